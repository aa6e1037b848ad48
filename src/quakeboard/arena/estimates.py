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

from quakeboard.arena.beta import beta_quantile

Z = NormalDist().inv_cdf(0.975)
LEAST_EFFECT = 0.5
"""A plain game is never counted as more than two independent ones, however even the deals were."""
LEAST_EFFECT_WITHOUT_LUCK = 0.05
"""A game without luck is never counted as more than 20 independent ones."""


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


def share_by_deal(observed: Iterable[tuple[int, float]], least_effect: float = LEAST_EFFECT) -> Estimate:
    """The mean of shares of wins, each given with the number of its deal.

    The interval is that of Korn and Graubard: Clopper and Pearson's exact one, for the number of independent
    games that these are worth (docs/adr/0023). A share without luck may lie beyond 0 and 1; what is reported
    does not.
    """
    mean, games = effective_games(observed, least_effect)
    return exact_interval(min(max(mean, 0.0), 1.0), games)


def effective_games(
    observed: Iterable[tuple[int, float]], least_effect: float = LEAST_EFFECT
) -> tuple[float, float]:
    """The mean of shares of wins, and the number of independent games that tell as much."""
    values = list(observed)
    mean, error, deals = _mean_and_error(values)
    games, share = len(values), min(max(mean, 0.0), 1.0)
    independent = games * share * (1 - share)
    """The variance of the wins if all games were independent."""
    # How much the games of a deal are alike shows where results differ. So it is as if one game more had
    # varied, and all of its deal with it: a clean sweep is worth no more games than it has deals.
    alike = games / deals
    effect = ((games * error) ** 2 + alike) / (independent + 1)
    return mean, games / min(max(effect, least_effect), alike)


def exact_interval(share: float, games: float) -> Estimate:
    """Clopper and Pearson's interval of a share of `games` independent games."""
    won, lost = share * games, (1 - share) * games
    low = beta_quantile(0.025, won, lost + 1) if won > 0 else 0.0
    high = beta_quantile(0.975, won + 1, lost) if lost > 0 else 1.0
    return Estimate(share, low, high)


def variance_by_deal(observed: Iterable[tuple[int, float]]) -> float:
    """The variance of the mean."""
    return _mean_and_error(observed)[1] ** 2


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
