"""Highway sections with their open ends, for bots.

An edge of a cell is one number here: 6 times the cell's, plus the edge's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.rules.kernel.sections import Section
from quakeboard.games.seismic.rules.pieces import BEYOND, EMPTY, GREEN, PARTNER, VALUE_OF
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.scoring import holders


@dataclass(slots=True, eq=False)
class Road:
    """A section: its worth so far, its crews, its ends."""

    crews: list[int]
    """The number of crews on the road, seat by seat."""
    points: int
    """What it has gathered: fragments, the numbers of its ends, the bonus between towns."""
    ends: list[int]
    """The cells of the intersections or towns where it ends."""
    open_ends: list[int]
    """The edges of empty cells that it leads to."""
    edges: list[int]
    """The edges of tiles that it crosses."""
    ring: bool

    @property
    def complete(self) -> bool:
        return len(self.ends) == 2

    @property
    def cannot_be_completed(self) -> bool:
        """Whether it can never be completed: an end lies at the table's edge, or it is a ring."""
        return len(self.ends) + len(self.open_ends) < 2

    def holders(self) -> tuple[int, ...]:
        """The seats that would score it."""
        return holders(self.crews)


class RoadMap:
    """The roads of a position."""

    def __init__(self, position: Position) -> None:
        self.kernel = position.kernel
        self.board = position.kernel.board.cells
        self.demand = position.kernel.board.demand
        self.steps: list[int] = list(position.table.steps)

    def roads_on(self, cell: int) -> list[Road]:
        """The roads that run through a tile or begin there, each once."""
        roads: list[Road] = []
        face = self.board[cell] * 6
        for edge in EDGES:
            if edge < PARTNER[face + edge] != GREEN and not any(cell * 6 + edge in r.edges for r in roads):
                roads.append(self.road(cell, edge))
        return roads

    def roads(self) -> Iterator[Road]:
        """All roads, each once."""
        seen: set[int] = set()
        for cell, face in enumerate(self.board):
            if face in (EMPTY, BEYOND):
                continue
            for edge in EDGES:
                if PARTNER[face * 6 + edge] != GREEN and cell * 6 + edge not in seen:
                    road = self.road(cell, edge)
                    seen.update(road.edges)
                    yield road

    def road(self, cell: int, edge: int) -> Road:
        """The road of the fragment or stub at this edge of a tile."""
        section = Section(self.kernel.board)
        section.trace(cell, edge)
        ends = [end for end in (section.end_a, section.end_b) if end]
        points = section.worth()
        if len(ends) < 2:
            points = section.fragments + sum([VALUE_OF[self.board[end]] for end in ends])
        crews = section.crews_by_seat(self.kernel.seats)
        return Road(crews, points, ends, section.open_ends, section.edges(), section.ring)
