"""The interface of each game's compiled arrays, and the description of their numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.game import AnyGame, Kernel
from quakeboard.tensors.layout import Block, Plane

NO_TENSORS = Reason("no-tensors", "tensors", "There are no tensors of the game “{game}”.")


class Numbers(Protocol):
    """The numbers of a game's actions."""

    def number(self, kernel: Kernel, code: int) -> int:
        """The number of the action with this code; raises `ValueError` if a player cannot do it."""

    def code(self, kernel: Kernel, number: int) -> int:
        """The code of the action with this number; raises `ValueError` if it means nothing here."""

    def mask(self, kernel: Kernel, out: NDArray[np.int8]) -> None:
        """Write 1 for every legal number, and 0 for the others."""


class Arrays(Numbers, Protocol):
    """The interface of the compiled arrays of a game."""

    def encode(self, kernel: Kernel, seat: int, out: NDArray[np.float32]) -> None:
        """Write the tensor of this seat."""


class Described(NamedTuple):
    """The arrays of a game, with the meaning of their numbers."""

    arrays: Arrays
    blocks: tuple[Block, ...]
    planes: tuple[Plane, ...]
    rows: int
    columns: int
    settles_ties: bool = False
    """Whether the rules break ties, so that the winners of a game are more than its best scores say."""


@lru_cache(maxsize=64)
def described(game: AnyGame, seats: int) -> Described:
    """The arrays of this game; raises `BadOptions` for a wrong number of seats, or if it has none."""
    if not game.spec.has("tensors.describe"):
        raise BadOptions(NO_TENSORS, game=game.spec.key)
    game.start(seats)
    found: Described = game.spec.part("tensors.describe")(game, seats)
    return found
