"""What turning a laid tile comes to (ruling S16), as look-ups.

A tile turns clockwise by one to five sixths, and its crew with it. Turns after which roads and crew lie alike
are one action, the one by fewest sixths; a turn that changes neither is none.
"""

from __future__ import annotations

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.rules.pieces import (
    FACES,
    PARTNER,
    TILE_NUMBER,
    TOWN,
    face_number,
    laid,
    turned_exits,
    turned_links,
)

SIXTHS = range(1, 6)
NO_CREW = 6
"""In place of a crew's edge: the tile bears none."""


def _turned_face(face: int, sixths: int) -> int:
    """The face that shows after a turn."""
    if face in (0, TOWN):
        return face
    lies = laid(face)
    roads = turned_links(lies.links, sixths), turned_exits(lies.exits, sixths)
    tile = TILE_NUMBER[lies.tile.name]
    faces = (face_number(tile, rotation) for rotation in EDGES)
    return next(other for other in faces if other and (laid(other).links, laid(other).exits) == roads)


TURNED_FACE = bytes(_turned_face(face, sixths) for face in range(len(FACES)) for sixths in EDGES)
"""For face * 6 + sixths: the face that shows after the turn."""


def _turned_crew(face: int, crew: int, sixths: int) -> int:
    """The first edge of the fragment that a crew is on after a turn."""
    if crew == NO_CREW:
        return NO_CREW
    edge = (crew + sixths) % 6
    return min(edge, PARTNER[TURNED_FACE[face * 6 + sixths] * 6 + edge])


def _period(face: int, crew: int) -> int:
    """The fewest sixths after which roads and crew lie as before; 6 for an edge that no road crosses."""
    for sixths in SIXTHS:
        if TURNED_FACE[face * 6 + sixths] == face and _turned_crew(face, crew, sixths) == crew:
            return sixths
    return 6


PERIOD = bytes(_period(face, crew) for face in range(len(FACES)) for crew in (*EDGES, NO_CREW))
"""For face * 7 + first edge of its crew's fragment: the fewest sixths after which all lies as before."""

DIFFERENT_TURNS = bytes((1 << period) - 2 for period in PERIOD)
"""For face * 7 + first edge of its crew's fragment: the turns that are actions of their own, as bits."""
