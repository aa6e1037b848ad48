"""The arrays of San Andreas, and what is in them."""

from __future__ import annotations

from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.pieces import CLOSED
from quakeboard.games.sanandreas.tensors.kernel.arrays import SanAndreasArrays
from quakeboard.games.sanandreas.tensors.layout import COLUMNS, ROWS, blocks, groups
from quakeboard.tensors.arrays import Described
from quakeboard.tensors.layout import all_planes


def describe(game: SanAndreas, seats: int) -> Described:
    """The arrays of a table for this number of seats."""
    options = game.options
    planes = all_planes(groups(seats, lakes=options.lakes, closed=options.lost == CLOSED))
    return Described(SanAndreasArrays(game, seats), blocks(), planes, ROWS, COLUMNS)
