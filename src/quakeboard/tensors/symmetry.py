"""Symmetries of the games, for data augmentation.

A symmetry permutes planes, cells and action numbers, so that a tensor and its policy can be transformed
together. The rules of Seismic have no directions, but its table does: every other row is shifted by half a
cell, so only the reflection from north to south is exact. Other rotations and reflections are valid as long
as no tile is at the edge of the table, before or after; see `fits`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.game import AnyGame
from quakeboard.tensors.arrays import described
from quakeboard.tensors.layout import Moves

Indices = NDArray[np.intp]
Number = TypeVar("Number", bound=np.generic)


@dataclass(frozen=True)
class Symmetry:
    """A symmetry of a game."""

    name: str
    numbers: Indices
    """For each action number, the one that it becomes, or -1 if that is off the table."""
    planes: Indices
    """For each plane, the plane it comes from."""
    cells: Indices
    """For each cell, the cell it comes from, or -1 if it was off the table."""
    unsafe: NDArray[np.bool_]
    """The cells without tiles in all positions for which this is a symmetry, by rows and columns."""
    solid: Indices
    """The planes that show tiles."""
    everywhere: NDArray[np.bool_]
    """Which planes are constant."""

    @property
    def exact(self) -> bool:
        """Whether it is valid for every position."""
        return not self.unsafe.any()

    def fits(self, tensor: NDArray[np.float32]) -> bool:
        """Whether it is valid for the position with this tensor."""
        return not tensor[self.solid][:, self.unsafe].any()

    def tensor(self, tensor: NDArray[np.float32]) -> NDArray[np.float32]:
        """The transformed tensor."""
        moved = tensor[self.planes].reshape(len(self.planes), -1)
        found = moved[:, self.cells]
        found[:, self.cells < 0] = 0.0
        found[self.everywhere] = moved[self.everywhere]
        return found.reshape(tensor.shape)

    def number(self, number: int) -> int:
        """The transformed action number."""
        return int(self.numbers[number])

    def policy(self, policy: NDArray[Number]) -> NDArray[Number]:
        """A transformed array with a value for each action number, such as a policy or a mask."""
        found = np.zeros_like(policy)
        stays = self.numbers >= 0
        found[self.numbers[stays]] = policy[stays]
        return found


def symmetries(game: AnyGame, seats: int) -> tuple[Symmetry, ...]:
    """All symmetries, the identity first."""
    moves = game.spec.part("tensors.symmetries")(game, seats)
    return tuple(_symmetry(game, seats, move) for move in moves)


def _symmetry(game: AnyGame, seats: int, moves: Moves) -> Symmetry:
    found = described(game, seats)
    names = [plane.name for plane in found.planes]
    planes = np.empty(len(names), np.intp)
    for name, other in moves.planes.items():
        planes[names.index(other)] = names.index(name)
    return Symmetry(
        moves.name,
        np.array(moves.numbers, np.intp),
        planes,
        np.array(moves.cells, np.intp),
        np.array(moves.unsafe, np.bool_).reshape(found.rows, found.columns),
        np.array([names.index(name) for name in moves.solid], np.intp),
        np.array([plane.everywhere for plane in found.planes]),
    )
