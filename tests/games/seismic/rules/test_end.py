"""Ruling S11: the end of the game."""

import pytest

from quakeboard.core.game import OVER
from quakeboard.games.seismic.rules.events import GameEnds, RowDiscarded, SectionScored

from .boards import asked, drawn, ended, face_up, legal, play, refused, told
from .drawings import CLOSED_BUT_FOR_ONE, FOUR_EAST_OF_TOWN, KEYHOLE


def test_s11_the_game_ends_after_the_turn_in_which_the_last_tile_was_placed() -> None:  # ruling S11
    board = drawn(face_up="03", pile="")
    play(board, "lay 03 1,0 r1")
    assert asked(board) == (0, "crew")
    assert board.outcome() is None
    (ends,) = told(play(board, "crew 14"), GameEnds)
    assert ends == GameEnds("tiles", (0, 0), (0, 1), False)
    assert asked(board) == (OVER, "over")
    assert ended(board).reason == "tiles"
    assert board.view(None).ended == "tiles"


def test_s11_not_while_tiles_lie_face_up() -> None:
    board = drawn(face_up="03 02", pile="")
    play(board, "lay 03 1,0 r1", "pass")
    assert asked(board) == (1, "lay")
    play(board, "lay 02 2,0 r2", "pass")
    assert asked(board) == (OVER, "over")


def test_s11_not_while_tiles_lie_in_the_pile() -> None:
    board = drawn(face_up="03", pile="02")
    play(board, "lay 03 1,0 r1", "pass", "draw 02")
    assert asked(board) == (1, "lay")


def test_s11_the_game_ends_when_no_highway_leads_to_an_empty_cell() -> None:
    board = drawn(CLOSED_BUT_FOR_ONE, face_up="01 03 02")
    play(board, "lay 01 1,0 r4")
    assert asked(board) == (0, "crew")
    (ends,) = told(play(board, "crew 45"), GameEnds)
    assert ends == GameEnds("closed", (2 + 6 + 6, 0), (0,), False)
    assert board.view(None).pile > 0


def test_s11_a_road_that_runs_off_the_table_is_not_open() -> None:
    """Four exits lead back to town, the one to the north-east off the table, and now the eastern one, too."""
    board = drawn(
        """
        01 at 0,1 r4
        01 at -1,1 r0
        01 at -1,0 r0
        01 at 0,-1 r2
        03 at 1,-1 r0
        03 at 2,-2 r0
        03 at 3,-3 r0
        03 at 1,0 r1
        03 at 2,0 r1
        """,
        face_up="03 02 01",
        table=(7, 7),
    )
    play(board, "lay 03 3,0 r1", "pass")
    assert ended(board).reason == "closed"


def test_s11_the_game_ends_when_nothing_can_be_placed_and_the_pile_is_empty() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile="02", to_draw=1)
    events = play(board, "draw 02")
    assert told(events, RowDiscarded) == [RowDiscarded(0, ("03", "03", "02"))]
    assert [ends.reason for ends in told(events, GameEnds)] == ["unplaceable"]
    assert asked(board) == (OVER, "over")
    assert face_up(board) == ""


def test_s11_the_next_player_may_be_the_one_who_cannot_place() -> None:
    """Two cells are open, each with two highways side by side; the only tight curve fills one of them."""
    board = drawn(KEYHOLE.replace("01 at -1,1 r0", ""), face_up="01 03 03", pile="")
    play(board, "lay 01 2,-1 r3")
    assert asked(board) == (0, "crew")
    play(board, "pass")
    assert ended(board).reason == "unplaceable"


def test_s11_a_quake_may_be_the_last_tile() -> None:
    """Two tiles are left face up and can be laid: the game goes on until they are gone."""
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 02", pile="Q2", to_draw=1)
    play(board, "draw Q2")
    assert asked(board) == (0, "lay")
    play(board, "lay 03 1,0 r1", "pass")
    assert asked(board) == (1, "lay")
    play(board, "lay 02 5,0 r2", "pass")
    assert ended(board).reason == "tiles"


def test_s11_a_quake_as_the_last_tile_with_nothing_to_lay_ends_the_game() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile="Q1", to_draw=1)
    play(board, "draw Q1")
    assert asked(board) == (0, "side")
    (ends,) = told(play(board, "side W"), GameEnds)
    assert ends.reason == "unplaceable"


def test_s11_a_quake_as_the_last_tile_after_the_row_was_discarded_ends_the_game() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile="02 Q1", to_draw=1)
    play(board, "draw 02", "draw Q1", "side W")
    assert ended(board).reason == "unplaceable"
    assert board.view(None).face_up == ()


@pytest.mark.parametrize("text", ["draw 03", "lay 03 1,0 r1", "pass", "crew 14", "side E", "first 0"])
def test_s11_when_it_is_over_nothing_can_be_done(text: str) -> None:
    board = drawn(face_up="03", pile="")
    play(board, "lay 03 1,0 r1", "pass")
    assert legal(board) == []
    assert board.odds() == []
    assert refused(board, text).startswith("game-over")


def test_s11_at_the_end_every_claimed_section_is_told_once() -> None:
    board = drawn(
        """
        03 at 1,0 r1 crew 14 by 0
        03 at 2,0 r1 crew 14 by 1
        +2:03 at 3,0 r1 crew 1 by 1
        """,
        face_up="03",
        pile="",
    )
    play(board, "lay 03 0,1 r2")
    scored = [event.section for event in told(play(board, "crew 25"), SectionScored)]
    assert [(found.points, found.holders) for found in scored] == [(0, (0,)), (2 + 6 + 2, (0, 1)), (0, (1,))]
