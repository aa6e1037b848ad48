"""A snapshot and the entries after it lead to the same table as the whole log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import event, given
from hypothesis import strategies as st
from played import play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.service import caps, clocks, commands, kept_positions, messages, snapshot
from quakeboard.service.chunked_work import run
from quakeboard.service.log_entries import Entry
from quakeboard.service.persistent_list import Forgotten
from quakeboard.service.snapshot import RESTORED, Snapshot, TableState
from quakeboard.service.store import StoredSnapshot
from quakeboard.service.table import Table, listing_actions
from quakeboard.service.table_setup import Branch, Clock

from .application import BLITZ, EACH, plan
from .random_logs import dealing_of, random_table

SEATS = 3
GAMES = ("seismic", "san-andreas", "tremor")
FEW = 4
"""How many moves an undo can take back in these tests."""
SOURCES = {
    game: play_random("elsewhere", SEATS, game=game, first=0).actions for game in ("seismic", "san-andreas")
}
CLOCKS = st.sampled_from([Clock(), BLITZ, EACH, Clock("move", 3, when_over="pass"), Clock("bank", 20, 1)])

DEALING = st.sampled_from([None, dealing_of("host"), dealing_of("together"), dealing_of("together", "wait")])


@pytest.fixture(autouse=True)
def few_moves() -> Iterator[None]:
    """Undos that go back a few moves only, so that short games are long enough."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(caps, "MAX_UNDONE_MOVES", FEW)
        patch.setattr(kept_positions, "INTERVAL", 7)
        yield


@st.composite
def tables(draw: st.DrawFn) -> Table:
    game = draw(st.sampled_from(GAMES))
    options = {} if game == "tremor" else {"first": 0}
    bots = (2,) if draw(st.booleans()) else ()
    taken = draw(st.one_of(st.none(), st.integers(0, 40))) if game in SOURCES else None
    branch = None if taken is None else Branch("elsewhere", 9, SOURCES[game][:taken])
    how = draw(DEALING)
    set_up = plan(game, SEATS, bots, clock=draw(CLOCKS), branch=branch, options=options, dealing=how)
    return random_table(set_up, draw(st.integers(0, 45)), draw(st.integers(0, 10_000)))


def stored(table: Table) -> Snapshot:
    """Its snapshot, as it comes back from a store."""
    content = snapshot.encode(snapshot.take(table))
    found = snapshot.decode(table.head, StoredSnapshot(table.seq, content))
    assert found is not None
    return found


def restored(table: Table) -> Table:
    return snapshot.restore(table.head, stored(table), table.clocks.uptime)


def observed(table: Table, log: Sequence[Entry]) -> dict[str, Any]:
    """All that anybody can learn of a table, and all that decides what it becomes."""
    actions = run(listing_actions(table.head, log[: table.seq]))
    back = min(FEW, len(table.moves)) if not table.over else 0
    return {
        "position": table.position.state(),
        "views": [table.view(seat) for seat in (None, *range(SEATS))],
        "legal": table.position.texts(),
        "clocks": (table.clocks.left, table.clocks.running, table.clocks.since),
        "clocks before": table.clocks._left_before[len(table.moves) - back :],
        "increments": table.clocks._increments_given,
        "standing": table.standing() if table.seq else None,
        "turn": (table.turn, table.asked_bot, table.waits_for_chance),
        "undo": [undo_of(table, seat) for seat in range(SEATS)],
        "moves": (len(table.moves), table.moves[len(table.moves) - back :]),
        "record": msgspec.to_builtins(table.record(actions, run(table.proving(log[: table.seq])))),
        "opening": list(table.opening),
        "last": table.entries[-1] if table.seq else None,
        "values": list(table.values[_known_from(table) :]),
        "state": msgspec.json.encode({name: getattr(table, name) for name in TableState.__struct_fields__}),
    }


def _known_from(table: Table) -> int:
    """The number of the first value that the moves since the earlier position need."""
    first, _ = table.earlier_position(FEW)
    return snapshot.first_value(table, table.moves[first:])


def undo_of(table: Table, seat: int) -> object:
    """What an undo of a seat leads to: the table after it, or a refusal."""
    try:
        proposal = commands.propose(table, seat, messages.Undo(seq=table.seq + 1))
    except QuakeboardError as error:
        return error.code
    after, _ = table.after(proposal, table.entries[-1].at + 1)
    return proposal.fact, after.position.state(), after.drawn, after.clocks.left


@given(tables())
def test_a_snapshot_and_the_rest_of_the_log_lead_to_the_same_table(table: Table) -> None:
    log, uptime = list(table.entries), table.clocks.uptime
    whole = observed(Table.from_log(table.head, log, uptime), log)
    now = Table(table.head, uptime)
    for seq in range(len(log) + 1):
        again = restored(now)
        assert observed(again, log) == observed(now, log)
        try:
            run(again.playing(log[seq:]))
            reaches_back = caps.reaches_back(again)
        except Forgotten:
            reaches_back = False
        event(f"undos go back behind the snapshot: {not reaches_back}")
        if reaches_back:
            assert observed(again, log) == whole
        if seq < len(log):
            now = now.copy()
            now.fold(log[seq])


@given(tables())
def test_a_restored_table_plays_on_like_the_other(table: Table) -> None:
    one, other = table, restored(table)
    for number in range(2 * FEW):
        if one.asked is None or not caps.reaches_back(one):
            return
        texts = one.position.texts()
        assert other.position.texts() == texts
        action = texts[number % len(texts)]
        at = one.entries[-1].at + 100
        (one, change), (other, same) = one.after(one.play(action), at), other.after(other.play(action), at)
        assert change == same
    log = list(one.entries)
    assert observed(one, log) == observed(other, log)


@given(tables())
def test_a_snapshot_of_a_restored_table_is_the_same(table: Table) -> None:
    assert stored(restored(table)) == stored(table)


def test_a_snapshot_is_small_however_long_the_game() -> None:
    table = random_table(plan("seismic", SEATS), 150, seed=1)
    assert len(table.moves) > 5 * FEW
    found = stored(table)
    assert len(found.moves) == FEW
    assert restored(table).moves.offset == found.first == len(table.moves) - FEW


def test_nothing_of_a_table_is_forgotten() -> None:
    table = random_table(plan("seismic", SEATS, clock=BLITZ), 10, seed=1)
    assert set(vars(table)) == {*TableState.__struct_fields__, *RESTORED}, (
        "A table has an attribute that its snapshots lack. Add it to `TableState` in service/snapshot.py "
        "under the same name, with a default that is right for all tables before it, or to `RESTORED` there "
        "if it follows from the rest of a snapshot."
    )
    kept = {"clock", "uptime", "full", "left", "running", "since", "_left_before", "_increments_given"}
    kept.add("overtime")
    assert set(vars(table.clocks)) == kept, (
        "Clocks have an attribute that snapshots lack. Add it to `ClockState` in service/clocks.py, to "
        "`state` and to `set_state`, with a default that is right for all tables before it, and here."
    )
    fields = {*clocks.ClockState.__struct_fields__}
    assert fields == {name.strip("_") for name in kept} - {"clock", "uptime", "full"}


@pytest.mark.parametrize("change", ["version", "rules_version", "seq"])
def test_a_snapshot_of_other_rules_or_another_version_or_entry_is_not_used(change: str) -> None:
    table = random_table(plan("seismic", SEATS), 30, seed=1)
    found = stored(table)
    seq = table.seq
    if change == "seq":
        seq += 1
    else:
        found = msgspec.structs.replace(found, **{change: getattr(found, change) + 1})
    assert snapshot.decode(table.head, StoredSnapshot(seq, snapshot.encode(found))) is None


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[1, 2]", b'{"version": 1, "more": 2}'])
def test_a_broken_snapshot_is_not_used(content: bytes) -> None:
    table = random_table(plan("seismic", SEATS), 30, seed=1)
    assert snapshot.decode(table.head, StoredSnapshot(table.seq, content)) is None
