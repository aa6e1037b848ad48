"""Somebody who is asked is away: the others remind, let a bot play, or end the game, if all agree."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.errors import BadOptions
from quakeboard.service import commands, messages, snapshot
from quakeboard.service.absence import check_may, propose_back
from quakeboard.service.clocks import Uptime
from quakeboard.service.cluster import Outage
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import BotVoted, CameBack, EndVoted, GivenToBot
from quakeboard.service.messages import (
    EndHere,
    Give,
    LetBotPlay,
    Pause,
    Remind,
    Resign,
    Resume,
    TakeBack,
    Undo,
)
from quakeboard.service.notices import Notice
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.sightings import EVERY_MS
from quakeboard.service.store import StoredSnapshot
from quakeboard.service.table import Table
from quakeboard.service.table_setup import DAY, Away, Clock, SetUp, check_setup

from .application import (
    BLITZ,
    EACH,
    NOON,
    FailingStore,
    FakeTimeService,
    InlineBots,
    RecordingListener,
    TableHarness,
    begin,
    plan,
)
from .connected import ConnectedClient
from .random_logs import random_table

DAY_MS = DAY * 1000
WAYS = (Remind, LetBotPlay, EndHere)
DAILY = Clock("move", DAY)
SEISMIC = plan("seismic", 3)


class Notifier:
    """Records what was announced."""

    def __init__(self) -> None:
        self.told: list[tuple[int | None, str]] = []

    def is_wanted(self, table: str) -> bool:
        return True

    def announce(self, notice: Notice) -> None:
        if notice.kind in ("turn", "reminder"):
            self.told.append((notice.seat, notice.kind))

    def turn_passed(self, table: str) -> None: ...


async def deserted(
    service: FakeTimeService, set_up: SetUp | None = None, wait: int = 2 * DAY_MS
) -> tuple[TableHarness, list[RecordingListener]]:
    """A table at which seat 0 is asked and away; the others are connected."""
    harness = await begin(service, set_up)
    others = [await harness.listen(seat) for seat in (1, 2)]
    gone = await harness.listen(0)
    service.leave(harness.live_table, gone)
    await service.wait(wait)
    return harness, others


def info(listener: RecordingListener) -> dict[str, Any]:
    (*_, last) = listener.received("update")
    found: dict[str, Any] = last["info"]
    return found


# ------------------------------------------------------------------ when


@pytest.mark.parametrize(
    ("clock", "patience"),
    [(Clock(), 2 * DAY_MS), (BLITZ, 30_000), (EACH, 15_000), (DAILY, DAY_MS // 2)],
)
async def test_nothing_can_be_done_before_half_the_clock_or_two_days(
    service: FakeTimeService, clock: Clock, patience: int
) -> None:
    harness, _ = await deserted(service, plan(clock=clock), patience - 1)
    for way in WAYS:
        assert await harness.refused(1, way) == "not-away"
    await service.wait(1)
    for way in WAYS:
        await harness.do(1, way)
    assert harness.log[-3:] == ["Reminded", "BotVoted", "EndVoted"]


async def test_nobody_is_away_who_is_connected_or_at_the_same_screen_or_a_bot(
    service: FakeTimeService,
) -> None:
    harness = await begin(service)
    beside = await harness.listen(1)
    beside.beside = {0}
    service.presence.changed(harness.live_table)
    await service.wait(3 * DAY_MS)
    assert await harness.refused(2, Remind) == "not-away"
    assert harness.live_table.presence().seats == {0, 1}
    service.leave(harness.live_table, beside)
    await service.wait(2 * DAY_MS)
    await harness.do(2, Remind)
    await harness.do(0, Give, bot="random")
    for way in WAYS:
        assert await harness.refused(2, way) == "not-away"


async def test_whoever_is_asked_cannot_vote_nor_can_one_whose_bot_plays(service: FakeTimeService) -> None:
    harness, _ = await deserted(service)
    for way in WAYS:
        assert await harness.refused(0, way) == "not-away"
    await harness.do(1, Give, bot="random")
    await service.wait(2 * DAY_MS)
    for way in (LetBotPlay, EndHere):
        assert await harness.refused(1, way) == "bot-plays"
    await harness.do(2, EndHere)
    assert harness.table.state == "abandoned"


async def test_time_without_a_server_is_nobodys_absence(service: FakeTimeService) -> None:
    harness, _ = await deserted(service, wait=DAY_MS)
    service.uptime.set_outages([Outage(service.now(), service.now() + DAY_MS)])
    await service.wait(DAY_MS + DAY_MS - 1)
    assert await harness.refused(1, Remind) == "not-away"
    await service.wait(1)
    await harness.do(1, Remind)


async def test_nothing_is_done_in_a_pause_or_after_the_end(service: FakeTimeService) -> None:
    harness, _ = await deserted(service)
    await harness.do(1, LetBotPlay)
    await harness.do(2, Pause)
    for way in WAYS:
        assert await harness.refused(1, way) == "is-paused"
    await harness.do(2, Resume)
    for seat in (1, 2):
        await harness.do(seat, EndHere)
    for way in WAYS:
        assert await harness.refused(1, way) == "is-over"


# ------------------------------------------------------------------ what


async def test_there_is_one_reminder_a_day_at_a_table(service: FakeTimeService) -> None:
    service.announcer.notifier = notifier = Notifier()
    harness, (mara, _) = await deserted(service)
    await harness.do(1, Remind)
    assert notifier.told == [(0, "turn"), (0, "reminder")]
    assert info(mara)["reminder"] == {"at": service.now(), "seat": 1}
    for seat in (1, 2):
        assert await harness.refused(seat, Remind) == "was-reminded"
    await service.wait(DAY_MS - 1)
    assert await harness.refused(2, Remind) == "was-reminded"
    await service.wait(1)
    await harness.do(2, Remind)
    assert notifier.told[2:] == [(0, "reminder")]


async def test_a_bot_plays_that_turn_and_no_more_when_all_others_agree(service: FakeTimeService) -> None:
    harness, (mara, _) = await deserted(service, SEISMIC)
    await harness.do(1, LetBotPlay)
    assert (info(mara)["away"]["for_bot"], info(mara)["away"]["voters"]) == ([1], [1, 2])
    assert await harness.refused(1, LetBotPlay) == "has-voted"
    assert harness.table.asked_bot is None
    await harness.do(2, LetBotPlay)
    assert harness.table.entries[-1].fact == BotVoted(2, 0, "greedy")
    await service.settle()
    assert {move.seat for move in harness.table.moves} == {0}
    assert (harness.table.asked, harness.table.seats[0].bot) == (1, None)
    while harness.table.asked != 0:
        await harness.act()
    await service.settle()
    assert harness.table.asked == 0
    await harness.do(1, LetBotPlay)  # the next turn needs new votes, and the person is still away
    await service.settle()
    assert harness.table.asked == 0


async def test_the_game_ends_without_a_result_when_all_others_agree(service: FakeTimeService) -> None:
    harness, (mara, _) = await deserted(service)
    await harness.do(2, EndHere)
    assert info(mara)["away"]["for_end"] == [2]
    assert await harness.refused(2, EndHere) == "has-voted"
    await harness.do(1, EndHere)
    assert harness.table.entries[-1].fact == EndVoted(1, 0, ends=True)
    assert (harness.table.state, harness.table.record().outcome) == ("abandoned", None)


async def test_who_resigned_or_is_a_bot_need_not_agree(service: FakeTimeService) -> None:
    harness, _ = await deserted(service, plan(seats=4, bots=(3,)))
    await harness.do(1, LetBotPlay)
    await harness.do(2, Resign, bot="random")
    assert harness.table.away.for_bot == frozenset()
    await harness.do(1, LetBotPlay)
    await service.settle()
    assert harness.table.asked == 1


async def test_the_bot_knows_what_the_seat_knows(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []
    decide = InlineBots.decide

    async def spy(self: InlineBots, game: Any, bot: str, view: Any, asker: Any) -> str:
        seen.append(view)
        return await decide(self, game, bot, view, asker)

    monkeypatch.setattr(InlineBots, "decide", spy)
    harness, _ = await deserted(service)
    expected = harness.table.view(0)
    for seat in (1, 2):
        await harness.do(seat, LetBotPlay)
    await service.settle()
    assert seen[0] == expected
    assert {view.seat for view in seen} == {0}


# ------------------------------------------------------------------ coming back


async def test_coming_back_ends_it_all_at_once(service: FakeTimeService) -> None:
    harness, (mara, _) = await deserted(service)
    await harness.do(1, LetBotPlay)
    await harness.do(1, EndHere)
    await harness.listen(0)
    await service.settle()
    assert harness.table.entries[-1].fact == CameBack(0)
    assert not harness.table.away.pending
    assert "away" not in info(mara)
    for way in WAYS:
        assert await harness.refused(2, way) == "not-away"
    before = harness.live_table.seq
    await harness.listen(0)
    await service.settle()
    assert harness.live_table.seq == before  # there is nothing more to end


async def test_nothing_is_noted_of_somebody_about_whom_nothing_was_done(service: FakeTimeService) -> None:
    harness, _ = await deserted(service)
    before = harness.live_table.seq
    for _ in range(3):
        service.leave(harness.live_table, await harness.listen(0))
        await service.settle()
    assert harness.live_table.seq == before


async def test_who_is_back_while_the_bot_thinks_plays_the_turn(service: FakeTimeService) -> None:
    harness, _ = await deserted(service)
    await harness.do(1, LetBotPlay)
    seq = harness.live_table.seq
    await harness.live_table.submit(2, LetBotPlay(seq=seq + 1))
    await harness.listen(0)
    await service.settle()
    assert harness.log[-1] in ("CameBack", "Acted")
    assert harness.table.seats[0].bot is None


async def test_a_move_or_an_undo_or_the_clock_ends_the_votes(service: FakeTimeService) -> None:
    harness, _ = await deserted(service)
    await harness.do(1, LetBotPlay)
    await harness.act()
    assert not harness.table.away.pending
    await service.wait(2 * DAY_MS)
    timed, _ = await deserted(service, plan(clock=BLITZ), 30_000)
    for way in (LetBotPlay, EndHere):
        await timed.do(1, way)
    await service.wait(30_000)
    assert (timed.table.seats[0].bot, timed.table.away.pending) == ("greedy", False)


async def test_clocks_stand_while_the_bot_plays_and_it_gains_no_time(service: FakeTimeService) -> None:
    harness, _ = await deserted(service, plan(clock=BLITZ), 40_000)
    for seat in (1, 2):
        await harness.do(seat, LetBotPlay)
    assert harness.table.clocks.running is None
    await service.settle()
    assert harness.table.clocks.left[0] == 20_000
    assert harness.table.clocks.running == 1


# ------------------------------------------------------------------ a bot after so many days


@pytest.mark.parametrize("days", [0, -1, 31])
def test_the_number_of_days_is_checked(days: int) -> None:
    with pytest.raises(BadOptions) as found:
        check_setup(plan(away=Away(days)))
    assert found.value.code == "bad-away"


async def test_a_bot_plays_on_after_so_many_days_until_the_person_is_back(service: FakeTimeService) -> None:
    harness, (mara, _) = await deserted(service, plan(away=Away(3)), 3 * DAY_MS - 1)
    assert harness.table.standing().due == NOON + 3 * DAY_MS
    await harness.do(1, Remind)
    assert info(mara)["away"]["bot_at"] == NOON + 3 * DAY_MS
    assert harness.table.moves == []
    await service.wait(1)
    assert GivenToBot(0, "greedy", away=True) in [entry.fact for entry in harness.table.entries]
    assert [move.seat for move in harness.table.moves] == [0]
    await harness.act()
    await harness.act()
    await service.settle()
    assert (harness.table.asked, len(harness.table.moves)) == (1, 4)  # it plays on
    await harness.listen(0)
    await service.settle()
    assert (harness.table.seats[0].bot, harness.log[-1]) == (None, "CameBack")


async def test_the_days_are_counted_from_the_last_visit(service: FakeTimeService) -> None:
    harness, _ = await deserted(service, plan(away=Away(3)), 2 * DAY_MS)
    service.leave(harness.live_table, await harness.listen(0))
    await service.wait(DAY_MS)
    assert harness.table.moves == []
    claimed = [harness.live_table.id, None]
    for found in claimed:  # once it is known that the person was there, the store is told
        due = await service.store.claim_due("here", NOON + 5 * DAY_MS - 1, 1000, 10)
        assert due == ([] if found is None else [found])
        await service.take_over(harness.live_table.id)
    await service.wait(2 * DAY_MS)
    assert [move.seat for move in harness.table.moves] == [0]


async def test_whoever_looks_on_without_moving_is_not_away(service: FakeTimeService) -> None:
    harness, _ = await deserted(service, plan(away=Away(1)), 0)
    listener = await harness.listen(0)
    await service.wait(10 * DAY_MS)
    assert harness.table.moves == []
    service.leave(harness.live_table, listener)
    await service.wait(DAY_MS)
    assert [move.seat for move in harness.table.moves] == [0]


async def test_one_can_take_the_seat_back_oneself(service: FakeTimeService) -> None:
    harness, _ = await deserted(service, plan(away=Away(1)), DAY_MS)
    await harness.do(0, TakeBack)
    assert harness.table.seats[0].bot_until is None
    assert await harness.refused(0, TakeBack) == "no-bot-plays"


# ------------------------------------------------------------------ restarts and other processes


async def test_a_restart_forgets_neither_the_absence_nor_the_votes(
    service: FakeTimeService, store: FailingStore
) -> None:
    harness, _ = await deserted(service)
    await harness.do(1, LetBotPlay)
    await service.close()
    again = FakeTimeService("again", store, InlineBots())
    again.time.ms = service.now()
    there = TableHarness(again, harness.opened, await again.registry.get(harness.live_table.id))
    assert there.live_table.last_seen[0] == NOON
    await there.do(2, LetBotPlay)
    await again.settle()
    assert [move.seat for move in there.table.moves] == [0]
    await again.close()


async def test_who_was_there_until_the_restart_is_not_away(
    service: FakeTimeService, store: FailingStore
) -> None:
    harness = await begin(service)
    await harness.listen(0)
    await service.wait(5 * DAY_MS)
    await service.close()
    again = FakeTimeService("again", store, InlineBots())
    again.time.ms = service.now() + DAY_MS
    there = TableHarness(again, harness.opened, await again.registry.get(harness.live_table.id))
    assert await there.refused(1, Remind) == "not-away"
    assert there.live_table.last_seen[0] == NOON + 5 * DAY_MS
    await again.close()


async def test_who_is_connected_is_noted_now_and_then(service: FakeTimeService, store: FailingStore) -> None:
    """So that it is known after a crash."""
    harness = await begin(service)
    await harness.listen(0)
    for waited in (0, EVERY_MS):
        service.time.ms += waited
        await service.sightings.store_all([harness.live_table])
        assert (0, service.now()) in await store.last_seen(harness.live_table.id)
    store.gone = True
    service.presence.changed(harness.live_table)
    store.gone = False
    await service.sightings.store_all([harness.live_table])


async def test_two_processes_count_the_same_votes(service: FakeTimeService, other: FakeTimeService) -> None:
    harness, _ = await deserted(service)
    other.time.ms = service.now()
    there = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    await service.sightings.store_all([harness.live_table])
    there.live_table.last_seen = dict(await service.store.last_seen(harness.live_table.id))
    await harness.do(1, LetBotPlay)
    await there.live_table.refresh()
    assert await there.refused(1, LetBotPlay) == "has-voted"
    await there.do(2, LetBotPlay)
    await other.settle()
    await harness.live_table.refresh()
    assert [move.seat for move in harness.table.moves] == [0]
    assert harness.log.count("BotVoted") == 2


async def test_coming_back_elsewhere_ends_a_vote_that_was_stored_meanwhile(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness, _ = await deserted(service)
    other.time.ms = service.now()
    there = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    await there.listen(0)
    await harness.do(1, EndHere)  # this process has not been told yet
    await there.live_table.refresh()
    await other.settle()
    await harness.live_table.refresh()
    assert harness.table.entries[-1].fact == CameBack(0)
    assert not harness.table.away.pending


async def test_those_at_the_same_screen_are_here(service: FakeTimeService) -> None:
    harness = await begin(service)
    client = ConnectedClient(harness)
    secrets = [harness.opened.seats[1], "no secret of anybody, nor of this table", harness.opened.watch]
    assert await client.hello(harness.opened.seats[0], beside=secrets) == "welcome"
    assert harness.live_table.presence().devices == {0: 1, 1: 1}
    client.connection.leave()
    assert harness.live_table.presence().devices == {}


# ------------------------------------------------------------------ anything in any order

SOMEBODY = st.integers(0, 2)
STEPS = st.lists(
    st.tuples(st.sampled_from(["vote", "move", "back", "undo", "give", "take", "snap"]), SOMEBODY, SOMEBODY),
    max_size=40,
)


@given(
    steps=STEPS,
    clock=st.sampled_from([Clock(), DAILY]),
    game=st.sampled_from(["seismic", "san-andreas"]),
)
def test_whatever_happens_no_vote_counts_twice_and_a_bot_plays_that_turn_alone(
    steps: list[tuple[str, int, int]], clock: Clock, game: str
) -> None:
    table = random_table(plan(game, clock=clock), 4, 1)
    at, lent = NOON + 10 * DAY_MS, None
    for what, seat, choice in steps:
        if table.over:
            break
        proposal = None
        try:
            if what == "vote":
                proposal = commands.propose(table, seat, _vote(choice))
            elif what == "move" and table.asked is not None:
                proposal = table.play(table.position.texts()[choice % len(table.position.texts())])
            elif what == "back":
                proposal = propose_back(table, PresenceState((seat,)))
            elif what in ("undo", "give", "take"):
                kind = {"undo": Undo, "give": Give, "take": TakeBack}[what]
                proposal = commands.propose(table, seat, kind(seq=0))
            elif what == "snap":
                table = _restored(table)
        except Refused:
            continue
        if proposal is None:
            continue
        before = table
        table, change = table.after(proposal, at := at + 1000)
        match change.entry.fact:
            case BotVoted(voter, asked, bot):
                assert voter not in before.away.for_bot | {asked}
                assert (bot is not None) == (before.away.for_bot | {voter} >= before.voters)
                lent = asked if bot is not None else lent
            case EndVoted(voter, asked, ends):
                assert voter not in before.away.for_end | {asked}
                assert ends == table.over == (before.away.for_end | {voter} >= before.voters)
        for number, state in enumerate(table.seats):
            assert state.bot_until != "turn" or (number == lent and table.asked in (number, None))
        whole = Table.from_log(table.head, table.entries, Uptime()) if not table.entries.offset else table
        assert (whole.seats, whole.away, whole.asked_since) == (table.seats, table.away, table.asked_since)


def _vote(choice: int) -> Remind | LetBotPlay | EndHere:
    return (Remind, LetBotPlay, EndHere)[choice](seq=0)


def _restored(table: Table) -> Table:
    stored = StoredSnapshot(table.seq, snapshot.encode(snapshot.take(table)))
    found = snapshot.decode(table.head, stored)
    assert found is not None
    return snapshot.restore(table.head, found, table.clocks.uptime)


@given(seen=st.integers(0, 5 * DAY_MS), now=st.integers(0, 5 * DAY_MS), reminded=st.integers(0, 5 * DAY_MS))
def test_whether_somebody_is_away_depends_on_when_the_person_was_seen(
    seen: int, now: int, reminded: int
) -> None:
    table = random_table(plan(), 4, 1)
    asked = table.asked
    assert asked is not None
    table.away = table.away.with_reminder(2, NOON + reminded).dropped()
    may = dict.fromkeys(WAYS, True)
    for kind in WAYS:
        try:
            check_may(table, kind(seq=0), PresenceState(seen={asked: NOON + seen}), NOON + now)
        except Refused:
            may[kind] = False
    away = now - seen >= 2 * DAY_MS
    assert may == {Remind: away and now >= reminded + DAY_MS, LetBotPlay: away, EndHere: away}
    with pytest.raises(Refused):
        check_may(table, messages.EndHere(seq=0), PresenceState((asked,)), NOON + now)


def test_random_tables_have_votes() -> None:
    """The tests of snapshots and of restarts meet them."""
    rng = random.Random(3)
    facts = [
        type(entry.fact)
        for seed in range(40)
        for entry in random_table(plan(clock=DAILY), 60, rng.randrange(10_000) + seed).entries
    ]
    assert {BotVoted, EndVoted} <= set(facts)
