"""What the kernel writes of a moment and loads again, with names: all that views are made of."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, NamedTuple

from quakeboard.core.game import CHANCE, OVER
from quakeboard.games.seismic.rules.phases import DRAWING, ENDED, PHASES, REASONS, SET_UP
from quakeboard.games.seismic.rules.pieces import BEYOND, EMPTY, FIRST_QUAKE, GREEN, PARTNER, TILES, TOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from quakeboard.games.seismic.rules.pile import Stock

KINDS = len(TILES)
SEATS = 4
ROW = 4
"""The room for face-up tiles."""


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
        """The moment that was written like this; raises `ValueError` if the length is wrong."""
        numbers = array("i", data).tolist()
        at = 17
        sizes = [KINDS, SEATS, SEATS, SEATS, *numbers[15:at]]
        tiles = len(numbers) - at - sum(sizes)
        if len(sizes) < 6 or not (0 <= sizes[4] <= ROW and 0 <= sizes[5] <= SEATS and tiles >= 0):
            raise ValueError("a snapshot of another length")
        lists = []
        for size in (*sizes, tiles):
            lists.append(numbers[at : at + size])
            at += size
        return cls._make([*numbers[:15], *lists])

    def check(self, seats: int, towns: int, blank: Sequence[int], steps: Sequence[int], stock: Stock) -> None:
        """Raise `ValueError` if a number cannot stand where it does in such a game.

        `blank` is its table without tiles, and `steps` lead from a cell to its neighbours.

        It is not asked whether play leads to this moment.
        """
        others = {SET_UP: (CHANCE,), DRAWING: (CHANCE,), ENDED: (OVER,)}
        right = (
            self.phase in range(len(PHASES))
            and self.asked in others.get(self.phase, range(seats))
            and self.turn in range(-1 if self.phase == SET_UP else 0, seats)
            and self.doubled in (0, 1)
            and self.quake in range(7)
            and self.town in range(towns)
            and self.reason in range(len(REASONS))
            and min(self.turn_number, self.to_draw, self.towns_hit, self.shocks) >= 0
            and len(self.row) + self.to_draw <= ROW
            and all(tile in range(FIRST_QUAKE) for tile in self.row)
            and all(cell in range(len(blank)) for cell in self.turned)
            and min(self.pile, self.boxed, *self.junctions) >= 0
            and self.pile + self.boxed == sum(self.unseen)
            and self.set_up_draws in range(3)
            and all(0 <= unseen <= most for unseen, most in zip(self.unseen, stock.counts, strict=True))
            and all(few <= many <= self.pile for few, many in zip(self.junctions, self.piles, strict=True))
            and all(0 <= crews < 1 << 16 for crews in self.crews_left)
            and self._lies_right(seats, blank, steps)
        )
        if not right:
            raise ValueError("a snapshot of no such game")

    def _lies_right(self, seats: int, blank: Sequence[int], steps: Sequence[int]) -> bool:
        """Whether every tile has a cell, every crew a fragment, and roads meet roads alone."""
        cells = [tile >> 16 for tile in self.tiles]
        if len({0, *cells}) <= len(cells) or not all(0 < cell < len(blank) for cell in cells):
            return False
        faces = list(blank)
        for cell, tile in zip(cells, self.tiles, strict=True):
            face, crew = tile >> 8 & 255, tile & 255
            if (face != TOWN or crew) if faces[cell] == TOWN else faces[cell] != EMPTY or not 0 < face < TOWN:
                return False
            edge = (crew - 1) % 6
            if crew and not (crew <= 6 * seats and edge < PARTNER[face * 6 + edge] < GREEN):
                return False
            faces[cell] = face
        if self.laid and (self.turn < 0 or self.laid not in cells):
            return False
        return all(
            faces[there] in (EMPTY, BEYOND)
            or _is_road(faces[cell], edge) == _is_road(faces[there], (edge + 3) % 6)
            for cell in cells
            for edge, there in enumerate(cell + step for step in steps)
        )

    def write(self) -> bytes:
        sizes = [len(self.row), len(self.turned)]
        lists = (number for part in self[15:] for number in part)
        return array("i", [*self[:15], *sizes, *lists]).tobytes()


def _is_road(face: int, edge: int) -> bool:
    return PARTNER[face * 6 + edge] != GREEN
