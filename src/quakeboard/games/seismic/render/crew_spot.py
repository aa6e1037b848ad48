"""Where a crew stands on its tile."""

from __future__ import annotations

from math import hypot

from quakeboard.games.seismic.render.roads import Axis, axis, fragment_axis
from quakeboard.games.seismic.rules.pieces import Link
from quakeboard.render.svg.hexes import Point

_CLEAR = 0.36
"""A crew this far from all other roads of its tile cannot be mistaken for theirs."""


def spot(links: tuple[Link, ...], fragment: str) -> Point:
    """Where a crew stands: on a stub 0.8 of the way out, on a fragment at its middle.

    Where another road of the tile runs through that middle, nobody could tell whose crew it is: then it
    stands further along its own road, at the nearest place that is clear.
    """
    line = fragment_axis(fragment)
    if len(fragment) == 1:
        return line.at(0.2)
    others = [axis(link) for link in links if {*map(str, link)} != {*fragment}]
    spots = [line.at(0.5 + step / 20 * hand) for step in range(9) for hand in (1, -1)]
    return next((at for at in spots if all(_apart(at, other) >= _CLEAR for other in others)), spots[0])


def _apart(at: Point, other: Axis) -> float:
    """How far a spot is from another road."""
    return min(hypot(x - at[0], y - at[1]) for x, y in (other.at(n / 16) for n in range(17)))
