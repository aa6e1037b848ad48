"""What is true: the log as it stands in the database, read past the server and its stores."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, NamedTuple

import asyncpg

from .client import Client, OpenTable

ENTRIES = "SELECT seq, at, fact FROM entries WHERE table_id = {} ORDER BY seq"
LINES = "SELECT number, seat, text FROM lines WHERE table_id = {} ORDER BY number"

SENT_OTHERWISE = frozenset({"action", "chance", "known", "round"})
"""Parts of an entry that are sent as steps of the game or items of the transcript."""


class Entry(NamedTuple):
    seq: int
    at: int
    fact: dict[str, Any]

    @property
    def kind(self) -> str:
        return str(self.fact["kind"])


async def read(database: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows of a query, which has {} where a value goes."""
    if not is_postgres(database):
        file = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        try:
            return file.execute(query.format(*("?" * len(values))), values).fetchall()
        finally:
            file.close()
    connection = await asyncpg.connect(database)
    try:
        numbered = query.format(*(f"${number}" for number in range(1, len(values) + 1)))
        return [tuple(row) for row in await connection.fetch(numbered, *values)]
    finally:
        await connection.close()


def is_postgres(database: str) -> bool:
    return database.startswith("postgresql://")


async def log_of(database: str, table: str) -> list[Entry]:
    """A table's log; it must have no gap and no number twice."""
    log = [Entry(seq, at, json.loads(fact)) for seq, at, fact in await read(database, ENTRIES, table)]
    assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "a gap, or a number twice"
    return log


async def lines_of(database: str, table: str) -> list[tuple[int, int | None, str]]:
    """What was said: number, seat, text."""
    return [(int(number), seat, text) for number, seat, text in await read(database, LINES, table)]


def check_updates(client: Client, log: list[Entry]) -> None:
    """Every update of a client is in the log, with that number, time and content."""
    assert not client.faults, client.faults
    for seq, update in client.updates.items():
        assert seq <= len(log), f"update {seq} was shown and is not in the log"
        entry = log[seq - 1]
        assert update["at"] == entry.at
        public = {name: value for name, value in entry.fact.items() if name not in SENT_OTHERWISE}
        assert update["fact"] == public
        if "action" in entry.fact and client.welcome["game"] == "seismic":  # nothing is hidden there
            shown = [step["action"] for step in update.get("steps", [])]
            assert shown == [entry.fact["action"], *entry.fact.get("chance", [])]


async def check_views(table: OpenTable, clients: Iterable[Client], base: str | None = None) -> None:
    """What clients have folded is what the server shows to somebody who comes in now."""
    for client in clients:
        fresh = await Client(base or table.base, table.id, client.token).connect()
        await client.until_seq(fresh.seq or 0)
        assert client.seq == fresh.seq
        assert client.view == fresh.view
        for name in ("state", "moves", "asked"):
            assert client.info.get(name) == fresh.info.get(name)
        await fresh.close()
