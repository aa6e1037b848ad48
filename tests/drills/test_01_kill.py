"""Drill 1: the server is killed under load. Nothing that was acknowledged is lost, and it is soon back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from extent import size

from .client import open_table
from .playing import Stopwatch, TableHarness, make_harness
from .server import Server, wait_until
from .stored_log import is_postgres
from .timing import within

ROUNDS = size(25, 2, timed=50)
TABLES = size(6, 3)
MOVES = size(60, 20)
"""Acknowledged at most before a kill."""


def test_no_acknowledged_move_is_lost(database: str, tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(database, tmp_path, figures))


async def drill(database: str, folder: Path, figures: Callable[..., None]) -> None:
    rnd = Random(database)
    watch = Stopwatch()
    async with Server(database, folder, "--unlimited") as server:
        harnesses = [await open_harness(server, rnd, number, watch) for number in range(TABLES)]
        finished = []
        while len(watch.seconds) < ROUNDS:
            await one_round(server, harnesses, rnd, watch)
            for number, harness in enumerate(harnesses):
                await harness.check(database)
                if harness.over:
                    await harness.close()
                    finished.append(harness)
                    harnesses[number] = await open_harness(server, rnd, number, watch)
        moves = sum(len(p.acknowledged) for harness in (*finished, *harnesses) for p in harness.players)
        for harness in (*finished, *harnesses):
            await harness.check(database, views=False)
            await harness.close()
        rounds = sum(rounds_answered(harness) for harness in (*finished, *harnesses))
        assert rounds > 0
        assert not server.error_lines()
    figures(
        1,
        store="PostgreSQL" if is_postgres(database) else "SQLite",
        kills=ROUNDS,
        acknowledged=moves,
        lost=0,
        links_revealed=rounds,
        slowest_return_s=round(max(watch.seconds), 3),
        mean_return_s=round(sum(watch.seconds) / ROUNDS, 3),
        within_2_s=sum(seconds < 2 for seconds in watch.seconds),
        load_average=round(os.getloadavg()[1], 1),
    )
    assert within(2.0, *watch.seconds)


def rounds_answered(harness: TableHarness) -> int:
    """How often its players answered rounds of chance; no link was ever asked for in two ways."""
    devices = [player.client.participant for player in harness.players]
    return sum(len(device.revealed) for device in devices if device is not None)


async def open_harness(server: Server, rnd: Random, number: int, watch: Stopwatch) -> TableHarness:
    game, people = (("seismic", 4), ("san-andreas", 3), ("seismic", 2))[number % 3]
    table = await open_table(server.base, game, people)
    takes_part = number % 3 != 2
    harness = make_harness(table, str(rnd.random()), watchers=1, chatty=0.05, takes_part=takes_part)
    for player in harness.players:
        player.on_done = watch.stop
    await harness.connect()
    return harness


async def one_round(server: Server, harnesses: list[TableHarness], rnd: Random, watch: Stopwatch) -> None:
    """Play, be killed, play on for a while."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for harness in harnesses for player in harness.players]

    def done() -> int:
        return sum(len(player.acknowledged) for harness in harnesses for player in harness.players)

    goal = done() + rnd.randint(1, MOVES)
    await wait_until(lambda: done() >= goal or all(task.done() for task in playing), "people play")
    await asyncio.sleep(rnd.uniform(0, 0.02))  # a random moment: the drill itself
    watch.set()
    server.kill()
    server.launch()
    await wait_until(lambda: watch.since is None or all(task.done() for task in playing), "somebody plays on")
    stop.set()
    await asyncio.gather(*playing)
    watch.since = None  # if all games were over, nobody came back to play on
    await server.wait_healthy()
    for harness in harnesses:
        await harness.settle()
