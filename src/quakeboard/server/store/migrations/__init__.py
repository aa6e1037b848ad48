"""Schema migrations: numbered SQL files, each run once, in a transaction of its own.

To change the schema, add a file with the next number to `sqlite/` and to `postgres/`. A file that has been
released is never changed: somewhere it has been run.
"""

from __future__ import annotations

import logging
import sqlite3
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal, NamedTuple

from quakeboard.server.store.errors import STORE_TOO_NEW, BadStore

if TYPE_CHECKING:
    import asyncpg

log = logging.getLogger("quakeboard")

Dialect = Literal["sqlite", "postgres"]

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)"
CURRENT_VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"
MIGRATION_LOCK = 0x5EA15
"""The PostgreSQL advisory lock under which one process at a time migrates."""
MIGRATION_SECONDS = 600.0  # a migration may have to rewrite all rows


class Migration(NamedTuple):
    number: int
    sql: str


@cache
def migrations(dialect: Dialect) -> tuple[Migration, ...]:
    """All migrations, in order."""
    found = sorted(files(__package__).joinpath(dialect).iterdir(), key=lambda file: file.name)
    return tuple(
        Migration(int(file.name.split("_")[0]), file.read_text("utf-8"))
        for file in found
        if file.name.endswith(".sql")
    )


def missing(dialect: Dialect, found: int, upto: int | None = None) -> list[Migration]:
    """The migrations that a store of this version lacks; raises `BadStore` if the store is newer."""
    known = migrations(dialect)[-1].number
    if found > known:
        raise BadStore(STORE_TOO_NEW, found=found, known=known)
    return [m for m in migrations(dialect) if found < m.number <= (known if upto is None else upto)]


def migrate_sqlite(connection: sqlite3.Connection, upto: int | None = None) -> None:
    """Migrate a file that no other process uses; the connection is in autocommit mode."""
    connection.execute(VERSION_TABLE)
    (found,) = connection.execute(CURRENT_VERSION).fetchone()
    for migration in missing("sqlite", found, upto):
        mark = f"INSERT INTO schema_version VALUES ({migration.number});"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{migration.sql}\n{mark}\nCOMMIT;")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise
        log.info("migrated", extra={"schema": migration.number})


async def migrate_postgres(connection: asyncpg.Connection[asyncpg.Record], upto: int | None = None) -> None:
    """Migrate a database; of several processes that start at once, one does it."""
    await connection.execute(f"SET statement_timeout = {round(1000 * MIGRATION_SECONDS)}")
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK, timeout=MIGRATION_SECONDS)
    try:
        await connection.execute(VERSION_TABLE)
        found = await connection.fetchval(CURRENT_VERSION)
        for migration in missing("postgres", found, upto):
            async with connection.transaction():
                await connection.execute(migration.sql, timeout=MIGRATION_SECONDS)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", migration.number)
            log.info("migrated", extra={"schema": migration.number})
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATION_LOCK)
