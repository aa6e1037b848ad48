"""Forecasts: how likely quakes are to take what lies on the board, for whoever may see a view of it.

A forecast knows what its view shows and nothing else. It is exact where all that may happen can be gone
through, and sampled otherwise, with its error; see each game's file for what is asked and how it is answered.
"""

from __future__ import annotations

from typing import Any

from quakeboard.analysis.forecast.odds import Danger, Effort, Odds
from quakeboard.core.game import Game
from quakeboard.core.registry import spec_of

__all__ = ["Danger", "Effort", "Odds", "forecast"]

USUAL = Effort()


def forecast(game: Game, view: Any, effort: Effort = USUAL, seed: int = 0) -> list[Danger]:
    """The danger of each tile or city in this view. The same seed gives the same forecast, unless the effort
    is cut short by its seconds."""
    dangers: list[Danger] = spec_of(game.key).part("analysis.forecast")(game, view, effort, seed)
    return dangers
