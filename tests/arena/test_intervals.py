"""Intervals of shares hold the truth as often as they say: reckoned exactly, not by trial."""

from __future__ import annotations

from math import comb, sqrt
from random import Random

import pytest
from arenas import game_with_luck
from extent import size
from scipy import stats

from quakeboard.arena.beta import beta_quantile
from quakeboard.arena.estimates import LEAST_EFFECT_WITHOUT_LUCK, Estimate, exact_interval, share_by_deal
from quakeboard.arena.luck_free import Observed, without_luck

SHARES = (0.5, 0.6, 0.75, 0.9, 0.95, 0.99)
ALIKE = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""How the two games of a deal go together: always one win each as far as can be, freely, always the same."""
Intervals = dict[tuple[int, int], Estimate]


def intervals(deals: int) -> Intervals:
    """The interval for each number of deals with two wins and with one, of deals of two games."""
    found = {}
    for two in range(deals + 1):
        for one in range(deals + 1 - two):
            wins = [2] * two + [1] * one + [0] * (deals - two - one)
            games = [(deal, float(game < won)) for deal, won in enumerate(wins) for game in range(2)]
            found[two, one] = share_by_deal(games)
    return found


def coverage(found: Intervals, deals: int, share: float, alike: float) -> float:
    """How likely the interval holds the share that is true."""
    free = 2 * share * (1 - share)
    one = free * (1 - alike) if alike >= 0 else free - alike * (2 * min(share, 1 - share) - free)
    two, none = share - one / 2, max(0.0, 1 - share - one / 2)
    return sum(
        comb(deals, a) * comb(deals - a, b) * two**a * one**b * none ** (deals - a - b)
        for (a, b), interval in found.items()
        if interval.low <= share <= interval.high
    )


@pytest.mark.parametrize("deals", [10, 20, *([50] if size(1, 0) else [])])
def test_the_interval_of_a_share_holds_the_truth_in_95_of_100_runs_at_least(deals: int) -> None:
    found = intervals(deals)
    cases = {(share, alike): coverage(found, deals, share, alike) for share in SHARES for alike in ALIKE}
    assert {case: held for case, held in cases.items() if held < 0.95} == {}
    assert sum(cases.values()) / len(cases) < 0.995, "and it is not so wide that it says nothing"


@pytest.mark.parametrize("share", [0.5, 0.95])
@pytest.mark.parametrize("deals", [10, 20, 50])
def test_the_interval_without_luck_holds_the_truth_as_often(deals: int, share: float) -> None:
    rng, runs, held = Random(deals), size(2000, 150), 0
    for _ in range(runs):
        games = [game_with_luck(rng, share, 0.8) for _ in range(2 * deals)]
        observed = [Observed(number // 2, one.share, one.luck) for number, one in enumerate(games)]
        interval = share_by_deal(without_luck(observed), LEAST_EFFECT_WITHOUT_LUCK)
        held += interval.low <= share <= interval.high
    assert held / runs >= 0.95 - 2 * sqrt(0.95 * 0.05 / runs)


def test_quantiles_of_the_beta_distribution_are_those_of_scipy() -> None:
    for a in (0.02, 0.5, 1.0, 7.3, 400.0, 30_000.0):
        for b in (0.5, 1.0, 19.0, 2_000.0):
            for probability in (0.025, 0.5, 0.975):
                expected = stats.beta.ppf(probability, a, b)
                assert beta_quantile(probability, a, b) == pytest.approx(expected, abs=1e-9)


def test_the_exact_interval_has_the_textbook_value() -> None:
    found = exact_interval(0.9, 10)
    assert (found.low, found.high) == pytest.approx((0.5550, 0.9975), abs=1e-4)
