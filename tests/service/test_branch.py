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
from quakeboard.play.chance import Chance
from quakeboard.play.record import decode, encode
from quakeboard.play.replay import check
from quakeboard.play.verify import verify
from quakeboard.service import import_and_branch as courses
from quakeboard.service.clocks import Calendar
from quakeboard.service.messages import Agree, Begin, Give, Pause, Rematch, Rename, Undo
from quakeboard.service.store import Head
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Branch, Clock, SetUp

from .application import EACH, NAMES, Ear, Party, SlowLobby, begin, open_table, plan, play_on
from .client import Client, expected, shows_nothing
from .test_loading import COAST, ROADS, cut, loaded
from .test_secrecy import secrets_of, swapped

SEATS = 3


async def played(lobby: SlowLobby, game: str = "san-andreas", seats: int = SEATS, **others: Any) -> Party:
    """A finished game, in which something was taken back now and then."""
    party = await begin(lobby, plan(game, seats, **others))
    dice = random.Random(7)
    while party.table.asked is not None:
        await play_on(party, dice, 1)
        if dice.random() < 0.1 and party.table.asked is not None and not party.table.moves[-1].chance:
            await party.do(party.table.moves[-1].seat, Undo)
    return party


async def branched(source: Party, seq: int, seats: int = SEATS, **others: Any) -> Party:
    """A new table that plays on from there; nobody sits yet."""
    branch = await courses.branch(source.table, seq, seats)
    old = source.desk.head.set_up
    return await open_table(source.lobby, plan(old.game, seats, options=old.options, branch=branch, **others))


async def start(party: Party) -> Party:
    """Everybody sits down and the game begins."""
    for seat in party.opened.seats:
        await party.do(seat, Rename, name=NAMES[seat], colour=seat)
    await party.do(next(iter(party.opened.seats)), Begin)
    await party.lobby.settle()
    return party


def at(source: Party, seq: int) -> Table:
    """The table as it was after this entry."""
    return Table.opened(source.desk.head, source.table.entries[:seq], source.lobby.calendar)


async def refused(source: Party, seq: int, seats: int = SEATS) -> str:
    with pytest.raises(QuakeboardError) as found:
        await courses.branch(source.table, seq, seats)
    return found.value.code


# ---------------------------------------------------------------------- what is taken over


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
async def test_every_seat_sees_what_it_saw_there(lobby: SlowLobby, game: str) -> None:
    source = await played(lobby, game)
    for seq in (4, 5, 17, source.table.seq - 1):
        party = await branched(source, seq)
        for seat in (*range(SEATS), None):
            ear, client = await party.listen(seat), Client()
            for message in ear.told("welcome"):
                client.take(message)
            assert client.view == expected(at(source, seq), seat)
            assert (client.seq, client.info["state"], client.info["moves"]) == (0, "open", 0)


async def test_it_plays_on_with_a_seed_of_its_own(lobby: SlowLobby) -> None:
    source = await played(lobby, "seismic")
    party = await start(await branched(source, 20))
    assert party.desk.head.seed != source.desk.head.seed
    before = at(source, 20)
    assert party.table.asked == before.asked
    assert (party.table.given, party.table.drawn) == (before.drawn, before.drawn)
    await play_on(party, random.Random(1))
    record = decode(encode(party.table.record()))
    check(record)
    assert record.actions[: len(before.actions)] == before.actions
    assert record.chance.taken_over == before.drawn > 0
    assert record.chance.commitment == Chance(party.desk.head.seed).commitment
    assert verify(record) == party.table.drawn - before.drawn > 0


async def test_nobody_learns_from_the_source_what_comes_next(lobby: SlowLobby) -> None:
    source = await played(lobby, "seismic")
    seq = next(move.seq for move in source.table.moves if len(move.chance) == 1 and move.seq > 20)
    drawn = set()
    for _ in range(8):
        party = await start(await branched(source, seq - 1))
        await party.act(source.table.entries[seq - 1].fact.action)  # type: ignore[union-attr]
        drawn.add(party.table.moves[-1].chance[0])
    assert len(drawn) > 1


async def test_what_was_undone_there_is_not_taken_over(lobby: SlowLobby) -> None:
    source = await played(lobby)
    undone = source.log.index("Undone") + 1
    before, after = [(await branched(source, seq)).table for seq in (undone - 1, undone)]
    assert after.actions == before.actions[:-1] == at(source, undone).actions


async def test_the_other_table_is_not_needed_any_more(lobby: SlowLobby, other: SlowLobby) -> None:
    source = await played(lobby)
    party = await start(await branched(source, 12))
    await lobby.store.delete(source.desk.id)
    there = await other.desk(party.desk.id)
    assert there.table.view(1) == party.table.view(1)
    await play_on(party, random.Random(2))
    assert party.table.state == "over"


async def test_clients_hear_where_it_comes_from(lobby: SlowLobby) -> None:
    source = await played(lobby)
    party = await branched(source, 12)
    (welcome,) = (await party.listen(None)).told("welcome")
    assert welcome["branch"] == {
        "table": source.desk.id,
        "seq": 12,
        "actions": len(at(source, 12).actions),
    }
    assert "loaded" not in welcome
    (plain,) = (await source.listen(None)).told("welcome")
    assert "branch" not in plain


async def test_before_the_source_began_there_is_nothing_to_take_over(lobby: SlowLobby) -> None:
    source = await played(lobby, "seismic")
    party = await start(await branched(source, 0))
    assert party.table.given == 0
    assert len(party.table.opening) >= 3
    await play_on(party, random.Random(1))
    assert verify(party.table.record()) == party.table.drawn


async def test_a_branch_of_a_branch_takes_over_both(lobby: SlowLobby) -> None:
    source = await played(lobby, "seismic")
    second = await start(await branched(source, 15))
    await play_on(second, random.Random(3))
    third = await start(await branched(second, 12))
    assert third.table.actions[: len(at(source, 15).actions)] == at(source, 15).actions
    assert third.table.given == at(second, 12).drawn > second.table.given
    await play_on(third, random.Random(4))
    assert verify(third.table.record()) == third.table.drawn - third.table.given


async def test_bots_play_on_too(lobby: SlowLobby) -> None:
    source = await played(lobby)
    party = await start(await branched(source, 9, bots=(1, 2)))
    while party.table.asked is not None:
        await party.act()
        await lobby.settle()
    assert party.table.state == "over"
    assert [seat.bot for seat in party.table.record().seats] == [None, "random", "random"]


# ---------------------------------------------------------------------- records that were loaded


async def test_a_record_that_was_loaded_can_be_branched(lobby: SlowLobby) -> None:
    source = await loaded(lobby, COAST)
    seats = len(COAST.seats)
    party = await start(await branched(source, 20, seats))
    await play_on(party, random.Random(5))
    assert verify(party.table.record()) == party.table.drawn - party.table.given


@pytest.mark.parametrize("actions", range(1, 12))
async def test_a_game_that_was_broken_off_goes_on_even_where_chance_is_due(
    lobby: SlowLobby, actions: int
) -> None:
    source = await loaded(lobby, cut(ROADS, actions))
    due = source.table.position.actor() == CHANCE
    party = await start(await branched(source, source.table.seq, len(ROADS.seats)))
    assert party.table.actions[:actions] == ROADS.actions[:actions]
    assert (len(party.table.actions) > actions) == due
    assert party.table.asked is not None
    await play_on(party, random.Random(6))
    record = party.table.record()
    assert record.chance.taken_over == source.table.drawn
    assert verify(record) == party.table.drawn - source.table.drawn


# ---------------------------------------------------------------------- what is refused


async def test_there_is_no_branch_of_a_game_that_goes_on(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.act()
    assert await refused(party, 2) == "not-over"
    await party.do(0, Pause)
    assert await refused(party, 2) == "not-over"


async def test_there_must_be_such_an_entry_and_something_left_to_play(lobby: SlowLobby) -> None:
    source = await played(lobby)
    assert source.table.over
    last = source.table.seq
    assert [await refused(source, seq) for seq in (-1, last + 1, 10**30)] == ["no-entry"] * 3
    assert await refused(source, last) == "branch-ended"
    await source.do(0, Rename, name="Mara M.", colour=3)
    assert await refused(source, last + 1) == "branch-ended"


async def test_there_are_as_many_seats_as_there(lobby: SlowLobby) -> None:
    source = await played(lobby)
    assert await refused(source, 5, 4) == "branch-seats"


# ---------------------------------------------------------------------- playing on


async def test_nothing_that_was_taken_over_can_be_taken_back(lobby: SlowLobby) -> None:
    source = await played(lobby)
    party = await start(await branched(source, 14))
    taken = party.table.actions
    for seat in range(SEATS):
        assert await party.refused(seat, Undo) == "nothing-to-undo"
    await party.act()
    await party.act()
    first = party.table.moves[0].seat
    await party.do(first, Undo)
    for seat in {*range(SEATS)} - {first}:
        await party.do(seat, Agree)
    assert (party.table.actions, party.table.moves) == (taken, [])
    assert party.table.view(0) == at(source, 14).view(0)
    assert party.table.drawn == party.table.given


@pytest.mark.parametrize("clock", [EACH, Clock("bank", 60, 5)])
async def test_clocks_begin_anew(lobby: SlowLobby, clock: Clock) -> None:
    source = await played(lobby)
    party = await start(await branched(source, 14, clock=clock))
    full = round(clock.seconds * 1000)
    assert party.table.clocks.left == [full] * SEATS
    asked = party.table.asked
    assert asked is not None
    await lobby.wait(9000)
    await party.act()
    assert party.table.clocks.left[asked] == (full if clock == EACH else full - 9000 + 5000)
    await party.do(asked, Undo)
    for seat in {*range(SEATS)} - {asked} if party.table.undo else ():
        await party.do(seat, Agree)
    assert party.table.asked == asked
    assert party.table.clocks.running == asked


async def test_a_rematch_is_a_whole_game(lobby: SlowLobby) -> None:
    source = await played(lobby)
    party = await start(await branched(source, source.table.seq - 3))
    await play_on(party, random.Random(2))
    again = await lobby.desk(await lobby.rematch(party.desk, 0, Rematch(seq=party.desk.told + 1)))
    assert again.head.set_up.branch is None
    assert again.table.actions == []


# ---------------------------------------------------------------------- secrets


async def test_no_coin_reaches_a_wrong_seat(lobby: SlowLobby) -> None:
    """Not before the game goes on, not while it does, and not to those who look at it later."""
    source = await played(lobby)
    for seq in (10, 25, source.table.seq - 6):
        party = await branched(source, seq)
        ears = [await party.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
        await start(party)
        await party.do(0, Give, bot="random")
        await lobby.settle()
        dice = random.Random(seq)
        for _ in range(6):
            if party.table.asked is not None:
                await party.act(str(dice.choice(party.table.legal())))
            await lobby.settle()
        ears += [await party.listen(seat, have=0) for seat in (*range(SEATS), None)]
        for ear in ears:
            later = Ear(ear.seat)
            later.send(await party.desk.history(later, 0, 50, None))
            shows_nothing(later)
            shows_nothing(ear)


async def test_others_are_told_the_same_whatever_lies_face_down(lobby: SlowLobby) -> None:
    """Two hidden coins of a seat change places in the course: not one byte to the others changes."""
    source = await played(lobby)
    past = at(source, 12)
    owner = next(seat for seat in range(SEATS) if len(secrets_of(past, seat) - {0}) >= 2)
    course = [(move.seat, move.action) for move in past.moves]
    assert [action for _, action in course] == past.actions
    for one, other in itertools.combinations(sorted(secrets_of(past, owner) - {0}), 2):
        exchanged = swapped(course, owner, one, other)
        if exchanged != course:
            break
    heard, also = [await _told(lobby, actions) for actions in (course, exchanged)]
    assert heard[owner] != also[owner]
    for seat in {*range(SEATS), None} - {owner}:
        assert heard[seat] == also[seat]


async def _told(lobby: SlowLobby, course: list[tuple[int, str]]) -> dict[int | None, bytes]:
    """What each listener hears of a table that takes this over, but for the table's name."""
    secrets.token_bytes.__self__.seed(5)  # type: ignore[attr-defined]
    branch = Branch("elsewhere", 12, [action for _, action in course])
    party = await open_table(lobby, plan(seats=SEATS, branch=branch))
    ears = [await party.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
    await start(party)
    await party.act()
    return {ear.seat: b"".join(ear.letters).replace(party.desk.id.encode(), b"table") for ear in ears}


async def test_the_course_is_told_to_nobody(lobby: SlowLobby) -> None:
    """It holds the coins of all seats."""
    source = await played(lobby)
    party = await branched(source, 25)
    founded = [text for text in party.table.actions if text.startswith("found")]
    assert founded
    ears = [await party.listen(seat, speaks="en") for seat in (*range(SEATS), None)]
    await start(party)
    for ear in ears:
        assert not any(text.encode() in letter for letter in ear.letters for text in founded)


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
    table = Table(Head("here", 0, "hana", set_up, bytes([seed]) * 32), Calendar())
    assert table.actions == course
    table, _ = table.after(table.deal(["salt"]), 1)
    dice = random.Random(more)
    while table.position.actor() != OVER:
        assert table.position.actor() != CHANCE
        table, _ = table.after(table.play(str(dice.choice(table.legal()))), 1)
    found = table.record()
    check(found)
    assert found.actions[: len(course)] == course
    assert verify(found) == table.drawn - table.given
    again = Table.opened(table.head, table.entries, Calendar())
    assert again.record() == found
