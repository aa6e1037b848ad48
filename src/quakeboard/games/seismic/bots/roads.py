"""Highway sections with their open ends, for bots.

The rules' own measure of a section counts what is there (`position.measure`). A bot also needs to know which
empty cells its ends face and which of its tiles a quake can reach. An edge of a
cell is one number here: 6 times the cell's, plus the edge's.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.rules.kernel.position import Position
from quakeboard.games.seismic.rules.pieces import BEYOND, EMPTY, GREEN, PARTNER, STUB, TOWN, VALUE_OF

TOWN_BONUS = 10
"""The bonus of a section from town to town (ruling S17)."""

OPPOSITE = (3, 4, 5, 0, 1, 2)


@dataclass(slots=True, eq=False)
class Road:
    """A section: its worth so far, its crews, its ends."""

    crews: list[int]
    """The number of crews on the road, seat by seat."""
    points: int = 0
    """What it has gathered: fragments, the numbers of its ends, the bonus between towns."""
    ends: list[int] = field(default_factory=list)
    """The cells of the intersections or towns where it ends."""
    open_ends: list[int] = field(default_factory=list)
    """The edges of empty cells that it leads to."""
    edges: list[int] = field(default_factory=list)
    """The edges of tiles that it crosses."""
    ring: bool = False

    @property
    def complete(self) -> bool:
        return len(self.ends) == 2

    @property
    def cannot_be_completed(self) -> bool:
        """Whether it can never be completed: an end lies at the table's edge, or it is a ring."""
        return len(self.ends) + len(self.open_ends) < 2

    def holders(self) -> list[int]:
        """The seats that would score it: those with most crews on it (ruling S12)."""
        most = max(self.crews)
        return [seat for seat, crews in enumerate(self.crews) if most and crews == most]


class RoadMap:
    """The roads of a position."""

    def __init__(self, position: Position) -> None:
        self.board = position.board
        self.crews = position.crews
        self.demand = position.demand
        self.steps: list[int] = list(position.table.steps)
        self.seats: int = position.seats

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
        road = Road([0] * self.seats)
        partner = PARTNER[self.board[cell] * 6 + edge]
        if partner == STUB:
            self._end_at(road, cell, edge)
            self._walk(road, cell, edge)
        else:
            self._pass_through(road, cell, edge, partner)
            self._walk(road, cell, edge)
            if not road.ring:
                self._walk(road, cell, partner)
        if len(road.ends) == 2 and road.ends[0] != road.ends[1] and road.points >= 12:
            road.points += TOWN_BONUS * all(self.board[end] == TOWN for end in road.ends)
        return road

    def _walk(self, road: Road, cell: int, edge: int) -> None:
        """Follow the road out of a cell to its end, or back to where it was entered first."""
        board, steps = self.board, self.steps
        home = road.edges[0]
        while True:
            cell += steps[edge]
            face = board[cell]
            edge = OPPOSITE[edge]
            if face == EMPTY:
                road.open_ends.append(cell * 6 + edge)
                return
            if face == BEYOND:
                return
            partner = PARTNER[face * 6 + edge]
            if partner == STUB:
                self._end_at(road, cell, edge)
                return
            if cell * 6 + partner == home:
                road.ring = True
                return
            self._pass_through(road, cell, edge, partner)
            edge = partner

    def _pass_through(self, road: Road, cell: int, edge: int, partner: int) -> None:
        road.points += 1
        road.edges.append(cell * 6 + edge)
        road.edges.append(cell * 6 + partner)
        crew = self.crews[cell]
        if crew and (crew - 1) % 6 == min(edge, partner):
            road.crews[(crew - 1) // 6] += 1

    def _end_at(self, road: Road, cell: int, edge: int) -> None:
        road.ends.append(cell)
        road.points += VALUE_OF[self.board[cell]]
        road.edges.append(cell * 6 + edge)
        crew = self.crews[cell]
        if crew and (crew - 1) % 6 == edge:
            road.crews[(crew - 1) // 6] += 1
