"""The relief: projection, order of drawing, what is seen of each slab."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.render.picture import relief
from quakeboard.games.sanandreas.render.relief.projection import project
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.palette import LIGHT

Lay = Callable[..., SanAndreasView]
Read = Callable[[str], Any]
Numbers = Callable[[str], list[float]]
SCALE = 38.5


@pytest.fixture(scope="module", name="block")
def block_of_turn_37(turn_37: SanAndreasView, read: Read) -> Any:
    return read(relief(turn_37))


def columns(drawing: Any) -> dict[tuple[int, int], Any]:
    found = {}
    for column in drawing.layer("columns"):
        x, y = map(int, column.get("data-space").split(","))
        found[x, y] = column
    return found


def slabs(column: Any) -> list[int]:
    return [int(part.get("data-tile")) for part in column if part.get("data-tile")]


def parts(column: Any, tile: int) -> list[str]:
    (slab,) = (part for part in column if part.get("data-tile") == str(tile))
    return [part.get("data-part") for part in slab if part.get("data-part")]


def part(column: Any, tile: int, name: str) -> Any:
    (slab,) = (slab for slab in column if slab.get("data-tile") == str(tile))
    return next(part for part in slab if part.get("data-part") == name)


def test_points_fall_where_the_projection_says() -> None:
    assert project(1, 0, 0) == pytest.approx((0.87, -0.39))
    assert project(0, 1, 0) == pytest.approx((-0.87, -0.39))
    assert project(0, 0, 1) == pytest.approx((0, -0.66))


def test_columns_are_drawn_by_falling_distance(block: Any) -> None:
    sums = [x + y for x, y in columns(block)]
    assert sums == sorted(sums, reverse=True)
    assert len(set(sums)) > 20


def test_within_a_column_the_bottom_comes_first(lay: Lay, read: Read) -> None:
    text = "0 at 3,9 corners 2 2 2 2 over 1\n1 at 3,9 corners 1 1 1 1 over 2\n2 at 3,9"
    found = columns(read(relief(lay(text))))
    assert [slabs(found[x, y]) for x, y in ((3, 9), (4, 9), (3, 10), (4, 10))] == [[2, 1, 0]] * 4


def test_a_side_is_drawn_only_where_the_tile_ends(lay: Lay, read: Read) -> None:
    found = columns(read(relief(lay("0 at 3,9"))))
    assert parts(found[3, 9], 0) == ["west", "south", "top"]
    assert parts(found[4, 9], 0) == ["south", "top"]
    assert parts(found[3, 10], 0) == ["west", "top"]
    assert parts(found[4, 10], 0) == ["top"]


def test_the_corners_of_a_top_are_where_the_plane_is(lay: Lay, read: Read, numbers_in: Numbers) -> None:
    """One that rises to the east; its south-west space, from the south-west corner round."""
    found = columns(read(relief(lay("0 at 3,9 corners 0 2 0 2"))))
    drawn = numbers_in(part(found[3, 9], 0, "top").get("d"))
    corners = [(3, 9, 1), (4, 9, 2), (4, 10, 2), (3, 10, 1)]
    expected = [value * SCALE for corner in corners for value in project(*corner)]
    assert drawn == pytest.approx(expected, abs=0.06)


def test_the_void_under_a_lifted_edge_is_dark_down_to_what_is_below(
    lay: Lay, read: Read, numbers_in: Numbers
) -> None:
    """Tile 0 leans on tile 1, which ends under it: its south side hangs over tile 1 in the east only."""
    found = columns(read(relief(lay("0 at 3,9 corners 0 2 0 2 over 1\n1 at 4,9"))))
    assert parts(found[3, 9], 0) == ["west", "void", "south", "top"], "its western edge lies on the ground"
    east = numbers_in(part(found[4, 9], 0, "void").get("d"))
    corners = [(4, 9, 1), (5, 9, 2), (5, 9, 1), (4, 9, 1)]
    assert east == pytest.approx([v * SCALE for c in corners for v in project(*c)], abs=0.06)
    assert part(found[4, 9], 0, "void").get("opacity") == ".82"
    assert "void" not in parts(found[4, 9], 1)


def test_under_land_only_land_is_drawn(block: Any) -> None:
    found = columns(block)
    assert slabs(found[2, 17]) == slabs(found[7, 0]) == []
    assert slabs(found[2, 16]) == [0]
    assert slabs(found[7, 11]) == [8], "here the tile is on land"
    fills = [path.get("fill") for path in found[7, 11].iter()]
    assert fills.index(LIGHT["mainland"]) < fills.index(LIGHT["h3"])


def test_the_cut_face_of_a_tile_under_land_is_seen(lay: Lay, read: Read) -> None:
    found = columns(read(relief(lay("0 at 7,0 corners 3 3 0 0 under land"))))
    assert "south" in parts(found[7, 1], 0), "it ends there for the eye, above the land before it"


def test_a_top_that_leans_away_is_not_seen(lay: Lay, read: Read) -> None:
    found = columns(read(relief(lay("0 at 3,9 corners 3 3 0 0\n1 at 7,5 corners 2 2 0 0"))))
    assert "top" not in parts(found[3, 9], 0)
    assert "top" in parts(found[7, 5], 1)


def test_the_open_sea_has_no_column(block: Any) -> None:
    found = columns(block)
    assert not {(0, 8), (5, 12), (4, 9)} & {*found}
    assert {(1, 14), (12 - 1, 17), (-2, 0)} <= {*found}


def test_a_coin_lies_in_the_plane_of_its_tile(lay: Lay, read: Read, numbers_in: Numbers) -> None:
    """A tile that falls to the north-west by half a thickness a space each way."""
    view = lay("0 at 3,9 corners 1 2 0 1\ncity 3,9 tile 0 seat 1 coin 4 known")
    (coin,) = (e for e in read(relief(view)).root.iter() if e.get("data-part") == "coin")
    matrix = re.findall(r"matrix\(([^)]*)\)", coin.get("transform"))[0]
    a, b, c, d, x, y = numbers_in(matrix)
    assert (a, b, c, d) == pytest.approx((0.87, -0.72, 0.87, 0.06))
    assert (x, y) == pytest.approx([v * SCALE for v in project(3.5, 9.5, 2)], abs=0.01)


def test_rings_lie_only_where_given(turn_37: SanAndreasView, block: Any, read: Read) -> None:
    found = columns(read(relief(turn_37, legal=[(1, 14), (6, 16)])))
    ringed = [space for space, e in found.items() if any("ring" in u.get("href", "") for u in e.iter())]
    assert sorted(ringed) == [(1, 14), (6, 16)]
    assert not block.uses("ring")


def test_a_secret_has_no_face_to_write_on(lay: Lay, read: Read) -> None:
    def face(text: str) -> bool:
        (coin,) = (e for e in read(relief(lay(text))).root.iter() if e.get("data-part") == "coin")
        return any(part.get("fill") == LIGHT["shield"] for part in coin)

    assert face("0 at 3,9\ncity 3,9 tile 0 seat 1 coin 4 known")
    assert not face("0 at 3,9\ncity 3,9 tile 0 seat 1 coin 4")
