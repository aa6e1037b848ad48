"""Forecasts: how likely quakes are to destroy what is on the board, computed from a view alone.

A forecast is exact where all outcomes can be enumerated, and sampled with an error otherwise.
"""

from __future__ import annotations

from quakeboard.analysis.forecast.odds import Danger, Effort, Odds
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import A, E, Game, P, V

__all__ = ["Danger", "Effort", "Odds", "forecast"]

NO_FORECAST = Reason("no-forecast", "forecasts", "There are no forecasts for this game.")

DEFAULT_EFFORT = Effort()


def forecast(game: Game[P, A, E, V], view: V, effort: Effort = DEFAULT_EFFORT, seed: int = 0) -> list[Danger]:
    """The danger of each piece in this view; raises `BadOptions` for a game that brings no forecast.

    The same seed gives the same forecast, unless the time limit of the effort cuts it short.
    """
    if not game.spec.has("analysis.forecast"):
        raise BadOptions(NO_FORECAST)
    dangers: list[Danger] = game.spec.part("analysis.forecast")(game, view, effort, seed)
    return dangers
