"""A database as the first version left it, with games in progress, written by SQL alone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import asyncpg
import msgspec

from quakeboard.server.store.migrations import migrate_postgres, migrate_sqlite
from quakeboard.service import tokens
from quakeboard.service.log_entries import encode_fact

from .client import OpenTable
from .long_tables import LongTable
from .stored_log import is_postgres

COLUMNS = {
    "tables": "id, opened_at, changed_at, host, seed, set_up, public, seq, state, free_seats, due, standing",
    "entries": "table_id, seq, at, fact",
    "keys": "table_id, digest, seat",
}
FIRST = 1


async def write_first_schema(database: str, base: str, games: Sequence[LongTable]) -> list[OpenTable]:
    """Write these games; the tables with the tokens that their people have."""
    opened = [_with_tokens(base, game) for game in games]
    rows = {
        "tables": [_table_row(game) for game in games],
        "entries": [row for game in games for row in _entry_rows(game)],
        "keys": [row for table in opened for row in _key_rows(table)],
    }
    if is_postgres(database):
        await _write_postgres(database, rows)
    else:
        _write_sqlite(database, rows)
    return opened


def _with_tokens(base: str, game: LongTable) -> OpenTable:
    seats = range(len(game.head.set_up.seats))
    return OpenTable(base, game.head.table, {seat: tokens.new_token() for seat in seats}, tokens.new_token())


def _table_row(game: LongTable) -> tuple[Any, ...]:
    entry, standing = game.log[-1]
    head = game.head
    return (
        head.table,
        head.opened_at,
        entry.at,
        head.host,
        head.seed,
        msgspec.json.encode(head.set_up).decode(),
        head.set_up.public,
        entry.seq,
        standing.state,
        standing.free_seats,
        standing.due,
        msgspec.json.encode(standing).decode(),
    )


def _entry_rows(game: LongTable) -> list[tuple[Any, ...]]:
    return [(game.head.table, entry.seq, entry.at, encode_fact(entry.fact).decode()) for entry, _ in game.log]


def _key_rows(table: OpenTable) -> list[tuple[Any, ...]]:
    keys: list[tuple[str, int | None]] = [(token, seat) for seat, token in table.tokens.items()]
    return [(table.id, tokens.digest(token), seat) for token, seat in [*keys, (table.watch, None)]]


def _write_sqlite(file: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    migrate_sqlite(connection, upto=FIRST)
    connection.execute("BEGIN")
    for table, found in rows.items():
        places = ", ".join("?" for _ in COLUMNS[table].split(","))
        connection.executemany(f"INSERT INTO {table} ({COLUMNS[table]}) VALUES ({places})", found)
    connection.execute("COMMIT")
    connection.close()


async def _write_postgres(url: str, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    connection = await asyncpg.connect(url)
    try:
        await migrate_postgres(connection, upto=FIRST)
        for table, found in rows.items():
            columns = COLUMNS[table].split(", ")
            places = ", ".join(f"${place}" for place in range(1, len(columns) + 1))
            await connection.executemany(f"INSERT INTO {table} ({COLUMNS[table]}) VALUES ({places})", found)
    finally:
        await connection.close()
