"""A bot in a seat."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from quakeboard.bots.decision import Budget, Decision
from quakeboard.bots.ensemble import consider
from quakeboard.bots.protocol import ActionStats, AnyBot
from quakeboard.core.game import Action, AnyPosition


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with its budget and its random numbers, asked whenever it is its turn."""

    bot: AnyBot
    budget: Budget
    rng: Random

    def decide(self, position: AnyPosition) -> Action:
        """What the bot does in a position in which its seat is asked."""
        return self.bot.choose(Decision.of(position, self.budget, self.rng))

    def consider(self, position: AnyPosition) -> list[ActionStats]:
        """How the bot's actions did, the one that it decides for first."""
        return consider(self.bot, Decision.of(position, self.budget, self.rng))
