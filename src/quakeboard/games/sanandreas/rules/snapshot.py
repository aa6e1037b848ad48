"""What the kernel writes of a moment and loads again, with names: all that views are made of."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import NamedTuple

from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.board import SIZE, holds, number, space_of
from quakeboard.games.sanandreas.rules.phases import ENDED, PHASES, REASONS, ROLLING, SET_UP, SWAPPING
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
        """The moment that was written like this; raises `ValueError` if the length is wrong."""
        numbers = array("i", data).tolist()
        at = 10
        sizes = [THINGS, THINGS, SEATS * len(COINS), len(PAWNS), SEATS, *numbers[9:at]]
        epicentres = len(numbers) - at - sum(sizes)
        if len(sizes) < 6 or numbers[9] < 0 or not 0 <= epicentres <= len(PAWNS):
            raise ValueError("a snapshot of another length")
        lists = []
        for size in (*sizes, epicentres):
            lists.append(numbers[at : at + size])
            at += size
        return cls._make([*numbers[:9], *lists])

    def check(self, seats: int) -> None:
        """Raise `ValueError` if a number cannot stand where it does in a game with so many seats.

        It is not asked whether play leads to this moment.
        """
        coins = range(seats * len(COINS))
        places = [self.where[coin] - FIRST_PLACE for coin in coins if self.where[coin] >= FIRST_PLACE]
        places += [epicentre // 4 for epicentre in self.epicentres]
        others = {SET_UP: (CHANCE,), ROLLING: (CHANCE,), ENDED: (OVER,)}
        right = (
            self.phase in range(len(PHASES))
            and self.asked in others.get(self.phase, range(seats))
            and self.turn in (range(-1, 0) if self.phase == SET_UP else range(seats))
            and min(self.turn_number, self.passes) >= 0
            and self.swaps in range(seats + 1)
            and self.rolled in (0, 1)
            and self.reason in range(len(REASONS))
            and 0 <= self.known < 1 << len(coins)
            and all(cell == 0 or lies_on_board(cell) for cell in self.at)
            and self.at[LAND] == 0
            and all(0 <= bits < 1 << THINGS for bits in self.below)
            and sorted(self.cities) == [coin for coin in coins if self.where[coin] >= FIRST_PLACE]
            and min(self.where) >= 0
            and not any(self.where[len(coins) :])
            and len({epicentre % 4 for epicentre in self.epicentres}) == len(self.epicentres)
            and len(set(places)) == len(places)
            and all(place in range(4 * TILES) and self.at[place // 4] for place in places)
            and all(die in range(6) for die in self.dice)
            and (self.phase != SWAPPING or self.asked * len(COINS) in self.cities)
        )
        if not right:
            raise ValueError("a snapshot of no such game")

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


def lies_on_board(cell: int) -> bool:
    """Whether a tile can lie with its south-west quarter on this space."""
    if not 0 < cell < SIZE:
        return False
    x, y = space_of(cell)
    return holds((x, y)) and holds((x + 1, y + 1))
