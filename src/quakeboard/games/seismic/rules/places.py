"""The names of cells: a letter for the column from the west, a number for the row from the north.

The town of a table of 25 × 17 cells lies at M9. The name of a cell depends on the size of the table.

    >>> places = Places(25, 17)
    >>> places.name((0, 0)), places.name((-1, -2)), places.cell("K7")
    ('M9', 'K7', (-1, -2))
"""

from __future__ import annotations

from typing import NamedTuple

from quakeboard.core.atlas import column_and_row, letters
from quakeboard.core.hexgrid import Cell, column


class Places(NamedTuple):
    """The size of a table, from which the names of its cells follow."""

    columns: int
    rows: int

    def name(self, cell: Cell) -> str:
        """The name of a cell of the table."""
        return f"{self.column_letters(column(cell))}{self.row_number(cell[1])}"

    def column_letters(self, column: int) -> str:
        """The letters of a column, counted from the middle one to the east."""
        return letters(column + self.columns // 2)

    def row_number(self, row: int) -> str:
        """The number of a row, counted from the middle one to the south."""
        return str(row + self.rows // 2 + 1)

    def cell(self, name: str) -> Cell | None:
        """The cell with this name, which may lie beyond the table's edge; None for any other text."""
        found = column_and_row(name)
        if found is None:
            return None
        r = found[1] - self.rows // 2 - 1
        return found[0] - self.columns // 2 - r // 2, r
