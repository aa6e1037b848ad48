"""Drill 1: the server is killed under load. Nothing that was acknowledged is lost, and it is soon back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

from extent import size

from .client import open_table
from .playing import Party, Stopwatch, make_party
from .server import Server, await_that
from .timing import within
from .truth import is_postgres

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
        parties = [await gather(server, rnd, number, watch) for number in range(TABLES)]
        finished = []
        while len(watch.seconds) < ROUNDS:
            await one_round(server, parties, rnd, watch)
            for number, party in enumerate(parties):
                await party.check(database)
                if party.over:
                    await party.close()
                    finished.append(party)
                    parties[number] = await gather(server, rnd, number, watch)
        moves = sum(len(p.acknowledged) for party in (*finished, *parties) for p in party.players)
        for party in (*finished, *parties):
            await party.check(database, views=False)
            await party.close()
        assert not server.complaints()
    figures(
        1,
        store="PostgreSQL" if is_postgres(database) else "SQLite",
        kills=ROUNDS,
        acknowledged=moves,
        lost=0,
        slowest_return_s=round(max(watch.seconds), 3),
        mean_return_s=round(sum(watch.seconds) / ROUNDS, 3),
        within_2_s=sum(seconds < 2 for seconds in watch.seconds),
        load_average=round(os.getloadavg()[1], 1),
    )
    assert within(2.0, *watch.seconds)


async def gather(server: Server, rnd: Random, number: int, watch: Stopwatch) -> Party:
    game, people = (("seismic", 4), ("san-andreas", 3), ("seismic", 2))[number % 3]
    table = await open_table(server.base, game, people)
    party = make_party(table, str(rnd.random()), watchers=1, chatty=0.05)
    for player in party.players:
        player.on_done = watch.stop
    await party.connect()
    return party


async def one_round(server: Server, parties: list[Party], rnd: Random, watch: Stopwatch) -> None:
    """Play, be killed, play on for a while."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for party in parties for player in party.players]

    def done() -> int:
        return sum(len(player.acknowledged) for party in parties for player in party.players)

    goal = done() + rnd.randint(1, MOVES)
    await await_that(lambda: done() >= goal or all(task.done() for task in playing), "people play")
    await asyncio.sleep(rnd.uniform(0, 0.02))  # a random moment: the drill itself
    watch.set()
    server.kill()
    server.launch()
    await await_that(lambda: watch.since is None or all(task.done() for task in playing), "somebody plays on")
    stop.set()
    await asyncio.gather(*playing)
    watch.since = None  # if all games were over, nobody came back to play on
    await server.well()
    for party in parties:
        await party.settle()
