"""Random rollouts inside the kernel, as an evaluator for OpenSpiel's searches.

OpenSpiel's own evaluator steps a Python state. This one has the same distribution, but runs in the kernel,
about two hundred times as fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel.returns import compute_returns

if TYPE_CHECKING:
    from quakeboard.research.openspiel.state import QuakeState


class KernelRollouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """The mean returns of random rollouts."""

    def __init__(self, n_rollouts: int, seed: int) -> None:
        super().__init__(n_rollouts)
        self._rng = Rng(seed)

    def evaluate(self, state: QuakeState) -> NDArray[np.float64]:
        """The mean returns from a state, which is not changed."""
        returns_kind = state.get_game().returns_kind
        result = np.zeros(state.num_players())
        for _ in range(self.n_rollouts):
            position = state.payload.position.copy()
            position.kernel.playout(self._rng)
            outcome = position.outcome()
            assert outcome is not None
            result += compute_returns(returns_kind, outcome)
        mean: NDArray[np.float64] = result / self.n_rollouts
        return mean
