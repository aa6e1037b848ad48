"""How much of an analysis each step may take."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

LEAST_NODES = 12
"""A step takes so many, however late it is."""

OVERTIME = 4.0
"""An analysis that cannot keep to its seconds even so ends after so many times as many."""

A_GUESS = 0.002
"""Seconds that a node takes, as long as nobody knows."""


class Pace:
    """Spreads the seconds of an analysis over its steps, at most so many nodes for each."""

    def __init__(
        self, most: int, steps: int, seconds: float | None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._most = most
        self._left = steps
        self._seconds = seconds
        self._clock = clock
        self._start = clock()

    @property
    def is_over(self) -> bool:
        """Whether there is no time for another step."""
        return self._seconds is not None and self._clock() - self._start > OVERTIME * self._seconds

    def nodes(self, spent: int) -> int:
        """How many nodes the next step may take, if so many were spent until now."""
        left, self._left = self._left, self._left - 1
        if self._seconds is None:
            return self._most
        taken = self._clock() - self._start
        each = taken / spent if spent else A_GUESS
        allowed = (self._seconds - taken) / max(1, left) / each
        return max(min(self._most, LEAST_NODES), min(self._most, int(allowed)))
