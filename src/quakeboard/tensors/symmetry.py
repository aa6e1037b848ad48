"""Seeing another game in a tensor that is the same by the rules: augmentation for learners.

A symmetry moves planes, cells and action numbers, each in one fixed way, so that a position's tensor and its
policy can be moved together. In Seismic the rules know no direction, but the table does: its rows are shifted
by half a cell in turn, so only the mirror image from north to south fits it exactly. Every other turn or
mirror image holds as long as no tile lies at the table's edge, before or after: `fits` tells.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.registry import spec_of
from quakeboard.tensors.arrays import described
from quakeboard.tensors.layout import Moves

Whole = NDArray[np.intp]


@dataclass(frozen=True)
class Symmetry:
    """One of them."""

    name: str
    numbers: Whole
    """Where each action number goes, or -1 if that is off the table."""
    planes: Whole
    """From which plane each plane comes."""
    cells: Whole
    """From which cell each cell comes, or -1 if it was off the table."""
    unsafe: NDArray[np.bool_]
    """Where a tile may not lie if this is to hold, by rows and columns."""
    solid: Whole
    """The planes that show tiles."""
    everywhere: NDArray[np.bool_]
    """The planes that hold one number."""

    @property
    def exact(self) -> bool:
        """Whether it holds in every position."""
        return not self.unsafe.any()

    def fits(self, tensor: NDArray[np.float32]) -> bool:
        """Whether it holds in the position with this tensor."""
        return not tensor[self.solid][:, self.unsafe].any()

    def tensor(self, tensor: NDArray[np.float32]) -> NDArray[np.float32]:
        """The tensor of the other position."""
        moved = tensor[self.planes].reshape(len(self.planes), -1)
        found = moved[:, self.cells]
        found[:, self.cells < 0] = 0.0
        found[self.everywhere] = moved[self.everywhere]
        return found.reshape(tensor.shape)

    def number(self, number: int) -> int:
        """The action of the other position that this one is there."""
        return int(self.numbers[number])

    def policy(self, policy: NDArray[Any]) -> NDArray[Any]:
        """One value for each action number, such as a mask or a policy, as it is in the other position."""
        found = np.zeros_like(policy)
        stays = self.numbers >= 0
        found[self.numbers[stays]] = policy[stays]
        return found


def symmetries(game: Any, seats: int) -> tuple[Symmetry, ...]:
    """All of them; the first changes nothing."""
    moves = spec_of(game.key).part("tensors.symmetries")(game, seats)
    return tuple(_symmetry(game, seats, move) for move in moves)


def _symmetry(game: Any, seats: int, moves: Moves) -> Symmetry:
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
