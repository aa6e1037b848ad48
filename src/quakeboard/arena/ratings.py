"""Bradley–Terry ratings with intervals, for any number of seats.

A seat wins with a probability in proportion to the strength of its bot: with two seats this is the model of
Bradley and Terry, with more its extension by Luce. A shared win counts by its shares. Ratings are logarithms
of strengths on Elo's scale, where 400 points are odds of ten to one; their mean is 0.

As a prior, every bot has drawn one imagined game against a bot of strength 1. So ratings are finite even for
a bot that wins every game, and the prior fades as games are played.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from quakeboard.arena.estimates import Estimate, Z

ELO = 400 / log(10)
MAX_STEPS = 200
TOLERANCE = 1e-10

Vector = list[float]
Matrix = list[Vector]


@dataclass(frozen=True, slots=True)
class Contest:
    """A game: the bots in its seats, and each bot's share of the win."""

    deal: int
    bots: tuple[str, ...]
    shares: dict[str, float]


def rate(bots: Sequence[str], contests: Iterable[Contest]) -> dict[str, Estimate]:
    """The rating of each bot, with intervals that allow for correlation within deals."""
    model = _Model(bots, contests)
    strengths = model.fit()
    errors = model.errors(strengths)
    mean = sum(strengths) / len(strengths)
    found = {}
    for bot, strength, error in zip(bots, strengths, errors, strict=True):
        rating, reach = ELO * (strength - mean), ELO * Z * error
        found[bot] = Estimate(rating, rating - reach, rating + reach)
    return found


class _Model:
    """The likelihood of the results; strengths are natural logarithms."""

    def __init__(self, bots: Sequence[str], contests: Iterable[Contest]) -> None:
        self.size = len(bots)
        place = {bot: number for number, bot in enumerate(bots)}
        self._deals: dict[int, dict[tuple[int, ...], Vector]] = defaultdict(dict)
        """By deal and by the number of seats of each bot: the wins of each bot, then the number of games."""
        for contest in contests:
            seats = tuple(contest.bots.count(bot) for bot in bots)
            tally = self._deals[contest.deal].setdefault(seats, [0.0] * (self.size + 1))
            tally[-1] += 1
            for bot, share in contest.shares.items():
                tally[place[bot]] += share

    def fit(self) -> Vector:
        """The strengths of maximum likelihood, by Newton's method with bounded steps."""
        total = self._total()
        at = [0.0] * self.size
        for _ in range(MAX_STEPS):
            gradient = self._prior_gradient(at)
            for seats, tally in total.items():
                _add(gradient, _surplus(seats, tally, at))
            step = _times(_inverse(self._curvature(total, at)), gradient)
            longest = max(map(abs, step))
            shrink = min(1.0, 1.0 / longest) if longest else 1.0
            _add(at, [shrink * part for part in step])
            if longest < TOLERANCE:
                break
        return at

    def errors(self, at: Vector) -> Vector:
        """The standard error of each strength relative to the mean.

        It is the larger of two estimates: the sandwich estimate by deals, which fails for a bot that wins
        everything, and that of the curvature, which ignores correlation within deals.
        """
        bread = _inverse(self._curvature(self._total(), at))
        meat = self._meat(at)
        by_deals = _centred([_times(bread, _times(meat, row)) for row in bread])
        by_games = _centred(bread)
        return [sqrt(max(by_deals[i][i], by_games[i][i])) for i in range(self.size)]

    def _meat(self, at: Vector) -> Matrix:
        factor = len(self._deals) / max(1, len(self._deals) - 1)
        meat = [[0.0] * self.size for _ in range(self.size)]
        for deal in self._deals.values():
            score = self._score(deal, at)
            for row, left in zip(meat, score, strict=True):
                _add(row, [factor * left * right for right in score])
        return meat

    def _score(self, deal: dict[tuple[int, ...], Vector], at: Vector) -> Vector:
        found = [0.0] * self.size
        for seats, tally in deal.items():
            _add(found, _surplus(seats, tally, at))
        return found

    def _total(self) -> dict[tuple[int, ...], Vector]:
        total: dict[tuple[int, ...], Vector] = {}
        for deal in self._deals.values():
            for seats, tally in deal.items():
                _add(total.setdefault(seats, [0.0] * (self.size + 1)), tally)
        return total

    def _prior_gradient(self, at: Vector) -> Vector:
        return [0.5 - 1 / (1 + exp(-strength)) for strength in at]

    def _curvature(self, total: dict[tuple[int, ...], Vector], at: Vector) -> Matrix:
        matrix = [[0.0] * self.size for _ in range(self.size)]
        for i, strength in enumerate(at):
            matrix[i][i] = exp(-abs(strength)) / (1 + exp(-abs(strength))) ** 2
        for seats, tally in total.items():
            chances = _chances(seats, at)
            for i, left in enumerate(chances):
                for j, right in enumerate(chances):
                    matrix[i][j] += tally[-1] * ((left if i == j else 0.0) - left * right)
        return matrix


def _chances(seats: tuple[int, ...], at: Vector) -> Vector:
    """For each bot, the probability that one of its seats wins."""
    top = max(strength for count, strength in zip(seats, at, strict=True) if count)
    weights = [
        count * exp(strength - top) if count else 0.0 for count, strength in zip(seats, at, strict=True)
    ]
    return [weight / sum(weights) for weight in weights]


def _surplus(seats: tuple[int, ...], tally: Vector, at: Vector) -> Vector:
    """Each bot's wins less the expected wins."""
    return [won - tally[-1] * chance for won, chance in zip(tally, _chances(seats, at), strict=False)]


# ---------------------------------------------------------------------- small matrices


def _add(to: Vector, what: Sequence[float]) -> None:
    for number, part in enumerate(what):
        to[number] += part


def _times(matrix: Matrix, vector: Sequence[float]) -> Vector:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss-Jordan elimination without pivoting, as the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [part / rows[i][i] for part in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [b - rows[j][i] * a for a, b in zip(rows[i], rows[j], strict=True)]
    return [row[size:] for row in rows]


def _centred(matrix: Matrix) -> Matrix:
    """The covariance of the differences from the mean."""
    size = len(matrix)
    rows = [sum(row) / size for row in matrix]
    whole = sum(rows) / size
    return [[part - rows[i] - rows[j] + whole for j, part in enumerate(row)] for i, row in enumerate(matrix)]
