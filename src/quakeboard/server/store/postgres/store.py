"""Tables in a PostgreSQL database, which several server processes share.

Appends go through one writer a process (`postgres_writer`), everything else through a pool. What one process
has committed the others hear (`postgres_news`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from quakeboard.server.store import rows
from quakeboard.server.store.migrations import migrate_postgres
from quakeboard.server.store.postgres import statements as sql
from quakeboard.server.store.postgres.connection import Database, translated
from quakeboard.server.store.postgres.pubsub import CHANGES, NOTIFY, WHISPERS, Ear, announce, called, whisper
from quakeboard.server.store.postgres.writer import GIVE_KEYS, Writer, key_columns
from quakeboard.server.store.pubsub import News
from quakeboard.service.log_entries import Entry
from quakeboard.service.store import (
    Append,
    Head,
    Key,
    Line,
    Listed,
    Outage,
    Standing,
    StoredTable,
    StoreUnavailable,
)

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Pool, Pooled


class PostgresStore:
    """Keeps the promises of `Store` for a process that is known to the others by its name."""

    def __init__(self, url: str, process: str, patience: float = 4.0) -> None:
        self._database = Database(url, patience)
        self._process = process
        self._news = News()
        self._pool: Pool | None = None
        self._writer: Writer | None = None
        self._ear = Ear(self._database, process, self._news)

    async def open(self) -> None:
        """Raises `BadStore` if the database does not let us in or is of a newer version."""
        if self._pool is not None:
            return
        async with translated(opening=True):
            await self._bring_up_to_date()
            await self._ear.open()
            try:
                self._pool = await self._database.make_pool()
            except BaseException:
                await self._ear.close()
                raise
        self._writer = Writer(self._database, self._process)

    async def _bring_up_to_date(self) -> None:
        connection = await self._database.connect()
        try:
            await migrate_postgres(connection)
        finally:
            connection.terminate()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        await self._ear.close()
        if self._pool is not None:
            await self._close_pool(self._pool)
            self._pool = None
        self._news.end()

    async def _close_pool(self, pool: Pool) -> None:
        try:
            async with asyncio.timeout(self._database.patience):
                await pool.close()
        except TimeoutError:
            pool.terminate()

    async def check(self) -> None:
        await self._value(sql.CHECK, await self.now())

    # ---- ways to ask

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Pooled]:
        if self._pool is None:
            raise StoreUnavailable
        async with self._database.borrowed(self._pool) as connection:
            yield connection

    async def _value(self, query: str, *parameters: object) -> Any:
        async with self._connection() as connection:
            return await connection.fetchval(query, *parameters)

    async def _rows(self, query: str, *parameters: object) -> list[Any]:
        async with self._connection() as connection:
            return await connection.fetch(query, *parameters)

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[Pooled]:
        """A transaction; the others hear of the table when it is committed."""
        async with self._connection() as connection, connection.transaction():
            yield connection
            await connection.execute(NOTIFY, CHANGES, announce(self._process, [table]))

    # ---- tables

    async def create(self, head: Head, standing: Standing, keys: Sequence[Key]) -> None:
        async with self._changing(head.table) as connection:
            if await connection.fetchval(sql.CREATE, *rows.table_row(head, standing)) is None:
                raise ValueError(f"there is a table {head.table} already")
            await connection.execute(GIVE_KEYS, *key_columns(keys))

    async def append(self, change: Append) -> bool:
        if self._writer is None:
            raise StoreUnavailable
        return await self._writer.submit(change)

    async def load(self, table: str) -> StoredTable | None:
        for *head, seqs, ats, facts in await self._rows(sql.LOAD, rows.plain(table)):
            log = zip(seqs or (), ats or (), facts or (), strict=True)
            return StoredTable(rows.head(head), rows.entries(log))
        return None

    async def entries(self, table: str, after: int) -> list[Entry]:
        return rows.entries(await self._rows(sql.ENTRIES, rows.plain(table), after))

    async def key(self, table: str, digest: bytes) -> Key | None:
        found = await self._rows(sql.KEY, rows.plain(table), digest)
        return Key(*found[0]) if found else None

    async def keys_of(self, table: str) -> list[Key]:
        return [Key(*row) for row in await self._rows(sql.KEYS_OF, rows.plain(table))]

    async def hook(self, table: str) -> str | None:
        url: str | None = await self._value(sql.HOOK, rows.plain(table))
        return url

    async def set_hook(self, table: str, url: str | None) -> None:
        if url is None:
            await self._value(sql.NO_HOOK, table)
        else:
            await self._value(sql.SET_HOOK, table, url)

    async def delete(self, table: str) -> bool:
        async with self._changing(table) as connection:
            return await connection.fetchval(sql.DELETE, table) is not None

    # ---- lists

    async def public_tables(self, limit: int) -> list[Listed]:
        return [rows.listed(row) for row in await self._rows(sql.PUBLIC_TABLES, limit)]

    async def tables_of(self, session: str, limit: int) -> list[Listed]:
        found = await self._rows(sql.TABLES_OF, rows.plain(session), limit)
        return [rows.listed(row, seats) for *row, seats in found]

    async def all_tables(self, after: str, limit: int) -> list[Listed]:
        return [rows.listed(row) for row in await self._rows(sql.ALL_TABLES, rows.plain(after), limit)]

    # ---- chat

    async def say(self, table: str, at: int, seat: int | None, name: str, text: str) -> Line:
        """Raises `LookupError` if there is no such table."""
        name, text = rows.plain(name), rows.plain(text)
        async with self._connection() as connection, connection.transaction():
            if await connection.fetchval(sql.LOCK, table) is None:
                raise LookupError(f"there is no table {table}")
            number = await connection.fetchval(sql.SAY, table, at, seat, name, text)
        return Line(number, at, seat, name, text)

    async def lines(self, table: str, after: int, limit: int) -> list[Line]:
        return rows.lines(await self._rows(sql.LINES, rows.plain(table), after, limit))

    # ---- processes that share the store

    async def now(self) -> int:
        return int(await self._value(sql.NOW))

    async def beat(self, process: str, now: int) -> None:
        await self._value(sql.BEAT, process, now)

    async def has_company(self, process: str) -> bool:
        return bool(await self._value(sql.HAS_COMPANY, process, called("")))

    async def start_up(self, process: str, now: int, patience: int) -> list[Outage]:
        async with self._connection() as connection, connection.transaction():
            await connection.execute(sql.START_UP_ALONE)
            last = await connection.fetchval(sql.LAST_BEAT)
            if last is not None and last < now - patience:
                await connection.execute(sql.OUTAGE, last, now)
            await connection.execute(sql.BEAT, process, now)
            # From now on this process's own beat tells when the tables were last looked after.
            await connection.execute(sql.FORGET_DEAD, now - patience)
            return [Outage(*row) for row in await connection.fetch(sql.OUTAGES)]

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._rows(sql.OUTAGES)]

    async def claim_due(self, process: str, now: int, patience: int, limit: int) -> list[str]:
        return [table for (table,) in await self._rows(sql.CLAIM_DUE, process, now, patience, limit)]

    async def release(self, process: str) -> None:
        # Its last beat stays: that is when an outage begins if nobody else is there.
        await self._value(sql.RELEASE, process)

    def changes(self) -> AsyncIterator[frozenset[str]]:
        return self._news.changes()

    async def whisper(self, text: str) -> None:
        await self._rows(NOTIFY, WHISPERS, whisper(self._process, rows.plain(text)))

    def whispers(self) -> AsyncIterator[str]:
        return self._news.whispers()

    # ---- odds and ends

    async def setting(self, name: str, default: str) -> str:
        found: str | None = await self._value(sql.SETTING, name)
        if found is None:
            await self._value(sql.NEW_SETTING, name, default)
            found = await self._value(sql.SETTING, name)
        return str(found)
