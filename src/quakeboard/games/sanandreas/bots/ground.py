"""What one shift does to the ground: which spaces would lose their city, and how far the coast moves.

A city is known here by the space on which it stands before the shift. Every tile is pushed once by each face
of a die, on a copy of the kernel; what several pushes do together is left to `worth`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quakeboard.games.sanandreas.rules.board import FIRST_TILE, LAKE, QUARTER_STEPS, SIZE, STEPS
from quakeboard.games.sanandreas.rules.kernel.kernel import Kernel
from quakeboard.games.sanandreas.rules.pieces import COINS, FACES, NULL, TILES

FARTHEST = COINS[-1]
"""A city as far from the coast as this scores nothing, whatever its coin (ruling A13)."""
RAYS = tuple(tuple(step * far for far in range(1, FARTHEST + 1)) for step in STEPS)

Planes = Sequence[int]


def leans_alike(before: Planes, after: Planes) -> bool:
    """Whether two undersides have the same slopes; a plane is a, b, c over d."""
    return before[0] * after[3] == after[0] * before[3] and before[1] * after[3] == after[1] * before[3]


@dataclass(frozen=True, slots=True)
class Push:
    """What one push does."""

    lost: frozenset[int]
    """The spaces whose city would be destroyed: its tile leans otherwise, or it is buried (ruling A11)."""
    coast: Mapping[int, int]
    """For spaces whose city would live: how far it then is from the coast, where that changes."""


class Ground:
    """The spaces on which a tile shows, each with its distance from the coast."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        board = kernel.board
        self.show = list(board.show)
        self.planes = list(board.stack.planes)
        self.at = list(board.stack.at)
        self.coast: dict[int, int] = {
            cell: board.coast_distance(cell, FARTHEST)
            for cell, shows in enumerate(self.show)
            if shows >= FIRST_TILE
        }
        self._pushes: dict[int, tuple[Push, ...]] = {}

    def tile(self, cell: int) -> int:
        return self.show[cell] - FIRST_TILE

    def pushes(self, tile: int) -> tuple[Push, ...]:
        """What the tile does to the ground when it is pushed by each face of a die but null."""
        found = self._pushes.get(tile)
        if found is None:
            found = self._pushes[tile] = tuple(self._push(tile, face) for face in FACES if face != NULL)
        return found

    def _push(self, tile: int, face: int) -> Push:
        twin = self.kernel.copy()
        twin.push(tile, face)
        board = twin.board
        show, planes = list(board.show), list(board.stack.planes)
        moved = board.stack.at[tile] - self.at[tile]
        leaned = {other for other in range(TILES) if not leans_alike(*_both(self.planes, planes, other))}
        lost, lives = set(), {}
        for cell in self.coast:
            mine = self.tile(cell)
            there = cell + moved if mine == tile else cell
            if mine in leaned or show[there] != self.show[cell]:
                lost.add(cell)
            else:
                lives[cell] = there
        near = self._in_sight(tile, moved, show)
        far = {cell: board.coast_distance(there, FARTHEST) for cell, there in lives.items() if cell in near}
        return Push(
            frozenset(lost),
            {cell: distance for cell, distance in far.items() if distance != self.coast[cell]},
        )

    def _in_sight(self, tile: int, moved: int, show: Sequence[int]) -> set[int]:
        """The spaces whose distance from the coast may have changed, the tile's own ones included."""
        here = [self.at[tile] + step for step in QUARTER_STEPS]
        lakes = LAKE in show or LAKE in self.show  # what the tile closes or opens may lie anywhere
        where = range(SIZE) if lakes else [cell for at in here for cell in (at, at + moved)]
        changed = {cell for cell in where if show[cell] != self.show[cell]}
        return {cell - step for cell in changed for ray in RAYS for step in ray}.union(here)


def _both(before: Sequence[int], after: Sequence[int], tile: int) -> tuple[Planes, Planes]:
    return before[4 * tile : 4 * tile + 4], after[4 * tile : 4 * tile + 4]
