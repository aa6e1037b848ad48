"""The arrays of Seismic, and what is in them."""

from __future__ import annotations

from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.tensors.kernel.arrays import SeismicArrays
from quakeboard.games.seismic.tensors.layout import blocks, groups
from quakeboard.tensors.arrays import Described
from quakeboard.tensors.layout import all_planes


def describe(game: Seismic, seats: int) -> Described:
    """The arrays of a table of this size for this number of seats."""
    columns, rows = game.options.size
    planes = all_planes(groups(seats))
    arrays, settles_ties = SeismicArrays(game, seats), game.options.heights is not None  # ruling S13
    return Described(arrays, blocks((columns, rows)), planes, rows, columns, settles_ties)
