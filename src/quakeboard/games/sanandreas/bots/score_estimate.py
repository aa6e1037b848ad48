"""The expected final scores of all seats, as far as one seat can know.

Coins that the seat may not know count as the mean of what they can be (ruling A14).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import tanh

from quakeboard.games.sanandreas.bots.worth import Prospects, Weights
from quakeboard.games.sanandreas.rules.board import number
from quakeboard.games.sanandreas.rules.pieces import NULL
from quakeboard.games.sanandreas.rules.scoring import points
from quakeboard.games.sanandreas.rules.view import SanAndreasView

NULL_ONLY = (NULL,)
CLEAR_LEAD = 6.0
"""The lead, in points, that is all but won."""


@dataclass(frozen=True, slots=True)
class Holding:
    """A city, with the coins that it may have, all equally likely."""

    seat: int
    cell: int
    coins: tuple[int, ...]


class ScoreEstimate:
    """The cities, hands, destroyed coins and scores that a view shows."""

    def __init__(self, view: SanAndreasView, weights: Weights) -> None:
        assert view.actor >= 0
        self.seat = view.actor
        self.weights = weights
        self.scores = view.scores
        self.returning = tuple(
            (*known, *(coin for coin in lost if coin is not None))
            for known, lost in zip(view.destroyed, view.lost, strict=True)
        )
        """For each seat the destroyed coins that the viewer knows: a null city may take them back."""
        self.unknown = view.unknown
        self.closed = tuple(sum(coin is None for coin in lost) for lost in view.lost)
        """For each seat how many of its unknown coins are destroyed."""
        self.hand_sizes = view.hand_sizes
        self.holdings = tuple(
            Holding(
                city.seat, number(city.at), view.unknown[city.seat] if city.coin is None else (city.coin,)
            )
            for city in view.cities
        )
        self.hands = tuple(self._hand(view, seat) for seat in range(view.seats))
        """What each hand is worth for a quake to come."""

    def _hand(self, view: SanAndreasView, seat: int) -> float:
        coins = view.hands[seat]
        if coins is not None:
            return sum(self.coin(coin) for coin in coins)
        unknown = view.unknown[seat]
        mean = sum(self.coin(coin) for coin in unknown) / len(unknown) if unknown else 0.0
        return mean * view.hand_sizes[seat]

    def coin(self, coin: int) -> float:
        """What a coin in hand is worth for a quake to come."""
        return self.weights.null if coin == NULL else self.weights.hand * coin

    def quakes(self, spent: int = 0) -> float:
        """How many quakes are to come if the seat founds `spent` cities now."""
        return self.weights.quakes[self.smallest_hand(spent)]

    def smallest_hand(self, spent: int = 0) -> int:
        sizes = [size - spent * (seat == self.seat) for seat, size in enumerate(self.hand_sizes)]
        return max(0, min(sizes))

    def next_quake(self, prospects: Prospects) -> list[float]:
        """What each seat may expect to score in the next quake."""
        scored = [0.0] * len(self.scores)
        for holding in self.holdings:
            scored[holding.seat] += self.city(prospects, holding)
        return scored

    def city(self, prospects: Prospects, holding: Holding) -> float:
        """What a city may expect to score in the next quake."""
        lives, scored = prospects.of(holding.cell)
        if holding.coins == NULL_ONLY:
            return lives * self.expected_from_null(prospects, holding)
        return sum(scored[coin] for coin in holding.coins) / len(holding.coins)

    def expected_from_null(self, prospects: Prospects, null: Holding) -> float:
        """What a null city may expect to score with the best coin that is, or will be, destroyed."""
        distance = prospects.effects.ground.coast[null.cell]
        chances = [(coin, 1.0) for coin in self.returning[null.seat]]
        if self.closed[null.seat]:
            unknown = self.unknown[null.seat]
            chances += [(coin, self.closed[null.seat] / len(unknown)) for coin in unknown]
        chances += [
            (other.coins[0], 1.0 - prospects.of(other.cell)[0])
            for other in self.holdings
            if other.seat == null.seat and len(other.coins) == 1 and other.cell != null.cell
        ]
        expected, none_better = 0.0, 1.0
        for coin, chance in sorted(chances, reverse=True):
            expected += none_better * chance * points(coin, distance)
            none_better *= 1.0 - chance
        return expected

    def totals(self, scored: Sequence[float], quakes: float) -> list[float]:
        """What each seat may expect to have in the end, if the quakes to come are like the next."""
        return [
            have + (more + hand) * quakes
            for have, more, hand in zip(self.scores, scored, self.hands, strict=True)
        ]

    def margin(self, totals: Sequence[float]) -> float:
        """The seat's own expected total, less the weighted totals of the others."""
        rivals = [total for seat, total in enumerate(totals) if seat != self.seat]
        weights = self.weights
        others = (1.0 - weights.leader) * sum(rivals) / len(rivals) + weights.leader * max(rivals)
        return totals[self.seat] - weights.others * others

    def ending(self, scored: Iterable[float], own: float = 0.0) -> float:
        """What it is worth that the next quake is the last, with `own` more points for the seat."""
        finals = [have + more for have, more in zip(self.scores, scored, strict=True)]
        finals[self.seat] += own
        lead = finals[self.seat] - max(final for seat, final in enumerate(finals) if seat != self.seat)
        return self.weights.ending * tanh(lead / CLEAR_LEAD)
