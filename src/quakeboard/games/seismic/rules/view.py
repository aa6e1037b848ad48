"""What a seat may know of a Seismic position: everything, for nothing in Seismic is secret.

The draw pile is not part of it because no position holds one: a view shows what has not been turned up yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.phases import PHASES, REASONS
from quakeboard.games.seismic.rules.pieces import FACE_OF, TILE_NUMBER, TILES, Face, Link, laid
from quakeboard.games.seismic.rules.snapshot import SEATS, Snapshot
from quakeboard.games.seismic.rules.table import Table

_NAMES = tuple(tile.name for tile in TILES)
_NO_TILES = dict.fromkeys(_NAMES, 0)

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.position import Position


@dataclass(frozen=True, slots=True)
class Crew:
    """A road crew marker on a fragment (its two edges as laid) or a stub (its one edge)."""

    fragment: str
    seat: int


@dataclass(frozen=True, slots=True)
class LaidTile:
    """A tile on the table, as laid."""

    at: Cell
    tile: str
    kind: str
    """The kind of tile: `highway`, `intersection` or `town`."""
    rotation: int
    links: tuple[Link, ...]
    exits: tuple[int, ...]
    value: int
    crew: Crew | None


@dataclass(slots=True)  # not frozen: a view is made for every move, and a frozen one takes much longer
class Unfinished:
    """The state within a turn, so that a game can be resumed at any point."""

    to_draw: int
    """The number of tiles that are still to be turned up."""
    set_up_draws: int
    """How many of the two tiles of the set-up lie face up already."""
    laid: Cell | None
    """The tile of this turn that may still be claimed."""
    doubled: bool
    """Road Crew's Dilemma: the last turn was a double placement."""
    quake: int
    """The magnitude of the quake that is being resolved, or 0."""
    town: int
    """The town that the quake hits now."""
    towns_hit: int
    """The number of towns that the quake has hit."""
    shocks_asked: int
    """Aftershocks: the number of seats that have been asked."""
    turned: tuple[Cell, ...]
    """Aftershocks: the tiles turned for this quake."""


@dataclass(slots=True)
class SeismicView:
    keyed: ClassVar[Mapping[str, str]] = {"board": "at"}
    derived: ClassVar[frozenset[str]] = frozenset(
        ("seats", "columns", "rows", "towns", "kind", "links", "exits", "value", "sides")
    )
    seat: int | None
    seats: int
    actor: int
    """The seat that is asked, `CHANCE` or `OVER`."""
    turn: int
    """The seat whose turn it is."""
    turn_number: int
    """The number of turns begun so far."""
    phase: str
    """The phase: `set-up`, `draw`, `lay`, `crew`, `town`, `side`, `aftershock` or `over`."""
    columns: int
    rows: int
    towns: tuple[Cell, ...]
    board: tuple[LaidTile, ...]
    """The tiles on the table, by q, then r."""
    face_up: tuple[str, ...]
    pile: int
    piles: tuple[int, ...]
    """Balance: what is left of each seat's own pile; empty otherwise."""
    junctions: tuple[int, ...]
    """Balance: how many intersections each seat's pile still holds; empty otherwise."""
    unseen: dict[str, int]
    """How many of each tile have not been turned up: in the pile, or unseen in the box."""
    boxed: int
    """How many of the tiles that have not been turned up lie unseen in the box."""
    crews_left: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    """For each town, the tiles on each of its six lines (NE, E, SE, SW, W, NW)."""
    scores: tuple[int, ...]
    """What each seat would score if the game ended now."""
    ended: str
    """Why the game ended: `tiles`, `closed`, `unplaceable`, or nothing while it goes on (ruling S11)."""
    under_way: Unfinished


def make_view(position: Position, seat: int | None) -> SeismicView:
    """The view of a position."""
    table, kernel = position.table, position.kernel
    now = Snapshot.read(kernel.snapshot())
    seats = kernel.seats
    unseen = _NO_TILES.copy()  # it has its size already
    unseen.update(zip(_NAMES, now.unseen, strict=True))
    dealt = kernel.pile.dealt
    return SeismicView(  # in the order of the fields: keywords take much longer
        seat,
        seats,
        now.asked,
        now.turn,
        now.turn_number,
        PHASES[now.phase],
        table.columns,
        table.rows,
        table.towns,
        tuple(map(_tile_cache(table).__getitem__, now.tiles)),
        tuple([_NAMES[tile] for tile in now.row]),
        now.pile,
        tuple(now.piles[:seats]) if dealt else (),
        tuple(now.junctions[:seats]) if dealt else (),
        unseen,
        now.boxed,
        tuple(now.crews_left[:seats]),
        tuple(map(tuple, kernel.board.sides())),
        kernel.scores(),
        REASONS[now.reason],
        _under_way(table, now),
    )


def _under_way(table: Table, now: Snapshot) -> Unfinished:
    return Unfinished(
        now.to_draw,
        now.set_up_draws,
        table.cell(now.laid) if now.laid else None,
        bool(now.doubled),
        now.quake,
        now.town,
        now.towns_hit,
        now.shocks,
        tuple(map(table.cell, now.turned)),
    )


def snapshot_of(seen: SeismicView, table: Table) -> Snapshot:
    """The moment that a view shows, for the kernel to load."""
    now = seen.under_way
    nobody = [0] * (SEATS - seen.seats)
    nothing = [0] * seen.seats
    return Snapshot(
        PHASES.index(seen.phase),
        seen.actor,
        seen.turn,
        seen.turn_number,
        now.to_draw,
        table.number(now.laid) if now.laid is not None else 0,
        now.doubled,
        now.quake,
        now.town,
        now.towns_hit,
        now.shocks_asked,
        REASONS.index(seen.ended),
        seen.pile,
        seen.boxed,
        now.set_up_draws,
        [seen.unseen[name] for name in _NAMES],
        [*(seen.piles or nothing), *nobody],
        [*(seen.junctions or nothing), *nobody],
        [*seen.crews_left, *nobody],
        [TILE_NUMBER[name] for name in seen.face_up],
        [table.number(at) for at in now.turned],
        [_tile_number(table, tile) for tile in seen.board if tile.kind != "town"],
    )


def _tile_number(table: Table, tile: LaidTile) -> int:
    face = FACE_OF[TILE_NUMBER[tile.tile] * 6 + tile.rotation]
    crew = 0 if tile.crew is None else 1 + tile.crew.seat * 6 + int(tile.crew.fragment[0])
    return table.number(tile.at) << 16 | face << 8 | crew


class _TileCache(dict[int, LaidTile]):
    """The tiles of one table size by the kernel's numbers for them, each made when it first lies.

    The same tile is the same object in view after view, so that views can be compared quickly.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, code: int) -> LaidTile:
        face = laid(code >> 8 & 255)
        tile = LaidTile(
            at=self.table.cell(code >> 16),
            tile=face.tile.name,
            kind=face.tile.kind,
            rotation=face.rotation,
            links=face.links,
            exits=face.exits,
            value=face.tile.value,
            crew=crew_on(code & 255, face),
        )
        if len(self) < _CACHE_SIZE:
            self[code] = tile
        return tile


_CACHE_SIZE = 2**15


@lru_cache(maxsize=64)
def _tile_cache(table: Table) -> _TileCache:
    return _TileCache(table)


def crew_on(number: int, face: Face) -> Crew | None:
    """The crew that the kernel knows by this number, on a tile that shows this face."""
    if not number:
        return None
    seat, edge = divmod(number - 1, 6)
    return Crew(next(name for name in face.fragments() if name[0] == str(edge)), seat)
