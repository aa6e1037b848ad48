"""A quake of San Andreas: in which order the dice are resolved, and which coin a null city takes back.

All is known but the coins of others: every order of the dice that are left is tried on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quakeboard.games.sanandreas.bots.ground import FARTHEST
from quakeboard.games.sanandreas.bots.reasons import ActionValue
from quakeboard.games.sanandreas.bots.score_estimate import NULL_ONLY, ScoreEstimate
from quakeboard.games.sanandreas.bots.worth import Weights
from quakeboard.games.sanandreas.rules.actions import SanAndreasAction, Swap, encode
from quakeboard.games.sanandreas.rules.board import number
from quakeboard.games.sanandreas.rules.kernel.kernel import Kernel
from quakeboard.games.sanandreas.rules.phases import SHIFTING
from quakeboard.games.sanandreas.rules.pieces import COINS, NULL
from quakeboard.games.sanandreas.rules.scoring import points
from quakeboard.games.sanandreas.rules.view import SanAndreasView

KEEP_NULL_BONUS = 1e-6
"""Makes keeping the null better than taking back a coin that scores nothing."""


@dataclass(frozen=True, slots=True)
class QuakeResult:
    """What a quake leaves."""

    value: float
    scored: tuple[float, ...]
    """What each seat may expect to score."""


def value_shifts(
    kernel: Kernel, view: SanAndreasView, legal: Sequence[SanAndreasAction], weights: Weights
) -> list[ActionValue]:
    """What each die that may come next is worth, with the others in the best order after it."""
    quake = Quake(kernel, view, weights)
    best = [quake.best_after(kernel, encode(action)) for action in legal]
    return [
        ActionValue(action, one.value, view.actor, scored=one.scored, changes=_changes(view.actor, one, best))
        for action, one in zip(legal, best, strict=True)
    ]


def _changes(seat: int, one: QuakeResult, others: Sequence[QuakeResult]) -> tuple[float, ...]:
    """What is scored compared with what serves the seat worst: its own least, and the others' most."""
    columns = zip(*(other.scored for other in others), strict=True)
    worst = [min(column) if index == seat else max(column) for index, column in enumerate(columns)]
    return tuple(now - then for now, then in zip(one.scored, worst, strict=True))


class Quake:
    """Tries the dice of one quake."""

    def __init__(self, kernel: Kernel, view: SanAndreasView, weights: Weights) -> None:
        self.standing = ScoreEstimate(view, weights)
        self.coins = dict(
            zip(
                kernel.pieces.city_coins(), (holding.coins for holding in self.standing.holdings), strict=True
            )
        )
        """The coins that each city may have; the city is known by the coin that it was dealt."""
        self.quakes = self.standing.quakes() - 1.0
        """How many quakes are expected after this one."""

    def best_after(self, kernel: Kernel, code: int) -> QuakeResult:
        """The best that can come of it if this die is resolved next."""
        twin = kernel.copy()
        twin.step(code)
        if twin.phase != SHIFTING:
            return self._result(twin)
        return max((self.best_after(twin, choice) for choice in twin.codes()), key=lambda one: one.value)

    def _result(self, kernel: Kernel) -> QuakeResult:
        scored = self._scored(kernel)
        standing = self.standing
        totals = [
            have + now * (1.0 + self.quakes * standing.weights.later)
            for have, now in zip(standing.scores, scored, strict=True)
        ]
        value = standing.margin(totals)
        if standing.smallest_hand() == 0:
            value += standing.ending(scored)
        return QuakeResult(value, tuple(scored))

    def _scored(self, kernel: Kernel) -> list[float]:
        alive = kernel.pieces.city_coins()
        scored = [0.0] * len(self.standing.scores)
        for city in alive:
            distance = kernel.board.coast_distance(kernel.city_place(city)[1], FARTHEST)
            coins = self.coins[city]
            if coins == NULL_ONLY:
                coins = self._best_returning_coins(city, alive)
            scored[city // len(COINS)] += sum(points(coin, distance) for coin in coins) / len(coins)
        return scored

    def _best_returning_coins(self, null: int, alive: Sequence[int]) -> tuple[int, ...]:
        """What the best coin may be that a null city can take back, all equally likely (ruling A13)."""
        seat = null // len(COINS)
        lost = [
            coins for city, coins in self.coins.items() if city // len(COINS) == seat and city not in alive
        ]
        fallen = [coins[0] for coins in lost if len(coins) == 1]
        best = max((*self.standing.returning[seat], *fallen), default=NULL)
        if self.standing.closed[seat]:
            return tuple(max(best, coin) for coin in self.standing.unknown[seat])
        return (best,)


def value_swaps(
    kernel: Kernel, view: SanAndreasView, legal: Sequence[SanAndreasAction], weights: Weights
) -> list[ActionValue]:
    """What each coin that the null city may take back is worth, and keeping the null."""
    standing = ScoreEstimate(view, weights)
    null = next(city for city in view.cities if city.seat == standing.seat and city.coin == NULL)
    distance = kernel.board.coast_distance(number(null.at), FARTHEST)
    return [_swap(action, distance, standing) for action in legal]


def _swap(action: SanAndreasAction, distance: int, standing: ScoreEstimate) -> ActionValue:
    later = (standing.quakes() - 1.0) * standing.weights.later
    if isinstance(action, Swap):
        assert action.coin is not None, "the seat knows its own coins"
        scores = points(action.coin, distance)
        return ActionValue(action, scores * (1.0 + later), standing.seat, points=scores)
    return ActionValue(action, standing.weights.null * later + KEEP_NULL_BONUS, standing.seat)
