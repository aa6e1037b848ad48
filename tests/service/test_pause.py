"""Stopping for a while or for good: pause, a bot that plays on, resigning, abandoning."""

from __future__ import annotations

import random

from quakeboard.play.verify import verify
from quakeboard.service.messages import (
    Abandon,
    Act,
    Agree,
    Begin,
    Give,
    Pause,
    Rename,
    Resign,
    Resume,
    TakeBack,
    Undo,
)

from .application import BLITZ, FakeTimeService, begin, plan, play_on, seat_all


async def test_a_pause_stops_the_game_and_its_clock(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await service.wait(10_000)
    await harness.do(1, Pause)
    await harness.do(0, Agree)
    await harness.do(2, Agree)
    assert (harness.table.state, harness.table.asked) == ("paused", None)
    await service.wait(1_200_000)
    assert harness.table.clocks.left[0] == 50_000
    assert await harness.refused(0, Act, action="found 1,11 0") == "is-paused"
    assert await harness.refused(0, Pause) == "is-paused"
    await harness.do(2, Resume)
    assert (harness.table.state, harness.table.asked) == ("playing", 0)
    assert await harness.refused(0, Resume) == "not-paused"
    await service.wait(10_000)
    assert harness.table.clocks.left_at(0, service.now()) == 40_000


async def test_what_has_not_begun_cannot_be_paused(service: FakeTimeService) -> None:
    harness = await seat_all(service)
    for kind in (Pause, Resume, Resign, Give, TakeBack, Undo):
        assert await harness.refused(0, kind) == "not-begun"


async def test_a_bot_stops_for_a_pause(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    act = Act(seq=harness.live_table.seq + 1, action="found 1,11 0")
    await harness.live_table.submit(0, act)
    await harness.live_table.submit(0, Pause(seq=act.seq + 1))
    await service.settle()
    assert len(harness.table.moves) == 1
    await harness.do(0, Resume)
    await service.settle()
    assert len(harness.table.moves) == 3


async def test_a_bot_plays_until_the_seat_is_taken_back(service: FakeTimeService) -> None:
    harness = await begin(service)
    assert await harness.refused(0, TakeBack) == "no-bot-plays"
    assert await harness.refused(0, Give, bot="deep") == "unknown-bot"
    await harness.do(0, Give, bot="random")
    await service.settle()
    assert [move.seat for move in harness.table.moves] == [0]
    assert await harness.refused(0, Give) == "bot-plays"
    await harness.act()
    await harness.act()
    await service.settle()
    assert [move.seat for move in harness.table.moves] == [0, 1, 2, 0]
    await harness.do(0, TakeBack)
    await harness.act()
    await harness.act()
    assert harness.table.asked == 0
    await harness.act()


async def test_nobody_acts_for_a_seat_while_its_bot_does(service: FakeTimeService) -> None:
    harness = await begin(service)
    await harness.do(0, Pause)
    await harness.do(0, Give)
    await harness.live_table.submit(0, Resume(seq=harness.live_table.seq + 1))
    assert await harness.refused(0, Act, action="found 1,11 0") == "bot-plays"


async def test_who_resigns_is_gone_for_good_and_a_bot_plays_to_the_end(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    await harness.do(0, Resign, bot="random")
    for kind, fields in [(TakeBack, {}), (Resign, {}), (Rename, {"name": "M", "colour": 3}), (Undo, {})]:
        assert await harness.refused(0, kind, **fields) == "has-resigned"
    await service.settle()
    assert harness.table.state == "over"
    verify(harness.table.record())


async def test_only_who_is_alone_can_abandon_a_game(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(2,)))
    assert await harness.refused(0, Abandon) == "others-play"
    await harness.do(1, Resign)
    await harness.do(0, Abandon)
    await service.settle()
    assert (harness.table.state, harness.table.asked, harness.table.legal()) == ("abandoned", None, [])
    assert await harness.refused(0, Act, action="found 1,11 0") == "is-over"
    assert await harness.refused(0, Abandon) == "is-over"


async def test_who_left_before_the_game_began_holds_nobody_up(service: FakeTimeService) -> None:
    harness = await seat_all(service)
    assert await harness.refused(0, Abandon) == "others-play"


async def test_a_table_that_is_over_needs_no_care(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await play_on(harness, random.Random(2))
    standing = harness.table.standing()
    assert (standing.state, standing.asked, standing.due) == ("over", None, None)
    assert harness.live_table.id not in service.scheduler.clock_timers
    assert await harness.refused(0, Pause) == "is-over"
    assert await harness.refused(0, Begin) == "is-over"
    assert await harness.refused(0, Resign) == "is-over"


async def test_an_abandoned_table_needs_no_care(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2), clock=BLITZ))
    assert harness.table.standing().due is not None
    await harness.do(0, Abandon)
    standing = harness.table.standing()
    assert (standing.state, standing.asked, standing.due) == ("abandoned", None, None)
    assert harness.live_table.id not in service.scheduler.clock_timers
