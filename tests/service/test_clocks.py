"""Clocks: for each decision or for the whole game; while no server runs they stand still."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service import commands
from quakeboard.service.clocks import OVERTIME_MS, Clocks, Uptime
from quakeboard.service.cluster import Outage
from quakeboard.service.log_entries import Flagged
from quakeboard.service.messages import Act, Agree, Give, TakeBack, Undo
from quakeboard.service.peers import TAKEOVER_MS
from quakeboard.service.store import StoreUnavailable
from quakeboard.service.table_setup import Clock
from quakeboard.service.timeouts import propose_timeout

from .application import BLITZ, EACH, FailingStore, FakeTimeService, InlineBots, TableHarness, begin, plan


def left(harness: TableHarness) -> list[int]:
    table = harness.table
    return [table.clocks.left_at(seat, harness.service.now()) for seat in range(len(table.seats))]


def flags(harness: TableHarness) -> list[Flagged]:
    return [entry.fact for entry in harness.table.entries if isinstance(entry.fact, Flagged)]


async def test_without_a_clock_time_does_not_matter(service: FakeTimeService) -> None:
    harness = await begin(service)
    await service.wait(10**10)
    await harness.act()
    assert flags(harness) == []
    assert harness.table.standing().due is None


async def test_each_decision_has_its_time(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    await service.wait(20_000)
    assert left(harness) == [10_000, 30_000, 30_000]
    await harness.act()
    assert left(harness) == [30_000, 30_000, 30_000]
    assert harness.table.standing().due == service.now() + 30_000


async def test_a_bank_is_for_the_whole_game_and_grows_with_each_decision(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    for _ in range(3):
        await service.wait(20_000)
        await harness.act()
    assert left(harness) == [45_000, 45_000, 45_000]
    await service.wait(1_000)
    assert left(harness) == [44_000, 45_000, 45_000]
    assert harness.table.standing().due == service.now() + 44_000


async def test_no_clock_runs_before_the_game_begins_or_while_a_bot_is_asked(
    service: FakeTimeService,
) -> None:
    harness = await begin(service, plan(bots=(0,), clock=BLITZ))
    assert harness.table.clocks.running == 1
    await harness.do(1, Give)
    assert harness.table.clocks.running is None


async def test_when_time_is_over_a_bot_plays_on(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=Clock("bank", 60, 5, "bot", "random")))
    await service.wait(59_999)
    assert flags(harness) == []
    await service.wait(1)
    assert flags(harness) == [Flagged(0, bot="random")]
    assert [move.seat for move in harness.table.moves] == [0]
    assert harness.table.seats[0].bot == "random"


async def test_who_takes_over_again_has_a_little_time_for_each_decision(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=Clock("bank", 60, 5, "bot", "random")))
    await service.wait(60_000)
    await harness.do(0, TakeBack)
    assert (harness.table.seats[0].bot, left(harness)[0]) == (None, OVERTIME_MS)
    await harness.act()
    await harness.act()
    for _ in range(2):
        assert harness.table.asked == 0
        await service.wait(OVERTIME_MS - 1_000)
        await harness.act()
        assert left(harness)[0] == OVERTIME_MS  # the increment is for those who had time left
        await harness.act()
        await harness.act()
    await harness.do(0, Undo)
    for seat in (1, 2):
        await harness.do(seat, Agree)
    assert (harness.table.asked, left(harness)[0]) == (0, 1_000)
    await service.wait(1_000)
    assert [flag.seat for flag in flags(harness)] == [0, 0]


async def test_taking_over_gains_no_time_for_the_turn_whose_time_is_up(service: FakeTimeService) -> None:
    """The bot may still think: it ends the turn."""
    for clock in (BLITZ, EACH):
        harness = await begin(service, plan(clock=clock))
        service.time.ms += 60_000
        await harness.live_table.apply(propose_timeout)
        await harness.do(0, TakeBack)
        assert (harness.table.asked_bot, harness.table.clocks.running) == ("greedy", None)
        with pytest.raises(QuakeboardError, match="time is up"):
            commands.propose(harness.table, 0, TakeBack(seq=0))
        await service.settle()
        assert [move.seat for move in harness.table.moves] == [0]
        assert (harness.table.seats[0].bot, harness.table.asked) == (None, 1)


async def test_what_a_bot_decides_fills_no_bank(service: FakeTimeService) -> None:
    """Otherwise one would let a bot play for a while to gain time."""
    harness = await begin(service, plan(clock=BLITZ))
    await harness.do(0, Give)
    await service.settle()
    assert left(harness)[0] == 60_000
    await service.wait(60_000)
    await service.settle()
    await service.wait(60_000)
    assert [flag.seat for flag in flags(harness)] == [1, 2]
    await service.settle()
    assert harness.table.state == "over"
    assert left(harness) == [60_000, 0, 0]


async def test_with_time_for_each_decision_the_seat_can_be_taken_back_for_the_next(
    service: FakeTimeService,
) -> None:
    harness = await begin(service, plan(clock=EACH))
    await service.wait(30_000)
    assert [move.seat for move in harness.table.moves] == [0]
    await harness.do(0, TakeBack)
    await harness.act()
    await harness.act()
    assert (harness.table.asked, left(harness)[0]) == (0, 30_000)


async def test_giving_a_seat_to_a_bot_and_taking_it_back_gains_no_time(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    await service.wait(20_000)
    seq = harness.live_table.seq
    await harness.live_table.submit(0, Give(seq=seq + 1))
    await harness.live_table.submit(0, TakeBack(seq=seq + 2))
    assert left(harness)[0] == 10_000


async def test_or_the_seat_passes(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2, clock=Clock("move", 30, when_over="pass")))
    first = str(harness.table.legal()[0])
    await service.wait(30_000)  # a tile must be laid: the first way that there is
    assert flags(harness)[0].action == first
    assert harness.table.seats[0].bot is None
    await service.wait(30_000)
    assert flags(harness)[1].action == "pass"  # a crew need not be sent
    assert harness.table.asked == 1
    assert [move.flagged for move in harness.table.moves] == [True, True]
    assert await harness.refused(0, Undo) == "nothing-to-undo"


async def test_whoever_has_no_time_left_passes_at_once_each_time(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2, clock=Clock("bank", 30, when_over="pass")))
    await service.wait(30_000)
    while harness.table.asked == 0:
        await service.wait(0)
    while harness.table.asked == 1:
        await harness.act()
    assert left(harness)[0] == 0
    before = len(flags(harness))
    await service.wait(0)
    assert len(flags(harness)) > before


async def test_a_flag_falls_exactly_once(service: FakeTimeService, other: FakeTimeService) -> None:
    """However many processes and late commands notice that time is over."""
    harness = await begin(service, plan(clock=Clock("move", 30, when_over="pass")))
    elsewhere = await other.registry.get(harness.live_table.id)
    service.time.ms = other.time.ms = service.time.ms + 30_000
    late = Act(seq=harness.live_table.seq + 1, action="found 1,11 0")
    await asyncio.gather(
        service.scheduler.apply_timeout(harness.live_table),
        other.scheduler.apply_timeout(elsewhere),
        service.scheduler.apply_timeout(harness.live_table),
        _suppressed(elsewhere, late),
        _suppressed(harness.live_table, late),
    )
    assert len(flags(harness)) == 1
    assert harness.log.count("Acted") == 0


async def _suppressed(live_table: Any, command: Act) -> None:
    with pytest.raises(QuakeboardError) as found:
        await live_table.submit(0, command)
    assert found.value.code == "stale-sequence"


async def test_an_action_that_comes_too_late_is_not_done(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    service.time.ms += 30_000  # nobody has noticed yet
    act = Act(seq=harness.live_table.seq + 1, action="found 1,11 0")
    with pytest.raises(QuakeboardError) as found:
        await harness.live_table.submit(0, act)
    assert found.value.code == "stale-sequence"
    assert flags(harness) == [Flagged(0, bot="greedy")]


async def test_an_action_in_the_last_moment_counts(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    service.time.ms += 29_999
    await harness.act("found 1,11 0")
    assert flags(harness) == []


# ------------------------------------------------------------------ going back


async def test_going_back_gains_no_time_for_the_decision(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    await service.wait(25_000)
    await harness.act("found 1,11 0")
    await harness.do(0, Undo)
    assert left(harness) == [5_000, 30_000, 30_000]
    await service.wait(5_000)
    assert [flag.seat for flag in flags(harness)] == [0]


async def test_going_back_gains_no_second_increment(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    for _ in range(3):
        await harness.act("found 1,11 0")
        await harness.do(0, Undo)
    await harness.act("found 1,11 0")
    assert left(harness)[0] == 65_000
    await harness.act()
    await harness.act()
    await harness.act()
    assert left(harness)[0] == 70_000


async def test_those_who_agree_lose_no_time_by_it(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    await harness.act("found 1,11 0")
    await service.wait(10_000)
    await harness.act("found 1,13 0")
    await service.wait(10_000)
    await harness.do(0, Undo)
    await harness.do(1, Agree)
    await harness.do(2, Agree)
    assert left(harness) == [30_000, 30_000, 30_000]
    await service.wait(10_000)
    assert left(harness) == [20_000, 30_000, 30_000]


# ------------------------------------------------------------------ while no server runs


async def test_clocks_stand_still_while_no_server_runs(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await service.wait(10_000)
    await store.heartbeat("here", service.now())
    later = FakeTimeService("later", store, InlineBots())
    later.time.ms = service.now() + 3_600_000
    await later.open()
    live_table = await later.registry.get(harness.live_table.id)
    assert live_table.table.clocks.left_at(0, later.now()) == 50_000
    assert live_table.table.clocks.deadline() == later.now() + 50_000
    assert not live_table.table.clocks.has_run_out(later.now() + 49_999)
    assert live_table.table.clocks.has_run_out(later.now() + 50_000)
    await later.close()


async def test_a_short_silence_is_no_outage(store: FailingStore, service: FakeTimeService) -> None:
    await service.store.register_process("here", service.now(), TAKEOVER_MS)
    assert await store.register_process("there", service.now() + TAKEOVER_MS, TAKEOVER_MS) == []


def test_an_outage_counts_only_where_it_overlaps() -> None:
    uptime = Uptime([Outage(1000, 2000), Outage(5000, 9000)])
    assert uptime.elapsed_ms(0, 500) == 500
    assert uptime.elapsed_ms(0, 1500) == 1000
    assert uptime.elapsed_ms(1200, 1800) == 0
    assert uptime.elapsed_ms(0, 10_000) == 5000
    assert uptime.elapsed_ms(2000, 5000) == 3000
    assert uptime.elapsed_ms(6000, 10_000) == 1000
    assert uptime.elapsed_ms(3, 1) == 0


def test_the_deadline_is_when_the_clock_runs_out() -> None:
    uptime = Uptime([Outage(1000, 2000), Outage(5000, 9000)])
    clocks = Clocks(Clock("bank", 4), 2, uptime)
    for since in range(0, 11_000, 250):
        clocks.running, clocks.since, clocks.left = None, 0, [4000, 4000]
        clocks.run(0, since)
        deadline = clocks.deadline()
        assert deadline is not None
        assert clocks.has_run_out(deadline)
        assert not clocks.has_run_out(deadline - 1)


async def test_a_flag_waits_for_the_store(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    store.failures = ["before", "before", "after"]
    await service.wait(30_000)
    assert len(flags(harness)) == 1
    assert len([entry for entry in await harness.stored() if isinstance(entry.fact, Flagged)]) == 1


async def test_a_clock_runs_on_while_the_store_is_gone(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    store.failures = ["before"]
    with pytest.raises(StoreUnavailable):
        await harness.act("found 1,11 0")
    await service.wait(10_000)
    assert left(harness)[0] == 20_000
