"""The greedy bot of a game: it takes the best next action by its own valuation and never looks ahead.

For a game that brings none, the best action is the one after which most random games are won.
"""

from __future__ import annotations

from dataclasses import replace

from quakeboard.bots.decision import AnyDecision
from quakeboard.bots.kernel.search import Settings
from quakeboard.bots.levels import LEVELS
from quakeboard.bots.protocol import AnyHint, ExplainingBot, Hint
from quakeboard.bots.search_bots import UctBot
from quakeboard.core.game import Action, AnyGame, View

ROLLOUTS = replace(LEVELS["sharp"], blind_nodes=100)
ONE_ACTION = Settings(horizon=10**6, prior_weight=0.0, exploration=0.7, widening=4.0, depth=1)


class RolloutBot(UctBot):
    """Plays random games after each action, and takes the one with which it wins most of them."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game, ROLLOUTS, ONE_ACTION)

    def explain(self, decision: AnyDecision) -> AnyHint:
        return self.explain_action(decision, self.choose(decision))

    def explain_action(self, decision: AnyDecision, action: Action) -> AnyHint:
        return Hint(action, "hint-random-games")


def make_greedy(game: AnyGame) -> ExplainingBot[Action, View]:
    """The greedy bot of this game."""
    if not game.spec.has("bots.greedy"):
        return RolloutBot(game)
    bot: ExplainingBot[Action, View] = game.spec.part("bots.greedy")(game)
    return bot
