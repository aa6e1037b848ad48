"""One way on from a moment of a game, played again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

from quakeboard.analysis.rollouts import PlayingOn

Way = Callable[[Any, str], None]
"""What is done first, to a position, with some luck."""


class Arm:
    """All arms of a moment that are played with the same numbers have the same luck, so that differences
    between them are known better than what each is worth."""

    def __init__(self, playing_on: PlayingOn, deals: Sequence[Any], seed: str, way: Way) -> None:
        self._playing_on = playing_on
        self._deals = deals
        self._seed = seed
        self._way = way
        self.shares: list[list[float]] = []
        """What share of the win each seat got, each time."""

    def play(self, numbers: range) -> None:
        """Play it on with the luck of each of these numbers."""
        for number in numbers:
            position = self._deals[number % len(self._deals)].copy()
            luck = f"{self._seed} {number}"
            self._way(position, luck)
            self.shares.append(self._playing_on.finish(position, number, luck))

    def mean(self) -> list[float]:
        """The share of the win that each seat may expect."""
        return [sum(column) / len(column) for column in zip(*self.shares, strict=True)]

    def of(self, seat: int) -> list[float]:
        return [shares[seat] for shares in self.shares]

    def error(self) -> float:
        """How exactly the mean is known, for the seat of which least is known."""
        return max(half_width(column) for column in zip(*self.shares, strict=True))


def doing(code: int) -> Way:
    """To do what has this number."""
    return lambda position, luck: position.step(code)


def half_width(values: Sequence[float]) -> float:
    """Half the width of a 95 % interval around the mean."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return _student(count - 1) * sqrt(variance / count)


def _student(freedom: int) -> float:
    """How many standard errors hold 95 % if they are known from few values; exact to 4 % from 3 on."""
    return 1.96 + 2.37 / freedom + 2.8 / freedom**2
