"""Luck has mean zero over all that chance could have brought."""

from __future__ import annotations

from typing import Any

import pytest
from finished_games import random_game
from hypothesis import given
from hypothesis import strategies as st
from played import play_short

from quakeboard.analysis.luck import difference_from_average, evaluate_luck
from quakeboard.analysis.rollouts import Rollouts
from quakeboard.core.game import CHANCE
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game


def lucks_of(game: Any, position: Any, codes: list[int], nodes: int) -> list[list[float]]:
    """How lucky each of these outcomes would be."""
    rollouts = Rollouts(game)
    rollouts.prepare(position)
    return [
        evaluate_luck(rollouts, position, code, nodes, f"luck {number}").luck
        for number, code in enumerate(codes)
    ]


@given(st.lists(st.tuples(st.floats(0, 1), st.integers(1, 99)), min_size=1))
def test_luck_is_the_outcome_less_the_weighted_average(outcomes: list[tuple[float, int]]) -> None:
    means = [[win, 1 - win] for win, _ in outcomes]
    weights = [weight for _, weight in outcomes]
    for seat in (0, 1):
        total = sum(
            weight * difference_from_average(mean, means, weights)[seat]
            for mean, weight in zip(means, weights, strict=True)
        )
        assert total == pytest.approx(0.0, abs=1e-9 * sum(weights))


def test_luck_has_mean_zero_over_all_draws_weighted_by_their_odds() -> None:
    game: Any = play_short().make_game()
    position, _ = random_game(game, 2, "draw 1", lambda it: it.pile <= 5 and it.actor() == CHANCE)
    codes, weights = position.codes(), position.weights()
    assert [weight / sum(weights) for weight in weights] == [float(share) for _, share in position.odds()]
    found = lucks_of(game, position, codes, nodes=16 * len(codes))
    for seat in (0, 1):
        mean = sum(luck[seat] * weight for luck, weight in zip(found, weights, strict=True)) / sum(weights)
        assert mean == pytest.approx(0.0, abs=0.04)
    assert max(abs(luck[0]) for luck in found) > 0.2


def test_over_many_rolls_luck_has_mean_zero() -> None:
    """There are more than a thousand rolls, so outcomes are sampled."""
    game: Any = make_game("san-andreas", {})
    position, _ = random_game(
        game, 3, "last roll 0", lambda it: it.actor() == CHANCE and not all(it.state()["hands"])
    )
    assert len(position.codes()) > 1000
    rng = Rng("rolls")
    found = lucks_of(game, position, [position.sample(rng) for _ in range(60)], nodes=12)
    for seat in range(3):
        assert sum(luck[seat] for luck in found) / len(found) == pytest.approx(0.0, abs=0.15)
    assert max(max(luck) for luck in found) > 0.3


def test_a_certain_outcome_is_no_luck() -> None:
    game: Any = make_game("seismic", {})
    position, _ = random_game(game, 2, "sure", lambda it: it.actor() == CHANCE and len(it.codes()) == 1)
    assert position.actor() == CHANCE
    assert lucks_of(game, position, position.codes(), nodes=8) == [[0.0, 0.0]]
