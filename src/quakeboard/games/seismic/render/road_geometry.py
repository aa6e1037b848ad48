"""The axes of roads inside a tile, in units of its circumradius, centre at (0, 0).

A straight runs through the centre. A loose curve is an arc of radius 1.5 about the centre of the neighbour
between its two edges, a tight one an arc of radius 0.5 about the corner they share. All of them meet the edge
in its middle and at right angles, so that roads run on into the next tile without a kink.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import atan2, cos, hypot, pi, sin

from quakeboard.games.seismic.rules.pieces import Link
from quakeboard.render.svg.elements import numbers
from quakeboard.render.svg.hexes import INRADIUS, Point, bearing, corner, edge_middle

TIGHT, LOOSE, STRAIGHT = 1, 2, 3
"""The kinds of fragments, by how many edges their two edges are apart."""


@dataclass(frozen=True, slots=True)
class Line:
    """A straight axis."""

    start: Point
    end: Point

    @property
    def length(self) -> float:
        return hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])

    def at(self, t: float) -> Point:
        """The point at the part `t` of the way."""
        (x, y), (to_x, to_y) = self.start, self.end
        return x + t * (to_x - x), y + t * (to_y - y)

    def heading(self, t: float) -> Point:
        """The direction of travel, of length 1; the same at every `t`."""
        (x, y), (to_x, to_y) = self.start, self.end
        return (to_x - x) / self.length, (to_y - y) / self.length

    def side(self, point: Point) -> float:
        """How far the point is off the axis: positive to the right of travel, negative to the left."""
        dx, dy = self.heading(0)
        return dx * (point[1] - self.start[1]) - dy * (point[0] - self.start[0])

    def path(self, scale: float, t0: float = 0, t1: float = 1, aside: float = 0) -> str:
        """The path of a stretch of it, or of a parallel at distance `aside` to the right of travel."""
        (x0, y0), (x1, y1) = aside_of(self, t0, aside), aside_of(self, t1, aside)
        return f"M{numbers(x0 * scale, y0 * scale)}L{numbers(x1 * scale, y1 * scale)}"


@dataclass(frozen=True, slots=True)
class Arc:
    """A curved axis: from `angle` on by `sweep`, both in radians, clockwise as seen on paper."""

    hub: Point
    radius: float
    angle: float
    sweep: float

    @property
    def length(self) -> float:
        return abs(self.sweep) * self.radius

    def at(self, t: float) -> Point:
        angle = self.angle + t * self.sweep
        return self.hub[0] + self.radius * cos(angle), self.hub[1] + self.radius * sin(angle)

    def heading(self, t: float) -> Point:
        angle, turn = self.angle + t * self.sweep, 1 if self.sweep > 0 else -1
        return -turn * sin(angle), turn * cos(angle)

    def side(self, point: Point) -> float:
        return hypot(point[0] - self.hub[0], point[1] - self.hub[1]) - self.radius

    def path(self, scale: float, t0: float = 0, t1: float = 1, aside: float = 0) -> str:
        (x0, y0), (x1, y1) = aside_of(self, t0, aside), aside_of(self, t1, aside)
        radius = self.radius - aside if self.sweep > 0 else self.radius + aside
        turn = "1" if self.sweep > 0 else "0"
        start, end = numbers(x0 * scale, y0 * scale), numbers(x1 * scale, y1 * scale)
        return f"M{start}A{numbers(radius * scale, radius * scale)} 0 0 {turn} {end}"


Axis = Line | Arc


def aside_of(axis: Axis, t: float, distance: float) -> Point:
    """The point at this distance to the right of the axis at `t`."""
    (x, y), (dx, dy) = axis.at(t), axis.heading(t)
    return x - dy * distance, y + dx * distance


def span(link: Link) -> int:
    """The kind of a fragment: `TIGHT`, `LOOSE` or `STRAIGHT`."""
    apart = (link[1] - link[0]) % 6
    return min(apart, 6 - apart)


def first_edge(link: Link) -> int:
    """The edge of a fragment from which the other one is reached clockwise in `span` steps."""
    a, b = link
    return a if (b - a) % 6 <= STRAIGHT else b


def _arc(link: Link, hub: Point, radius: float) -> Arc:
    (x0, y0), (x1, y1) = (edge_middle(edge) for edge in link)
    angle = atan2(y0 - hub[1], x0 - hub[0])
    sweep = atan2(y1 - hub[1], x1 - hub[0]) - angle
    return Arc(hub, radius, angle, (sweep + pi) % (2 * pi) - pi)


@cache
def axis(link: Link) -> Axis:
    """The axis of a fragment, from its first edge to its second."""
    edge = first_edge(link)
    if span(link) == TIGHT:
        return _arc(link, corner(edge + 1), 0.5)
    if span(link) == LOOSE:
        x, y = bearing(edge + 1)
        return _arc(link, (2 * INRADIUS * x, 2 * INRADIUS * y), 1.5)
    return Line(edge_middle(link[0]), edge_middle(link[1]))


def stub(edge: int) -> Line:
    """The axis of an intersection's exit, from the edge to the centre."""
    return Line(edge_middle(edge), (0.0, 0.0))


def fragment_axis(fragment: str) -> Axis:
    """The axis of a fragment or stub named by its edges: `14`, `2`."""
    edges = [int(edge) for edge in fragment]
    return stub(edges[0]) if len(edges) == 1 else axis((edges[0], edges[1]))


def cross(one: Link, other: Link) -> bool:
    """Whether two fragments of a tile cross: their ends interleave around it."""
    low, high = sorted(one)
    return (low < other[0] < high) != (low < other[1] < high)


def crossing(upper: Link, lower: Link) -> float:
    """How far along the upper of two crossing fragments they meet."""
    above, below = axis(upper), axis(lower)
    t0, t1 = 0.0, 1.0
    sign = below.side(above.at(0)) > 0
    for _ in range(40):
        middle = (t0 + t1) / 2
        if (below.side(above.at(middle)) > 0) == sign:
            t0 = middle
        else:
            t1 = middle
    return t0


def from_bottom(links: tuple[Link, ...]) -> list[Link]:
    """Fragments in the order they lie: loose curves lowest, then tight ones, then straights."""
    rank = {LOOSE: 0, TIGHT: 1, STRAIGHT: 2}
    return sorted(links, key=lambda link: (rank[span(link)], min(link)))


_CREW_CLEARANCE = 0.36
"""How far a crew stands from all other roads of its tile, so that it is clear which one it is on."""


def crew_spot(links: tuple[Link, ...], fragment: str) -> Point:
    """Where a crew stands: on a stub 0.8 of the way out, on a fragment at its middle.

    Where another road of the tile runs through that middle, the crew
    stands further along its own road, at the nearest place that is clear.
    """
    line = fragment_axis(fragment)
    if len(fragment) == 1:
        return line.at(0.2)
    others = [axis(link) for link in links if {*map(str, link)} != {*fragment}]
    spots = [line.at(0.5 + step / 20 * hand) for step in range(9) for hand in (1, -1)]
    return next(
        (at for at in spots if all(_distance_to(at, other) >= _CREW_CLEARANCE for other in others)), spots[0]
    )


def _distance_to(at: Point, other: Axis) -> float:
    """How far a spot is from another road."""
    return min(hypot(x - at[0], y - at[1]) for x, y in (other.at(n / 16) for n in range(17)))
