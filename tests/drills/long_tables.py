"""Very long tables, written straight into a store: many moves, and many that were taken back."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec

from quakeboard.core.registry import specs_with_part
from quakeboard.server.store.factory import open_store
from quakeboard.service import log_entries, tokens
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import Entry
from quakeboard.service.store import Append, Head, Key, Store, TableStatus
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import Clock, SeatPlan, SetUp, check_setup

from .client import OpenTable


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    url = database if database.startswith("postgresql://") else f"sqlite:///{database}"
    store = open_store(url, "drill")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class LongTable(NamedTuple):
    """A table at which a game is being played, with its whole log."""

    head: Head
    log: list[tuple[Entry, TableStatus]]
    """The entries, each with how the table stood then."""


def long_table(actions: int, undos: int, clock: Clock | None = None, seed: int = 1) -> LongTable:
    """A game with so many actions and so many undos on the way, which is not over."""
    spec = specs_with_part("bench.long_game")[0]
    seats = [SeatPlan() for _ in range(spec.seats[-1])]
    plan = SetUp(spec.key, seats, spec.part("bench.long_game"), clock or Clock(), public=True)
    now = time.time_ns() // 1_000_000
    rng = random.Random(seed)
    head = Head(tokens.new_table_id(), now, "drill", check_setup(plan), rng.randbytes(32))
    table, log = Table(head, Uptime()), []

    def add(proposal: Proposal) -> None:
        nonlocal table
        table, change = table.after(proposal, now)
        log.append((change.entry, table.standing()))

    for seat in range(len(seats)):
        add(Proposal(log_entries.Sat(seat, f"Stranger {seat + 1}", seat)))
    add(table.begin([]))
    every = max(1, actions // (undos + 1))
    done = 0
    while len(table.moves) + table.drawn < actions:
        add(table.play(rng.choice(table.position.texts())))
        if len(table.moves) // every > done and done < undos:
            done += 1
            back = len(table.moves) - 1
            add(Proposal(log_entries.Undone(table.moves[back].seat, back)))
    assert table.state == "playing"
    return LongTable(head, log)


async def write_long_table(
    database: str, base: str, actions: int, undos: int, clock: Clock | None = None
) -> OpenTable:
    """Store such a table, with a token for every seat.

    Nothing is due before its last entry is stored: a running server would claim the table halfway.
    """
    head, log = long_table(actions, undos, clock)
    secrets = {seat: tokens.new_token() for seat in range(len(head.set_up.seats))}
    watch = tokens.new_token()
    keys = [Key(tokens.digest(token), head.table, seat, "seat") for seat, token in secrets.items()]
    keys.append(Key(tokens.digest(watch), head.table, None, "watch"))
    async with _opened(database) as store:
        await store.create(head, Table(head, Uptime()).standing(), keys)
        for entry, standing in log[:-1]:
            await store.append(Append(head.table, entry, msgspec.structs.replace(standing, due=None)))
        await store.append(Append(head.table, *log[-1]))
    return OpenTable(base, head.table, secrets, watch)
