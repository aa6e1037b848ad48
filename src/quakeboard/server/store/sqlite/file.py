"""An SQLite file: its lock, its connections, and which errors mean that it is unavailable."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from filelock import BaseFileLock, Timeout

from quakeboard.server.store.errors import STORE_IN_USE, STORE_REFUSES, BadStore
from quakeboard.system.file_lock import acquire

UNAVAILABLE_CODES = frozenset(
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
"""Errors of the disk or of locking, not of the statement."""


def is_unavailable(error: BaseException) -> bool:
    """Whether an error means that the file is unavailable, whatever the statement."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in UNAVAILABLE_CODES


def connect(file: Path, timeout: float) -> sqlite3.Connection:
    """A connection in autocommit mode whose commits have reached the disk.

    It waits `timeout` seconds for locks of other tools that have the file open.
    """
    # Created readable by its owner only, as it holds seeds. An existing file is not opened here: closing it
    # would drop SQLite's own locks.
    with suppress(OSError):  # SQLite reports what is wrong with the file
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    connection = sqlite3.connect(file, timeout=timeout, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on macOS, fsync alone does not reach the disk
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # erased names and lines are overwritten
    except BaseException:
        connection.close()
        raise
    return connection


def lock_file(file: Path) -> BaseFileLock:
    """Lock a file for one store at a time; raises `BadStore` if another one has it.

    SQLite would let several processes in, but none would notice the changes of the others.
    """
    lock = Path(f"{file.resolve()}.lock")
    try:
        return acquire(lock)
    except Timeout as error:
        raise BadStore(STORE_IN_USE, file=file) from error
    except OSError as error:
        raise BadStore(STORE_REFUSES, why=f"{error.strerror}: {lock}") from error
