"""Ruling S10: quakes."""

import pytest

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import QuakeHarmless, SideHit, TileDestroyed
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import Crew

from .boards import asked, drawn, face_up, legal, play, refused, standing, told, written
from .drawings import FOUR_EAST_OF_TOWN

SEVEN_EAST_OF_TOWN = """
    03 at 1,0 r1
    03 at 2,0 r1
    03 at 3,0 r1
    03 at 4,0 r1
    03 at 5,0 r1
    03 at 6,0 r1
    +2:03 at 7,0 r1
"""


def shaken(drawing: str, quake: str, turn: int = 0, seats: int = 2) -> Position:
    """The board after this quake has come up."""
    board = drawn(drawing, face_up="02 01", pile=f"{quake} 01 01", to_draw=1, turn=turn, seats=seats)
    play(board, f"draw {quake}")
    return board


@pytest.mark.parametrize("magnitude", range(1, 7))
def test_s10_a_quake_removes_as_many_tiles_as_its_magnitude_nearest_first(
    magnitude: int,
) -> None:  # ruling S10
    board = shaken(SEVEN_EAST_OF_TOWN, f"Q{magnitude}")
    assert standing(board) == {(q, 0) for q in range(magnitude + 1, 8)}


def test_s10_quake_removes_nearest_first_and_skips_gaps() -> None:
    board = shaken(
        """
        03 at 2,0 r1
        03 at 4,0 r1
        03 at 7,0 r1
        03 at -1,0 r1
        03 at -2,0 r1
        """,
        "Q2",
    )
    assert standing(board) == {(7, 0), (-1, 0), (-2, 0)}


def test_s10_the_side_with_most_tiles_is_hit_gaps_or_not() -> None:
    """Two neighbours in the west, three tiles far apart in the east: the east is hit."""
    board = drawn(
        """
        03 at 2,0 r1
        03 at 7,0 r1
        03 at 12,0 r1
        03 at -1,0 r1
        03 at -2,0 r1
        """,
        face_up="02 01",
        pile="Q1 01",
        to_draw=1,
    )
    assert board.kernel.board.sides() == [[0, 3, 0, 0, 2, 0]]
    (hit,) = told(play(board, "draw Q1"), SideHit)
    assert hit == SideHit(seat=0, magnitude=1, town=(0, 0), side="E", tiles=3, destroyed=1)
    assert (2, 0) not in standing(board)


def test_s10_fewer_tiles_than_the_magnitude_are_all_removed() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="02 01", pile="Q6 01", to_draw=1)
    (hit,) = told(play(board, "draw Q6"), SideHit)
    assert (hit.tiles, hit.destroyed) == (4, 4)
    assert standing(board) == set()


@pytest.mark.parametrize(
    ("side", "cells"),
    [
        ("NE", [(1, -1), (3, -3)]),
        ("E", [(1, 0), (3, 0)]),
        ("SE", [(0, 1), (0, 3)]),
        ("SW", [(-1, 1), (-3, 3)]),
        ("W", [(-1, 0), (-3, 0)]),
        ("NW", [(0, -1), (0, -3)]),
    ],
)
def test_s10_every_side_is_a_straight_line(side: str, cells: list[tuple[int, int]]) -> None:
    """Two tiles on one line, and some that are on none of the six."""
    off_every_line = "03 at 5,3 r1 \n 03 at -5,-3 r1"
    ((near_q, near_r), (far_q, far_r)) = cells
    on_the_line = f"03-14-25 at {near_q},{near_r} r0 \n +6:012345 at {far_q},{far_r} r0"
    board = drawn(f"{off_every_line} \n {on_the_line}", face_up="02 01", pile="Q1 01", to_draw=1)
    (hit,) = told(play(board, "draw Q1"), SideHit)
    assert (hit.side, hit.tiles) == (side, 2)
    assert standing(board) == {(5, 3), (-5, -3), cells[1]}


TIED = """
    03 at 1,0 r1
    03 at 2,0 r1
    03 at -1,0 r1
    03 at -2,0 r1
    03 at 0,1 r2
"""


def test_s10_among_equals_the_player_whose_turn_it_is_chooses() -> None:
    board = shaken(TIED, "Q1", turn=1, seats=3)
    assert asked(board) == (1, "side")
    assert legal(board) == ["side E", "side W"]
    play(board, "side W")
    assert standing(board) == {(1, 0), (2, 0), (-2, 0), (0, 1)}
    assert asked(board) == (CHANCE, "draw")


def test_s10_a_shorter_side_cannot_be_chosen() -> None:
    board = shaken(TIED, "Q1")
    assert refused(board, "side SE") == "not-longest S10"
    assert refused(board, "side NE") == "not-longest S10"
    assert refused(board, "pass") == "not-now-side S10"


def test_s10_a_single_longest_side_is_not_asked_about() -> None:
    board = shaken(FOUR_EAST_OF_TOWN, "Q1")
    assert asked(board) == (CHANCE, "draw")


def test_s10_nothing_happens_when_all_six_sides_are_empty() -> None:
    board = drawn("03 at 5,3 r1 crew 14 by 0", face_up="02 01", pile="Q6 01", to_draw=1)
    events = play(board, "draw Q6")
    assert told(events, QuakeHarmless) == [QuakeHarmless(6, (0, 0))]
    assert written(board) == ["03 at 5,3 r1 crew 14 by 0"]
    assert asked(board) == (CHANCE, "draw")


def test_s10_crews_on_destroyed_tiles_go_back_to_their_owners() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 1
        +2:03 at 2,0 r1 crew 1 by 0
        03 at 3,0 r1 crew 14 by 1
        """,
        face_up="02 01",
        pile="Q2 01",
        to_draw=1,
    )
    assert board.view(None).crews_left == (19, 18)
    destroyed = told(play(board, "draw Q2"), TileDestroyed)
    assert destroyed == [
        TileDestroyed((1, 0), "03", 1, Crew("14", 1)),
        TileDestroyed((2, 0), "+2:03", 1, Crew("1", 0)),
    ]
    assert board.view(None).crews_left == (20, 19)
    assert written(board) == ["03 at 3,0 r1 crew 14 by 1"]


def test_s10_the_quake_tile_leaves_the_game() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="02 01", pile="Q1 01", to_draw=1)
    play(board, "draw Q1")
    assert face_up(board) == "02 01"
    assert (board.view(None).unseen["Q1"], board.view(None).pile) == (0, 1)
    assert refused(board, "draw Q1") == "not-in-pile S5"


def test_s10_tiles_beside_the_line_stay() -> None:
    board = shaken(
        """
        03-14 at 1,0 r0
        03 at 2,0 r1
        03 at 2,-1 r0
        """,
        "Q5",
    )
    assert standing(board) == {(2, -1)}


def test_s10_the_line_reaches_to_the_edge_of_the_table() -> None:
    """On the standard table the last cell in the east is 12,0 and the last in the south-west is -8,8."""
    board = drawn("03 at 12,0 r1 \n 03 at -8,8 r0 \n 03 at -7,7 r0", face_up="02 01", pile="Q2 01", to_draw=1)
    assert board.kernel.board.sides() == [[0, 1, 0, 2, 0, 0]]
    play(board, "draw Q2")
    assert standing(board) == {(12, 0)}


def test_s10_counting_starts_anew_with_every_quake() -> None:
    board = drawn(
        """
        03 at 1,0 r1
        03 at 2,0 r1
        03 at 3,0 r1
        03 at -1,0 r1
        03 at -2,0 r1
        """,
        face_up="02 01",
        pile="Q2 Q1 01",
        to_draw=1,
    )
    play(board, "draw Q2")
    assert board.kernel.board.sides() == [[0, 1, 0, 0, 2, 0]]
    play(board, "draw Q1")
    assert standing(board) == {(3, 0), (-2, 0)}
    assert board.kernel.board.sides() == [[0, 1, 0, 0, 1, 0]]


def test_s10_san_andreas_itself_is_never_removed() -> None:
    board = shaken(FOUR_EAST_OF_TOWN, "Q6")
    assert [tile.at for tile in board.view(None).board] == [(0, 0)]
