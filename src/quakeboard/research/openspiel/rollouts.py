"""Random games to the end, played inside the kernel: what OpenSpiel's searches judge a state by.

OpenSpiel's own evaluator steps a Python state from action to action. This one plays random games in the same
way, and so judges alike, but in the kernel: some two hundred times as fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from quakeboard.core.kernel.rng import Rng
from quakeboard.research.openspiel.returns import returned

if TYPE_CHECKING:
    from quakeboard.research.openspiel.state import QuakeState


class KernelRollouts(RandomRolloutEvaluator):  # type: ignore[misc]
    """The mean returns of so many random games."""

    def __init__(self, n_rollouts: int, seed: int) -> None:
        super().__init__(n_rollouts)
        self._rng = Rng(seed)

    def evaluate(self, state: QuakeState) -> NDArray[np.float64]:
        """Play on from a state, which stays as it is."""
        pays = state.get_game().pays
        result = np.zeros(state.num_players())
        for _ in range(self.n_rollouts):
            position = state.held.position.copy()
            position.playout(self._rng)
            result += returned(pays, position.outcome())
        mean: NDArray[np.float64] = result / self.n_rollouts
        return mean
