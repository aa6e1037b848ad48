"""Ruling S18: variants together, and what cannot go together."""

from fractions import Fraction
from itertools import combinations

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import VARIANTS

from .boards import asked, drawn, face_up, legal, odds, play, standing

REFUSED = ({"balance", "big-one"}, {"balance", "twin-cities"})
SETS = [names for count in range(6) for names in combinations(VARIANTS, count)]
ALLOWED = [names for names in SETS if not any(pair <= set(names) for pair in REFUSED)]


@pytest.mark.parametrize("variants", ALLOWED, ids="+".join)
def test_s18_a_table_can_be_set_up(variants: tuple[str, ...]) -> None:  # ruling S18
    for seats in (2, 3, 4):
        view = Seismic.from_json({"variants": list(variants)}).start(seats).view(None)
        assert (view.seats, view.phase) == (seats, "set-up")


def test_s18_twenty_sets_of_variants_can_be_played() -> None:
    assert len(ALLOWED) == 20


@pytest.mark.parametrize(
    ("other", "code"), [("big-one", "balance-big-one"), ("twin-cities", "balance-twin-cities")]
)
def test_s19_balance_goes_with_neither_the_big_one_nor_twin_cities(other: str, code: str) -> None:
    for names in SETS:
        if {"balance", other} <= set(names):
            with pytest.raises(BadOptions) as refusal:
                Seismic.from_json({"variants": list(names)})
            assert refusal.value.ruling == "S19"
            assert refusal.value.code in ("balance-big-one", "balance-twin-cities")
    with pytest.raises(BadOptions) as refusal:
        Seismic.from_json({"variants": ["balance", other]})
    assert refusal.value.code == code


def test_s18_the_order_in_which_variants_are_named_does_not_matter() -> None:
    one = Seismic.from_json({"variants": ["twin-cities", "big-one"]})
    other = Seismic.from_json({"variants": ["big-one", "twin-cities", "big-one"]})
    assert one == other
    assert one.options_to_json() == other.options_to_json()


BOTH = "twin-cities big-one"


def test_s18_twin_cities_doubles_the_figures_of_the_big_one() -> None:
    """Ten of ten quakes and ten singles are boxed, both 6.0 lie among the last twelve."""
    game = Seismic.from_json({"variants": BOTH.split(), "first": 0})
    view = game.start(2).view(None)
    assert (view.boxed, view.unseen["Q6"], view.pile) == (10, 2, 2 * 79 - 10)


def test_s18_when_the_ten_quakes_are_out_four_four_and_two_singles_are_boxed() -> None:
    board = Seismic.from_json({"variants": BOTH.split(), "first": 0}).start(2)
    play(board, "draw 01-23")
    for magnitude in range(1, 6):
        play(board, f"draw Q{magnitude}", f"draw Q{magnitude}")
    chances = odds(board)
    plain = 148 - 11 - 2
    assert chances["03"] == chances["02"] == Fraction(12 - 4, plain)
    assert chances["01"] == Fraction(12 - 2, plain)
    assert not any(tile.startswith("Q") for tile in chances)


@pytest.mark.parametrize(("left", "chance"), [(13, None), (12, Fraction(2, 12)), (11, Fraction(2, 11))])
def test_s18_both_6_0_lie_among_the_last_twelve(left: int, chance: Fraction | None) -> None:
    pile = "Q6 Q6 " + "03 " * (left - 2)
    board = drawn(face_up="02 01", pile=pile, to_draw=1, variants=BOTH)
    assert odds(board).get("Q6") == chance


def test_s18_after_the_first_6_0_the_second_is_still_there() -> None:
    board = drawn(face_up="02 01", pile="Q6 Q6 " + "03 " * 10, to_draw=1, variants=BOTH)
    play(board, "draw Q6", "town 4,0")
    assert odds(board) == {"03": Fraction(10, 11), "Q6": Fraction(1, 11)}


def test_s18_aftershocks_come_when_both_towns_have_been_hit() -> None:
    board = drawn(
        """
        03 at -3,-1 r0
        03 at -2,-2 r0
        03 at 5,-1 r0
        03 at 6,-2 r0
        02 at 4,1 r3
        """,
        face_up="03 01",
        pile="Q1 01 01",
        to_draw=1,
        variants="twin-cities aftershocks",
    )
    play(board, "draw Q1", "town 4,0")
    assert standing(board) == {(-2, -2), (6, -2), (4, 1)}
    assert asked(board) == (0, "aftershock")
    assert legal(board) == ["turn 4,1 +2", "pass"]


def test_s18_a_second_tile_in_twin_cities() -> None:
    board = drawn(face_up="03 02 01", pile="03 03 03", variants="twin-cities road-crews-dilemma")
    play(board, "lay 03 5,0 r1", "lay 02 6,0 r2", "draw 03", "draw 03")
    assert asked(board) == (1, "lay")
    assert face_up(board) == "01 03 03"


def test_s18_balance_with_a_second_tile_the_next_player_turns_up_two_of_their_own() -> None:
    board = drawn(face_up="03 02 01", pile=("03 03", "02 02 02"), variants="balance road-crews-dilemma")
    play(board, "lay 03 1,0 r1", "lay 02 2,0 r2")
    assert (board.turn, asked(board)) == (1, (CHANCE, "draw"))
    play(board, "draw 02")
    assert asked(board) == (CHANCE, "draw")
    play(board, "draw 02")
    assert asked(board) == (1, "lay")
    assert face_up(board) == "01 02 02"
    assert board.view(None).piles == (2, 1)


def test_s18_balance_with_aftershocks() -> None:
    board = drawn(
        "02 at 1,0 r2 \n 03 at -1,0 r1 \n 03 at -2,0 r1",
        face_up="03 01",
        pile=("Q1 03", "02 02"),
        to_draw=1,
        variants="balance aftershocks",
    )
    play(board, "draw Q1")
    assert asked(board) == (0, "aftershock")
    play(board, "pass", "turn 1,0 +2")
    assert asked(board) == (0, "lay")  # ruling S19: nothing more is drawn after the quake
