"""Probabilities with their errors, and sampling them within a time limit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import hypot, sqrt
from time import monotonic

Z = 1.96
"""The number of standard deviations to either side in a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A probability and its error: half the width of a 95 % interval, 0 where it is exact."""

    p: float
    error: float = 0.0

    @property
    def percent(self) -> int:
        """The probability in whole percent; 0 and 100 only where it is certain."""
        whole = round(100 * self.p)
        return whole if self.p in (0.0, 1.0) else min(99, max(1, whole))

    def plus(self, other: Odds) -> Odds:
        """The probability of either of two exclusive events with independent errors."""
        return Odds(min(1.0, self.p + other.p), hypot(self.error, other.error))


NEVER = Odds(0.0)


@dataclass(frozen=True, slots=True)
class Danger:
    """The probabilities that something on the board is destroyed."""

    at: str
    """The place of the tile or city, in the notation of its game."""
    seat: int | None
    """The owner of the city, or of the crew on the tile."""
    odds: Mapping[str, Odds]
    """By kind of question, which each game defines: how likely it is to be lost."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much work a forecast may do."""

    nodes: int = 4000
    """The positions that an exact forecast may visit; if it would take more, it is sampled."""
    samples: int = 2000
    """The number of samples of a sampled forecast."""
    seconds: float | None = 1.0
    """The time after which a sampled forecast stops early, with a larger error; None for no limit."""

    def deadline(self) -> Deadline:
        return Deadline(self.seconds)


class Deadline:
    """A time limit that starts when it is made; None is no limit."""

    MIN_SAMPLES = 20
    """The number of samples that are taken even after the time is up."""

    def __init__(self, seconds: float | None) -> None:
        self._until = None if seconds is None else monotonic() + seconds

    def samples(self, limit: int, share: float = 1.0) -> Iterable[int]:
        """Numbers from 0 up to a limit, until this share of the remaining time is over."""
        until = None if self._until is None else monotonic() + share * max(0.0, self._until - monotonic())
        for number in range(limit):
            if until is not None and number >= self.MIN_SAMPLES and monotonic() > until:
                return
            yield number


class Tally:
    """Sums up samples, each a number from 0 to 1 for each of several things."""

    def __init__(self) -> None:
        self.samples = 0
        self._most = 0.0
        self._sums: dict[int, float] = {}
        self._squares: dict[int, float] = {}

    def add(self, sample: Mapping[int, float], most: float = 1.0) -> None:
        """Add a sample, in which missing things are 0; `most` is the largest number it could have had."""
        self.samples += 1
        self._most = max(self._most, most)
        for thing, p in sample.items():
            self._sums[thing] = self._sums.get(thing, 0.0) + p
            self._squares[thing] = self._squares.get(thing, 0.0) + p * p

    def mean(self, thing: int) -> float:
        return min(1.0, self._sums.get(thing, 0.0) / self.samples) if self.samples else 0.0

    def odds(self, thing: int) -> Odds:
        """The mean with its error.

        Four imagined samples, two of 0 and two of the most, keep the error above 0 where an event was never
        seen but may happen.
        """
        total = self._sums.get(thing, 0.0) + 2.0 * self._most
        squares = self._squares.get(thing, 0.0) + 2.0 * self._most**2
        count = self.samples + 4
        spread = squares / count - (total / count) ** 2
        return Odds(self.mean(thing), Z * sqrt(max(0.0, spread) / count))
