"""Taking out the luck changes no expectation: exactly in the small game, and over many games in others."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from statistics import mean, pvariance, stdev
from typing import Any

import pytest
from arenas import TINY, played, small_plan
from extent import size
from tremor.game import Tremor
from tremor.kernel import Kernel

from quakeboard.analysis.quick_luck import LuckMeter
from quakeboard.arena.luck_free import Observed, without_luck
from quakeboard.arena.plan import Setup
from quakeboard.arena.run import Run
from quakeboard.arena.standings import compute_standings
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game


def paths(kernel: Kernel, luck: tuple[float, ...], odds: Fraction, meter: LuckMeter) -> Iterator[Any]:
    """All ends of a game, with their odds and their luck: seat 0 plays at random, the others by habit."""
    actor = kernel.actor()
    if actor == OVER:
        yield kernel.scores(), luck, odds
        return
    codes = kernel.codes()
    weights = kernel.weights() if actor == CHANCE else [1] * len(codes)
    if actor > 0:
        codes, weights = [codes[len(kernel.done) % len(codes)]], [1]
    for code, weight in zip(codes, weights, strict=True):
        after = kernel.copy()
        after.step(code)
        gained = [0.0] * kernel.seats
        if actor == CHANCE:
            gained = meter.measure(kernel, code, len(kernel.done))
        together = tuple(a + b for a, b in zip(luck, gained, strict=True))
        yield from paths(after, together, odds * Fraction(weight, sum(weights)), meter)


def share(scores: tuple[int, ...], seat: int) -> float:
    return (scores[seat] == max(scores)) / scores.count(max(scores))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 2), (3, 1)])
def test_in_the_small_game_the_corrected_result_is_expected_to_be_the_plain_one(
    seats: int, rounds: int
) -> None:
    ends = list(paths(Kernel(seats, rounds), (0.0,) * seats, Fraction(1), LuckMeter(Tremor(rounds), "seed")))
    assert sum(odds for _, _, odds in ends) == 1
    assert max(abs(luck[0]) for _, luck, _ in ends) > 0.2, "there is luck to take out"
    for seat in range(seats):
        plain = sum(odds * share(scores, seat) for scores, _, odds in ends)
        corrected = sum(odds * (share(scores, seat) - luck[seat]) for scores, luck, odds in ends)
        assert corrected == pytest.approx(plain, abs=1e-12)
    varies = [sum(odds * share(s, 0) ** 2 for s, _, odds in ends)]
    varies += [sum(odds * (share(s, 0) - luck[0]) ** 2 for s, luck, odds in ends)]
    assert varies[1] < varies[0]


class ScriptedKernel(Kernel):
    """A kernel whose next draws are given."""

    script: list[int]

    def sample(self, rng: Rng) -> int:
        return self.script.pop(0)


def test_where_outcomes_are_sampled_luck_has_mean_zero_over_all_samples() -> None:
    """Every sample of two outcomes together with every actual outcome, weighted by their odds."""
    meter = LuckMeter(Tremor(1), "seed", most_outcomes=2, sample=2)
    before = ScriptedKernel(2, 1, [2, 1, 4, 4])
    codes, weights = before.codes(), before.weights()
    odds = {code: weight / sum(weights) for code, weight in zip(codes, weights, strict=True)}
    total, most = 0.0, 0.0
    for actual, *sampled in product(codes, repeat=3):
        before.script = list(sampled)
        luck = meter.measure(before, actual, 4)[0]
        assert before.script == []
        total += odds[actual] * odds[sampled[0]] * odds[sampled[1]] * luck
        most = max(most, abs(luck))
    assert total == pytest.approx(0.0, abs=1e-12)
    assert most > 0.2


def test_the_sample_does_not_depend_on_the_actual_outcome() -> None:
    game, position = rolls()
    codes = position.kernel.codes()
    first, second = (LuckMeter(game, "seed").measure(position.kernel, code, 9) for code in codes[:2])
    again = LuckMeter(game, "seed").measure(position.kernel, codes[0], 9)
    assert first == again
    values = [LuckMeter(game, "seed", most_outcomes=5000).measure(position.kernel, c, 9) for c in codes[:2]]
    # Two outcomes differ by their values alone, whichever mean is taken from both.
    assert [a - b for a, b in zip(first, second, strict=True)] == pytest.approx(
        [a - b for a, b in zip(*values, strict=True)], abs=1e-12
    )


def rolls() -> tuple[Any, Any]:
    """San Andreas before a roll of the dice."""
    game: Any = make_game("san-andreas", {})
    position, rng = game.start(3), Rng("rolls")
    while position.actor() != CHANCE or position.kernel.turn_number < 8:
        position.happen(position.kernel.sample(rng))
    assert len(position.kernel.codes()) > 1000
    return game, position


def test_draws_of_seismic_have_mean_luck_zero_by_their_odds() -> None:
    game: Any = make_game("seismic", TINY)
    position, rng = game.start(2), Rng("draws")
    seen = 0
    while position.actor() != OVER and seen < 6:
        kernel = position.kernel
        if position.actor() == CHANCE and len(kernel.codes()) > 1 and kernel.turn_number % 5 == 2:
            seen += 1
            lucks = [LuckMeter(game, "any").measure(kernel, code, seen)[0] for code in kernel.codes()]
            total = sum(w * luck for w, luck in zip(kernel.weights(), lucks, strict=True))
            assert total / sum(kernel.weights()) == pytest.approx(0.0, abs=1e-12)
            assert max(map(abs, lucks)) > 0.001
        position.happen(kernel.sample(rng))
    assert seen == 6


def test_what_is_taken_from_a_deal_is_fitted_to_the_others_and_brings_no_bias() -> None:
    """Every course of three deals, each with four outcomes whose luck has mean zero."""
    outcomes = [(1.0, 0.5), (1.0, -0.5), (0.0, -0.3), (0.5, 0.3)]
    expected = mean(share for share, _ in outcomes)
    runs = [
        [Observed(deal, *outcome) for deal, outcome in enumerate(course)]
        for course in product(outcomes, repeat=3)
    ]
    assert mean(mean(value for _, value in without_luck(run)) for run in runs) == pytest.approx(expected)


def test_results_that_are_all_luck_vary_no_more() -> None:
    observed = [Observed(deal, 0.5 + luck, luck) for deal, luck in enumerate([0.5, -0.5, 0.25, -0.25] * 25)]
    assert pvariance([value for _, value in without_luck(observed)]) < 0.001 * 0.15


@pytest.mark.parametrize(
    ("game", "setup", "games"),
    [("seismic", Setup("", 2, TINY), size(400, 60)), ("san-andreas", Setup("", 3, {}), size(600, 60))],
)
def test_over_many_games_luck_has_mean_zero_and_goes_with_the_result(
    game: str, setup: Setup, games: int, tmp_path: Path
) -> None:
    options = make_game(game, setup.options).options_to_json()
    plan = small_plan(
        "random gentle",
        game=game,
        rules_version=make_game(game, {}).rules_version,
        setups=[Setup("", setup.seats, options)],
        challenger="gentle",
        games=games,
    )
    run = played(plan, tmp_path / "run")
    observed = [result.observed("gentle") for result in run.results()]
    by_deal: dict[int, float] = {}
    for one in observed:
        by_deal[one.deal] = by_deal.get(one.deal, 0.0) + one.luck
    sums = list(by_deal.values())
    assert abs(mean(sums)) < 3.5 * stdev(sums) / len(sums) ** 0.5
    assert stdev(sums) > 0.05
    for result in run.results():
        assert sum(result.figures.luck) == pytest.approx(0.0, abs=1e-9), "what one wins, others lose"
    assert covariance(observed) > 0
    check_standings(run)


def covariance(observed: list[Observed]) -> float:
    middle = mean(one.share for one in observed)
    return mean((one.share - middle) * one.luck for one in observed)


def check_standings(run: Run) -> None:
    """Both estimates agree within their intervals."""
    (table,) = compute_standings(run.plan, run.results()).tables
    plain, corrected = table.shares[0].share, table.shares[0].without_luck
    assert corrected is not None
    assert plain.low < corrected.value < plain.high
    assert corrected.low < plain.value < corrected.high
