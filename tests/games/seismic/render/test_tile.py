"""How a tile is drawn: layers, bridges, dashes that run on, hubs, crews that cannot be mistaken."""

import re
from collections.abc import Callable, Iterable
from math import hypot, pi, sqrt
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from quakeboard.games.seismic.render.houses import blocks
from quakeboard.games.seismic.render.road_geometry import axis, crew_spot, cross, crossing, fragment_axis
from quakeboard.games.seismic.render.tile_roads import Roads, TilePainter, spans
from quakeboard.games.seismic.rules.view import LaidTile
from quakeboard.render.svg.canvas import Canvas

Read = Callable[[str], Any]
SCALE = 100


def drawn(roads: Roads, read: Read, scale: float = SCALE) -> Any:
    canvas = Canvas("light")
    body = TilePainter(canvas, scale).roads(roads)
    return read(canvas.document(200, 200, body, title="tile", desc=""))


def parts(drawing: Any) -> list[str]:
    """What is drawn, bottom to top: parts by name and turn, shades and parapets."""
    found = []
    for element in list(drawing.root)[1:]:
        name = element.get("href", "").partition("-")[2]
        turn = re.search(r"rotate\((\d+)\)", element.get("transform", ""))
        if element.tag.endswith("use"):
            found.append(name + (turn[1] if turn else "0"))
        elif element.tag.endswith("path"):
            found.append("shade" if element.get("opacity") else "parapets")
    return found


def test_a_straight_goes_over_a_loose_curve_whatever_their_edges(read: Read) -> None:
    low = parts(drawn(Roads(((0, 3), (2, 4))), read))
    high = parts(drawn(Roads(((0, 2), (1, 4))), read))
    assert low == ["loose120", "shade", "straight0", "parapets"]
    assert high == ["loose0", "shade", "straight60", "parapets"]


def test_of_two_loose_curves_the_one_with_the_larger_edge_is_on_top(read: Read) -> None:
    assert parts(drawn(Roads(((1, 5), (0, 4))), read)) == ["loose240", "shade", "loose300", "parapets"]


def test_three_straights_are_a_stack(read: Read) -> None:
    stack = parts(drawn(Roads(((0, 3), (1, 4), (2, 5))), read))
    bridge = ["shade", "straight60", "parapets", "shade", "straight120", "parapets"]
    assert stack == ["straight0", *bridge]


def test_roads_that_do_not_cross_have_no_bridge(read: Read) -> None:
    assert parts(drawn(Roads(((0, 1), (2, 3), (4, 5))), read)) == ["tight0", "tight120", "tight240"]


def ends_of(path: str, numbers_in: Callable[[str], list[float]]) -> list[list[float]]:
    return [numbers_in(piece)[:2] + numbers_in(piece)[-2:] for piece in path.split("M")[1:]]


def test_a_shade_is_04_long_about_the_crossing(read: Read, numbers_in: Callable[[str], list[float]]) -> None:
    drawing = drawn(Roads(((0, 2), (1, 4))), read)
    shade = next(path for path in drawing.root.iter() if path.get("opacity"))
    x, y = axis((1, 4)).at(crossing((1, 4), (0, 2)))
    ((x0, y0, x1, y1),) = ends_of(shade.get("d"), numbers_in)
    assert hypot(x1 - x0, y1 - y0) == pytest.approx(0.4 * SCALE, abs=0.02)
    assert ((x0 + x1) / 2, (y0 + y1) / 2) == pytest.approx((x * SCALE, y * SCALE), abs=0.02)
    assert float(shade.get("stroke-width")) == 46


def test_parapets_stand_on_both_sides_with_flared_ends(
    read: Read, numbers_in: Callable[[str], list[float]]
) -> None:
    rails = list(drawn(Roads(((0, 3), (1, 4))), read).root)[-1].get("d").split("M")[1:]
    assert len(rails) == 2
    for rail in rails:
        x0, y0, x1, y1, x2, y2, x3, y3 = numbers_in(rail)
        assert abs(y1) == abs(y2) == 18.5  # the upper road runs west to east
        assert abs(x1 - x2) == pytest.approx(42, abs=0.02)
        assert abs(y0) == abs(y3) == pytest.approx(23.5)
        assert hypot(x1 - x0, y1 - y0) == pytest.approx(7.07, abs=0.01)
        assert abs(x0 - x3) > 42  # outwards


def test_two_crossings_close_together_share_one_bridge() -> None:
    assert spans([0.2, 1.4]) == [pytest.approx((-0.01, 0.41)), pytest.approx((1.19, 1.61))]
    assert spans([0.636, 1.096]) == [pytest.approx((0.426, 1.306))]


@pytest.mark.parametrize(
    ("name", "length"), [("straight", sqrt(3)), ("loose", pi / 2), ("tight", pi / 3), ("stub", sqrt(3) / 2)]
)
def test_dashes_run_on_across_tiles(name: str, length: float, read: Read) -> None:
    """The road is a whole number of dashes and gaps, shifted so that half a dash lies at each edge."""
    links = {"straight": ((0, 3),), "loose": ((0, 2),), "tight": ((0, 1),)}
    drawing = drawn(Roads(links[name]) if name in links else Roads((), (0, 3), 2), read)
    lane = next(path for path in drawing.root.iter() if path.get("stroke-dasharray"))
    dash, offset = float(lane.get("stroke-dasharray")), float(lane.get("stroke-dashoffset"))
    count = length * SCALE / (2 * dash)
    assert count == pytest.approx(round(count), abs=2e-3)
    assert offset == pytest.approx(dash / 2, abs=1e-3)
    assert dash == pytest.approx(8.7, abs=0.1)


def test_an_intersection_has_its_stubs_a_hub_and_a_shield(read: Read) -> None:
    drawing = drawn(Roads((), (1, 3, 5), 3), read)
    stubs = [part for part in parts(drawing) if part.startswith("stub")]
    assert stubs == [*(f"stub-edge{60 * e}" for e in (1, 3, 5)), *(f"stub{60 * e}" for e in (1, 3, 5))]
    assert drawing.texts() == ["+3"]
    assert {c.get("r") for c in drawing.root.iter() if c.tag.endswith("circle")} == {"35.2", "38.5"}


def test_a_town_counts_six_and_keeps_its_streets_open(read: Read) -> None:
    assert drawn(Roads((), tuple(range(6)), 6, town=True), read).texts() == ["+6"]
    assert len(blocks()) > 30
    for x, y, width, height in blocks():
        assert hypot(x + width / 2, y + height / 2) < 0.6
        assert not y < 0 < y + height, "a house on the street to the west or the east"


def test_houses_do_not_overlap() -> None:
    for one in blocks():
        for other in blocks():
            apart_x = one[0] + one[2] <= other[0] or other[0] + other[2] <= one[0]
            apart_y = one[1] + one[3] <= other[1] or other[1] + other[3] <= one[1]
            assert one is other or apart_x or apart_y


def test_a_thumbnail_has_no_dashes_parapets_or_figures(read: Read) -> None:
    small = drawn(Roads(((0, 3), (1, 4))), read, scale=13.9)
    assert parts(small) == ["straight0", "straight60"]
    assert "stroke-dasharray" not in small.svg
    assert not drawn(Roads((), (0, 1), 2), read, scale=13.9).texts()
    assert "stroke-dasharray" in drawn(Roads(((0, 3),)), read, scale=14).svg


def on_axis(fragment: str, point: tuple[float, float]) -> float:
    line = fragment_axis(fragment)
    return min(hypot(x - point[0], y - point[1]) for x, y in (line.at(n / 200) for n in range(201)))


def test_a_crew_stands_in_the_middle_of_its_fragment() -> None:
    assert crew_spot(((0, 3),), "03") == pytest.approx((0, 0))
    assert crew_spot(((0, 1), (2, 4)), "01") == pytest.approx(axis((0, 1)).at(0.5))


def test_a_crew_on_a_stub_stands_far_out() -> None:
    x, y = crew_spot((), "1")
    assert (x, y) == pytest.approx((0.8 * sqrt(3) / 2, 0))


def test_a_crew_can_never_be_taken_for_one_on_another_road(all_highways: Iterable[LaidTile]) -> None:
    for tile in all_highways:
        for a, b in tile.links:
            point = crew_spot(tile.links, f"{a}{b}")
            assert on_axis(f"{a}{b}", point) < 0.02
            others = [on_axis(f"{c}{d}", point) for c, d in tile.links if (c, d) != (a, b)]
            assert min(others, default=1) > 0.3, (tile.tile, a, b)


def test_a_crew_leaves_the_middle_only_for_a_crossing(all_highways: Iterable[LaidTile]) -> None:
    for tile in all_highways:
        for link in tile.links:
            if not any(cross(link, other) for other in tile.links if other != link):
                assert crew_spot(tile.links, f"{link[0]}{link[1]}") == pytest.approx(axis(link).at(0.5))


def test_a_patch_covers_the_seam_between_two_tiles(
    placed: Callable[[ET.Element], tuple[float, float]],
) -> None:
    canvas = Canvas("light")
    use = ET.fromstring(TilePainter(canvas, SCALE).join(2).replace("\x01", ""))
    assert placed(use) == pytest.approx((25 * sqrt(3), 75), abs=0.01)
    assert use.get("transform", "").endswith("rotate(60)")  # along the road, which leaves to the south-east
