"""How likely something is, and how well that is known."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import hypot, sqrt
from time import monotonic

NORMAL = 1.96
"""So many standard deviations to either side hold 95 %."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A probability and its error: half the width of a 95 % interval, 0 where it is exact."""

    p: float
    error: float = 0.0

    @property
    def percent(self) -> int:
        """In whole numbers; 0 and 100 are for what is certain."""
        whole = round(100 * self.p)
        return whole if self.p in (0.0, 1.0) else min(99, max(1, whole))

    def plus(self, other: Odds) -> Odds:
        """That either of two things happens which cannot both happen; the errors know nothing of each
        other."""
        return Odds(min(1.0, self.p + other.p), hypot(self.error, other.error))


NEVER = Odds(0.0)


@dataclass(frozen=True, slots=True)
class Danger:
    """Something on the board that quakes threaten."""

    at: str
    """Where it lies, in the notation of its game."""
    seat: int | None
    """Whose it is: the city's owner, or whose crew is on the tile."""
    odds: Mapping[str, Odds]
    """How likely it is to be lost, for each kind of question that the game answers."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a forecast may look at."""

    nodes: int = 4000
    """Positions, to be exact; if that would take more it is sampled."""
    samples: int = 2000
    """How often chance is tried then."""
    seconds: float | None = 1.0
    """After so long it makes do with what it has, and says so by its error; None sets no bound."""

    def patience(self) -> Patience:
        return Patience(self.seconds)


class Patience:
    """Runs out after some seconds, or never."""

    FEWEST = 20
    """So many samples are always taken: fewer tell nothing."""

    def __init__(self, seconds: float | None) -> None:
        self._until = None if seconds is None else monotonic() + seconds

    def counts(self, samples: int, share: float = 1.0) -> Iterable[int]:
        """Up to so many numbers, for as long as this share of the patience lasts."""
        until = None if self._until is None else monotonic() + share * max(0.0, self._until - monotonic())
        for number in range(samples):
            if until is not None and number >= self.FEWEST and monotonic() > until:
                return
            yield number


class Tally:
    """Samples of how likely several things are, each sample a number from 0 to 1 for each of them."""

    def __init__(self) -> None:
        self.samples = 0
        self._most = 0.0
        self._sums: dict[int, float] = {}
        self._squares: dict[int, float] = {}

    def add(self, sample: Mapping[int, float], most: float = 1.0) -> None:
        """What is missing in a sample is 0. `most` is the largest number that could have been in it."""
        self.samples += 1
        self._most = max(self._most, most)
        for thing, p in sample.items():
            self._sums[thing] = self._sums.get(thing, 0.0) + p
            self._squares[thing] = self._squares.get(thing, 0.0) + p * p

    def mean(self, thing: int) -> float:
        return min(1.0, self._sums.get(thing, 0.0) / self.samples) if self.samples else 0.0

    def odds(self, thing: int) -> Odds:
        """The mean, with an error that is never 0 where something may happen: four samples that were never
        taken count for it, two of nothing and two of the most, as what was never seen may still be."""
        total = self._sums.get(thing, 0.0) + 2.0 * self._most
        squares = self._squares.get(thing, 0.0) + 2.0 * self._most**2
        count = self.samples + 4
        spread = squares / count - (total / count) ** 2
        return Odds(self.mean(thing), NORMAL * sqrt(max(0.0, spread) / count))
