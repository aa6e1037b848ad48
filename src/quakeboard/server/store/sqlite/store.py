"""The store in an SQLite file, for a server of one process.

Writes have reached the disk when they are acknowledged (WAL, synchronous = FULL), and concurrent writes are
committed in groups by a writer thread. Messages of administration, which works on the file besides, come by
the table `notices`, which is read a few times a second.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from filelock import BaseFileLock

from quakeboard.server.store import rows
from quakeboard.server.store.errors import STORE_REFUSES, BadStore
from quakeboard.server.store.migrations import migrate_sqlite
from quakeboard.server.store.notices import NoticeTables
from quakeboard.server.store.operators import OperatorTables, Statement
from quakeboard.server.store.pubsub import PubSub
from quakeboard.server.store.sqlite import statements as sql
from quakeboard.server.store.sqlite.file import connect, is_unavailable, lock_file
from quakeboard.server.store.sqlite.threads import AppendJob, Reader, Writer
from quakeboard.service.cluster import Outage
from quakeboard.service.log_entries import Entry
from quakeboard.service.store import (
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

P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[Concatenate[sqlite3.Connection, P], T]

NOTICE_SECONDS = 0.25  # between two looks for messages of administration


class SQLiteStore:
    """A `Store` in a file that it locks against other processes."""

    def __init__(self, file: Path | str, timeout: float = 3.0) -> None:
        self._file = Path(file).absolute()
        self._timeout = timeout
        self._lock: BaseFileLock | None = None
        self._writer: Writer | None = None
        self._reader: Reader | None = None
        self._pubsub = PubSub()
        self._notice_task: asyncio.Task[None] | None = None
        self.operators = OperatorTables(self)
        self.notices = NoticeTables(self)

    async def open(self) -> None:
        """Lock and migrate the file; raises `BadStore` if another process has it or it cannot be used."""
        if self._lock is not None:
            return
        self._lock = lock_file(self._file)
        try:
            await asyncio.to_thread(self._bring_up_to_date)
        except BaseException:
            self._lock.release()
            self._lock = None
            raise
        self._writer = Writer(self._file, self._timeout)
        self._reader = Reader(self._file, self._timeout)
        self._notice_task = asyncio.create_task(self._receive_notices(await self._read(sql.last_notice)))

    def _bring_up_to_date(self) -> None:
        try:
            connection = connect(self._file, self._timeout)
            try:
                migrate_sqlite(connection)
            finally:
                connection.close()
        except sqlite3.Error as error:
            if is_unavailable(error):
                raise BadStore(STORE_REFUSES, why=str(error)) from error
            raise

    async def close(self) -> None:
        if self._notice_task is not None:
            self._notice_task.cancel()
            self._notice_task = None
        if self._reader is not None:
            await self._reader.close()
        if self._writer is not None:
            await self._writer.close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None
        self._pubsub.close()

    async def check(self) -> None:
        await self._write(sql.check, await self.now())
        await self._read(sql.value, "SELECT at FROM checks")

    def _write(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        if self._writer is None:
            raise StoreUnavailable
        return self._writer.submit(lambda connection: job(connection, *args, **kwargs))

    def _read(self, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        if self._reader is None:
            raise StoreUnavailable
        return self._reader.submit(lambda connection: job(connection, *args, **kwargs))

    # ---- tables

    async def create(self, head: Head, standing: TableStatus, keys: Sequence[Key]) -> None:
        await self._write(sql.create, head, standing, keys)

    async def append(self, change: Append) -> bool:
        if self._writer is None:
            raise StoreUnavailable
        return await self._writer.submit(AppendJob(change))

    async def exists(self, table: str) -> bool:
        return await self._read(sql.value, "SELECT 1 FROM tables WHERE id = ?", table) is not None

    async def load(self, table: str) -> StoredTable | None:
        return await self._read(sql.load, table)

    async def entries(self, table: str, after: int, until: int | None = None) -> list[Entry]:
        return await self._read(sql.entries, table, after, rows.MAX_SEQ if until is None else until)

    async def add_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        await self._write(sql.add_snapshot, table, snapshot)

    async def snapshot_before(self, table: str, seq: int) -> StoredSnapshot | None:
        return await self._read(sql.snapshot_before, table, seq)

    async def key(self, table: str, digest: bytes) -> Key | None:
        return await self._read(sql.key, table, digest)

    async def keys_of(self, table: str) -> list[Key]:
        return await self._read(sql.keys_of, table)

    async def webhook(self, table: str) -> str | None:
        return await self._read(sql.value, "SELECT url FROM hooks WHERE table_id = ?", table)

    async def set_webhook(self, table: str, url: str | None) -> None:
        await self._write(sql.set_webhook, table, url)

    async def delete(self, table: str) -> bool:
        return await self._write(sql.delete, table)

    async def set_due(self, table: str, seq: int, due: int) -> None:
        await self._write(sql.set_due, table, seq, due)

    async def note_seen(self, seen: Sequence[tuple[str, int, int]]) -> None:
        await self._write(sql.note_seen, seen)

    async def last_seen(self, table: str) -> list[tuple[int, int]]:
        return await self._read(sql.last_seen, table)

    # ---- lists

    async def public_tables(self, limit: int, present: Sequence[str] = ()) -> list[TableSummary]:
        return await self._read(sql.table_summaries, sql.PUBLIC_TABLES, rows.as_json(present), limit)

    async def tables_of(self, session: str, limit: int) -> list[TableSummary]:
        return await self._read(sql.tables_of, session, limit)

    async def tables_with_keys(self, keys: Sequence[tuple[str, bytes]]) -> list[TableSummary]:
        return await self._read(sql.tables_with_keys, keys)

    async def all_tables(self, after: str, limit: int) -> list[TableSummary]:
        query = f"SELECT {rows.SUMMARY_COLUMNS} FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return await self._read(sql.table_summaries, query, after, limit)

    # ---- clients

    async def open_tables_of(self, client: str, since: int) -> int:
        return await self._read(sql.count, sql.OPEN_TABLES_OF, client, since)

    async def open_seats_of(self, client: str, since: int) -> int:
        return await self._read(sql.count, sql.OPEN_SEATS_OF, client, since)

    async def seat_taken(self, table: str, seat: int, client: str) -> None:
        await self._write(sql.seat_taken, table, seat, client)

    # ---- chat

    async def add_chat_line(self, table: str, at: int, seat: int | None, name: str, text: str) -> ChatLine:
        """Raises `LookupError` if there is no such table."""
        return await self._write(sql.add_chat_line, table, at, seat, rows.storable(name), rows.storable(text))

    async def chat_lines(self, table: str, after: int, limit: int) -> list[ChatLine]:
        return await self._read(sql.chat_lines, table, after, limit)

    # ---- operators

    async def select(self, statement: Statement) -> Sequence[Any]:
        return await self._read(sql.select, statement)

    async def change(self, statements: Sequence[Statement]) -> list[int]:
        return await self._write(sql.change, statements)

    async def scrub(self) -> None:
        """Empty the write-ahead log, which holds old versions of pages; the file itself holds none."""
        await self._read(sql.select, Statement("PRAGMA wal_checkpoint(TRUNCATE)", ()))

    async def _receive_notices(self, last: int) -> None:
        """Hand on what administration publishes, from now on."""
        while True:
            await asyncio.sleep(NOTICE_SECONDS)
            with suppress(StoreUnavailable):
                for number, text in await self._read(sql.notices, last):
                    self._pubsub.publish_message(text)
                    last = number

    # ---- processes: there is only this one

    async def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def heartbeat(self, process: str, now: int) -> None:
        await self._write(sql.heartbeat, process, now)

    async def has_peers(self, process: str) -> bool:
        return False

    async def register_process(self, process: str, now: int, timeout_ms: int) -> list[Outage]:
        return await self._write(sql.register_process, process, now, timeout_ms)

    async def outages(self) -> list[Outage]:
        return await self._read(sql.outages)

    async def claim_due(self, process: str, now: int, timeout_ms: int, limit: int) -> list[str]:
        return await self._write(sql.claim_due, process, now, timeout_ms, limit)

    async def release(self, process: str) -> None:
        await self._write(sql.release, process)

    def changes(self) -> AsyncIterator[frozenset[str]]:
        return self._pubsub.changes()

    async def publish(self, text: str) -> None:
        """Do nothing: no other process listens."""

    def peer_messages(self) -> AsyncIterator[str]:
        return self._pubsub.peer_messages()

    # ---- settings

    async def setting(self, name: str, default: str) -> str:
        return await self._write(sql.setting, name, default)
