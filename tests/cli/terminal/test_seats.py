"""Who sits where."""

from __future__ import annotations

import pytest

from quakeboard.cli.terminal.seats import human_seats, parse_seats
from quakeboard.core.errors import BadOptions
from quakeboard.play.record import Seat


def test_one_person_and_two_bots() -> None:
    seats = parse_seats("you,greedy,random", [], "Player")
    assert seats == [Seat("Player"), Seat("Greedy", "greedy"), Seat("Random", "random")]
    assert human_seats(seats) == [0]


def test_several_people_and_two_bots_of_a_kind() -> None:
    seats = parse_seats("you, random, YOU, random", ["Ada"], "Player")
    assert [seat.name for seat in seats] == ["Ada", "Random", "Player 2", "Random 2"]
    assert human_seats(seats) == [0, 2]


def test_people_without_names_are_numbered() -> None:
    assert [seat.name for seat in parse_seats("you,you", [], "Player")] == ["Player 1", "Player 2"]


def test_equal_names_get_numbers() -> None:
    assert [seat.name for seat in parse_seats("you,you,random", ["Random", "Random"], "x")] == [
        "Random",
        "Random 2",
        "Random 3",
    ]


@pytest.mark.parametrize(
    ("seats", "names", "code"),
    [
        ("", [], "no-seats"),
        (" , ", [], "no-seats"),
        ("you,random", ["Ada", "Ben"], "too-many-names"),
        ("you", [""], "bad-name"),
        ("you", ["A\x1b[2J"], "bad-name"),
        ("you", ["A" * 41], "bad-name"),
    ],
)
def test_bad_seats_are_refused(seats: str, names: list[str], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        parse_seats(seats, names, "Player")
    assert caught.value.code == code
