"""Sitting down, names and colours, standing up, beginning."""

from __future__ import annotations

import pytest

from quakeboard.service import commands
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Abandon, Act, Begin, Leave, Rename

from .application import SlowLobby, begin, open_table, plan, seat_all


async def test_whoever_has_the_link_of_a_seat_sits_down_by_saying_a_name(lobby: SlowLobby) -> None:
    party = await open_table(lobby)
    assert party.table.free_seats == [0, 1, 2]
    await party.do(1, Rename, name=" Jun ", colour=3)
    seat = party.table.seats[1]
    assert (seat.name, seat.colour, seat.person) == ("Jun", 3, True)
    assert party.table.free_seats == [0, 2]


async def test_a_seat_that_is_free_is_called_by_its_number(lobby: SlowLobby) -> None:
    party = await open_table(lobby, plan(bots=(2,)))
    await party.do(1, Rename, name="Jun", colour=1)
    assert party.table.names == ["1", "Jun", "random"]
    assert party.table.standing().names == [None, "Jun", "random"]


async def test_one_can_be_called_otherwise_at_any_time(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.do(1, Rename, name="Juno", colour=3)
    assert party.table.names == ["Mara", "Juno", "Ada"]
    await party.do(0, Rename, name="Mara", colour=1)  # which is free now
    assert [seat.colour for seat in party.table.seats] == [1, 3, 2]


async def test_no_two_have_the_same_colour(lobby: SlowLobby) -> None:
    party = await open_table(lobby, plan(bots=(2,)))
    await party.do(0, Rename, name="Mara", colour=1)
    assert await party.refused(1, Rename, name="Jun", colour=1) == "colour-taken"
    assert await party.refused(1, Rename, name="Jun", colour=2) == "colour-taken"  # the bot's
    await party.do(1, Rename, name="Jun", colour=0)


@pytest.mark.parametrize("colour", [-1, 4])
async def test_there_are_four_colours(lobby: SlowLobby, colour: int) -> None:
    party = await open_table(lobby)
    assert await party.refused(0, Rename, name="Mara", colour=colour) == "bad-colour"


async def test_a_name_must_be_one(lobby: SlowLobby) -> None:
    party = await open_table(lobby)
    assert await party.refused(0, Rename, name=" ", colour=0) == "seat-name"


async def test_nobody_sits_down_on_a_bot(lobby: SlowLobby) -> None:
    party = await open_table(lobby, plan(bots=(2,), public=True))
    with pytest.raises(Refused, match="sits there already"):
        commands.sit(party.table, 2, "Mara", 3)
    with pytest.raises(Refused, match="sits there already"):
        await lobby.sit(party.desk.id, 2, "somebody", "Mara", 3)


async def test_whoever_stands_up_can_sit_down_again(lobby: SlowLobby) -> None:
    party = await seat_all(lobby)
    await party.do(1, Leave)
    assert party.table.free_seats == [1]
    assert await party.refused(1, Leave) == "not-seated"
    await party.do(1, Rename, name="Jun", colour=1)
    assert party.table.free_seats == []


async def test_nobody_stands_up_from_a_game(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    assert await party.refused(1, Leave) == "has-begun"


async def test_the_game_begins_when_all_seats_are_taken(lobby: SlowLobby) -> None:
    party = await seat_all(lobby, plan(bots=(2,)))
    await party.do(1, Leave)
    assert await party.refused(0, Begin) == "seats-free"
    await party.do(1, Rename, name="Jun", colour=1)
    assert await party.refused(0, Act, action="found 1,11 0") == "not-begun"
    await party.do(1, Begin)
    assert (party.table.state, party.table.asked) == ("playing", 0)
    assert await party.refused(0, Begin) == "has-begun"


async def test_the_first_tiles_are_turned_up_when_the_game_begins(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2))
    assert party.table.view(None).face_up
    assert len(party.table.opening) >= 3  # two, and one for the first turn
    assert {text.split()[0] for text in party.table.opening} == {"draw"}


# ------------------------------------------------------------------ public tables


async def test_anyone_may_take_a_free_seat_at_a_public_table(lobby: SlowLobby) -> None:
    party = await open_table(lobby, plan(public=True))
    token = await lobby.sit(party.desk.id, 1, "jun", "Jun", 1)
    assert await lobby.admit(party.desk.id, token) == 1
    with pytest.raises(Refused, match="sits there already"):
        await lobby.sit(party.desk.id, 1, "ada", "Ada", 2)
    with pytest.raises(Refused, match="There is no seat 3"):
        await lobby.sit(party.desk.id, 3, "ada", "Ada", 2)
    with pytest.raises(Refused, match="There is no seat -1"):
        await lobby.sit(party.desk.id, -1, "ada", "Ada", 2)
    assert [listed.seats for listed in await lobby.tables_of("jun")] == [[1]]


async def test_nobody_sits_down_by_himself_at_a_table_by_invitation(lobby: SlowLobby) -> None:
    party = await open_table(lobby)
    with pytest.raises(Refused, match="by invitation"):
        await lobby.sit(party.desk.id, 1, "jun", "Jun", 1)
    with pytest.raises(Refused, match="by invitation"):
        await lobby.admit(party.desk.id, None)


async def test_nobody_sits_down_at_a_table_that_was_given_up(lobby: SlowLobby) -> None:
    party = await open_table(lobby, plan(public=True))
    await party.do(0, Abandon)
    with pytest.raises(Refused, match="is over"):
        await lobby.sit(party.desk.id, 1, "jun", "Jun", 1)


async def test_when_one_has_left_and_another_sits_down_the_old_link_is_dead(lobby: SlowLobby) -> None:
    party = await open_table(lobby, plan(public=True))
    first = await lobby.sit(party.desk.id, 1, "jun", "Jun", 1)
    with pytest.raises(Refused, match="does not open"):
        await lobby.admit(party.desk.id, party.opened.seats[1])  # nor does the host's any more
    ear = await party.listen(1, token=first)
    await party.do(1, Leave)
    assert await lobby.admit(party.desk.id, first) == 1
    second = await lobby.sit(party.desk.id, 1, "ada", "Ada", 1)
    with pytest.raises(Refused, match="does not open"):
        await lobby.admit(party.desk.id, first)
    assert await lobby.admit(party.desk.id, second) == 1
    assert ear.dismissed == 1
    assert ear not in party.desk.listeners
