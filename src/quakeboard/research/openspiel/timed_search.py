"""OpenSpiel's searches with a time limit; by themselves they are limited by simulations only."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, SearchNode

from quakeboard.bots.decision import Budget

if TYPE_CHECKING:
    from quakeboard.research.openspiel.state import QuakeState

MIN_SIMULATIONS = 2
"""The number of simulations that a search makes even without time."""
UNLIMITED = 10**9


class OutOfTime(Exception):
    """The time limit of a search is reached."""


class SearchClock:
    """The time limit of a search, checked before each simulation."""

    def __init__(self, budget: Budget) -> None:
        self._now: Callable[[], float] = thread_time if budget.cpu_time else perf_counter
        self._end = None if budget.seconds is None else self._now() + budget.seconds
        self.simulations = 0

    def tick(self) -> None:
        """Count a simulation; raises `OutOfTime`."""
        if self._end is not None and self.simulations >= MIN_SIMULATIONS and self._now() >= self._end:
            raise OutOfTime
        self.simulations += 1


class TimedMCTS(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's Monte-Carlo tree search with a time limit."""

    def __init__(self, clock: SearchClock, **settings: Any) -> None:
        super().__init__(**settings)
        self._clock = clock
        self._root: SearchNode | None = None

    def mcts_search(self, state: QuakeState) -> SearchNode:
        """The root of the tree after all simulations, or at the time limit."""
        try:
            return super().mcts_search(state)
        except OutOfTime:
            return self._root

    def _apply_tree_policy(self, root: SearchNode, state: QuakeState) -> Any:
        self._clock.tick()
        self._root = root
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set Monte-Carlo tree search with a time limit."""

    def __init__(self, clock: SearchClock, **settings: Any) -> None:
        super().__init__(**settings)
        self._clock = clock

    def run_search(self, state: QuakeState) -> list[tuple[int, float]]:
        """The policy after all simulations, or at the time limit."""
        policy: list[tuple[int, float]]
        try:
            policy = super().run_search(state)
        except OutOfTime:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: QuakeState) -> QuakeState:
        self._clock.tick()
        sampled: QuakeState = super().sample_root_state(state)
        return sampled
