"""All roads of a position with their worth, and what one tile laid or turned changes about it.

A lay changes the roads that it touches, the prospects of those that lead to the cells beside it or meet a
road that it touches, and, on a side of a town, where the next quake strikes. Everything else keeps its worth.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from quakeboard.core.hexgrid import EDGES, opposite
from quakeboard.games.seismic.bots.roads import Road, RoadMap
from quakeboard.games.seismic.bots.worth import Worth
from quakeboard.games.seismic.rules.position import Position


@dataclass(frozen=True, slots=True)
class Claim:
    """A road that a crew could be sent to, and what that would gain."""

    edge: int
    road: Road
    gain: float


@dataclass(frozen=True, slots=True)
class Change:
    """What a lay or a turn does, in points for the seat, those of the others counted against it."""

    gain: float
    before: tuple[Road, ...]
    """The roads that the lay or turn touches, as they were."""
    after: tuple[Road, ...]
    """The roads that the lay or turn touches, as they become."""
    shelter: float
    """How much of the gain is due to the quakes striking elsewhere."""
    claims: tuple[Claim, ...]
    """The roads on the tile that bear no crew, if the seat has one."""

    @property
    def best_claim(self) -> Claim | None:
        """The claim to make, if any is worth a crew."""
        best = max(self.claims, key=lambda claim: claim.gain, default=None)
        return best if best is not None and best.gain > 0.0 else None


class Survey:
    """The whole board as one seat values it."""

    def __init__(self, position: Position, worth: Worth) -> None:
        self.position = position
        self.worth = worth
        self.road_map = RoadMap(position)
        self.danger = worth.danger(position)
        self.roads = list(self.road_map.roads())
        self._at = {edge: road for road in self.roads for edge in road.edges}
        self._open_at = {end: road for road in self.roads for end in road.open_ends}
        self._without_quakes = {
            road: self._worth_without_quakes(road, self.road_map, self._open_at) for road in self.roads
        }
        self._values = {
            road: value and value * self.danger.survival(road) for road, value in self._without_quakes.items()
        }
        self.total = sum(self._values.values())
        """What all roads together are worth to the seat, less what they are worth to others."""

    def _worth_without_quakes(self, road: Road, road_map: RoadMap, open_at: dict[int, Road]) -> float:
        """The worth of a road if there are no quakes."""
        stake = self.worth.stake(road)
        return stake and stake * self.worth.expected(road, road_map.demand, open_at)

    def claim(self, cell: int, edge: int) -> Claim:
        """What it would gain to send a crew to this fragment of a tile."""
        road = self._at[cell * 6 + edge]
        expected = self.worth.expected(road, self.road_map.demand, self._open_at)
        return Claim(edge, road, expected * self.danger.survival(road) - self.worth.crew)

    def change(self, code: int, cell: int) -> Change:
        """What comes of the lay or turn with this number, on this cell."""
        twin = self.position.copy()
        twin.kernel.step(code)
        road_map = RoadMap(twin)
        before = self._touched(cell)
        after = road_map.roads_on(cell)
        open_at = self._open_at.copy()
        for road in before:
            for end in road.open_ends:
                del open_at[end]
        for road in after:
            open_at.update(dict.fromkeys(road.open_ends, road))
        beside = [road for road in self._beside(cell, [*before, *after]) if road not in before]
        danger, shelter = self.danger, 0.0
        if twin.kernel.board.sides() != self.position.kernel.board.sides():
            danger = self.worth.danger(twin)
            shelter = sum(
                value * danger.survival(road) - self._values[road]
                for road, value in self._without_quakes.items()
                if value and road not in before and road not in beside
            )
        gain = shelter - sum(self._values[road] for road in before)
        for road in beside:
            gain += (
                self._worth_without_quakes(road, road_map, open_at) * danger.survival(road)
                - self._values[road]
            )
        for road in after:
            gain += self._worth_without_quakes(road, road_map, open_at) * danger.survival(road)
        claims = []
        if twin.kernel.claims and twin.kernel.laid == cell:
            for road in after:
                if not any(road.crews):
                    expected = self.worth.expected(road, road_map.demand, open_at) * danger.survival(road)
                    edge = min(edge % 6 for edge in road.edges if edge // 6 == cell)
                    claims.append(Claim(edge, road, expected - self.worth.crew))
        return Change(gain, tuple(before), tuple(after), shelter, tuple(claims))

    def _touched(self, cell: int) -> dict[Road, None]:
        """The roads that run through a cell or lead into it, in a fixed order."""
        edges = [cell * 6 + edge for edge in EDGES]
        edges += [(cell + self.road_map.steps[edge]) * 6 + opposite(edge) for edge in EDGES]
        return {self._at[edge]: None for edge in edges if edge in self._at}

    def _beside(self, cell: int, changed: Iterable[Road]) -> dict[Road, None]:
        """The roads whose prospects may change: those that lead beside this cell, or meet a changed road."""
        cells = dict.fromkeys(cell + step for step in self.road_map.steps)
        cells.update(dict.fromkeys(end // 6 for road in changed for end in road.open_ends))
        ends = [there * 6 + edge for there in cells for edge in EDGES]
        return {self._open_at[end]: None for end in ends if end in self._open_at}
