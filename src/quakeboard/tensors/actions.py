"""The action space: a fixed number for every action of a player.

The codes of the kernel may change between versions; these numbers may not. Their meaning is described by the
`layout`, and depends only on the game and the size of its table. A number means the same in every position,
so a symmetry of the board permutes numbers in a fixed way. Some codes depend on the position, so conversions
need its kernel. Actions of chance have no numbers.

A game without tensors has no such numbers: its actions are numbered by their places among the legal ones.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.game import AnyGame, Kernel
from quakeboard.core.spec import GameSpec
from quakeboard.tensors.arrays import Numbers, described
from quakeboard.tensors.layout import Block


class ActionSpace:
    """The action numbers of a game with its options and seats."""

    def __init__(self, numbers: Numbers, layout: tuple[Block, ...]) -> None:
        self._numbers = numbers
        self.layout = layout
        """The blocks of numbers, in the order of the documented table."""
        self.size = sum(block.size for block in layout)

    def number(self, kernel: Kernel, code: int) -> int:
        """The number, 0 to `size` - 1, of the action with this code in the kernel.

        Raises `ValueError` if it is not an action of a player.
        """
        return self._numbers.number(kernel, code)

    def code(self, kernel: Kernel, number: int) -> int:
        """The code in the kernel of the action with this number, which may be illegal.

        Raises `ValueError` if the number means nothing in this position.
        """
        return self._numbers.code(kernel, number)

    def legal(self, kernel: Kernel) -> list[int]:
        """The numbers of the legal actions, ascending; none for chance and after the end."""
        if kernel.actor() < 0:
            return []
        return sorted(self._numbers.number(kernel, code) for code in kernel.codes())

    def mask(self, kernel: Kernel, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """1 for every legal number and 0 for the others, written to `out` if it is given."""
        if out is None:
            out = np.zeros(self.size, np.int8)
        if kernel.actor() < 0:
            out[:] = 0
        else:
            self._numbers.mask(kernel, out)
        return out


class ListedActions:
    """Numbers of actions by their places in the list of legal ones."""

    def number(self, kernel: Kernel, code: int) -> int:
        return kernel.codes().index(code)

    def code(self, kernel: Kernel, number: int) -> int:
        codes = kernel.codes()
        if not 0 <= number < len(codes):
            raise ValueError(f"there is no legal action {number}")
        return codes[number]

    def mask(self, kernel: Kernel, out: NDArray[np.int8]) -> None:
        out[:] = 0
        out[: len(kernel.codes())] = 1


def action_space(game: AnyGame, seats: int) -> ActionSpace:
    """The action space of this game; raises `BadOptions` for a wrong number of seats."""
    if game.spec.has("tensors.describe"):
        found = described(game, seats)
        return ActionSpace(found.arrays, found.blocks)
    game.start(seats)
    return ActionSpace(ListedActions(), (_listed(game.spec),))


def _listed(spec: GameSpec) -> Block:
    """The only block of a game without tensors; raises `LookupError` if its size is not known."""
    if spec.most_choices is None:
        raise LookupError(f"the game “{spec.key}” has neither tensors nor `most_choices`")
    return Block("listed", 0, spec.most_choices, "place", "the legal action at this place of the list")
