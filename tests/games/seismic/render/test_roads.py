"""Where roads run: middles of edges, right angles, lengths, crossings."""

from itertools import combinations
from math import atan2, cos, hypot, isclose, pi, sin, sqrt

import pytest

from quakeboard.core.hexgrid import EDGES, neighbour
from quakeboard.games.seismic.render.road_geometry import (
    LOOSE,
    STRAIGHT,
    TIGHT,
    Arc,
    axis,
    cross,
    crossing,
    fragment_axis,
    from_bottom,
    span,
    stub,
)
from quakeboard.render.svg.hexes import bearing, centre, edge_middle

LINKS = list(combinations(EDGES, 2))
PAIRS = [(one, other) for one, other in combinations(LINKS, 2) if not {*one} & {*other}]
"""Fragments that can be on one tile."""
STEP = 0.01


@pytest.mark.parametrize("edge", EDGES)
def test_the_middle_of_an_edge_is_half_way_to_the_neighbour(edge: int) -> None:
    x, y = centre(neighbour((0, 0), edge))
    assert edge_middle(edge) == pytest.approx((x / 2, y / 2))
    assert hypot(*edge_middle(edge)) == pytest.approx(sqrt(3) / 2)


def test_edges_are_numbered_clockwise_from_the_north_east() -> None:
    """Ruling S1, with y to the south."""
    turns = [atan2(y, x) * 180 / pi for x, y in map(edge_middle, EDGES)]
    assert turns == pytest.approx([-60, 0, 60, 120, 180, -120])


@pytest.mark.parametrize("link", LINKS)
def test_a_fragment_joins_the_middles_of_its_edges(link: tuple[int, int]) -> None:
    assert axis(link).at(0) == pytest.approx(edge_middle(link[0]))
    assert axis(link).at(1) == pytest.approx(edge_middle(link[1]))


@pytest.mark.parametrize("link", LINKS)
def test_a_fragment_meets_its_edges_at_right_angles(link: tuple[int, int]) -> None:
    (in_x, in_y), (out_x, out_y) = bearing(link[0]), bearing(link[1])
    assert axis(link).heading(0) == pytest.approx((-in_x, -in_y))
    assert axis(link).heading(1) == pytest.approx((out_x, out_y))


@pytest.mark.parametrize("link", LINKS)
def test_the_heading_is_the_direction_of_travel(link: tuple[int, int]) -> None:
    line = axis(link)
    for t in (0.1, 0.5, 0.9):
        (x0, y0), (x1, y1) = line.at(t - STEP / 2), line.at(t + STEP / 2)
        assert line.heading(t) == pytest.approx(
            ((x1 - x0) / STEP / line.length, (y1 - y0) / STEP / line.length), abs=1e-3
        )


@pytest.mark.parametrize(
    ("link", "length"), [((0, 3), 1.732), ((0, 2), 1.571), ((5, 1), 1.571), ((0, 5), 1.047)]
)
def test_lengths(link: tuple[int, int], length: float) -> None:
    assert axis(link).length == pytest.approx(length, abs=1e-3)


def test_radii() -> None:
    loose, tight = axis((0, 2)), axis((0, 1))
    assert isinstance(loose, Arc)
    assert isinstance(tight, Arc)
    assert loose.radius == 1.5
    assert loose.hub == pytest.approx(centre((1, 0)))
    assert tight.radius == 0.5


def test_two_loose_curves_back_to_back_stay_apart() -> None:
    one, other = axis((0, 2)), axis((3, 5))
    points = [(one.at(a / 50), other.at(b / 50)) for a in range(51) for b in range(51)]
    nearest = min(hypot(ax - bx, ay - by) for (ax, ay), (bx, by) in points)
    assert nearest == pytest.approx(0.464, abs=1e-3)


def test_a_stub_runs_from_its_edge_to_the_middle() -> None:
    assert stub(4).at(0) == pytest.approx(edge_middle(4))
    assert stub(4).at(1) == (0, 0)
    assert fragment_axis("4") == stub(4)
    assert fragment_axis("14") == axis((1, 4))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_fragments_cross_where_their_ends_interleave_and_nowhere_else(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    near = min(abs(axis(other).side(axis(one).at(n / 200))) for n in range(201))
    if cross(one, other):
        point = axis(one).at(crossing(one, other))
        assert axis(other).side(point) == pytest.approx(0, abs=1e-6)
        assert axis(other).at(crossing(other, one)) == pytest.approx(point, abs=1e-6)
    else:
        assert near > 0.3


def test_loose_lies_lowest_then_tight_then_straight_and_equals_by_their_smaller_edge() -> None:
    assert from_bottom(((1, 4), (0, 5), (2, 3))) == [(0, 5), (2, 3), (1, 4)]
    assert from_bottom(((0, 3), (1, 5), (2, 4))) == [(1, 5), (2, 4), (0, 3)]
    assert from_bottom(((2, 5), (1, 4), (0, 3))) == [(0, 3), (1, 4), (2, 5)]


def middle_of_arc(
    x0: float, y0: float, radius: float, sweep: bool, x1: float, y1: float
) -> tuple[float, float]:
    """The middle of a small arc as SVG draws it."""
    chord = hypot(x1 - x0, y1 - y0)
    rise = radius - sqrt(radius**2 - chord**2 / 4)
    turn = atan2(y1 - y0, x1 - x0) + (-pi / 2 if sweep else pi / 2)
    return (x0 + x1) / 2 + rise * cos(turn), (y0 + y1) / 2 + rise * sin(turn)


@pytest.mark.parametrize("link", [link for link in LINKS if span(link) != STRAIGHT])
@pytest.mark.parametrize("aside", [0, 0.185, -0.185])
def test_an_arc_is_written_as_it_runs(link: tuple[int, int], aside: float) -> None:
    """Start, end, radius and the flag that says on which side the arc bulges."""
    line = axis(link)
    assert isinstance(line, Arc)
    text = line.path(1000, 0.25, 0.75, aside).replace("M", "").replace("A", " ").replace("-", " -")
    x0, y0, rx, ry, turned, large, sweep, x1, y1 = map(float, text.split())
    assert (turned, large, rx) == (0, 0, ry)
    middle = middle_of_arc(x0, y0, rx, bool(sweep), x1, y1)
    (x, y), (dx, dy) = line.at(0.5), line.heading(0.5)
    assert middle == pytest.approx(((x - dy * aside) * 1000, (y + dx * aside) * 1000), abs=0.1)


def test_kinds() -> None:
    assert [span(link) for link in ((0, 1), (0, 5), (1, 5), (2, 4), (1, 4))] == [
        TIGHT,
        TIGHT,
        LOOSE,
        LOOSE,
        STRAIGHT,
    ]
    assert isclose(stub(0).length, sqrt(3) / 2)
