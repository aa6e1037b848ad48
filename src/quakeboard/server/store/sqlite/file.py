"""A SQLite file: who may use it, how it is opened, and which errors mean that it cannot be used now."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from filelock import BaseFileLock, Timeout

from quakeboard.play.file_lock import acquire
from quakeboard.server.store.errors import STORE_IN_USE, STORE_REFUSES, BadStore

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
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
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


def take(file: Path) -> BaseFileLock:
    """The right to use a file, which one store at a time has; raises `BadStore` if another one has it.

    SQLite would let several processes in, but none would hear of what the others change.
    """
    beside = Path(f"{file.resolve()}.lock")
    try:
        return acquire(beside)
    except Timeout as error:
        raise BadStore(STORE_IN_USE, file=file) from error
    except OSError as error:
        raise BadStore(STORE_REFUSES, why=f"{error.strerror}: {beside}") from error
