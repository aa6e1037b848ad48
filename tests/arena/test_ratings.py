"""Ratings and intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import isfinite, log
from random import Random

import pytest

from quakeboard.arena.estimates import mean_by_deal, share_by_deal
from quakeboard.arena.plan import Plan, Setup
from quakeboard.arena.ratings import Contest, rate

STRENGTHS = {"a": 300.0, "b": 100.0, "c": -150.0, "d": -250.0}
"""Their mean is 0."""


def contests(seats: int, deals: int, rng: Random, luck: float = 0.0, **fields: str) -> list[Contest]:
    """Made-up games in which a seat wins in proportion to its strength, and to the luck of its deal."""
    tables = fields.get("tables", "pairs")
    setups = [Setup("", seats, {})]
    plan = Plan("arena", "", "", 1, setups, list(STRENGTHS), tables, None, "", deals * seats)  # type: ignore[arg-type]
    lucky = {(deal, seat): rng.gauss(0, luck) for deal in range(deals) for seat in range(seats)}
    found = []
    for fixture in plan.fixtures():
        weights = [
            10 ** ((STRENGTHS[bot] + lucky[fixture.deal, seat]) / 400)
            for seat, bot in enumerate(fixture.bots)
        ]
        winner = rng.choices(fixture.bots, weights)[0]
        shares = {bot: float(bot == winner) for bot in fixture.bots}
        found.append(Contest(fixture.deal, fixture.bots, shares))
    return found


@pytest.mark.parametrize(("seats", "tables"), [(2, "pairs"), (3, "pairs"), (4, "pairs"), (4, "mixed")])
def test_ratings_recover_known_strengths(seats: int, tables: str) -> None:
    found = rate(list(STRENGTHS), contests(seats, 400, Random(1), tables=tables))
    for bot, strength in STRENGTHS.items():
        assert found[bot].value == pytest.approx(strength, abs=40)
        assert found[bot].low < strength < found[bot].high
        assert found[bot].high - found[bot].low < 120


def test_intervals_hold_the_truth_about_19_times_in_20() -> None:
    rng = Random(2)
    hits = [
        estimate.low < STRENGTHS[bot] < estimate.high
        for _ in range(100)
        for bot, estimate in rate(list(STRENGTHS), contests(2, 20, rng)).items()
    ]
    assert 0.91 < sum(hits) / len(hits) < 0.99


def always(winner: str, loser: str, deals: int) -> Iterable[Contest]:
    for deal in range(deals):
        for bots in ((winner, loser), (loser, winner)):
            yield Contest(deal, bots, {winner: 1.0, loser: 0.0})


def test_who_wins_everything_has_a_finite_rating_that_grows_with_the_games() -> None:
    few, many = (rate(["a", "b"], always("a", "b", deals))["a"] for deals in (5, 500))
    assert isfinite(many.high)
    assert 0 < few.value < many.value
    assert few.low < few.value - 100, "ten games are no proof of much"


def test_shared_wins_are_half_wins() -> None:
    drawn = [Contest(deal, ("a", "b"), {"a": 0.5, "b": 0.5}) for deal in range(50)]
    assert rate(["a", "b"], drawn)["a"].value == pytest.approx(0, abs=1e-6)
    half = [Contest(d, ("a", "b"), {"a": s, "b": 1 - s}) for d in range(50) for s in (0.5, 1.0)]
    # Three quarters of the wins are odds of three to one.
    assert rate(["a", "b"], half)["a"].value == pytest.approx(400 * log(3, 10) / 2, abs=5)


def test_games_of_a_deal_that_go_the_same_way_count_as_one_game() -> None:
    rng = Random(3)
    once = [(deal, float(rng.random() < 0.6)) for deal in range(200)]
    copied = [pair for pair in once for _ in range(4)]
    one, four = share_by_deal(once), share_by_deal(copied)
    assert four.high - four.low == pytest.approx(one.high - one.low, rel=0.01)
    ratings = [
        rate(["a", "b"], [Contest(deal, ("a", "b"), {"a": won, "b": 1 - won}) for deal, won in pairs])["a"]
        for pairs in (once, copied)
    ]
    assert ratings[1].high - ratings[1].low == pytest.approx(ratings[0].high - ratings[0].low, rel=0.03)


def test_shares_hold_the_truth_about_19_times_in_20() -> None:
    rng = Random(4)
    hits = 0
    for _ in range(400):
        chances = [rng.choice([0.4, 1.0]) for _ in range(40)]
        found = share_by_deal(
            (deal, float(rng.random() < chance)) for deal, chance in enumerate(chances) for _ in range(2)
        )
        hits += found.low < 0.7 < found.high
    assert 0.92 < hits / 400 < 0.99


@pytest.mark.parametrize(("won", "deals", "low"), [(1.0, 100, 0.963), (1.0, 1000, 0.996)])
def test_even_a_clean_sweep_is_not_certain(won: float, deals: int, low: float) -> None:
    found = share_by_deal((deal, won) for deal in range(deals))
    assert found.value == found.high == 1.0
    assert found.low == pytest.approx(low, abs=0.002)


def test_the_error_of_a_mean_is_computed_by_deals() -> None:
    found = mean_by_deal((deal, 11.0 + 2 * deal + side) for deal in range(5) for side in (-1, 1))
    assert found.value == 15.0
    # Five means of deals, 11 to 19: their standard error is √2, and Student's quantile 2.776.
    assert found.high - found.value == pytest.approx(2.776 * 2**0.5, rel=0.005)
