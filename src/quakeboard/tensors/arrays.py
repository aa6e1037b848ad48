"""The interface of each game's compiled arrays, and the description of their numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from quakeboard.tensors.layout import Block, Plane


class Arrays(Protocol):
    """The interface of the compiled arrays of a game."""

    def number(self, position: Any, code: int) -> int: ...

    def code(self, position: Any, number: int) -> int: ...

    def mask(self, position: Any, out: Any) -> None: ...

    def encode(self, position: Any, seat: int, out: Any) -> None: ...


class Described(NamedTuple):
    """The arrays of a game, with the meaning of their numbers."""

    arrays: Arrays
    blocks: tuple[Block, ...]
    planes: tuple[Plane, ...]
    rows: int
    columns: int


@lru_cache(maxsize=64)
def described(game: Any, seats: int) -> Described:
    """The arrays of this game; raises `BadOptions` for a wrong number of seats."""
    game.options.check_seats(seats)
    found: Described = game.spec.part("tensors.describe")(game, seats)
    return found
