"""Undo tried everywhere: nobody ever holds knowledge of a coin that the game on the table does not give."""

from __future__ import annotations

from random import Random

from extent import size
from hypothesis import given, settings
from hypothesis import strategies as some

from quakeboard.core.game import CHANCE
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.service import commands, messages
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import Refused
from quakeboard.service.store import Head
from quakeboard.service.table import Proposal, Table

from .application import NOON, plan

Fact = tuple[str, int, int]


def learnt(view: SanAndreasView) -> set[Fact]:
    """What somebody with this view can tell of others: coins seen, and who was or was not asked to swap."""
    coins = {("coin", city.seat, city.coin) for city in view.cities if city.coin is not None}
    coins |= {("coin", seat, coin) for seat, lost in enumerate(view.destroyed) for coin in lost}
    coins |= {
        ("coin", seat, coin) for seat, lost in enumerate(view.lost) for coin in lost if coin is not None
    }
    null = set()
    if view.phase == "swap":
        null = {("null", view.actor, 0)}
    return {fact for fact in coins | null if fact[1] != view.seat}


def undone(table: Table, seat: int) -> Table | None:
    """The table after an undo of this seat to which everybody agrees; None if it is refused."""
    try:
        asked = commands.propose(table, seat, messages.Undo(seq=table.seq + 1))
    except Refused:
        return None
    table, _ = table.after(asked, NOON)
    while table.undo is not None:
        other = next(one for one in range(3) if one != seat and one not in table.undo.agreed)
        agreed = commands.propose(table, other, messages.Agree(seq=table.seq + 1))
        table, _ = table.after(agreed, NOON)
    return table


@settings(max_examples=size(40, 6))
@given(some.integers(0, 2**32), some.sampled_from(["open", "closed"]))
def test_nobody_learns_coins_by_undo(seed: int, lost: str) -> None:
    rng = Random(seed)
    options = {"first": 0, "lost": lost, "lakes": True}
    head = Head("t1", NOON, "host", plan("san-andreas", 3, options=options), rng.randbytes(32))
    table = Table(head, Uptime())
    for seat in range(3):
        table, _ = table.after(Proposal(entries.Sat(seat, "abc"[seat], seat)), NOON)
    table, _ = table.after(table.begin([]), NOON)
    known: dict[int | None, set[Fact]] = {seat: set() for seat in (None, 0, 1, 2)}
    tried = 0
    while not table.over and len(table.entries) < 400:
        assert table.position.actor() != CHANCE
        if table.moves and rng.random() < 0.4:
            back = undone(table, rng.randrange(3))
            if back is not None:
                tried += 1
                table = back
        table, _ = table.after(table.play(rng.choice(table.position.texts())), NOON)
        for seat, facts in known.items():
            view = table.view(seat)
            assert isinstance(view, SanAndreasView)
            coins = {fact for fact in facts if fact[0] == "coin"}
            assert coins <= learnt(view), "somebody knows a coin that this game has not shown"
            known[seat] = coins | learnt(view)
    assert tried
