"""Ruling S17: Twin Cities, two boxes and two towns."""

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import SideHit
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.scoring import section

from . import naive
from .boards import asked, drawn, legal, odds, play, refused, standing, told

TWINS = "twin-cities"


def shaken(drawing: str, quake: str, turn: int = 0) -> Position:
    """The board when a quake has come up."""
    board = drawn(drawing, face_up="02 01", pile=f"{quake} 01 01", to_draw=1, turn=turn, variants=TWINS)
    play(board, f"draw {quake}")
    return board


def test_s17_two_boxes_of_tiles() -> None:  # ruling S17
    view = Seismic.from_json({"variants": [TWINS]}).start(2).view(None)
    assert view.unseen == {tile: 2 * count for tile, count in naive.BOX.items()}
    assert (view.boxed, view.pile) == (12, 120 + 26 + 12 - 12)


def test_s17_when_all_quakes_are_out_the_box_holds_four_of_each_single() -> None:
    board = Seismic.from_json({"variants": [TWINS], "first": 0}).start(2)
    play(board, "draw 01-23", "draw 01-24")
    for magnitude in range(1, 7):
        for _ in range(2):
            play(board, f"draw Q{magnitude}", "town 4,0")
    chances = odds(board)
    pile = board.view(None).pile
    assert pile == 146 - 14
    assert chances["03"] * pile == chances["02"] * pile == chances["01"] * pile == 12 - 4
    assert chances["+1:0"] * pile == 2


def test_s17_which_town_is_hit_first_is_asked() -> None:
    board = shaken("", "Q1", turn=1)
    assert asked(board) == (1, "town")
    assert legal(board) == ["town -4,0", "town 4,0"]
    assert refused(board, "town 0,0") == "no-such-town S17"
    assert refused(board, "side E") == "not-now-town S17"


NORTH_EAST_OF_BOTH = """
    03 at -3,-1 r0
    03 at -2,-2 r0
    03 at 5,-1 r0
    03 at 6,-2 r0
"""


def test_s17_the_quake_hits_both_towns() -> None:
    board = shaken(NORTH_EAST_OF_BOTH, "Q1")
    assert told(play(board, "town 4,0"), SideHit) == [
        SideHit(seat=0, magnitude=1, town=(4, 0), side="NE", tiles=2, destroyed=1),
        SideHit(seat=0, magnitude=1, town=(-4, 0), side="NE", tiles=2, destroyed=1),
    ]
    assert standing(board) == {(-2, -2), (6, -2)}
    assert asked(board) == (CHANCE, "draw")


def test_s17_the_second_town_is_counted_after_the_first_is_resolved() -> None:
    """Two tiles between the towns count for both; two more lie north-east of the eastern one."""
    drawing = """
        03 at -3,0 r1
        03 at 3,0 r1
        03 at 5,-1 r0
        03 at 6,-2 r0
    """
    west_first = shaken(drawing, "Q2")
    assert west_first.kernel.board.sides() == [[0, 3, 0, 0, 0, 0], [2, 0, 0, 0, 3, 0]]
    play(west_first, "town -4,0")
    assert standing(west_first) == set()
    east_first = shaken(drawing, "Q2")
    play(east_first, "town 4,0")
    assert standing(east_first) == {(5, -1), (6, -2)}


def test_s17_the_other_town_counts_on_a_line_and_is_never_removed() -> None:
    """With nothing on the table each town's line to the other has one tile: the town, which stays."""
    board = shaken("", "Q6")
    assert board.kernel.board.sides() == [[0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0]]
    hits = told(play(board, "town -4,0"), SideHit)
    assert hits == [
        SideHit(seat=0, magnitude=6, town=(-4, 0), side="E", tiles=1, destroyed=0),
        SideHit(seat=0, magnitude=6, town=(4, 0), side="W", tiles=1, destroyed=0),
    ]
    assert [tile.at for tile in board.view(None).board] == [(-4, 0), (4, 0)]


def test_s17_the_other_town_does_not_use_up_the_magnitude() -> None:
    """A 3.0 at the western town takes one tile before the eastern town and two behind it."""
    board = shaken(
        """
        03 at -3,0 r1
        03 at 5,0 r1
        03 at 6,0 r1
        03 at 7,0 r1
        """,
        "Q3",
    )
    assert told(play(board, "town -4,0"), SideHit) == [
        SideHit(seat=0, magnitude=3, town=(-4, 0), side="E", tiles=5, destroyed=3)
    ]
    assert standing(board) == {(7, 0)}
    assert legal(board) == ["side E", "side W"]  # of the eastern town: one tile, and the other town


def test_s17_the_other_town_makes_a_tie() -> None:
    board = shaken(
        """
        03 at -3,0 r1
        03 at -5,0 r1
        03 at -6,0 r1
        """,
        "Q1",
    )
    play(board, "town -4,0")
    assert asked(board) == (0, "side")
    assert legal(board) == ["side E", "side W"]


def test_s17_each_town_may_ask_for_its_side() -> None:
    board = shaken(
        """
        03 at -3,-1 r0
        03 at -4,1 r2
        03 at 4,1 r2
        03 at 5,-1 r0
        """,
        "Q1",
    )
    play(board, "town 4,0")
    assert legal(board) == ["side NE", "side SE", "side W"]
    play(board, "side SE")
    assert legal(board) == ["side NE", "side E", "side SE"]
    assert refused(board, "side W") == "not-longest S10"
    play(board, "side NE")
    assert standing(board) == {(-4, 1), (5, -1)}
    assert asked(board) == (CHANCE, "draw")


BETWEEN_THE_TOWNS = "\n".join(f"03 at {q},0 r1" for q in range(-3, 4))


def test_s17_a_section_from_town_to_town_scores_ten_more() -> None:
    board = drawn(BETWEEN_THE_TOWNS.replace("at 0,0 r1", "at 0,0 r1 crew 14 by 1"), variants=TWINS)
    assert board.scores() == (0, 7 + 6 + 6 + 10)
    found = section(board, (0, 0), 1)
    assert (found.bonus, found.points) == (10, 29)


def test_s17_an_intersection_on_the_way_forgoes_the_ten() -> None:
    drawing = BETWEEN_THE_TOWNS.replace("03 at 0,0 r1", "+2:03 at 0,0 r1 crew 1 by 0")
    assert drawn(drawing, variants=TWINS).scores() == (3 + 6 + 2, 0)


def test_s17_a_loop_at_one_town_does_not_score_ten_more() -> None:
    board = drawn(
        """
        01 at 5,-1 r2 crew 23 by 0
        01 at 5,0 r4
        """,
        variants=TWINS,
    )
    assert board.scores() == (2 + 6 + 6, 0)


def test_s17_a_table_must_have_room_for_both_towns() -> None:
    game = Seismic.from_json({"variants": [TWINS], "columns": 9, "rows": 7})
    assert [tile.at for tile in game.start(2).view(None).board] == [(-4, 0), (4, 0)]
    with pytest.raises(BadOptions) as refusal:
        Seismic.from_json({"variants": [TWINS], "columns": 7})
    assert (refusal.value.code, refusal.value.ruling) == ("narrow-table", "S17")


def test_s17_the_middle_of_the_table_is_an_ordinary_cell() -> None:
    board = drawn("\n".join(f"03 at {q},0 r1" for q in range(-3, 0)), face_up="03", variants=TWINS)
    assert "lay 03 0,0 r1" in legal(board)


def test_s17_a_quake_in_the_set_up_hits_neither_town() -> None:
    board = Seismic.from_json({"variants": [TWINS], "first": 0}).start(2)
    play(board, "draw Q3")
    assert asked(board) == (CHANCE, "set-up")
