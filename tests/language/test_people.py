"""Names and lists in sentences."""

from __future__ import annotations

import pytest

from quakeboard.language import Language, lists
from quakeboard.language.people import People

NAMES = ["Mara", "Jun", "Ilkka"]


def test_one_and_several() -> None:
    people = People(Language("en"), NAMES)
    assert people.who(1) == {"who": "one", "name": "Jun"}
    assert people.who(0, 1) == {"who": "many", "name": "Mara and Jun"}
    assert people.who(0, 1, 2) == {"who": "many", "name": "Mara, Jun and Ilkka"}


def test_the_reader_is_spoken_to_and_named_last() -> None:
    people = People(Language("en"), NAMES, you=1)
    assert people.who(1) == {"who": "you", "name": "you"}
    assert people.who(0) == {"who": "one", "name": "Mara"}
    assert people.who(1, 2) == {"who": "with-you", "name": "Ilkka and you"}
    assert people.who(0, 1, 2) == {"who": "with-you", "name": "Mara, Ilkka and you"}


def test_every_language_joins_and_speaks_to_the_reader_in_its_own_way(language: Language) -> None:
    names = {
        "en": "Mara, Ilkka and you",
        "de": "Mara, Ilkka und du",
        "es": "Mara, Ilkka y tú",
        "fr": "Mara, Ilkka et toi",
    }
    assert People(language, NAMES, you=1).who(0, 1, 2)["name"] == names[language.code]


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        ("Ilkka", "Mara e Ilkka"),
        ("isa", "Mara e isa"),
        ("Hilda", "Mara e Hilda"),
        ("Íñigo", "Mara e Íñigo"),
        ("Iago", "Mara y Iago"),
        ("hielo", "Mara y hielo"),
        ("Jun", "Mara y Jun"),
        ("Yves", "Mara y Yves"),
        ("", "Mara y "),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, joined: str) -> None:
    assert lists.with_and(Language("es"), ["Mara", last]) == joined


def test_lists_of_nothing_and_of_one(language: Language) -> None:
    assert lists.with_and(language, []) == ""
    assert lists.with_commas(language, []) == ""
    assert lists.with_and(language, ["Mara"]) == "Mara"
    assert lists.clauses(language, ["Mara"]) == "Mara"


def test_seats_with_numbers() -> None:
    people = People(Language("de"), NAMES, you=2)
    assert people.with_numbers([(0, 31), (2, 27), (1, 0)]) == "Mara 31, du 27, Jun 0"


def test_a_seat_without_a_name_has_its_number(language: Language) -> None:
    people = People(language, ["Mara", "  "])
    seat = {"en": "Seat", "de": "Platz", "es": "Asiento", "fr": "Place"}[language.code]
    assert [people.name(1), people.name(3)] == [f"{seat} 2", f"{seat} 4"]


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("{ $name }", "{ $name }"),
        ("}{", "}{"),
        ("Ma\nra\t Lu", "Ma ra Lu"),
        ("\x1b[2JMara", "[2JMara"),
        ("\u202eMara", "Mara"),
        ("Mara\u2028Lu", "Mara Lu"),
        ("x" * 100, "x" * 39 + "…"),
        ("\x00", "Seat 1"),
    ],
)
def test_hostile_names_are_tidied(given: str, shown: str) -> None:
    assert People(Language("en"), [given]).name(0) == shown
