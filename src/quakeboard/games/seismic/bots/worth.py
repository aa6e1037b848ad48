"""What a road is worth: the points it may score, times the chance that it will.

The weights were fitted to what became of the roads in many games of the bot against itself, and then changed
where that made it play better. They are pessimistic about open roads, so that the bot closes them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, log1p
from typing import Any

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.bots.danger import Danger
from quakeboard.games.seismic.bots.outlook import Outlook
from quakeboard.games.seismic.bots.roads import Road
from quakeboard.games.seismic.rules.fitting import DEMANDS, ROAD, demand_digits
from quakeboard.games.seismic.rules.pieces import STUB
from quakeboard.games.seismic.rules.position import Position

_ROADS_IN = [
    tuple(edge for edge in EDGES if demand_digits(demand)[edge] == ROAD) for demand in range(DEMANDS)
]
"""For each demand: the edges where a road comes in."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the valuation. A pair is for roads with one open end and with two."""

    chance: tuple[float, float] = (-2.26, -3.5)
    """The log-odds that a road is completed, before the terms below are added."""
    ease: tuple[float, float] = (0.72, 0.43)
    """What is added to the log-odds, times the logarithm of how many tiles would finish an end."""
    points: tuple[float, float] = (0.12, 0.19)
    """What is added to the log-odds for each point of the road, as richer roads are fought for."""
    late: tuple[float, float] = (3.4, 15.7)
    """What is taken from the log-odds as the tiles run out, divided by the lays to come."""
    end: float = 5.3
    """What each open end is expected to add: some fragments and the number of an intersection."""
    ready: float = 2.0
    """The number of tiles to come that a face-up tile counts as."""
    quakes: float = 0.6
    """The part of the quakes to come that counts, as sides change before they strike."""
    steepness: float = 1.0
    """How fast a side's danger falls off with each tile that it is shorter than the longest."""
    others: float = 1.0
    """What the others' points count against the seat's own, all of them together."""
    crew: float = 0.3
    """What a crew in hand is worth while there are as many as turns; more when there are fewer."""


TWO_SEATS = Weights(chance=(-2.26, -4.2), ease=(0.72, 0.33), points=(0.1, 0.19), late=(3.4, 18.0), end=4.8)
"""The weights for two seats: roads with two open ends are worth less. With more seats they play worse."""


def weights_for(seats: int) -> Weights:
    return TWO_SEATS if seats == 2 else Weights()


class Worth:
    """What roads are worth to one seat, as things stand."""

    def __init__(self, position: Position, seat: int, outlook: Outlook, weights: Weights) -> None:
        self.seat = seat
        self.outlook = outlook
        self.weights = weights
        share = weights.others / (position.seats - 1)
        self.stakes = [1.0 if other == seat else -share for other in range(position.seats)]
        turns = outlook.lays / position.seats
        self.crew = weights.crew * max(1.0, turns / max(1, position.kernel.crews_left()[seat]))
        """What it costs to send a crew."""

    def danger(self, position: Position) -> Danger:
        quakes = self.outlook.quakes * self.weights.quakes
        return Danger(position, self.outlook, self.weights.steepness, quakes)

    def stake(self, road: Road) -> float:
        """How much of a road's points counts, for or against: tied holders all score it (ruling S12)."""
        return sum(self.stakes[seat] for seat in road.holders())

    def expected(self, road: Road, demand: Any, open_at: Mapping[int, Road]) -> float:
        """The points that the road may be expected to score, if no quake cuts it."""
        if road.complete:
            return float(road.points)
        if road.cannot_be_completed:
            return 0.0
        weights, which = self.weights, len(road.open_ends) - 1
        ease = sum(log1p(self._finishers(road, end, demand, open_at)) for end in road.open_ends)
        odds = (
            weights.chance[which]
            + weights.ease[which] * ease
            + weights.points[which] * road.points
            - weights.late[which] / self.outlook.lays
        )
        return (road.points + weights.end * len(road.open_ends)) / (1.0 + exp(-odds))

    def _finishers(self, road: Road, end: int, demand: Any, open_at: Mapping[int, Road]) -> float:
        """How many tiles to come would finish this end: by an intersection, or by joining a finished road."""
        cell, edge = divmod(end, 6)
        ways = self.outlook.ways(demand[cell], edge)
        found = ways[STUB]
        for out in _ROADS_IN[demand[cell]]:
            if ways[out]:
                other = open_at.get(cell * 6 + out)
                if other is not None and other is not road and len(other.ends) == 1:
                    found += ways[out]
        return found
