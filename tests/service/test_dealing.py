"""Deciding and dealing apart: a table may hold a decision whose draws come in a later entry."""

from __future__ import annotations

from quakeboard.core.game import CHANCE
from quakeboard.play.replay import check
from quakeboard.play.verify import verify
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import Entry, decode_fact, encode_fact
from quakeboard.service.projection import public_fact
from quakeboard.service.store import Head
from quakeboard.service.table import Change, Proposal, Table

from .application import NOON, plan


def new_table() -> Table:
    """A table of Seismic at which everybody sits."""
    table = Table(Head("t1", NOON, "host", plan("seismic", 2), bytes(range(32))), Uptime())
    for seat, name in enumerate(("Mara", "Jun")):
        table = after(table, Proposal(entries.Sat(seat, name, seat)))
    return table


def after(table: Table, proposal: Proposal) -> Table:
    return table.after(proposal, NOON)[0]


def until_draws(table: Table) -> tuple[Table, str]:
    """The table before an action that ends a turn, and that action."""
    while True:
        for text in reversed(table.position.texts()):
            position = table.decide(text).position
            if position is not None and position.actor() == CHANCE:
                return table, text
        table = after(table, table.play(table.position.texts()[0]))


def apart(table: Table, text: str) -> tuple[Table, Table]:
    """The table that waits for its draws, and the table after them."""
    waiting = after(table, table.decide(text))
    return waiting, after(waiting, waiting.deal())


def test_a_table_waits_for_the_draws_after_a_decision() -> None:
    table, text = until_draws(after(new_table(), new_table().begin([])))
    waiting, dealt = apart(table, text)
    assert waiting.waits_for_chance
    assert (waiting.asked, waiting.turn, waiting.asked_bot, waiting.legal()) == (None, None, None, [])
    assert waiting.moves[-1].chance == []
    assert not dealt.waits_for_chance
    assert dealt.asked == 1


def test_apart_and_together_lead_to_the_same_game() -> None:
    table, text = until_draws(after(new_table(), new_table().begin([])))
    _, dealt = apart(table, text)
    together = after(table, table.play(text))
    assert dealt.seq == together.seq + 1
    assert dealt.position.state() == together.position.state()
    assert (dealt.record(), dealt.drawn) == (together.record(), together.drawn)
    assert [move.chance for move in dealt.moves] == [move.chance for move in together.moves]


def test_the_opening_may_be_dealt_later_too() -> None:
    table = new_table()
    waiting = after(table, Proposal(entries.Began([])))
    assert waiting.waits_for_chance
    dealt = after(waiting, waiting.deal())
    together = after(table, table.begin([]))
    assert (dealt.record(), dealt.opening) == (together.record(), together.opening)
    first = dealt.position.texts()[0]
    assert after(dealt, dealt.play(first)).record() == after(together, together.play(first)).record()


def test_a_stored_log_leads_to_the_same_table() -> None:
    table, text = until_draws(after(new_table(), new_table().begin([])))
    for one in apart(table, text):
        stored = [Entry(entry.seq, entry.at, decode_fact(encode_fact(entry.fact))) for entry in one.entries]
        replayed = Table.from_log(one.head, stored, Uptime())
        folded = Table(one.head, Uptime())
        for entry in stored:
            folded.fold(entry)
        for found in (replayed, folded):
            assert found.record() == one.record()
            assert found.position.state() == one.position.state()
            assert found.waits_for_chance == one.waits_for_chance


def test_an_undo_takes_draws_back_that_came_later() -> None:
    table, text = until_draws(after(new_table(), new_table().begin([])))
    _, dealt = apart(table, text)
    moves = len(table.moves)
    back = after(dealt, Proposal(entries.Undone(0, moves)))
    assert (back.record(), back.drawn) == (table.record(), table.drawn)
    assert back.position.state() == table.position.state()


def test_draws_that_come_later_are_verified_like_any() -> None:
    table = after(new_table(), new_table().begin([]))
    while not table.over:
        _, dealt = apart(table, table.position.texts()[0])
        table = dealt
    record = table.record()
    check(record)
    assert verify(record) == table.drawn


def test_clients_are_told_the_draws_as_steps_alone() -> None:
    table, text = until_draws(after(new_table(), new_table().begin([])))
    waiting, _ = apart(table, text)
    _, change = waiting.after(waiting.deal(), NOON)
    assert isinstance(change, Change)
    assert {step.actor for step in change.steps} == {CHANCE}
    assert public_fact(change) == {"kind": "dealt"}
