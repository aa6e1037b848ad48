"""A tile's plane in the words of the rules: the heights of its corners and its lean (rulings A6, A7).

The kernel keeps a plane as four whole numbers: the slopes to the east and to the north and the height of the
centre, over a common denominator. Here they become exact fractions.
"""

from __future__ import annotations

from fractions import Fraction

Plane = tuple[int, int, int, int]
Corners = tuple[str, str, str, str]

FLAT: Plane = (0, 0, 0, 1)


def corners(plane: Plane) -> Corners:
    """How high the underside lies at the corners SW, SE, NW and NE, in thicknesses of a tile."""
    a, b, c, d = plane
    return (
        str(Fraction(c - a - b, d)),
        str(Fraction(c + a - b, d)),
        str(Fraction(c - a + b, d)),
        str(Fraction(c + a + b, d)),
    )


def lean(plane: Plane) -> tuple[str, str]:
    """How much the tile rises a space, to the east and to the north."""
    a, b, _, d = plane
    return str(Fraction(a, d)), str(Fraction(b, d))


def is_steep(plane: Plane) -> bool:
    """Whether it is too steep for a coin (ruling A7)."""
    a, b, _, d = plane
    return a * a + b * b > d * d
