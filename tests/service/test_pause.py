"""Stopping for a while or for good: pause, a bot that plays on, resigning, abandoning."""

from __future__ import annotations

import random

from quakeboard.play.verify import verify
from quakeboard.service.messages import (
    Abandon,
    Act,
    Begin,
    Give,
    Pause,
    Rename,
    Resign,
    Resume,
    TakeBack,
    Undo,
)

from .application import BLITZ, SlowLobby, begin, plan, play_on, seat_all


async def test_a_pause_stops_the_game_and_its_clock(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=BLITZ))
    await lobby.wait(10_000)
    await party.do(1, Pause)
    assert (party.table.state, party.table.asked) == ("paused", None)
    assert party.table.standing().due is None
    await lobby.wait(3_600_000)
    assert party.table.clocks.left[0] == 50_000
    assert await party.refused(0, Act, action="found 1,11 0") == "is-paused"
    assert await party.refused(0, Pause) == "is-paused"
    await party.do(2, Resume)
    assert (party.table.state, party.table.asked) == ("playing", 0)
    assert await party.refused(0, Resume) == "not-paused"
    await lobby.wait(10_000)
    assert party.table.clocks.left_at(0, lobby.now()) == 40_000


async def test_what_has_not_begun_cannot_be_paused(lobby: SlowLobby) -> None:
    party = await seat_all(lobby)
    for kind in (Pause, Resume, Resign, Give, TakeBack, Undo):
        assert await party.refused(0, kind) == "not-begun"


async def test_a_bot_stops_for_a_pause(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2)))
    act = Act(seq=party.desk.told + 1, action="found 1,11 0")
    await party.desk.submit(0, act)
    await party.desk.submit(0, Pause(seq=act.seq + 1))
    await lobby.settle()
    assert len(party.table.moves) == 1
    await party.do(0, Resume)
    await lobby.settle()
    assert len(party.table.moves) == 3


async def test_a_bot_plays_until_the_seat_is_taken_back(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    assert await party.refused(0, TakeBack) == "no-bot-plays"
    assert await party.refused(0, Give, bot="deep") == "unknown-bot"
    await party.do(0, Give, bot="random")
    await lobby.settle()
    assert [move.seat for move in party.table.moves] == [0]
    assert await party.refused(0, Give) == "bot-plays"
    await party.act()
    await party.act()
    await lobby.settle()
    assert [move.seat for move in party.table.moves] == [0, 1, 2, 0]
    await party.do(0, TakeBack)
    await party.act()
    await party.act()
    assert party.table.asked == 0
    await party.act()


async def test_nobody_acts_for_a_seat_while_its_bot_does(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await party.do(0, Pause)
    await party.do(0, Give)
    await party.desk.submit(0, Resume(seq=party.desk.told + 1))
    assert await party.refused(0, Act, action="found 1,11 0") == "bot-plays"


async def test_who_resigns_is_gone_for_good_and_a_bot_plays_to_the_end(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2)))
    await party.do(0, Resign, bot="random")
    for kind, fields in [(TakeBack, {}), (Resign, {}), (Rename, {"name": "M", "colour": 3}), (Undo, {})]:
        assert await party.refused(0, kind, **fields) == "has-resigned"
    await lobby.settle()
    assert party.table.state == "over"
    verify(party.table.record())


async def test_only_who_is_alone_can_abandon_a_game(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(2,)))
    assert await party.refused(0, Abandon) == "others-play"
    await party.do(1, Resign)
    await party.do(0, Abandon)
    await lobby.settle()
    assert (party.table.state, party.table.asked, party.table.legal()) == ("abandoned", None, [])
    assert await party.refused(0, Act, action="found 1,11 0") == "is-over"
    assert await party.refused(0, Abandon) == "is-over"


async def test_who_left_before_the_game_began_holds_nobody_up(lobby: SlowLobby) -> None:
    party = await seat_all(lobby)
    assert await party.refused(0, Abandon) == "others-play"


async def test_a_table_that_is_over_needs_no_care(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=BLITZ))
    await play_on(party, random.Random(2))
    standing = party.table.standing()
    assert (standing.state, standing.asked, standing.due) == ("over", None, None)
    assert party.desk.id not in lobby._timers
    assert await party.refused(0, Pause) == "is-over"
    assert await party.refused(0, Begin) == "is-over"
    assert await party.refused(0, Resign) == "is-over"


async def test_an_abandoned_table_needs_no_care(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2), clock=BLITZ))
    assert party.table.standing().due is not None
    await party.do(0, Abandon)
    standing = party.table.standing()
    assert (standing.state, standing.asked, standing.due) == ("abandoned", None, None)
    assert party.desk.id not in lobby._timers
