"""Ruling S19: Balance, in which every player draws from a pile of their own."""

from fractions import Fraction

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import CHANCE, OVER
from quakeboard.games.seismic.rules.events import RowDiscarded, SeatSkipped, SideHit, TurnBegins
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position

from . import naive
from .boards import asked, drawn, ended, face_up, legal, odds, play, refused, standing, told
from .drawings import FOUR_EAST_OF_TOWN, KEYHOLE

BALANCE = "balance"


def start(seats: int = 2) -> Position:
    return Seismic.from_json({"variants": [BALANCE], "first": 0}).start(seats)


# ------------------------------------------------------------------ the deal


def test_s19_sixty_two_tiles_and_twelve_intersections_five_in_the_box() -> None:  # ruling S19
    view = start().view(None)
    assert (view.pile, view.boxed) == (62 + 12, 5)
    assert view.unseen == naive.BOX


def test_s19_two_tiles_that_are_no_quakes_are_turned_up_first() -> None:
    board = start()
    assert not [text for text in legal(board) if text.startswith("draw Q")]
    assert refused(board, "draw Q3") == "quake-in-set-up S19"


def test_s19_the_intersections_are_not_among_them_but_the_plus_1_may_be() -> None:
    board = start()
    assert legal(board, "draw +") == ["draw +1:0"]
    assert refused(board, "draw +2:01") == "not-in-pile S5"


@pytest.mark.parametrize(("seats", "pile", "junctions"), [(2, 36, 6), (3, 24, 4), (4, 18, 3)])
def test_s19_sixty_tiles_and_twelve_intersections_are_dealt_evenly(
    seats: int, pile: int, junctions: int
) -> None:
    board = start(seats)
    assert board.view(None).piles == ()
    play(board, "draw 03", "draw 02")
    view = board.view(None)
    assert view.piles == (pile,) * seats
    assert view.junctions == (junctions,) * seats
    assert view.pile == 72


def test_s19_a_manifest_that_cannot_be_dealt_evenly_is_refused() -> None:
    game = Seismic.from_json({"variants": [BALANCE], "manifest": {"01-23": 5}})
    assert game.start(2).view(None).pile == 76
    for seats in (3, 4):
        with pytest.raises(BadOptions) as refusal:
            game.start(seats)
        assert (refusal.value.code, refusal.value.ruling) == ("uneven-deal", "S19")


# ------------------------------------------------------------------ the turn


def test_s19_a_player_turns_up_the_top_of_their_own_pile() -> None:
    board = drawn(face_up="03 02", pile=("01 01", "03 03 03"), to_draw=1, variants=BALANCE)
    assert odds(board) == {"01": Fraction(2, 5), "03": Fraction(3, 5)}
    play(board, "draw 01")
    assert board.view(None).piles == (1, 3)
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03 02 01"
    play(board, "lay 02 1,0 r2", "pass")
    assert board.turn == 1
    play(board, "draw 03")
    assert board.view(None).piles == (1, 2)
    assert face_up(board) == "03 01 03"


def test_s19_one_tile_a_turn_even_if_fewer_than_three_lie_face_up() -> None:
    board = drawn(face_up="03", pile=("01 01", "02 02"), to_draw=1, variants=BALANCE)
    play(board, "draw 01")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03 01"


def test_s19_the_intersections_of_the_own_pile_are_known_by_number() -> None:
    """Of the own three tiles one is an intersection; two of the three unseen intersections are the +2s."""
    board = drawn(
        face_up="03 02",
        pile=("+2:01 01 01", "+2:02 +3:024 01"),
        to_draw=1,
        variants=BALANCE,
    )
    assert board.view(None).junctions == (1, 2)
    ninth = Fraction(1, 9)
    assert odds(board) == {"01": Fraction(2, 3), "+2:01": ninth, "+2:02": ninth, "+3:024": ninth}
    play(board, "draw +3:024")
    assert board.view(None).junctions == (0, 2)


def test_s19_without_intersections_in_the_own_pile_none_is_drawn() -> None:
    board = drawn(face_up="03 02", pile=("01 01", "+2:02 +3:024"), to_draw=1, variants=BALANCE)
    assert odds(board) == {"01": 1}
    assert refused(board, "draw +2:02") == "not-in-pile S5"


def test_s19_the_plus_1_is_no_dealt_intersection() -> None:
    board = drawn(face_up="03 02", pile=("01", "+1:0"), to_draw=1, variants=BALANCE)
    assert board.view(None).junctions == (0, 0)
    assert odds(board) == {"01": Fraction(1, 2), "+1:0": Fraction(1, 2)}


# ------------------------------------------------------------------ quakes


def test_s19_after_a_quake_nothing_more_is_drawn() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 02", pile=("Q1 01", "01 01"), to_draw=1, variants=BALANCE)
    play(board, "draw Q1")
    assert standing(board) == {(2, 0), (3, 0), (4, 0)}
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03 02"


def test_s19_what_a_quake_leaves_missing_is_not_refilled() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="03 02", pile=("Q1 01", "01 01"), to_draw=1, variants=BALANCE)
    play(board, "draw Q1", "lay 02 5,0 r2", "pass", "draw 01")
    assert asked(board) == (1, "lay")
    assert face_up(board) == "03 01"


def test_s19_after_a_quake_with_none_face_up_the_turn_ends_without_a_placement() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, pile=("Q1 01", "01 01"), to_draw=1, variants=BALANCE)
    assert told(play(board, "draw Q1"), TurnBegins) == [TurnBegins(1)]
    assert board.turn == 1
    assert asked(board) == (CHANCE, "draw")
    assert standing(board) == {(2, 0), (3, 0), (4, 0)}


def test_s19_the_quake_is_told_of_the_player_who_turned_it_up() -> None:
    """Also where the turn ends with the quake."""
    board = drawn(FOUR_EAST_OF_TOWN, pile=("Q1 01", "01 01"), to_draw=1, variants=BALANCE)
    assert told(play(board, "draw Q1"), SideHit) == [
        SideHit(seat=0, magnitude=1, town=(0, 0), side="E", tiles=4, destroyed=1)
    ]


def test_s19_the_player_still_chooses_among_equal_sides() -> None:
    board = drawn(
        "03 at 1,0 r1 \n 03 at -1,0 r1", face_up="02", pile=("Q1", "01"), to_draw=1, variants=BALANCE
    )
    play(board, "draw Q1")
    assert (asked(board), legal(board)) == ((0, "side"), ["side E", "side W"])
    play(board, "side E")
    assert asked(board) == (0, "lay")


# ------------------------------------------------------------------ unplaceable tiles, skipping, the end


def test_s19_unplaceable_tiles_are_discarded_and_redrawn_from_the_own_pile() -> None:
    board = drawn(
        KEYHOLE, face_up="03 03", pile=("02 01 03 02 03", "01-23 01-23 01-23"), to_draw=1, variants=BALANCE
    )
    events = play(board, "draw 02")
    assert told(events, RowDiscarded) == [RowDiscarded(0, ("03", "03", "02"))]
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 03", "draw 01", "draw 02")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "03 01 02"
    assert board.view(None).piles == (1, 3)


def test_s19_a_quake_among_the_redrawn_ends_the_drawing() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile=("02 01 Q1 02", "03 03 03"), to_draw=1, variants=BALANCE)
    play(board, "draw 02", "draw 01", "draw Q1", "side W")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "01"


def test_s19_a_quake_as_the_first_of_the_redrawn_ends_the_turn() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile=("02 01 Q1 02", "03 03 03"), to_draw=1, variants=BALANCE)
    play(board, "draw 02", "draw Q1", "side W")
    assert (board.turn, asked(board)) == (1, (CHANCE, "draw"))
    assert face_up(board) == ""


def test_s19_what_a_quake_leaves_unplaceable_is_discarded_and_redrawn() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile=("Q1 01 02", "03 03 03"), to_draw=1, variants=BALANCE)
    play(board, "draw Q1")
    assert told(play(board, "side W"), RowDiscarded) == [RowDiscarded(0, ("03", "03"))]
    assert (board.turn, asked(board)) == (0, (CHANCE, "draw"))
    play(board, "draw 02", "draw 01")
    assert asked(board) == (0, "lay")


def test_s19_when_the_own_pile_cannot_supply_more_the_turn_ends_and_others_go_on() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile=("02", "01 01"), to_draw=1, variants=BALANCE)
    events = play(board, "draw 02")
    assert told(events, RowDiscarded) == [RowDiscarded(0, ("03", "03", "02"))]
    assert told(events, TurnBegins) == [TurnBegins(1)]
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 01")
    assert asked(board) == (1, "lay")


def test_s19_who_has_nothing_to_draw_lays_a_face_up_tile() -> None:
    board = drawn(face_up="03 02", pile=("", "01"), turn=1, to_draw=1, variants=BALANCE)
    play(board, "draw 01", "lay 03 1,0 r1", "pass")
    assert asked(board) == (0, "lay")
    assert face_up(board) == "02 01"


def test_s19_who_has_nothing_to_draw_and_none_face_up_is_skipped() -> None:
    """Seat 2 lays the last face-up tile; 0 and 1 have no pile left, so 2 is on turn again."""
    board = drawn(pile=("", "", "03 02"), turn=2, to_draw=1, seats=3, variants=BALANCE)
    play(board, "draw 03")
    events = play(board, "lay 03 1,0 r1", "pass")
    assert told(events, SeatSkipped) == [SeatSkipped(0), SeatSkipped(1)]
    assert told(events, TurnBegins) == [TurnBegins(2)]
    play(board, "draw 02")
    assert asked(board) == (2, "lay")


def test_s19_the_game_ends_with_the_last_tile_of_all_piles() -> None:
    board = drawn(pile=("", "03"), turn=1, to_draw=1, variants=BALANCE)
    play(board, "draw 03", "lay 03 1,0 r1", "pass")
    assert asked(board) == (OVER, "over")
    assert ended(board).reason == "tiles"


def test_s19_the_game_ends_when_the_last_tile_is_a_quake_and_none_lies_face_up() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, pile=("Q1", ""), to_draw=1, variants=BALANCE)
    play(board, "draw Q1")
    assert asked(board) == (OVER, "over")


def test_s19_the_game_ends_when_the_last_tiles_cannot_be_placed() -> None:
    board = drawn(KEYHOLE, face_up="03 03", pile=("02", ""), to_draw=1, variants=BALANCE)
    play(board, "draw 02")
    assert ended(board).reason == "unplaceable"


def test_s19_an_empty_pile_of_one_player_does_not_end_the_game() -> None:
    board = drawn(face_up="03", pile=("", "02 02 02"), turn=1, to_draw=1, variants=BALANCE)
    play(board, "draw 02", "lay 03 1,0 r1", "pass")
    assert asked(board) == (0, "lay")
    play(board, "lay 02 2,0 r2", "pass")
    assert (board.turn, asked(board)) == (1, (CHANCE, "draw"))
