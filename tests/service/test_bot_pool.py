"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from quakeboard.core.registry import make_game
from quakeboard.service import bot_pool as thinkers_module
from quakeboard.service.bot_pool import Thinkers
from quakeboard.service.messages import Pause, Rename, Resume

from .application import FailingStore, SlowLobby, begin, plan


@pytest.fixture
def thinkers(runner: asyncio.Runner) -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    runner.run(thinkers.close())


def workers(thinkers: Thinkers) -> list[int]:
    assert thinkers._pool is not None
    return list(thinkers._pool._processes)


async def decide(thinkers: Thinkers, bot: str = "greedy") -> str:
    position = make_game("seismic", {"first": 0}).start(2)
    while position.actor() < 0:
        position.apply(position.odds()[0][0])
    legal = position.legal()
    text = await thinkers.decide("seismic", {"first": 0}, bot, position.view(0), legal)
    assert text in [str(action) for action in legal]
    return text


async def test_a_process_decides_and_one_that_died_is_replaced(thinkers: Thinkers) -> None:
    await decide(thinkers)
    (worker,) = workers(thinkers)
    assert worker != os.getpid()
    os.kill(worker, signal.SIGKILL)
    await decide(thinkers)
    (other,) = workers(thinkers)
    assert other != worker
    await thinkers.close()
    assert not {worker, other} & {child.pid for child in multiprocessing.active_children()}
    await decide(thinkers)  # who asks again opens it again


async def test_idle_processes_think_along(runner: asyncio.Runner) -> None:
    thinkers = Thinkers(2, seconds=0.2)
    try:
        await decide(thinkers)
        assert len(workers(thinkers)) == 1  # greedy gains nothing by company
        await decide(thinkers, "fierce")
        assert len(workers(thinkers)) == 2
        await asyncio.gather(*(decide(thinkers, "fierce") for _ in range(3)))
    finally:
        await thinkers.close()


async def test_the_game_goes_on_when_a_thinker_dies(
    store: FailingStore, lobby: SlowLobby, thinkers: Thinkers
) -> None:
    lobby.thinkers = thinkers
    party = await begin(lobby, plan(bots=(1, 2)))
    await party.act("found 1,11 0")
    await asyncio.sleep(0)  # the bot has begun to think
    for worker in workers(thinkers):
        os.kill(worker, signal.SIGKILL)
    await lobby.settle()
    assert [move.seat for move in party.table.moves] == [0, 1, 2]


class Slow(Thinkers):
    """A bot that thinks until it may answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()
        self.asked = 0

    async def decide(self, key: str, options: dict, bot: str, view: object, legal: list) -> str:  # type: ignore[type-arg]
        self.asked += 1
        await self.may.wait()
        return str(thinkers_module._consider(key, options, bot, view, legal, self.budget, 1)[0].action)


async def test_what_a_bot_decided_counts_only_if_the_table_has_not_moved_on(lobby: SlowLobby) -> None:
    lobby.thinkers = slow = Slow()
    party = await begin(lobby, plan(bots=(1,)))
    await party.act("found 1,11 0")
    await asyncio.sleep(0)
    await party.do(2, Pause)
    await party.do(2, Rename, name="Ada L.", colour=2)
    await party.do(2, Resume)
    await asyncio.sleep(0)
    assert slow.asked == 2
    slow.may.set()
    await lobby.settle()
    assert [move.seat for move in party.table.moves] == [0, 1]


async def test_a_bot_is_asked_once_about_each_decision(lobby: SlowLobby) -> None:
    lobby.thinkers = slow = Slow()
    party = await begin(lobby, plan(bots=(1,)))
    await party.act("found 1,11 0")
    await asyncio.sleep(0)
    for _ in range(3):
        await lobby._take_over(party.desk.id)
    await asyncio.sleep(0)
    assert slow.asked == 1


SCRIPT = """
import asyncio, multiprocessing
from quakeboard.core.registry import make_game
from quakeboard.service.bot_pool import Thinkers

async def main():
    thinkers = Thinkers(2)
    position = make_game("san-andreas", {"first": 0}).start(3)
    thoughts = [
        thinkers.decide("san-andreas", {"first": 0}, "random", position.view(0), position.legal())
        for _ in range(3)
    ]
    thinking = asyncio.gather(*thoughts, return_exceptions=True)
    await asyncio.sleep(HOW_LONG)
    await thinkers.close()
    await thinking
    assert not multiprocessing.active_children()

if __name__ == "__main__":
    asyncio.run(main())
    import os, signal
    os.kill(os.getpid(), signal.SIGTERM)  # as a server ends, without a word to its atexit functions
"""


@pytest.mark.parametrize("how_long", ["0", "1.5"])
def test_a_server_leaves_nothing_behind(how_long: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    script = tmp_path_factory.mktemp("script") / "server.py"
    script.write_text(SCRIPT.replace("HOW_LONG", how_long))
    done = subprocess.run(
        [sys.executable, "-W", "error", str(script)], capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.stderr, done.returncode) == ("", -signal.SIGTERM)
