"""The action space: a fixed number for every action of a player.

The codes of the kernel may change between versions; these numbers may not. Their meaning is described by the
`layout`, and depends only on the game and the size of its table. A number means the same in every position,
so a symmetry of the board permutes numbers in a fixed way. Some codes depend on the position, so conversions
need one. Actions of chance have no numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.tensors.arrays import described
from quakeboard.tensors.layout import Block


class ActionSpace:
    """The action numbers of a game with its options and seats."""

    def __init__(self, game: Any, seats: int) -> None:
        found = described(game, seats)
        self._arrays = found.arrays
        self.layout: tuple[Block, ...] = found.blocks
        """The blocks of numbers, in the order of the documented table."""
        self.size = sum(block.size for block in found.blocks)

    def number(self, position: Any, code: int) -> int:
        """The number, 0 to `size` - 1, of the action with this code in the kernel.

        Raises `ValueError` if it is not an action of a player.
        """
        return self._arrays.number(position, code)

    def code(self, position: Any, number: int) -> int:
        """The code in the kernel of the action with this number, which may be illegal.

        Raises `ValueError` if the number means nothing in this position.
        """
        return self._arrays.code(position, number)

    def legal(self, position: Any) -> list[int]:
        """The numbers of the legal actions, ascending; none for chance and after the end."""
        if position.actor() < 0:
            return []
        return sorted(self._arrays.number(position, code) for code in position.codes())

    def mask(self, position: Any, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for every legal number and 0 for the others, written to `out` if it is given."""
        if out is None:
            out = np.zeros(self.size, np.int8)
        if position.actor() < 0:
            out[:] = 0
        else:
            self._arrays.mask(position, out)
        return out


def action_space(game: Any, seats: int) -> ActionSpace:
    """The action space of this game; raises `BadOptions` for a wrong number of seats."""
    return ActionSpace(game, seats)
