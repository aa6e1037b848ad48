"""Loading a table costs what came after its last snapshot, counted in actions and rows, and needs none."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from quakeboard.core.game import AnyPosition
from quakeboard.core.registry import specs_with_part
from quakeboard.service import caps
from quakeboard.service import log_entries as entries
from quakeboard.service.caps import MAX_UNDONE_MOVES
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import Entry
from quakeboard.service.logged_actions import LoggedActions
from quakeboard.service.snapshot import INTERVAL
from quakeboard.service.store import Append, StoredSnapshot, StoredTable
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_loader import TableLoader
from quakeboard.service.table_setup import Branch, Clock

from .application import BLITZ, NOON, FailingStore, plan
from .random_logs import head_of

SEATS = 3
LONG, MIDDLE = 5_000, 1_380
"""Entries of the logs here."""
MOST = 4
"""The most actions that one entry of these games holds: one of a seat, and the draws after it."""


class Costs:
    """Counts the actions that are replayed and the entries that are read."""

    def __init__(self) -> None:
        self.actions = self.entries = 0

    def take(self) -> tuple[int, int]:
        """How many it were since the last time."""
        found = self.actions, self.entries
        self.actions = self.entries = 0
        return found


@pytest.fixture
def costs(monkeypatch: pytest.MonkeyPatch) -> Costs:
    costs, repeat = Costs(), LoggedActions.repeat

    def replayed(logged: LoggedActions, position: AnyPosition, text: str) -> None:
        costs.actions += 1
        repeat(logged, position, text)

    load, read = FailingStore.load, FailingStore.entries

    async def loaded(store: FailingStore, table: str) -> StoredTable | None:
        found = await load(store, table)
        costs.entries += 0 if found is None else len(found.entries)
        return found

    async def read_entries(
        store: FailingStore, table: str, after: int, until: int | None = None
    ) -> list[Entry]:
        found = await read(store, table, after, until)
        costs.entries += len(found)
        return found

    monkeypatch.setattr(LoggedActions, "repeat", replayed)
    monkeypatch.setattr(FailingStore, "load", loaded)
    monkeypatch.setattr(FailingStore, "entries", read_entries)
    return costs


class History:
    """A long game with undos, and the table at every snapshot."""

    def __init__(self, clock: Clock, entry_count: int, branch: Branch | None = None) -> None:
        options = specs_with_part("bench.long_game")[0].part("bench.long_game")
        set_up = plan("seismic", SEATS, options=options, clock=clock, branch=branch)
        self.table = Table(head_of(set_up), Uptime())
        self.at: dict[int, Table] = {}
        self.rng = random.Random(1)
        for seat in range(SEATS):
            self.add(Proposal(entries.Sat(seat, f"N{seat}", seat)))
        self.add(self.table.begin([]))
        while self.table.seq < entry_count:
            self.play_or_undo()

    def add(self, proposal: Proposal) -> None:
        self.table = self.table.after(proposal, NOON + self.table.seq)[0]
        if self.table.seq % INTERVAL == 0:
            self.at[self.table.seq] = self.table

    def play_or_undo(self) -> None:
        moves = len(self.table.moves)
        if moves > 3 and self.rng.random() < 0.4:
            self.go_back(1)
        else:
            self.add(self.table.play(self.rng.choice(self.table.position.texts())))
        assert not self.table.over

    def go_back(self, moves: int) -> None:
        self.add(Proposal(entries.Undone(0, len(self.table.moves) - moves)))

    async def keep(self, store: FailingStore, *, snapshots: bool = True) -> TableLoader:
        """Store the log, and the snapshots if wanted."""
        table, loader = self.table, TableLoader(store, Uptime())
        await store.create(table.head, table.standing(), [])
        standing = table.standing()
        await asyncio.gather(*(store.append(Append("t1", entry, standing)) for entry in table.entries))
        for earlier in self.at.values() if snapshots else ():
            await loader.store_snapshot(earlier)
        return loader


@cache
def long_history(clock: Clock, entry_count: int = MIDDLE) -> History:
    """The same for all tests, as it takes a while."""
    return History(clock, entry_count)


async def loaded(loader: TableLoader) -> Table:
    found = await loader.load("t1")
    assert found is not None
    return found


def assert_same(found: Table, expected: Table) -> None:
    assert found.seq == expected.seq
    assert found.position.state() == expected.position.state()
    assert found.standing() == expected.standing()
    assert (found.clocks.left, found.drawn, found.seats) == (
        expected.clocks.left,
        expected.drawn,
        expected.seats,
    )
    assert len(found.moves) == len(expected.moves)


async def snapshots_of(store: FailingStore, until: int = LONG) -> list[int]:
    """The numbers of the stored snapshots, the last first."""
    found = []
    while stored := await store.snapshot_before("t1", until):
        found.append(stored.seq)
        until = stored.seq - 1
    return found


@pytest.fixture(params=[Clock(), BLITZ], ids=["no clock", "clock"])
def history(request: pytest.FixtureRequest) -> History:
    return long_history(request.param, LONG)


# ------------------------------------------------------------------ what it costs


async def test_opening_costs_what_came_after_the_last_snapshot(
    store: FailingStore, costs: Costs, history: History
) -> None:
    loader = await history.keep(store)
    costs.take()
    assert_same(await loaded(loader), history.table)
    actions, read = costs.take()
    after = history.table.entries[max(history.at) :]
    assert read == len(after) < INTERVAL
    assert actions <= MOST * (MAX_UNDONE_MOVES + len(after))


async def test_an_earlier_state_costs_what_came_after_the_snapshot_before_it(
    store: FailingStore, costs: Costs, history: History
) -> None:
    loader = await history.keep(store)
    table = await loaded(loader)
    costs.take()
    for seq in (1, INTERVAL - 1, 5 * INTERVAL, 9 * INTERVAL + 20, LONG - 1):
        earlier = await loader.at(table, seq)
        actions, read = costs.take()
        assert read <= seq % INTERVAL
        assert actions < MOST * (MAX_UNDONE_MOVES + INTERVAL)
        expected = Table.from_log(table.head, history.table.entries[:seq], Uptime())
        costs.take()
        assert_same(earlier, expected)


async def test_entries_that_are_held_are_not_read_again(
    store: FailingStore, costs: Costs, history: History
) -> None:
    loader = await history.keep(store)
    costs.take()
    assert await loader.entries(history.table, 100, 200) == history.table.entries[100:200]
    await loader.at(history.table, 700)
    assert costs.take()[1] == 0
    restored = await loaded(loader)
    costs.take()
    assert await loader.entries(restored, 100, 200) == history.table.entries[100:200]
    assert costs.take()[1] == 100


async def test_a_branch_is_played_once(store: FailingStore, costs: Costs) -> None:
    taken = long_history(Clock(), LONG).table.actions
    history = History(Clock(), 20, Branch("elsewhere", 9, taken[:1000]))
    loader = await history.keep(store)
    costs.take()
    assert_same(await loaded(loader), history.table)
    assert costs.take()[0] > 1000
    again = await loaded(loader)
    assert costs.take()[0] < 20 * MOST
    assert_same(again, history.table)
    assert again.given == history.table.given > 0
    assert await loader.record(again) == history.table.record()


async def test_the_record_of_a_restored_table_is_whole_and_nothing_is_played_for_it(
    store: FailingStore, costs: Costs, history: History
) -> None:
    loader = await history.keep(store)
    table = await loaded(loader)
    assert table.moves.offset > 0
    costs.take()
    assert await loader.record(table) == history.table.record()
    assert costs.take() == (0, LONG)


# ------------------------------------------------------------------ going back


async def test_undos_behind_the_last_snapshot_are_found_in_an_earlier_one(
    store: FailingStore, costs: Costs
) -> None:
    history = History(Clock(), 6 * INTERVAL)
    for _ in range(3):
        history.go_back(MAX_UNDONE_MOVES)
    loader = await history.keep(store)
    costs.take()
    table = await loader.reaching_back(await loaded(loader))
    assert_same(table, history.table)
    assert len(table.moves) > MAX_UNDONE_MOVES
    assert caps.reaches_back(table)
    history.go_back(MAX_UNDONE_MOVES)
    back, _ = table.after(Proposal(entries.Undone(0, len(table.moves) - MAX_UNDONE_MOVES)), NOON)
    assert back.position.state() == history.table.position.state()


async def test_the_spans_that_are_tried_double(store: FailingStore) -> None:
    history = long_history(Clock())
    loader = await history.keep(store)
    for seq in history.at:
        await store.add_snapshot("t1", StoredSnapshot(seq, b"broken"))
    tried: list[int] = []
    before = store.snapshot_before

    async def noted(table: str, seq: int) -> StoredSnapshot | None:
        tried.append(seq)
        return await before(table, seq)

    store.snapshot_before = noted  # type: ignore[method-assign]
    assert_same(await loaded(loader), history.table)
    spans = [MIDDLE - seq for seq in tried]
    assert all(2 * one <= other for one, other in pairwise(spans))


# ------------------------------------------------------------------ a cache


def broken(stored: StoredSnapshot) -> bytes:
    return stored.content[:-20]


def of_other_rules(stored: StoredSnapshot) -> bytes:
    found = msgspec.json.decode(stored.content)
    return msgspec.json.encode({**found, "rules_version": found["rules_version"] + 1})


def of_another_version(stored: StoredSnapshot) -> bytes:
    found = msgspec.json.decode(stored.content)
    return msgspec.json.encode({**found, "version": found["version"] + 1})


def with_another_view(stored: StoredSnapshot) -> bytes:
    found = msgspec.json.decode(stored.content)
    return msgspec.json.encode({**found, "view": {"no": "view"}})


def with_other_moves(stored: StoredSnapshot) -> bytes:
    found = msgspec.json.decode(stored.content)
    return msgspec.json.encode({**found, "moves": [*found["moves"], *found["moves"]]})


@pytest.mark.parametrize(
    "change", [broken, of_other_rules, of_another_version, with_another_view, with_other_moves]
)
async def test_a_snapshot_that_cannot_be_used_is_as_good_as_none(
    store: FailingStore, costs: Costs, change: Callable[[StoredSnapshot], bytes]
) -> None:
    history = long_history(Clock())
    loader = await history.keep(store)
    for seq in history.at:
        stored = await store.snapshot_before("t1", seq)
        assert stored is not None
        await store.add_snapshot("t1", StoredSnapshot(seq, change(stored)))
    costs.take()
    assert_same(await loaded(loader), history.table)
    assert costs.take()[1] >= MIDDLE
    assert_same(await loaded(loader), history.table)
    assert costs.take()[1] == MIDDLE % INTERVAL, "the last one has been replaced"


async def test_a_table_without_snapshots_gets_one_when_it_is_loaded(
    store: FailingStore, costs: Costs, history: History
) -> None:
    loader = await history.keep(store, snapshots=False)
    costs.take()
    assert_same(await loaded(loader), history.table)
    assert costs.take()[1] == LONG
    assert await snapshots_of(store) == [LONG - LONG % INTERVAL]
    assert_same(await loaded(loader), history.table)
    assert costs.take()[1] == LONG % INTERVAL


async def test_looking_back_stores_snapshots_at_the_same_entries_only(store: FailingStore) -> None:
    history = long_history(Clock())
    loader = await history.keep(store, snapshots=False)
    table = await loaded(loader)
    for seq in (1300, 1299, 1200, 1100, 700, 20):
        await loader.at(table, seq)
    assert await snapshots_of(store) == [1280, 1024, 512]


async def test_a_short_table_has_no_snapshot(store: FailingStore) -> None:
    loader = await History(Clock(), INTERVAL - 1).keep(store)
    await loaded(loader)
    assert await snapshots_of(store) == []


async def test_a_snapshot_that_cannot_be_stored_is_not_missed(store: FailingStore) -> None:
    history = long_history(Clock())
    loader = await history.keep(store, snapshots=False)
    store.gone = True
    assert_same(await loaded(loader), history.table)
    assert await snapshots_of(store) == []


async def test_a_table_that_is_deleted_while_it_is_read_is_refused(store: FailingStore) -> None:
    history = long_history(Clock())
    loader = await history.keep(store)
    table = await loaded(loader)
    await store.delete("t1")
    with pytest.raises(Refused):
        await loader.at(table, 300)
    assert await loader.load("t1") is None
