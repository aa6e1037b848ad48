"""Two threads for a SQLite file, each with a connection of its own: one writes, one reads.

The writer commits in groups: everything that waits is written in one transaction, and when that has reached
the disk, everyone who waits is told. So a disk that takes its time makes larger groups, not longer queues.
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
"""It may be run a second time, after a rollback."""
Job = tuple["asyncio.Future[Any]", Work]

log = logging.getLogger(__name__)

CROWD, GATHERING = 8, 0.003
"""From so many jobs at once the writer waits so many seconds before it takes the next: fewer, larger groups
cost less, and under such a load nobody notices."""


class Failed:
    """The outcome of a job that raised."""

    __slots__ = ("error",)

    def __init__(self, error: BaseException) -> None:
        self.error = error


class Thread:
    """Does jobs with a connection. Made and asked within the event loop that it answers to."""

    def __init__(self, file: Path, patience: float) -> None:
        self._file = file
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._ended: asyncio.Future[None] = self._loop.create_future()
        self._connection: sqlite3.Connection | None = None
        self._in_trouble = False
        threading.Thread(target=self._run, name=f"{type(self).__name__} of {file.name}", daemon=True).start()

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Have this done; the future fails with `StoreUnavailable` if the file cannot be used."""
        future: asyncio.Future[T] = self._loop.create_future()
        if self._closed:
            future.set_exception(StoreUnavailable())
        else:
            self._jobs.put((future, work))
        return future

    async def close(self) -> None:
        """Do what is still to be done, and end."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # ---- in the thread

    def _take(self) -> tuple[list[Job], bool]:
        """Wait for jobs; then those to do next, and whether more may come."""
        raise NotImplementedError

    def _do(self, batch: list[Job]) -> list[Any]:
        """The outcomes of these jobs. What is unavailable is raised."""
        raise NotImplementedError

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._take()
            self._in_loop(_tell, batch, self._try(batch))
        self._let_go()
        self._in_loop(self._ended.set_result, None)

    def _try(self, batch: list[Job]) -> list[Any]:
        try:
            outcomes = self._do(batch)
        except Exception as error:
            self._give_up(error)
            return [_unavailable(error) for _ in batch]
        if self._in_trouble:
            log.warning("%s can be used again", self._file)
            self._in_trouble = False
        return outcomes

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._file, self._patience)
        return self._connection

    def _give_up(self, error: Exception) -> None:
        """Let go of a connection that is in trouble: the next job gets a fresh one."""
        if not self._in_trouble:
            log.warning("%s cannot be used: %s", self._file, error)
            self._in_trouble = True
        self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()  # whatever was not committed is rolled back
            self._connection = None

    def _in_loop(self, function: Callable[..., None], *arguments: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(function, *arguments)


class Reader(Thread):
    """Does one job after the other."""

    def _take(self) -> tuple[list[Job], bool]:
        job = self._jobs.get()
        return ([], False) if job is None else ([job], True)

    def _do(self, batch: list[Job]) -> list[Any]:
        return [_attempt(work, self._connected()) for _, work in batch]


class Writer(Thread):
    """Does all jobs that wait in one transaction. One that fails takes none of the others with it."""

    _crowded = False
    """Whether the last group was a large one: then it is worth waiting a little for the next to grow."""

    def _take(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._jobs.get()
        if self._crowded:
            time.sleep(GATHERING)
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                job = self._jobs.get_nowait()
            return batch, False
        self._crowded = len(batch) >= CROWD
        return batch, True

    def _do(self, batch: list[Job]) -> list[Any]:
        works = [work for _, work in batch]
        try:
            return self._commit(works, _together)
        except Exception as error:
            if is_unavailable(error):
                raise
        return self._commit(works, _one_by_one)

    def _commit(
        self, works: list[Work], do: Callable[[list[Work], sqlite3.Connection], list[Any]]
    ) -> list[Any]:
        if not works:
            return []
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            outcomes = do(works, connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return outcomes


class Appending:
    """The job that comes most often: several of them are done as one."""

    __slots__ = ("change",)

    def __init__(self, change: Append) -> None:
        self.change = change

    def __call__(self, connection: sqlite3.Connection) -> bool:
        return sql.append(connection, self.change)


class Taken(Exception):
    """Some entry's number was taken, and nobody knows which."""


def _together(works: list[Work], connection: sqlite3.Connection) -> list[Any]:
    """All entries at once, and everything else before them."""
    appending = [work for work in works if isinstance(work, Appending)]
    tables = {work.change.table for work in appending}
    if not sql.AT_ONCE or len(appending) < 2 or len(tables) < len(appending):
        return [work(connection) for work in works]
    outcomes = [True if isinstance(work, Appending) else work(connection) for work in works]
    if not sql.append_all(connection, [work.change for work in appending]):
        raise Taken
    return outcomes


def _one_by_one(works: list[Work], connection: sqlite3.Connection) -> list[Any]:
    return [_with_savepoint(work, connection) for work in works]


def _with_savepoint(work: Work, connection: sqlite3.Connection) -> Any:
    """Slower, but what one job did wrong is undone alone."""
    connection.execute("SAVEPOINT job")
    outcome = _attempt(work, connection)
    if isinstance(outcome, Failed):
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")
    return outcome


def _attempt(work: Work, connection: sqlite3.Connection) -> Any:
    """The outcome, a failure too, unless the file itself cannot be used."""
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


def _tell(batch: list[Job], outcomes: list[Any]) -> None:
    for (future, _), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # whoever asked has gone
            continue
        if isinstance(outcome, Failed):
            future.set_exception(outcome.error)
        else:
            future.set_result(outcome)
