"""The greedy bot of a game: it takes the best next action by its own valuation and never looks ahead."""

from __future__ import annotations

from quakeboard.bots.protocol import UNKNOWN_BOT, ExplainingBot, UnknownBot
from quakeboard.core.game import Game
from quakeboard.core.registry import spec_of


def make_greedy(game: Game) -> ExplainingBot:
    """The greedy bot of this game; raises `UnknownBot` if it has none."""
    spec = spec_of(game.key)
    if not spec.has("bots.greedy"):
        raise UnknownBot(UNKNOWN_BOT, bot="greedy", bots="random")
    bot: ExplainingBot = spec.part("bots.greedy")(game)
    return bot
