"""Sequential halving: the best is left, and what is hard to tell apart is tried most."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.analysis.levels import LEVELS as ANALYSIS_LEVELS
from quakeboard.bots.halving import count_rounds, halve
from quakeboard.bots.levels import LEVELS


@given(st.lists(st.integers(0, 20), min_size=1, max_size=40))
def test_the_first_of_the_best_is_left_after_the_rounds_that_were_counted(worth: list[int]) -> None:
    sizes: list[int] = []

    def play_round(left: list[int], number: int) -> list[int]:
        assert number == len(sizes)
        sizes.append(len(left))
        return left

    assert halve(range(len(worth)), play_round, lambda one: -worth[one]) == worth.index(max(worth))
    assert len(sizes) == count_rounds(len(worth))
    assert all(after == (before + 1) // 2 for before, after in itertools.pairwise(sizes))


def test_a_round_may_drop_more_and_so_end_it() -> None:
    rounds: list[int] = []

    def play_round(left: list[int], number: int) -> list[int]:
        rounds.append(number)
        return left[-1:]

    assert halve(range(16), play_round, float) == 15
    assert rounds == [0]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_an_analysis_too(name: str) -> None:
    assert ANALYSIS_LEVELS[name].nodes == LEVELS[name].analysis_nodes
    assert not ANALYSIS_LEVELS[name].blind
