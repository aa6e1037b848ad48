"""Ruling S6: a turn."""

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import RowDiscarded, TurnBegins
from quakeboard.games.seismic.rules.game import Seismic

from .boards import asked, drawn, face_up, legal, play, refused, standing, told
from .drawings import FOUR_EAST_OF_TOWN, KEYHOLE


def test_s6_a_turn_is_one_tile_turned_up_one_laid_and_a_claim_or_not() -> None:  # ruling S6
    board = Seismic.from_json({"first": 1}).start(3)
    play(board, "draw 03", "draw 02")
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 01")
    assert asked(board) == (1, "lay")
    assert face_up(board) == "03 02 01"
    play(board, "lay 02 1,0 r2")
    assert asked(board) == (1, "crew")
    assert face_up(board) == "03 01"
    assert told(play(board, "crew 24"), TurnBegins) == [TurnBegins(2)]
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 02")
    assert asked(board) == (2, "lay")
    assert face_up(board) == "03 01 02"


def test_s6_play_goes_round_the_table() -> None:
    board = drawn(face_up="03 03 03", pile="02 02 02 02", turn=1, seats=3)
    for seat, lay in [(1, "lay 03 1,0 r1"), (2, "lay 03 2,0 r1"), (0, "lay 03 3,0 r1"), (1, "lay 02 4,0 r2")]:
        assert asked(board) == (seat, "lay")
        play(board, lay, "pass", "draw 02")


def test_s6_what_is_not_asked_now_is_refused() -> None:
    board = drawn(face_up="03 02", pile="01 01", to_draw=1)
    for text in ("lay 03 1,0 r1", "pass", "crew 14", "side E", "town 0,0", "turn 1,0 +1", "first 0"):
        assert refused(board, text) == "not-now-draw S6"
    play(board, "draw 01")
    for text in ("draw 01", "pass", "crew 14", "side E", "town 0,0", "turn 1,0 +1", "first 0"):
        assert refused(board, text) == "not-now-lay S6"
    play(board, "lay 03 1,0 r1")
    for text in ("draw 01", "side E", "town 0,0", "turn 1,0 +1", "first 0"):
        assert refused(board, text) == "not-now-crew S6"


def test_s6_only_a_face_up_tile_can_be_laid() -> None:
    board = drawn(face_up="03 02 01")
    assert refused(board, "lay 01-23 1,0 r3") == "not-face-up S6"
    assert refused(board, "lay Q1 1,0 r0") == "not-face-up S6"
    play(board, "lay 03 1,0 r1", "pass", "draw 02")
    assert refused(board, "lay 03 2,0 r1") == "not-face-up S6"


def test_s6_two_of_a_kind_are_one_choice_and_one_of_them_stays() -> None:
    board = drawn(face_up="03 02 03")
    assert legal(board, "lay 03 1,0") == ["lay 03 1,0 r1"]
    play(board, "lay 03 1,0 r1")
    assert face_up(board) == "02 03"


def test_s6_a_quake_is_resolved_at_once_and_turning_goes_on() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="02 01", pile="Q1 Q2 02", to_draw=1)
    play(board, "draw Q1")
    assert standing(board) == {(2, 0), (3, 0), (4, 0)}
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw Q2")
    assert standing(board) == {(4, 0)}
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 02")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "02 01 02"


def test_s6_when_nothing_can_be_laid_the_row_is_discarded_and_three_are_turned_up() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile="02 01 03 02 01", to_draw=1)
    events = play(board, "draw 02")
    assert told(events, RowDiscarded) == [RowDiscarded(0, ("03", "03", "02"))]
    assert asked(board) == (CHANCE, "draw")
    assert face_up(board) == ""
    play(board, "draw 03", "draw 02")
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 01")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03 02 01"
    assert legal(board) == ["lay 01 2,-1 r3"]
    assert board.view(None).pile == 1


def test_s6_a_row_is_discarded_as_often_as_needed_with_quakes_among_the_new_tiles() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile="02 03 Q1 03 02 02 02 03 01 Q2 03-14 03-14", to_draw=1)
    play(board, "draw 02")
    assert face_up(board) == ""
    play(board, "draw 03", "draw Q1")  # one tile on each of the six sides: a choice
    assert asked(board) == (0, "side")
    assert face_up(board) == "03"
    play(board, "side SW")
    assert (-1, 1) not in standing(board)
    assert asked(board) == (CHANCE, "draw")
    assert told(play(board, "draw 03", "draw 02"), RowDiscarded) == [RowDiscarded(0, ("03", "03", "02"))]
    assert told(play(board, "draw 02", "draw 02", "draw 03"), RowDiscarded) == [
        RowDiscarded(0, ("02", "02", "03"))
    ]
    play(board, "draw 03-14", "draw Q2")
    assert legal(board) == ["side NE", "side E", "side SE", "side W", "side NW"]
    play(board, "side W", "draw 01", "draw 03-14")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03-14 01 03-14"


def test_s6_the_row_stays_when_one_of_its_tiles_fits() -> None:
    board = drawn(KEYHOLE, face_up="03 01", pile="02 03", to_draw=1)
    assert told(play(board, "draw 02"), RowDiscarded) == []
    assert legal(board) == ["lay 01 2,-1 r3"]


def test_s6_with_an_empty_pile_the_row_is_what_there_is() -> None:
    board = drawn(face_up="03 02 01", pile="")
    play(board, "lay 03 1,0 r1", "pass")
    assert asked(board) == (1, "lay")
    play(board, "lay 02 2,0 r2", "pass")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "01"


def test_s6_fewer_than_three_are_turned_up_where_the_pile_has_fewer() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile="02 01 03", to_draw=1)
    play(board, "draw 02", "draw 03", "draw 01")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03 01"
