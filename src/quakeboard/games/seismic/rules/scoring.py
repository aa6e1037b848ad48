"""The final count, item by item: what each section brought, to whom and why (rulings S9, S12, S13, S17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.pieces import TOWN_TILE, laid

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.kernel.position import Position


@dataclass(frozen=True, slots=True)
class End:
    """Where a section ends: an intersection or a town, and what it adds."""

    at: Cell
    tile: str
    value: int

    @property
    def is_town(self) -> bool:
        return self.tile == TOWN_TILE.name


@dataclass(frozen=True, slots=True)
class Section:
    """A section that bears crews, or that is asked about."""

    at: Cell
    """A cell that it runs through: the first one that bears a crew, if any does."""
    fragment: str
    """The fragment of the section on the cell `at`."""
    fragments: int
    """The number of through-fragments, which score a point each."""
    ends: tuple[End, ...]
    """The intersections and towns where it ends: two if it is complete."""
    ring: bool
    crews: tuple[int, ...]
    """The number of crews on it, seat by seat."""
    bonus: int
    """The bonus of a section between two towns, otherwise 0."""
    points: int
    """What it scores; 0 unless it is complete."""
    holders: tuple[int, ...]
    """The seats with most crews on it: they all score it."""

    @property
    def complete(self) -> bool:
        return len(self.ends) == 2


def holders(crews: Sequence[int]) -> tuple[int, ...]:
    """The seats that score a section with these crews, seat by seat: all that have most (ruling S12)."""
    most = max(crews)
    return tuple([seat for seat, count in enumerate(crews) if most and count == most])


def section(position: Position, at: Cell, edge: int) -> Section:
    """The section of the fragment at this edge of a laid tile."""
    cell = position.table.number(at)
    position.measure(cell, edge)
    ends = tuple(_end(position, number) for number in (position.end_a, position.end_b) if number)
    crews = tuple(position.markers())
    points = position.worth()
    plain = position.fragments + sum(end.value for end in ends)
    fragments = laid(position.board[cell]).fragments()
    return Section(
        at,
        next(name for name in fragments if str(edge) in name),
        position.fragments,
        ends,
        position.ring,
        crews,
        points - plain if points else 0,
        points,
        holders(crews),
    )


def _end(position: Position, cell: int) -> End:
    tile = laid(position.board[cell]).tile
    return End(position.table.cell(cell), tile.name, tile.value)


def claimed_sections(position: Position) -> list[Section]:
    """Every section that bears a crew, once, by the first cell that bears one."""
    sections = []
    for cell in range(len(position.board)):
        crew = position.crews[cell]
        if crew:
            found = section(position, position.table.cell(cell), (crew - 1) % 6)
            if position.first_marked == cell:
                sections.append(found)
    return sections


Course = tuple[frozenset[int], tuple[int, ...]]
"""The edges that a section crosses, and the crews on it: two sections with the same are the same."""


def sections_on(position: Position, at: Cell) -> dict[Course, Section]:
    """The sections through a tile that bear crews, each once."""
    cell = position.table.number(at)
    found: dict[Course, Section] = {}
    for name in laid(position.board[cell]).fragments():
        edges, _ = position.trace(cell, int(name[0]))
        if position.marked:
            course = frozenset(edges), tuple(position.markers())
            if course not in found:
                found[course] = section(position, at, int(name[0]))
    return found


def winners(scores: tuple[int, ...], heights: tuple[float | None, ...] | None) -> tuple[int, ...]:
    """The seats with the highest score; where all of these have a height, the tallest (ruling S13)."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if heights is None or len(best) == 1:
        return tuple(best)
    tall = [heights[seat] for seat in best]
    known = [height for height in tall if height is not None]
    if len(known) < len(tall):
        return tuple(best)
    return tuple(seat for seat in best if heights[seat] == max(known))
