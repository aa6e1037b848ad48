"""What the kernel writes of a moment and loads again, with names: all that views are made of."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import NamedTuple

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.board import holds, number
from quakeboard.games.sanandreas.rules.pieces import COINS, DESTROYED, LAND, LAND_NAME, PAWNS, TILES

SEATS = 4
THINGS = TILES + 1
FIRST_PLACE = DESTROYED + 1

TileAt = tuple[int, Space, tuple[int | str, ...], bool]
"""A tile: its number, its south-west space, the numbers of all tiles that it overlaps and lies above, `land`
among them if it lies on land, and whether it lies under land."""


class Snapshot(NamedTuple):
    """A moment of a game in numbers, in the order of the kernel's `snapshot`. A coin is 6 * seat + value, a
    place of a tile 4 * tile + quarter."""

    phase: int
    asked: int
    turn: int
    turn_number: int
    passes: int
    swaps: int
    """How many seats had their chance to swap a null."""
    rolled: int
    """Whether dice are being resolved."""
    reason: int
    known: int
    """The coins that all may know, as bits (ruling A14)."""
    at: list[int]
    """For each tile its south-west cell, or 0 if it has sunk; then 0 for the land."""
    below: list[int]
    """For each tile and for the land: what it overlaps and lies above, as bits (ruling A5)."""
    where: list[int]
    """For each coin: `IN_HAND`, `DESTROYED`, or `FIRST_PLACE` + the place of its city."""
    dice: list[int]
    scores: list[int]
    cities: list[int]
    """The coins of the cities on the board, in the order of founding."""
    epicentres: list[int]
    """The pawns on the board, in the order of marking, as 4 * place + pawn."""

    @classmethod
    def read(cls, data: bytes) -> Snapshot:
        numbers = memoryview(data).cast("i").tolist()
        at = 10
        lists = []
        for size in (THINGS, THINGS, SEATS * len(COINS), len(PAWNS), SEATS, numbers[9], len(numbers)):
            lists.append(numbers[at : at + size])
            at += size
        return cls._make([*numbers[:9], *lists])

    def write(self) -> bytes:
        lists = (number for part in self[9:] for number in part)
        return array("i", [*self[:9], len(self.cities), *lists]).tobytes()

    def with_tiles(self, tiles: Iterable[TileAt]) -> Snapshot:
        """The same with tiles that lie like this; raises `ValueError` if one is off the board."""
        at, below = [0] * THINGS, [0] * THINGS
        for tile, space, over, under_land in tiles:
            if not (0 <= tile < TILES and holds(space) and holds((space[0] + 1, space[1] + 1))):
                raise ValueError(f"tile {tile} cannot lie there")
            at[tile] = number(space)
            for other in over:
                below[tile] |= 1 << (LAND if other == LAND_NAME else int(other))
            below[LAND] |= under_land << tile
        return self._replace(at=at, below=below)

    def coins(self, seat: int, where: int) -> tuple[int, ...]:
        """The values of the seat's coins in hand (`IN_HAND`) or destroyed (`DESTROYED`)."""
        first = seat * len(COINS)
        return tuple(value for value in COINS if self.where[first + value] == where)

    def is_known(self, coin: int) -> bool:
        """Whether all may know this coin (ruling A14)."""
        return bool(self.known >> coin & 1)

    def place(self, coin: int) -> int:
        """The place of the city with this coin."""
        return self.where[coin] - FIRST_PLACE
