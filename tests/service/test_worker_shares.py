"""Bots and hints share the workers: by who waits for them, by the address that they are for, and by table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import pytest

from quakeboard.core.game import CHANCE, AnyGame, View
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.service import bots as bots_module
from quakeboard.service.bots import Asker, worker_rules
from quakeboard.service.errors import Refused
from quakeboard.service.fair_scheduling import Path
from quakeboard.service.fair_slots import FairSlots, Slot
from quakeboard.service.workers import ANYBODY, StreamingTask, Task

from .application import InlineBots


class ManualWorkers:
    """Workers whose tasks end when a test says so."""

    def __init__(self, size: int) -> None:
        self.now = 0.0
        self.size = size
        self.slots = FairSlots(size, worker_rules(size), clock=lambda: self.now)
        self.begun: list[Slot] = []

    @property
    def idle(self) -> int:
        return self.slots.idle

    async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
        slot = self.slots.request(path, cost)
        try:
            await slot.wait()
            self.begun.append(slot)
            ended = asyncio.get_running_loop().create_future()
            slot.end = lambda: ended.done() or ended.set_result(None)  # type: ignore[attr-defined]
            await ended
            return task(payload)
        finally:
            slot.release()

    def move(self, old: Path, new: Path) -> None:
        self.slots.move(old, new)

    async def end_first(self) -> None:
        """End the job that began first, a second after it began, and let the next one begin."""
        slot = self.begun.pop(0)
        self.now += 1.0 / self.size
        slot.end()  # type: ignore[attr-defined]
        await settle()

    async def stream(self, task: StreamingTask, payload: bytes) -> AsyncGenerator[bytes, None]:
        for piece in task(payload):
            yield piece

    async def close(self) -> None:
        """Nothing is left behind."""


async def settle() -> None:
    """Let all that can go on go on."""
    for _ in range(20):
        await asyncio.sleep(0)


class Office:
    """Bots that are asked, by the table for which."""

    def __init__(self, size: int) -> None:
        self.workers = ManualWorkers(size)
        self.bots = InlineBots(self.workers)
        self.game, self.view = asked()
        self.tasks: list[asyncio.Task[object]] = []

    async def decide(self, bot: str, asker: Asker) -> asyncio.Task[str]:
        task = asyncio.create_task(self.bots.decide(self.game, bot, self.view, asker))
        self.tasks.append(task)
        await settle()
        return task

    def tables(self) -> list[str]:
        """The tables for which something runs, in the order in which it began."""
        return [slot.path[2] for slot in self.workers.begun]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        assert (self.workers.slots.waiting, self.workers.slots.running) == (0, 0)


def asked() -> tuple[AnyGame, View]:
    game = make_game("seismic", {})
    position, rng = game.start(2), Rng("shares")
    while position.actor() == CHANCE or position.kernel.turn_number < 5:
        position.kernel.step(position.kernel.sample(rng))
    return game, position.view(position.actor())


@pytest.mark.parametrize("size", [1, 2, 4])
@pytest.mark.parametrize("attention", ["awaited", "watched", "unattended"])
async def test_a_greedy_bot_begins_when_the_first_of_62_fierce_ones_ends(
    size: int, attention: bots_module.Attention
) -> None:
    """Whether somebody watches those tables or not, and whether or not they go on and on."""
    office = Office(size)
    for table in range(62):
        await office.decide("fierce", Asker(attention, "crowd", f"crowd {table}"))
    for again in range(5):
        await office.workers.end_first()
        await office.decide("fierce", Asker(attention, "crowd", f"crowd {again}"))
    decision = await office.decide("greedy", Asker("awaited", "other", "other"))
    assert "other" not in office.tables()
    await office.workers.end_first()
    assert "other" in office.tables()
    while office.tables()[0] != "other":
        await office.workers.end_first()
    await office.workers.end_first()
    assert decision.done()
    await office.close()


async def test_unattended_tables_get_the_smallest_share_and_go_on() -> None:
    office = Office(1)
    for table in range(3):
        await office.decide("fierce", Asker("unattended", "absent", f"absent {table}"))
        await office.decide("fierce", Asker("awaited", "present", f"present {table}"))
    begun = []
    for _ in range(100):
        table = office.tables()[0]
        begun.append(table.split()[0])
        await office.workers.end_first()
        attention: bots_module.Attention = "awaited" if begun[-1] == "present" else "unattended"
        await office.decide("fierce", Asker(attention, begun[-1], table))
    assert 4 <= begun.count("absent") <= 8  # one in seventeen
    await office.close()


async def test_whoever_comes_back_to_a_table_does_not_wait_as_nobody() -> None:
    office = Office(1)
    for table in range(10):
        await office.decide("fierce", Asker("unattended", "crowd", f"crowd {table}"))
        await office.decide("fierce", Asker("awaited", "busy", f"busy {table}"))
    await office.workers.end_first()
    await office.decide("fierce", Asker("unattended", "mara", "late"))
    office.bots.attend(Asker("awaited", "mara", "late"))
    await office.workers.end_first()
    assert office.tables() == ["late"]
    await office.close()


async def test_a_fierce_bot_takes_no_worker_that_others_wait_for() -> None:
    office = Office(4)
    await office.decide("fierce", Asker("awaited", "first", "first"))
    assert office.tables() == ["first"] * 4  # nobody else wants them
    await office.decide("greedy", Asker("awaited", "other", "other"))
    await office.decide("fierce", Asker("awaited", "second", "second"))
    for _ in range(4):
        await office.workers.end_first()
    assert office.tables() == ["other", "second"]
    await office.close()


# ---------------------------------------------------------------------- hints


async def test_hints_leave_half_of_the_workers_to_bots() -> None:
    office = Office(4)
    hints = [
        asyncio.create_task(office.bots.forecast(office.game, office.view, str(number), "hint"))
        for number in range(6)
    ]
    await settle()
    assert office.tables() == ["hint"] * 2
    for table in range(3):
        await office.decide("greedy", Asker("awaited", "mara", f"{table}"))
    assert office.tables() == ["hint", "hint", "0", "1"]
    while office.workers.begun:
        await office.workers.end_first()
    assert all(hint.done() and hint.result() is not None for hint in hints)
    await office.close()


async def test_whoever_asks_for_too_many_hints_is_refused_and_nobody_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots_module, "MAX_HINTS_WAITING", 5)
    office = Office(1)
    greedy = [
        asyncio.create_task(office.bots.forecast(office.game, office.view, "greedy", f"{number}"))
        for number in range(9)
    ]
    await settle()
    other = asyncio.create_task(office.bots.forecast(office.game, office.view, "other", "other"))
    await settle()
    refused = [hint for hint in greedy if hint.done()]
    assert len(refused) == 4
    for hint in refused:
        with pytest.raises(Refused) as refusal:
            hint.result()
        assert refusal.value.code == "too-many-hints"
    assert not other.done()
    await office.workers.end_first()
    assert office.tables() == ["other"]
    while office.workers.begun:
        await office.workers.end_first()
    assert other.done()
    await asyncio.gather(*greedy, return_exceptions=True)
