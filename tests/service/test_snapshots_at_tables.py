"""Live tables that were loaded from snapshots do all that others do, and cost what they change."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.core.game import AnyPosition
from quakeboard.service import caps, kept_positions, snapshot
from quakeboard.service import log_entries as entries
from quakeboard.service.log_entries import Entry
from quakeboard.service.logged_actions import LoggedActions
from quakeboard.service.messages import MAX_HISTORY, Act, Agree, Rename, Undo
from quakeboard.service.operator import Operator
from quakeboard.service.operator_store import Erasure
from quakeboard.service.store import StoredSnapshot
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Branch, Clock

from .application import (
    BLITZ,
    FailingStore,
    FakeTimeService,
    RecordingListener,
    TableHarness,
    begin,
    plan,
    play_on,
)
from .client import Client, expected

SEATS = 3
INTERVAL = 8
"""Entries between two snapshots in these tests."""
BACK = 5
"""Moves that an undo can take back."""
MOST = 4
"""The most actions of an entry."""


@pytest.fixture(autouse=True)
def short() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(snapshot, "INTERVAL", INTERVAL)
        patch.setattr(caps, "MAX_UNDONE_MOVES", BACK)
        patch.setattr(kept_positions, "INTERVAL", 10)
        yield


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The actions that are replayed."""
    found: list[str] = []
    repeat = LoggedActions.repeat

    def noted(logged: LoggedActions, position: AnyPosition, text: str) -> None:
        found.append(text)
        repeat(logged, position, text)

    monkeypatch.setattr(LoggedActions, "repeat", noted)
    return found


async def long_game(service: FakeTimeService, clock: Clock | None = None, moves: int = 60) -> TableHarness:
    harness = await begin(service, plan("seismic", SEATS, clock=clock or Clock()))
    await play_on(harness, random.Random(1), moves)
    await service.settle()
    return harness


async def reopened(harness: TableHarness, other: FakeTimeService) -> TableHarness:
    """The same table in another process, which has to load it."""
    live_table = await other.registry.get(harness.live_table.id)
    assert live_table.table.entries.offset >= harness.live_table.seq - INTERVAL - 1
    return TableHarness(other, harness.opened, live_table)


async def snapshots_of(harness: TableHarness) -> list[StoredSnapshot]:
    """Those that are stored, the last first."""
    found, seq = [], harness.live_table.seq
    while stored := await harness.service.store.snapshot_before(harness.live_table.id, seq):
        found.append(stored)
        seq = stored.seq - 1
    return found


async def check_history(harness: TableHarness) -> None:
    """Every part of the history is what the log says."""
    log, listener, client = await harness.stored(), RecordingListener(0), Client()
    for after in range(0, len(log), 7):
        client.take(json.loads(await harness.live_table.history(listener, after, after + MAX_HISTORY, 1)))
        until = min(after + MAX_HISTORY, len(log))
        assert client.seq == until
        true = Table.from_log(harness.live_table.head, log[:until], harness.service.uptime)
        assert client.view == expected(true, 0)


# ------------------------------------------------------------------ when they are stored


async def test_a_snapshot_is_stored_at_every_interval(service: FakeTimeService) -> None:
    harness = await long_game(service)
    found = [stored.seq for stored in await snapshots_of(harness)]
    assert found[::-1] == list(range(INTERVAL, harness.live_table.seq + 1, INTERVAL))


async def test_one_process_stores_each_snapshot(
    service: FakeTimeService, other: FakeTimeService, store: FailingStore
) -> None:
    harness = await begin(service, plan("seismic", SEATS))
    elsewhere = await other.registry.get(harness.live_table.id)
    stored: list[int] = []

    async def note(table: str, found: StoredSnapshot) -> None:
        stored.append(found.seq)

    store.add_snapshot = note  # type: ignore[method-assign]
    for _ in range(20):
        await harness.act()
        await elsewhere.refresh()
    await service.settle()
    await other.settle()
    assert stored == [8, 16, 24]


async def test_no_command_waits_for_a_snapshot(service: FakeTimeService, store: FailingStore) -> None:
    harness = await begin(service, plan("seismic", SEATS))
    waiting: list[StoredSnapshot] = []

    async def note(table: str, found: StoredSnapshot) -> None:
        waiting.append(found)
        assert harness.live_table.seq >= found.seq, "the entry was acknowledged"
        raise OSError("never")

    store.add_snapshot = note  # type: ignore[method-assign]
    acknowledged: list[int] = []
    while harness.live_table.seq < INTERVAL:
        asked, seq = harness.table.asked, harness.live_table.seq + 1
        assert asked is not None
        command = Act(seq=seq, action=harness.table.position.texts()[0])
        await harness.live_table.submit(asked, command, on_stored=acknowledged.append)
    assert acknowledged[-1] == INTERVAL
    assert waiting == []
    await service.settle()
    assert [found.seq for found in waiting] == [INTERVAL]


# ------------------------------------------------------------------ what they cost


@pytest.mark.parametrize("clock", [Clock(), BLITZ], ids=["no clock", "clock"])
async def test_histories_cost_what_they_show(
    service: FakeTimeService, other: FakeTimeService, replayed: list[str], clock: Clock
) -> None:
    harness = await long_game(service, clock)
    again = await reopened(harness, other)
    assert harness.live_table.seq > 5 * INTERVAL
    for after in range(0, harness.live_table.seq, 7):
        replayed.clear()
        await again.live_table.history(RecordingListener(0), after, after + 9, 1)
        assert len(replayed) <= MOST * (BACK + INTERVAL)
    await check_history(again)


async def test_those_who_catch_up_are_sent_the_same(service: FakeTimeService, other: FakeTimeService) -> None:
    harness = await long_game(service)
    again = await reopened(harness, other)
    for have in (0, 1, 20, harness.live_table.seq - 1, harness.live_table.seq):
        one, two = await harness.listen(1, have=have), await again.listen(1, have=have)
        assert one.received("update") == two.received("update")
        assert len(two.received("update")) == harness.live_table.seq - have


async def test_opening_a_branch_does_not_play_what_it_took_over(
    service: FakeTimeService, other: FakeTimeService, replayed: list[str]
) -> None:
    source = await long_game(service)
    actions = source.table.actions
    harness = await begin(service, plan("seismic", SEATS, branch=Branch("t0", 9, actions)))
    replayed.clear()
    again = await other.registry.get(harness.live_table.id)
    assert len(replayed) <= MOST * INTERVAL < len(actions)
    assert again.table.position.state() == harness.table.position.state()
    assert await again.record() == harness.table.record()


# ------------------------------------------------------------------ what happens at them


@pytest.mark.parametrize("clock", [Clock(), BLITZ, Clock("move", 30)], ids=["none", "bank", "move"])
async def test_undos_go_back_behind_snapshots(
    service: FakeTimeService, other: FakeTimeService, clock: Clock
) -> None:
    """Everything up to the beginning can be taken back, step by step."""
    harness = await long_game(service, clock, 40)
    again = await reopened(harness, other)
    true = harness.table
    while len(true.moves) > 0:
        moves, seat = len(true.moves), true.moves[-1].seat
        asking = again if moves % 2 else harness
        await asking.live_table.refresh()
        await asking.do(seat, Undo)
        await again.live_table.refresh()
        for person in range(SEATS):
            if again.table.undo is not None and person != seat:
                await again.do(person, Agree)
        assert len(again.table.moves) < moves
        true = Table.from_log(harness.live_table.head, await harness.stored(), service.uptime)
        assert again.table.position.state() == true.position.state()
        assert again.table.clocks.left == true.clocks.left
    await other.settle()
    for stored in await snapshots_of(again):
        found = snapshot.decode(again.live_table.head, stored)
        assert found is not None
        assert found.first <= max(0, found.first + len(found.moves) - BACK), "as deep as undos go"


async def test_those_who_agree_to_an_undo_may_be_where_the_table_holds_few_moves(
    service: FakeTimeService, other: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness, again = await with_few_moves(service, other, monkeypatch)
    last = {move.seat: number for number, move in enumerate(harness.table.moves)}
    seat, number = min(last.items(), key=lambda item: item[1])
    assert number < again.table.moves.offset
    await harness.do(seat, Undo)
    await again.live_table.refresh()
    for person in {*range(SEATS)} - {seat}:
        await again.do(person, Agree)
    assert len(again.table.moves) == number
    true = Table.from_log(harness.live_table.head, await harness.stored(), service.uptime)
    assert again.table.position.state() == true.position.state()


async def test_snapshots_hold_what_can_be_taken_back_even_if_the_table_does_not(
    service: FakeTimeService, other: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, again = await with_few_moves(service, other, monkeypatch)
    while again.live_table.seq % INTERVAL:
        await again.act()
    await other.settle()
    stored = (await snapshots_of(again))[0]
    assert stored.seq == again.live_table.seq
    found = snapshot.decode(again.live_table.head, stored)
    assert found is not None
    assert len(found.moves) == caps.MAX_UNDONE_MOVES


async def with_few_moves(
    service: FakeTimeService, other: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> tuple[TableHarness, TableHarness]:
    """A table, and the same in another process, where it holds fewer moves than can be taken back."""
    monkeypatch.setattr(caps, "MAX_UNDONE_MOVES", 1)
    harness = await long_game(service, moves=2 * INTERVAL + 30)
    again = await reopened(harness, other)
    monkeypatch.setattr(caps, "MAX_UNDONE_MOVES", 30)
    assert not caps.reaches_back(again.table)
    return harness, again


async def test_undos_of_another_process_go_back_behind_snapshots(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await long_game(service, moves=40)
    again = await reopened(harness, other)
    listener = await again.listen(0)
    while len(harness.table.moves) > 3:
        seat = harness.table.moves[-1].seat
        await harness.do(seat, Undo)
        for person in range(SEATS):
            if harness.table.undo is not None and person != seat:
                await harness.do(person, Agree)
    await again.live_table.refresh()
    assert again.live_table.seq == harness.live_table.seq
    assert again.table.position.state() == harness.table.position.state()
    updates = listener.received("update")
    assert [update["seq"] for update in updates][-1] == harness.live_table.seq
    await check_history(again)


async def test_old_commands_are_known_again(service: FakeTimeService, other: FakeTimeService) -> None:
    harness = await long_game(service)
    again = await reopened(harness, other)
    for entry in await harness.stored():
        if isinstance(entry.fact, entries.Acted):
            seat, action = entry.fact.seat, entry.fact.action
            assert await again.live_table.submit(seat, Act(seq=entry.seq, action=action)) == entry.seq
            with pytest.raises(QuakeboardError) as found:
                await again.live_table.submit(seat, Rename(seq=entry.seq, name="Eve", colour=1))
            assert found.value.code == "stale-sequence"
    assert again.live_table.seq == harness.live_table.seq


async def test_the_record_of_a_finished_game_is_whole(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await long_game(service, moves=10_000)
    assert harness.table.over
    again = await reopened(harness, other)
    assert again.table.moves.offset > 0
    assert await again.live_table.record() == harness.table.record()
    assert await again.refused(0, Undo) == "is-over", "its last moves are not held"


async def test_nothing_is_lost_without_snapshots(
    service: FakeTimeService, other: FakeTimeService, store: FailingStore
) -> None:
    harness = await long_game(service)
    await store._write(lambda db: db.execute("DELETE FROM snapshots").rowcount)
    again = await other.registry.get(harness.live_table.id)
    assert again.table.position.state() == harness.table.position.state()
    log: list[Entry] = await harness.stored()
    assert len(log) == again.seq
    (stored,) = await snapshots_of(harness)
    assert stored.seq == again.seq // INTERVAL * INTERVAL


async def test_names_that_an_operator_erases_are_in_no_snapshot(
    service: FakeTimeService, other: FakeTimeService, store: FailingStore
) -> None:
    harness = await long_game(service)
    again = await reopened(harness, other)
    assert again.table.names[0] == "Mara"
    await store.operators.erase(Erasure(again.live_table.id, facts={1: entries.Sat(0, "1", 0)}))
    assert await snapshots_of(again) == []
    await again.live_table.reload()
    assert again.table.names[0] == "1"
    assert again.table.position.state() == harness.table.position.state()
    operator = Operator(store, "olga", other.handle_message)
    assert (await operator.load(again.live_table.id)).entries == again.table.entries
