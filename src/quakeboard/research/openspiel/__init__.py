"""OpenSpiel: both games as Python games, `python_quakeboard_seismic` and `python_quakeboard_san_andreas`.

Importing this package registers them for `pyspiel.load_game`.
"""

from quakeboard.research.openspiel.games import GAMES, QuakeGame, SanAndreasGame, SeismicGame
from quakeboard.research.openspiel.state import QuakeState

__all__ = ["GAMES", "QuakeGame", "QuakeState", "SanAndreasGame", "SeismicGame"]
