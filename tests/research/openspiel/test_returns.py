"""What a game returns to its seats."""

from __future__ import annotations

import pytest

from quakeboard.core.game import Outcome
from quakeboard.research.openspiel.returns import RANK, WIN, compute_returns


@pytest.mark.parametrize(
    ("name", "scores", "winners", "returns"),
    [
        (WIN, (9, 4), (0,), [1, -1]),
        (WIN, (4, 4), (0, 1), [0, 0]),
        (WIN, (4, 4), (1,), [-1, 1]),
        (WIN, (9, 4, 1), (0,), [1, -0.5, -0.5]),
        (WIN, (9, 9, 1), (0, 1), [0.25, 0.25, -0.5]),
        (RANK, (9, 4), (0,), [1, -1]),
        (RANK, (9, 4, 1), (0,), [1, 0, -1]),
        (RANK, (9, 9, 1), (0, 1), [0.5, 0.5, -1]),
        (RANK, (9, 9, 1), (1,), [0, 1, -1]),
        (RANK, (1, 1, 1, 1), (0, 1, 2, 3), [0, 0, 0, 0]),
    ],
)
def test_returns(name: str, scores: tuple[int, ...], winners: tuple[int, ...], returns: list[float]) -> None:
    assert compute_returns(name, Outcome("tiles", scores, winners)) == returns
