"""How tiles overlap, lie in order, settle, lean and get buried: rulings A1 to A8, on boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.rules.events import CityDestroyed, TileSettled, TileShifted
from quakeboard.games.sanandreas.rules.pieces import LAYOUT, is_land
from quakeboard.games.sanandreas.rules.position import Position

from .naive import Ground

Board = Callable[[str], Position]
Corners = Callable[[Position, int], str]

EAST, NORTH_DIP, NORTH, SOUTH_DIP, SOUTH = range(1, 6)


def laid(position: Position, tile: int) -> Any:
    return next(laid for laid in position.full_view().tiles if laid.id == tile)


def shifted(events: list[Any]) -> TileShifted:
    return next(event for event in events if isinstance(event, TileShifted))


# ------------------------------------------------------------------ A1 to A4: the layout


def test_a1_a_tile_covers_four_spaces_and_shifts_by_one(board: Board) -> None:
    position = board("4 at 3,12")
    assert laid(position, 4).showing == ((3, 12), (3, 13), (4, 12), (4, 13))
    position.push(4, EAST)
    assert laid(position, 4).at == (4, 12)


def test_a2_there_are_23_tiles_and_none_overlaps(start: Callable[..., Position]) -> None:
    tiles = start().full_view().tiles
    assert len(tiles) == 23
    assert all(tile.over == () and len(tile.showing) == 4 and not any(tile.underside.lean) for tile in tiles)


def test_a2_the_tiles_and_the_land_leave_no_gap_in_the_east() -> None:
    covered = {(x + dx, y + dy) for x, y in LAYOUT for dx in (0, 1) for dy in (0, 1)}
    assert not any(is_land(space) for space in covered)
    for y in range(1, 17):
        row = sorted(x for x, row in covered if row == y)
        assert row == list(range(row[0], row[-1] + 1))
        assert is_land((row[-1] + 1, y))


@pytest.mark.parametrize(
    ("space", "land"),
    [
        ((-9, 17), True),
        ((3, 16), False),
        ((3, 0), True),
        ((6, 11), False),
        ((7, 11), True),
        ((7, 10), False),
        ((8, 9), True),
        ((8, 8), False),
        ((9, 7), True),
        ((9, 6), False),
        ((10, 5), True),
        ((10, 4), False),
        ((11, 1), True),
        ((0, 8), False),
    ],
)
def test_a3_land_lies_beyond_the_borders(space: tuple[int, int], land: bool) -> None:
    assert is_land(space) == land


# ------------------------------------------------------------------ A5: the order


def test_a5_a_lift_climbs_over_what_it_meets(board: Board, corners: Corners) -> None:
    position = board("3 at 1,13\n4 at 3,13")
    assert shifted(position.push(3, EAST)).climbs_over == (4,)
    assert laid(position, 3).over == (4,)
    assert corners(position, 3) == "0 2 0 2"
    assert corners(position, 4) == "0 0 0 0"


def test_a5_a_dip_slides_under_what_it_meets(board: Board, corners: Corners) -> None:
    position = board("4 at 3,13\n7 at 3,11")
    assert shifted(position.push(7, NORTH_DIP)).slides_under == (4,)
    assert laid(position, 4).over == (7,)
    assert corners(position, 4) == "2 2 0 0"


def test_a5_a_dip_goes_under_land_and_is_not_lifted_by_it(board: Board, corners: Corners) -> None:
    position = board("1 at 3,15")
    assert shifted(position.push(1, NORTH_DIP)).slides_under == ("land",)
    assert laid(position, 1).under_land
    assert corners(position, 1) == "0 0 0 0"
    assert laid(position, 1).showing == ((3, 16), (4, 16))


def test_a5_a_lift_climbs_over_a_border(board: Board, corners: Corners) -> None:
    position = board("1 at 3,15")
    assert shifted(position.push(1, NORTH)).climbs_over == ("land",)
    assert laid(position, 1).over == ("land",)
    assert corners(position, 1) == "0 0 2 2"
    position.push(1, NORTH)
    assert corners(position, 1) == "1 1 1 1"


def test_a5_an_overlap_that_remains_keeps_its_order(board: Board) -> None:
    position = board("4 at 3,13\n7 at 3,12 over 4")
    assert shifted(position.push(7, NORTH_DIP)).slides_under == ()
    assert laid(position, 7).over == (4,)


def test_a5_an_overlap_that_ends_loses_its_order(board: Board) -> None:
    position = board("4 at 3,13\n7 at 3,12 over 4")
    position.push(7, SOUTH)
    assert laid(position, 7).over == ()
    position.push(7, NORTH_DIP)
    assert laid(position, 4).over == (7,)


def test_a5_a_dip_becomes_a_lift_where_the_order_says_so(board: Board, corners: Corners) -> None:
    """Tile 7 lies over 6, and 6 over 3: when 7 dips northwards into 3, it must stay above it."""
    position = board("3 at 2,13\n6 at 1,12 over 3\n7 at 2,11 over 6")
    shift = shifted(position.push(7, NORTH_DIP))
    assert shift.climbs_over == shift.against_the_die == (3,)
    assert laid(position, 7).over == (3, 6)


def test_a5_a_lift_becomes_a_dip_where_the_order_says_so(board: Board) -> None:
    position = board("3 at 2,13 over 6\n6 at 1,12 over 7\n7 at 2,11")
    shift = shifted(position.push(7, NORTH))
    assert shift.slides_under == shift.against_the_die == (3,)
    assert laid(position, 3).over == (6, 7)


def test_a5_land_takes_part_in_the_order_like_a_tile(board: Board) -> None:
    """Tile 0 lies on land and tile 1 under it: so tile 0 stays above, although its die says dip."""
    position = board("0 at 1,17 over land\n1 at 3,16 under land\n2 at 5,15")
    position.push(0, EAST)
    assert laid(position, 0).over == (1, "land")
    position = board("0 at 2,18 over land\n1 at 3,16 under land")
    assert shifted(position.push(0, SOUTH_DIP)).against_the_die == (1,)


def test_a5_the_order_leads_through_land(board: Board) -> None:
    """Tile 3 lies over 2, which lies over 0, which lies on land, under which lies 1: so 3 is above 1."""
    position = board("0 at 1,16 over land\n1 at 3,16 under land\n2 at 1,15 over 0\n3 at 2,14 over 2")
    assert shifted(position.push(3, NORTH_DIP)).against_the_die == (0, 1)
    assert laid(position, 3).over == (0, 1, 2)


def test_a5_an_overlap_that_ends_orders_nothing_any_more(board: Board) -> None:
    """Tile 7 is above tile 4 only through tile 10, which it leaves by the very shift that meets 4."""
    position = board("7 at 5,11 over 10\n10 at 4,10 over 9\n9 at 3,11 over 6\n6 at 3,12 over 4\n4 at 4,13")
    assert shifted(position.push(7, NORTH_DIP)).slides_under == (4,)
    assert laid(position, 7).over == ()


def test_a5_only_the_shifting_tile_moves(start: Callable[..., Position]) -> None:
    position = start()
    before = {tile.id: tile.at for tile in position.full_view().tiles}
    position.push(10, SOUTH)
    after = {tile.id: tile.at for tile in position.full_view().tiles}
    assert after == before | {10: (4, 8)}


# ------------------------------------------------------------------ A6: settling, on boards

SETTLED = {
    "half over one leans by 1": ("3 at 1,13\n6 at 1,12 over 3", 6, "0 0 2 2"),
    "a quarter over one leans ½, ½": ("3 at 2,13\n6 at 1,12 over 3", 6, "0 1 1 2"),
    "a bridge over two is flat": ("3 at 1,13\n5 at 3,13\n4 at 2,13 over 3, 5", 4, "1 1 1 1"),
    "wholly over another": ("3 at 1,13\n4 at 1,13 over 3", 4, "1 1 1 1"),
    "half over two high": ("3 at 1,13\n4 at 1,13 over 3\n5 at 2,13 over 3, 4", 5, "4 0 4 0"),
    "over a leaning tile, on its high half": (
        "3 at 3,13\n4 at 2,13 over 3\n5 at 3,13 over 3, 4",
        5,
        "5 1 5 1",
    ),
    "over a leaning tile, on its low half": ("3 at 3,13\n4 at 2,13 over 3\n5 at 1,13 over 4", 5, "0 2 0 2"),
    "over a border": ("8 at 6,11 over land", 8, "0 2 0 2"),
    "wholly on land": ("8 at 7,11 over land", 8, "1 1 1 1"),
    "over a border in the corner of the land": ("2 at 6,16 over land", 2, "1 1 1 1"),
    "over land to the north, beside land to the east": ("2 at 5,16 over land", 2, "0 0 2 2"),
    "under land": ("1 at 3,16 under land", 1, "0 0 0 0"),
    "under land and over a tile": ("0 at 2,16 over 1 under land\n1 at 3,15", 0, "1 2 0 1"),
    "what lies above never tips a tile": ("3 at 1,13\n4 at 2,13 over 3\n5 at 3,13 over 4", 3, "0 0 0 0"),
}


@pytest.mark.parametrize("name", SETTLED)
def test_a6_settled(name: str, board: Board, corners: Corners) -> None:
    drawn, tile, expected = SETTLED[name]
    assert corners(board(drawn), tile) == expected


def test_a6_a_tile_flattens_when_what_it_leans_on_goes(board: Board, corners: Corners) -> None:
    position = board("3 at 1,13\n4 at 2,13 over 3")
    events = position.push(3, SOUTH)
    assert corners(position, 4) != "0 0 0 0"
    events = position.push(3, SOUTH)
    assert corners(position, 4) == "0 0 0 0"
    settled = [event for event in events if isinstance(event, TileSettled)]
    assert [(event.tile, event.after.lean) for event in settled] == [(4, (0, 0))]


def test_a6_settling_goes_up_through_everything_above(board: Board) -> None:
    position = board("3 at 1,13\n4 at 2,13 over 3\n5 at 3,13 over 4\n2 at 4,13 over 5")
    events = position.push(3, SOUTH)
    assert [event.tile for event in events if isinstance(event, TileSettled)] == [4, 5, 2]


def test_a6_a_tile_that_only_rises_lifts_what_lies_on_it(board: Board, corners: Corners, play: Any) -> None:
    """Tile 6 climbs up tile 4, which slopes as it will. Tile 3 on both of them rises level, by one thickness:
    its city stands, but tile 0, which rests on it with one quarter only, must lean more."""
    position = board("1 at 3,15\n4 at 3,14 over 1\n6 at 1,13\n3 at 2,14 over 1, 4, 6\n0 at 1,15 over 3")
    play(position, "found 3,14 5")
    assert (corners(position, 3), corners(position, 0)) == ("1 1 3 3", "8/3 22/3 2/3 16/3")
    events = position.push(6, EAST)
    assert (corners(position, 3), corners(position, 0)) == ("2 2 4 4", "10/3 28/3 2/3 20/3")
    assert not [event for event in events if isinstance(event, CityDestroyed)]
    ground = Ground.of(position.full_view())
    assert all(corners(position, tile) == " ".join(ground.corners(tile)) for tile in ground.at)


# ------------------------------------------------------------------ A7: lean


def test_a7_a_lean_of_exactly_one_can_still_be_settled(board: Board) -> None:
    position = board("3 at 1,13\n4 at 2,13 over 3")
    assert laid(position, 4).underside.lean == (-1, 0)
    assert not laid(position, 4).steep


def test_a7_more_than_one_is_too_steep(board: Board) -> None:
    position = board("3 at 1,13\n4 at 1,13 over 3\n5 at 2,13 over 3, 4")
    assert laid(position, 5).underside.lean == (-2, 0)
    assert laid(position, 5).steep


# ------------------------------------------------------------------ A8: what shows


def test_a8_the_highest_tile_shows(board: Board) -> None:
    position = board("3 at 1,13\n4 at 2,13 over 3\n5 at 2,12 over 3, 4")
    assert laid(position, 3).showing == ((1, 13), (1, 14))
    assert laid(position, 4).showing == ((2, 14), (3, 14))
    assert len(laid(position, 5).showing) == 4


def test_a8_land_above_a_tile_shows(board: Board) -> None:
    position = board("1 at 3,17 under land")
    assert laid(position, 1).showing == ()


def test_a8_a_city_that_no_longer_shows_is_buried(start: Callable[..., Position], play: Any) -> None:
    position = start()
    play(position, "found 3,13 5", "found 4,14 2")
    events = position.push(3, EAST)
    lost = [event for event in events if isinstance(event, CityDestroyed)]
    assert lost == [CityDestroyed(seat=0, tile=4, at=(3, 13), coin=5, why="buried", under=3)]


def test_a8_land_buries_too(start: Callable[..., Position], play: Any) -> None:
    position = start()
    play(position, "found 3,16 5", "found 3,13 4")
    lost = [event for event in position.push(1, NORTH_DIP) if isinstance(event, CityDestroyed)]
    assert [(event.coin, event.why, event.under) for event in lost] == [(5, "buried", "land")]


def test_symmetric_boards_settle_symmetrically(board: Board, corners: Corners) -> None:
    """A board and its mirror image, east and west exchanged."""
    position = board("3 at 1,13\n4 at 2,12 over 3\n5 at 3,13 over 4\n6 at 2,11 over 4")
    mirror = board("3 at 5,13\n4 at 4,12 over 3\n5 at 3,13 over 4\n6 at 4,11 over 4")
    for tile in (3, 4, 5, 6):
        south_west, south_east, north_west, north_east = corners(position, tile).split()
        assert corners(mirror, tile).split() == [south_east, south_west, north_east, north_west]


@pytest.mark.parametrize(
    ("drawn", "why"),
    [
        ("3 at 1,13\n4 at 2,13", "not in order"),
        ("3 at 1,13 over 4\n4 at 2,13 over 3", "not in order"),
        ("3 at 1,13 over 4", "not in order"),
        ("1 at 3,16", "not in order"),
        ("3 at 1,13 over 4\n4 at 2,13 over 5\n5 at 2,12 over 3", "above itself"),
        ("0 at 2,16 over land\n1 at 3,16 over 0 under land", "above itself"),
        ("23 at 1,13", "cannot lie there"),
        ("3 at 0,13", "cannot lie there"),
    ],
)
def test_what_cannot_lie_like_that_is_refused(board: Board, drawn: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        board(drawn)


def test_a_push_off_the_board_is_refused(board: Board) -> None:
    with pytest.raises(ValueError, match="cannot be pushed"):
        board("3 at 15,13 over land").push(3, EAST)
