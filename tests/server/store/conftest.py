"""Real stores to test: SQLite files, and schemas of a PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from in_a_loop import pytest_pyfunc_call, runner  # noqa: F401
from postgres import TIMEOUT, Postgres

from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service.store import Store


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new("SCHEMA")


@pytest.fixture
def own_database(postgres: Postgres) -> str:
    """For tests that change how a whole database behaves."""
    return postgres.new("DATABASE")


@pytest.fixture(params=["sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes a store, always of the same file or database; nobody has opened it."""
    if request.param == "sqlite":
        return lambda: SQLiteStore(tmp_path / "games.db")
    url = request.getfixturevalue("database")
    return lambda: PostgresStore(url, "here", TIMEOUT)


@pytest.fixture
def store(make: Callable[[], Store], runner: asyncio.Runner) -> Iterator[Store]:  # noqa: F811
    """An empty store."""
    store = make()
    runner.run(store.open())
    yield store
    runner.run(store.close())


@pytest.fixture
def processes(database: str, runner: asyncio.Runner) -> Iterator[list[PostgresStore]]:  # noqa: F811
    """Two stores that share a database, as two processes have them."""
    stores = [PostgresStore(database, "here", TIMEOUT), PostgresStore(database, "there", TIMEOUT)]
    for store in stores:
        runner.run(store.open())
    yield stores
    for store in stores:
        runner.run(store.close())
