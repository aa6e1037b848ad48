"""Scoring what chance brought: how much better it was for each seat than the average of all it could bring.

Over all outcomes, each as often as its odds say, luck has mean 0. Where there are few, all of them are played
on; of many, some are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quakeboard.analysis.branches import Arm, doing
from quakeboard.analysis.rollouts import PlayingOn
from quakeboard.core.game import Game
from quakeboard.core.kernel.rng import Rng

LEAST = 6
"""At least so often what came is played on,"""
LEAST_OTHERS = 2
"""and each of the other outcomes, if all are."""


@dataclass(frozen=True, slots=True)
class Draw:
    """What came of a chance action."""

    came: Arm
    luck: list[float]


def score(playing_on: PlayingOn, game: Game, position: Any, came: int, nodes: int, seed: str) -> Draw:
    """How lucky each seat was that this came. It takes about so many nodes, and as many again for the
    average: luck is small, and adds up."""
    codes, weights = game.chance_weights(position)
    arm = Arm(playing_on, [position], seed, doing(came))
    arm.play(range(max(LEAST, nodes)))
    each = nodes // len(codes)
    if each >= LEAST_OTHERS or len(codes) <= LEAST:
        each = max(LEAST_OTHERS, each)
        means = []
        for place, code in enumerate(codes):
            other = arm if code == came else Arm(playing_on, [position], seed, doing(code))
            if other is not arm:
                # Luck of its own, as an average over all outcomes is to be an average over all luck.
                other.play(range(place * each, (place + 1) * each))
            means.append(other.mean())
        return Draw(arm, apart(arm.mean(), means, weights))
    some = Arm(playing_on, [position], seed, _anything)
    some.play(range(max(LEAST, nodes)))
    return Draw(arm, apart(arm.mean(), [some.mean()], [1]))


def _anything(position: Any, luck: str) -> None:
    """Let chance act, from luck of its own: what follows has the luck of the arm it is compared with."""
    position.step(position.sample(Rng(f"{luck} first")))


def apart(came: Sequence[float], means: Sequence[Sequence[float]], weights: Sequence[int]) -> list[float]:
    """How far what came is from the average of all."""
    total = sum(weights)
    average = [
        sum(weight * mean[seat] for mean, weight in zip(means, weights, strict=True)) / total
        for seat in range(len(came))
    ]
    return [a - b for a, b in zip(came, average, strict=True)]
