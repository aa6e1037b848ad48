"""Ruling S5, the option `quakes`: more or fewer of the mixed tiles go to the box."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.options import VARIANTS
from quakeboard.games.seismic.rules.position import Position

from .boards import legal, odds, play, refused
from .random_games import playable
from .test_options import TILES


def start(quakes: str, *variants: str, seats: int = 2) -> Position:
    return Seismic.from_json({"first": 0, "variants": variants, "quakes": quakes}).start(seats)


def mean_quakes(position: Position) -> Fraction:
    """How many quakes of the mix the pile holds on average: each tile of it is as likely to be one."""
    view = position.view(None)
    waiting = view.unseen["Q6"] if position.kernel.pile.stock.packet else 0
    chances = odds(position)
    plain = view.pile - waiting - sum(view.junctions)
    return plain * sum((chances.get(f"Q{magnitude}", Fraction(0)) for magnitude in range(1, 7)), Fraction(0))


@pytest.mark.parametrize(
    ("variants", "few", "printed", "many"),
    [
        ((), (9, 70), (6, 73), (3, 76)),
        (("big-one",), (8, 71), (5, 74), (2, 77)),
        (("twin-cities",), (18, 140), (12, 146), (6, 152)),
        (("twin-cities", "big-one"), (16, 142), (10, 148), (4, 154)),
    ],
)
def test_s5_three_more_go_to_the_box_or_three_fewer_of_each_box(
    variants: tuple[str, ...], few: tuple[int, int], printed: tuple[int, int], many: tuple[int, int]
) -> None:  # rulings S5, S14, S17, S18
    for quakes, expected in (("few", few), ("printed", printed), ("many", many)):
        view = start(quakes, *variants).view(None)
        assert (view.boxed, view.pile) == expected
        assert view.unseen == start("printed", *variants).view(None).unseen


@pytest.mark.parametrize(
    ("seats", "few", "printed", "many"),
    [
        (2, (7, 35), (5, 36), (3, 37)),
        (3, (8, 23), (5, 24), (2, 25)),
        (4, (9, 17), (5, 18), (1, 19)),
    ],
)
def test_s19_in_balance_every_pile_has_one_tile_more_or_fewer(
    seats: int, few: tuple[int, int], printed: tuple[int, int], many: tuple[int, int]
) -> None:
    for quakes, (boxed, pile) in (("few", few), ("printed", printed), ("many", many)):
        board = start(quakes, "balance", seats=seats)
        assert board.view(None).boxed == boxed
        play(board, "draw 01-23", "draw 01-24")
        view = board.view(None)
        assert view.piles == (pile,) * seats
        assert view.junctions == (12 // seats,) * seats


@pytest.mark.parametrize(
    ("quakes", "variants", "mean"),
    [
        ("few", (), Fraction(3, 2)),
        ("printed", (), Fraction(3)),
        ("many", (), Fraction(9, 2)),
        ("few", ("big-one",), Fraction(1)),
        ("many", ("big-one",), Fraction(4)),
        ("few", ("twin-cities",), Fraction(3)),
        ("many", ("twin-cities", "big-one"), Fraction(8)),
    ],
)
def test_s5_half_of_what_stays_are_quakes_on_average(
    quakes: str, variants: tuple[str, ...], mean: Fraction
) -> None:
    assert mean_quakes(start(quakes, *variants)) == mean


def test_s5_with_few_quakes_at_most_three_come_up() -> None:
    board = start("few")
    play(board, "draw 01-23", "draw Q6", "draw Q2", "draw Q3")
    assert legal(board, "draw Q") == []
    assert refused(board, "draw Q1") == "not-in-pile S5"


def test_s5_tiles_that_were_not_mixed_say_nothing_of_the_box() -> None:
    board = start("few")
    others = [tile for tile in TILES if len(tile) > 2]
    play(board, *[f"draw {tile}" for tile in others[:2]])
    chances = odds(board)
    assert sum(chances[f"Q{magnitude}"] for magnitude in range(1, 7)) == Fraction(3, 2) / 68
    assert chances["03"] == Fraction(9, 2) / 68  # of six, one and a half lie in the box on average


def test_s5_with_many_quakes_at_least_three_are_in_the_pile() -> None:
    """When three are out, the other three may all be in the box, or none of them."""
    board = start("many")
    play(board, "draw 01-23", "draw Q1", "draw Q2", "draw Q3")
    # Of the three in the box j are quakes, in C(6, j) · C(6, 3 - j) ways; the others come up first in
    # proportion to (6 - j)(5 - j)(4 - j).
    ways = {j: comb(6, j) * comb(6, 3 - j) * (6 - j) * (5 - j) * (4 - j) for j in range(4)}
    mean = Fraction(sum(ways[j] * (3 - j) for j in ways), sum(ways.values()))
    assert sum(odds(board)[f"Q{magnitude}"] for magnitude in (4, 5, 6)) == mean / 72


@pytest.mark.parametrize("quakes", ["few", "many"])
def test_s5_every_set_of_variants_goes_with_it(quakes: str) -> None:
    for count in range(len(VARIANTS) + 1):
        for variants in combinations(VARIANTS, count):
            if playable(variants):
                for seats in (2, 3, 4):
                    start(quakes, *variants, seats=seats)


def test_s5_a_game_as_printed_is_written_as_before_there_was_a_choice() -> None:
    assert "quakes" not in Seismic.from_json({"quakes": "printed"}).options_to_json()
    assert Seismic.from_json({"quakes": "printed"}) == Seismic.from_json({"quakes": None}) == Seismic()
    assert Seismic.from_json({"quakes": "many"}) != Seismic()
