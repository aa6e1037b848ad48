"""Which tiles the quakes to come are likely to take (rulings S10, S17).

A quake hits the longest of a town's six sides as it then is. Sides grow and are cut before that, so a side
that is a tile or two shorter now, or still empty, may be the one: its share falls off with every tile that it
is shorter by.
"""

from __future__ import annotations

from math import exp

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.bots.outlook import Outlook
from quakeboard.games.seismic.bots.roads import Road
from quakeboard.games.seismic.rules.pieces import BEYOND, EMPTY, TOWN
from quakeboard.games.seismic.rules.position import Position

DEEPEST = 6
"""The most tiles of a side that a quake takes."""


class Danger:
    """How likely each tile on a side is to be taken by one quake, and each road to outlive all of them."""

    def __init__(self, position: Position, outlook: Outlook, steepness: float, quakes: float) -> None:
        """`steepness` says how fast a side's share falls off; `quakes` how many quakes to expect."""
        self.quakes = quakes
        self._risks: dict[int, list[tuple[int, float]]] = {}
        board = position.kernel.board.cells
        steps = position.table.steps
        for town, counts in enumerate(position.kernel.board.sides()):
            shares = [exp(steepness * (count - max(counts))) for count in counts]
            total = sum(shares)
            for edge in EDGES:
                if not counts[edge]:
                    continue
                cell, depth = position.table.town_cells[town], 0
                while depth < DEEPEST:
                    cell += steps[edge]
                    if board[cell] == BEYOND:
                        break
                    if board[cell] not in (EMPTY, TOWN):
                        risk = shares[edge] / total * outlook.strength[depth]
                        self._risks.setdefault(cell, []).append((town * 6 + edge, risk))
                        depth += 1

    def survival(self, road: Road) -> float:
        """How likely no quake to come cuts this road."""
        worst: dict[int, float] = {}
        for edge in road.edges:
            for side, risk in self._risks.get(edge // 6, ()):
                if risk > worst.get(side, 0.0):
                    worst[side] = risk
        if not worst:
            return 1.0
        return float(max(0.0, 1.0 - sum(worst.values())) ** self.quakes)
