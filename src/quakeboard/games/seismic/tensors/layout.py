"""What the action numbers and the planes of Seismic mean; `kernel.arrays` finds them.

Both depend on the table's size and the seats alone, not on the variants: what a variant does not use stays
empty, so that one learner can be taught all of them. Cells are in rows from north to south and in columns
from west to east, as ruling S4 counts them.
"""

from __future__ import annotations

from itertools import combinations

from quakeboard.core.hexgrid import EDGE_NAMES, EDGES, Cell, column, rectangle
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.phases import PHASES
from quakeboard.games.seismic.rules.pieces import FIRST_QUAKE, TILES, TOWN, laid
from quakeboard.games.seismic.rules.turning import PERIOD, SIXTHS
from quakeboard.tensors.layout import (
    SINGLE_PLANE,
    Block,
    Group,
    consecutive_blocks,
    first_plane,
    relative_seats,
)

LINKS = tuple(combinations(EDGES, 2))
"""The fifteen fragments by their two edges."""
FRAGMENT_NAMES = (*(f"{a}{b}" for a, b in LINKS), *(str(edge) for edge in EDGES))
"""All that a crew can be sent to: the fragments, then the six stubs."""
FRAGMENTS = len(FRAGMENT_NAMES)
FACES = TOWN - 1
"""The faces that can be laid: a tile in a rotation that shows roads of its own."""
MOST_TOWNS = 2
KINDS = tuple(tile.name for tile in TILES)


def _number_of_turn(period: int, sixths: int) -> int:
    """By how many sixths a turn is numbered, for a tile that lies as before after `period` sixths.

    Of turns that come to the same it is the shorter way round, clockwise or not, or half a turn if both ways
    are as long: so a mirror image only changes the direction. The numbers of others trade places with these,
    so that each is one turn's.
    """
    trades = {2: (1, 3), 3: (2, 5)}.get(period, ())
    return sum(trades) - sixths if sixths in trades else sixths


TURN_NUMBER = bytes(_number_of_turn(period, sixths) for period in PERIOD for sixths in range(6))
"""For (face * 7 + first edge of its crew's fragment) * 6 + sixths: the sixths by which a turn is numbered.

The same look-up leads back from there."""


def grid(size: tuple[int, int]) -> tuple[Cell, ...]:
    """The cells of a table of these columns and rows, row by row."""
    return tuple(sorted(rectangle(*size), key=lambda cell: (cell[1], column(cell))))


def face_names() -> tuple[str, ...]:
    """Tile and rotation of every face, in the order of the numbers."""
    return tuple(f"{laid(face).tile.name} r{laid(face).rotation}" for face in range(1, TOWN))


def blocks(size: tuple[int, int]) -> tuple[Block, ...]:
    """The action numbers of a table with these columns and rows."""
    columns, rows = size
    return consecutive_blocks(
        (
            (
                "face",
                FACES * rows * columns,
                "(face × rows + row) × columns + column",
                "lay a tile on this cell so that it shows this face",
            ),
            ("crew", FRAGMENTS, "fragment", "send a crew to this fragment, or stub, of the tile just laid"),
            ("side", len(EDGES), "edge", "the quake hits this side"),
            ("town", MOST_TOWNS, "town", "the quake hits this town first"),
            ("pass", 1, "", "decline what is optional"),
            (
                "turn",
                len(SIXTHS) * rows * columns,
                "((sixths - 1) × rows + row) × columns + column",
                "turn the tile on this cell by so many sixths, clockwise",
            ),
        )
    )


# Planes that are the same for any number of seats come first, then seven groups with one plane a seat.
_FIXED = (
    Group("town", SINGLE_PLANE, "a town lies here"),
    Group("road", FRAGMENT_NAMES, "the tile here has the fragment, or stub, {}"),
    Group("crewed", FRAGMENT_NAMES, "a crew is on the fragment, or stub, {} of the tile here"),
    Group("wants road", EDGE_NAMES, "empty, and a road comes in from the neighbour at {}"),
    Group("wants green", EDGE_NAMES, "empty, and the neighbour at {} shows green"),
    Group("laid", SINGLE_PLANE, "the tile just laid, of which a fragment may be claimed"),
    Group("hit", SINGLE_PLANE, "the town whose side is to be chosen"),
    Group("turned", SINGLE_PLANE, "turned already, in the aftershock that goes on"),
    Group("face up", KINDS[:FIRST_QUAKE], "how many tiles {} lie face up", everywhere=True),
    Group("unseen", KINDS, "how many tiles {} have not been turned up, over 6", everywhere=True),
    Group("pile", SINGLE_PLANE, "tiles in the pile, over those at the start", everywhere=True),
    Group("boxed", SINGLE_PLANE, "unseen tiles that lie in the box, over 6", everywhere=True),
    Group("to draw", SINGLE_PLANE, "tiles to be turned up before the lay, over 3", everywhere=True),
    Group(
        "side",
        tuple(f"{town} {edge}" for town in range(MOST_TOWNS) for edge in EDGE_NAMES),
        "tiles on the line from town {}, over 8",
        everywhere=True,
    ),
    Group("quake", SINGLE_PLANE, "the magnitude that is being resolved, over 6", everywhere=True),
    Group("second", SINGLE_PLANE, "the side to be chosen is that of the second town", everywhere=True),
    Group("phase", PHASES, "the phase is {}", everywhere=True),
    Group("variant", VARIANTS, "{} is played", everywhere=True),
)


def groups(seats: int) -> tuple[Group, ...]:
    """All planes for this number of seats."""
    seen = relative_seats(seats)
    return (
        *_FIXED,
        Group("crew of", seen, "a crew of {} is on the tile here"),
        Group("crews left", seen, "crews that {} has left, over those at the start", everywhere=True),
        Group("score", seen, "what {} would score if the game ended now, over 50", everywhere=True),
        Group("own pile", seen, "Balance: tiles in the pile of {}, over 30", everywhere=True),
        Group("dealt", seen, "Balance: intersections in the pile of {}, over 6", everywhere=True),
        Group("turn", seen, "it is the turn of {}", everywhere=True),
        Group("asked", seen, "{} is asked", everywhere=True),
    )


def _first(name: str) -> int:
    return first_plane(_FIXED, name)


# Where the groups begin, for `kernel.arrays`.
AT_TOWN = _first("town")
AT_ROAD = _first("road")
AT_CREWED = _first("crewed")
AT_WANTS_ROAD = _first("wants road")
AT_WANTS_GREEN = _first("wants green")
AT_LAID = _first("laid")
AT_HIT = _first("hit")
AT_TURNED = _first("turned")
AT_FACE_UP = _first("face up")
AT_UNSEEN = _first("unseen")
AT_PILE = _first("pile")
AT_BOXED = _first("boxed")
AT_TO_DRAW = _first("to draw")
AT_SIDE = _first("side")
AT_QUAKE = _first("quake")
AT_SECOND = _first("second")
AT_PHASE = _first("phase")
AT_VARIANT = _first("variant")
SEATED = sum(len(group.members) for group in _FIXED)
