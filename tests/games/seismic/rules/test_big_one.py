"""Ruling S14: The Big One waits among the last six tiles."""

from fractions import Fraction

from quakeboard.games.seismic.rules.game import Seismic

from .boards import drawn, legal, odds, play, refused, standing
from .drawings import FOUR_EAST_OF_TOWN


def test_s14_seventy_four_tiles_lie_in_the_pile_and_five_in_the_box() -> None:  # ruling S14
    view = Seismic.from_json({"variants": ["big-one"]}).start(2).view(None)
    assert (view.pile, view.boxed, sum(view.unseen.values())) == (74, 5, 79)


def test_s14_the_mix_has_two_straights_two_loose_curves_and_one_tight_curve() -> None:
    """With all five mixed quakes out, the box holds just these five singles; the 6.0 is still to come."""
    board = Seismic.from_json({"variants": ["big-one"], "first": 0}).start(2)
    play(board, "draw 01-23", "draw 01-24", *(f"draw Q{magnitude}" for magnitude in range(1, 6)))
    view = board.view(None)
    assert view.pile == 74 - 7
    chances = odds(board)
    plain = 74 - 7 - 1
    assert chances["03"] == Fraction(6 - 2, plain)
    assert chances["02"] == Fraction(6 - 2, plain)
    assert chances["01"] == Fraction(6 - 1, plain)
    assert chances["01-25"] == Fraction(3, plain)
    assert "Q6" not in chances


def test_s14_the_big_one_cannot_come_before_the_last_six_tiles() -> None:
    board = drawn(face_up="03 02", pile="03 03 02 02 01 01 Q6", to_draw=1, variants="big-one")
    assert odds(board) == {"01": Fraction(2, 6), "02": Fraction(2, 6), "03": Fraction(2, 6)}
    assert refused(board, "draw Q6") == "not-in-pile S5"


def test_s14_among_the_last_six_it_is_as_likely_as_any() -> None:
    board = drawn(face_up="03 02", pile="03 02 02 01 01 Q6", to_draw=1, variants="big-one")
    sixth = Fraction(1, 6)
    assert odds(board) == {"01": 2 * sixth, "02": 2 * sixth, "03": sixth, "Q6": sixth}
    play(board, "draw 02", "lay 02 1,0 r2", "pass")
    fifth = Fraction(1, 5)
    assert odds(board) == {"01": 2 * fifth, "02": fifth, "03": fifth, "Q6": fifth}


def test_s14_it_comes_at_the_latest_as_the_last_tile() -> None:
    board = drawn(face_up="03 02", pile="Q6", to_draw=1, variants="big-one")
    assert odds(board) == {"Q6": 1}


def test_s14_when_it_has_come_the_rest_is_plain() -> None:
    board = drawn(face_up="03 02", pile="03 02 02 01 01 Q6", to_draw=1, variants="big-one")
    play(board, "draw Q6")
    assert odds(board) == {"01": Fraction(2, 5), "02": Fraction(2, 5), "03": Fraction(1, 5)}


def test_s14_another_quake_among_the_last_six_is_no_less_likely() -> None:
    board = drawn(face_up="03 02", pile="03 02 Q3 01 01 Q6", to_draw=1, variants="big-one")
    assert odds(board)["Q3"] == odds(board)["Q6"] == Fraction(1, 6)


def test_s14_it_hits_like_any_quake_of_its_magnitude() -> None:
    board = drawn(FOUR_EAST_OF_TOWN, face_up="02 02", pile="03 Q6", to_draw=1, variants="big-one")
    play(board, "draw Q6")
    assert standing(board) == set()


def test_s14_it_never_comes_up_in_the_set_up() -> None:
    board = Seismic.from_json({"variants": ["big-one"], "first": 0}).start(2)
    assert legal(board, "draw Q") == ["draw Q1", "draw Q2", "draw Q3", "draw Q4", "draw Q5"]
    play(board, "draw Q5", "draw 03", "draw 02")
    assert legal(board, "draw Q") == ["draw Q1", "draw Q2", "draw Q3", "draw Q4"]
