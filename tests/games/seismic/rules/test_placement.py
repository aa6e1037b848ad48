"""Ruling S7: where a tile may be laid."""

from .boards import drawn, face_up, legal, play, refused, standing, written
from .drawings import CLOSED_BUT_FOR_ONE, FOUR_EAST_OF_TOWN, KEYHOLE

ONE_ROAD = "03 at 1,0 r1"


def test_s7_only_on_an_empty_cell() -> None:  # ruling S7
    board = drawn(ONE_ROAD, face_up="03 02 01")
    assert refused(board, "lay 03 0,0 r1") == "cell-taken S7"
    assert refused(board, "lay 03 1,0 r1") == "cell-taken S7"


def test_s7_only_on_the_table() -> None:
    board = drawn(face_up="03", table=(7, 7))
    assert refused(board, "lay 03 4,0 r1") == "off-table S7"
    assert refused(board, "lay 03 -5,3 r1") == "off-table S7"


def test_s7_a_highway_edge_must_touch_a_highway_edge() -> None:
    board = drawn(ONE_ROAD, face_up="03 02 01")
    assert refused(board, "lay 03 5,5 r0") == "no-highway-there S7"  # touches nothing
    assert refused(board, "lay 03 2,-1 r1") == "no-highway-there S7"  # touches green with green


def test_s7_a_road_must_not_meet_green() -> None:
    board = drawn(ONE_ROAD, face_up="03 02 01")
    assert refused(board, "lay 03 2,0 r0") == "edge-must-be-road S7"  # the road from 1,0 arrives in the west
    assert refused(board, "lay 01 1,-1 r2") == "edge-must-be-green S7"  # town in the south-west, green below


def test_s7_green_beside_green_is_alike() -> None:
    board = drawn(ONE_ROAD, face_up="01")
    assert legal(board, "lay 01 1,-1") == ["lay 01 1,-1 r3"]


def test_s7_every_abutting_edge_must_be_alike() -> None:
    """Two roads arrive at 2,-1, at edges 3 and 4; everything else there is free."""
    board = drawn(KEYHOLE, face_up="01-23-45 03-14-25 01-34")
    assert legal(board, "lay 03-14-25") == ["lay 03-14-25 2,-1 r0"]
    assert legal(board, "lay 01-23-45") == ["lay 01-23-45 2,-1 r0", "lay 01-23-45 2,-1 r1"]
    assert legal(board, "lay 01-34") == ["lay 01-34 2,-1 r0"]


def test_s7_an_intersection_is_laid_by_the_same_rule() -> None:
    board = drawn(KEYHOLE, face_up="+1:0 +2:01 +3:024")
    assert legal(board) == ["lay +2:01 2,-1 r3"]


def test_s7_the_last_gap_takes_only_what_fits_both_roads() -> None:
    board = drawn(CLOSED_BUT_FOR_ONE, face_up="01 03 02")
    assert legal(board) == ["lay 01 1,0 r4"]


def test_s7_an_edge_at_the_rim_of_the_table_is_free() -> None:
    board = drawn(
        """
        03 at 1,0 r1
        03 at 2,0 r1
        """,
        face_up="03-14-25 +6:012345",
        table=(7, 7),
    )
    assert legal(board, "lay 03-14-25 3,0") == ["lay 03-14-25 3,0 r0"]
    assert legal(board, "lay +6:012345 3,0") == ["lay +6:012345 3,0 r0"]


def test_s7_tiles_that_a_quake_has_cut_off_can_still_be_built_on() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 03", pile="Q1 02 02", to_draw=1)
    play(board, "draw Q1", "draw 02")
    assert (1, 0) not in standing(board)
    assert "lay 03 5,0 r1" in legal(board)
    play(board, "lay 03 5,0 r1")
    assert written(board)[-1] == "03 at 5,0 r1"


def test_s7_where_a_tile_was_destroyed_another_must_fit_both_sides() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 01", pile="Q1 02 02", to_draw=1)
    play(board, "draw Q1", "draw 02")
    assert legal(board, "lay 03 1,0") == ["lay 03 1,0 r1"]
    assert legal(board, "lay 01 1,0") == []


def test_s7_a_lonely_tile_without_town_can_be_built_on() -> None:
    board = drawn("02 at 5,2 r0", face_up="01")
    beside = [text for text in legal(board) if " 6,1 " in text]
    assert beside == ["lay 01 6,1 r2", "lay 01 6,1 r3"]


def test_s7_a_legal_lay_puts_the_tile_there_and_takes_it_from_the_row() -> None:
    board = drawn(ONE_ROAD, face_up="01-24 02 01")
    play(board, "lay 01-24 2,0 r3")
    assert written(board) == ["03 at 1,0 r1", "01-24 at 2,0 r3"]
    assert face_up(board) == "02 01"


def test_s7_no_such_tile() -> None:
    board = drawn(face_up="03")
    assert refused(board, "lay 30 1,0 r1") == "no-such-tile S2"
    assert refused(board, "lay +2:12 1,0 r1") == "no-such-tile S2"
