"""What the action numbers and the planes of San Andreas mean; `kernel.arrays` finds them.

Spaces are in rows from north to south and in columns from west to east: all that a tile can ever reach. Where
several things lie on a space, the value of each is 1 over one more than the number of those above it there: 1
is what shows. As two tiles are in order wherever they overlap (ruling A5), the whole order follows from that.
"""

from __future__ import annotations

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.rules.board import FIRST_X, FIRST_Y, LAST_X, LAST_Y
from quakeboard.games.sanandreas.rules.phases import PHASES
from quakeboard.games.sanandreas.rules.pieces import COINS, NULL, PAWNS, PUSHES, TILES
from quakeboard.tensors.layout import (
    SINGLE_PLANE,
    Block,
    Group,
    consecutive_blocks,
    first_plane,
    relative_seats,
)

ROWS = LAST_Y - FIRST_Y - 1
COLUMNS = LAST_X - FIRST_X - 1
SWAPS = tuple(coin for coin in COINS if coin != NULL)
"""The coins that a null can be swapped for."""
SHIFTS = tuple(push for push in PUSHES if push is not None)
"""The faces of a die that shift a tile."""
_SHIFT_NAMES = tuple(f"{push.direction} {'over' if push.lift else 'under'}" for push in SHIFTS)
_COIN_NAMES = tuple(str(coin) for coin in COINS)


def grid() -> tuple[Space, ...]:
    """The spaces that a tile can ever reach, row by row."""
    return tuple((x, y) for y in range(LAST_Y - 1, FIRST_Y, -1) for x in range(FIRST_X + 1, LAST_X))


def blocks() -> tuple[Block, ...]:
    """The action numbers."""
    spaces = ROWS * COLUMNS
    return consecutive_blocks(
        (
            ("found", len(COINS) * spaces, "(coin × rows + row) × columns + column", "found a city"),
            ("mark", len(PAWNS) * spaces, "(pawn × rows + row) × columns + column", "mark an epicentre"),
            ("shift", len(PAWNS), "pawn", "resolve this pawn’s die next"),
            ("swap", len(SWAPS), "coin − 1", "take back this coin for the null city"),
            ("pass", 1, "", "decline a swap, or have nothing to do"),
        )
    )


_FIXED = (
    Group(
        "land", SINGLE_PLANE, "land lies here: 1 if it shows, 1/2 under one tile, 1/3 under two", graded=True
    ),
    Group(
        "tile",
        tuple(str(tile) for tile in range(TILES)),
        "tile {} lies here: 1 if it shows, 1/2 under one thing, 1/3 under two",
        graded=True,
    ),
    Group("shows", ("ocean", "land", "tile"), "the {} shows"),
    Group("quarter", ("SW", "NW", "SE", "NE"), "the {} quarter of a tile shows"),
    Group("slope", ("east", "north"), "how much the tile that shows rises a space, to the {}", graded=True),
    Group(
        "height", SINGLE_PLANE, "how high the middle of the tile that shows lies, in thicknesses", graded=True
    ),
    Group("steep", SINGLE_PLANE, "the tile that shows is too steep for a coin"),
    Group("coastal", SINGLE_PLANE, "the tile that shows is coastal"),
    Group(
        "pawn",
        tuple(PAWNS),
        "the pawn {} stands here: 1 if it shows, 1/2 under one thing, 1/3 under two",
        graded=True,
    ),
    Group("coin", _COIN_NAMES, "the city here has the coin {}, as far as I know"),
    Group("open", SINGLE_PLANE, "all know the coin of the city here"),
    Group(
        "die",
        tuple(f"{pawn} {shift}" for pawn in PAWNS for shift in _SHIFT_NAMES),
        "the die of this pawn is to be resolved and says {}",
        everywhere=True,
    ),
    Group("phase", PHASES, "the phase is {}", everywhere=True),
    Group("passes", SINGLE_PLANE, "turns passed in a row, over the seats", everywhere=True),
)


LAKE_GROUP = Group("lake", SINGLE_PLANE, "the ocean here is a lake")
LOST_GROUP = Group(
    "secret", _COIN_NAMES, "my coin {} is destroyed, and only I know that it is this one", everywhere=True
)


def groups(seats: int, *, lakes: bool = False, closed: bool = False) -> tuple[Group, ...]:
    """All planes for this number of seats; tables with lakes or closed lost coins have more at the end."""
    seen = relative_seats(seats)
    coins = tuple(f"{coin} of {seat}" for seat in seen for coin in COINS)
    return (
        *_FIXED,
        Group("city of", seen, "a city of {} stands here"),
        Group("hand", seen, "coins in the hand of {}, over 6", everywhere=True),
        Group("score", seen, "points of {}, over 20", everywhere=True),
        Group(
            "turn",
            seen,
            "it is the turn of {}, or {} set off the quake".replace("{}", "{0}"),
            everywhere=True,
        ),
        Group("asked", seen, "{} is asked", everywhere=True),
        Group("destroyed", coins, "the coin {} is destroyed, as far as I know", everywhere=True),
        Group(
            "held",
            coins,
            "the coin {} is in hand; of others: in hand, in a city or destroyed, and I do not know which",
            everywhere=True,
        ),
        *((LAKE_GROUP,) if lakes else ()),
        *((LOST_GROUP,) if closed else ()),
    )


def _first(name: str) -> int:
    return first_plane(_FIXED, name)


# Where the groups begin, for `kernel.arrays`.
AT_LAND = _first("land")
AT_TILE = _first("tile")
AT_SHOWS = _first("shows")
AT_QUARTER = _first("quarter")
AT_SLOPE = _first("slope")
AT_HEIGHT = _first("height")
AT_STEEP = _first("steep")
AT_COASTAL = _first("coastal")
AT_PAWN = _first("pawn")
AT_COIN = _first("coin")
AT_OPEN = _first("open")
AT_DIE = _first("die")
AT_PHASE = _first("phase")
AT_PASSES = _first("passes")
SEATED = sum(len(group.members) for group in _FIXED)
