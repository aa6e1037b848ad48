"""What a seat may see of a position, as a tensor: planes of rows and columns.

A tensor depends on nothing but `position.view(seat)`: two positions that look alike to a seat give it equal
tensors, however they came about. It shows the game from that seat's side: its own seat is always the first.
Of a view it leaves out what no rule asks for: how many turns were played, in which order tiles were turned
up, cities founded and pawns placed, what a resolved die had shown, and why a game ended.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.tensors.arrays import described
from quakeboard.tensors.layout import Plane
from quakeboard.tensors.symmetry import Symmetry, symmetries

Tensor = NDArray[np.float32]


class Encoder:
    """The tensors of a game with its options, for so many seats."""

    def __init__(self, game: Any, seats: int) -> None:
        found = described(game, seats)
        self.game = game
        self.seats = seats
        self._arrays = found.arrays
        self.planes: tuple[Plane, ...] = found.planes
        """The meaning of each plane, in order: the documented table."""
        self.shape = (len(found.planes), found.rows, found.columns)

    def encode(self, position: Any, seat: int, out: Tensor | None = None) -> Tensor:
        """What this seat may see, written to `out`, which must be contiguous, if it is given."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")
        if out is None:
            out = np.zeros(self.shape, np.float32)
        self._arrays.encode(position, seat, out.reshape(-1))
        return out

    def symmetries(self) -> tuple[Symmetry, ...]:
        """All ways to see another game in a tensor that is the same by the rules; the first changes nothing.

        Seismic: turns and mirror images of the table around its middle. San Andreas: the pawns trade places;
        its coast lies in the west and its dice know the compass, so that the board has one way to lie.
        """
        return self._symmetries

    @cached_property
    def _symmetries(self) -> tuple[Symmetry, ...]:
        return symmetries(self.game, self.seats)


def encoder(game: Any, seats: int) -> Encoder:
    """The encoder of this game; raises `BadOptions` if so many cannot play it."""
    return Encoder(game, seats)
