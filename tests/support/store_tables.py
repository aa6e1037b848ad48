"""Tables to keep in a store."""

from __future__ import annotations

import hashlib
from typing import Any

from quakeboard.service.log_entries import Acted, AnyFact, Entry
from quakeboard.service.store import Append, Head, Key, KeyKind, TableStatus
from quakeboard.service.table_setup import Clock, SeatPlan, SetUp

OPENED = 1_700_000_000_000
SET_UP = SetUp(
    "seismic",
    [SeatPlan(), SeatPlan(), SeatPlan(bot="greedy")],
    {"variants": ["aftershocks"], "rows": 7},
    Clock("bank", 600, 5, "pass"),
    public=True,
)


def digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def head(table: str = "t1", **others: Any) -> Head:
    return Head(
        **{"table": table, "opened_at": OPENED, "host": "hana", "set_up": SET_UP, "seed": b"\0\xff" * 16}
        | others
    )


def standing(**others: Any) -> TableStatus:
    names = ["Mara", None, "Greedy"]
    return TableStatus(
        **{"state": "open", "free_seats": 1, "names": names, "asked": None, "due": None} | others
    )


def key(token: str, seat: int | None, table: str = "t1", kind: KeyKind | None = None) -> Key:
    """A key of a seat, or to watch; or one of another kind."""
    return Key(digest(token), table, seat, kind or ("watch" if seat is None else "seat"))


def entry(seq: int, fact: AnyFact | None = None) -> Entry:
    return Entry(seq, OPENED + 1000 * seq, fact or Acted(seq % 3, f"lay 01 {seq},0 r2", ["draw 03"]))


def change(seq: int, table: str = "t1", fact: AnyFact | None = None, **others: Any) -> Append:
    """An entry, and the table playing; `keys`, `sitter`, and what stands otherwise."""
    belonging = {name: others.pop(name) for name in ("keys", "sitter") if name in others}
    return Append(
        table, entry(seq, fact), standing(**{"state": "playing", "free_seats": 0, **others}), **belonging
    )
