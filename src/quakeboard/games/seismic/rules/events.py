"""What happens in Seismic, in the players' words, with all that a log line or an animation needs.

The kernel keeps a terse journal while an action is applied; `tell` turns it into these events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from quakeboard.core.game import EventKind
from quakeboard.core.hexgrid import EDGE_NAMES, Cell
from quakeboard.games.seismic.rules import phases
from quakeboard.games.seismic.rules.pieces import TILES, Link, laid
from quakeboard.games.seismic.rules.scoring import Section, claimed_sections, section, sections_on
from quakeboard.games.seismic.rules.view import Crew, crew_on

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.position import Position


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """Chance has picked the seat that begins."""

    key: ClassVar[str] = "seismic-first-seat"
    kind: ClassVar[EventKind] = "other"
    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegins:
    key: ClassVar[str] = "seismic-turn-begins"
    kind: ClassVar[EventKind] = "turn"
    seat: int


@dataclass(frozen=True, slots=True)
class TileTurnedUp:
    key: ClassVar[str] = "seismic-tile-turned-up"
    kind: ClassVar[EventKind] = "other"
    seat: int
    tile: str
    set_up: bool


@dataclass(frozen=True, slots=True)
class QuakeTurnedUp:
    """A quake comes up. In the set-up it leaves the game without effect (ruling S5)."""

    key: ClassVar[str] = "seismic-quake-turned-up"
    kind: ClassVar[EventKind] = "quake"
    seat: int
    magnitude: int
    set_up: bool


@dataclass(frozen=True, slots=True)
class RowDiscarded:
    """No face-up tile could be laid (ruling S6)."""

    key: ClassVar[str] = "seismic-row-discarded"
    kind: ClassVar[EventKind] = "other"
    seat: int
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileLaid:
    key: ClassVar[str] = "seismic-tile-laid"
    kind: ClassVar[EventKind] = "build"
    seat: int
    tile: str
    at: Cell
    rotation: int
    second: bool
    """Road Crew's Dilemma: whether the tile is laid instead of a claim."""


@dataclass(frozen=True, slots=True)
class SectionClosed:
    """A lay has completed a section that bears crews."""

    key: ClassVar[str] = "seismic-section-closed"
    kind: ClassVar[EventKind] = "other"
    seat: int
    section: Section


@dataclass(frozen=True, slots=True)
class CrewSent:
    key: ClassVar[str] = "seismic-crew-sent"
    kind: ClassVar[EventKind] = "other"
    seat: int
    at: Cell
    fragment: str
    section: Section
    """The section that the crew claims."""


@dataclass(frozen=True, slots=True)
class SideHit:
    """A quake hits a side of a town."""

    key: ClassVar[str] = "seismic-side-hit"
    kind: ClassVar[EventKind] = "other"
    seat: int
    magnitude: int
    town: Cell
    side: str
    tiles: int
    """The number of tiles on the side before the quake."""
    destroyed: int
    """The number of tiles that the quake destroys."""


@dataclass(frozen=True, slots=True)
class QuakeHarmless:
    """A quake without effect, as all six sides of the town are empty."""

    key: ClassVar[str] = "seismic-quake-harmless"
    kind: ClassVar[EventKind] = "other"
    magnitude: int
    town: Cell


@dataclass(frozen=True, slots=True)
class TileDestroyed:
    key: ClassVar[str] = "seismic-tile-destroyed"
    kind: ClassVar[EventKind] = "loss"
    at: Cell
    tile: str
    rotation: int
    crew: Crew | None
    """The crew on the tile, which goes back to its player."""


@dataclass(frozen=True, slots=True)
class TileTurned:
    """A tile is turned in an aftershock, and its crew with it (ruling S16).

    Sections are named by the fragment that they have on this tile. Those that bear no crew, or that are the
    same before and after, are left out.
    """

    key: ClassVar[str] = "seismic-tile-turned"
    kind: ClassVar[EventKind] = "other"
    seat: int
    at: Cell
    tile: str
    sixths: int
    """By how many sixths it is turned, clockwise."""
    before: int
    after: int
    """The rotation, the smallest that gives the same roads."""
    links: tuple[Link, ...]
    """The fragments as they lie after the turn."""
    exits: tuple[int, ...]
    """The stubs as they lie after the turn."""
    crew_before: Crew | None
    crew: Crew | None
    """The crew on the tile after the turn."""
    sections_before: tuple[Section, ...]
    """What the sections on the tile that change were."""
    sections: tuple[Section, ...]
    """What the sections on the tile that change are now."""


@dataclass(frozen=True, slots=True)
class ShockDeclined:
    key: ClassVar[str] = "seismic-shock-declined"
    kind: ClassVar[EventKind] = "other"
    seat: int


@dataclass(frozen=True, slots=True)
class SeatSkipped:
    """Balance: the seat has no tile to draw, and none lies face up."""

    key: ClassVar[str] = "seismic-seat-skipped"
    kind: ClassVar[EventKind] = "other"
    seat: int


@dataclass(frozen=True, slots=True)
class SectionScored:
    """A section in the final count; with 0 points if it is incomplete and its crews go home empty."""

    key: ClassVar[str] = "seismic-section-scored"
    kind: ClassVar[EventKind] = "score"
    section: Section


@dataclass(frozen=True, slots=True)
class GameEnds:
    key: ClassVar[str] = "seismic-game-ends"
    kind: ClassVar[EventKind] = "end"
    reason: str
    """Why the game ends: `tiles`, `closed` or `unplaceable` (ruling S11)."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    by_height: bool
    """Whether the tallest of several seats with the highest score wins (ruling S13)."""


SeismicEvent = (
    FirstSeat
    | TurnBegins
    | TileTurnedUp
    | QuakeTurnedUp
    | RowDiscarded
    | TileLaid
    | SectionClosed
    | CrewSent
    | SideHit
    | QuakeHarmless
    | TileDestroyed
    | TileTurned
    | ShockDeclined
    | SeatSkipped
    | SectionScored
    | GameEnds
)


def from_journal(position: Position, journal: list[tuple[int, ...]]) -> list[SeismicEvent]:
    """The events of an action that has just been applied, in the order in which they happened."""
    story: list[SeismicEvent] = []
    for index, (word, *facts) in enumerate(journal):
        later = journal[index + 1 :]
        story.extend(_EVENT_MAKERS[word](position, later, *facts))
    return story


def _turned_up(
    position: Position, later: object, seat: int, tile: int, set_up: bool
) -> Iterable[SeismicEvent]:
    piece = TILES[tile]
    if piece.kind == "quake":
        yield QuakeTurnedUp(seat, piece.value, set_up)
    else:
        yield TileTurnedUp(seat, piece.name, set_up)


def _laid(
    position: Position, later: object, seat: int, tile: int, cell: int, rotation: int, second: bool
) -> Iterable[SeismicEvent]:
    at = position.table.cell(cell)
    yield TileLaid(seat, TILES[tile].name, at, rotation, second)
    told = set()  # a road may run through the tile more than once
    for name in laid(position.kernel.board.cells[cell]).fragments():
        edge = int(name[0])
        measured = position.kernel.section(cell, edge)
        is_complete = measured.end_a and measured.end_b
        if is_complete and measured.marked and measured.anchor not in told:
            told.add(measured.anchor)
            yield SectionClosed(seat, section(position, at, edge))


def _crew(position: Position, later: object, seat: int, cell: int, edge: int) -> Iterable[SeismicEvent]:
    at = position.table.cell(cell)
    found = section(position, at, edge)
    yield CrewSent(seat, at, found.fragment, found)


def _hit(
    position: Position,
    later: list[tuple[int, ...]],
    seat: int,
    magnitude: int,
    town: int,
    side: int,
    tiles: int,
) -> Iterable[SeismicEvent]:
    destroyed = 0
    for word, *_ in later:
        if word != phases.NOTE_DESTROYED:
            break
        destroyed += 1
    at = position.table.towns[town]
    yield SideHit(seat, magnitude, at, EDGE_NAMES[side], tiles, destroyed)


def _destroyed(position: Position, later: object, cell: int, face: int, crew: int) -> Iterable[SeismicEvent]:
    lost = laid(face)
    yield TileDestroyed(position.table.cell(cell), lost.tile.name, lost.rotation, crew_on(crew, lost))


def _turned(
    position: Position, later: object, seat: int, cell: int, face: int, crew: int, sixths: int
) -> Iterable[SeismicEvent]:
    board = position.kernel.board
    at, was, now = position.table.cell(cell), laid(face), laid(board.cells[cell])
    earlier = position.copy()  # only to measure its sections: just the tile and its crew are set back
    earlier.kernel.board.cells[cell], earlier.kernel.board.crews[cell] = face, crew
    before, after = sections_on(earlier, at), sections_on(position, at)
    yield TileTurned(
        seat=seat,
        at=at,
        tile=now.tile.name,
        sixths=sixths,
        before=was.rotation,
        after=now.rotation,
        links=now.links,
        exits=now.exits,
        crew_before=crew_on(crew, was),
        crew=crew_on(board.crews[cell], now),
        sections_before=tuple(found for course, found in before.items() if course not in after),
        sections=tuple(found for course, found in after.items() if course not in before),
    )


def _over(position: Position, later: object, reason: int) -> Iterable[SeismicEvent]:
    for found in claimed_sections(position):
        yield SectionScored(found)
    outcome = position.outcome()
    assert outcome is not None
    best = outcome.scores.count(max(outcome.scores))
    yield GameEnds(
        phases.REASONS[reason], outcome.scores, outcome.winners, by_height=best > len(outcome.winners)
    )


_EVENT_MAKERS: dict[int, Callable[..., Iterable[SeismicEvent]]] = {
    phases.NOTE_FIRST: lambda position, later, seat: [FirstSeat(seat)],
    phases.NOTE_TURN: lambda position, later, seat: [TurnBegins(seat)],
    phases.NOTE_TURNED_UP: _turned_up,
    phases.NOTE_DISCARDED: lambda position, later, seat, *row: [
        RowDiscarded(seat, tuple(TILES[tile].name for tile in row))
    ],
    phases.NOTE_LAID: _laid,
    phases.NOTE_CREW: _crew,
    phases.NOTE_HIT: _hit,
    phases.NOTE_HARMLESS: lambda position, later, magnitude, town: [
        QuakeHarmless(magnitude, position.table.towns[town])
    ],
    phases.NOTE_DESTROYED: _destroyed,
    phases.NOTE_TURNED: _turned,
    phases.NOTE_DECLINED: lambda position, later, seat: [ShockDeclined(seat)],
    phases.NOTE_SKIPPED: lambda position, later, seat: [SeatSkipped(seat)],
    phases.NOTE_OVER: _over,
}
