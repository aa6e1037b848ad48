"""The end of a pause of a game with a clock, and requests that nobody answers."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.service.log_entries import RequestLapsed, Resumed, decode_fact
from quakeboard.service.messages import Agree, Pause, Resume, Undo
from quakeboard.service.notices import Notice
from quakeboard.service.table import Proposal
from quakeboard.service.table_setup import Clock

from .application import BLITZ, FakeTimeService, begin, plan
from .test_pause_by_consent import CORRESPONDENCE, DAY, HALF_AN_HOUR, pause


@pytest.mark.parametrize(("clock", "lasts"), [(BLITZ, HALF_AN_HOUR), (CORRESPONDENCE, DAY)])
async def test_a_pause_ends_by_itself(service: FakeTimeService, clock: Clock, lasts: int) -> None:
    harness = await begin(service, plan(clock=clock))
    await pause(harness)
    ends = service.now() + lasts
    assert (harness.table.standing().due, harness.live_table.info().paused_until) == (ends, ends)
    await service.wait(lasts - 1)
    assert harness.table.state == "paused"
    await service.wait(1)
    assert harness.table.entries[-1].fact == Resumed()
    assert (harness.table.state, harness.table.clocks.running) == ("playing", 0)
    assert harness.table.clocks.left_at(0, service.now()) == harness.table.clocks.full
    assert harness.live_table.info().paused_until is None


async def test_another_process_ends_the_pause_of_a_dead_one(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await pause(harness)
    other.time.ms = service.now() + HALF_AN_HOUR
    await service.close()
    claimed = await other.store.claim_due(other.process, other.now(), 2500, 200)
    assert claimed == [harness.live_table.id]
    await other.take_over(claimed[0])
    await other.wait(0)
    assert (await other.registry.get(claimed[0])).table.entries[-1].fact == Resumed()


async def test_a_pause_ends_exactly_once(service: FakeTimeService, other: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await pause(harness)
    elsewhere = await other.registry.get(harness.live_table.id)
    service.time.ms = other.time.ms = service.now() + HALF_AN_HOUR
    await asyncio.gather(
        service.scheduler.apply_timeout(harness.live_table), other.scheduler.apply_timeout(elsewhere)
    )
    assert harness.log.count("Resumed") == 1


async def test_who_has_to_decide_is_told_when_the_game_goes_on(service: FakeTimeService) -> None:
    told: list[int | None] = []

    class Notifier:
        def is_wanted(self, table: str) -> bool:
            return True

        def announce(self, notice: Notice) -> None:
            if notice.kind == "turn":
                told.append(notice.seat)

        def turn_passed(self, table: str) -> None: ...

    service.announcer.notifier = Notifier()
    harness = await begin(service, plan(clock=BLITZ))
    await pause(harness)
    assert told == [0]
    await harness.do(1, Resume)
    assert told == [0, 0]


async def test_pauses_of_old_logs_have_no_end_and_do_not_count(service: FakeTimeService) -> None:
    """Anybody could pause then, for any time."""
    harness = await begin(service, plan(clock=BLITZ))
    old = decode_fact(b'{"kind":"paused","seat":1}')
    await service.wait(10_000)
    await harness.live_table.apply(lambda table: Proposal(old) if table.state == "playing" else None)
    assert (harness.table.state, harness.table.standing().due) == ("paused", None)
    await service.wait(DAY * 10)
    assert harness.table.clocks.left[0] == 50_000
    assert harness.table.pauses.left(1) == 3
    new = decode_fact(b'{"kind":"resumed","seat":1}')
    assert new == Resumed(1)
    await harness.do(1, Resume)
    assert harness.table.clocks.left_at(0, service.now()) == 50_000


@pytest.mark.parametrize(("clock", "patience"), [(Clock("bank", 600), 60_000), (CORRESPONDENCE, DAY)])
@pytest.mark.parametrize("kind", [Pause, Undo])
async def test_a_request_is_not_pending_for_ever(
    service: FakeTimeService, kind: type[Pause | Undo], clock: Clock, patience: int
) -> None:
    harness = await begin(service, plan(clock=clock))
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(0, kind)
    assert harness.table.standing().due == service.now() + patience
    await service.wait(patience - 1)
    assert harness.table.undo or harness.table.pauses.request
    await service.wait(1)
    assert harness.table.entries[-1].fact == RequestLapsed()
    assert (harness.table.undo, harness.table.pauses.request) == (None, None)
    assert harness.table.clocks.running == 2


async def test_a_timer_that_rings_early_ends_nothing(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=Clock("bank", 600)))
    await harness.do(0, Pause)
    service.time.ms += 59_999
    await service.scheduler.apply_timeout(harness.live_table)
    assert harness.log[-1] == "PauseAsked"
    for seat in (1, 2):
        await harness.do(seat, Agree)
    service.time.ms += HALF_AN_HOUR - 1
    await service.scheduler.apply_timeout(harness.live_table)
    assert harness.table.state == "paused"
