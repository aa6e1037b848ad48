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
        ("en", ["Mara founds a city at 3,12.", "Jun marks 2,9 with the Sun."]),
        ("de", ["Mara gründet eine Stadt auf 3,12.", "Jun markiert 2,9 mit der Sonne."]),
        ("es", ["Mara funda una ciudad en 3,12.", "Jun marca 2,9 con el Sol."]),
        ("fr", ["Mara fonde une ville en 3,12.", "Jun marque 2,9 avec le Soleil."]),
    ],
)
def test_what_a_turn_is_for(code: str, lines: list[str]) -> None:
    city, epicentre = CityFounded(0, 7, (3, 12), None), EpicentreMarked(1, 9, (2, 9), "S", quake=False)
    assert told(code, city, TurnBegins(1), epicentre, TurnBegins(2)) == lines


def test_the_reader_is_spoken_to() -> None:
    city, epicentre = CityFounded(0, 7, (3, 12), 5), EpicentreMarked(0, 9, (2, 9), "A", quake=False)
    assert told("en", FirstSeat(0), city, epicentre, TurnPassed(0), you=0) == [
        "You begin.",
        "You found a city at 3,12 with your 5.",
        "You mark 2,9 with the Arms.",
        "You can neither found nor mark, and pass.",
    ]


def test_the_fourth_epicentre_and_its_roll() -> None:
    assert told("en", DiceRolled(1, (2, 0, 5, 1))) == ["That was the fourth epicentre. Jun rolls 2 0 5 1."]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        (
            "en",
            "Tile 7 (Sun 3) shifts north, climbs over tile 4 and now leans by 1: "
            "Jun’s city at 3,12 (coin 4) falls as its ground tilts.",
        ),
        (
            "de",
            "Platte 7 (Sonne 3) rückt nach Norden, steigt über Platte 4 und ist jetzt um 1 geneigt – "
            "die Stadt von Jun auf 3,12 (Münze 4) fällt, weil ihr Boden kippt.",
        ),
        (
            "es",
            "La placa 7 (Sol 3) se desplaza al norte, sube sobre la placa 4 y queda inclinada a 1: "
            "la ciudad de Jun en 3,12 (moneda 4) cae al bascular su suelo.",
        ),
        (
            "fr",
            "La plaque 7 (Soleil 3) se décale vers le nord, grimpe sur la plaque 4 et penche maintenant de "
            "1\u00a0: la ville en 3,12 (Jun, pièce 4) tombe, car son sol bascule.",
        ),
    ],
)
def test_a_shift_and_what_follows_is_one_line(code: str, line: str) -> None:
    assert told(code, shifted(over=(4,)), LEANS, FALLS) == [line]


@pytest.mark.parametrize(
    ("shift", "line"),
    [
        (shifted(), "Tile 7 (Sun 3) shifts north."),
        (
            shifted(over=(4, 5, "land")),
            "Tile 7 (Sun 3) shifts north and climbs over tiles 4 and 5 and the land.",
        ),
        (shifted(under=("land",), lift=False), "Tile 7 (Sun 2) shifts north and slides under the land."),
        (
            shifted(over=(4,), under=(5,)),
            "Tile 7 (Sun 3) shifts north, climbs over tile 4 and slides under tile 5 despite the die.",
        ),
        (
            shifted(over=(4,), lift=False),
            "Tile 7 (Sun 2) shifts north and climbs over tile 4 despite the die.",
        ),
        (TileShifted(7, None, 1, "E", True, (3, 11), (4, 11), (), (), (), ()), "Tile 7 shifts east."),
    ],
)
def test_what_a_tile_meets(shift: TileShifted, line: str) -> None:
    assert told("en", shift) == [line]


@pytest.mark.parametrize(
    ("before", "after", "steep", "news"),
    [
        (("0", "0"), ("1/2", "-1/2"), False, "tile 4 now leans by .7"),
        (("0", "1"), ("0", "0"), False, "tile 4 now lies flat"),
        (("0", "1"), ("1", "0"), False, "tile 4 now leans another way, by 1"),
        (("0", "1"), ("1", "1"), True, "tile 4 now leans by 1.4, too steep for a coin"),
        (("-1", "1"), ("1", "1"), True, "tile 4 now leans another way, by 1.4, too steep for a coin"),
    ],
)
def test_how_another_tile_lies_now(
    before: tuple[str, str], after: tuple[str, str], steep: bool, news: str
) -> None:
    other = settled(4, before, after, steep=steep)
    assert told("en", shifted(), other) == [f"Tile 7 (Sun 3) shifts north: {news}."]


@pytest.mark.parametrize(
    ("city", "news"),
    [
        (CityDestroyed(0, 4, (3, 13), 5, "buried", 7), "your city at 3,13 (coin 5) is buried under tile 7"),
        (
            CityDestroyed(2, 4, (3, 13), 0, "buried", "land"),
            "Ilkka’s city at 3,13 (coin 0) is buried under the land",
        ),
        (FALLS, "Jun’s city at 3,12 (coin 4) falls as its ground tilts"),
    ],
)
def test_why_a_city_is_lost(city: CityDestroyed, news: str) -> None:
    assert told("en", shifted(), city, you=0) == [f"Tile 7 (Sun 3) shifts north: {news}."]


def test_german_chooses_its_cases() -> None:
    city = CityDestroyed(1, 7, (3, 12), 4, "buried", "land")
    assert told("de", shifted(under=("land",), lift=False), city) == [
        "Platte 7 (Sonne 2) rückt nach Norden und schiebt sich unter das Festland – "
        "die Stadt von Jun auf 3,12 (Münze 4) liegt begraben unter dem Festland."
    ]


def test_two_shifts_of_one_action_are_two_lines() -> None:
    second = TileShifted(9, "M", 4, "S", False, (2, 9), (2, 8), (), (12,), (), (12,))
    assert told("en", shifted(), FALLS, second, settled(12, ("0", "0"), ("0", "1"))) == [
        "Tile 7 (Sun 3) shifts north: Jun’s city at 3,12 (coin 4) falls as its ground tilts.",
        "Tile 9 (Moon 4) shifts south and slides under tile 12: tile 12 now leans by 1.",
    ]


def test_islands_sink_with_all_that_is_on_them() -> None:
    sank = TilesSank((4, 5, 7), ((3, 13), (5, 13), (3, 11)), ("S", "A"))
    assert told("en", TilesSank((4,), ((3, 13),), ())) == ["Tile 4 is cut off from all land and sinks."]
    assert told("en", sank, CityDestroyed(1, 4, (3, 13), 2, "sank", None)) == [
        "Tiles 4, 5 and 7 are cut off from all land and sink: Jun’s city at 3,13 (coin 2) sinks too; "
        "pawns are back in the supply, Sun and Arms."
    ]


def test_what_is_told_apart_from_its_shift() -> None:
    assert told("en", LEANS, FALLS, you=1) == [
        "The quake goes on: tile 7 now leans by 1; your city at 3,12 (coin 4) falls as its ground tilts."
    ]
