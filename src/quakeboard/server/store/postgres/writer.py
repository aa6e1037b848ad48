"""The appends of one process to PostgreSQL, committed in groups: all that wait go in one statement.

The primary key of the entries decides who was first, here and among all processes. What belongs to an entry
(how the table stands, new keys, who sits there) is written in the same transaction, and only if it went in.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterable
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from quakeboard.server.store import rows
from quakeboard.server.store.postgres.connection import Database, is_unavailable
from quakeboard.server.store.postgres.pubsub import CHANGES, announce
from quakeboard.service.store import Append, Key, StoreUnavailable

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

log = logging.getLogger(__name__)

# Tables are locked in the order of their ids, so that no two processes ever wait for each other. A table that
# is gone takes no entries; whoever tries is told what the second one is told.
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
FORGET_KEYS = """
    DELETE FROM keys USING unnest($1::text[], $2::integer[]) AS old (table_id, seat)
    WHERE keys.table_id = old.table_id AND keys.seat IS NOT DISTINCT FROM old.seat
"""
GIVE_KEYS = """
    INSERT INTO keys (table_id, digest, seat) SELECT * FROM unnest($1::text[], $2::bytea[], $3::integer[])
    ON CONFLICT (table_id, digest) DO UPDATE SET seat = excluded.seat
"""
SEAT = """
    INSERT INTO sitters (table_id, seat, session) SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
    ON CONFLICT (table_id, seat) DO UPDATE SET session = excluded.session
"""


class Job(NamedTuple):
    future: asyncio.Future[bool]
    change: Append

    @property
    def place(self) -> tuple[str, int]:
        return self.change.table, self.change.entry.seq


class Writer:
    """One task with one connection."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._connection: Connection | None = None
        self._waiting: list[Job] = []
        self._some = asyncio.Event()
        self._closed = False
        self._in_trouble = False
        self._task = asyncio.create_task(self._run())

    def submit(self, change: Append) -> asyncio.Future[bool]:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._closed:
            future.set_exception(StoreUnavailable())
        else:
            self._waiting.append(Job(future, change))
            self._some.set()
        return future

    async def close(self) -> None:
        """Write what still waits, and end."""
        self._closed = True
        self._some.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._some.wait()
            self._some.clear()
            batch, self._waiting = self._waiting, []
            if batch:
                await self._write(batch)
        self._let_go()

    async def _write(self, batch: list[Job]) -> None:
        try:
            kept = await self._commit(batch)
        except Exception as error:
            await self._fail(batch, error)
            return
        if self._in_trouble:
            log.warning("the database can be written again")
            self._in_trouble = False
        for job in batch:
            # Of two with the same number in one batch, the first is the one that went in.
            _tell(job, job.place in kept)
            kept.discard(job.place)

    async def _fail(self, batch: list[Job], error: Exception) -> None:
        """If something is wrong with one of them, the others go in all the same."""
        if is_unavailable(error):
            self._give_up(error)
            for job in batch:
                _tell(job, _unavailable(error))
        elif len(batch) == 1:
            _tell(batch[0], error)
        else:
            for job in batch:
                await self._write([job])

    async def _commit(self, batch: list[Job]) -> set[tuple[str, int]]:
        """Those that went in, by table and number."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect()
        first = {job.place: job.change for job in reversed(batch)}
        if not any(change.new_keys or change.sitter for change in first.values()):
            return await self._insert(self._connection, first.values())
        async with self._connection.transaction():
            kept = await self._insert(self._connection, first.values())
            changes = [first[place] for place in sorted(kept)]
            await _give_keys(self._connection, changes)
            await _seat(self._connection, changes)
        return kept

    async def _insert(self, connection: Connection, changes: Collection[Append]) -> set[tuple[str, int]]:
        wanted = [(*rows.entry_row(change), *rows.standing_row(change.standing)) for change in changes]
        news = announce(self._process, (change.table for change in changes))
        found = await connection.fetch(APPEND, *zip(*wanted, strict=True), CHANGES, news)
        return {(table, seq) for table, seq in found if table is not None}

    def _give_up(self, error: Exception) -> None:
        if not self._in_trouble:
            log.warning("the database cannot be written: %s", error or type(error).__name__)
            self._in_trouble = True
        self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _give_keys(connection: Connection, changes: list[Append]) -> None:
    """Later entries take the keys away that earlier ones gave to the same seats."""
    seats: dict[tuple[str, int | None], list[Key]] = {}
    for change in changes:
        given = [((change.table, key.seat), key) for key in change.new_keys]
        seats.update({seat: [] for seat, _ in given})
        for seat, key in given:
            seats[seat].append(key)
    if seats:
        await connection.execute(FORGET_KEYS, *zip(*seats, strict=True))
        await connection.execute(GIVE_KEYS, *key_columns(chain(*seats.values())))


def key_columns(keys: Iterable[Key]) -> tuple[list[str], list[bytes], list[int | None]]:
    """table_id, digest, seat. A token that is given twice opens what it was given for last."""
    seats = {(key.table, key.digest): key.seat for key in keys}
    return [table for table, _ in seats], [digest for _, digest in seats], list(seats.values())


async def _seat(connection: Connection, changes: list[Append]) -> None:
    """Of several who sat down on one seat, the last has it."""
    sitters = {(c.table, c.sitter[1]): c.sitter[0] for c in changes if c.sitter}
    if sitters:
        tables, seats = zip(*sitters, strict=True)
        await connection.execute(SEAT, tables, seats, list(sitters.values()))


def _unavailable(cause: Exception) -> StoreUnavailable:
    error = StoreUnavailable()
    error.__cause__ = cause
    return error


def _tell(job: Job, outcome: bool | Exception) -> None:
    if job.future.done():  # whoever asked has gone
        return
    if isinstance(outcome, Exception):
        job.future.set_exception(outcome)
    else:
        job.future.set_result(outcome)
