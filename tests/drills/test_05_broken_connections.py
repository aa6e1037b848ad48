"""Drill 5: every connection is cut again and again, and the log is that of a game on a good line."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from extent import size

from .client import Client, ConnectionLost, OpenTable, begin_table, open_table
from .playing import TableHarness, make_harness
from .proxy import Proxy
from .server import Server
from .stored_log import log_of

CUTS = size(200, 5, timed=500)
"""Of each connection, at least."""
BYTES = (1000, 1500, 2000, 15_000)
"""After one of these a line breaks on average: now in a greeting, now in a move, now in a long answer."""
MOST = size(1_000_000, 10)
"""Cuts of a connection in one game; then the line holds."""


def test_a_game_on_a_bad_line_is_the_game_on_a_good_one(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    """Both games are played from copies of one file, so that chance is the same."""
    cuts: list[int] = []
    entries = 0
    round_number = 0
    while not cuts or min(cuts) < CUTS:
        round_number += 1
        good, bad = folder / f"good-{round_number}.db", folder / f"bad-{round_number}.db"
        tables = await set_up(good)
        shutil.copy(good, bad)
        await play_well(good, folder, tables)
        cut = await play_badly(bad, folder, tables, Random(round_number))
        cuts = [a + b for a, b in zip(cuts or [0] * len(cut), cut, strict=True)]
        for table in tables:
            logs = [await log_of(str(file), table.id) for file in (good, bad)]
            assert [entry.fact for entry in logs[0]] == [entry.fact for entry in logs[1]]
            entries += len(logs[0])
    figures(
        5, connections=len(cuts), fewest_cuts=min(cuts), all_cuts=sum(cuts), entries=entries, differences=0
    )


async def set_up(file: Path) -> list[OpenTable]:
    """Tables at which all sit and nobody has begun; the server is stopped then."""
    server = Server(str(file), file.parent, "--unlimited")
    async with server:
        games = (("seismic", 2), ("san-andreas", 3))
        tables = [await open_table(server.base, game, people, begin=False) for game, people in games]
        await server.stop()
    return tables


async def play_well(file: Path, folder: Path, tables: list[OpenTable]) -> None:
    async with Server(str(file), folder, "--unlimited") as server:
        harnesses = [await open_harness(table, server.base) for table in tables]
        await play(harnesses)
        await finish(harnesses, str(file))


async def play_badly(file: Path, folder: Path, tables: list[OpenTable], rnd: Random) -> list[int]:
    """How often each connection was cut."""
    async with Server(str(file), folder, "--unlimited") as server, AsyncExitStack() as stack:
        harnesses = [await open_harness(table, server.base) for table in tables]
        proxies = []
        for client in [client for harness in harnesses for client in harness.clients]:
            proxy = Proxy(server.base, lambda: 500 + int(rnd.expovariate(1 / rnd.choice(BYTES))), MOST)
            proxies.append(await stack.enter_async_context(proxy))
            client.base = proxy.base
        watching = [
            asyncio.create_task(keep_watching(client)) for harness in harnesses for client in harness.watchers
        ]
        await play(harnesses)
        for task in watching:
            task.cancel()
        for client in [client for harness in harnesses for client in harness.clients]:
            client.cut()
            await client.wait_closed()
            client.base = server.base
        await finish(harnesses, str(file))
        assert not server.error_lines()
        return [proxy.cuts for proxy in proxies]


async def open_harness(table: OpenTable, base: str) -> TableHarness:
    table.base = base
    await begin_table(table)
    return make_harness(table, "the same", watchers=1)


async def keep_watching(client: Client) -> None:
    while True:
        try:
            await client.connect()
        except ConnectionLost:
            continue
        await client.wait_closed()


async def play(harnesses: list[TableHarness]) -> None:
    """To the end."""
    never = asyncio.Event()
    await asyncio.gather(*(player.play(never) for harness in harnesses for player in harness.players))


async def finish(harnesses: list[TableHarness], database: str) -> None:
    for harness in harnesses:
        await harness.settle()
        assert harness.over
        await harness.check(database)
        await harness.close()
