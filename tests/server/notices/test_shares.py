"""Webhooks that do not answer hold up no others, and nothing is dropped in silence."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from quakeboard.server.notices import sender
from quakeboard.server.notices.delivery import Delivery
from quakeboard.server.notices.posting import Answer
from quakeboard.server.notices.sender import MAX_REQUESTS, MAX_REQUESTS_PER_HOST, NoticeSender
from quakeboard.server.notices.vapid import VapidKey
from quakeboard.service.notices import Notice
from quakeboard.service.store import StoreUnavailable

HOUR = 3600.0
SECRET = "a-secret-path"


class Hooks(NoticeSender):
    """A sender whose targets answer when a test says so; tables are named after their hosts."""

    def __init__(self, *retry_delays: float) -> None:
        self.outcomes: Counter[str] = Counter()
        self.unavailable = False
        store: Any = SimpleNamespace(webhook=self.webhook, notices=SimpleNamespace(targets=self.targets))
        super().__init__(
            store,
            VapidKey(VapidKey.new()),
            retry_delays=retry_delays or (0.0,),
            count=self._count,
        )
        self.posts: dict[str, tuple[int, asyncio.Future[Answer]]] = {}

    def _count(self, outcome: str) -> None:
        self.outcomes[outcome] += 1

    async def webhook(self, table: str) -> str:
        if self.unavailable:
            raise StoreUnavailable
        return f"https://{table.partition('/')[0]}.example/{SECRET}?{SECRET}"

    async def targets(self, table: str) -> list[Any]:
        return []

    async def _post(self, delivery: Delivery) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.posts[delivery.notice.table] = delivery.notice.moves, answer
        return await answer

    async def turn(self, table: str, moves: int = 0) -> None:
        self.announce(Notice(kind="turn", table=table, game="seismic", names=["Mara"], moves=moves, seat=0))
        await settle()

    async def answer(self, table: str, *, well: bool = True) -> int:
        """Let the target of a table answer; return the moves that it was told of."""
        moves, answer = self.posts.pop(table)
        answer.set_result(Answer(None if well else "unreachable"))
        await settle()
        return moves


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def runner() -> Any:
    with asyncio.Runner() as runner:
        yield runner


def test_twelve_silent_webhooks_lose_nobody_a_notice(
    runner: asyncio.Runner, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        hooks = Hooks()
        for number in range(12):
            await hooks.turn(f"silent/{number}")
        assert len(hooks.posts) == MAX_REQUESTS_PER_HOST
        for moves in range(21):
            await hooks.turn("other", moves)
            assert await hooks.answer("other") == moves
        assert hooks.outcomes == {"delivered": 21}
        await hooks.close()
        assert (hooks.slots.running, hooks.slots.waiting, hooks.pending) == (0, 0, 0)

    runner.run(main())
    assert caplog.records == []


def test_if_all_requests_are_silent_a_new_host_is_next(runner: asyncio.Runner) -> None:
    async def main() -> None:
        hooks = Hooks()
        for number in range(2 * MAX_REQUESTS):
            await hooks.turn(f"silent{number // 4}/{number}")
        assert len(hooks.posts) == MAX_REQUESTS
        for number in range(4):
            await hooks.turn(f"silent0/again{number}")
        await hooks.turn("other")
        assert "other" not in hooks.posts
        waiting = hooks.slots.waiting
        for number in range(MAX_REQUESTS // 4 + 1):  # the silent hosts that wait were here before
            await hooks.answer(f"silent{number // 4}/{number}")
        assert "other" in hooks.posts
        assert hooks.slots.waiting < waiting
        await hooks.close()

    runner.run(main())


def test_the_latest_turn_replaces_one_that_waits(
    runner: asyncio.Runner, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        hooks = Hooks()
        for number in range(MAX_REQUESTS_PER_HOST):
            await hooks.turn(f"slow/{number}")
        for moves in range(3):
            await hooks.turn("slow/table", moves)
        await hooks.answer("slow/0")
        assert hooks.posts["slow/table"][0] == 2
        await hooks.turn("slow/table", 3)  # under way: this one comes after it
        assert await hooks.answer("slow/table") == 2
        assert await hooks.answer("slow/table") == 3
        assert hooks.outcomes == {"delivered": 3, "replaced": 2}
        await hooks.close()

    with caplog.at_level(logging.INFO, "quakeboard"):
        runner.run(main())
    assert [vars(record)["reason"] for record in caplog.records] == ["newer notice"] * 2


def test_who_waits_for_the_next_attempt_has_no_slot(
    runner: asyncio.Runner, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        hooks = Hooks(0.0, HOUR)
        await hooks.turn("table")
        await hooks.answer("table", well=False)
        assert (hooks.slots.running, hooks.slots.waiting, hooks.pending) == (0, 0, 1)
        await hooks.turn("table", 1)  # a newer turn does not wait for that
        assert await hooks.answer("table") == 1
        assert hooks.outcomes == {"replaced": 1, "delivered": 1}
        assert hooks.pending == 0
        await hooks.close()

    runner.run(main())


def test_what_is_not_delivered_is_logged_with_its_host_alone(
    runner: asyncio.Runner, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        monkeypatch.setattr(sender, "MAX_PENDING", 3)
        hooks = Hooks()
        await hooks.turn("failing")
        await hooks.answer("failing", well=False)
        for number in range(4):
            await hooks.turn(f"many/{number}")
        await hooks.turn("other")  # takes the place of the newest of the host with most
        assert "other" in hooks.posts
        hooks.unavailable = True
        await hooks.turn("unlucky")
        assert hooks.outcomes == {"failed": 1, "dropped": 3}
        await hooks.close()

    runner.run(main())
    found = [vars(record) for record in caplog.records]
    assert [(line["table"], line["host"], line["reason"]) for line in found] == [
        ("failing", "failing.example", "unreachable"),
        ("many/3", "many.example", "too many pending"),
        ("many/2", "many.example", "too many pending"),
        ("unlucky", "", "store unavailable"),
    ]
    assert SECRET not in str(found)
