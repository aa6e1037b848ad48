"""A sequential test between two shares of the wins, deal by deal, with 5 % errors of either kind.

It is Wald's test for as many independent games as the deals are worth, which is how chess engines are tested
in pairs of games: after each deal, the log likelihood ratio of the two shares is compared with two bounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Literal

from quakeboard.arena.estimates import LEAST_EFFECT_WITHOUT_LUCK, effective_games
from quakeboard.arena.luck_free import Observed, without_luck

ERROR = 0.05
"""How often the test decides for one of the shares where the other is true."""
BOUND = log((1 - ERROR) / ERROR)
LOOKS_PER_DEAL = 100
"""Up to so many deals it looks after each; later after each hundredth part more."""

Verdict = Literal["low", "high", "open"]


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """The state of a test."""

    low: float
    high: float
    bound: float
    ratio: float
    """The logarithm of how much likelier the results are by the higher share."""
    deals: int
    verdict: Verdict
    """The share that the results decide for."""


def decision_between(observed: Sequence[Observed], low: float, high: float) -> SequentialTest:
    """Test these games, with their luck taken out."""
    ratio = log_likelihood_ratio(observed, low, high)
    verdict: Verdict = "high" if ratio >= BOUND else "low" if ratio <= -BOUND else "open"
    return SequentialTest(low, high, BOUND, ratio, len({one.deal for one in observed}), verdict)


def log_likelihood_ratio(observed: Sequence[Observed], low: float, high: float) -> float:
    """The logarithm of how much likelier these games are by the higher share than by the lower."""
    share, games = effective_games(without_luck(observed), LEAST_EFFECT_WITHOUT_LUCK)
    return games * (share * log(high / low) + (1 - share) * log((1 - high) / (1 - low)))


def is_look(deals: int) -> bool:
    """Whether the test looks at the results after so many deals: not before the second."""
    return deals >= 2 and deals % max(1, deals // LOOKS_PER_DEAL) == 0
