"""OpenSpiel: every game as a Python game, such as `python_quakeboard_seismic`.

Importing this package registers them for `pyspiel.load_game`.
"""

from quakeboard.research.openspiel.games import QuakeGame
from quakeboard.research.openspiel.state import QuakeState

__all__ = ["QuakeGame", "QuakeState"]
