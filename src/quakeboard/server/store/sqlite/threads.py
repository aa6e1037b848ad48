"""The writer thread and the reader thread of an SQLite file, each with a connection of its own.

The writer commits in groups: all queued jobs go in one transaction, and their futures are resolved when it
has reached the disk. So a slow disk makes larger batches, not longer queues.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from quakeboard.server.store.sqlite import statements as sql
from quakeboard.server.store.sqlite.file import connect, is_unavailable
from quakeboard.service.store import Append, StoreUnavailable

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
"""A job; it may be run a second time, after a rollback."""
Job = tuple["asyncio.Future[Any]", Work]

log = logging.getLogger(__name__)

LARGE_BATCH, BATCH_DELAY_SECONDS = 8, 0.003
"""After a batch of this size the writer waits this long: under load, fewer and larger batches cost less."""


class Failed:
    """The outcome of a job that raised."""

    __slots__ = ("error",)

    def __init__(self, error: BaseException) -> None:
        self.error = error


class ConnectionThread:
    """Runs jobs with a connection in a thread. Created and used within one event loop."""

    def __init__(self, file: Path, timeout: float) -> None:
        self._file = file
        self._timeout = timeout
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._connection: sqlite3.Connection | None = None
        self._failing = False
        threading.Thread(target=self._run, name=f"{type(self).__name__} of {file.name}", daemon=True).start()

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Queue a job; its future fails with `StoreUnavailable` if the file is unavailable."""
        future: asyncio.Future[T] = self._loop.create_future()
        if self._closed:
            future.set_exception(StoreUnavailable())
        else:
            self._jobs.put((future, work))
        return future

    async def close(self) -> None:
        """Finish the queued jobs, and stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # ---- in the thread

    def _next_batch(self) -> tuple[list[Job], bool]:
        """Wait for jobs; return the next batch, and whether more may come."""
        raise NotImplementedError

    def _execute(self, batch: list[Job]) -> list[Any]:
        """The outcomes of these jobs; raises if the file is unavailable."""
        raise NotImplementedError

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            self._in_loop(_resolve, batch, self._run_batch(batch))
        self._disconnect()
        self._in_loop(self._ended.set_result, None)

    def _run_batch(self, batch: list[Job]) -> list[Any]:
        try:
            outcomes = self._execute(batch)
        except Exception as error:
            self._report_failure(error)
            return [_unavailable(error) for _ in batch]
        if self._failing:
            log.warning("%s can be used again", self._file)
            self._failing = False
        return outcomes

    def _connect(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._file, self._timeout)
        return self._connection

    def _report_failure(self, error: Exception) -> None:
        """Log a failure once, and drop the connection: the next job gets a new one."""
        if not self._failing:
            log.warning("%s cannot be used: %s", self._file, error)
            self._failing = True
        self._disconnect()

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()  # uncommitted changes are rolled back
            self._connection = None

    def _in_loop(self, function: Callable[..., None], *arguments: Any) -> None:
        with suppress(RuntimeError):  # the event loop is closed
            self._loop.call_soon_threadsafe(function, *arguments)


class Reader(ConnectionThread):
    """Runs one job after the other."""

    def _next_batch(self) -> tuple[list[Job], bool]:
        job = self._jobs.get()
        return ([], False) if job is None else ([job], True)

    def _execute(self, batch: list[Job]) -> list[Any]:
        return [_attempt(work, self._connect()) for _, work in batch]


class Writer(ConnectionThread):
    """Runs all queued jobs in one transaction; a failing job does not affect the others."""

    _under_load = False
    """Whether the last batch was large, so that it is worth letting the next one grow."""

    def _next_batch(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._jobs.get()
        if self._under_load:
            time.sleep(BATCH_DELAY_SECONDS)
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                job = self._jobs.get_nowait()
            return batch, False
        self._under_load = len(batch) >= LARGE_BATCH
        return batch, True

    def _execute(self, batch: list[Job]) -> list[Any]:
        works = [work for _, work in batch]
        try:
            return self._commit(works, _execute_together)
        except Exception as error:
            if is_unavailable(error):
                raise
        return self._commit(works, _execute_separately)

    def _commit(
        self, works: list[Work], do: Callable[[list[Work], sqlite3.Connection], list[Any]]
    ) -> list[Any]:
        if not works:
            return []
        connection = self._connect()
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = do(works, connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes


class AppendJob:
    """The most frequent job: several of them run as one statement."""

    __slots__ = ("change",)

    def __init__(self, change: Append) -> None:
        self.change = change

    def __call__(self, connection: sqlite3.Connection) -> bool:
        return sql.append(connection, self.change)


class NumberTaken(Exception):
    """The number of some entry in a batch was taken."""


def _execute_together(works: list[Work], connection: sqlite3.Connection) -> list[Any]:
    """Run all appends as one statement, and all other jobs before them."""
    appending = [work for work in works if isinstance(work, AppendJob)]
    tables = {work.change.table for work in appending}
    if not sql.HAS_JSON_OPERATORS or len(appending) < 2 or len(tables) < len(appending):
        return [work(connection) for work in works]
    outcomes = [True if isinstance(work, AppendJob) else work(connection) for work in works]
    if not sql.append_all(connection, [work.change for work in appending]):
        raise NumberTaken
    return outcomes


def _execute_separately(works: list[Work], connection: sqlite3.Connection) -> list[Any]:
    return [_with_savepoint(work, connection) for work in works]


def _with_savepoint(work: Work, connection: sqlite3.Connection) -> Any:
    """Run a job in a savepoint, so that it can be rolled back alone."""
    connection.execute("SAVEPOINT job")
    outcome = _attempt(work, connection)
    if isinstance(outcome, Failed):
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return outcome


def _attempt(work: Work, connection: sqlite3.Connection) -> Any:
    """The outcome of a job, failures included; raises if the file is unavailable."""
    try:
        return work(connection)
    except Exception as error:
        if is_unavailable(error):
            raise
        return Failed(error)


def _unavailable(cause: Exception) -> Failed:
    error = StoreUnavailable()
    error.__cause__ = cause
    return Failed(error)


def _resolve(batch: list[Job], outcomes: list[Any]) -> None:
    for (future, _), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # the caller was cancelled
            continue
        if isinstance(outcome, Failed):
            future.set_exception(outcome.error)
        else:
            future.set_result(outcome)
