"""Forecasts: how likely quakes are to destroy what is on the board, computed from a view alone.

A forecast is exact where all outcomes can be enumerated, and sampled with an error otherwise.
"""

from __future__ import annotations

from typing import Any

from quakeboard.analysis.forecast.odds import Danger, Effort, Odds
from quakeboard.core.game import Game
from quakeboard.core.registry import spec_of

__all__ = ["Danger", "Effort", "Odds", "forecast"]

DEFAULT_EFFORT = Effort()


def forecast(game: Game, view: Any, effort: Effort = DEFAULT_EFFORT, seed: int = 0) -> list[Danger]:
    """The danger of each tile or city in this view.

    The same seed gives the same forecast, unless the time limit of the effort cuts it short.
    """
    dangers: list[Danger] = spec_of(game.key).part("analysis.forecast")(game, view, effort, seed)
    return dangers
