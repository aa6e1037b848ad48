"""Tables in a PostgreSQL database, which several server processes share.

Appends go through one writer per process, everything else through a connection pool. Commits are published
to the other processes by NOTIFY.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from quakeboard.server.store import rows
from quakeboard.server.store.migrations import migrate_postgres
from quakeboard.server.store.notices import NoticeTables
from quakeboard.server.store.operators import OperatorTables, Statement
from quakeboard.server.store.postgres import statements as sql
from quakeboard.server.store.postgres.connection import Database, translated_errors
from quakeboard.server.store.postgres.pubsub import (
    CHANGES,
    MESSAGES,
    NOTIFY,
    NotifyListener,
    change_payloads,
    connection_name,
    message_payloads,
)
from quakeboard.server.store.postgres.writer import STORE_KEYS, Writer, key_columns
from quakeboard.server.store.pubsub import PubSub
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.cluster import Outage
from quakeboard.service.log_entries import Entry
from quakeboard.service.store import (
    KEPT_CHAT_LINES,
    Append,
    ChatLine,
    Head,
    Key,
    StoredSnapshot,
    StoredTable,
    StoreUnavailable,
    TableStatus,
    TableSummary,
)

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Pool, Pooled

FEW_ROWS = 64  # that are decoded at once


class PostgresStore:
    """A `Store` in PostgreSQL, for one of several processes."""

    def __init__(self, url: str, process: str, timeout: float = 4.0) -> None:
        self._database = Database(url, timeout)
        self._process = process
        self._pubsub = PubSub()
        self._pool: Pool | None = None
        self._writer: Writer | None = None
        self._listener = NotifyListener(self._database, process, self._pubsub)
        self.operators = OperatorTables(self)
        self.notices = NoticeTables(self)

    async def open(self) -> None:
        """Raises `BadStore` if the database refuses the connection or has a newer schema."""
        if self._pool is not None:
            return
        async with translated_errors(opening=True):
            await self._bring_up_to_date()
            await self._listener.open()
            try:
                self._pool = await self._database.make_pool()
            except BaseException:
                await self._listener.close()
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
        await self._listener.close()
        if self._pool is not None:
            await self._close_pool(self._pool)
            self._pool = None
        self._pubsub.close()

    async def _close_pool(self, pool: Pool) -> None:
        try:
            async with asyncio.timeout(self._database.timeout):
                await pool.close()
        except TimeoutError:
            pool.terminate()

    async def check(self) -> None:
        await self._value(sql.CHECK, await self.now())

    # ---- queries

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Pooled]:
        if self._pool is None:
            raise StoreUnavailable
        async with self._database.acquired(self._pool) as connection:
            yield connection

    async def _value(self, query: str, *parameters: object) -> Any:
        async with self._connection() as connection:
            return await connection.fetchval(query, *parameters)

    async def _rows(self, query: str, *parameters: object) -> list[Any]:
        async with self._connection() as connection:
            return await connection.fetch(query, *parameters)

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[Pooled]:
        """A transaction that notifies the other processes of a change to the table when it commits."""
        async with self._connection() as connection, connection.transaction():
            yield connection
            await connection.execute(NOTIFY, CHANGES, change_payloads(self._process, [table]))

    # ---- tables

    async def create(self, head: Head, standing: TableStatus, keys: Sequence[Key]) -> None:
        async with self._changing(head.table) as connection:
            if await connection.fetchval(sql.CREATE, *rows.table_row(head, standing), head.opener) is None:
                raise ValueError(f"there is a table {head.table} already")
            await connection.execute(STORE_KEYS, *key_columns(keys))

    async def append(self, change: Append) -> bool:
        if self._writer is None:
            raise StoreUnavailable
        return await self._writer.submit(change)

    async def exists(self, table: str) -> bool:
        return await self._value("SELECT 1 FROM tables WHERE id = $1", rows.storable(table)) is not None

    async def load(self, table: str) -> StoredTable | None:
        for *head, seq, content, seqs, ats, facts in await self._rows(sql.LOAD, rows.storable(table)):
            log = [*zip(seqs or (), ats or (), facts or (), strict=True)]
            snapshot = None if seq is None else StoredSnapshot(seq, content)
            return StoredTable(rows.head(head), await _decoded(log), snapshot)
        return None

    async def entries(self, table: str, after: int, until: int | None = None) -> list[Entry]:
        last = rows.MAX_SEQ if until is None else until
        return await _decoded(await self._rows(sql.ENTRIES, rows.storable(table), after, last))

    async def add_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        await self._value(sql.ADD_SNAPSHOT, rows.storable(table), snapshot.seq, snapshot.content)

    async def snapshot_before(self, table: str, seq: int) -> StoredSnapshot | None:
        found = await self._rows(sql.SNAPSHOT_BEFORE, rows.storable(table), seq)
        return StoredSnapshot(*found[0]) if found else None

    async def key(self, table: str, digest: bytes) -> Key | None:
        found = await self._rows(sql.KEY, rows.storable(table), digest)
        return Key(*found[0]) if found else None

    async def keys_of(self, table: str) -> list[Key]:
        return [Key(*row) for row in await self._rows(sql.KEYS_OF, rows.storable(table))]

    async def webhook(self, table: str) -> str | None:
        url: str | None = await self._value(sql.WEBHOOK, rows.storable(table))
        return url

    async def set_webhook(self, table: str, url: str | None) -> None:
        if url is None:
            await self._value(sql.DELETE_WEBHOOK, table)
        else:
            await self._value(sql.SET_WEBHOOK, table, url)

    async def delete(self, table: str) -> bool:
        async with self._changing(table) as connection:
            return await connection.fetchval(sql.DELETE, table) is not None

    async def set_due(self, table: str, seq: int, due: int) -> None:
        await self._value(sql.SET_DUE, table, seq, due)

    async def note_seen(self, seen: Sequence[tuple[str, int, int]]) -> None:
        async with self._connection() as connection:
            await connection.executemany(sql.NOTE_SEEN, sorted(seen))

    async def last_seen(self, table: str) -> list[tuple[int, int]]:
        return [(seat, at) for seat, at in await self._rows(sql.LAST_SEEN, rows.storable(table))]

    # ---- lists

    async def public_tables(self, limit: int, present: Sequence[str] = ()) -> list[TableSummary]:
        found = await self._rows(sql.PUBLIC_TABLES, list(present), limit)
        return [rows.table_summary(row) for row in found]

    async def tables_of(self, session: str, limit: int) -> list[TableSummary]:
        found = await self._rows(sql.TABLES_OF, rows.storable(session), limit)
        return [rows.table_summary(row, seats) for *row, seats in found]

    async def tables_with_keys(self, keys: Sequence[tuple[str, bytes]]) -> list[TableSummary]:
        tables, digests = [rows.storable(table) for table, _ in keys], [digest for _, digest in keys]
        found = await self._rows(sql.TABLES_WITH_KEYS, tables, digests)
        return [rows.table_summary(row, seats) for *row, seats in found]

    async def all_tables(self, after: str, limit: int) -> list[TableSummary]:
        return [
            rows.table_summary(row) for row in await self._rows(sql.ALL_TABLES, rows.storable(after), limit)
        ]

    # ---- clients

    async def open_tables_of(self, client: str, since: int) -> int:
        return int(await self._value(sql.OPEN_TABLES_OF, client, since))

    async def open_seats_of(self, client: str, since: int) -> int:
        return int(await self._value(sql.OPEN_SEATS_OF, client, since))

    async def seat_taken(self, table: str, seat: int, client: str) -> None:
        await self._value(sql.SEAT_TAKEN, table, seat, client)

    # ---- chat

    async def add_chat_line(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Raises `LookupError` if there is no such table."""
        name, text = rows.storable(name), rows.storable(text)
        async with self._connection() as connection, connection.transaction():
            if await connection.fetchval(sql.LOCK, table) is None:
                raise LookupError(f"there is no table {table}")
            number = await connection.fetchval(sql.ADD_CHAT_LINE, table, at, seat, name, text)
            if number > KEPT_CHAT_LINES:
                await connection.execute(sql.DROP_CHAT_LINES, table, number - KEPT_CHAT_LINES)
        return ChatLine(number, at, seat, name, text)

    async def chat_lines(self, table: str, after: int, limit: int) -> list[ChatLine]:
        return rows.chat_lines(await self._rows(sql.CHAT_LINES, rows.storable(table), after, limit))

    # ---- operators

    async def select(self, statement: Statement) -> Sequence[Any]:
        return await self._rows(statement.sql, *statement.parameters)

    async def change(self, statements: Sequence[Statement]) -> list[int]:
        async with self._connection() as connection, connection.transaction():
            done = [await connection.execute(sql, *parameters) for sql, parameters in statements]
        return [int(status.rsplit(" ", 1)[-1]) for status in done]

    async def scrub(self) -> None:
        """Do nothing: PostgreSQL removes old versions of rows by itself (autovacuum)."""

    # ---- processes that share the store

    async def now(self) -> int:
        return int(await self._value(sql.NOW))

    async def heartbeat(self, process: str, now: int) -> None:
        await self._value(sql.HEARTBEAT, process, now)

    async def has_peers(self, process: str) -> bool:
        return bool(await self._value(sql.HAS_PEERS, process, connection_name("")))

    async def register_process(self, process: str, now: int, timeout_ms: int) -> list[Outage]:
        async with self._connection() as connection, connection.transaction():
            await connection.execute(sql.REGISTER_LOCK)
            last = await connection.fetchval(sql.LAST_HEARTBEAT)
            if last is not None and last < now - timeout_ms:
                await connection.execute(sql.OUTAGE, last, now)
            await connection.execute(sql.HEARTBEAT, process, now)
            # From now on this process's own heartbeat says when a server was last alive.
            await connection.execute(sql.FORGET_DEAD, now - timeout_ms)
            return [Outage(*row) for row in await connection.fetch(sql.OUTAGES)]

    async def outages(self) -> list[Outage]:
        return [Outage(*row) for row in await self._rows(sql.OUTAGES)]

    async def claim_due(self, process: str, now: int, timeout_ms: int, limit: int) -> list[str]:
        return [table for (table,) in await self._rows(sql.CLAIM_DUE, process, now, timeout_ms, limit)]

    async def release(self, process: str) -> None:
        # Its last heartbeat stays: an outage begins there if no other process is alive.
        await self._value(sql.RELEASE, process)

    def changes(self) -> AsyncIterator[frozenset[str]]:
        return self._pubsub.changes()

    async def publish(self, text: str) -> None:
        await self._rows(NOTIFY, MESSAGES, message_payloads(self._process, rows.storable(text)))

    def peer_messages(self) -> AsyncIterator[str]:
        return self._pubsub.peer_messages()

    # ---- settings

    async def setting(self, name: str, default: str) -> str:
        found: str | None = await self._value(sql.SETTING, name)
        if found is None:
            await self._value(sql.NEW_SETTING, name, default)
            found = await self._value(sql.SETTING, name)
        return str(found)


async def _decoded(log: Sequence[rows.Row]) -> list[Entry]:
    """The entries in these rows, decoded in the event loop but not all at once."""
    if len(log) <= FEW_ROWS:
        return rows.entries(log)
    async with ChunkedWork() as work:
        return await work.run(rows.decoding(log))
