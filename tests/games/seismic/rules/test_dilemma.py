"""Ruling S15: Road Crew's Dilemma, a second tile instead of a claim."""

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import TileLaid

from .boards import asked, drawn, ended, face_up, legal, play, refused, standing, told, written
from .drawings import CLOSED_BUT_FOR_ONE, FOUR_EAST_OF_TOWN

DILEMMA = "road-crews-dilemma"


def test_s15_a_second_face_up_tile_may_be_laid_instead_of_a_claim() -> None:  # ruling S15
    board = drawn(face_up="03 02 01", pile="03 03 03", variants=DILEMMA)
    play(board, "lay 03 1,0 r1")
    assert legal(board)[0] == "crew 14"
    assert legal(board)[-1] == "pass"
    assert legal(board, "lay 02 2,0") == ["lay 02 2,0 r2", "lay 02 2,0 r4"]
    (laid,) = told(play(board, "lay 02 2,0 r2"), TileLaid)
    assert laid == TileLaid(0, "02", (2, 0), 2, second=True)
    assert written(board) == ["03 at 1,0 r1", "02 at 2,0 r2"]


def test_s15_no_claim_follows_for_either_tile_and_the_turn_is_over() -> None:
    board = drawn(face_up="03 02 01", pile="03 03 03", variants=DILEMMA)
    play(board, "lay 03 1,0 r1", "lay 02 2,0 r2")
    assert board.turn == 1
    assert asked(board) == (CHANCE, "draw")
    assert refused(board, "crew 14") == "not-now-draw S6"


def test_s15_the_next_player_turns_up_two() -> None:
    board = drawn(face_up="03 02 01", pile="03 03 03", variants=DILEMMA)
    play(board, "lay 03 1,0 r1", "lay 02 2,0 r2", "draw 03")
    assert face_up(board) == "01 03"
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 03")
    assert face_up(board) == "01 03 03"
    assert asked(board) == (1, "lay")


def test_s15_after_a_claim_or_a_pass_the_next_player_turns_up_one() -> None:
    for choice in ("crew 14", "pass"):
        board = drawn(face_up="03 02 01", pile="03 03 03", variants=DILEMMA)
        play(board, "lay 03 1,0 r1", choice, "draw 03")
        assert asked(board) == (1, "lay")
        assert face_up(board) == "02 01 03"


def test_s15_a_quake_among_the_two_is_resolved_and_replaced() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 02 01", pile="Q1 01 01 01", variants=DILEMMA)
    play(board, "lay 03 5,0 r1", "lay 02 6,0 r2", "draw 01", "draw Q1")
    assert (1, 0) not in standing(board)
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 01")
    assert face_up(board) == "01 01 01"
    assert asked(board) == (1, "lay")


def test_s15_the_second_tile_is_laid_by_the_rule_of_the_first() -> None:
    board = drawn(face_up="03 02 01", variants=DILEMMA)
    play(board, "lay 03 1,0 r1")
    assert refused(board, "lay 02 2,0 r0") == "edge-must-be-road S7"
    assert refused(board, "lay 02 1,0 r2") == "cell-taken S7"
    assert refused(board, "lay 03 2,0 r1") == "not-face-up S6"
    assert refused(board, "lay 02 90,0 r2") == "off-table S7"
    assert refused(board, "lay 02 5,5 r2") == "no-highway-there S7"


def test_s15_no_third_tile() -> None:
    board = drawn(face_up="03 02 01", pile="", variants=DILEMMA)
    play(board, "lay 03 1,0 r1", "lay 02 2,0 r2")
    assert asked(board) == (1, "lay")


def test_s15_without_the_variant_there_is_no_second_tile() -> None:
    board = drawn(face_up="03 02 01")
    play(board, "lay 03 1,0 r1")
    assert refused(board, "lay 02 2,0 r2") == "no-second-tile S15"
    assert legal(board) == ["crew 14", "pass"]


def test_s15_a_second_tile_may_be_the_last() -> None:
    board = drawn(face_up="03 02", pile="", variants=DILEMMA)
    play(board, "lay 03 1,0 r1", "lay 02 2,0 r2")
    assert ended(board).reason == "tiles"


def test_s15_a_second_tile_may_close_the_last_road() -> None:
    board = drawn(
        CLOSED_BUT_FOR_ONE.replace("01 at 0,1 r4", ""), face_up="01 01 02", pile="03 03", variants=DILEMMA
    )
    play(board, "lay 01 0,1 r4", "lay 01 1,0 r4")
    assert ended(board).reason == "closed"


def test_s15_after_a_double_placement_with_an_empty_pile_the_row_is_what_is_left() -> None:
    board = drawn(face_up="03 02 01", pile="03", variants=DILEMMA)
    play(board, "lay 03 1,0 r1", "lay 02 2,0 r2", "draw 03")
    assert asked(board) == (1, "lay")
    assert face_up(board) == "01 03"
