"""The table of ruling S4 as numbered cells, with the six lines that run from each town.

Cells are numbered by q, then r, with a rim of cells beyond the edge all around, so that a neighbour's number
is always a fixed step away. Tables are shared between positions and never change.
"""

from __future__ import annotations

from array import array
from functools import lru_cache

from quakeboard.core.hexgrid import DIRECTIONS, EDGES, Cell, ray, rectangle
from quakeboard.games.seismic.rules.pieces import BEYOND, EMPTY, TOWN
from quakeboard.games.seismic.rules.places import Places

NO_LINE = 6
"""In `line_of`: the cell lies on none of the town's six lines."""


class Table:
    """The cells of one table size with its towns."""

    def __init__(self, columns: int, rows: int, towns: tuple[Cell, ...]) -> None:
        self.columns = columns
        self.rows = rows
        self.towns = towns
        self.places = Places(columns, rows)
        cells = list(rectangle(columns, rows))
        self._first_q = min(q for q, _ in cells) - 1
        self._first_r = -(rows // 2) - 1
        self._stride = rows + 2
        self.size = (max(q for q, _ in cells) + 2 - self._first_q) * self._stride
        self.steps = array("h", (dq * self._stride + dr for dq, dr in DIRECTIONS))
        self.blank = self._blank(cells)
        self.line_of = self._lines(set(cells))
        self.town_cells = array("H", (self.number(town) for town in towns))

    def number(self, cell: Cell) -> int:
        """The number of a cell that is on the table or next to it."""
        q, r = cell
        return (q - self._first_q) * self._stride + r - self._first_r

    def cell(self, number: int) -> Cell:
        q, r = divmod(number, self._stride)
        return q + self._first_q, r + self._first_r

    def holds(self, cell: Cell) -> bool:
        """Whether the cell is on the table."""
        return abs(cell[1]) <= self.rows // 2 and abs(cell[0] + cell[1] // 2) <= self.columns // 2

    def _blank(self, cells: list[Cell]) -> bytes:
        board = bytearray([BEYOND]) * self.size
        for cell in cells:
            board[self.number(cell)] = EMPTY
        for town in self.towns:
            board[self.number(town)] = TOWN
        return bytes(board)

    def _lines(self, cells: set[Cell]) -> bytearray:
        """For town * size + cell: the edge of the town from which a line reaches the cell, or `NO_LINE`."""
        lines = bytearray([NO_LINE]) * (self.size * len(self.towns))
        for index, town in enumerate(self.towns):
            for edge in EDGES:
                for cell in ray(town, edge, self.columns + self.rows):
                    if cell in cells:
                        lines[index * self.size + self.number(cell)] = edge
        return lines


@lru_cache(maxsize=64)
def table(columns: int, rows: int, towns: tuple[Cell, ...]) -> Table:
    """The one shared table of this size."""
    return Table(columns, rows, towns)
