"""Bots of other libraries as plugins, named in `pyproject.toml` and found by `bots/plugins.py`.

Their libraries are imported when a bot is made.
"""

from __future__ import annotations

from typing import Any

from quakeboard.bots.protocol import AnyBot
from quakeboard.core.extras import import_extra
from quakeboard.core.game import AnyGame


def openspiel_mcts(game: AnyGame) -> AnyBot:
    """OpenSpiel's MCTS, for games without secrets; raises `UnknownBot` for others, or `NotInstalled`."""
    bot: AnyBot = _openspiel().MCTS(game)
    return bot


def openspiel_ismcts(game: AnyGame) -> AnyBot:
    """OpenSpiel's IS-MCTS, for games with secrets; raises `UnknownBot` for others, or `NotInstalled`."""
    bot: AnyBot = _openspiel().ISMCTS(game)
    return bot


def _openspiel() -> Any:
    import_extra("pyspiel", "research")
    return import_extra("quakeboard.research.openspiel.bots", "research")
