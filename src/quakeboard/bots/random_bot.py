"""The bot that chooses blindly: every legal action is equally likely. It plays every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from quakeboard.bots.protocol import Budget
from quakeboard.core.game import AnyGame


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget, rng: Random) -> Any:
        return rng.choice(legal)
