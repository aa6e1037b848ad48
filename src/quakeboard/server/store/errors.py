"""Errors of stores, for the operator."""

from __future__ import annotations

from quakeboard.core.errors import QuakeboardError, Reason

UNKNOWN_STORE = Reason(
    "unknown-store",
    "stores",
    "A store is a file, sqlite:///file or postgresql://user@host/database; “{scheme}” is none of these.",
)
STORE_IN_USE = Reason(
    "store-in-use",
    "stores",
    "Another process uses “{file}”. SQLite serves one process; several can share a PostgreSQL database.",
)
STORE_TOO_NEW = Reason(
    "store-too-new",
    "stores",
    "The store was written by a newer Quakeboard: its schema is {found}, and this one knows {known}.",
)
STORE_REFUSES = Reason("store-refuses", "stores", "The store cannot be opened: {why}")
STORE_UNREACHABLE = Reason(
    "store-unreachable", "stores", "The database does not answer, so the server has not started."
)


class BadStore(QuakeboardError):
    """This store cannot be used at all."""
