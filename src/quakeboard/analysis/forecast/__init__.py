"""Forecasts: how likely quakes are to take what lies on the board, for whoever may see a view of it.

A forecast knows what its view shows and nothing else. It is exact where all that may happen can be gone
through, and sampled otherwise, with its error; see each game's file for what is asked and how it is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quakeboard.analysis.forecast.odds import Danger, Effort, Odds
from quakeboard.core.game import Game
from quakeboard.games.sanandreas.analysis import forecast as sanandreas
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.analysis import forecast as seismic
from quakeboard.games.seismic.rules.game import KEY as SEISMIC

__all__ = ["Danger", "Effort", "Odds", "forecast"]

# A game that can be forecast adds its own file and one line here.
_FORECASTS: dict[str, Callable[[Any, Any, Effort, int], list[Danger]]] = {
    SEISMIC: seismic.forecast,
    SAN_ANDREAS: sanandreas.forecast,
}

USUAL = Effort()


def forecast(game: Game, view: Any, effort: Effort = USUAL, seed: int = 0) -> list[Danger]:
    """The danger of each tile or city in this view. The same seed gives the same forecast, unless the effort
    is cut short by its seconds."""
    return _FORECASTS[game.key](game, view, effort, seed)
