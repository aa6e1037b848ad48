"""Drill 19: a database of the first version, with games in progress, is served by this one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from extent import size

from quakeboard.service.table_setup import Clock

from .client import OpenTable
from .first_schema import write_first_schema
from .long_tables import long_table
from .playing import Player
from .server import Server
from .stored_log import check_views, is_postgres, log_of
from .undisturbed import disturbance, neighbours

TABLES = size(20, 3)
MOVES = size(20, 4)
DAYS = Clock("move", 2 * 24 * 60 * 60)


def test_games_go_on_after_an_upgrade(database: str, tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(database, tmp_path, figures))


async def drill(database: str, folder: Path, figures: Callable[..., None]) -> None:
    server = Server(database, folder)
    games = [
        long_table(40 + 20 * number, number % 3, DAYS if number % 2 else None, number)
        for number in range(TABLES)
    ]
    tables = await write_first_schema(database, server.base, games)
    async with server:
        async with neighbours(server) as bystanders:
            entries = await asyncio.gather(*(play_on(table, database) for table in tables))
        for game, table in zip(games, tables, strict=True):
            log = await log_of(database, table.id)
            before = [(entry.seq, entry.at) for entry, _ in game.log]
            assert [(entry.seq, entry.at) for entry in log[: len(before)]] == before
        figures(
            19,
            store="postgres" if is_postgres(database) else "sqlite",
            tables=TABLES,
            entries_added=sum(entries),
            **await disturbance(bystanders),
        )


async def play_on(table: OpenTable, database: str) -> int:
    """Everybody comes back with the link that they have, and plays on; the number of new entries."""
    before = len(await log_of(database, table.id))
    clients = [await table.join(seat) for seat in table.tokens]
    stop = asyncio.Event()
    made = 0

    def count(_: Player) -> None:
        nonlocal made
        made += 1
        if made >= MOVES:
            stop.set()

    players = [
        Player(client, seat, f"{table.id} {seat}", pause=0.2, on_done=count)
        for seat, client in enumerate(clients)
    ]
    await asyncio.gather(*(player.play(stop) for player in players))
    after = len(await log_of(database, table.id))
    for client in clients:
        await client.until_seq(after)
        assert client.faults == []
    await check_views(table, clients)
    for client in clients:
        await client.close()
    assert after >= before + MOVES
    return after - before
