"""Stores opened for administration while servers may be using them: without a lock, and without migrating.

A server locks an SQLite file, because it would not notice changes of other processes. What administration
changes it publishes, so that a server reads it again: by NOTIFY, or by the table `notices` of an SQLite file.
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
from quakeboard.server.store.migrations import CURRENT_VERSION, Dialect, migrations, missing
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite import statements as sql
from quakeboard.server.store.sqlite.file import connect, is_unavailable
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.server.store.sqlite.threads import Reader, Writer
from quakeboard.service.store import Store

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

LOCK_TIMEOUT_SECONDS = 3.0  # to wait for a server that is writing

NO_STORE = Reason("no-store", "stores", "There is no store “{file}”.")
STORE_NOT_READY = Reason(
    "store-not-ready",
    "stores",
    "The store is not up to date: its schema is {found}, and this Quakeboard works with {known}. "
    "Starting its server once brings it up to date.",
)


@asynccontextmanager
async def open_for_admin(url: str) -> AsyncIterator[Store]:
    """The open store of a URL; raises `BadStore` if there is none, or its schema version differs."""
    file = sqlite_file(url)
    store: Store = AdminPostgresStore(url, secrets.token_hex(8)) if file is None else AdminSQLiteStore(file)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def sqlite_file(url: str) -> Path | None:
    """The file of a URL; None if it names a PostgreSQL database. Raises `BadStore` if it is no URL."""
    if isinstance(open_store(url), PostgresStore):
        return None
    return Path(unquote(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else url)


class AdminSQLiteStore(SQLiteStore):
    """A file that a running server may have locked."""

    async def open(self) -> None:
        await asyncio.to_thread(check_file, self._file)
        self._writer = Writer(self._file, self._timeout)
        self._reader = Reader(self._file, self._timeout)

    async def publish(self, text: str) -> None:
        await self._write(sql.add_notice, text)


class AdminPostgresStore(PostgresStore):
    """A database whose schema is checked but not migrated."""

    async def _bring_up_to_date(self) -> None:
        connection = await self._database.connect()
        try:
            check_version("postgres", await postgres_version(connection))
        finally:
            connection.terminate()


def check_file(file: Path) -> None:
    """Refuse a file that does not exist, or whose schema version differs."""
    if not file.is_file():
        raise BadStore(NO_STORE, file=file)
    try:
        connection = connect(file, LOCK_TIMEOUT_SECONDS)
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
    (found,) = connection.execute(CURRENT_VERSION).fetchone()
    return int(found)


async def postgres_version(connection: Connection) -> int:
    """The version of a database's schema; 0 if there is none."""
    try:
        return int(await connection.fetchval(CURRENT_VERSION))
    except asyncpg.UndefinedTableError:
        return 0
