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
from quakeboard.service import bot_pool as bot_pool_module
from quakeboard.service.bot_pool import BotPool
from quakeboard.service.messages import Pause, Rename, Resume

from .application import FailingStore, FakeTimeRegistry, begin, plan


@pytest.fixture
def bot_pool(runner: asyncio.Runner) -> Iterator[BotPool]:
    bot_pool = BotPool(1)
    yield bot_pool
    runner.run(bot_pool.close())


def workers(bot_pool: BotPool) -> list[int]:
    assert bot_pool._pool is not None
    return list(bot_pool._pool._processes)


async def decide(bot_pool: BotPool, bot: str = "greedy") -> str:
    position = make_game("seismic", {"first": 0}).start(2)
    while position.actor() < 0:
        position.apply(position.odds()[0][0])
    legal = position.legal()
    text = await bot_pool.decide("seismic", {"first": 0}, bot, position.view(0), legal)
    assert text in [str(action) for action in legal]
    return text


async def test_a_process_decides_and_one_that_died_is_replaced(bot_pool: BotPool) -> None:
    await decide(bot_pool)
    (worker,) = workers(bot_pool)
    assert worker != os.getpid()
    os.kill(worker, signal.SIGKILL)
    await decide(bot_pool)
    (other,) = workers(bot_pool)
    assert other != worker
    await bot_pool.close()
    assert not {worker, other} & {child.pid for child in multiprocessing.active_children()}
    await decide(bot_pool)  # who asks again opens it again


async def test_idle_processes_think_along(runner: asyncio.Runner) -> None:
    bot_pool = BotPool(2, seconds=0.2)
    try:
        await decide(bot_pool)
        assert len(workers(bot_pool)) == 1  # greedy gains nothing from more workers
        await decide(bot_pool, "fierce")
        assert len(workers(bot_pool)) == 2
        await asyncio.gather(*(decide(bot_pool, "fierce") for _ in range(3)))
    finally:
        await bot_pool.close()


async def test_the_game_goes_on_when_a_worker_dies(
    store: FailingStore, registry: FakeTimeRegistry, bot_pool: BotPool
) -> None:
    registry.bot_pool = bot_pool
    harness = await begin(registry, plan(bots=(1, 2)))
    await harness.act("found 1,11 0")
    await asyncio.sleep(0)  # the bot has begun to think
    for worker in workers(bot_pool):
        os.kill(worker, signal.SIGKILL)
    await registry.settle()
    assert [move.seat for move in harness.table.moves] == [0, 1, 2]


class Slow(BotPool):
    """A bot that thinks until it may answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.may = asyncio.Event()
        self.asked = 0

    async def decide(self, key: str, options: dict, bot: str, view: object, legal: list) -> str:  # type: ignore[type-arg]
        self.asked += 1
        await self.may.wait()
        return str(bot_pool_module._consider(key, options, bot, view, legal, self.budget, 1)[0].action)


async def test_what_a_bot_decided_counts_only_if_the_table_has_not_moved_on(
    registry: FakeTimeRegistry,
) -> None:
    registry.bot_pool = slow = Slow()
    harness = await begin(registry, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    await asyncio.sleep(0)
    await harness.do(2, Pause)
    await harness.do(2, Rename, name="Ada L.", colour=2)
    await harness.do(2, Resume)
    await asyncio.sleep(0)
    assert slow.asked == 2
    slow.may.set()
    await registry.settle()
    assert [move.seat for move in harness.table.moves] == [0, 1]


async def test_a_bot_is_asked_once_about_each_decision(registry: FakeTimeRegistry) -> None:
    registry.bot_pool = slow = Slow()
    harness = await begin(registry, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    await asyncio.sleep(0)
    for _ in range(3):
        await registry._take_over(harness.live_table.id)
    await asyncio.sleep(0)
    assert slow.asked == 1


SCRIPT = """
import asyncio, multiprocessing
from quakeboard.core.registry import make_game
from quakeboard.service.bot_pool import BotPool

async def main():
    pool = BotPool(2)
    position = make_game("san-andreas", {"first": 0}).start(3)
    thoughts = [
        pool.decide("san-andreas", {"first": 0}, "random", position.view(0), position.legal())
        for _ in range(3)
    ]
    thinking = asyncio.gather(*thoughts, return_exceptions=True)
    await asyncio.sleep(HOW_LONG)
    await pool.close()
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
