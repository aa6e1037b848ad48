"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from quakeboard.bots.greedy import make_greedy
from quakeboard.bots.levels import LEVELS
from quakeboard.bots.protocol import UNKNOWN_BOT, AnyBot, UnknownBot
from quakeboard.bots.random_bot import RandomBot
from quakeboard.bots.search_bots import UctBot, make_level
from quakeboard.core.game import AnyGame

__all__ = ["UnknownBot", "make", "names"]

_BOTS: dict[str, Callable[[AnyGame], AnyBot]] = {
    "random": RandomBot,
    "greedy": make_greedy,
    "uct": UctBot,
    **{name: make_level(name) for name in LEVELS},
}


def names() -> tuple[str, ...]:
    """All names: the bots to compare with, then the levels for people, weakest first."""
    return tuple(_BOTS)


def make(name: str, game: AnyGame) -> AnyBot:
    """The bot of this name, ready for this game; raises `UnknownBot`."""
    if name not in _BOTS:
        raise UnknownBot(UNKNOWN_BOT, bot=name[:40], bots=", ".join(_BOTS))
    return _BOTS[name](game)


def uses_all_time(name: str) -> bool:
    """Whether the bot searches for all its seconds, so that several processes make it play better."""
    return name in LEVELS and LEVELS[name].uses_all_time
