"""Snapshots of tables: from one and the entries after it, the same table is made as from the whole log.

A snapshot holds an earlier position and the moves since then, so that undos work across it. It is a cache:
the log is replayed where one is missing, broken or of other rules.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

import msgspec

from quakeboard.core.game import AnyGame, AnyPosition, View
from quakeboard.play.chance.rounds import Rounds, Value
from quakeboard.service import caps
from quakeboard.service.away import AwayVotes
from quakeboard.service.chunked_work import run
from quakeboard.service.clocks import ClockState, Uptime
from quakeboard.service.log_entries import Entry
from quakeboard.service.pauses import Pauses
from quakeboard.service.persistent_list import PersistentList
from quakeboard.service.store import Head, State, StoredSnapshot
from quakeboard.service.table import Move, SeatState, Start, Table, UndoRequest

INTERVAL = 256  # entries between two stored snapshots of a table
VERSION = 3  # raise it when the same log leads to another table, or a field changes its meaning


class TableState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attributes of a table that are kept as they are, under the same names."""

    seats: list[SeatState]
    given: int
    drawn: int
    moves_of: tuple[int, ...]
    seat_nonces: Mapping[int, str]
    nonces: Sequence[str]
    rounds: Rounds | None
    state: State
    undo: UndoRequest | None
    undos: int
    pauses: Pauses
    away: AwayVotes
    asked_since: int
    rematch: str | None


RESTORED = frozenset(
    {
        "head",
        "logged",
        "game",
        "opening",
        "position",
        "_kept",
        "entries",
        "seq",
        "moves",
        "clocks",
        "values",
        "_server_chain",
    }
)
"""The attributes of a table that a snapshot holds in another form, or that follow from its head."""


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table after one of its entries."""

    version: int
    rules_version: int
    last: Entry | None
    """The last entry; None if there is none yet."""
    opening: list[str]
    """The opening draws, those of a branch aside."""
    first: int
    """How many moves that count are before the earlier position."""
    view: msgspec.Raw
    """The earlier position, with its secrets."""
    moves: list[Move]
    """The moves since then."""
    values: list[Value]
    """What the draws after the earlier position were made from when they were first dealt."""
    table: TableState
    clocks: ClockState | None

    @property
    def seq(self) -> int:
        """The number of its last entry."""
        return 0 if self.last is None else self.last.seq


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Snapshot)


def take(table: Table) -> Snapshot:
    """The snapshot of a table; it takes about a millisecond for the largest positions."""
    branch = table.head.set_up.branch
    first, position = table.earlier_position(caps.MAX_UNDONE_MOVES)
    return Snapshot(
        version=VERSION,
        rules_version=table.game.rules_version,
        last=table.entries[-1] if table.seq else None,
        opening=[*table.opening[0 if branch is None else len(branch.actions) :]],
        first=first,
        view=msgspec.Raw(_encoder.encode(_full_view(table.game, position))),
        moves=table.moves[first:],
        values=table.values[first_value(table, table.moves[first:]) :],
        table=TableState(**{name: getattr(table, name) for name in TableState.__struct_fields__}),
        clocks=table.clocks.state(first) if table.clocks.enabled else None,
    )


def encode(snapshot: Snapshot) -> bytes:
    return _encoder.encode(snapshot)


def decode(head: Head, stored: StoredSnapshot) -> Snapshot | None:
    """A stored snapshot; None if it is broken, or was taken by other rules or in another version."""
    try:
        found = _decoder.decode(stored.content)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    expected = (VERSION, head.set_up.make_game().rules_version, stored.seq)
    return found if (found.version, found.rules_version, found.seq) == expected else None


def restore(head: Head, snapshot: Snapshot, uptime: Uptime) -> Table:
    """The table of a snapshot; raises anything if the snapshot is broken."""
    return run(restoring(head, snapshot, uptime))


def restoring(head: Head, snapshot: Snapshot, uptime: Uptime) -> Generator[None, None, Table]:
    """The work of `restore`, which pauses often."""
    game, branch = head.set_up.make_game(), head.set_up.branch
    view = game.read_view(msgspec.json.decode(snapshot.view))
    yield
    position = game.restore(view)
    yield
    table = Table(head, uptime, Start(position, snapshot.table.given))
    for name in TableState.__struct_fields__:
        setattr(table, name, getattr(snapshot.table, name))
    table.opening = [*(() if branch is None else branch.actions), *snapshot.opening]
    if snapshot.clocks is not None:
        table.clocks.set_state(snapshot.clocks, snapshot.first)
    table.values = PersistentList.after(first_value(table, snapshot.moves), snapshot.values)
    yield from table.resuming(snapshot.first, position, snapshot.moves, snapshot.last)
    return table


def first_value(table: Table, moves: Sequence[Move]) -> int:
    """The number of values before those of these last moves, or 0 where chance is not dealt together."""
    return table.drawn - table.given - sum(len(move.chance) for move in moves) if table.together else 0


def _full_view(game: AnyGame, position: AnyPosition) -> View:
    """The view of a position with all secrets."""
    return position.view(None) if game.secrets is None else game.secrets.full_view(position)
