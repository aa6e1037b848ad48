"""What the kernel writes of a moment and loads again, with names: all that views are made of."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from quakeboard.games.seismic.rules.pieces import TILES

KINDS = len(TILES)
SEATS = 4


class Snapshot(NamedTuple):
    """A moment of a game in numbers, in the order of the kernel's `snapshot`."""

    phase: int
    asked: int
    turn: int
    turn_number: int
    to_draw: int
    laid: int
    """The cell just laid, or 0."""
    doubled: int
    quake: int
    town: int
    towns_hit: int
    shocks: int
    reason: int
    pile: int
    boxed: int
    set_up_draws: int
    unseen: list[int]
    """For each kind of tile, how many have not been turned up."""
    piles: list[int]
    """Balance, for each of four seats: the tiles in its own pile."""
    junctions: list[int]
    """Balance, for each of four seats: how many of those are dealt intersections."""
    crews_left: list[int]
    """For each of four seats: its crews that are not on the table."""
    row: list[int]
    turned: list[int]
    """Aftershocks: the cells turned for this quake."""
    tiles: list[int]
    """Every tile that lies, by its cell: cell << 16 | face << 8 | crew."""

    @classmethod
    def read(cls, data: bytes) -> Snapshot:
        numbers = memoryview(data).cast("i").tolist()
        row, turned = numbers[15], numbers[16]
        at = 17
        lists = []
        for size in (KINDS, SEATS, SEATS, SEATS, row, turned, len(numbers)):
            lists.append(numbers[at : at + size])
            at += size
        return cls._make([*numbers[:15], *lists])

    def write(self) -> bytes:
        sizes = [len(self.row), len(self.turned)]
        lists = (number for part in self[15:] for number in part)
        return array("i", [*self[:15], *sizes, *lists]).tobytes()
