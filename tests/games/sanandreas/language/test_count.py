"""The count after a quake and the end of San Andreas, told line by line."""

from __future__ import annotations

from typing import Any

import pytest

from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.rules.events import (
    CityScored,
    CoinSwapped,
    GameEnds,
    SanAndreasEvent,
    SwapDeclined,
    TurnBegins,
)
from quakeboard.games.sanandreas.rules.scoring import CityScore, CoastLine
from quakeboard.language import Language


def told(code: str, *events: SanAndreasEvent, **mode: Any) -> list[str]:
    return Storyteller(Language(code), ["Mara", "Jun", "Ilkka", "Priya"], **mode).tell(events)


def scored(seat: int, coin: int, between: int | None, x: int = 3) -> CityScored:
    coast = None if between is None else CoastLine("W", between, (0, 12))
    points = 0 if between is None else max(0, coin - between)
    return CityScored(CityScore(seat, (x, 12), 4, coin, coast, points))


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Jun scores 3: the 5 at C11, two spaces inland: 3."),
        ("de", "Jun bekommt 3: die 5 auf C11, zwei Felder landeinwärts: 3."),
        ("es", "Jun suma 3: el 5 en C11, dos casillas tierra adentro: 3."),
        ("fr", "Jun gagne 3\u00a0: le 5 en C11, deux cases dans les terres\u00a0: 3."),
    ],
)
def test_a_city_that_scores(code: str, line: str) -> None:
    assert told(code, scored(1, 5, 2)) == [line]


def test_the_cities_of_a_seat_are_one_line() -> None:
    events = (scored(1, 5, 0), scored(0, 1, 1), scored(1, 4, None, x=5), scored(1, 3, 9, x=7))
    assert told("en", *events, TurnBegins(0), you=0) == [
        "You score nothing: the 1 at C11, one space inland: 0.",
        "Jun scores 5: the 5 at C11, on the coast: 5; the 4 at E11, no coast in line: 0; the "
        "3 at G11, 9 spaces inland: 0.",
    ]


def test_a_null_city_takes_back_a_coin_or_does_not() -> None:
    swap = CoinSwapped(1, 13, (5, 8), 4)
    assert told("en", swap) == ["Jun takes back the 4 for the null city at E15."]
    assert told("en", swap, you=1) == ["You take back the 4 for your null city at E15."]
    assert told("de", SwapDeclined(1)) == ["Jun behält die Nullstadt."]
    assert told("fr", SwapDeclined(1), you=1) == ["Tu gardes ta ville nulle."]


def test_the_last_swap_comes_before_the_count() -> None:
    lines = told("en", SwapDeclined(1), scored(1, 0, 0), GameEnds("coins", (0, 0, 3), (2,)))
    assert lines == [
        "Jun keeps the null city.",
        "Jun scores nothing: the null at C11, on the coast: 0.",
        "A hand is empty, so this quake was the last.",
        "Totals: Ilkka 3, Mara 0, Jun 0.",
        "Ilkka wins with 3 points.",
    ]


@pytest.mark.parametrize(
    ("code", "reason", "line"),
    [
        ("en", "standstill", "Nobody can found or mark any more, and the game ends."),
        ("de", "coins", "Eine Hand ist leer; das war das letzte Beben."),
        ("es", "coins", "Hay una mano vacía, así que este terremoto era el último."),
        ("fr", "coins", "Une main est vide\u00a0: ce séisme était le dernier."),
    ],
)
def test_why_the_game_ended(code: str, reason: str, line: str) -> None:
    assert told(code, GameEnds(reason, (5, 4, 0), (0,)))[0] == line


@pytest.mark.parametrize(
    ("winners", "line"),
    [
        ((0,), "You win with 12 points."),
        ((1,), "Jun wins with 12 points."),
        ((1, 2), "Jun and Ilkka share the win with 12 points each."),
        ((0, 1), "Jun and you share the win with 12 points each."),
    ],
)
def test_who_wins(winners: tuple[int, ...], line: str) -> None:
    scores = tuple(12 if seat in winners else 3 for seat in range(3))
    assert told("en", GameEnds("coins", scores, winners), you=0)[-1] == line


def test_a_single_point_is_one_point() -> None:
    assert told("en", GameEnds("coins", (1, 0, 0), (0,)))[-1] == "Mara wins with 1 point."


def test_nobody_scored() -> None:
    assert told("en", GameEnds("standstill", (0, 0, 0), (0, 1, 2)))[1:] == [
        "Nobody scored, so all share the win."
    ]
