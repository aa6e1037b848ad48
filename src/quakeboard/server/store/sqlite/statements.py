"""The SQL statements for SQLite. Each function is one job of the writer or the reader thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from quakeboard.server.store import rows
from quakeboard.server.store.operators import Statement
from quakeboard.service.cluster import Outage
from quakeboard.service.log_entries import Entry
from quakeboard.service.store import (
    KEPT_CHAT_LINES,
    Append,
    ChatLine,
    Head,
    Key,
    StoredSnapshot,
    StoredTable,
    TableStatus,
    TableSummary,
)

CREATE = """
    INSERT INTO tables
        (id, opened_at, changed_at, host, rematch_of, seed, set_up, public, state, free_seats, due, standing,
         opener)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
# An append to a deleted table returns False, like one whose number is taken.
APPEND = """
    INSERT INTO entries (table_id, seq, at, fact) SELECT ?, ?, ?, ? FROM tables WHERE id = ?
    ON CONFLICT DO NOTHING
"""
UPDATE_STANDING = """
    UPDATE tables SET state = ?, free_seats = ?, due = ?, standing = ?, seq = ?, changed_at = ?
    WHERE id = ? AND seq < ?
"""
# Many rows in one statement, each a JSON array: every statement releases the GIL, and getting it back takes a
# while.
APPEND_ALL = """
    INSERT INTO entries (table_id, seq, at, fact)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
    WHERE value ->> 0 IN (SELECT id FROM tables) ON CONFLICT DO NOTHING
"""
UPDATE_STANDINGS = """
    UPDATE tables SET state = new.state, free_seats = new.free_seats, due = new.due,
        standing = new.standing, seq = new.seq, changed_at = new.changed_at
    FROM (
        SELECT value ->> 0 AS state, value ->> 1 AS free_seats, value ->> 2 AS due, value ->> 3 AS standing,
            value ->> 4 AS seq, value ->> 5 AS changed_at, value ->> 6 AS id FROM json_each(?)
    ) AS new
    WHERE tables.id = new.id AND tables.seq < new.seq
"""
HAS_JSON_OPERATORS = sqlite3.sqlite_version_info >= (3, 38, 0)
"""Whether this SQLite has the JSON operators that the two statements above need."""
CLAIMABLE = """
    SELECT id, owner FROM tables
    WHERE due <= :now AND (owner IS NULL OR owner NOT IN (
        SELECT id FROM processes WHERE beat >= :now - :timeout_ms AND id <> :process))
    ORDER BY due, id LIMIT :limit
"""
PUBLIC_TABLES = rows.FAIR_LIST.format(is_present="id IN (SELECT value FROM json_each(?))", limit="?")
TABLES_OF_SESSION = f"""
    SELECT {rows.SUMMARY_COLUMNS} FROM tables
    WHERE host = ? OR id IN (SELECT table_id FROM sitters WHERE session = ?)
    ORDER BY {rows.LATEST_FIRST} LIMIT ?
"""
SEAT_OF_KEY = "SELECT seat FROM keys WHERE table_id = ? AND digest = ? AND kind = 'seat'"
TABLES_BY_ID = f"""
    SELECT {rows.SUMMARY_COLUMNS} FROM tables WHERE id IN (SELECT value FROM json_each(?))
    ORDER BY {rows.LATEST_FIRST}
"""
OPEN_TABLES_OF = """
    SELECT count(*) FROM tables WHERE opener = ? AND public AND state = 'open' AND changed_at >= ?
"""
OPEN_SEATS_OF = """
    SELECT count(*) FROM taken_seats JOIN tables ON id = table_id
    WHERE client = ? AND public AND state = 'open' AND changed_at >= ?
        AND json_extract(standing, '$.names[' || seat || ']') <> ''
"""
SNAPSHOT_BEFORE = """
    SELECT seq, content FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1
"""
ADD_SNAPSHOT = """
    INSERT OR REPLACE INTO snapshots (table_id, seq, content) SELECT id, ?, ? FROM tables WHERE id = ?
"""
KEPT_NOTICES = 1000
DROP_CHAT_LINES = "DELETE FROM lines WHERE table_id = ? AND number <= ?"
ADD_CHAT_LINE = """
    INSERT INTO lines (table_id, number, at, seat, name, text)
    SELECT id, 1 + (SELECT coalesce(max(number), 0) FROM lines WHERE table_id = id), ?, ?, ?, ?
    FROM tables WHERE id = ?
"""


# ---- tables


def create(db: sqlite3.Connection, head: Head, standing: TableStatus, keys: Iterable[Key]) -> None:
    if db.execute(CREATE, (*rows.table_row(head, standing), head.opener)).rowcount == 0:
        raise ValueError(f"there is a table {head.table} already")
    _store_keys(db, keys)


def append(db: sqlite3.Connection, change: Append) -> bool:
    table, seq, at, fact = rows.entry_row(change)
    if db.execute(APPEND, (table, seq, at, fact, table)).rowcount == 0:
        return False
    db.execute(UPDATE_STANDING, (*rows.standing_row(change.standing), seq, at, table, seq))
    _store_keys_and_sitter(db, change)
    return True


def append_all(db: sqlite3.Connection, changes: Sequence[Append]) -> bool:
    """Append entries of different tables; False, to be rolled back, if some number was taken."""
    entries_to_keep, standings = [], []
    for change in changes:
        table, seq, at, fact = rows.entry_row(change)
        entries_to_keep.append((table, seq, at, fact))
        standings.append((*rows.standing_row(change.standing), seq, at, table))
    if db.execute(APPEND_ALL, (rows.as_json(entries_to_keep),)).rowcount != len(changes):
        return False
    db.execute(UPDATE_STANDINGS, (rows.as_json(standings),))
    for change in changes:
        _store_keys_and_sitter(db, change)
    return True


def _store_keys_and_sitter(db: sqlite3.Connection, change: Append) -> None:
    """Store the keys and the sitter of an entry, which few entries have."""
    table = change.table
    if change.keys:
        _store_keys(db, change.keys)
    if change.sitter:
        db.execute(
            "INSERT OR REPLACE INTO sitters (table_id, session, seat) VALUES (?, ?, ?)",
            (table, *change.sitter),
        )


def _store_keys(db: sqlite3.Connection, keys: Iterable[Key]) -> None:
    given = [(key.digest, key.table, key.seat, key.kind) for key in keys]
    db.executemany("INSERT OR REPLACE INTO keys (digest, table_id, seat, kind) VALUES (?, ?, ?, ?)", given)


def load(db: sqlite3.Connection, table: str) -> StoredTable | None:
    db.execute("BEGIN")  # one state of the database for all of it
    try:
        row = db.execute(f"SELECT {rows.HEAD_COLUMNS} FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return None
        snapshot = snapshot_before(db, table, rows.MAX_SEQ)
        log = entries(db, table, 0 if snapshot is None else snapshot.seq)
        return StoredTable(rows.head(row), log, snapshot)
    finally:
        db.execute("COMMIT")


def entries(db: sqlite3.Connection, table: str, after: int, until: int = rows.MAX_SEQ) -> list[Entry]:
    query = "SELECT seq, at, fact FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq"
    return rows.entries(db.execute(query, (table, after, until)))


def add_snapshot(db: sqlite3.Connection, table: str, snapshot: StoredSnapshot) -> None:
    db.execute(ADD_SNAPSHOT, (snapshot.seq, snapshot.content, table))


def snapshot_before(db: sqlite3.Connection, table: str, seq: int) -> StoredSnapshot | None:
    row = db.execute(SNAPSHOT_BEFORE, (table, seq)).fetchone()
    return StoredSnapshot(*row) if row else None


def key(db: sqlite3.Connection, table: str, digest: bytes) -> Key | None:
    query = "SELECT seat, kind FROM keys WHERE table_id = ? AND digest = ?"
    row = db.execute(query, (table, digest)).fetchone()
    return Key(digest, table, *row) if row else None


def keys_of(db: sqlite3.Connection, table: str) -> list[Key]:
    query = "SELECT digest, table_id, seat, kind FROM keys WHERE table_id = ? ORDER BY seat, digest"
    return [Key(*row) for row in db.execute(query, (table,))]


def delete(db: sqlite3.Connection, table: str) -> bool:
    return db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount > 0


def value(db: sqlite3.Connection, query: str, *parameters: object) -> str | None:
    """The one text that a query finds, or None."""
    row = db.execute(query, parameters).fetchone()
    return str(row[0]) if row else None


def set_webhook(db: sqlite3.Connection, table: str, url: str | None) -> None:
    if url is None:
        db.execute("DELETE FROM hooks WHERE table_id = ?", (table,))
    else:
        db.execute("INSERT OR REPLACE INTO hooks SELECT id, ? FROM tables WHERE id = ?", (url, table))


# ---- lists


def table_summaries(db: sqlite3.Connection, query: str, *parameters: object) -> list[TableSummary]:
    return [rows.table_summary(row) for row in db.execute(query, parameters)]


def tables_of(db: sqlite3.Connection, session: str, limit: int) -> list[TableSummary]:
    seats: dict[str, list[int]] = {}
    held = "SELECT table_id, seat FROM sitters WHERE session = ? ORDER BY seat"
    for table, seat in db.execute(held, (session,)):
        seats.setdefault(table, []).append(seat)
    return [
        rows.table_summary(row, seats.get(row[0], ()))
        for row in db.execute(TABLES_OF_SESSION, (session, session, limit))
    ]


def tables_with_keys(db: sqlite3.Connection, keys: Sequence[tuple[str, bytes]]) -> list[TableSummary]:
    seats: dict[str, list[int]] = {}
    for table, digest in keys:
        for (seat,) in db.execute(SEAT_OF_KEY, (rows.storable(table), digest)):
            seats.setdefault(table, []).append(seat)
    listed = table_summaries(db, TABLES_BY_ID, rows.as_json(list(seats)))
    return [msgspec.structs.replace(one, seats=sorted(seats[one.table])) for one in listed]


# ---- presence

SET_DUE = """
    UPDATE tables SET due = ?
    WHERE id = ? AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = id AND seq > ?)
"""
NOTE_SEEN = """
    INSERT INTO last_seen (table_id, seat, at) SELECT id, ?, ? FROM tables WHERE id = ?
    ON CONFLICT (table_id, seat) DO UPDATE SET at = max(at, excluded.at)
"""


def note_seen(db: sqlite3.Connection, seen: Sequence[tuple[str, int, int]]) -> None:
    db.executemany(NOTE_SEEN, [(seat, at, table) for table, seat, at in seen])


def last_seen(db: sqlite3.Connection, table: str) -> list[tuple[int, int]]:
    return db.execute("SELECT seat, at FROM last_seen WHERE table_id = ?", (table,)).fetchall()


def set_due(db: sqlite3.Connection, table: str, seq: int, due: int) -> None:
    db.execute(SET_DUE, (due, table, seq))


# ---- clients


def count(db: sqlite3.Connection, query: str, client: str, since: int) -> int:
    (found,) = db.execute(query, (client, since)).fetchone()
    return int(found)


def seat_taken(db: sqlite3.Connection, table: str, seat: int, client: str) -> None:
    query = "INSERT OR REPLACE INTO taken_seats SELECT id, ?, ? FROM tables WHERE id = ?"
    db.execute(query, (seat, client, table))


# ---- chat


def add_chat_line(
    db: sqlite3.Connection, table: str, at: int, seat: int | None, name: str, text: str
) -> ChatLine:
    if db.execute(ADD_CHAT_LINE, (at, seat, name, text, table)).rowcount == 0:
        raise LookupError(f"there is no table {table}")
    (number,) = db.execute("SELECT max(number) FROM lines WHERE table_id = ?", (table,)).fetchone()
    db.execute(DROP_CHAT_LINES, (table, number - KEPT_CHAT_LINES))
    return ChatLine(number, at, seat, name, text)


def chat_lines(db: sqlite3.Connection, table: str, after: int, limit: int) -> list[ChatLine]:
    query = """
        SELECT number, at, seat, name, text FROM lines WHERE table_id = ? AND number > ? AND text <> ''
        ORDER BY number DESC LIMIT ?
    """
    return rows.chat_lines(db.execute(query, (table, after, limit)).fetchall()[::-1])


# ---- processes


def heartbeat(db: sqlite3.Connection, process: str, now: int) -> None:
    db.execute("INSERT OR REPLACE INTO processes (id, beat) VALUES (?, ?)", (process, now))


def register_process(db: sqlite3.Connection, process: str, now: int, timeout_ms: int) -> list[Outage]:
    (last,) = db.execute("SELECT max(beat) FROM processes").fetchone()
    if last is not None and last < now - timeout_ms:
        db.execute("INSERT OR REPLACE INTO outages (began, ended) VALUES (?, ?)", (last, now))
    heartbeat(db, process, now)
    # From now on this process's own heartbeat says when a server was last alive.
    db.execute("DELETE FROM processes WHERE beat < ?", (now - timeout_ms,))
    return outages(db)


def outages(db: sqlite3.Connection) -> list[Outage]:
    return [Outage(*row) for row in db.execute("SELECT began, ended FROM outages ORDER BY began")]


def claim_due(db: sqlite3.Connection, process: str, now: int, timeout_ms: int, limit: int) -> list[str]:
    wanted = {"process": process, "now": now, "timeout_ms": timeout_ms, "limit": limit}
    due = db.execute(CLAIMABLE, wanted).fetchall()
    new: Sequence[tuple[str, str]] = [(process, table) for table, owner in due if owner != process]
    db.executemany("UPDATE tables SET owner = ? WHERE id = ?", new)
    return [table for table, _ in due]


def release(db: sqlite3.Connection, process: str) -> None:
    # Its last heartbeat stays: an outage begins there.
    db.execute("UPDATE tables SET owner = NULL WHERE owner = ?", (process,))


# ---- operators


def select(db: sqlite3.Connection, statement: Statement) -> list[Any]:
    return db.execute(statement.sql, _named(statement)).fetchall()


def change(db: sqlite3.Connection, statements: Sequence[Statement]) -> list[int]:
    return [db.execute(statement.sql, _named(statement)).rowcount for statement in statements]


def _named(statement: Statement) -> dict[str, object]:
    """The parameters of `$1`, `$2` …, which are names to SQLite."""
    return {str(number): value for number, value in enumerate(statement.parameters, start=1)}


def add_notice(db: sqlite3.Connection, text: str) -> None:
    number = db.execute("INSERT INTO notices (text) VALUES (?)", (text,)).lastrowid
    assert number is not None
    db.execute("DELETE FROM notices WHERE id <= ?", (number - KEPT_NOTICES,))


def last_notice(db: sqlite3.Connection) -> int:
    (number,) = db.execute("SELECT coalesce(max(id), 0) FROM notices").fetchone()
    return int(number)


def notices(db: sqlite3.Connection, after: int) -> list[tuple[int, str]]:
    return db.execute("SELECT id, text FROM notices WHERE id > ? ORDER BY id", (after,)).fetchall()


# ---- settings and checks


def setting(db: sqlite3.Connection, name: str, default: str) -> str:
    db.execute("INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, default))
    return str(value(db, "SELECT value FROM settings WHERE name = ?", name))


def check(db: sqlite3.Connection, now: int) -> None:
    db.execute("INSERT OR REPLACE INTO checks (id, at) VALUES (1, ?)", (now,))
