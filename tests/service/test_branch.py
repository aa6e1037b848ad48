"""A branch: a new table that plays on from where a finished game was."""

from __future__ import annotations

import itertools
import random
import secrets
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from played import play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import CHANCE, OVER
from quakeboard.play.chance.seed import Chance
from quakeboard.play.record import decode, encode
from quakeboard.play.replay import check
from quakeboard.play.verify import verify
from quakeboard.service import import_and_branch
from quakeboard.service.clocks import Uptime
from quakeboard.service.messages import Agree, Begin, Give, Pause, Rematch, Rename, Undo
from quakeboard.service.store import Head
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Branch, Clock, SetUp

from .application import (
    EACH,
    NAMES,
    FakeTimeService,
    RecordingListener,
    TableHarness,
    begin,
    open_table,
    plan,
    play_on,
)
from .client import Client, check_no_secret_coins, expected
from .test_loading import COAST, ROADS, cut, loaded
from .test_secrecy import secrets_of, swapped

SEATS = 3


async def played(
    service: FakeTimeService, game: str = "san-andreas", seats: int = SEATS, **others: Any
) -> TableHarness:
    """A finished game, in which something was taken back now and then."""
    harness = await begin(service, plan(game, seats, **others))
    dice = random.Random(7)
    while harness.table.asked is not None:
        await play_on(harness, dice, 1)
        if dice.random() < 0.1 and harness.table.asked is not None and not harness.table.moves[-1].chance:
            await harness.do(harness.table.moves[-1].seat, Undo)
    return harness


async def branched(source: TableHarness, seq: int, seats: int = SEATS, **others: Any) -> TableHarness:
    """A new table that plays on from there; nobody sits yet."""
    branch = await import_and_branch.branch(source.live_table.loader, source.table, seq, seats)
    old = source.live_table.head.set_up
    return await open_table(
        source.service, plan(old.game, seats, options=old.options, branch=branch, **others)
    )


async def start(harness: TableHarness) -> TableHarness:
    """Everybody sits down and the game begins."""
    for seat in harness.opened.seats:
        await harness.do(seat, Rename, name=NAMES[seat], colour=seat)
    await harness.do(next(iter(harness.opened.seats)), Begin)
    await harness.service.settle()
    return harness


def at(source: TableHarness, seq: int) -> Table:
    """The table as it was after this entry."""
    return Table.from_log(source.live_table.head, source.table.entries[:seq], source.service.uptime)


async def refused(source: TableHarness, seq: int, seats: int = SEATS) -> str:
    with pytest.raises(QuakeboardError) as found:
        await import_and_branch.branch(source.live_table.loader, source.table, seq, seats)
    return found.value.code


# ---------------------------------------------------------------------- what is taken over


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
async def test_every_seat_sees_what_it_saw_there(service: FakeTimeService, game: str) -> None:
    source = await played(service, game)
    for seq in (4, 5, 17, source.table.seq - 1):
        harness = await branched(source, seq)
        for seat in (*range(SEATS), None):
            listener, client = await harness.listen(seat), Client()
            for message in listener.received("welcome"):
                client.take(message)
            assert client.view == expected(at(source, seq), seat)
            assert (client.seq, client.info["state"], client.info["moves"]) == (0, "open", 0)


async def test_it_plays_on_with_a_seed_of_its_own(service: FakeTimeService) -> None:
    source = await played(service, "seismic")
    harness = await start(await branched(source, 20))
    assert harness.live_table.head.seed != source.live_table.head.seed
    before = at(source, 20)
    assert harness.table.asked == before.asked
    assert (harness.table.given, harness.table.drawn) == (before.drawn, before.drawn)
    await play_on(harness, random.Random(1))
    record = decode(encode(harness.table.record()))
    check(record)
    assert record.actions[: len(before.actions)] == before.actions
    assert record.chance.taken_over == before.drawn > 0
    assert record.chance.commitment == Chance(harness.live_table.head.seed).commitment
    assert verify(record) == harness.table.drawn - before.drawn > 0


async def test_nobody_learns_from_the_source_what_comes_next(service: FakeTimeService) -> None:
    source = await played(service, "seismic")
    seq = next(move.seq for move in source.table.moves if len(move.chance) == 1 and move.seq > 20)
    drawn = set()
    for _ in range(8):
        harness = await start(await branched(source, seq - 1))
        await harness.act(source.table.entries[seq - 1].fact.action)  # type: ignore[union-attr]
        drawn.add(harness.table.moves[-1].chance[0])
    assert len(drawn) > 1


async def test_what_was_undone_there_is_not_taken_over(service: FakeTimeService) -> None:
    source = await played(service)
    undone = source.log.index("Undone") + 1
    before, after = [(await branched(source, seq)).table for seq in (undone - 1, undone)]
    assert after.actions == before.actions[:-1] == at(source, undone).actions


async def test_the_other_table_is_not_needed_any_more(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    source = await played(service)
    harness = await start(await branched(source, 12))
    await service.store.delete(source.live_table.id)
    there = await other.registry.get(harness.live_table.id)
    assert there.table.view(1) == harness.table.view(1)
    await play_on(harness, random.Random(2))
    assert harness.table.state == "over"


async def test_clients_are_sent_where_it_comes_from(service: FakeTimeService) -> None:
    source = await played(service)
    harness = await branched(source, 12)
    (welcome,) = (await harness.listen(None)).received("welcome")
    assert welcome["branch"] == {
        "table": source.live_table.id,
        "seq": 12,
        "actions": len(at(source, 12).actions),
    }
    assert "loaded" not in welcome
    (plain,) = (await source.listen(None)).received("welcome")
    assert "branch" not in plain


async def test_before_the_source_began_there_is_nothing_to_take_over(service: FakeTimeService) -> None:
    source = await played(service, "seismic")
    harness = await start(await branched(source, 0))
    assert harness.table.given == 0
    assert len(harness.table.opening) >= 3
    await play_on(harness, random.Random(1))
    assert verify(harness.table.record()) == harness.table.drawn


async def test_a_branch_of_a_branch_takes_over_both(service: FakeTimeService) -> None:
    source = await played(service, "seismic")
    second = await start(await branched(source, 15))
    await play_on(second, random.Random(3))
    third = await start(await branched(second, 12))
    assert third.table.actions[: len(at(source, 15).actions)] == at(source, 15).actions
    assert third.table.given == at(second, 12).drawn > second.table.given
    await play_on(third, random.Random(4))
    assert verify(third.table.record()) == third.table.drawn - third.table.given


async def test_bots_play_on_too(service: FakeTimeService) -> None:
    source = await played(service)
    harness = await start(await branched(source, 9, bots=(1, 2)))
    while harness.table.asked is not None:
        await harness.act()
        await service.settle()
    assert harness.table.state == "over"
    assert [seat.bot for seat in harness.table.record().seats] == [None, "random", "random"]


# ---------------------------------------------------------------------- records that were loaded


async def test_a_record_that_was_loaded_can_be_branched(service: FakeTimeService) -> None:
    source = await loaded(service, COAST)
    seats = len(COAST.seats)
    harness = await start(await branched(source, 20, seats))
    await play_on(harness, random.Random(5))
    assert verify(harness.table.record()) == harness.table.drawn - harness.table.given


@pytest.mark.parametrize("actions", range(1, 12))
async def test_a_game_that_was_broken_off_goes_on_even_where_chance_is_due(
    service: FakeTimeService, actions: int
) -> None:
    source = await loaded(service, cut(ROADS, actions))
    due = source.table.position.actor() == CHANCE
    harness = await start(await branched(source, source.table.seq, len(ROADS.seats)))
    assert harness.table.actions[:actions] == ROADS.actions[:actions]
    assert (len(harness.table.actions) > actions) == due
    assert harness.table.asked is not None
    await play_on(harness, random.Random(6))
    record = harness.table.record()
    assert record.chance.taken_over == source.table.drawn
    assert verify(record) == harness.table.drawn - source.table.drawn


# ---------------------------------------------------------------------- what is refused


async def test_there_is_no_branch_of_a_game_that_goes_on(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.act()
    assert await refused(harness, 2) == "not-over"
    await harness.do(0, Pause)
    assert await refused(harness, 2) == "not-over"


async def test_there_must_be_such_an_entry_and_something_left_to_play(service: FakeTimeService) -> None:
    source = await played(service)
    assert source.table.over
    last = source.table.seq
    assert [await refused(source, seq) for seq in (-1, last + 1, 10**30)] == ["no-entry"] * 3
    assert await refused(source, last) == "branch-ended"
    await source.do(0, Rename, name="Mara M.", colour=3)
    assert await refused(source, last + 1) == "branch-ended"


async def test_there_are_as_many_seats_as_there(service: FakeTimeService) -> None:
    source = await played(service)
    assert await refused(source, 5, 4) == "branch-seats"


# ---------------------------------------------------------------------- playing on


async def test_nothing_that_was_taken_over_can_be_taken_back(service: FakeTimeService) -> None:
    source = await played(service)
    harness = await start(await branched(source, 14))
    taken = harness.table.actions
    for seat in range(SEATS):
        assert await harness.refused(seat, Undo) == "nothing-to-undo"
    await harness.act()
    await harness.act()
    first = harness.table.moves[0].seat
    await harness.do(first, Undo)
    for seat in {*range(SEATS)} - {first}:
        await harness.do(seat, Agree)
    assert (harness.table.actions, harness.table.moves) == (taken, [])
    assert harness.table.view(0) == at(source, 14).view(0)
    assert harness.table.drawn == harness.table.given


@pytest.mark.parametrize("clock", [EACH, Clock("bank", 60, 5)])
async def test_clocks_begin_anew(service: FakeTimeService, clock: Clock) -> None:
    source = await played(service)
    harness = await start(await branched(source, 14, clock=clock))
    full = round(clock.seconds * 1000)
    assert harness.table.clocks.left == [full] * SEATS
    asked = harness.table.asked
    assert asked is not None
    await service.wait(9000)
    await harness.act()
    assert harness.table.clocks.left[asked] == (full if clock == EACH else full - 9000 + 5000)
    await harness.do(asked, Undo)
    for seat in {*range(SEATS)} - {asked} if harness.table.undo else ():
        await harness.do(seat, Agree)
    assert harness.table.asked == asked
    assert harness.table.clocks.running == asked


async def test_a_rematch_is_a_whole_game(service: FakeTimeService) -> None:
    source = await played(service)
    harness = await start(await branched(source, source.table.seq - 3))
    await play_on(harness, random.Random(2))
    again = await service.registry.get(
        await service.opening.rematch(harness.live_table, 0, Rematch(seq=harness.live_table.seq + 1))
    )
    assert again.head.set_up.branch is None
    assert again.table.actions == []


# ---------------------------------------------------------------------- secrets


async def test_no_coin_reaches_a_wrong_seat(service: FakeTimeService) -> None:
    """Not before the game goes on, not while it does, and not to those who look at it later."""
    source = await played(service)
    for seq in (10, 25, source.table.seq - 6):
        harness = await branched(source, seq)
        listeners = [await harness.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
        await start(harness)
        await harness.do(0, Give, bot="random")
        await service.settle()
        dice = random.Random(seq)
        for _ in range(6):
            if harness.table.asked is not None:
                await harness.act(str(dice.choice(harness.table.legal())))
            await service.settle()
        listeners += [await harness.listen(seat, have=0) for seat in (*range(SEATS), None)]
        for listener in listeners:
            later = RecordingListener(listener.seat)
            later.send(await harness.live_table.history(later, 0, 50, None))
            check_no_secret_coins(later)
            check_no_secret_coins(listener)


async def test_others_are_sent_the_same_whatever_lies_face_down(service: FakeTimeService) -> None:
    """Two hidden coins of a seat change places in the course: not one byte to the others changes."""
    source = await played(service)
    past = at(source, 12)
    owner = next(seat for seat in range(SEATS) if len(secrets_of(past, seat) - {0}) >= 2)
    course = [(move.seat, move.action) for move in past.moves]
    assert [action for _, action in course] == past.actions
    for one, other in itertools.combinations(sorted(secrets_of(past, owner) - {0}), 2):
        exchanged = swapped(course, owner, one, other)
        if exchanged != course:
            break
    sent_to, also = [await _messages_of(service, actions) for actions in (course, exchanged)]
    assert sent_to[owner] != also[owner]
    for seat in {*range(SEATS), None} - {owner}:
        assert sent_to[seat] == also[seat]


async def _messages_of(service: FakeTimeService, course: list[tuple[int, str]]) -> dict[int | None, bytes]:
    """What each listener of a branch with these actions is sent, without the table's id."""
    secrets.token_bytes.__self__.seed(5)  # type: ignore[attr-defined]
    branch = Branch("elsewhere", 12, [action for _, action in course])
    harness = await open_table(service, plan(seats=SEATS, branch=branch))
    listeners = [await harness.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
    await start(harness)
    await harness.act()
    return {
        listener.seat: b"".join(listener.sent).replace(harness.live_table.id.encode(), b"table")
        for listener in listeners
    }


async def test_the_actions_taken_over_are_sent_to_nobody(service: FakeTimeService) -> None:
    """It holds the coins of all seats."""
    source = await played(service)
    harness = await branched(source, 25)
    founded = [text for text in harness.table.actions if text.startswith("found")]
    assert founded
    listeners = [await harness.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
    await start(harness)
    for listener in listeners:
        assert not any(text.encode() in message for message in listener.sent for text in founded)


# ---------------------------------------------------------------------- whatever was played


@settings(deadline=None, max_examples=40)
@given(
    st.sampled_from(["seismic", "san-andreas"]),
    st.integers(0, 5),
    st.floats(0, 1, exclude_max=True),
    st.integers(0, 3),
)
def test_any_course_can_be_taken_over(game: str, seed: int, part: float, more: int) -> None:
    """Up to any action, also where chance is due: the table is where the game was, and its record proves what
    is its own."""
    record = play_random(f"{seed}", SEATS, game=game)
    course = record.actions[: int(part * len(record.actions))]
    branch = Branch("elsewhere", 1, course)
    set_up = SetUp(game, plan(game, SEATS).seats, record.options, branch=branch)
    table = Table(Head("here", 0, "hana", set_up, bytes([seed]) * 32), Uptime())
    assert table.actions == course
    table, _ = table.after(table.begin(["salt"]), 1)
    dice = random.Random(more)
    while table.position.actor() != OVER:
        assert table.position.actor() != CHANCE
        table, _ = table.after(table.play(str(dice.choice(table.legal()))), 1)
    found = table.record()
    check(found)
    assert found.actions[: len(course)] == course
    assert verify(found) == table.drawn - table.given
    again = Table.from_log(table.head, table.entries, Uptime())
    assert again.record() == found
