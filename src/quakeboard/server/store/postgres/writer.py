"""The writer for appends to PostgreSQL, with group commit: all queued appends go in one statement.

The primary key of the entries decides which append was first, within and between processes. What belongs to
an entry (standing, keys, sitter) is written in the same transaction, and only if the entry was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple

from quakeboard.server.store import rows
from quakeboard.server.store.postgres.connection import Database, is_unavailable
from quakeboard.server.store.postgres.pubsub import CHANGES, change_payloads
from quakeboard.service.store import Append, Key, KeyKind, StoreUnavailable

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

log = logging.getLogger(__name__)

# Tables are locked in the order of their ids, so that processes never deadlock. An append to a deleted table
# returns False, like one whose number is taken.
APPEND = """
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[],
                         $5::text[], $6::integer[], $7::bigint[], $8::text[])
    AS wanted (table_id, seq, at, fact, state, free_seats, due, standing)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
), kept AS (
    INSERT INTO entries (table_id, seq, at, fact)
    SELECT table_id, seq, at, fact::json FROM wanted JOIN locked ON id = table_id
    ON CONFLICT DO NOTHING
    RETURNING table_id, seq
), stood AS (
    UPDATE tables SET state = last.state, free_seats = last.free_seats, due = last.due,
                      standing = last.standing::json, seq = last.seq, changed_at = last.at
    FROM (
        SELECT DISTINCT ON (table_id) * FROM wanted JOIN kept USING (table_id, seq)
        ORDER BY table_id, seq DESC
    ) AS last
    WHERE tables.id = last.table_id AND tables.seq < last.seq
)
SELECT table_id, seq FROM kept
UNION ALL SELECT NULL, (pg_notify($9, payload) IS NULL)::integer FROM unnest($10::text[]) AS payload
"""
STORE_KEYS = """
    INSERT INTO keys (table_id, digest, seat, kind)
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::integer[], $4::text[])
    ON CONFLICT (table_id, digest) DO UPDATE SET seat = excluded.seat, kind = excluded.kind
"""
STORE_SITTERS = """
    INSERT INTO sitters (table_id, seat, session) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
    ON CONFLICT (table_id, seat) DO UPDATE SET session = excluded.session
"""


class Job(NamedTuple):
    future: asyncio.Future[bool]
    change: Append

    @property
    def key(self) -> tuple[str, int]:
        return self.change.table, self.change.entry.seq


class Writer:
    """A task with a connection of its own that commits queued appends."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._connection: Connection | None = None
        self._queue: list[Job] = []
        self._available = asyncio.Event()
        self._closed = False
        self._failing = False
        self._task = asyncio.create_task(self._run())

    def submit(self, change: Append) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._closed:
            future.set_exception(StoreUnavailable())
        else:
            self._queue.append(Job(future, change))
            self._available.set()
        return future

    async def close(self) -> None:
        """Write what is queued, and stop."""
        self._closed = True
        self._available.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while self._queue or not self._closed:
            await self._available.wait()
            self._available.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._write(batch)
        self._disconnect()

    async def _write(self, batch: list[Job]) -> None:
        try:
            written = await self._commit(batch)
        except Exception as error:
            await self._fail(batch, error)
            return
        if self._failing:
            log.warning("the database can be written again")
            self._failing = False
        for job in batch:
            # Of two with the same number in one batch, the first was written.
            _resolve(job, job.key in written)
            written.discard(job.key)

    async def _fail(self, batch: list[Job], error: Exception) -> None:
        """Resolve a failed batch; if one append is at fault, write the others one by one."""
        if is_unavailable(error):
            self._report_failure(error)
            for job in batch:
                _resolve(job, _unavailable(error))
        elif len(batch) == 1:
            _resolve(batch[0], error)
        else:
            for job in batch:
                await self._write([job])

    async def _commit(self, batch: list[Job]) -> set[tuple[str, int]]:
        """Write a batch; return what was written, by table and number."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect()
        first = {job.key: job.change for job in reversed(batch)}
        if not any(change.keys or change.sitter for change in first.values()):
            return await self._insert(self._connection, first.values())
        async with self._connection.transaction():
            written = await self._insert(self._connection, first.values())
            changes = [first[key] for key in sorted(written)]
            await _store_keys(self._connection, changes)
            await _store_sitters(self._connection, changes)
        return written

    async def _insert(self, connection: Connection, changes: Collection[Append]) -> set[tuple[str, int]]:
        wanted = [(*rows.entry_row(change), *rows.standing_row(change.standing)) for change in changes]
        payloads = change_payloads(self._process, (change.table for change in changes))
        found = await connection.fetch(APPEND, *zip(*wanted, strict=True), CHANGES, payloads)
        return {(table, seq) for table, seq in found if table is not None}

    def _report_failure(self, error: Exception) -> None:
        if not self._failing:
            log.warning("the database cannot be written: %s", error or type(error).__name__)
            self._failing = True
        self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _store_keys(connection: Connection, changes: list[Append]) -> None:
    """Store new and changed keys; later entries override earlier ones."""
    keys = [key for change in changes for key in change.keys]
    if keys:
        await connection.execute(STORE_KEYS, *key_columns(keys))


def key_columns(keys: Iterable[Key]) -> tuple[list[str], list[bytes], list[int | None], list[KeyKind]]:
    """Columns table_id, digest, seat, kind; of a repeated token the last key counts."""
    last = {(key.table, key.digest): key for key in keys}.values()
    return (
        [key.table for key in last],
        [key.digest for key in last],
        [key.seat for key in last],
        [key.kind for key in last],
    )


async def _store_sitters(connection: Connection, changes: list[Append]) -> None:
    """Store the session of each taken seat, the last one if there are several."""
    sitters = {(c.table, c.sitter[1]): c.sitter[0] for c in changes if c.sitter}
    if sitters:
        tables, seats = zip(*sitters, strict=True)
        await connection.execute(STORE_SITTERS, tables, seats, list(sitters.values()))


def _unavailable(cause: Exception) -> StoreUnavailable:
    error = StoreUnavailable()
    error.__cause__ = cause
    return error


def _resolve(job: Job, outcome: bool | Exception) -> None:
    if job.future.done():  # the caller was cancelled
        return
    if isinstance(outcome, Exception):
        job.future.set_exception(outcome)
    else:
        job.future.set_result(outcome)
