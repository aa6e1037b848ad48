"""Writes a table with a very long game directly into a store."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

from quakeboard.core.registry import specs_with_part
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service import log_entries, tokens
from quakeboard.service.clocks import Uptime
from quakeboard.service.store import Append, Head, Key
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import SeatPlan, SetUp, check_setup

ACTIONS = 2000


async def write_long_table(database: Path) -> tuple[str, str, int]:
    """Write the table; return its name, the token of a seat, and its number of actions."""
    spec = specs_with_part("bench.long_game")[0]
    seats = range(spec.seats[-1])
    plan = SetUp(spec.key, [SeatPlan() for _ in seats], spec.part("bench.long_game"))
    head = Head(tokens.new_table_id(), 1, "bench", check_setup(plan), secrets.token_bytes(32))
    token = tokens.new_token()
    store = SQLiteStore(database)
    await store.open()
    try:
        table = Table(head, Uptime())
        await store.create(head, table.standing(), [Key(tokens.digest(token), head.table, 0, "seat")])
        rng = random.Random(1)
        for seat in seats:
            table = await _append(store, table, Proposal(log_entries.Sat(seat, f"Guest {seat + 1}", seat)))
        table = await _append(store, table, table.begin([]))
        while _count_actions(table) < ACTIONS and table.state == "playing":
            table = await _append(store, table, table.play(rng.choice(table.position.texts())))
        return head.table, token, _count_actions(table)
    finally:
        await store.close()


def _count_actions(table: Table) -> int:
    """The number of actions of seats and of chance."""
    return len(table.opening) + sum(1 + len(move.chance) for move in table.moves)


async def _append(store: SQLiteStore, table: Table, proposal: Proposal) -> Table:
    after, change = table.after(proposal, table.seq + 1)
    await store.append(Append(table.id, change.entry, after.standing()))
    return after
