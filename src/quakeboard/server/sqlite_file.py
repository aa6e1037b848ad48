"""A SQLite file: who may use it, how it is opened, and which errors mean that it cannot be used now."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from quakeboard.server.store_refusals import STORE_IN_USE, STORE_REFUSES, BadStore

NOT_NOW = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
"""The disk is full or broken, or somebody else has the file: no fault of the statement."""


def is_unavailable(error: BaseException) -> bool:
    """Whether the file cannot be read or written at the moment, whatever one asks of it."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in NOT_NOW


def connect(file: Path, patience: float) -> sqlite3.Connection:
    """A connection in autocommit mode. What it commits has reached the disk.

    For so many seconds it waits for somebody who is in the file with another tool.
    """
    # It holds seeds. One that exists is not opened here: closing it again would take away SQLite's own locks.
    with suppress(OSError):  # what is wrong with a file SQLite says better
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(file, timeout=patience, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS calls something less “fsync”
        connection.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        connection.close()
        raise
    return connection


class Lock:
    """The right to use a file, held by one store at a time. The kernel takes it back when a process dies.

    SQLite would let several processes in, but none would hear of what the others change. The lock is one that
    children do not inherit: a worker that outlives a killed server must not keep the next one out.
    """

    _taken_here: ClassVar[set[Path]] = set()  # the kernel does not hold a process off from itself

    def __init__(self, file: Path) -> None:
        """Take it; raises `BadStore` if somebody else has it."""
        self._file = file.resolve()
        if self._file in self._taken_here:
            raise BadStore(STORE_IN_USE, file=file)
        try:
            self._handle = os.open(f"{self._file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise BadStore(STORE_REFUSES, why=f"{error.strerror}: {error.filename}") from error
        try:
            fcntl.lockf(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._handle)
            raise BadStore(STORE_IN_USE, file=file) from error
        self._taken_here.add(self._file)

    def release(self) -> None:
        self._taken_here.discard(self._file)
        os.close(self._handle)
