"""The store for a database URL."""

from __future__ import annotations

import re
import secrets
from urllib.parse import unquote

from quakeboard.server.store.errors import UNKNOWN_STORE, BadStore
from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service.store import Store


def open_store(url: str, process: str | None = None) -> Store:
    """The store of a URL or file, not opened yet; raises `BadStore` if it is neither.

    `games.db` and `sqlite:///games.db` are the same file; an absolute path has a fourth slash. `process` is
    the name of this process among those that share the store, random by default.
    """
    scheme, colon, rest = url.partition("://")
    if scheme in ("postgresql", "postgres") and colon:
        return PostgresStore(url, process or secrets.token_hex(8))
    if scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        return SQLiteStore(unquote(rest[1:]))
    # “C:\\games.db” is a path; a URL with too few slashes is a slip that would name an odd file.
    found = re.match(r"[A-Za-z][A-Za-z0-9+.-]+:", url)
    if found or not url:
        raise BadStore(UNKNOWN_STORE, scheme=found[0] if found else "")
    return SQLiteStore(url)
