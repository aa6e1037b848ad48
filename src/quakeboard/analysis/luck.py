"""Evaluates an outcome of chance: how much better it was for each seat than the average outcome.

Over all outcomes, weighted by their probabilities, luck has mean 0. Where there are few outcomes, each has
rollouts of its own; otherwise outcomes are sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quakeboard.analysis.rollouts import RolloutBranch, Rollouts, take
from quakeboard.core.game import AnyPosition, Kernel
from quakeboard.core.kernel.rng import Rng

MIN_ROLLOUTS = 6
"""The least number of rollouts of the actual outcome."""
MIN_ROLLOUTS_OF_OTHERS = 2
"""The least number of rollouts of each other outcome, where all have their own."""


@dataclass(frozen=True, slots=True)
class LuckEvaluation:
    """The value of an outcome of chance."""

    branch: RolloutBranch
    """The rollouts of the actual outcome."""
    luck: list[float]
    """For each seat, the share of the win that it gained over the average outcome."""


def evaluate_luck(
    rollouts: Rollouts, position: AnyPosition, outcome: int, nodes: int, seed: str
) -> LuckEvaluation:
    """The luck of each seat with this outcome, which is the code of a chance action.

    It takes about `nodes` rollouts, and as many again for the average: luck is small, and adds up.
    """
    codes, weights = position.kernel.codes(), position.kernel.weights()
    actual = RolloutBranch(rollouts, [position], seed, take(outcome))
    actual.play(range(max(MIN_ROLLOUTS, nodes)))
    each = nodes // len(codes)
    if each >= MIN_ROLLOUTS_OF_OTHERS or len(codes) <= MIN_ROLLOUTS:
        each = max(MIN_ROLLOUTS_OF_OTHERS, each)
        means = []
        for place, code in enumerate(codes):
            branch = actual if code == outcome else RolloutBranch(rollouts, [position], seed, take(code))
            if branch is not actual:
                # Other numbers for each outcome: the average is over all outcomes and all draws after them.
                branch.play(range(place * each, (place + 1) * each))
            means.append(branch.mean())
        return LuckEvaluation(actual, difference_from_average(actual.mean(), means, weights))
    sampled = RolloutBranch(rollouts, [position], seed, _sample_outcome)
    sampled.play(range(max(MIN_ROLLOUTS, nodes)))
    return LuckEvaluation(actual, difference_from_average(actual.mean(), [sampled.mean()], [1]))


def _sample_outcome(kernel: Kernel, seed: str) -> None:
    """Let chance act by a seed of its own: the draws after it are those of the branch compared with."""
    kernel.step(kernel.sample(Rng(f"{seed} first")))


def difference_from_average(
    actual: Sequence[float], means: Sequence[Sequence[float]], weights: Sequence[int]
) -> list[float]:
    """For each seat, the actual share of the win less the weighted average of all outcomes."""
    total = sum(weights)
    average = [
        sum(weight * mean[seat] for mean, weight in zip(means, weights, strict=True)) / total
        for seat in range(len(actual))
    ]
    return [a - b for a, b in zip(actual, average, strict=True)]
