"""The numbers of chance outcomes, which in OpenSpiel are independent of those of the players' actions.

They follow the codes that a game lists; a game that lists none has them by their places among the possible
outcomes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from quakeboard.core.game import Kernel
from quakeboard.core.registry import spec_of

Odds = list[tuple[int, float]]
MANY = 100
"""The number of outcomes from which on their odds are kept between calls."""


class ListedOutcomes:
    """Numbers by the places of outcomes in the list of those that are possible now."""

    def __init__(self, size: int) -> None:
        self.size = size

    def code(self, kernel: Kernel, number: int) -> int:
        """The code in the kernel of the outcome with this number."""
        return kernel.codes()[number]

    def odds(self, kernel: Kernel) -> Odds:
        """The possible outcomes and their probabilities, as a new list."""
        weights = kernel.weights()
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]


class CodedOutcomes:
    """Numbers by the codes of outcomes in the kernel."""

    def __init__(self, codes: Sequence[range]) -> None:
        self._codes = [code for block in codes for code in block]
        self._numbers = {code: number for number, code in enumerate(self._codes)}
        self.size = len(self._codes)

    def code(self, kernel: Kernel, number: int) -> int:
        """The code in the kernel of the outcome with this number."""
        return self._codes[number]

    def odds(self, kernel: Kernel) -> Odds:
        """The possible outcomes and their probabilities, as a new list, as OpenSpiel's search shuffles it."""
        codes, weights = kernel.codes(), kernel.weights()
        if len(codes) < MANY:
            return self._odds(codes, weights)
        return list(self._kept_odds(tuple(codes), tuple(weights)))

    @lru_cache(maxsize=16)  # noqa: B019 (there is one for each game)
    def _kept_odds(self, codes: tuple[int, ...], weights: tuple[int, ...]) -> Odds:
        return self._odds(codes, weights)

    def _odds(self, codes: Sequence[int], weights: Sequence[int]) -> Odds:
        whole = sum(weights)
        return [(self._numbers[code], weight / whole) for code, weight in zip(codes, weights, strict=True)]


@cache
def chance_outcomes(key: str) -> ListedOutcomes | CodedOutcomes:
    """The numbers of a game's chance outcomes; raises `LookupError` if it does not say how many there are."""
    spec = spec_of(key)
    if spec.has("tensors.chance_codes"):
        return CodedOutcomes(spec.part("tensors.chance_codes"))
    if spec.most_outcomes is None:
        raise LookupError(f"the game “{key}” has neither the part “tensors.chance_codes” nor `most_outcomes`")
    return ListedOutcomes(spec.most_outcomes)
