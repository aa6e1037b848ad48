"""What a push of a tile would do to a city on each space, found out once for the way that the tiles lie."""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

from quakeboard.games.sanandreas.bots.ground import FARTHEST, Ground
from quakeboard.games.sanandreas.bots.worth import POINTS, Fates
from quakeboard.games.sanandreas.rules.board import SIZE
from quakeboard.games.sanandreas.rules.pieces import COINS, TILES

MOST = 64
_KNOWN: dict[tuple[bytes, bytes, frozenset[int]], Pushes] = {}
"""The last ones found: they are asked for again and again between two quakes."""


class Pushes(NamedTuple):
    """What pushes would do where the tiles lie like this."""

    way: array[int]
    """For each space: the spaces between it and the nearest coast, or `FARTHEST`."""
    lives: array[float]
    """For tile * SIZE + space: how likely a city there is to live through a push of the tile;"""
    gains: array[float]
    """for each coin too: how many points more than now it then scores, if it lives."""
    touched: array[int]
    """For each tile: where its spaces begin in the rest of this, and past the last where they all end; then
    the spaces that pushes touch."""
    coastal: array[int]
    """The coastal tiles."""
    hazard: array[float]
    """For each space: how likely an epicentre that is marked on any of them is to destroy a city there."""


def find_pushes(position: Any) -> Pushes:
    """What a push of each coastal or marked tile would do to a city on each space."""
    coastal = {tile for tile in range(TILES) if position.tile_cell(tile) and position.is_coastal(tile)}
    inland = frozenset(tile for _, tile, _ in position.epicentres()) - coastal  # since the last quake
    key = (bytes(position.show), bytes(position.planes), inland)
    if key not in _KNOWN:
        if len(_KNOWN) == MOST:
            _KNOWN.clear()
        _KNOWN[key] = _find(position, coastal, inland)
    return _KNOWN[key]


def _find(position: Any, coastal: set[int], inland: frozenset[int]) -> Pushes:
    ground = Ground(position)
    fates = Fates(ground)
    way = array("i", [ground.coast.get(cell, FARTHEST) for cell in range(SIZE)])
    lives = array("d", [1.0]) * (TILES * SIZE)
    gains = array("d", bytes(8 * TILES * SIZE * len(COINS)))
    hazard = array("d", bytes(8 * SIZE))
    begins: list[int] = []
    spaces: list[int] = []
    for tile in range(TILES):
        begins.append(TILES + 1 + len(spaces))
        for cell, fate in fates.of(tile).items() if tile in coastal | inland else ():
            spaces.append(cell)
            at = tile * SIZE + cell
            lives[at] = fate.lives
            if tile in coastal:
                hazard[cell] += (1.0 - fate.lives) / len(coastal)
            for coin in COINS:
                gains[at * len(COINS) + coin] = fate.points[coin] / fate.lives - POINTS[way[cell]][coin]
    begins.append(TILES + 1 + len(spaces))
    return Pushes(way, lives, gains, array("i", begins + spaces), array("i", sorted(coastal)), hazard)
