"""The schema grows by itself, once, from every version that there ever was, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest
from postgres import TIMEOUT
from store_tables import OPENED, change, digest, entry, head, key, standing

from quakeboard.server.store import rows
from quakeboard.server.store.errors import BadStore
from quakeboard.server.store.migrations import Dialect, migrate_postgres, migrate_sqlite, migrations, missing
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service.store import KeyKind, Store

NUMBERS = [migration.number for migration in migrations("sqlite")]
NEWEST = NUMBERS[-1]
COLUMNS = (
    "id, opened_at, changed_at, host, rematch_of, seed, set_up, public, state, free_seats, due, standing"
)

Prepare = Callable[[int], Awaitable[Store]]
"""Makes a store as a version of long ago left it, with a table in it."""


KINDS_SINCE = 4
"""The version since which a key has a kind."""


def kind_of_seat(version: int) -> str:
    return ", 'seat'" if version >= KINDS_SINCE else ""


def kind_of_watch(version: int) -> str:
    return ", 'watch'" if version >= KINDS_SINCE else ""


async def old_sqlite(file: Path, version: int) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    migrate_sqlite(connection, upto=version)
    if version:
        marks = ", ".join("?" * 12)
        connection.execute(
            f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", rows.table_row(head(), standing())
        )
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", rows.entry_row(change(1)))
        connection.execute(f"INSERT INTO keys VALUES ('t1', ?, 0{kind_of_seat(version)})", (digest("mara"),))
        connection.execute(
            f"INSERT INTO keys VALUES ('t1', ?, NULL{kind_of_watch(version)})", (digest("eve"),)
        )
        connection.execute("INSERT INTO sitters VALUES ('t1', 0, 'mara')")
    if version >= 2:
        connection.execute("INSERT INTO lines VALUES ('t1', 1, 5, 0, 'Mara', 'Hello')")
    connection.close()


async def old_postgres(url: str, version: int) -> None:
    connection = await asyncpg.connect(url)
    await migrate_postgres(connection, upto=version)
    if version:
        marks = ", ".join(f"${number}" for number in range(1, 13))
        await connection.execute(
            f"INSERT INTO tables ({COLUMNS}) VALUES ({marks})", *rows.table_row(head(), standing())
        )
        await connection.execute("INSERT INTO entries VALUES ($1, $2, $3, $4)", *rows.entry_row(change(1)))
        await connection.execute(
            f"INSERT INTO keys VALUES ('t1', $1, 0{kind_of_seat(version)})", digest("mara")
        )
        await connection.execute(
            f"INSERT INTO keys VALUES ('t1', $1, NULL{kind_of_watch(version)})", digest("eve")
        )
        await connection.execute("INSERT INTO sitters VALUES ('t1', 0, 'mara')")
    if version >= 2:
        await connection.execute("INSERT INTO lines VALUES ('t1', 1, 5, 0, 'Mara', 'Hello')")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def prepare(request: pytest.FixtureRequest, tmp_path: Path) -> Prepare:
    async def sqlite(version: int) -> Store:
        await old_sqlite(tmp_path / "games.db", version)
        return SQLiteStore(tmp_path / "games.db")

    async def postgres(version: int) -> Store:
        await old_postgres(url, version)
        return PostgresStore(url, "here", TIMEOUT)

    if request.param == "sqlite":
        return sqlite
    url = request.getfixturevalue("database")
    return postgres


@pytest.mark.parametrize("version", range(NEWEST + 1))
async def test_a_store_of_any_earlier_version_is_brought_up_to_date(prepare: Prepare, version: int) -> None:
    store = await prepare(version)
    await store.open()
    try:
        if version:
            stored = await store.load("t1")
            assert stored is not None
            assert (stored.head, stored.entries) == (head(), [entry(1)])
            kind: KeyKind = "seat" if version >= KINDS_SINCE else "invitation"  # to be exchanged once
            assert await store.key("t1", digest("mara")) == key("mara", 0, kind=kind)
            assert await store.key("t1", digest("eve")) == key("eve", None, kind="watch")
            assert [listed.seats for listed in await store.tables_of("mara", 9)] == [[0]]
        else:
            await store.create(head(), standing(), [])
            await store.append(change(1))
        assert await store.append(change(2, due=OPENED)) is True
        assert (await store.add_chat_line("t1", 6, 0, "Mara", "Hello again")).number == (
            2 if version >= 2 else 1
        )
        assert await store.claim_due("here", OPENED, 100, 5) == ["t1"]
        await store.check()
    finally:
        await store.close()


async def test_a_store_of_a_newer_quakeboard_is_refused_and_left_alone(prepare: Prepare) -> None:
    store = await prepare(NEWEST)
    await store.open()
    if isinstance(store, SQLiteStore):
        newer = lambda db: db.execute("INSERT INTO schema_version VALUES (99)")  # noqa: E731
        await store._write(newer)
    else:
        assert isinstance(store, PostgresStore)
        await store._rows("INSERT INTO schema_version VALUES (99)")
    await store.close()
    again = await prepare_again(store)
    with pytest.raises(BadStore, match=rf"newer Quakeboard: its schema is 99, and this one knows {NEWEST}\."):
        await again.open()
    await again.close()


async def prepare_again(store: Store) -> Store:
    if isinstance(store, SQLiteStore):
        return SQLiteStore(store._file)
    assert isinstance(store, PostgresStore)
    return PostgresStore(store._database.url, "here", TIMEOUT)


async def test_processes_that_start_at_once_migrate_once(database: str) -> None:
    stores = [PostgresStore(database, f"p{number}", TIMEOUT) for number in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    found = await stores[0]._rows("SELECT version FROM schema_version ORDER BY version")
    assert [version for (version,) in found] == NUMBERS
    for store in stores:
        await store.close()


async def test_a_migration_that_fails_leaves_no_trace(tmp_path: Path) -> None:
    """The name of a table of the second migration is taken, so that it breaks off in the middle."""
    await old_sqlite(tmp_path / "games.db", 1)
    connection = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    connection.execute("CREATE TABLE settings (other)")
    with pytest.raises(sqlite3.OperationalError, match="settings already exists"):
        migrate_sqlite(connection)
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert "lines" not in names
    connection.execute("DROP TABLE settings")
    migrate_sqlite(connection)
    assert connection.execute("SELECT max(version) FROM schema_version").fetchone() == (NEWEST,)
    connection.close()


@pytest.mark.parametrize("dialect", ["sqlite", "postgres"])
def test_migrations_are_numbered_alike_in_both_stores(dialect: Dialect) -> None:
    assert [migration.number for migration in migrations(dialect)] == NUMBERS == sorted(set(NUMBERS))
    assert [migration.number for migration in missing(dialect, 1)] == NUMBERS[1:]
    assert missing(dialect, NEWEST) == []
