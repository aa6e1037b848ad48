"""Tables at which anything that is allowed may have happened, made without a store."""

from __future__ import annotations

import random
from typing import Any, Literal

import msgspec

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.chance.chains import HashChain, server_chain
from quakeboard.service import commands, dealing, messages
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.cluster import Outage
from quakeboard.service.messages import AnyCommand
from quakeboard.service.store import Head
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import Dealing, DealingKind, SetUp
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
    messages.Remind,
    messages.LetBotPlay,
    messages.LetBotPlay,
    messages.EndHere,
    messages.Agree,
    messages.Agree,
    messages.Decline,
    messages.HandOver,
    messages.Resign,
    messages.Abandon,
)


SEED = bytes(range(32))
CHAINS = {chain.end.hex(): chain for chain in (HashChain(bytes([root]) * 32) for root in range(6))}
"""The chains of the devices at these tables, by their ends."""


def dealing_of(kind: DealingKind, alone: Literal["deal", "wait"] = "deal") -> Dealing:
    """How chance is dealt at a table with the seed of these tests."""
    return Dealing(kind, alone, server_chain(SEED, 0).end.hex())


def head_of(set_up: SetUp) -> Head:
    version = set_up.make_game().rules_version
    return Head("t1", NOON, "host", msgspec.structs.replace(set_up, rules_version=version), SEED)


def answers(table: Table) -> dict[int, str]:
    """The links of all who are asked in the open round."""
    assert table.rounds is not None
    assert table.rounds.open is not None
    asked = {number: table.rounds.chains[number] for number in table.rounds.open.chains}
    return {number: CHAINS[chain.end].link(chain.asked).hex() for number, chain in asked.items()}


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
            table, _ = table.after(dealing.completed(table, proposal, _some_chains(table, rng)), at)
    return table


def _some_chains(table: Table, rng: random.Random) -> list[int]:
    """The chains of those who are connected by chance."""
    chains = () if table.rounds is None else table.rounds.chains
    return [number for number in range(len(chains)) if rng.random() < 0.8]


def _new_chain(table: Table, rng: random.Random) -> Proposal | None:
    """A device of some seat publishes a chain, that of another seat perhaps."""
    if table.rounds is None:
        return None
    try:
        return dealing.add_chain(table, rng.randrange(len(table.seats)), rng.choice([*CHAINS]))
    except QuakeboardError:
        return None


def _draws(table: Table, rng: random.Random) -> Proposal | None:
    """The draws that a table waits for, or the round for them."""
    if table.rounds is None:
        return table.deal()
    if table.rounds.open is None:
        return dealing.open_round(table, _some_chains(table, rng))
    links = {number: link for number, link in answers(table).items() if rng.random() < 0.8}
    return dealing.close_round(table, links)


def _seated(table: Table, rng: random.Random) -> Proposal:
    for seat in table.free_seats:
        return Proposal(entries.Sat(seat, f"N{seat}", seat))
    return (rng.random() < 0.7 and _new_chain(table, rng)) or commands.propose(
        table, 0, messages.Begin(seq=0)
    )


def _anything(table: Table, rng: random.Random, at: int) -> Proposal | None:
    """An action most of the time, an undo now and then, sometimes something else; None if it is refused."""
    due = propose_due(table, at)
    if due is not None:
        return due
    if table.waits_for_chance and rng.random() < 0.8:
        return _draws(table, rng)
    if rng.random() < 0.05:
        return _new_chain(table, rng)
    chance = rng.random()
    if table.undo is None and table.asked is not None and chance < 0.7:
        apart = table.rounds is None and rng.random() < 0.2
        proposal = table.decide if apart else table.play
        return proposal(rng.choice(table.position.texts()))
    kind = messages.Undo if chance < 0.85 else rng.choice(OTHERS)
    if kind in (messages.Resign, messages.Abandon, messages.EndHere) and rng.random() < 0.9:
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
