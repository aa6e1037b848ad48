"""Ruling S5: the draw pile and the set-up."""

from fractions import Fraction

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import QuakeTurnedUp, TileTurnedUp, TurnBegins
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position

from . import naive
from .boards import asked, face_up, legal, odds, play, refused, standing, told


def start(*variants: str) -> Position:
    return Seismic.from_json({"first": 0, "variants": variants}).start(2)


def test_s5_seventy_three_tiles_lie_in_the_pile_and_six_in_the_box() -> None:  # ruling S5
    view = start().view(None)
    assert (view.pile, view.boxed) == (73, 6)
    assert sum(view.unseen.values()) == 79
    assert view.unseen == naive.BOX


def test_s5_nothing_else_is_asked_while_the_table_is_set_up() -> None:
    board = start()
    for text in ("lay 03 1,0 r1", "pass", "crew 14", "side E", "town 0,0", "turn 1,0 +1", "first 0"):
        assert refused(board, text) == "not-now-set-up S5"


def test_s5_two_tiles_are_turned_up_before_the_first_turn() -> None:
    board = start()
    assert asked(board) == (CHANCE, "set-up")
    play(board, "draw 03")
    assert asked(board) == (CHANCE, "set-up")
    assert told(play(board, "draw +3:024"), TurnBegins) == [TurnBegins(0)]
    assert asked(board) == (CHANCE, "draw")
    assert face_up(board) == "03 +3:024"
    assert board.view(None).pile == 71


def test_s5_a_quake_turned_up_in_the_set_up_leaves_the_game_and_is_replaced() -> None:
    board = start()
    events = play(board, "draw 03", "draw Q6", "draw Q1")
    assert told(events, QuakeTurnedUp) == [QuakeTurnedUp(0, 6, True), QuakeTurnedUp(0, 1, True)]
    assert asked(board) == (CHANCE, "set-up")
    assert face_up(board) == "03"
    play(board, "draw 02")
    assert asked(board) == (CHANCE, "draw")
    assert face_up(board) == "03 02"
    assert board.view(None).pile == 69
    assert refused(board, "draw Q6") == "not-in-pile S5"


def test_s5_a_quake_in_the_set_up_has_no_aftershocks() -> None:
    board = start("aftershocks")
    play(board, "draw Q3")
    assert asked(board) == (CHANCE, "set-up")


def test_s5_a_tile_comes_up_as_often_as_the_box_has_it() -> None:
    board = start()
    told_tiles = told(play(board, "draw +1:0"), TileTurnedUp)
    assert told_tiles == [TileTurnedUp(0, "+1:0", True)]
    assert refused(board, "draw +1:0") == "not-in-pile S5"
    assert refused(board, "draw 10") == "no-such-tile S2"
    assert refused(board, "draw +2:12") == "no-such-tile S2"


def test_s5_the_six_in_the_box_may_be_all_six_quakes() -> None:
    """So every tile but a quake may be the last; and all twelve mixed tiles may come up, but not more."""
    board = start()
    play(board, "draw 03", "draw 02", *(f"draw Q{magnitude}" for magnitude in range(1, 6)))
    assert board.view(None).pile == 73 - 7
    assert "draw Q6" in legal(board, "draw Q")
    play(board, "draw Q6")
    assert legal(board, "draw Q") == []
    assert standing(board) == set()


def test_s5_when_all_quakes_are_out_the_box_holds_the_six_singles() -> None:
    """Six quakes seen: two straights, two loose, two tight curves are in the box; four of each are left."""
    board = start()
    play(board, "draw 01-23", "draw 01-24", *(f"draw Q{magnitude}" for magnitude in range(1, 7)))
    assert board.view(None).pile == 65
    chances = odds(board)
    assert chances["03"] == chances["02"] == chances["01"] == Fraction(4, 65)
    assert chances["01-25"] == Fraction(3, 65)
