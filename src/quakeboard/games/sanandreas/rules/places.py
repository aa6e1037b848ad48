"""The names of spaces: a letter for the column from the west, a number for the row from the north.

>>> name((5, 11)), space("E12")
('E12', (5, 11))
"""

from __future__ import annotations

from quakeboard.core.atlas import column_and_row, letters
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.board import FIRST_X, LAST_Y
from quakeboard.games.sanandreas.rules.pieces import WIDTH


def name(at: Space) -> str:
    """The name of a space. The coast has the rows 7 to 22; those beyond are for what climbs onto land."""
    return f"{column_letter(at[0])}{row_number(at[1])}"


def column_letter(x: int) -> str:
    return letters(x - FIRST_X - 1)


def row_number(y: int) -> int:
    return LAST_Y - y


def space(text: str) -> Space | None:
    """The space with this name; None for any other text."""
    found = column_and_row(text)
    return None if found is None else (found[0] + FIRST_X + 1, LAST_Y - found[1])


def of_tile(south_west: Space) -> str:
    """The name of a tile that bears no pawn: its north-western space."""
    x, y = south_west
    return name((x, y + WIDTH - 1))
