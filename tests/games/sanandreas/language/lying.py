"""Tiles as they lie, by their lean."""

from __future__ import annotations

from fractions import Fraction
from math import lcm

from quakeboard.games.sanandreas.rules.lean import Underside, underside


def lying(east: str, north: str, height: int = 0) -> Underside:
    """A tile that leans like this, its centre at this height."""
    a, b = Fraction(east), Fraction(north)
    unit = lcm(a.denominator, b.denominator)
    return underside((int(a * unit), int(b * unit), height * unit, unit))
