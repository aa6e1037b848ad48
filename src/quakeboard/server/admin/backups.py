"""Backups of any store as one SQLite file, and their restoration.

Both kinds of store have the same tables and columns, so a backup of either can be restored to either, and
served as it is. It holds seeds, the secret that signs sessions, and the key for push services: only its owner
may read it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quakeboard.core.errors import Reason
from quakeboard.play.record import UNWRITABLE, BadRecord
from quakeboard.server.admin.store import NO_STORE, check_file, check_version, postgres_version, sqlite_file
from quakeboard.server.store.errors import STORE_REFUSES, BadStore
from quakeboard.server.store.migrations import migrate_postgres, migrate_sqlite
from quakeboard.server.store.postgres.connection import Database, translated_errors
from quakeboard.server.store.sqlite.file import is_unavailable, lock_file

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

TABLES = (
    "tables",
    "entries",
    "snapshots",
    "keys",
    "sitters",
    "taken_seats",
    "last_seen",
    "lines",
    "hooks",
    "processes",
    "outages",
    "settings",
    "notice_targets",
    *("mutes", "blocks", "operator_tokens", "audit", "jobs"),
)
"""The tables of a backup, in an order that satisfies foreign keys. Heartbeats are included, so that
clocks stop between the backup and its next use."""
GO_ON_COUNTING = "SELECT setval(pg_get_serial_sequence('audit', 'id'), max(id)) FROM audit"
"""Makes PostgreSQL number what is added to the audit log after the rows that were copied."""
BATCH_ROWS = 1000
STATEMENT_SECONDS = 600.0  # a statement may copy all rows of a table

FILE_EXISTS = Reason("file-exists", "stores", "There is a file “{file}” already.")
STORE_NOT_EMPTY = Reason("store-not-empty", "stores", "There are tables in that store already.")


async def backup(url: str, out: Path) -> int:
    """Write all that a store holds to a new file, while servers go on; return how many tables there are.

    Raises `BadStore` if there is no such store or if the file exists. The file is there when it is whole.
    """
    if out.exists():
        raise BadStore(FILE_EXISTS, file=out)
    source = sqlite_file(url)
    try:
        with tempfile.TemporaryDirectory(prefix=f".{out.name}.", dir=out.parent) as folder:
            copy = Path(folder) / out.name
            if source is None:
                await _copy_from_postgres(url, copy)
            else:
                check_file(source)
                await asyncio.to_thread(_copy_file, source, copy)
            copy.chmod(0o600)
            found = _count(copy)
            copy.rename(out)
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=out, why=(error.strerror or str(error)).lower()) from error
    return found


async def restore(url: str, file: Path) -> int:
    """Put a backup into a store that has no tables, and that no server uses; return how many there were."""
    if not file.is_file():
        raise BadStore(NO_STORE, file=file)
    target = sqlite_file(url)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup"
        _copy_file(file, copy)
        _bring_up_to_date(copy)
        if target is None:
            await _copy_to_postgres(copy, url)
        else:
            await asyncio.to_thread(_restore_file, copy, target)
        return _count(copy)


# ---------------------------------------------------------------------- files


def _copy_file(source: Path, target: Path) -> None:
    """Copy a database that may be in use, as one snapshot, with SQLite's backup API."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, without -wal and -shm
    except sqlite3.Error as error:
        raise _refusal(error) from error


def _restore_file(copy: Path, target: Path) -> None:
    lock = lock_file(target)
    try:
        if target.exists() and target.stat().st_size and _count(target):
            raise BadStore(STORE_NOT_EMPTY)
        _copy_file(copy, target)
        target.chmod(0o600)
    finally:
        lock.release()


def _bring_up_to_date(file: Path) -> None:
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            migrate_sqlite(connection)
    except sqlite3.Error as error:
        raise _refusal(error) from error


def _count(file: Path) -> int:
    try:
        with closing(sqlite3.connect(file)) as connection:
            (found,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            return int(found)
    except sqlite3.Error as error:
        raise _refusal(error) from error


def _refusal(error: sqlite3.Error) -> Exception:
    return BadStore(STORE_REFUSES, why=error) if is_unavailable(error) else error


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


# ---------------------------------------------------------------------- PostgreSQL


async def _copy_from_postgres(url: str, target: Path) -> None:
    async with translated_errors(opening=True):
        source = await Database(url, STATEMENT_SECONDS).connect()
        try:
            check_version("postgres", await postgres_version(source))
            _bring_up_to_date(target)
            with closing(sqlite3.connect(target)) as new:
                # One snapshot of all tables.
                async with source.transaction(isolation="repeatable_read", readonly=True):
                    for table in TABLES:
                        await _copy_table(source, new, table)
                new.commit()
        finally:
            source.terminate()


async def _copy_table(source: Connection, target: sqlite3.Connection, table: str) -> None:
    columns = _columns(target, table)
    placeholders = ", ".join("?" for _ in columns)
    batch: list[Any] = []
    async for row in source.cursor(f"SELECT {', '.join(columns)} FROM {table}", prefetch=BATCH_ROWS):
        batch.append(tuple(row))
        if len(batch) == BATCH_ROWS:
            target.executemany(f"INSERT INTO {table} VALUES ({placeholders})", batch)
            batch.clear()
    target.executemany(f"INSERT INTO {table} VALUES ({placeholders})", batch)


async def _copy_to_postgres(source: Path, url: str) -> None:
    async with translated_errors(opening=True):
        target = await Database(url, STATEMENT_SECONDS).connect()
        try:
            await migrate_postgres(target)
            with closing(sqlite3.connect(source)) as old:
                async with target.transaction():
                    if await target.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                        raise BadStore(STORE_NOT_EMPTY)
                    await target.execute(f"TRUNCATE {', '.join(TABLES)}")  # an empty store has settings too
                    for table in TABLES:
                        columns = _columns(old, table)
                        found = old.execute(f"SELECT {', '.join(columns)} FROM {table}")
                        await target.copy_records_to_table(
                            table, records=_as_postgres(found, columns), columns=columns
                        )
                    await target.execute(GO_ON_COUNTING)
        finally:
            target.terminate()


def _as_postgres(rows: Iterable[Any], columns: list[str]) -> Iterable[Any]:
    """Rows with booleans, which SQLite stores as 0 and 1."""
    public = columns.index("public") if "public" in columns else None
    for row in rows:
        if public is None:
            yield row
        else:
            yield (*row[:public], bool(row[public]), *row[public + 1 :])
