"""The final count, item by item: what each section brought, to whom and why (rulings S9, S12, S13, S17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.kernel.sections import Section as Measured
from quakeboard.games.seismic.rules.pieces import TOWN_TILE, laid

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.position import Position


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
    kernel, cell = position.kernel, position.table.number(at)
    return _describe(position, at, edge, kernel.section(cell, edge))


def _describe(position: Position, at: Cell, edge: int, measured: Measured) -> Section:
    cells = position.kernel.board.cells
    ends = tuple(_end(position, number) for number in (measured.end_a, measured.end_b) if number)
    crews = tuple(measured.crews_by_seat(position.kernel.seats))
    points = measured.worth()
    plain = measured.fragments + sum(end.value for end in ends)
    fragments = laid(cells[position.table.number(at)]).fragments()
    return Section(
        at,
        next(name for name in fragments if str(edge) in name),
        measured.fragments,
        ends,
        measured.ring,
        crews,
        points - plain if points else 0,
        points,
        holders(crews),
    )


def _end(position: Position, cell: int) -> End:
    tile = laid(position.kernel.board.cells[cell]).tile
    return End(position.table.cell(cell), tile.name, tile.value)


def claimed_sections(position: Position) -> list[Section]:
    """Every section that bears a crew, once, by the first cell that bears one."""
    sections = []
    for cell, crew in enumerate(position.kernel.board.crews):
        if crew:
            measured = position.kernel.section(cell, (crew - 1) % 6)
            if measured.first_marked == cell:
                sections.append(_describe(position, position.table.cell(cell), (crew - 1) % 6, measured))
    return sections


Course = tuple[frozenset[int], tuple[int, ...]]
"""The edges that a section crosses, and the crews on it: two sections with the same are the same."""


def sections_on(position: Position, at: Cell) -> dict[Course, Section]:
    """The sections through a tile that bear crews, each once."""
    kernel, cell = position.kernel, position.table.number(at)
    found: dict[Course, Section] = {}
    for name in laid(kernel.board.cells[cell]).fragments():
        measured = Measured(kernel.board)
        measured.trace(cell, int(name[0]))
        if measured.marked:
            course = frozenset(measured.edges()), tuple(measured.crews_by_seat(kernel.seats))
            if course not in found:
                found[course] = _describe(position, at, int(name[0]), measured)
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
