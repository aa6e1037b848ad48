"""Estimates with 95 % intervals from games that are clustered by deal.

The games of a deal share their draws and are correlated; deals are independent. Every interval here is
computed by deals, not by games.
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
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def mean_by_deal(observed: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of values, each given with the number of its deal."""
    mean, error, deals = _mean_and_error(observed)
    half_width = _student_quantile(deals - 1) * error
    return Estimate(mean, mean - half_width, mean + half_width)


def share_by_deal(observed: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of shares between 0 and 1.

    The interval is Wilson's for the effective number of independent games: it stays within 0 and 1, and is
    valid also for shares near them.
    """
    values = list(observed)
    mean, error, deals = _mean_and_error(values)
    error *= _student_quantile(deals - 1) / Z
    effective = mean * (1 - mean) / error**2 if error else 0.0
    # With few deals the correlation within them is known badly, so the effective number is bounded: a deal
    # counts for at least one game.
    return wilson(mean, min(max(effective, deals), 2 * len(values)))


def wilson(share: float, games: float) -> Estimate:
    """Wilson's interval of a share of `games` independent games."""
    z = Z
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half_width = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Estimate(
        share, max(0.0, min(share, middle - half_width)), min(1.0, max(share, middle + half_width))
    )


def _mean_and_error(observed: Iterable[tuple[int, float]]) -> tuple[float, float, int]:
    """The mean, its standard error by deals, and the number of deals."""
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


def _student_quantile(freedom: int) -> float:
    """Student's 97.5 % quantile by its expansion about the normal one; below 2 degrees that of 2."""
    n, z = max(freedom, 2), Z
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
