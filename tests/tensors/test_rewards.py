"""What a finished game is worth to each seat."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.game import Outcome
from quakeboard.tensors.kernel.rewards import BadRewards, check_rewards, rewards_of


@pytest.mark.parametrize(
    ("scores", "winners", "by_rank", "by_margin"),
    [
        ((30, 20), (0,), [1, -1], [10, -10]),
        ((20, 20), (0, 1), [0, 0], [0, 0]),
        ((20, 20), (1,), [-1, 1], [0, 0]),  # the taller one wins (ruling S13)
        ((9, 3, 6), (0,), [1, -1, 0], [4.5, -4.5, 0]),
        ((9, 9, 6), (0, 1), [0.5, 0.5, -1], [1.5, 1.5, -3]),
        ((9, 9, 6), (0,), [1, 0, -1], [1.5, 1.5, -3]),
        ((-3, 0, 0, 3), (3,), [-1, 0, 0, 1], [-4, 0, 0, 4]),
    ],
)
def test_rewards_by_rank_and_by_margin(
    scores: tuple[int, ...], winners: tuple[int, ...], by_rank: list[float], by_margin: list[float]
) -> None:
    outcome = Outcome("tiles", scores, winners)
    assert rewards_of(outcome, "rank") == pytest.approx(by_rank)
    assert rewards_of(outcome, "margin") == pytest.approx(by_margin)


@given(st.lists(st.integers(-50, 200), min_size=2, max_size=4), st.sampled_from(["rank", "margin"]))
def test_what_one_gains_the_others_lose(scores: list[int], name: str) -> None:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    found = rewards_of(Outcome("tiles", tuple(scores), winners), name)
    assert sum(found) == pytest.approx(0, abs=1e-3)
    assert all(found[winner] == max(found) for winner in winners)


def test_other_rewards_are_refused() -> None:
    check_rewards("margin")
    with pytest.raises(BadRewards, match="There are: rank, margin"):
        check_rewards("fame")
