"""Where hexagons lie on paper. Lengths are in units of the circumradius, x to the east, y to the south."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import cos, pi, sin, sqrt

from quakeboard.core.hexgrid import EDGES, Cell, neighbour
from quakeboard.render.svg.elements import numbers

Point = tuple[float, float]

ROOT3 = sqrt(3)
INRADIUS = ROOT3 / 2
"""The distance from the centre to the middle of an edge."""

# Corners fall on a lattice of √3/2 by 1/2, so that they can be compared without rounding.
# Edge e runs from corner e to corner e + 1.
_CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def bearing(edge: int) -> Point:
    """The direction from the centre to the middle of an edge."""
    angle = (edge - 1) * pi / 3
    return cos(angle), sin(angle)


def centre(cell: Cell) -> Point:
    q, r = cell
    return ROOT3 * (q + r / 2), 1.5 * r


def edge_middle(edge: int) -> Point:
    """The middle of an edge, seen from the centre."""
    x, y = bearing(edge)
    return INRADIUS * x, INRADIUS * y


def corner(index: int, radius: float = 1) -> Point:
    """A corner, seen from the centre: 0 is the northern one, then clockwise."""
    i, j = _CORNERS[index % 6]
    return i * INRADIUS * radius, j / 2 * radius


def _lattice(cell: Cell, index: int) -> tuple[int, int]:
    q, r = cell
    i, j = _CORNERS[index % 6]
    return 2 * q + r + i, 3 * r + j


def _written(corners: Iterable[tuple[int, int]], scale: float) -> str:
    return "L".join(numbers(i * INRADIUS * scale, j / 2 * scale) for i, j in corners)


def hexagon(scale: float, at: Point = (0, 0)) -> str:
    """The path of one hexagon."""
    x, y = at
    corners = (corner(index, scale) for index in EDGES)
    return "M" + "L".join(numbers(x + dx, y + dy) for dx, dy in corners) + "Z"


def outline(cells: Collection[Cell], scale: float) -> str:
    """The path around all the cells together, with the holes between them."""
    steps = {
        _lattice(cell, edge): _lattice(cell, edge + 1)
        for cell in cells
        for edge in EDGES
        if neighbour(cell, edge) not in cells
    }
    loops = []
    while steps:
        start = next(iter(steps))
        loop, at = [start], steps.pop(start)
        while at != start:
            loop.append(at)
            at = steps.pop(at)
        loops.append(f"M{_written(loop, scale)}Z")
    return "".join(loops)


def edges(cells: Iterable[Cell], scale: float) -> str:
    """The path of all their edges, each drawn once."""
    drawn: set[frozenset[tuple[int, int]]] = set()
    runs = []
    for cell in cells:
        run: list[tuple[int, int]] = []
        for edge in EDGES:
            ends = _lattice(cell, edge), _lattice(cell, edge + 1)
            if frozenset(ends) in drawn:
                continue
            drawn.add(frozenset(ends))
            if run and run[-1] == ends[0]:
                run.append(ends[1])
            else:
                runs.append(run)
                run = list(ends)
        runs.append(run)
    return "".join(f"M{_written(run, scale)}" for run in runs if run)
