"""What a city is worth: the points that it may be expected to score in the quakes to come.

The next quake is estimated from the epicentres that are marked, each die's six faces alike, and those that
may still be marked; the quakes after it count as more of the same kind. The weights were found by playing the
bot against itself with other weights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quakeboard.games.sanandreas.bots.ground import FARTHEST, Ground
from quakeboard.games.sanandreas.rules.pieces import COINS, FACES
from quakeboard.games.sanandreas.rules.scoring import points

PAWNS_FOR_A_QUAKE = 4


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the valuation."""

    quakes: tuple[float, ...] = (1.0, 1.6, 2.1, 2.5, 2.9, 3.2, 3.5)
    """How many quakes are to come, by the number of coins in the smallest hand (ruling A15)."""
    hand: float = 0.2
    """What a coin in hand is worth for each point and quake to come."""
    null: float = 1.0
    """What the null in hand is worth for a quake to come, as it may come back as another coin."""
    unmarked: float = 1.0
    """How much an epicentre that may still be marked counts."""
    targeted: float = 2.0
    """How much more likely a tile is to be marked for each point that its shifts cost a player."""
    later: float = 0.6
    """How much of a point in this quake is one in each quake after it."""
    others: float = 1.0
    """What the others' points count against the seat's own, all of them together."""
    leader: float = 0.5
    """How much of `others` is for the best of the other seats alone."""
    ending: float = 2.0
    """What it is worth to lead when the game comes to its last quake."""


@dataclass(frozen=True, slots=True)
class PushEffect:
    """What a push of one tile, by a die's face that is not known yet, does to a city on one space."""

    lives: float
    """How likely the city is to live through the push."""
    points: tuple[float, ...]
    """What the city then scores with each coin, 0 if it is destroyed."""


POINTS = tuple(tuple(float(points(coin, distance)) for coin in COINS) for distance in range(FARTHEST + 1))
"""By the spaces between a city and the coast: what it scores with each coin."""


class PushEffects:
    """What the tiles' pushes do to the cities, tile by tile."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._effects: dict[int, Mapping[int, PushEffect]] = {}

    def of(self, tile: int) -> Mapping[int, PushEffect]:
        """The effect of a push of this tile on each space that it touches."""
        found = self._effects.get(tile)
        if found is None:
            pushes = self.ground.pushes(tile)
            touched = {cell for push in pushes for cell in (*push.lost, *push.coast)}
            found = self._effects[tile] = {cell: self._effect(tile, cell) for cell in sorted(touched)}
        return found

    def _effect(self, tile: int, cell: int) -> PushEffect:
        distance = self.ground.coast[cell]
        distances = [distance]  # a null leaves all as it is
        distances += [
            push.coast.get(cell, distance) for push in self.ground.pushes(tile) if cell not in push.lost
        ]
        scored = tuple(sum(POINTS[distance][coin] for distance in distances) / len(FACES) for coin in COINS)
        return PushEffect(len(distances) / len(FACES), scored)


class Prospects:
    """What cities may expect of the next quake, with these epicentres."""

    def __init__(
        self, effects: PushEffects, marked: Sequence[int], hazard: Mapping[int, float], more: float
    ) -> None:
        """`hazard` says how likely each of the `more` epicentres still to come is to destroy a city there."""
        self.effects = effects
        self.marked = tuple(effects.of(tile) for tile in marked)
        self.hazard = hazard
        self.more = more
        self._known: dict[int, tuple[float, tuple[float, ...]]] = {}

    def of(self, cell: int) -> tuple[float, tuple[float, ...]]:
        """How likely a city there is to live, and what it scores with each coin."""
        found = self._known.get(cell)
        if found is None:
            found = self._known[cell] = self._estimate(cell)
        return found

    def _estimate(self, cell: int) -> tuple[float, tuple[float, ...]]:
        static = POINTS[self.effects.ground.coast[cell]]
        lives: float = 1.0
        scored: tuple[float, ...] = static
        for effects in self.marked:
            effect = effects.get(cell)
            if effect is not None:
                lives *= effect.lives
                # Each push changes the points of those that live as if it came alone.
                scored = tuple(
                    max(0.0, have * effect.lives + lives * (then / effect.lives - now))
                    for have, then, now in zip(scored, effect.points, static, strict=True)
                )
        spared = (1.0 - self.hazard.get(cell, 0.0)) ** self.more
        return lives * spared, tuple(value * spared for value in scored)
