"""The arrays of a game: what its compiled file offers, and what the numbers in them mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from quakeboard.core.registry import spec_of
from quakeboard.tensors.layout import Block, Plane


class Arrays(Protocol):
    """What the compiled file of a game offers."""

    def number(self, position: Any, code: int) -> int: ...

    def code(self, position: Any, number: int) -> int: ...

    def mask(self, position: Any, out: Any) -> None: ...

    def encode(self, position: Any, seat: int, out: Any) -> None: ...


class Described(NamedTuple):
    """The arrays of a game and seats, and what is in them."""

    arrays: Arrays
    blocks: tuple[Block, ...]
    planes: tuple[Plane, ...]
    rows: int
    columns: int


@lru_cache(maxsize=64)
def described(game: Any, seats: int) -> Described:
    """The arrays of this game; raises `BadOptions` if so many cannot play it."""
    game.options.check_seats(seats)
    found: Described = spec_of(game.key).part("tensors.describe")(game, seats)
    return found
