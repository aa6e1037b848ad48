"""Going back and opening cost what they change, and long work lets others in: counted in actions."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest
from played import play_random

from quakeboard.core.game import AnyPosition
from quakeboard.play import match
from quakeboard.service import caps, chunked_work, import_and_branch, kept_positions, undo_secrecy
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.kept_positions import KeptPositions
from quakeboard.service.logged_actions import LoggedActions
from quakeboard.service.messages import Begin, Rename, Undo
from quakeboard.service.registry import IDLE_MS
from quakeboard.service.store import Head
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import Branch, Clock

from .application import (
    BLITZ,
    NOON,
    FakeTimeService,
    RecordingListener,
    TableHarness,
    begin,
    open_table,
    plan,
)

SEATS = 3
SHORT = 8
"""The interval between kept positions in these tests."""
UNDOS = 40


class Counter:
    """Counts the actions that tables replay."""

    def __init__(self) -> None:
        self.actions = 0

    def take(self) -> int:
        """How many it were since the last time."""
        found, self.actions = self.actions, 0
        return found

    async def most_at_once(self, work: Coroutine[Any, Any, Any]) -> int:
        """Run some work; the most actions that were replayed before others had their turn."""
        self.take()
        task, most = asyncio.create_task(work), 0
        while not task.done():
            await asyncio.sleep(0)
            most = max(most, self.take())
        await task
        return most


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter, repeat = Counter(), LoggedActions.repeat

    def counted(logged: LoggedActions, position: AnyPosition, text: str) -> None:
        counter.actions += 1
        repeat(logged, position, text)

    monkeypatch.setattr(LoggedActions, "repeat", counted)
    monkeypatch.setattr(kept_positions, "INTERVAL", SHORT)
    monkeypatch.setattr(chunked_work, "CHUNK_SECONDS", 0.0)
    return counter


def new_table(game: str, clock: Clock | None = None) -> Table:
    set_up = plan(game, SEATS, clock=clock or Clock())
    table = Table(Head("t1", NOON, "host", set_up, bytes(range(32))), Uptime())
    for seat in range(SEATS):
        table = after(table, Proposal(entries.Sat(seat, f"N{seat}", seat)))
    return after(table, table.begin([]))


def after(table: Table, proposal: Proposal) -> Table:
    return table.after(proposal, NOON + 100 * table.seq)[0]


def played_on(table: Table, moves: int, rng: random.Random) -> Table:
    for _ in range(moves):
        if table.asked is not None:
            table = after(table, table.play(rng.choice(table.position.texts())))
    return table


def with_undos(table: Table) -> Table:
    """The table after many moves and undos of any length; a few moves remain to be played."""
    rng = random.Random(1)
    table = played_on(table, 50, rng)
    for _ in range(UNDOS):
        back = rng.randrange(max(0, len(table.moves) - 3), len(table.moves))
        table = played_on(after(table, Proposal(entries.Undone(0, back))), rng.randrange(4), rng)
    assert table.state == "playing"
    return table


# ------------------------------------------------------------------ going back


@pytest.mark.parametrize("clock", [Clock(), BLITZ], ids=["no clock", "clock"])
def test_an_undo_replays_less_than_an_interval_however_long_the_game(replayed: Counter, clock: Clock) -> None:
    rng, table, far = random.Random(2), new_table("seismic", clock), 0
    while not table.over:
        moves = len(table.moves)
        for back in {rng.randrange(moves), moves - 1} if moves else ():
            replayed.take()
            undone = after(table, Proposal(entries.Undone(0, back)))
            assert replayed.take() < SHORT
            again = Table(table.head, Uptime())
            for entry in undone.entries[: undone.seq - 1]:
                if entry.seq > table.moves[back].seq - 1:
                    break
                again.fold(entry)
            assert undone.position.state() == again.position.state()
            assert (undone.drawn, undone.actions) == (again.drawn, again.actions)
            far = max(far, len(table.actions) - len(undone.actions))
        table = played_on(table, 5, rng)
    assert far > 10 * SHORT


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
def test_a_table_keeps_few_positions_and_none_when_the_game_is_over(replayed: Counter, game: str) -> None:
    table, rng = new_table(game), random.Random(3)
    while not table.over:
        assert len(table._kept.positions) <= 1 + len(table.actions) // SHORT
        table = played_on(table, 1, rng)
    assert len(table._kept.positions) == 1


def test_positions_that_are_kept_never_change(replayed: Counter) -> None:
    table, rng = new_table("seismic"), random.Random(4)
    seen: dict[int, tuple[KeptPositions, list[Any]]] = {}
    for _ in range(60):
        kept = table._kept
        seen[table.seq] = kept, [position.state() for position in kept.positions]
        table = played_on(table, 1, rng)
        if rng.random() < 0.2:
            table = after(table, Proposal(entries.Undone(0, rng.randrange(len(table.moves)))))
    for kept, states in seen.values():
        assert [position.state() for position in kept.positions] == states


# ------------------------------------------------------------------ opening


def test_what_was_undone_is_not_played_again(replayed: Counter) -> None:
    table = with_undos(new_table("seismic"))
    replayed.take()
    opened = Table.from_log(table.head, table.entries, Uptime())
    assert replayed.take() == len(table.actions)
    assert opened.position.state() == table.position.state()
    assert opened.moves == table.moves


def test_where_clocks_ran_every_action_is_played_once_and_little_more(replayed: Counter) -> None:
    table = with_undos(new_table("seismic", BLITZ))
    acted = [entry.fact for entry in table.entries if isinstance(entry.fact, entries.Acted | entries.Began)]
    whole = sum(isinstance(fact, entries.Acted) + len(fact.chance) for fact in acted)
    replayed.take()
    opened = Table.from_log(table.head, table.entries, Uptime())
    assert whole <= replayed.take() < whole + UNDOS * SHORT
    assert opened.position.state() == table.position.state()
    assert opened.clocks.left == table.clocks.left


def test_what_is_opened_goes_back_as_cheaply(replayed: Counter) -> None:
    for clock in (Clock(), BLITZ):
        table = with_undos(new_table("seismic", clock))
        opened = Table.from_log(table.head, table.entries, Uptime())
        for back in range(len(table.moves)):
            replayed.take()
            undone = after(opened, Proposal(entries.Undone(0, back)))
            assert replayed.take() < SHORT
            expected = after(table, Proposal(entries.Undone(0, back)))
            assert undone.position.state() == expected.position.state()


# ------------------------------------------------------------------ letting others in


async def long_table(service: FakeTimeService, clock: Clock) -> TableHarness:
    """A branch of a long game, with many undos, whose clock runs if it has one."""
    source = play_random("long", SEATS, game="seismic", first=0)
    branch = Branch("elsewhere", 9, source.actions[:120])
    harness = await begin(service, plan("seismic", SEATS, branch=branch, clock=clock))
    for _ in range(UNDOS):
        asked = harness.table.asked
        assert asked is not None
        await harness.act(harness.table.position.texts()[0])
        if harness.table.moves[-1].seat == asked and not harness.table.moves[-1].chance:
            await harness.do(asked, Undo)
            await harness.act(harness.table.position.texts()[-1])
    assert "Undone" in harness.log
    return harness


@pytest.mark.parametrize("clock", [Clock(), BLITZ], ids=["no clock", "clock"])
async def test_opening_lets_others_in_after_every_action(
    service: FakeTimeService, other: FakeTimeService, replayed: Counter, clock: Clock
) -> None:
    harness = await long_table(service, clock)
    most = await replayed.most_at_once(other.registry.get(harness.live_table.id))
    assert 0 < most < SHORT
    opened = (await other.registry.get(harness.live_table.id)).table
    assert opened.position.state() == harness.table.position.state()


async def test_a_clock_that_runs_out_where_nobody_is_connected_lets_others_in(
    service: FakeTimeService, other: FakeTimeService, replayed: Counter
) -> None:
    harness = await long_table(service, Clock("move", 30, when_over="pass"))
    other.time.ms = service.time.ms + IDLE_MS
    assert 0 < await replayed.most_at_once(other.take_over(harness.live_table.id)) < SHORT
    assert await replayed.most_at_once(other.wait(0)) < SHORT
    assert isinstance((await harness.stored())[-1].fact, entries.Flagged)


async def test_an_undo_that_goes_far_back_lets_others_in(
    service: FakeTimeService, replayed: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What anybody learnt since is looked for action by action, and once for each table."""
    monkeypatch.setattr(caps, "last_move_of", lambda table, seat: 0)
    monkeypatch.setattr(match, "known_by_each", lambda game, position: [frozenset()])
    harness = await begin(service, plan("san-andreas", SEATS))
    for _ in range(2 * SHORT):
        await harness.act()
    before = harness.table
    actions = sum(1 + len(move.chance) for move in before.moves)
    assert 0 < await replayed.most_at_once(harness.do(0, Undo)) < SHORT
    assert undo_secrecy.reveals_since(before, 0) is False
    assert replayed.take() == 0
    assert len(list(undo_secrecy._playing(before, 0))) == actions


async def test_histories_and_those_who_catch_up_let_others_in(
    service: FakeTimeService, replayed: Counter
) -> None:
    harness = await long_table(service, Clock())
    listener = RecordingListener(None)
    work = harness.live_table.history(listener, harness.live_table.seq - 5, harness.live_table.seq, 1)
    assert 0 < await replayed.most_at_once(work) < SHORT
    assert 0 < await replayed.most_at_once(harness.listen(None, have=1)) < SHORT


async def test_branches_and_tables_that_play_on_from_them_let_others_in(
    service: FakeTimeService, replayed: Counter
) -> None:
    record = play_random("long", SEATS, game="seismic", first=0)
    assert 0 < await replayed.most_at_once(service.opening.import_record("hana", record)) <= 1
    (source,) = service.registry.live_tables.values()
    seq = source.seq - 3
    assert (
        0
        < await replayed.most_at_once(import_and_branch.branch(source.loader, source.table, seq, SEATS))
        <= 1
    )
    branch = await import_and_branch.branch(source.loader, source.table, seq, SEATS)
    assert 0 < await replayed.most_at_once(open_table(service, plan("seismic", SEATS, branch=branch))) <= 1


async def test_many_entries_of_another_process_let_others_in(
    service: FakeTimeService, other: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chunked_work, "CHUNK_SECONDS", 0.0)
    harness = await open_table(service, plan("seismic", SEATS))
    behind = await other.registry.get(harness.live_table.id)
    for seat in range(SEATS):
        await harness.do(seat, Rename, name=f"N{seat}", colour=seat)
    await harness.do(0, Begin)
    for _ in range(30):
        await harness.act()
    task, steps, last = asyncio.create_task(behind.refresh()), [], behind.seq
    while not task.done():
        await asyncio.sleep(0)
        steps.append(behind.seq - last)
        last = behind.seq
    assert max(steps) == 1
    assert behind.table.entries == harness.table.entries


async def test_what_was_stored_while_a_table_was_opened_is_not_missed(
    service: FakeTimeService, other: FakeTimeService, replayed: Counter
) -> None:
    harness = await long_table(service, Clock())
    replayed.take()
    opening = asyncio.create_task(other.registry.get(harness.live_table.id))
    while not replayed.take():
        await asyncio.sleep(0)
    await harness.act()
    opened = await opening
    assert opened.seq == harness.live_table.seq - 1
    await opened.apply(lambda table: None)
    assert opened.seq == harness.live_table.seq
