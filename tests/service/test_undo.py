"""Taking back: one's own action at once; what was turned up or another did since, if everyone agrees."""

from __future__ import annotations

import random

import pytest

from quakeboard.play.match import shows_secret
from quakeboard.play.verify import verify
from quakeboard.service.log_entries import Acted, UndoAgreed, Undone
from quakeboard.service.messages import Act, Agree, Decline, Give, Pause, Resign, Resume, TakeBack, Undo
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Clock
from quakeboard.service.undo_secrecy import reveals_since

from .application import BLITZ, NOON, FakeTimeService, TableHarness, begin, plan, play_on


async def test_ones_own_action_is_taken_back_at_once(service: FakeTimeService) -> None:
    harness = await begin(service)
    before = harness.table.view(0)
    await harness.act("found 1,11 0")
    await harness.do(0, Undo)
    assert harness.table.view(0) == before
    assert (harness.table.asked, harness.table.moves, harness.table.undo) == (0, [], None)
    await harness.act("found 1,11 1")


async def test_nothing_is_erased_from_the_log(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0")
    await harness.do(0, Undo)
    await harness.act("found 1,11 1")
    assert harness.log[-3:] == ["Acted", "Undone", "Acted"]
    assert [entry.fact for entry in await harness.stored()] == [entry.fact for entry in harness.table.entries]
    assert harness.table.record().actions == ["found 1,11 1"]


async def test_there_must_be_something_to_take_back(service: FakeTimeService) -> None:
    harness = await begin(service)
    assert await harness.refused(0, Undo) == "nothing-to-undo"
    await harness.act()
    assert await harness.refused(1, Undo) == "nothing-to-undo"


async def test_once_another_acted_everyone_must_agree(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, Undo)
    assert harness.table.undo is not None
    assert (harness.table.undo.seat, harness.table.undo.actions) == (0, 0)
    assert await harness.refused(1, Undo) == "undo-asked"
    assert await harness.refused(0, Agree) == "own-undo"
    await harness.do(1, Agree)
    assert len(harness.table.moves) == 2  # somebody has still to say something
    await harness.do(2, Agree)
    assert (harness.table.moves, harness.table.asked, harness.table.undo) == ([], 0, None)
    assert harness.table.entries[-1].fact == UndoAgreed(2, 0)


async def test_once_a_tile_was_turned_up_everyone_must_agree(service: FakeTimeService) -> None:
    harness = await _turn_up(service)
    await harness.do(0, Undo)
    assert harness.log[-1] == "UndoAsked"
    await harness.do(1, Agree)
    assert harness.table.asked == 0


async def test_what_showed_a_coin_is_never_taken_back(service: FakeTimeService) -> None:
    """Resolving a die may destroy a city, whose coin all have seen then (ruling A14)."""
    harness = await begin(service)
    rng = random.Random("shown")
    while True:
        before = harness.table
        await harness.act(rng.choice(before.position.texts()))
        move = harness.table.moves[-1]
        shown = shows_secret(harness.table.game, before.position, harness.table.position)
        if harness.table.over or (shown and not move.chance):
            break
    assert not harness.table.over, "another seed shows a coin before the end"
    assert await harness.refused(move.seat, Undo) == "secret-shown"


async def test_bots_do_not_let_anybody_look_either(service: FakeTimeService) -> None:
    """With nobody else at the table an undo needs no consent, but it shows no coins of the bots."""
    harness = await begin(service, plan(bots=(1, 2)))
    rng, refused, undone = random.Random("alone"), 0, 0
    while not harness.table.over:
        if harness.table.moves and rng.random() < 0.3:
            if reveals_since(
                harness.table, max(n for n, move in enumerate(harness.table.moves) if move.seat == 0)
            ):
                refused += 1
                assert await harness.refused(0, Undo) == "secret-shown"
            else:
                undone += 1
                await harness.do(0, Undo)
        await harness.act(rng.choice(harness.table.position.texts()))
        await service.settle()
    assert refused
    assert undone


async def test_what_was_found_out_holds_until_the_next_entry(service: FakeTimeService) -> None:
    """The same table is asked again after an entry was folded into it."""
    harness = await begin(service)
    rng, asked_before = random.Random("shown"), False
    table = Table.from_log(harness.table.head, harness.table.entries, service.uptime)
    while not table.over:
        entry = table.after(table.play(rng.choice(table.position.texts())), NOON)[1].entry
        table.fold(entry)
        now = reveals_since(table, 0)
        copy = Table.from_log(table.head, table.entries, service.uptime)
        assert now == reveals_since(copy, 0)
        assert now >= asked_before
        asked_before = now
    assert asked_before


async def _turn_up(service: FakeTimeService) -> TableHarness:
    """Seat 0 has ended its turn, and a tile was turned up for seat 1."""
    harness = await begin(service, plan("seismic", 2))
    while harness.table.asked == 0:
        await harness.act()
    assert harness.table.moves[-1].chance
    return harness


async def test_the_same_tile_is_turned_up_again(service: FakeTimeService) -> None:
    """Whoever goes back learns nothing that helps, and the proof of chance still holds."""
    harness = await _turn_up(service)
    first = harness.table.moves[-1]
    await harness.do(0, Undo)
    await harness.do(1, Agree)
    await harness.do(0, Act, action=first.action)
    assert harness.table.moves[-1].chance == first.chance


async def test_one_who_declines_is_enough(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    assert await harness.refused(1, Decline) == "undo-not-asked"
    assert await harness.refused(1, Agree) == "undo-not-asked"
    await harness.do(0, Undo)
    await harness.do(1, Agree)
    await harness.do(2, Decline)
    assert (len(harness.table.moves), harness.table.undo) == (2, None)
    assert await harness.refused(1, Agree) == "undo-not-asked"


async def test_who_asked_may_withdraw(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, Undo)
    await harness.do(0, Decline)
    assert harness.table.undo is None


async def test_an_action_settles_it(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, Undo)
    await harness.act()
    assert (len(harness.table.moves), harness.table.undo) == (3, None)


async def test_bots_agree_by_themselves(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    await harness.act("found 1,11 0")
    await service.settle()
    assert [move.seat for move in harness.table.moves] == [0, 1, 2]
    await harness.do(0, Undo)
    assert (harness.table.moves, harness.table.asked) == ([], 0)
    assert harness.table.entries[-1].fact == Undone(0, 0)


async def test_bots_go_on_while_people_talk_about_it(service: FakeTimeService) -> None:
    """Their next move settles it, so that no game stands still."""
    harness = await begin(service, plan(bots=(2,)))
    await harness.act("found 1,11 0")
    seat_1 = Act(seq=harness.live_table.seq + 1, action=str(harness.table.legal()[0]))
    await harness.live_table.submit(1, seat_1)
    await harness.live_table.submit(0, Undo(seq=seat_1.seq + 1))
    assert harness.table.undo is not None
    assert harness.table.standing().due == service.now()  # the bot is due
    await service.settle()
    assert (harness.table.asked, len(harness.table.moves), harness.table.undo) == (0, 3, None)


@pytest.mark.parametrize("clock", [Clock(), BLITZ, Clock("move", 600)])
async def test_nobody_need_answer_for_longer_than_a_minute(service: FakeTimeService, clock: Clock) -> None:
    harness = await begin(service, plan(clock=clock))
    await harness.act("found 1,11 0", "found 1,13 0")
    running = harness.table.clocks.running
    await harness.do(0, Undo)
    assert harness.table.standing().due == service.now() + 60_000 or clock.kind == "bank"
    assert harness.table.clocks.running == running
    await service.wait(59_999)
    assert harness.table.undo is not None
    await service.wait(1)
    assert harness.table.undo is None
    assert "RequestLapsed" in harness.log or "Flagged" in harness.log
    if clock.kind != "bank":  # whose time was up as well
        assert harness.log[-1] == "RequestLapsed"
        assert await harness.refused(1, Agree) == "undo-not-asked"
        await harness.do(0, Undo)  # it can be asked again
        assert harness.table.undo is not None


async def test_a_request_lapses_after_a_restart_too(service: FakeTimeService, other: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, Undo)
    other.time.ms = service.now() + 60_000
    await other.take_over(harness.live_table.id)
    await other.wait(0)
    there = (await other.registry.get(harness.live_table.id)).table
    assert (there.undo, type(there.entries[-1].fact).__name__) == (None, "RequestLapsed")


async def test_who_resigned_need_not_agree(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, Undo)
    await harness.do(2, Resign)
    assert harness.table.undo is None  # those who are left may ask again
    await service.settle()
    assert harness.table.asked == 0, "the bot of seat 2 has acted"
    await harness.do(0, Undo)
    await harness.do(1, Agree)
    assert harness.table.moves == []


async def test_one_cannot_take_back_what_ones_bot_did(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.do(0, Give, bot="random")
    await service.settle()
    assert await harness.refused(0, Undo) == "bot-plays"
    await harness.do(0, TakeBack)
    await harness.do(0, Undo)
    assert harness.table.asked == 0


async def test_nothing_is_taken_back_in_a_pause_or_after_the_end(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act()
    await harness.do(1, Pause)
    assert await harness.refused(0, Undo) == "is-paused"
    await harness.do(1, Resume)
    await play_on(harness, random.Random(1))
    assert await harness.refused(0, Undo) == "is-over"


async def test_the_record_holds_what_counts_and_can_be_verified(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2, options={}))
    dice = random.Random(3)
    while harness.table.asked is not None:
        await play_on(harness, dice, 1)
        seat = dice.randrange(2)
        has_acted = any(move.seat == seat for move in harness.table.moves)
        if dice.random() < 0.2 and harness.table.asked is not None and has_acted:
            await harness.do(seat, Undo)
            if harness.table.undo is not None:
                await harness.do(1 - seat, Agree)
    record = harness.table.record()
    acted = sum(isinstance(entry.fact, Acted) for entry in harness.table.entries)
    assert len(harness.table.moves) < acted
    assert len(record.actions) == len(harness.table.opening) + sum(
        1 + len(move.chance) for move in harness.table.moves
    )
    assert verify(record) == harness.table.drawn
