"""OpenSpiel's searches, stopped in time: it knows budgets of simulations only."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Any

from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, SearchNode

from quakeboard.bots.protocol import Budget

FEWEST = 2
"""Simulations without which a search has tried nothing yet."""
ENDLESS = 10**9


class TimeIsUp(Exception):
    """Enough was thought."""


class Clock:
    """Says when a search has thought long enough. It is asked before each simulation."""

    def __init__(self, budget: Budget) -> None:
        self._now: Callable[[], float] = thread_time if budget.cpu_time else perf_counter
        self._end = None if budget.seconds is None else self._now() + budget.seconds
        self.simulations = 0

    def tick(self) -> None:
        """Raises `TimeIsUp`."""
        if self._end is not None and self.simulations >= FEWEST and self._now() >= self._end:
            raise TimeIsUp
        self.simulations += 1


class TimedMCTS(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's Monte-Carlo tree search."""

    def __init__(self, clock: Clock, **settings: Any) -> None:
        super().__init__(**settings)
        self._clock = clock
        self._root: SearchNode | None = None

    def mcts_search(self, state: Any) -> SearchNode:
        """The root of the tree, when the simulations are made or the time is up."""
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self._root

    def _apply_tree_policy(self, root: SearchNode, state: Any) -> Any:
        self._clock.tick()
        self._root = root
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set Monte-Carlo tree search."""

    def __init__(self, clock: Clock, **settings: Any) -> None:
        super().__init__(**settings)
        self._clock = clock

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """The policy, when the simulations are made or the time is up."""
        try:
            return super().run_search(state)  # type: ignore[no-any-return]
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)  # type: ignore[no-any-return]

    def sample_root_state(self, state: Any) -> Any:
        self._clock.tick()
        return super().sample_root_state(state)
