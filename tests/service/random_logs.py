"""Tables at which anything that is allowed may have happened, made without a store."""

from __future__ import annotations

import random
from typing import Any

from quakeboard.core.errors import QuakeboardError
from quakeboard.service import commands, messages
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.cluster import Outage
from quakeboard.service.messages import AnyCommand
from quakeboard.service.store import Head
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import SetUp
from quakeboard.service.timeouts import propose_due

from .application import NOON

OTHERS = (
    messages.Rename,
    messages.Pause,
    messages.Pause,
    messages.Resume,
    messages.Resume,
    messages.Give,
    messages.TakeBack,
    messages.TakeBack,
    messages.Agree,
    messages.Agree,
    messages.Decline,
    messages.HandOver,
    messages.Resign,
    messages.Abandon,
)


def head_of(set_up: SetUp) -> Head:
    return Head("t1", NOON, "host", set_up, bytes(range(32)))


def random_table(set_up: SetUp, entry_count: int, seed: int) -> Table:
    """A table after so many entries: seats are taken, the game begins, then anything happens."""
    rng = random.Random(seed)
    outages = [Outage(NOON + 20_000, NOON + 50_000), Outage(NOON + 90_000, NOON + 95_000)]
    table, at = Table(head_of(set_up), Uptime(outages)), NOON
    for _ in range(20 * entry_count):
        if table.seq >= entry_count:
            break
        at += rng.choice((10, 500, 4_000) if table.state != "paused" else (500, 1_000_000))
        proposal = _seated(table, rng) if table.state == "open" else _anything(table, rng, at)
        if proposal is not None:
            table, _ = table.after(proposal, at)
    return table


def _seated(table: Table, rng: random.Random) -> Proposal:
    for seat in table.free_seats:
        return Proposal(entries.Sat(seat, f"N{seat}", seat))
    if not table.seat_nonces and rng.random() < 0.5:
        return commands.propose(table, 0, messages.AddNonce(seq=0, nonce="a nonce"))
    return commands.propose(table, 0, messages.Begin(seq=0))


def _anything(table: Table, rng: random.Random, at: int) -> Proposal | None:
    """An action most of the time, an undo now and then, sometimes something else; None if it is refused."""
    due = propose_due(table, at)
    if due is not None:
        return due
    if table.waits_for_chance:
        return table.deal()
    chance = rng.random()
    if table.undo is None and table.asked is not None and chance < 0.7:
        proposal = table.decide if rng.random() < 0.2 else table.play
        return proposal(rng.choice(table.position.texts()))
    kind = messages.Undo if chance < 0.85 else rng.choice(OTHERS)
    if kind in (messages.Resign, messages.Abandon) and rng.random() < 0.9:
        return None
    seat = rng.randrange(len(table.seats))
    try:
        return commands.propose(table, seat, _command(kind, rng))
    except QuakeboardError:
        return None


def _command(kind: type[AnyCommand], rng: random.Random) -> AnyCommand:
    fields: dict[str, Any] = {}
    if kind is messages.Rename:
        fields = {"name": f"M{rng.randrange(9)}", "colour": rng.randrange(5)}
    if kind in (messages.Give, messages.Resign):
        fields = {"bot": "random"}
    if kind is messages.HandOver:
        fields = {"token": "a token that nobody can guess"}
    return kind(seq=0, **fields)
