"""Ruling S13: ties and the first player."""

from collections.abc import Sequence
from fractions import Fraction

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.rules.events import FirstSeat, GameEnds
from quakeboard.games.seismic.rules.game import Seismic

from .boards import asked, drawn, ended, legal, play, refused, told

SHARED_ROAD = """
    03 at 1,0 r1 crew 14 by 0
    03 at 2,0 r1 crew 14 by 1
    +1:0 at 3,0 r4
"""
"""Seats 0 and 1 score 9 each, seat 2 nothing."""


def finished(heights: Sequence[float | None] | None) -> GameEnds:
    board = drawn(SHARED_ROAD, face_up="03", pile="", seats=3, heights=heights)
    (ends,) = told(play(board, "lay 03 -1,0 r1", "pass"), GameEnds)
    assert ends.scores == (9, 9, 0)
    assert ended(board).winners == ends.winners
    return ends


@pytest.mark.parametrize(
    ("heights", "winners", "by_height"),
    [
        (None, (0, 1), False),  # nobody's height is known: a shared win
        ((170, 181.5, 200), (1,), True),  # the tallest of the tied
        ((181, 180, None), (0,), True),  # who is not tied need not be measured
        ((170, None, 200), (0, 1), False),  # one of the tied is not measured: a shared win
        ((None, None, None), (0, 1), False),
        ((175, 175, 200), (0, 1), False),  # equally tall
    ],
)
def test_s13_the_tallest_of_the_tied_wins(  # ruling S13
    heights: Sequence[float | None] | None, winners: tuple[int, ...], by_height: bool
) -> None:
    ends = finished(heights)
    assert (ends.winners, ends.by_height) == (winners, by_height)


def test_s13_height_settles_nothing_but_ties() -> None:
    board = drawn("+1:0 at 1,0 r4 crew 4 by 0", face_up="03", pile="", heights=(150, 200))
    play(board, "lay 03 -1,0 r1", "pass")
    assert ended(board).winners == (0,)


def test_s13_a_tie_at_nothing_is_a_tie() -> None:
    board = drawn(face_up="03", pile="", seats=4)
    play(board, "lay 03 1,0 r1", "pass")
    assert ended(board).winners == (0, 1, 2, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s13_the_first_seat_is_drawn_at_random(seats: int) -> None:
    board = Seismic().start(seats)
    assert asked(board) == (CHANCE, "set-up")
    assert [(str(action), chance) for action, chance in board.odds()] == [
        (f"first {seat}", Fraction(1, seats)) for seat in range(seats)
    ]
    last = seats - 1
    assert told(play(board, f"first {last}"), FirstSeat) == [FirstSeat(last)]
    play(board, "draw 03", "draw 02", "draw 01")
    assert asked(board) == (last, "lay")


def test_s13_a_seat_that_is_not_there_cannot_begin() -> None:
    board = Seismic().start(2)
    assert refused(board, "first 2") == "no-such-seat S13"
    assert refused(board, "draw 03") == "not-now-first S13"
    assert refused(board, "pass") == "not-now-first S13"


def test_s13_the_first_seat_is_drawn_once() -> None:
    board = Seismic().start(2)
    play(board, "first 1")
    assert refused(board, "first 0") == "not-now-set-up S5"
    assert not legal(board, "first")


def test_s13_the_host_may_name_the_first_seat() -> None:
    board = Seismic.from_json({"first": 2}).start(3)
    assert not legal(board, "first")
    play(board, "draw 03", "draw 02", "draw 01")
    assert asked(board) == (2, "lay")


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"first": 2}, "bad-first"),
        ({"first": -1}, "bad-first"),
        ({"heights": [170]}, "bad-heights"),
        ({"heights": [170, 180, 190]}, "bad-heights"),
    ],
)
def test_s13_options_that_do_not_go_with_the_number_of_seats(options: dict[str, object], code: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        Seismic.from_json(options).start(2)
    assert (refusal.value.code, refusal.value.ruling) == (code, "S13")
