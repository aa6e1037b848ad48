"""Estimates with their 95 % intervals, from games that are alike within a deal.

The games of a deal share their draws, so they are no independent witnesses: deals are. Every interval here
counts deals, not games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure, and the interval that holds the true one 19 times in 20."""

    value: float
    low: float
    high: float


def mean_by_deal(observed: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of what was observed, each with the number of its deal."""
    mean, error, deals = _mean_and_error(observed)
    reach = _quantile(deals - 1) * error
    return Estimate(mean, mean - reach, mean + reach)


def share_by_deal(observed: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of shares between 0 and 1.

    The interval is Wilson's, for as many independent games as would make the mean as sure as these deals do:
    it stays within 0 and 1, and is honest where nearly all are won.
    """
    listed = list(observed)
    mean, error, deals = _mean_and_error(listed)
    error *= _quantile(deals - 1) / Z
    worth = mean * (1 - mean) / error**2 if error else 0.0
    # Few deals tell little about how alike their games are, so that is believed within bounds only: at worst
    # a deal is worth one game.
    return wilson(mean, min(max(worth, deals), 2 * len(listed)))


def wilson(share: float, games: float) -> Estimate:
    """The interval of a share of so many independent games."""
    z = Z
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def _mean_and_error(observed: Iterable[tuple[int, float]]) -> tuple[float, float, int]:
    """The mean, its standard error by deals, and how many deals there are."""
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, value in observed:
        by_deal[deal].append(value)
    number = sum(map(len, by_deal.values()))
    mean = sum(map(sum, by_deal.values())) / number
    return mean, _error(mean, list(by_deal.values()), number), len(by_deal)


def _error(mean: float, deals: Sequence[Sequence[float]], number: int) -> float:
    if len(deals) == 1:
        return 0.0
    squares = sum(sum(value - mean for value in deal) ** 2 for deal in deals)
    return sqrt(squares * len(deals) / (len(deals) - 1)) / number


def _quantile(freedom: int) -> float:
    """Student's 97.5 % quantile, by its expansion about the normal one; with 2 and less it is 2's."""
    n, z = max(freedom, 2), Z
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
