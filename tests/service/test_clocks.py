"""Clocks: for each decision or for the whole game; while no server runs they stand still."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.clocks import Calendar, Clocks
from quakeboard.service.log_entries import Flagged
from quakeboard.service.messages import Act, Agree, Give, Pause, TakeBack, Undo
from quakeboard.service.registry import PATIENCE
from quakeboard.service.store import Outage, StoreUnavailable
from quakeboard.service.table_setup import Clock

from .application import BLITZ, EACH, AtOnce, FailingStore, Party, SlowLobby, begin, plan


def left(party: Party) -> list[int]:
    table = party.table
    return [table.clocks.left_at(seat, party.lobby.now()) for seat in range(len(table.seats))]


def flags(party: Party) -> list[Flagged]:
    return [entry.fact for entry in party.table.entries if isinstance(entry.fact, Flagged)]


async def test_without_a_clock_time_does_not_matter(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    await lobby.wait(10**10)
    await party.act()
    assert flags(party) == []
    assert party.table.standing().due is None


async def test_each_decision_has_its_time(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    await lobby.wait(20_000)
    assert left(party) == [10_000, 30_000, 30_000]
    await party.act()
    assert left(party) == [30_000, 30_000, 30_000]
    assert party.table.standing().due == lobby.now() + 30_000


async def test_a_bank_is_for_the_whole_game_and_grows_with_each_decision(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=BLITZ))
    for _ in range(3):
        await lobby.wait(20_000)
        await party.act()
    assert left(party) == [45_000, 45_000, 45_000]
    await lobby.wait(1_000)
    assert left(party) == [44_000, 45_000, 45_000]
    assert party.table.standing().due == lobby.now() + 44_000


async def test_no_clock_runs_before_the_game_begins_or_while_a_bot_is_asked(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(0,), clock=BLITZ))
    assert party.table.clocks.running == 1
    await party.do(1, Pause)
    await party.do(1, Give)
    assert party.table.clocks.running is None


async def test_when_time_is_over_a_bot_plays_on(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=Clock("bank", 60, 5, "bot", "random")))
    await lobby.wait(59_999)
    assert flags(party) == []
    await lobby.wait(1)
    assert flags(party) == [Flagged(0, bot="random")]
    assert [move.seat for move in party.table.moves] == [0]
    assert party.table.seats[0].bot == "random"
    assert await party.refused(0, TakeBack) == "time-is-over"


async def test_what_a_bot_decides_fills_no_bank(lobby: SlowLobby) -> None:
    """Otherwise one would let a bot play for a while to gain time."""
    party = await begin(lobby, plan(clock=BLITZ))
    await party.do(0, Give)
    await lobby.settle()
    assert left(party)[0] == 60_000
    await lobby.wait(60_000)
    await lobby.settle()
    await lobby.wait(60_000)
    assert [flag.seat for flag in flags(party)] == [1, 2]
    await lobby.settle()
    assert party.table.state == "over"
    assert left(party) == [60_000, 0, 0]


async def test_with_time_for_each_decision_the_seat_can_be_taken_back_for_the_next(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    await lobby.wait(30_000)
    assert [move.seat for move in party.table.moves] == [0]
    await party.do(0, TakeBack)
    await party.act()
    await party.act()
    assert (party.table.asked, left(party)[0]) == (0, 30_000)


async def test_giving_a_seat_to_a_bot_and_taking_it_back_gains_no_time(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    await lobby.wait(20_000)
    seq = party.desk.told
    await party.desk.submit(0, Give(seq=seq + 1))
    await party.desk.submit(0, TakeBack(seq=seq + 2))
    assert left(party)[0] == 10_000


async def test_or_the_seat_passes(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2, clock=Clock("move", 30, when_over="pass")))
    first = str(party.table.legal()[0])
    await lobby.wait(30_000)  # a tile must be laid: the first way that there is
    assert flags(party)[0].action == first
    assert party.table.seats[0].bot is None
    await lobby.wait(30_000)
    assert flags(party)[1].action == "pass"  # a crew need not be sent
    assert party.table.asked == 1
    assert [move.flagged for move in party.table.moves] == [True, True]
    assert await party.refused(0, Undo) == "nothing-to-undo"


async def test_whoever_has_no_time_left_passes_at_once_each_time(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2, clock=Clock("bank", 30, when_over="pass")))
    await lobby.wait(30_000)
    while party.table.asked == 0:
        await lobby.wait(0)
    while party.table.asked == 1:
        await party.act()
    assert left(party)[0] == 0
    before = len(flags(party))
    await lobby.wait(0)
    assert len(flags(party)) > before


async def test_a_flag_falls_exactly_once(lobby: SlowLobby, other: SlowLobby) -> None:
    """However many processes and late commands notice that time is over."""
    party = await begin(lobby, plan(clock=Clock("move", 30, when_over="pass")))
    elsewhere = await other.desk(party.desk.id)
    lobby.time = other.time = lobby.time + 30_000
    late = Act(seq=party.desk.told + 1, action="found 1,11 0")
    await asyncio.gather(
        lobby._flag(party.desk),
        other._flag(elsewhere),
        lobby._flag(party.desk),
        _suppressed(elsewhere, late),
        _suppressed(party.desk, late),
    )
    assert len(flags(party)) == 1
    assert party.log.count("Acted") == 0


async def _suppressed(desk: Any, command: Act) -> None:
    with pytest.raises(QuakeboardError) as found:
        await desk.submit(0, command)
    assert found.value.code == "stale-sequence"


async def test_an_action_that_comes_too_late_is_not_done(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    lobby.time += 30_000  # nobody has noticed yet
    act = Act(seq=party.desk.told + 1, action="found 1,11 0")
    with pytest.raises(QuakeboardError) as found:
        await party.desk.submit(0, act)
    assert found.value.code == "stale-sequence"
    assert flags(party) == [Flagged(0, bot="greedy")]


async def test_an_action_in_the_last_moment_counts(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    lobby.time += 29_999
    await party.act("found 1,11 0")
    assert flags(party) == []


# ------------------------------------------------------------------ going back


async def test_going_back_gains_no_time_for_the_decision(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    await lobby.wait(25_000)
    await party.act("found 1,11 0")
    await party.do(0, Undo)
    assert left(party) == [5_000, 30_000, 30_000]
    await lobby.wait(5_000)
    assert [flag.seat for flag in flags(party)] == [0]


async def test_going_back_gains_no_second_increment(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=BLITZ))
    for _ in range(3):
        await party.act("found 1,11 0")
        await party.do(0, Undo)
    await party.act("found 1,11 0")
    assert left(party)[0] == 65_000
    await party.act()
    await party.act()
    await party.act()
    assert left(party)[0] == 70_000


async def test_those_who_agree_lose_no_time_by_it(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    await party.act("found 1,11 0")
    await lobby.wait(10_000)
    await party.act("found 1,13 0")
    await lobby.wait(10_000)
    await party.do(0, Undo)
    await party.do(1, Agree)
    await party.do(2, Agree)
    assert left(party) == [30_000, 30_000, 30_000]
    await lobby.wait(10_000)
    assert left(party) == [20_000, 30_000, 30_000]


# ------------------------------------------------------------------ while no server runs


async def test_clocks_stand_still_while_no_server_runs(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=BLITZ))
    await lobby.wait(10_000)
    await store.beat("here", lobby.now())
    later = SlowLobby("later", store, AtOnce())
    later.time = lobby.now() + 3_600_000
    await later.open()
    desk = await later.desk(party.desk.id)
    assert desk.table.clocks.left_at(0, later.now()) == 50_000
    assert desk.table.clocks.deadline() == later.now() + 50_000
    assert not desk.table.clocks.has_run_out(later.now() + 49_999)
    assert desk.table.clocks.has_run_out(later.now() + 50_000)
    await later.close()


async def test_a_short_silence_is_no_outage(store: FailingStore, lobby: SlowLobby) -> None:
    await lobby.store.start_up("here", lobby.now(), PATIENCE)
    assert await store.start_up("there", lobby.now() + PATIENCE, PATIENCE) == []


def test_an_outage_counts_only_where_it_overlaps() -> None:
    calendar = Calendar([Outage(1000, 2000), Outage(5000, 9000)])
    assert calendar.running(0, 500) == 500
    assert calendar.running(0, 1500) == 1000
    assert calendar.running(1200, 1800) == 0
    assert calendar.running(0, 10_000) == 5000
    assert calendar.running(2000, 5000) == 3000
    assert calendar.running(6000, 10_000) == 1000
    assert calendar.running(3, 1) == 0


def test_the_deadline_is_when_the_clock_runs_out() -> None:
    calendar = Calendar([Outage(1000, 2000), Outage(5000, 9000)])
    clocks = Clocks(Clock("bank", 4), 2, calendar)
    for since in range(0, 11_000, 250):
        clocks.running, clocks.since, clocks.left = None, 0, [4000, 4000]
        clocks.run(0, since)
        deadline = clocks.deadline()
        assert deadline is not None
        assert clocks.has_run_out(deadline)
        assert not clocks.has_run_out(deadline - 1)


async def test_a_flag_waits_for_the_store(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    store.failures = ["before", "before", "after"]
    await lobby.wait(30_000)
    assert len(flags(party)) == 1
    assert len([entry for entry in await party.stored() if isinstance(entry.fact, Flagged)]) == 1


async def test_a_clock_runs_on_while_the_store_is_gone(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    store.failures = ["before"]
    with pytest.raises(StoreUnavailable):
        await party.act("found 1,11 0")
    await lobby.wait(10_000)
    assert left(party)[0] == 20_000
