"""Sequential halving: finds the best of several candidates that can be tried again and again.

A round tries all candidates that are left equally often, on the same random numbers; after it the worse half
is dropped. So most tries go to those between which it is hard to decide.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

Candidate = TypeVar("Candidate")


def count_rounds(candidates: int) -> int:
    """The number of rounds after which one of so many candidates is left."""
    return (candidates - 1).bit_length()


def halve(
    candidates: Sequence[Candidate],
    play_round: Callable[[list[Candidate], int], list[Candidate]],
    rank: Callable[[Candidate], float],
) -> Candidate:
    """The candidate that is left in the end.

    `play_round` tries these candidates in the round of this number, and returns those that are still worth
    trying; the one with the lowest `rank` is the best, of several the first.
    """
    left = list(candidates)
    for number in range(count_rounds(len(candidates))):
        left = play_round(left, number)
        left = sorted(left, key=rank)[: (len(left) + 1) // 2]
        if len(left) == 1:
            break
    return left[0]
