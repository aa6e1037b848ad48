"""Coast, border, thrust faults and buried edges are where the stacking puts them (rulings A3, A5, A8)."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quakeboard.core.kernel.rng import Rng
from quakeboard.core.squaregrid import SIDES, neighbour
from quakeboard.games.sanandreas.render import lines
from quakeboard.games.sanandreas.render.ground import dip, hachures, shade
from quakeboard.games.sanandreas.render.scene import Board, Land, Slab, board_of, spaces_between, tint
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.lean import figure
from quakeboard.games.sanandreas.rules.view import SanAndreasView

Lay = Callable[..., SanAndreasView]
AROUND = list(spaces_between(-3, -4, 18, 22))
NORTH, EAST, SOUTH, WEST = SIDES


def top_name(board: Board, space: tuple[int, int]) -> int | str:
    top = board.top(space)
    return top.id if isinstance(top, Slab) else "land" if isinstance(top, Land) else "sea"


def test_the_highest_in_the_order_shows(lay: Lay) -> None:
    board = board_of(lay("0 at 3,9 over 1\n1 at 4,9 over 2\n2 at 4,10"))
    assert [slab.id for slab in board.slabs] == [2, 1, 0]
    assert [top_name(board, (x, 9)) for x in (2, 3, 4, 5, 6)] == ["sea", 0, 0, 1, "sea"]
    assert [top_name(board, (x, 11)) for x in (3, 4, 5, 6)] == ["sea", 2, 2, "sea"]


def test_land_takes_part_like_a_tile(lay: Lay) -> None:
    board = board_of(lay("0 at 2,16 under land\n1 at 6,11 over land"))
    assert [top_name(board, (2, y)) for y in (16, 17, 18)] == [0, "land", "land"]
    assert [top_name(board, (x, 11)) for x in (6, 7, 8)] == [1, 1, "land"]


def test_an_order_that_goes_round_is_refused(lay: Lay) -> None:
    with pytest.raises(ValueError, match="circle"):
        board_of(lay("0 at 3,9 over 1\n1 at 4,9 over 0"))


@settings(max_examples=8)
@given(st.integers(0, 2**32))
def test_what_shows_is_what_the_rules_say(seed: int) -> None:
    rng, position = Rng(seed), SanAndreas().start(4)
    while position.outcome() is None:
        position.step(position.sample(rng))
        view = position.view(0)
        board = board_of(view)
        by_id = {slab.id: slab for slab in board.slabs}
        for tile in view.tiles:
            slab = by_id[tile.id]
            assert sorted(board.shown(slab)) == sorted(tile.showing)
            assert (slab.east, slab.north) == tile.underside.lean


# --- coast and border ---------------------------------------------------------------------------------------


def test_the_coast_runs_around_tiles_and_inland_holes(lay: Lay) -> None:
    """Four tiles about a hole of one space."""
    board = board_of(lay("0 at 1,5\n1 at 3,6\n2 at 2,8\n3 at 0,7"))
    coast = set(lines.coast(board, [space for space in AROUND if space[0] < 6 and 3 < space[1] < 12]))
    hole = (2, 7)
    assert board.is_sea(hole)
    around = {(neighbour(hole, side), (side + 2) % 4) for side in SIDES}
    assert around <= coast
    assert ((0, 7), WEST) in coast
    assert ((1, 7), WEST) not in coast, "inside a tile"
    assert all(board.is_sea(neighbour(*step)) != board.is_sea(step[0]) for step in coast)


def test_land_meets_the_sea_in_a_coast_and_tiles_in_a_border(start: SanAndreasView) -> None:
    board = board_of(start)
    coast, border = lines.coast(board, AROUND), lines.border(board, AROUND)
    assert ((0, 17), SOUTH) in coast
    assert ((0, 0), NORTH) in coast
    assert ((1, 17), SOUTH) in border
    assert ((7, 12), WEST) in border
    assert not {*coast} & {*border}
    assert len(border) == 6 + 4 + 16 + 4, "north, south, east, and the four steps of the east"
    assert all(space[0] != 1 for space, side in coast if side == EAST), "the coast of tiles faces the west"


def test_nothing_overlaps_at_the_start(start: SanAndreasView) -> None:
    board = board_of(start)
    assert lines.thrusts(board, AROUND) == lines.buried(board, AROUND) == []


# --- faults -------------------------------------------------------------------------------------------------


def test_the_edge_of_a_tile_over_another_is_a_thrust(lay: Lay) -> None:
    """Tile 0 has climbed east onto tile 1 by one space."""
    board = board_of(lay("0 at 3,9 over 1\n1 at 4,9"))
    assert {*lines.thrusts(board, AROUND)} == {((4, 9), EAST), ((4, 10), EAST)}
    assert {*lines.buried(board, AROUND)} == {((4, 9), WEST), ((4, 10), WEST)}


def test_slipping_under_turns_it_round(lay: Lay) -> None:
    board = board_of(lay("0 at 3,9\n1 at 4,9 over 0"))
    assert {*lines.thrusts(board, AROUND)} == {((4, 9), WEST), ((4, 10), WEST)}
    assert {*lines.buried(board, AROUND)} == {((4, 9), EAST), ((4, 10), EAST)}


def test_land_over_a_tile_is_a_thrust_of_the_land(lay: Lay) -> None:
    board = board_of(lay("0 at 2,16 under land"))
    assert {*lines.thrusts(board, AROUND)} == {((2, 17), SOUTH), ((3, 17), SOUTH)}
    buried = {((2, 17), NORTH), ((3, 17), NORTH), ((2, 17), WEST), ((3, 17), EAST)}
    assert {*lines.buried(board, AROUND)} == buried
    assert not {((2, 17), SOUTH), ((3, 17), SOUTH)} & {*lines.border(board, AROUND)}


def test_a_tile_over_land_buries_the_border(lay: Lay) -> None:
    board = board_of(lay("0 at 6,11 over land"))
    thrusts = {((7, 12), NORTH), ((7, 12), EAST), ((7, 11), EAST)}
    assert {*lines.thrusts(board, AROUND)} == thrusts, "to the south of 7,11 lies open water"
    assert {*lines.buried(board, AROUND)} == {((7, 11), WEST), ((7, 12), WEST)}


def test_an_edge_that_lies_on_the_edge_of_what_hides_it_is_not_dotted(lay: Lay) -> None:
    """Tile 0 lies exactly on tile 1."""
    board = board_of(lay("0 at 3,9 over 1\n1 at 3,9"))
    assert lines.buried(board, AROUND) == lines.thrusts(board, AROUND) == []


@pytest.mark.parametrize("side", SIDES)
def test_teeth_point_into_their_space(side: int, numbers_in: Callable[[str], list[float]]) -> None:
    triangles = lines.teeth([((4, 9), side)], 10).split("Z")[:-1]
    assert len(triangles) == 3
    for triangle in triangles:
        ax, ay, bx, by, x, y = numbers_in(triangle)
        assert 40 < x < 50
        assert -100 < y < -90
        assert {(ax, bx), (ay, by)} & {(40, 40), (50, 50), (-90, -90), (-100, -100)}, (
            "its base is on the side"
        )


def test_lines_are_drawn_in_long_strokes() -> None:
    block = [(x, y) for x in range(3) for y in range(2)]
    assert lines.path_of(lines.outline(block), 10).count("M") == 1
    ring = [space for space in spaces_between(0, 0, 3, 3) if space != (1, 1)]
    assert lines.path_of(lines.outline(ring), 10).count("Z") == 2, "outside and hole"
    straight = [((x, 0), NORTH) for x in range(4)]
    assert lines.path_of(straight, 10) == "M0-10H40"


# --- heights and lean ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rise", "token"),
    [
        ("0", "h0"),
        ("1/4", "h0"),
        ("1/3", "h1"),
        ("3/4", "h1"),
        ("5/4", "h2"),
        ("7/4", "h3"),
        ("5/2", "h4"),
        ("3", "h5"),
    ],
)
def test_tints_change_at_the_bands(rise: str, token: str) -> None:
    assert tint(Fraction(rise)) == token


def slab_of(lay: Lay, corners: str) -> Slab:
    return board_of(lay(f"0 at 3,9 corners {corners}")).slabs[0]


def test_a_space_rises_by_its_middle(lay: Lay) -> None:
    slab = slab_of(lay, "1 11/3 1/3 3")
    assert [slab.rise(space) for space in ((3, 9), (4, 9), (3, 10), (4, 10))] == [
        Fraction(3, 2),
        Fraction(17, 6),
        Fraction(7, 6),
        Fraction(5, 2),
    ]


@pytest.mark.parametrize(
    ("corners", "written"),
    [
        ("1 2 0 1", ".7"),
        ("2 2 0 0", "1"),
        ("1 11/3 1/3 3", "1.4"),
        ("0 0 51/25 51/25", "1.1"),
        ("0 0 49/25 49/25", ".9"),
    ],
)
def test_the_figure_never_calls_a_steep_tile_one(lay: Lay, corners: str, written: str) -> None:
    slab = slab_of(lay, corners)
    assert figure((slab.east, slab.north)) == written
    assert (float(written) > 1) == slab.steep


@pytest.mark.parametrize("corners", ["2 2 0 0", "0 2 0 2", "0 1 1 2", "1 0 2 1", "1 11/3 1/3 3"])
def test_hachures_run_downhill_on_what_shows(lay: Lay, corners: str) -> None:
    slab = slab_of(lay, corners)
    shown = [(3, 9), (4, 9), (4, 10)]
    strokes = hachures(slab, shown)
    assert len(strokes) >= 12
    for stroke in strokes:
        (ax, ay), (bx, by) = stroke.base
        assert slab.underside(ax, ay) == pytest.approx(slab.underside(bx, by)), "its base is level"
        assert slab.underside(*stroke.tip) < slab.underside(ax, ay) - 0.1
        assert stroke.spaces <= {*shown}
    assert hachures(slab_of(lay, "1 1 1 1"), shown) == []


def test_a_steeper_tile_has_longer_hachures(lay: Lay) -> None:
    lengths = []
    for corners in ("1 1 0 0", "2 2 0 0", "3 3 0 0"):
        stroke = hachures(slab_of(lay, corners), [(3, 9), (3, 10)])[0]
        lengths.append(stroke.tip[1] - stroke.base[0][1])
    assert lengths == sorted(set(lengths))
    assert lengths[0] > 0, "to the north, where it falls"


def test_light_comes_from_the_north_west(lay: Lay) -> None:
    assert shade(slab_of(lay, "1 2 0 1")) == ("shield", 0.21)
    assert shade(slab_of(lay, "1 0 2 1"))[0] == "shadow-c"
    assert shade(slab_of(lay, "0 1 1 2"))[1] == 0
    assert shade(slab_of(lay, "3 9 -3 3")) == ("shield", 0.29)


def test_the_sign_stands_in_the_middle_or_makes_way(lay: Lay) -> None:
    def place(text: str, taken: Any = ()) -> tuple[float, float]:
        board = board_of(lay(text))
        found = dip(board, next(slab for slab in board.slabs if slab.id == 0), taken)
        assert found
        return found.at

    alone = "0 at 3,9 corners 2 2 0 0"
    assert place(alone) == (4, 10)
    under = alone + "\n1 at 3,10 over 0"
    assert place(under)[1] < 10, "what shows of it is its southern half"
    assert place(under, [(3, 9)])[0] > 4, "away from the coin"
    flat = board_of(lay("0 at 3,9"))
    assert dip(flat, flat.slabs[0], ()) is None
