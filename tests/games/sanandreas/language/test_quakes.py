"""Turns and quakes of San Andreas, told line by line."""

from __future__ import annotations

from typing import Any

import pytest

from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityFounded,
    DiceRolled,
    EpicentreMarked,
    FirstSeat,
    SanAndreasEvent,
    TileSettled,
    TileShifted,
    TilesSank,
    TurnBegins,
    TurnPassed,
)
from quakeboard.language import Language

from .lying import lying


def told(code: str, *events: SanAndreasEvent, **mode: Any) -> list[str]:
    return Storyteller(Language(code), ["Mara", "Jun", "Ilkka", "Priya"], **mode).tell(events)


def shifted(
    over: tuple[int | str, ...] = (), under: tuple[int | str, ...] = (), *, lift: bool = True
) -> TileShifted:
    return TileShifted(7, "S", 3 if lift else 2, "N", lift, (3, 11), (3, 12), over, under, over, under)


def settled(
    tile: int, before: tuple[str, str], after: tuple[str, str], *, steep: bool = False
) -> TileSettled:
    return TileSettled(tile, lying(*before), lying(*after, height=1), steep)


LEANS = settled(7, ("0", "0"), ("0", "1"))
FALLS = CityDestroyed(1, 7, (3, 12), 4, "lean", None)


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("en", ["Mara founds a city at C11.", "Jun marks B14 with the Sun."]),
        ("de", ["Mara gründet eine Stadt auf C11.", "Jun markiert B14 mit der Sonne."]),
        ("es", ["Mara funda una ciudad en C11.", "Jun marca B14 con el Sol."]),
        ("fr", ["Mara fonde une ville en C11.", "Jun marque B14 avec le Soleil."]),
    ],
)
def test_what_a_turn_is_for(code: str, lines: list[str]) -> None:
    city, epicentre = CityFounded(0, 7, (3, 12), None), EpicentreMarked(1, 9, (2, 9), "S", quake=False)
    assert told(code, city, TurnBegins(1), epicentre, TurnBegins(2)) == lines


def test_the_reader_is_spoken_to() -> None:
    city, epicentre = CityFounded(0, 7, (3, 12), 5), EpicentreMarked(0, 9, (2, 9), "A", quake=False)
    assert told("en", FirstSeat(0), city, epicentre, TurnPassed(0), you=0) == [
        "You begin.",
        "You found a city at C11 with your 5.",
        "You mark B14 with the Arms.",
        "You can neither found nor mark, and pass.",
    ]


def test_the_fourth_epicentre_and_its_roll() -> None:
    assert told("en", DiceRolled(1, (2, 0, 5, 1))) == [
        ("That was the fourth epicentre. Jun rolls Sun 2, Moon null, Crown 5, Arms 1.")
    ]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "en",
            "The Sun’s tile (3) shifts north, climbs over the tile at C9 and now leans by 1: "
            "Jun’s city at C11 (the 4) falls as its ground tilts.",
        ),
        (
            "de",
            "Die Platte der Sonne (3) rückt nach Norden, steigt über die Platte auf C9 und "
            "ist jetzt um 1 geneigt – die Stadt von Jun auf C11 (die 4) fällt, weil ihr Boden "
            "kippt.",
        ),
        (
            "es",
            "La placa del Sol (3) se desplaza al norte, sube sobre la placa de C9 y queda "
            "inclinada a 1: la ciudad de Jun en C11 (el 4) cae al bascular su suelo.",
        ),
        (
            "fr",
            "La plaque du Soleil (3) se décale vers le nord, grimpe sur la plaque en C9 et "
            "penche maintenant de 1\u00a0: la ville en C11 (Jun, le 4) tombe, car son sol "
            "bascule.",
        ),
    ],
)
def test_a_shift_and_what_follows_is_one_line(code: str, line: str) -> None:
    assert told(code, shifted(over=(4,)), LEANS, FALLS) == [line]


@pytest.mark.parametrize(
    ("shift", "line"),
    [
        (shifted(), "The Sun’s tile (3) shifts north."),
        (
            shifted(over=(4, 5, "land")),
            "The Sun’s tile (3) shifts north and climbs over the tile at C9, the tile at E9 and the land.",
        ),
        (shifted(under=("land",), lift=False), "The Sun’s tile (2) shifts north and slips under the land."),
        (
            shifted(over=(4,), under=(5,)),
            (
                "The Sun’s tile (3) shifts north, climbs over the tile at C9 and slips under the "
                "tile at E9 despite the die."
            ),
        ),
        (
            shifted(over=(4,), lift=False),
            "The Sun’s tile (2) shifts north and climbs over the tile at C9 despite the die.",
        ),
        (
            TileShifted(7, None, 1, "E", True, (3, 11), (4, 11), (), (), (), ()),
            "The tile at C11 shifts east.",
        ),
    ],
)
def test_what_a_tile_meets(shift: TileShifted, line: str) -> None:
    assert told("en", shift) == [line]


@pytest.mark.parametrize(
    ("before", "after", "steep", "news"),
    [
        (("0", "0"), ("1/2", "-1/2"), False, "the tile at C9 now leans by .7"),
        (("0", "1"), ("0", "0"), False, "the tile at C9 now lies flat"),
        (("0", "1"), ("1", "0"), False, "the tile at C9 now leans another way, by 1"),
        (("0", "1"), ("1", "1"), True, "the tile at C9 now leans by 1.4, too steep for a coin"),
        (("-1", "1"), ("1", "1"), True, "the tile at C9 now leans another way, by 1.4, too steep for a coin"),
    ],
)
def test_how_another_tile_lies_now(
    before: tuple[str, str], after: tuple[str, str], steep: bool, news: str
) -> None:
    other = settled(4, before, after, steep=steep)
    assert told("en", shifted(), other) == [f"The Sun’s tile (3) shifts north: {news}."]


@pytest.mark.parametrize(
    ("city", "news"),
    [
        (
            CityDestroyed(0, 4, (3, 13), 5, "buried", 7),
            "your city at C10 (the 5) is buried under the tile at C11",
        ),
        (
            CityDestroyed(2, 4, (3, 13), 0, "buried", "land"),
            "Ilkka’s city at C10 (the null) is buried under the land",
        ),
        (FALLS, "Jun’s city at C11 (the 4) falls as its ground tilts"),
    ],
)
def test_why_a_city_is_lost(city: CityDestroyed, news: str) -> None:
    assert told("en", shifted(), city, you=0) == [f"The Sun’s tile (3) shifts north: {news}."]


def test_german_chooses_its_cases() -> None:
    city = CityDestroyed(1, 7, (3, 12), 4, "buried", "land")
    assert told("de", shifted(under=("land",), lift=False), city) == [
        "Die Platte der Sonne (2) rückt nach Norden und schiebt sich unter das Festland – die "
        "Stadt von Jun auf C11 (die 4) liegt begraben unter dem Festland."
    ]


def test_two_shifts_of_one_action_are_two_lines() -> None:
    second = TileShifted(9, "M", 4, "S", False, (2, 9), (2, 8), (), (12,), (), (12,))
    assert told("en", shifted(), FALLS, second, settled(12, ("0", "0"), ("0", "1"))) == [
        "The Sun’s tile (3) shifts north: Jun’s city at C11 (the 4) falls as its ground tilts.",
        "The Moon’s tile (4) shifts south and slips under the tile at C15: the tile at C15 now leans by 1.",
    ]


def test_islands_sink_with_all_that_is_on_them() -> None:
    sank = TilesSank((4, 5, 7), ((3, 13), (5, 13), (3, 11)), ("S", "A"))
    assert told("en", TilesSank((4,), ((3, 13),), ())) == [
        "The tile at C9 is cut off from all land and sinks."
    ]
    assert told("en", sank, CityDestroyed(1, 4, (3, 13), 2, "sank", None)) == [
        "The tiles at C9, E9 and C11 are cut off from all land and sink: Jun’s city at C10 "
        "(the 2) sinks too; pawns are back in the supply, Sun and Arms."
    ]


def test_what_is_told_apart_from_its_shift() -> None:
    assert told("en", LEANS, FALLS, you=1) == [
        (
            "The quake goes on: the tile at C11 now leans by 1; your city at C11 (the 4) falls as "
            "its ground tilts."
        )
    ]
