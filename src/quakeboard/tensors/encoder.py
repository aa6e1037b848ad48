"""Encodes the view of a seat as a tensor: planes of rows and columns.

A tensor depends only on `position.view(seat)`: positions with equal views have equal tensors. The seat itself
always comes first. A tensor leaves out what no rule depends on: the number of turns, the order in which tiles
were drawn, cities founded and pawns placed, the faces of resolved dice, and the reason of the end.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.game import AnyGame, Kernel
from quakeboard.tensors.arrays import described
from quakeboard.tensors.layout import Plane
from quakeboard.tensors.symmetry import Symmetry, symmetries

Tensor = NDArray[np.float32]


class Encoder:
    """Encodes positions of a game with its options and seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        found = described(game, seats)
        self.game = game
        self.seats = seats
        self._arrays = found.arrays
        self.planes: tuple[Plane, ...] = found.planes
        """The planes with their meanings, in the order of the documented table."""
        self.shape = (len(found.planes), found.rows, found.columns)

    def encode(self, kernel: Kernel, seat: int, out: Tensor | None = None) -> Tensor:
        """The tensor of this seat, written to `out` if it is given, which must be contiguous."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        if out is None:
            out = np.zeros(self.shape, np.float32)
        self._arrays.encode(kernel, seat, out.reshape(-1))
        return out

    def symmetries(self) -> tuple[Symmetry, ...]:
        """All symmetries of the game, the identity first.

        Seismic has rotations and reflections of the table about its middle. San Andreas has permutations of
        the pawns only, as its coast is in the west and its dice name directions.
        """
        return self._symmetries

    @cached_property
    def _symmetries(self) -> tuple[Symmetry, ...]:
        return symmetries(self.game, self.seats)


def encoder(game: AnyGame, seats: int) -> Encoder:
    """The encoder of this game; raises `BadOptions` for a wrong number of seats."""
    return Encoder(game, seats)
