"""The greedy bot of a game: it takes the best next action by its own valuation and never looks ahead."""

from __future__ import annotations

from quakeboard.bots.protocol import UNKNOWN_BOT, ExplainingBot, UnknownBot
from quakeboard.core.game import Action, AnyGame, View


def make_greedy(game: AnyGame) -> ExplainingBot[Action, View]:
    """The greedy bot of this game; raises `UnknownBot` if it has none."""
    spec = game.spec
    if not spec.has("bots.greedy"):
        raise UnknownBot(UNKNOWN_BOT, bot="greedy", bots="random")
    bot: ExplainingBot[Action, View] = spec.part("bots.greedy")(game)
    return bot
