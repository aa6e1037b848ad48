"""The bot that chooses blindly: every legal action is equally likely. It plays every game."""

from __future__ import annotations

from quakeboard.bots.decision import AnyDecision
from quakeboard.core.game import Action, AnyGame


class RandomBot:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, decision: AnyDecision) -> Action:
        return decision.rng.choice(decision.legal)
