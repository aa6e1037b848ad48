"""Which arrays belong to a game: the one place of the room that knows both."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from quakeboard.games.sanandreas.tensors import layout as sanandreas_layout
from quakeboard.games.sanandreas.tensors.kernel.arrays import SanAndreasArrays
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.tensors import layout as seismic_layout
from quakeboard.games.seismic.tensors.kernel.arrays import SeismicArrays
from quakeboard.tensors.layout import Block, Plane, all_planes


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
    if isinstance(game, Seismic):
        size = game.options.size
        planes = all_planes(seismic_layout.groups(seats))
        return Described(SeismicArrays(game, seats), seismic_layout.blocks(size), planes, size[1], size[0])
    return Described(
        SanAndreasArrays(game, seats),
        sanandreas_layout.blocks(),
        all_planes(sanandreas_layout.groups(seats)),
        sanandreas_layout.ROWS,
        sanandreas_layout.COLUMNS,
    )
