"""Conversion of structs to rows and back, for both stores; times are in milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

import msgspec

from quakeboard.service.chunked_work import run
from quakeboard.service.log_entries import Entry, decode_fact, encode_fact
from quakeboard.service.store import (
    LISTED_CANDIDATES,
    SHOWN_PER_OPENER,
    Append,
    ChatLine,
    Head,
    TableStatus,
    TableSummary,
)
from quakeboard.service.table_setup import SetUp

HEAD_COLUMNS = "id, opened_at, host, set_up, seed, rematch_of, opener"
SUMMARY_COLUMNS = "id, opened_at, changed_at, set_up, standing, seq"
IS_PUBLIC = "public AND state NOT IN ('over', 'abandoned')"
"""The condition of the index `tables_public`, word for word, so that it is used."""
PUBLIC_FIRST = "free_seats > 0 DESC, changed_at DESC, id"
MAX_SEQ = 2**31 - 1
"""The largest number of an entry that every store can hold."""
LATEST_FIRST = "changed_at DESC, id"
FAIR_LIST = f"""
    WITH candidates AS (
        SELECT id, opener, free_seats, changed_at FROM tables WHERE {IS_PUBLIC}
        ORDER BY {PUBLIC_FIRST} LIMIT {LISTED_CANDIDATES}
    ), marked AS (
        SELECT id, opener, free_seats > 0 AS free, changed_at, {{is_present}} AS present FROM candidates
    ), counted AS (
        SELECT id, free, present, row_number() OVER (
            PARTITION BY CASE opener WHEN '' THEN id ELSE opener END
            ORDER BY free DESC, present DESC, changed_at DESC, id
        ) > {SHOWN_PER_OPENER} AS crowded FROM marked
    )
    SELECT {SUMMARY_COLUMNS} FROM counted JOIN tables USING (id)
    ORDER BY crowded, free DESC, present DESC, changed_at DESC, id LIMIT {{limit}}
"""
"""The public list; whether a table is among those where somebody is present is said by the database."""

_encode = msgspec.json.Encoder().encode
_set_up = msgspec.json.Decoder(SetUp).decode
_standing = msgspec.json.Decoder(TableStatus).decode

Row = Sequence[Any]


def storable(text: str) -> str:
    """The text as every database can store it: without surrogates and NUL."""
    return text.encode("utf-8", "replace").decode().replace("\0", "\N{REPLACEMENT CHARACTER}")


def as_json(found: Sequence[Row]) -> str:
    """Rows as one JSON text."""
    return _encode(found).decode()


def table_row(head: Head, standing: TableStatus) -> tuple[Any, ...]:
    """id, opened_at, changed_at, host, rematch_of, seed, set_up, public, state, free_seats, due, standing."""
    return (
        head.table,
        head.opened_at,
        head.opened_at,
        head.host,
        head.before,
        head.seed,
        _encode(head.set_up).decode(),
        head.set_up.public,
        *standing_row(standing),
    )


def standing_row(standing: TableStatus) -> tuple[str, int, int | None, str]:
    """The columns state, free_seats, due, standing."""
    return standing.state, standing.free_seats, standing.due, _encode(standing).decode()


def entry_row(change: Append) -> tuple[str, int, int, str]:
    """The columns table_id, seq, at, fact."""
    entry = change.entry
    return change.table, entry.seq, entry.at, encode_fact(entry.fact).decode()


def head(row: Row) -> Head:
    table, opened_at, host, set_up, seed, before, opener = row
    return Head(table, opened_at, host, _set_up(set_up), seed, before, opener)


def entries(rows: Iterable[Row]) -> list[Entry]:
    return run(decoding(rows))


def decoding(rows: Iterable[Row]) -> Generator[None, None, list[Entry]]:
    """The work of `entries`, which pauses after every row."""
    found = []
    for seq, at, fact in rows:
        found.append(Entry(seq, at, decode_fact(fact)))
        yield
    return found


def table_summary(row: Row, seats: Iterable[int] = ()) -> TableSummary:
    table, opened_at, changed_at, set_up, standing, seq = row
    return TableSummary(table, opened_at, changed_at, _set_up(set_up), _standing(standing), seq, list(seats))


def chat_lines(rows: Iterable[Row]) -> list[ChatLine]:
    return [ChatLine(*row) for row in rows]
