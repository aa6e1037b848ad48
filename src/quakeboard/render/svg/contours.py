"""Contour lines of a height field: marching squares, joined into lines, drawn as smooth curves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot

from quakeboard.render.svg.elements import numbers
from quakeboard.render.svg.hexes import Point
from quakeboard.render.svg.terrain import Patch

# Corners above the level, as bits (north-west 1, north-east 2, south-east 4, south-west 8), and which sides
# of the square (0 north, 1 east, 2 south, 3 west) the lines then join. A saddle's middle decides: 5 and 10
# stand for a low middle, 21 and 26 for a high one.
_JOINS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((3, 0),),
    2: ((0, 1),),
    3: ((3, 1),),
    4: ((1, 2),),
    5: ((3, 0), (1, 2)),
    6: ((0, 2),),
    7: ((3, 2),),
    8: ((2, 3),),
    9: ((2, 0),),
    10: ((0, 1), (2, 3)),
    11: ((2, 1),),
    12: ((1, 3),),
    13: ((1, 0),),
    14: ((0, 3),),
    21: ((0, 1), (2, 3)),
    26: ((3, 0), (1, 2)),
}

Sides = dict[int, list[int]]
"""For one level: which crossed sides of squares a line joins."""


@dataclass(frozen=True, slots=True)
class Contour:
    """A line of one height; a closed one does not repeat its first point."""

    step: int
    """The height, in intervals."""
    points: list[Point]
    closed: bool

    @property
    def length(self) -> float:
        ends = zip(self.points, self.points[1:] + self.points[: self.closed], strict=False)
        return sum(hypot(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in ends)


def contours(patch: Patch, interval: float, offset: float = 0) -> list[Contour]:
    """The lines at all multiples of the interval, plus the offset, lowest first."""
    found = _crossed_sides(patch, interval, offset)
    return [
        Contour(step, [_point(patch, side, step * interval + offset) for side in run], closed)
        for step in sorted(found)
        for run, closed in _runs(found[step])
    ]


def borders(patch: Patch, level: float, *, below: bool = False) -> list[Contour]:
    """The closed lines around all that lies above the level, or below it."""
    factor = -1 if below else 1
    return contours(patch.raised(-1e3, factor), 1e6, level * factor)


def _crossed_sides(patch: Patch, interval: float, offset: float) -> dict[int, Sides]:
    heights = patch.heights
    width = len(heights[0])
    found: dict[int, Sides] = {}
    for j, (north, south) in enumerate(pairwise(heights)):
        for i in range(width - 1):
            a, b, c, d = north[i], north[i + 1], south[i + 1], south[i]
            high = max(a, b, c, d)
            step = ceil((min(a, b, c, d) - offset) / interval)
            while (level := step * interval + offset) < high:
                case = (a > level) + 2 * (b > level) + 4 * (c > level) + 8 * (d > level)
                if case in (5, 10) and a + b + c + d > 4 * level:
                    case += 16
                at = 2 * (j * width + i)
                sides = (at, at + 3, at + 2 * width, at + 1)
                links = found.setdefault(step, {})
                for one, other in _JOINS.get(case, ()):
                    links.setdefault(sides[one], []).append(sides[other])
                    links.setdefault(sides[other], []).append(sides[one])
                step += 1
    return found


def _runs(sides: Sides) -> Iterator[tuple[list[int], bool]]:
    """Lines from end to end first, then what is left: the closed ones."""
    left = dict(sides)
    for start in [side for side, joined in sides.items() if len(joined) == 1]:
        if start in left:
            yield _run(left, start), False
    while left:
        yield _run(left, next(iter(left))), True


def _run(left: Sides, start: int) -> list[int]:
    run, at = [start], left.pop(start)
    while (step := next((side for side in at if side in left), None)) is not None:
        run.append(step)
        at = left.pop(step)
    return run


def _point(patch: Patch, side: int, level: float) -> Point:
    """Where a side of a square (even: to the east, odd: to the south of its corner) has this height."""
    corner, down = divmod(side, 2)
    j, i = divmod(corner, len(patch.heights[0]))
    here = patch.heights[j][i]
    there = patch.heights[j + 1][i] if down else patch.heights[j][i + 1]
    part = (level - here) / (there - here)
    x, y = (i, j + part) if down else (i + part, j)
    return patch.west + x * patch.pitch, patch.north + y * patch.pitch


def resample(contour: Contour, spacing: float) -> list[Point]:
    """Points along the line, about as far apart as the spacing, both ends of an open one included."""
    points = contour.points + contour.points[: contour.closed]
    count = max(4, round(contour.length / spacing))
    stride = contour.length / count
    spread = [points[0]]
    rest = stride
    for (x0, y0), (x1, y1) in pairwise(points):
        length, along = hypot(x1 - x0, y1 - y0), 0.0
        while length - along >= rest and len(spread) < count:
            along += rest
            spread.append((x0 + (x1 - x0) * along / length, y0 + (y1 - y0) * along / length))
            rest = stride
        rest -= length - along
    return spread if contour.closed else [*spread, points[-1]]


def smooth(points: list[Point], closed: bool, scale: float) -> str:
    """A quadratic B-spline about the points, to a tenth of a unit.

    With `t` only the ends of its pieces are written: each control point is the mirror image of the last. An
    end is chosen so that the control point it implies falls on the true one, so rounding never adds up.
    """
    controls = [(x * scale, y * scale) for x, y in points]
    if closed:
        controls += controls[:2]
    (x0, y0), (x1, y1) = controls[0], controls[1]
    start = ((x0 + x1) / 2, (y0 + y1) / 2) if closed else (x0, y0)
    at_x, at_y = round(start[0], 1), round(start[1], 1)
    control_x, control_y = round(x1, 1), round(y1, 1)
    text = f"M{numbers(at_x, at_y, places=1)}"
    commands = []
    for index, (x, y) in enumerate(controls[2:]):
        end_x, end_y = round((control_x + x) / 2, 1), round((control_y + y) / 2, 1)
        step = (end_x - at_x, end_y - at_y)
        if index == 0:
            text += f"q{numbers(control_x - at_x, control_y - at_y, *step, places=1)}"
        else:
            commands.append(numbers(*step, places=1))
        at_x, at_y = end_x, end_y
        control_x, control_y = 2 * end_x - control_x, 2 * end_y - control_y
    text += _repeated("t", commands)
    return text + "Z" if closed else text + f"L{numbers(*controls[-1], places=1)}"


def _repeated(command: str, arguments: Iterable[str]) -> str:
    """A path command with all its arguments, which need not repeat its letter."""
    text = ""
    for argument in arguments:
        text += argument if not text or argument.startswith("-") else " " + argument
    return command + text if text else ""
