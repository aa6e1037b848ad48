"""One process a file; a full disk, a crash, somebody else in the file: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from store_tables import change, entry, head, standing

from quakeboard.server.store.errors import BadStore
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service.store import Store, StoreUnavailable

HOLD = """
import asyncio, os, sys, time
from quakeboard.server.store.sqlite.store import SQLiteStore
store = SQLiteStore(sys.argv[1])
asyncio.run(store.open())
child = os.fork() if sys.argv[2:] == ["with a child"] else None
if not child:  # the child prints its own number after the fork
    print(os.getpid() if child == 0 else "open", flush=True)
time.sleep(600)
"""
PLAY = """
import asyncio, sys
from store_tables import change, head, standing
from quakeboard.server.store.sqlite.store import SQLiteStore

async def play(store, table):
    await store.create(head(table), standing(), [])
    for seq in range(1, 100_000):
        assert await store.append(change(seq, table))
        print(table, seq, flush=True)

async def main():
    store = SQLiteStore(sys.argv[1])
    await store.open()
    await asyncio.gather(*(play(store, f"t{n}") for n in range(8)))

asyncio.run(main())
"""
FILL = """
import asyncio, resource, sys
from pathlib import Path
from store_tables import change, entry, head, standing
from quakeboard.service.store import StoreUnavailable
from quakeboard.server.store.sqlite.store import SQLiteStore

def room(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))

async def main():
    store = SQLiteStore(sys.argv[1])
    await store.open()
    await store.create(head(), standing(), [])
    await store.entries("t1", 0)
    room(Path(sys.argv[1] + "-wal").stat().st_size + 40_000)
    for seq in range(1, 100_000):
        try:
            assert await store.append(change(seq))
        except StoreUnavailable:
            break
    room(0)  # nor for anything smaller
    for _ in range(3):
        works = [store.append(change(seq)), store.create(head("t2"), standing(), []), store.check()]
        ends = await asyncio.gather(*works, return_exceptions=True)
        assert [type(end) for end in ends] == [StoreUnavailable] * 3, ends
        assert await store.entries("t1", 0) == [entry(n) for n in range(1, seq)], "reading goes on"
        assert await store.load("t2") is None
    room(-1)
    assert await store.append(change(seq))
    await store.check()
    await store.close()
    print(seq)

asyncio.run(main())
"""


@contextmanager
def program(text: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Another process that runs this program and is killed in the end."""
    process = subprocess.Popen(
        [sys.executable, "-c", text, *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},  # it imports what the tests import
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


async def open_and_close(file: Path) -> None:
    store = SQLiteStore(file)
    try:
        await store.open()
    finally:
        await store.close()


# ---- one process a file


async def test_a_file_that_another_process_uses_is_refused_until_that_process_dies(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with program(HOLD, file) as process:
        assert said(process) == "open"
        with pytest.raises(BadStore, match=r"Another process uses “.*games.db”. SQLite serves one process"):
            await open_and_close(file)
        process.kill()
        process.wait()
        await open_and_close(file)


async def test_a_child_of_a_killed_process_does_not_keep_the_next_one_out(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with program(HOLD, file, "with a child") as process:
        child = int(said(process))
        try:
            process.kill()
            process.wait()
            await open_and_close(file)
        finally:
            os.kill(child, 9)


async def test_a_file_is_refused_to_a_second_store_of_the_same_process(tmp_path: Path) -> None:
    first = SQLiteStore(tmp_path / "games.db")
    await first.open()
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    for name in ("games.db", "link.db"):
        with pytest.raises(BadStore, match="Another process uses"):
            await open_and_close(tmp_path / name)
    await first.check()
    await first.close()
    await open_and_close(tmp_path / "games.db")


@pytest.mark.parametrize("name", ["nowhere/games.db", "folder", "picture.png"])
async def test_what_cannot_be_a_store_is_refused_with_its_reason(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG" * 500)
    with pytest.raises(BadStore, match=r"The store cannot be opened: .+"):
        await open_and_close(tmp_path / name)
    assert (tmp_path / "picture.png").read_bytes() == b"\x89PNG" * 500


# ---- trouble


def test_a_full_disk_is_reported_nothing_is_half_written_and_writes_resume_when_there_is_room(
    tmp_path: Path, runner: asyncio.Runner
) -> None:
    with program(FILL, tmp_path / "games.db") as process:
        last = int(said(process))
        assert process.wait() == 0
    assert last > 1, "something went in before the disk was full"

    async def look() -> None:
        store = SQLiteStore(tmp_path / "games.db")
        await store.open()
        try:
            assert await store.entries("t1", 0) == [entry(seq) for seq in range(1, last + 1)]
            assert [listed.seq for listed in await store.all_tables("", 10)] == [last]
        finally:
            await store.close()

    runner.run(look())


async def test_whatever_was_acknowledged_before_a_crash_is_there_after_it(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with program(PLAY, file) as process:
        acknowledged = [said(process).split() for _ in range(300)]
        process.kill()
        assert process.stdout is not None
        acknowledged += [words for line in process.stdout if len(words := line.split()) == 2]
    store = SQLiteStore(file)
    await store.open()
    try:
        for number in range(8):
            kept = [entry.seq for entry in await store.entries(f"t{number}", 0)]
            assert kept == list(range(1, len(kept) + 1))
            assert {int(seq) for table, seq in acknowledged[:-1] if table == f"t{number}"} <= set(kept)
    finally:
        await store.close()


async def test_a_lock_of_another_tool_is_reported_and_then_writes_resume(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "games.db", timeout=0.1)
    await store.open()
    await store.create(head(), standing(), [])
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answers = await asyncio.gather(*(store.append(change(n)) for n in (1, 2, 3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreUnavailable] * 3
    assert await store.entries("t1", 0) == [], "reading goes on"
    other.execute("ROLLBACK")
    other.close()
    assert await store.append(change(1)) is True
    await store.close()


# ---- how it is kept


async def test_what_is_committed_has_reached_the_disk(tmp_path: Path) -> None:
    store = SQLiteStore(tmp_path / "games.db")
    await store.open()
    for ask in (store._write, store._read):
        found = [await ask(pragma, name) for name in ("journal_mode", "synchronous", "foreign_keys")]
        assert found == ["wal", 2, 1]
    await store.close()


def pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


async def test_lists_are_read_from_an_index(tmp_path: Path) -> None:
    """However many tables there are, a list does not look at all of them."""
    store = SQLiteStore(tmp_path / "games.db")
    await store.open()
    plans: list[str] = []

    def explain(connection: sqlite3.Connection) -> None:
        def note(statement: str) -> None:
            if not statement.startswith("EXPLAIN"):
                rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}").fetchall()
                plans.append("; ".join(row[3] for row in rows))

        connection.set_trace_callback(note)

    await store._read(explain)
    await store._write(explain)
    await ask_for_lists(store)
    await store.close()
    assert len(plans) >= 5
    assert not [plan for plan in plans if "SCAN tables" in plan and "tables_public" not in plan]
    public = next(plan for plan in plans if "tables_public" in plan)
    # The candidates come from the index in its order, and only these are sorted.
    assert "TEMP B-TREE" not in public.partition("SCAN candidates")[0], public
    assert any("tables_due" in plan for plan in plans)


async def ask_for_lists(store: Store) -> None:
    await store.public_tables(10)
    await store.tables_of("mara", 10)
    await store.all_tables("a", 10)
    await store.claim_due("here", 0, 100, 10)
    await store.release("here")


async def test_only_its_owner_may_read_the_file(tmp_path: Path) -> None:
    """It holds seeds, and the secret that signs sessions."""
    file = tmp_path / "games.db"
    store = SQLiteStore(file)
    await store.open()
    await store.setting("secret", "x")
    modes = {part.name: part.stat().st_mode & 0o777 for part in tmp_path.glob("games.db*")}
    await store.close()
    assert modes["games.db"] == 0o600
    assert set(modes.values()) == {0o600}
