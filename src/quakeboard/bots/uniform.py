"""The evaluator for any game: equal priors, and random rollouts to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quakeboard.core.game import AnyGame
from quakeboard.core.kernel.rng import Rng


class UniformEvaluator:
    """Gives all actions the same prior, and evaluates a position by one random game to the end."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def prepare(self, position: Any) -> None:
        """Do nothing: equal priors need no preparation."""

    def root_priors(self, position: Any, codes: Sequence[int]) -> list[float]:
        return self.priors(position, codes)

    def priors(self, position: Any, codes: Sequence[int]) -> list[float]:
        return [0.0] * len(codes)

    def shares(self, position: Any) -> list[float]:
        return [1.0 / position.seats] * int(position.seats)

    def rollout(self, position: Any, rng: Rng, until: int) -> list[float]:
        """Play to the end at random; the winners share the win."""
        scores = position.playout(rng)
        best = max(scores)
        winners = sum(score == best for score in scores)
        return [(score == best) / winners for score in scores]
