"""What a push of a tile would do to a city on each space, cached for the way that the tiles lie."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from quakeboard.games.sanandreas.bots.ground import FARTHEST, Ground
from quakeboard.games.sanandreas.bots.worth import POINTS, PushEffects
from quakeboard.games.sanandreas.rules.board import SIZE
from quakeboard.games.sanandreas.rules.kernel.kernel import Kernel
from quakeboard.games.sanandreas.rules.pieces import COINS, TILES

CACHE_SIZE = 64
_CACHE: dict[tuple[bytes, bytes, frozenset[int], bool], Pushes] = {}
"""The results for the last arrangements of the tiles, which are asked for again and again."""


class Pushes(NamedTuple):
    """What pushes would do where the tiles lie like this."""

    distance: array[int]
    """For each space: the spaces between it and the nearest coast, or `FARTHEST`."""
    lives: array[float]
    """For tile * SIZE + space: how likely a city there is to live through a push of the tile."""
    gains: array[float]
    """For (tile * SIZE + space) * 6 + coin: the change of points of a city that lives through a push."""
    touched: array[int]
    """The spaces that a push of each tile touches, after a table of `TILES` + 1 indices where they begin."""
    coastal: array[int]
    """The coastal tiles."""
    hazard: array[float]
    """For each space: how likely an epicentre on a random coastal tile is to destroy a city there."""


def find_pushes(kernel: Kernel) -> Pushes:
    """What a push of each coastal or marked tile would do to a city on each space."""
    board, stack = kernel.board, kernel.board.stack
    coastal = {tile for tile in range(TILES) if stack.at[tile] and board.is_coastal(tile)}
    inland = frozenset(tile for _, tile, _ in kernel.epicentres()) - coastal  # since the last quake
    key = (bytes(board.show), bytes(stack.planes), inland, board.lakes)
    if key not in _CACHE:
        if len(_CACHE) == CACHE_SIZE:
            _CACHE.clear()
        _CACHE[key] = _find(kernel, coastal, inland)
    return _CACHE[key]


def _find(kernel: Kernel, coastal: set[int], inland: frozenset[int]) -> Pushes:
    ground = Ground(kernel)
    effects = PushEffects(ground)
    distance = array("i", [ground.coast.get(cell, FARTHEST) for cell in range(SIZE)])
    lives = array("d", [1.0]) * (TILES * SIZE)
    gains = array("d", bytes(8 * TILES * SIZE * len(COINS)))
    hazard = array("d", bytes(8 * SIZE))
    begins: list[int] = []
    spaces: list[int] = []
    for tile in range(TILES):
        begins.append(TILES + 1 + len(spaces))
        for cell, effect in effects.of(tile).items() if tile in coastal | inland else ():
            spaces.append(cell)
            at = tile * SIZE + cell
            lives[at] = effect.lives
            if tile in coastal:
                hazard[cell] += (1.0 - effect.lives) / len(coastal)
            for coin in COINS:
                gains[at * len(COINS) + coin] = (
                    effect.points[coin] / effect.lives - POINTS[distance[cell]][coin]
                )
    begins.append(TILES + 1 + len(spaces))
    return Pushes(distance, lives, gains, array("i", begins + spaces), array("i", sorted(coastal)), hazard)
