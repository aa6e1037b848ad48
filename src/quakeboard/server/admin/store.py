"""A store that is looked into while servers may be using it: nothing is locked, its schema stays as it is.

A server takes a SQLite file for itself, because it would not hear of what others change there. Who comes
beside it keeps to what no server holds in memory: new tables, and tables that nobody uses any more.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import asyncpg

from quakeboard.core.errors import Reason
from quakeboard.server.store.errors import STORE_REFUSES, BadStore
from quakeboard.server.store.factory import open_store
from quakeboard.server.store.migrations import FOUND, Dialect, migrations, missing
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite.file import connect, is_unavailable
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.server.store.sqlite.threads import Reader, Writer
from quakeboard.service.store import Store

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

PATIENCE = 3.0
"""Seconds to wait for a server that is writing."""

NO_STORE = Reason("no-store", "stores", "There is no store “{file}”.")
STORE_NOT_READY = Reason(
    "store-not-ready",
    "stores",
    "The store is not up to date: its schema is {found}, and this Quakeboard works with {known}. "
    "Starting its server once brings it up to date.",
)


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[Store]:
    """The store at this address, open; raises `BadStore` if there is none, or one of another version."""
    file = sqlite_file(url)
    store: Store = PostgresBeside(url, secrets.token_hex(8)) if file is None else SQLiteBeside(file)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def sqlite_file(url: str) -> Path | None:
    """The file that an address names; None if it names a database. Raises `BadStore` if it is no address."""
    if isinstance(open_store(url), PostgresStore):
        return None
    return Path(unquote(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else url)


class SQLiteBeside(SQLiteStore):
    """A file that may be a running server's."""

    async def open(self) -> None:
        await asyncio.to_thread(check_file, self._file)
        self._writer = Writer(self._file, self._patience)
        self._reader = Reader(self._file, self._patience)


class PostgresBeside(PostgresStore):
    """A database of which servers are not to notice that its schema is looked at."""

    async def _bring_up_to_date(self) -> None:
        connection = await self._database.connect()
        try:
            check_version("postgres", await postgres_version(connection))
        finally:
            connection.terminate()


def check_file(file: Path) -> None:
    """Refuse a file that is not there, or that is no store of this version."""
    if not file.is_file():
        raise BadStore(NO_STORE, file=file)
    try:
        connection = connect(file, PATIENCE)
        try:
            check_version("sqlite", _sqlite_version(connection))
        finally:
            connection.close()
    except sqlite3.Error as error:
        if is_unavailable(error):
            raise BadStore(STORE_REFUSES, why=error) from error
        raise


def check_version(dialect: Dialect, found: int) -> None:
    if missing(dialect, found):
        raise BadStore(STORE_NOT_READY, found=found, known=migrations(dialect)[-1].number)


def _sqlite_version(connection: sqlite3.Connection) -> int:
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'schema_version'").fetchone():
        return 0
    (found,) = connection.execute(FOUND).fetchone()
    return int(found)


async def postgres_version(connection: Connection) -> int:
    """The version of a database's schema; 0 if there is none."""
    try:
        return int(await connection.fetchval(FOUND))
    except asyncpg.UndefinedTableError:
        return 0
