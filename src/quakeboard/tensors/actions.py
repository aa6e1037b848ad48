"""A fixed number for everything that a player can do: the action space of a learner.

The kernel's codes are its own affair and may change; these numbers may not. What they mean is told by the
`layout`, and depends on nothing but the game and the size of its table. A number means the same in every
position: the face that comes to lie on a cell, the fragment that a crew is sent to. So a symmetry of the
board moves numbers in one fixed way. Some codes mean different things in different positions; hence a
position is asked for, to go from one to the other. Chance has no numbers.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quakeboard.tensors.arrays import described
from quakeboard.tensors.layout import Block


class ActionSpace:
    """The action numbers of a game with its options, for so many seats."""

    def __init__(self, game: Any, seats: int) -> None:
        found = described(game, seats)
        self._arrays = found.arrays
        self.layout: tuple[Block, ...] = found.blocks
        """The blocks of numbers, in order: the documented table."""
        self.size = sum(block.size for block in found.blocks)

    def number(self, position: Any, code: int) -> int:
        """The number of an action of this position, 0 to `size` - 1, from its code in the kernel.

        Raises `ValueError` if it is no action of a player.
        """
        return self._arrays.number(position, code)

    def code(self, position: Any, number: int) -> int:
        """The code in the kernel of the action with this number.

        Whether it is legal is not asked: `position.step` refuses what is not. Raises `ValueError` if the
        number means nothing here.
        """
        return self._arrays.code(position, number)

    def legal(self, position: Any) -> list[int]:
        """The numbers of all that the actor may do, ascending; none for chance and after the end."""
        if position.actor() < 0:
            return []
        return sorted(self._arrays.number(position, code) for code in position.codes())

    def mask(self, position: Any, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for every number that is legal now and 0 for the others, written to `out` if it is given."""
        if out is None:
            out = np.zeros(self.size, np.int8)
        if position.actor() < 0:
            out[:] = 0
        else:
            self._arrays.mask(position, out)
        return out


def action_space(game: Any, seats: int) -> ActionSpace:
    """The action space of this game; raises `BadOptions` if so many cannot play it."""
    return ActionSpace(game, seats)
