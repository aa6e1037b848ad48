"""The spaces that a tile can ever reach, numbered by x, then y, with a rim all around.

No tile leaves them. It shifts only by a pawn, and bears at most four; a pawn is put on it only while one of
its spaces borders on ocean, which lies in the rows 1 to 16 and the columns up to 10 (rulings A3, A10). So
when the last pawn is put on it, its south-west space is at x ≤ 11 and -1 ≤ y ≤ 17, and four shifts later at
x ≤ 15 and -5 ≤ y ≤ 21. Nothing ever shifts to the west.
"""

from __future__ import annotations

from array import array

from quakeboard.core.squaregrid import DIRECTIONS, Space
from quakeboard.games.sanandreas.rules.pieces import LAND, SOUTH_BORDER, is_land

FIRST_X = 0
LAST_X = 17
FIRST_Y = -6
LAST_Y = 23
STRIDE = LAST_Y - FIRST_Y + 1
SIZE = (LAST_X - FIRST_X + 1) * STRIDE

# What shows on a space: a lake, ocean, land, or FIRST_TILE + the number of a tile (rulings A3, A8).
LAKE = -1
OCEAN = 0
BARE_LAND = 1
FIRST_TILE = 2

STEPS = array("i", (dx * STRIDE + dy for dx, dy in DIRECTIONS))
"""What is added to a space's number to get that of its neighbour on each side."""
QUARTER_STEPS = array("i", (dx * STRIDE + dy for dx in (0, 1) for dy in (0, 1)))
"""What is added to the number of a tile's south-west space to get those of its spaces, by x, then y."""


def number(space: Space) -> int:
    """The number of a space that is on the board."""
    x, y = space
    return (x - FIRST_X) * STRIDE + y - FIRST_Y


def space_of(cell: int) -> Space:
    x, y = divmod(cell, STRIDE)
    return x + FIRST_X, y + FIRST_Y


def holds(space: Space) -> bool:
    """Whether the space is one that a tile can ever cover."""
    return FIRST_X < space[0] < LAST_X and FIRST_Y < space[1] < LAST_Y


LAND_MAP = array("i", (int(is_land(space_of(cell))) for cell in range(SIZE)))
"""For each space: 1 if it is land."""
OPEN_SEA = number((FIRST_X, SOUTH_BORDER + 1))
"""A space of the sea in the west: no tile ever reaches its column."""
COVER_MAP = array("i", (land << LAND for land in LAND_MAP))
"""For each space, what covers it while no tile does: the land's bit, or nothing."""
