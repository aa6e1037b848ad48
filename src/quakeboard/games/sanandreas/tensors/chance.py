"""The codes of what chance may do in San Andreas, in the order of their numbers."""

from quakeboard.games.sanandreas.rules.actions import FIRST, ROLL, ROLLS
from quakeboard.games.sanandreas.spec import SPEC

CODES = (range(FIRST, FIRST + SPEC.seats[-1]), range(ROLL, ROLL + ROLLS))
"""The seats that may begin, then the rolls of four dice."""
