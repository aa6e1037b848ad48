"""Drill 13: very long tables are opened, looked through, branched and flagged while neighbours play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

from extent import size

from quakeboard.service.table_setup import Clock

from .client import Client, OpenTable
from .long_tables import write_long_table
from .server import Server, request, two_servers, wait_until
from .stored_log import log_of
from .undisturbed import disturbance, neighbours

ACTIONS = size(1_500, 400, timed=1_900)
UNDOS = size(300, 40)
TABLES = size(4, 2)
PAGES = size(20, 4)


def test_a_long_table_is_opened_beside_others(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(opened(tmp_path, figures))


async def opened(folder: Path, figures: Callable[..., None]) -> None:
    database = str(folder / "tables.db")
    server = Server(database, folder)
    tables = [await write_long_table(database, server.base, ACTIONS, UNDOS) for _ in range(TABLES)]
    async with server:
        async with neighbours(server) as bystanders:
            seqs = await asyncio.gather(*(look_through(table) for table in tables))
        for table, seq in zip(tables, seqs, strict=True):
            assert len(await log_of(database, table.id)) == seq
        figures(
            13,
            what="opened after a start",
            tables=TABLES,
            entries=seqs[0],
            **await disturbance(bystanders),
        )


async def look_through(table: OpenTable) -> int:
    """Come in, read all of the history, come back with an old number, undo; the number of the last entry."""
    assert (await request(table.base, "GET", f"/api/tables/{table.id}")).is_success
    watcher = await table.join(None)
    last = watcher.seq or 0
    for page in range(PAGES):
        after = page * last // PAGES
        answer = await watcher.ask("history", after=after, until=after + 50)
        assert answer["type"] == "history" or answer["code"] == "slow-down", answer
    back = Client(table.base, table.id, table.watch)
    back.seq, back.view = last, deepcopy(watcher.view)
    await back.connect()
    await take_back(table)
    await back.until_seq(last + 2)
    for client in (watcher, back):
        assert client.connected
        assert client.faults == []
        await client.close()
    return last + 2


async def take_back(table: OpenTable) -> None:
    """One seat makes a move, and takes it back with the consent of the others if need be."""
    players = [await table.join(seat) for seat in table.tokens]
    asked = next(player for player in players if player.question is not None)
    assert asked.question is not None
    turning = [action for action in asked.question["legal"] if action != "pass"]
    assert (await asked.command("act", action=turning[0]))["type"] == "done"
    await asked.until_seq(asked.seq or 0)
    answer = await asked.command("undo")
    assert answer["type"] == "done", answer
    for player in players:
        await player.close()


def test_the_clock_of_a_long_table_runs_out_in_a_cluster(
    shared_database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(flagged(shared_database, tmp_path, figures))


async def flagged(database: str, folder: Path, figures: Callable[..., None]) -> None:
    """Nobody is connected; whichever process claims the table must go on serving its own people."""
    clock = Clock("move", 1.0, when_over="pass")
    async with two_servers(database, folder) as servers:
        async with neighbours(*servers) as bystanders:
            table = await write_long_table(database, servers[0].base, ACTIONS, UNDOS, clock)
            before = len(await log_of(database, table.id))

            async def has_been_flagged() -> bool:
                return len(await log_of(database, table.id)) > before

            await wait_until(has_been_flagged, "the clock runs out")
        entry = (await log_of(database, table.id))[before]
        assert entry.kind == "flagged"
        figures(13, what="flagged in a cluster", tables=1, entries=before, **await disturbance(bystanders))
