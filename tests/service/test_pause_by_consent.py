"""Pauses of a game with a clock: by consent of all people who play, few, and not for thinking."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.errors import QuakeboardError
from quakeboard.service import commands, messages
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import (
    Entry,
    Flagged,
    PauseAgreed,
    Paused,
    Sat,
)
from quakeboard.service.messages import (
    Act,
    Agree,
    Decline,
    Give,
    HintGiven,
    Pause,
    Resign,
    Resume,
    TakeBack,
    Undo,
)
from quakeboard.service.store import Head
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import Clock
from quakeboard.service.timeouts import propose_due

from .application import BLITZ, NOON, FakeTimeService, TableHarness, begin, plan
from .consents import check_pauses, stopped_ms

HALF_AN_HOUR = 30 * 60_000
DAY = 24 * 3_600_000
CORRESPONDENCE = Clock("move", 3 * 24 * 3600)


async def pause(harness: TableHarness, seat: int = 0) -> None:
    """Let a seat ask for a pause, and all others agree."""
    await harness.do(seat, Pause)
    for other in {0, 1, 2} - {seat}:
        await harness.do(other, Agree)
    assert harness.table.state == "paused"


async def test_everyone_must_agree_and_clocks_run_on_until_then(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await harness.do(1, Pause)
    await service.wait(10_000)
    assert (harness.table.state, harness.table.asked, harness.table.clocks.running) == ("playing", 0, 0)
    assert await harness.refused(1, Agree) == "own-undo"
    await harness.do(0, Agree)
    assert harness.table.state == "playing"
    await service.wait(10_000)
    await harness.do(2, Agree)
    assert harness.table.entries[-1].fact == PauseAgreed(2, HALF_AN_HOUR)
    assert (harness.table.state, harness.table.asked, harness.table.clocks.running) == ("paused", None, None)
    await service.wait(60_000)
    assert harness.table.clocks.left[0] == 40_000
    await harness.do(2, Resume)
    assert (harness.table.state, harness.table.clocks.running) == ("playing", 0)
    assert harness.table.clocks.left_at(0, service.now()) == 40_000


async def test_one_who_declines_is_enough_and_who_asked_may_withdraw(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    for who in (2, 0):
        await harness.do(0, Pause)
        await harness.do(1, Agree)
        await harness.do(who, Decline)
        assert (harness.table.state, harness.table.pauses.request) == ("playing", None)
        assert await harness.refused(2, Agree) == "undo-not-asked"
    assert harness.table.pauses.left(0) == 3, "only what was granted is counted"


async def test_bots_agree(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2), clock=BLITZ))
    await harness.do(0, Pause)
    assert harness.table.entries[-1].fact == Paused(0, HALF_AN_HOUR)
    assert (harness.table.state, harness.table.pauses.left(0)) == ("paused", 2)


async def test_who_lets_a_bot_play_is_not_asked(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await harness.do(2, Give, bot="random")
    assert await harness.refused(2, Pause) == "bot-plays"
    await harness.do(0, Pause)
    assert await harness.refused(2, Agree) == "bot-plays"
    assert await harness.refused(2, Decline) == "bot-plays"
    await harness.do(1, Agree)
    assert harness.table.state == "paused"


async def test_who_plays_again_is_asked_too(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await harness.do(2, Give, bot="random")
    await harness.do(0, Pause)
    await harness.do(2, TakeBack)
    await harness.do(1, Agree)
    assert harness.table.state == "playing"
    await harness.do(2, Agree)
    assert harness.table.state == "paused"


async def test_a_request_lapses_with_the_next_move(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await harness.do(1, Pause)
    await harness.act("found 1,11 0")
    assert harness.table.pauses.request is None
    await harness.do(1, Pause)
    await harness.do(0, Undo)  # at once: nobody acted since
    assert harness.table.pauses.request is None


@pytest.mark.parametrize("kind", [Give, Resign])
async def test_a_request_lapses_when_others_have_to_agree(
    service: FakeTimeService, kind: type[Give | Resign]
) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await harness.do(0, Pause)
    await harness.do(1, Agree)
    await harness.do(2, kind, bot="random")
    assert (harness.table.state, harness.table.pauses.request) == ("playing", None)


async def test_a_clock_that_runs_out_ends_the_request(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=Clock("move", 30)))
    await harness.do(0, Pause)
    await service.wait(30_000)
    assert Flagged(0, bot="greedy") in [entry.fact for entry in harness.table.entries]
    assert harness.table.pauses.request is None


async def test_one_request_at_a_time(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    await harness.act("found 1,11 0", "found 1,13 0")
    await harness.do(1, Pause)
    assert await harness.refused(0, Pause) == "pause-asked"
    assert await harness.refused(0, Undo) == "pause-asked"
    await harness.do(0, Decline)
    await harness.do(0, Undo)
    assert await harness.refused(1, Pause) == "undo-asked"
    await harness.do(1, Agree)
    await harness.do(2, Agree)
    assert harness.table.moves == []


async def test_each_seat_is_granted_three_pauses(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    for _ in range(3):
        await pause(harness)
        await harness.do(1, Resume)
    assert await harness.refused(0, Pause) == "pauses-used-up"
    await pause(harness, 1)
    assert harness.table.pauses.granted == (3, 1, 0)


async def test_without_a_clock_a_pause_is_at_once_and_has_no_end(service: FakeTimeService) -> None:
    harness = await begin(service)
    for _ in range(5):
        await harness.do(0, Pause)
        await service.wait(DAY * 100)
        assert harness.table.state == "paused"
        await harness.do(1, Resume)
    assert harness.live_table.info().pauses_left is None


@pytest.mark.parametrize("kind", [Pause, Undo])
async def test_bots_play_on_while_a_request_is_pending(
    service: FakeTimeService, kind: type[Pause | Undo]
) -> None:
    """With a clock, one person could stop the game for ever otherwise."""
    harness = await begin(service, plan(bots=(2,), clock=BLITZ))
    await harness.act("found 1,11 0")
    seat_1 = Act(seq=harness.live_table.seq + 1, action=str(harness.table.legal()[0]))
    await harness.live_table.submit(1, seat_1)
    await harness.live_table.submit(0, kind(seq=seat_1.seq + 1))
    assert harness.table.standing().due == service.now()
    await service.settle()
    assert (harness.table.asked, len(harness.table.moves)) == (0, 3)
    assert (harness.table.undo, harness.table.pauses.request) == (None, None)


# ------------------------------------------------------------------ thinking in a pause


async def test_nothing_helps_to_think_in_a_pause(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    listener = await harness.listen(0, speaks="en")
    await pause(harness, 1)
    later = await harness.listen(0, speaks="en")
    assert "question" not in listener.received("update")[-1]
    assert "question" not in later.received("welcome")[0]
    assert harness.table.legal() == []
    assert await harness.refused(0, Act, action="found 1,11 0") == "is-paused"
    assert await harness.refused(0, Undo) == "is-paused"
    hints, bots = harness.live_table.hints, service.scheduler.bots
    for work in (hints.hint(harness.table, 0, None, bots), hints.forecast(harness.table, 0, bots)):
        with pytest.raises(QuakeboardError) as found:
            await work
        assert found.value.code == "is-paused"
    await harness.do(0, Resume)
    assert "question" in listener.received("update")[-1]
    assert isinstance(await hints.hint(harness.table, 0, None, bots), HintGiven)


async def test_everyone_sees_the_request_and_what_is_left(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=BLITZ))
    watcher = await harness.listen(None)
    await harness.do(1, Pause)
    await harness.do(2, Agree)
    info = watcher.received("update")[-1]["info"]
    assert (info["pause"], info["pauses_left"]) == ({"seat": 1, "agreed": [2]}, [3, 3, 3])
    await harness.do(0, Agree)
    info = watcher.received("update")[-1]["info"]
    assert "pause" not in info
    assert (info["pauses_left"], info["paused_until"]) == ([3, 2, 3], service.now() + HALF_AN_HOUR)


# ------------------------------------------------------------------ whatever anybody does

KINDS = (Pause, Pause, Agree, Agree, Agree, Decline, Resume, Undo, Give, TakeBack, Resign, Act, Act)
STEP = st.tuples(st.integers(0, 2), st.sampled_from(KINDS))
WAIT = st.sampled_from([0, 1, 700, 20_000, 61_000, 20 * 60_000, HALF_AN_HOUR])


@given(
    st.lists(st.tuples(STEP, WAIT), min_size=10, max_size=60),
    st.sampled_from([BLITZ, Clock("move", 30, when_over="pass"), CORRESPONDENCE]),
    st.booleans(),
)
def test_no_clock_stands_still_without_the_consent_of_all(steps: list[Any], clock: Clock, bot: bool) -> None:
    head = Head("t", NOON, "hana", plan(bots=(2,) if bot else (), clock=clock), bytes(32))
    table, now = Table(head, Uptime()), NOON

    def add(proposal: Proposal, at: int) -> None:
        nonlocal table
        table, _ = table.after(proposal, at)

    for seat in range(3):
        if not table.seats[seat].is_bot_seat:
            add(Proposal(Sat(seat, f"N{seat}", seat)), now)
    add(table.begin([]), now)
    for (seat, kind), wait in steps:
        until = now + wait
        while (due := table.standing().due) is not None and due <= until:
            now = max(now, due)
            proposal = table.play(str(table.legal()[0])) if table.asked_bot else propose_due(table, now)
            assert proposal is not None, "what is due happens"
            add(proposal, now)
        now = until
        actor = (table.asked or 0) if kind is Act else seat
        if kind is not Act and table.seats[actor].is_bot_seat:
            continue  # nobody has its token
        fields = {"action": str(table.legal()[0]) if table.legal() else "pass"} if kind is Act else {}
        command: messages.AnyCommand = kind(seq=table.seq + 1, **fields)
        try:
            commands.check_not_resigned(table, actor)
            proposal = commands.propose(table, actor, command)
        except QuakeboardError:
            continue
        add(proposal, now)
    log: list[Entry] = [*table.entries]
    assert stopped_ms(head, log) <= check_pauses(head, log)
