"""Which rotations of which tile fit where (ruling S7), as look-ups.

What its neighbours demand of a cell is one number in base 3, a digit an edge: 0 free (nothing abuts there),
1 a road must cross this edge, 2 it must be green. The kernel keeps this number for every cell, changing one
digit when a neighbour comes or goes.
"""

from __future__ import annotations

from quakeboard.core.hexgrid import EDGES
from quakeboard.games.seismic.rules.pieces import FIRST_QUAKE, face_number, laid

FREE, ROAD, PLAIN = 0, 1, 2
"""The digits of a demand."""

DEMANDS = 3**6

DIGIT = tuple(3**edge for edge in EDGES)
"""The weight of each edge's digit."""


def demand_digits(demand: int) -> tuple[int, ...]:
    """What is demanded at each edge."""
    return tuple(demand // DIGIT[edge] % 3 for edge in EDGES)


def _mask(demand: int, digit: int) -> int:
    """The edges of a demand that have this digit, as bits."""
    return sum(1 << edge for edge, found in enumerate(demand_digits(demand)) if found == digit)


MUST_BE_ROAD = tuple(_mask(demand, ROAD) for demand in range(DEMANDS))
MUST_BE_GREEN = tuple(_mask(demand, PLAIN) for demand in range(DEMANDS))

_ROADS = tuple(
    tuple(
        sum(1 << edge for edge in laid(face).roads) if (face := face_number(tile, rotation)) else None
        for rotation in EDGES
    )
    for tile in range(FIRST_QUAKE)
)


def _rotations_that_fit(tile: int, demand: int) -> int:
    """The rotations of a tile that are a legal placement, as bits (ruling S7).

    Every abutting pair of edges is alike, and at least one pair of highway edges touches.
    """
    must, must_not = MUST_BE_ROAD[demand], MUST_BE_GREEN[demand]
    if not must:
        return 0
    bits = 0
    for rotation, roads in enumerate(_ROADS[tile]):
        if roads is not None and roads & must == must and not roads & must_not:
            bits |= 1 << rotation
    return bits


FITS = bytes(_rotations_that_fit(tile, demand) for tile in range(FIRST_QUAKE) for demand in range(DEMANDS))
"""For tile * DEMANDS + demand: a bit for each rotation that is a legal placement there."""

FIT_COUNT = bytes(bits.bit_count() for bits in FITS)
"""For tile * DEMANDS + demand: the number of rotations that are a legal placement there."""

WANTS_ROAD = bytes(roads != 0 for roads in MUST_BE_ROAD)
"""For each demand: whether a road comes in from a neighbour, as only there can a tile be laid."""
