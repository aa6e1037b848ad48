"""Bots that other packages bring, by entry points of the group `quakeboard.bots`.

The name of an entry point is the bot's. What it points at makes the bot for a game, or raises `UnknownBot` if
the bot does not play that game. It is imported only when it is asked for. Plugins play against bots; at
tables with people there are built-in bots only.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from quakeboard.bots import registry
from quakeboard.bots.protocol import UNKNOWN_BOT, AnyBot, UnknownBot
from quakeboard.core.game import AnyGame

GROUP = "quakeboard.bots"


def names() -> tuple[str, ...]:
    """The names of all plugins that are installed."""
    return tuple(sorted(entry_points(group=GROUP).names - set(registry.names())))


def make(name: str, game: AnyGame) -> AnyBot:
    """The bot of this name, built in or a plugin, ready for this game; raises `UnknownBot`."""
    if name in registry.names():
        return registry.make(name, game)
    for plugin in entry_points(group=GROUP, name=name):
        bot: AnyBot = plugin.load()(game)
        return bot
    raise UnknownBot(UNKNOWN_BOT, bot=name[:40], bots=", ".join((*registry.names(), *names())))
