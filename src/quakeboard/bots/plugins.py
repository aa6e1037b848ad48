"""Bots that are not of the house: a package brings them by entry points of the group `quakeboard.bots`.

The name of an entry point is the bot's. What it points at makes the bot for a game, or raises `UnknownBot` if
the bot does not play that game. A guest is imported when it is asked for. Guests play among bots; only bots
of the house sit down with people.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from quakeboard.bots import registry
from quakeboard.bots.protocol import UNKNOWN_BOT, Bot, UnknownBot
from quakeboard.core.game import Game

GROUP = "quakeboard.bots"


def names() -> tuple[str, ...]:
    """The guests that could come."""
    return tuple(sorted(entry_points(group=GROUP).names - set(registry.names())))


def make(name: str, game: Game) -> Bot:
    """The bot of this name, of the house or not, ready for this game; raises `UnknownBot`."""
    if name in registry.names():
        return registry.make(name, game)
    for guest in entry_points(group=GROUP, name=name):
        bot: Bot = guest.load()(game)
        return bot
    raise UnknownBot(UNKNOWN_BOT, bot=name[:40], bots=", ".join((*registry.names(), *names())))
