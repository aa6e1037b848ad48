"""The pieces of San Andreas: 23 tiles in their layout, coins, pawns, and what each face of a die does."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.core.squaregrid import Space

LAYOUT: tuple[Space, ...] = tuple(
    (x, y)
    for y, columns in (
        (15, (1, 3, 5)),
        (13, (1, 3, 5)),
        (11, (1, 3, 5)),
        (9, (2, 4, 6)),
        (7, (3, 5, 7)),
        (5, (4, 6, 8)),
        (3, (5, 7, 9)),
        (1, (7, 9)),
    )
    for x in columns
)
"""Where each tile's south-west space lies at the start; a tile's place here is its number (ruling A2)."""

TILES = len(LAYOUT)
LAND = TILES
"""The land's number in the order: it takes part like one more tile (ruling A5)."""
LAND_NAME = "land"
WIDTH = 2
"""A tile covers 2 × 2 spaces (ruling A1)."""
QUARTERS = WIDTH * WIDTH

COINS = range(6)
"""The values of a player's coins: null, ace and 2 to 5 (ruling A4)."""
NULL = 0
IN_HAND = 0
DESTROYED = 1
"""`IN_HAND` and `DESTROYED` are where a coin is that is not a city on the board."""
OPEN = "open"
CLOSED = "closed"
"""`OPEN` and `CLOSED` say whether all see a coin that is destroyed before it was scored (ruling A14)."""
PAWNS = "SMCA"
"""The four suits: suns, moons, crowns, arms. Each has a pawn and a die."""
FACES = range(6)


@dataclass(frozen=True, slots=True)
class Push:
    """What a face of a die does to the tile of its pawn."""

    direction: str
    step: Space
    lift: bool
    """Whether the tile lifts over what it meets; otherwise it dips under it."""


PUSHES: tuple[Push | None, ...] = (
    None,
    Push("E", (1, 0), lift=True),
    Push("N", (0, 1), lift=False),
    Push("N", (0, 1), lift=True),
    Push("S", (0, -1), lift=False),
    Push("S", (0, -1), lift=True),
)
"""The push of each face of a die (San Andreas, QUAKES); null leaves the tile where it is."""

NORTH_BORDER = 17
SOUTH_BORDER = 0
_EASTERN_BORDERS = ((11, 6), (9, 7), (7, 8), (5, 9))
_LAST_COLUMN = 10


def is_land(space: Space) -> bool:
    """Whether the space lies beyond a border (ruling A3)."""
    x, y = space
    if y >= NORTH_BORDER or y <= SOUTH_BORDER:
        return True
    return x > next((column for row, column in _EASTERN_BORDERS if y >= row), _LAST_COLUMN)
