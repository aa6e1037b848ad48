"""Shares of wins with the luck of the draws taken out.

From the share of each game a multiple of its luck is taken, which has mean 0: so the mean stays what it was
expected to be, and varies less. How much of the luck counts is fitted, for each deal, to all other deals;
what is fitted without a deal knows nothing of its luck, so that this brings no bias either.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

PRIOR_DEALS = 5.0
"""As many deals as this say, before any is played, that the luck counts as it was measured."""


@dataclass(frozen=True, slots=True)
class Observed:
    """A bot's share of the win in a game of a deal, and how much of it was luck."""

    deal: int
    share: float
    luck: float


def without_luck(observed: Sequence[Observed]) -> list[tuple[int, float]]:
    """The share of each game less its luck, with the number of its deal."""
    deals: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for one in observed:
        sums = deals[one.deal]
        sums[0] += 1
        sums[1] += one.share
        sums[2] += one.luck
    weights = _weights(deals)
    return [(one.deal, one.share - weights[one.deal] * one.luck) for one in observed]


def _weights(deals: dict[int, list[float]]) -> dict[int, float]:
    """For each deal, the regression of shares on luck over all others."""
    games = sum(count for count, _, _ in deals.values())
    shares = sum(share for _, share, _ in deals.values())
    products = sum(share * luck for _, share, luck in deals.values())
    lucks = sum(count * luck for count, _, luck in deals.values())
    squares = sum(luck * luck for _, _, luck in deals.values())
    found = {}
    for deal, (count, share, luck) in deals.items():
        rest = squares - luck * luck
        if len(deals) == 1 or rest <= 0.0:
            found[deal] = 1.0
            continue
        mean = (shares - share) / (games - count)
        covariance = products - share * luck - mean * (lucks - count * luck)
        prior = PRIOR_DEALS * rest / (len(deals) - 1)
        found[deal] = (covariance + prior) / (rest + prior)
    return found
