"""The one way in which chance acts: at tables, in local games, in self-play and when draws are verified.

A decision and the draws after it are apart: a position may wait for chance as long as its source has nothing
to draw from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from quakeboard.core.game import CHANCE, AnyPosition
from quakeboard.play.step import Step


class ChanceSource(Protocol):
    """Where draws come from."""

    def draw(self, weights: Sequence[int]) -> int:
        """The index of the next outcome, as likely as its weight."""


def next_code(position: AnyPosition, source: ChanceSource) -> int:
    """The code of what chance does next, which is not applied."""
    kernel = position.kernel
    return kernel.codes()[source.draw(kernel.weights())]


def deal_one(position: AnyPosition, source: ChanceSource) -> Step:
    """Let chance act once in a position that waits for it."""
    code = next_code(position, source)
    action = position.decode(code)
    return Step(CHANCE, action, position.happen(code))


def deal(position: AnyPosition, source: ChanceSource) -> list[Step]:
    """Let chance act until a seat is asked or the game is over."""
    steps = []
    while position.actor() == CHANCE:
        steps.append(deal_one(position, source))
    return steps
