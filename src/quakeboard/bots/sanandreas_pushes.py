"""What a push of a tile would do to a city on each space, found out once for the way that the tiles lie."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from quakeboard.bots.sanandreas_ground import Ground
from quakeboard.bots.sanandreas_worth import Fates
from quakeboard.rules.sanandreas.board import SIZE
from quakeboard.rules.sanandreas.pieces import TILES

MOST = 64
_KNOWN: dict[tuple[bytes, bytes, frozenset[int]], Pushes] = {}
"""The last ones found: they are asked for again and again between two quakes."""


class Pushes(NamedTuple):
    """What pushes would do."""

    lives: array[float]
    """For tile * SIZE + space: how likely a city there is to live through a push of the tile."""
    hazard: array[float]
    """For each space: how likely an epicentre that is marked somewhere is to destroy a city there."""


def find_pushes(position: Any) -> Pushes:
    """What a push of each coastal or marked tile would do to a city on each space."""
    coastal = {tile for tile in range(TILES) if position.tile_cell(tile) and position.is_coastal(tile)}
    inland = frozenset(tile for _, tile, _ in position.epicentres()) - coastal  # by a quake that is under way
    key = (bytes(position.show), bytes(position.planes), inland)
    if key not in _KNOWN:
        if len(_KNOWN) == MOST:
            _KNOWN.clear()
        _KNOWN[key] = _find(position, coastal, inland)
    return _KNOWN[key]


def _find(position: Any, coastal: set[int], inland: frozenset[int]) -> Pushes:
    lives = array("d", [1.0]) * (TILES * SIZE)
    hazard = array("d", bytes(8 * SIZE))
    fates = Fates(Ground(position))
    for tile in coastal.union(inland):
        for cell, fate in fates.of(tile).items():
            lives[tile * SIZE + cell] = fate.lives
            if tile in coastal:
                hazard[cell] += (1.0 - fate.lives) / len(coastal)
    return Pushes(lives, hazard)
