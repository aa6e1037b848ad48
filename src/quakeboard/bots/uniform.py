"""The evaluator for any game: equal priors, and random rollouts to the end of the game."""

from __future__ import annotations

from quakeboard.core.game import AnyGame, Kernel
from quakeboard.core.kernel.rng import Rng


class UniformEvaluator:
    """Gives all actions the same prior, and evaluates a position by one random game to the end."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def prepare(self, kernel: Kernel) -> None:
        """Do nothing: equal priors need no preparation."""

    def root_prior(self, kernel: Kernel, codes: list[int]) -> list[float]:
        return self.prior(kernel, codes)

    def prior(self, kernel: Kernel, codes: list[int]) -> list[float]:
        return [0.0] * len(codes)

    def value(self, kernel: Kernel) -> list[float]:
        return [1.0 / kernel.seats] * kernel.seats

    def rollout(self, kernel: Kernel, rng: Rng, until: int) -> list[float]:
        """Play to the end at random; the winners share the win."""
        scores = kernel.playout(rng)
        best = max(scores)
        winners = sum(score == best for score in scores)
        return [(score == best) / winners for score in scores]
