"""A rematch: the same people, everyone one seat further, with the links that they have."""

from __future__ import annotations

import asyncio
import random

import pytest

from quakeboard.service.errors import Refused
from quakeboard.service.messages import Rematch, Rename, Resign

from .application import BLITZ, Party, SlowLobby, begin, plan, play_on


async def finished(lobby: SlowLobby, **others: object) -> Party:
    party = await begin(lobby, plan(**others))  # type: ignore[arg-type]
    dice = random.Random(4)
    while not party.table.over:
        await play_on(party, dice, 1)
        await lobby.settle()
    return party


async def again(party: Party, seat: int) -> Party:
    table = await party.lobby.rematch(party.desk, seat, Rematch(seq=party.desk.told + 1))
    return Party(party.lobby, party.opened, await party.lobby.desk(table))


async def test_everyone_sits_one_seat_further_on(lobby: SlowLobby) -> None:
    party = await finished(lobby, clock=BLITZ, public=True)
    new = await again(party, 2)
    assert new.table.names == ["Ada", "Mara", "Jun"]
    assert [seat.colour for seat in new.table.seats] == [2, 0, 1]
    assert party.table.rematch == new.desk.id
    assert (new.desk.head.before, new.desk.head.host) == (party.desk.id, "hana")
    assert (new.desk.head.set_up.clock, new.desk.head.set_up.public) == (BLITZ, True)
    assert new.desk.head.seed != party.desk.head.seed
    assert new.table.state == "open"


async def test_a_rematch_is_played_without_forecasts_if_the_game_was(lobby: SlowLobby) -> None:
    for allowed in (False, True):
        new = await again(await finished(lobby, forecast=allowed), 0)
        assert new.desk.head.set_up.forecast is allowed


async def test_the_same_links_open_the_new_table(lobby: SlowLobby) -> None:
    party = await finished(lobby)
    new = await again(party, 0)
    for seat, token in party.opened.seats.items():
        assert await lobby.admit(new.desk.id, token) == (seat + 1) % 3
        assert await lobby.admit(party.desk.id, token) == seat
    assert await lobby.admit(new.desk.id, party.opened.watch) is None


async def test_bots_move_on_with_their_colours(lobby: SlowLobby) -> None:
    party = await finished(lobby, bots=(2,))
    new = await again(party, 0)
    assert [seat.name for seat in new.table.seats] == ["random", "Mara", "Jun"]
    assert [seat.bot for seat in new.table.seats] == ["random", None, None]
    assert [seat.colour for seat in new.table.seats] == [2, 0, 1]


async def test_all_who_ask_for_it_meet_at_the_same_table(lobby: SlowLobby, other: SlowLobby) -> None:
    party = await finished(lobby)
    there = Party(other, party.opened, await other.desk(party.desk.id))
    tables = await asyncio.gather(again(party, 0), again(party, 1), again(there, 2), again(party, 0))
    assert len({found.desk.id for found in tables}) == 1
    listed = await lobby.store.all_tables("", 100)
    assert {line.table for line in listed} == {party.desk.id, tables[0].desk.id}


async def test_something_else_that_happens_meanwhile_does_not_hinder_it(
    lobby: SlowLobby, other: SlowLobby
) -> None:
    party = await finished(lobby)
    elsewhere = await other.desk(party.desk.id)
    await elsewhere.submit(0, Rename(seq=elsewhere.told + 1, name="Mara M.", colour=3))
    new = await again(party, 1)
    assert new.table.names == ["Ada", "Mara M.", "Jun"]
    assert new.table.seats[1].colour == 3


async def test_there_is_none_before_the_game_is_over(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    with pytest.raises(Refused, match="not over yet"):
        await again(party, 0)


async def test_who_resigned_does_not_ask_but_is_asked_to_the_next_game(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.do(1, Resign, bot="random")
    dice = random.Random(5)
    while not party.table.over:
        await lobby.settle()
        await play_on(party, dice, 1)
    with pytest.raises(Refused, match="has resigned"):
        await again(party, 1)
    new = await again(party, 0)
    assert new.table.people == [0, 1, 2]
    assert [seat.bot for seat in new.table.seats] == [None] * 3
