"""Whether what was observed agrees with what was expected. All seeds are fixed, so nothing here wavers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def chi_square(observed: Counter[T], expected: Mapping[T, float]) -> tuple[float, int]:
    """Pearson's statistic and its degrees of freedom; what is expected too rarely is put together."""
    total = observed.total()
    assert set(observed) <= set(expected), "what cannot happen has happened"
    cells = [(observed[kind], total * chance) for kind, chance in expected.items() if total * chance >= 5]
    rare = [(observed[kind], total * chance) for kind, chance in expected.items() if total * chance < 5]
    if sum(wanted for _, wanted in rare) >= 5:
        cells.append((sum(found for found, _ in rare), sum(wanted for _, wanted in rare)))
    return sum((found - wanted) ** 2 / wanted for found, wanted in cells), len(cells) - 1


def believable(statistic: float, degrees: int) -> bool:
    """Whether a statistic is no further out than four standard deviations."""
    return statistic < degrees + 4 * sqrt(2 * max(degrees, 1))


def agrees(observed: Counter[T], expected: Mapping[T, float]) -> bool:
    return believable(*chi_square(observed, expected))
