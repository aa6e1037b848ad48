"""A table that has been played at for a very long time, written straight into a store."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

from quakeboard.games.seismic.rules.pieces import RECONSTRUCTION
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service import log_entries as entries
from quakeboard.service import tokens as keys
from quakeboard.service.clocks import Uptime
from quakeboard.service.store import Append, Head, Key
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import SeatPlan, SetUp, check_setup

ACTIONS = 2000
SINGLES = 12
COUNT = 24
"""Of every tile, the most that a manifest may name: a game that is longer than any box holds."""


async def write_old_table(database: Path) -> tuple[str, str, int]:
    """Its name, the token of a seat, and how many actions it has."""
    manifest = {
        tile: count if tile in ("03", "02", "01") else COUNT for tile, count in RECONSTRUCTION.items()
    }
    plan = SetUp("seismic", [SeatPlan()] * 4, {"manifest": manifest, "columns": 61, "rows": 61})
    head = Head(keys.new_table_id(), 1, "bench", check_setup(plan), secrets.token_bytes(32))
    token = keys.new_token()
    store = SQLiteStore(database)
    await store.open()
    try:
        table = Table(head, Uptime())
        await store.create(head, table.standing(), [Key(keys.digest(token), head.table, 0)])
        dice = random.Random(1)
        for seat in range(4):
            table = await _keep(store, table, Proposal(entries.Sat(seat, f"Guest {seat + 1}", seat)))
        table = await _keep(store, table, table.begin([]))
        while _actions(table) < ACTIONS and table.state == "playing":
            table = await _keep(store, table, table.play(dice.choice(table.game.legal_texts(table.position))))
        return head.table, token, _actions(table)
    finally:
        await store.close()


def _actions(table: Table) -> int:
    """Actions of seats and of chance."""
    return len(table.opening) + sum(1 + len(move.chance) for move in table.moves)


async def _keep(store: SQLiteStore, table: Table, proposal: Proposal) -> Table:
    after, change = table.after(proposal, table.seq + 1)
    await store.append(Append(table.id, change.entry, after.standing()))
    return after
