"""A tile's plane in the words of the rules: the heights of its corners and its lean (rulings A6, A7).

The kernel keeps a plane as four whole numbers in lowest terms: the slopes to the east and to the north and
the height of the centre, over a common denominator.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from quakeboard.games.sanandreas.rules.pieces import WIDTH

Plane = tuple[int, int, int, int]
Lean = tuple[Fraction, Fraction]
"""How much a tile rises a space, to the east and to the north."""


@dataclass(frozen=True, slots=True)
class Underside:
    """How a tile lies: the plane of its underside, in thicknesses of a tile."""

    corners: tuple[int, int, int, int]
    """The heights of the corners SW, SE, NW and NE, over `denominator`."""
    denominator: int

    @property
    def heights(self) -> tuple[Fraction, ...]:
        """The heights of the corners SW, SE, NW and NE."""
        return tuple(Fraction(corner, self.denominator) for corner in self.corners)

    @property
    def lean(self) -> Lean:
        """How much the tile rises a space, to the east and to the north."""
        south_west, south_east, north_west, _ = self.corners
        across = WIDTH * self.denominator
        return Fraction(south_east - south_west, across), Fraction(north_west - south_west, across)

    def height(self, east: Fraction, north: Fraction) -> Fraction:
        """The height at a point, so many spaces to the east and to the north of the corner SW."""
        by_east, by_north = self.lean
        return Fraction(self.corners[0], self.denominator) + by_east * east + by_north * north


def underside(plane: Plane) -> Underside:
    """The plane with its corners instead of its slopes."""
    a, b, c, d = plane
    return Underside((c - a - b, c + a - b, c - a + b, c + a + b), d)


def figure(lean: Lean) -> str:
    """How much a tile leans, with at most one decimal: never 0 or 1 for what is not exactly that."""
    east, north = lean
    square = east * east + north * north
    if square in (0, 1):
        return str(square)
    tenths = round(10 * sqrt(square))
    if tenths in (0, 10):
        tenths += 1 if square > 1 or tenths == 0 else -1
    return f"{tenths / 10:.1f}".removesuffix(".0").removeprefix("0")


def is_steep(plane: Plane) -> bool:
    """Whether it is too steep for a coin (ruling A7)."""
    a, b, _, d = plane
    return a * a + b * b > d * d
