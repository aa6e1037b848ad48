"""PostgreSQL is killed, hangs or stops writing: callers fail soon, and the store recovers when it is back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import asyncpg
import pytest
from postgres import TIMEOUT
from store_tables import change, entry, head, standing

from quakeboard.server.store.errors import BadStore
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.service.store import StoreUnavailable


@pytest.fixture
def filled_store(database: str, runner: asyncio.Runner) -> Iterator[PostgresStore]:
    """A store with a table."""
    store = PostgresStore(database, "here", TIMEOUT)
    runner.run(store.open())
    runner.run(store.create(head(), standing(), []))
    yield store
    runner.run(store.close())


def everything(store: PostgresStore) -> list[Callable[[], Awaitable[Any]]]:
    return [
        store.check,
        store.now,
        lambda: store.append(change(50)),
        lambda: store.create(head("t9"), standing(), []),
        lambda: store.load("t1"),
        lambda: store.entries("t1", 0),
        lambda: store.public_tables(5),
        lambda: store.add_chat_line("t1", 0, 0, "Mara", "Hello"),
        lambda: store.register_process("here", 0, 100),
        lambda: store.claim_due("here", 0, 100, 5),
        lambda: store.publish("anybody?"),
        lambda: store.setting("secret", "x"),
    ]


async def retry(work: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until there is an answer."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            try:
                return await work()
            except StoreUnavailable:
                await asyncio.sleep(0.02)


async def test_a_killed_database_is_reported_and_used_again_when_it_is_back(
    postgres: Any, filled_store: PostgresStore, database: str
) -> None:
    other = PostgresStore(database, "there", TIMEOUT)
    await other.open()
    changes = filled_store.changes()
    assert await filled_store.append(change(1)) is True
    postgres.kill()
    try:
        for work in everything(filled_store):
            with pytest.raises(StoreUnavailable):
                async with asyncio.timeout(TIMEOUT):
                    await work()
        with pytest.raises(StoreUnavailable):
            await PostgresStore(database, "late").open()
    finally:
        postgres.start()
    assert await retry(lambda: filled_store.entries("t1", 0)) == [entry(1)]
    assert await retry(lambda: filled_store.append(change(2))) is True
    await retry(filled_store.check)
    async with asyncio.timeout(TIMEOUT):
        assert await anext(changes) == frozenset(), "some news was missed"
        await retry(lambda: other.append(change(3)))
        assert await anext(changes) == {"t1"}
    await other.close()


async def test_whatever_was_acknowledged_before_the_crash_is_there_after_it(
    postgres: Any, filled_store: PostgresStore
) -> None:
    for table in range(20):
        await filled_store.create(head(f"c{table}"), standing(), [])
    acknowledged: list[tuple[str, int]] = []

    async def play(table: str) -> None:
        for seq in range(1, 10_000):
            assert await filled_store.append(change(seq, table))
            acknowledged.append((table, seq))

    players = [asyncio.ensure_future(play(f"c{table}")) for table in range(20)]
    while len(acknowledged) < 200:
        await asyncio.sleep(0.005)
    await asyncio.to_thread(postgres.kill)
    try:
        ends = await asyncio.gather(*players, return_exceptions=True)
    finally:
        postgres.start()
    assert all(isinstance(end, StoreUnavailable) for end in ends)
    assert len(acknowledged) >= 200
    for table in range(20):
        kept = {entry.seq for entry in await retry(lambda table=table: filled_store.entries(f"c{table}", 0))}
        assert {seq for name, seq in acknowledged if name == f"c{table}"} <= kept
        assert kept == set(range(1, len(kept) + 1))


async def test_a_database_that_hangs_is_reported(filled_store: PostgresStore, database: str) -> None:
    """Another connection holds a lock on the table's row."""
    hasty = await open_with_short_timeout(database)
    connection = await asyncpg.connect(database)
    await connection.execute("BEGIN; SELECT * FROM tables WHERE id = 't1' FOR UPDATE")
    for work in (lambda: hasty.append(change(1)), lambda: hasty.add_chat_line("t1", 0, 0, "Mara", "Hello")):
        with pytest.raises(StoreUnavailable):
            async with asyncio.timeout(TIMEOUT):
                await work()
    await connection.close()
    assert await retry(lambda: hasty.append(change(2))) is True
    await hasty.close()
    assert await filled_store.entries("t1", 0) == [entry(2)], "what was given up is not done later"


async def open_with_short_timeout(database: str) -> PostgresStore:
    """A store that does not wait for long, as soon as the machine is quick enough to open one."""
    while True:
        store = PostgresStore(database, "hasty", timeout=0.5)
        try:
            await store.open()
            return store
        except StoreUnavailable:
            await store.close()


async def test_a_read_only_database_is_reported(own_database: str) -> None:
    filled_store = PostgresStore(own_database, "here", TIMEOUT)
    await filled_store.open()
    await filled_store.create(head(), standing(), [])
    connection = await asyncpg.connect(own_database)
    name = await connection.fetchval("SELECT current_database()")
    others = """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
    """
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await connection.execute(others)
    assert await retry(lambda: filled_store.entries("t1", 0)) == []
    for work in (
        lambda: filled_store.append(change(1)),
        filled_store.check,
        lambda: filled_store.heartbeat("here", 0),
    ):
        with pytest.raises(StoreUnavailable):
            await work()
    await connection.execute("BEGIN READ WRITE")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off; COMMIT")
    await connection.execute(others)
    await connection.close()
    assert await retry(lambda: filled_store.append(change(1))) is True
    await retry(filled_store.check)
    await filled_store.close()


async def test_what_is_committed_is_durable_even_where_that_was_switched_off(own_database: str) -> None:
    connection = await asyncpg.connect(own_database)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await connection.close()
    store = PostgresStore(own_database, "here")
    await store.open()
    try:
        assert await store._value("SHOW synchronous_commit") == "on"
        assert await store._value("SHOW synchronous_commit") == "on", "of a connection that is used again too"
    finally:
        await store.close()


async def test_a_database_that_is_not_there_is_refused_with_its_reason(postgres: Any) -> None:
    store = PostgresStore(postgres.url("nowhere"), "here")
    with pytest.raises(BadStore, match='The store cannot be opened: database "nowhere" does not exist'):
        await store.open()
    await store.close()
