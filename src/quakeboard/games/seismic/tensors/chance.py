"""The codes of what chance may do in Seismic, in the order of their numbers."""

from quakeboard.games.seismic.rules.actions import DRAW, FIRST
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.games.seismic.spec import SPEC

CODES = (range(FIRST, FIRST + SPEC.seats[-1]), range(DRAW, DRAW + len(TILES)))
"""The seats that may begin, then the tiles that may be drawn."""
