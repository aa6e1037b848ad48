"""Sentences with their gaps filled."""

from __future__ import annotations

import pytest

from quakeboard.language import Language, available

COUNTED = {
    "seismic-fragments": {
        "en": ["0 fragments", "1 fragment", "2 fragments", "5 fragments"],
        "de": ["0 Teilstücke", "1 Teilstück", "2 Teilstücke", "5 Teilstücke"],
        "es": ["0 fragmentos", "1 fragmento", "2 fragmentos", "5 fragmentos"],
        "fr": ["0 segment", "1 segment", "2 segments", "5 segments"],
    },
    "seismic-points": {
        "en": ["0 points", "1 point", "2 points", "5 points"],
        "de": ["0 Punkten", "1 Punkt", "2 Punkten", "5 Punkten"],
        "es": ["0 puntos", "1 punto", "2 puntos", "5 puntos"],
        "fr": ["0 point", "1 point", "2 points", "5 points"],
    },
    "seismic-pile": {
        "en": ["The pile is empty.", "1 tile in the pile.", "2 tiles in the pile.", "5 tiles in the pile."],
        "de": [
            "Der Stapel ist leer.",
            "1 Plättchen im Stapel.",
            "2 Plättchen im Stapel.",
            "5 Plättchen im Stapel.",
        ],
        "es": [
            "La pila está vacía.",
            "1 ficha en la pila.",
            "2 fichas en la pila.",
            "5 fichas en la pila.",
        ],
        "fr": [
            "La pioche est vide.",
            "1 tuile dans la pioche.",
            "2 tuiles dans la pioche.",
            "5 tuiles dans la pioche.",
        ],
    },
    "seismic-tiles-go": {
        "en": ["nothing goes", "one tile goes", "two tiles go", "five tiles go"],
        "de": [
            "nichts geht verloren",
            "ein Plättchen geht verloren",
            "zwei Plättchen gehen verloren",
            "fünf Plättchen gehen verloren",
        ],
        "es": [
            "no desaparece nada",
            "desaparece una ficha",
            "desaparecen dos fichas",
            "desaparecen cinco fichas",
        ],
        "fr": [
            "rien ne disparaît",
            "une tuile disparaît",
            "deux tuiles disparaissent",
            "cinq tuiles disparaissent",
        ],
    },
}
PARAMETER = {
    "seismic-fragments": "fragments",
    "seismic-points": "points",
    "seismic-pile": "tiles",
    "seismic-tiles-go": "tiles",
}


@pytest.mark.parametrize("key", COUNTED)
def test_the_plural_forms(language: Language, key: str) -> None:
    said = [language.sentence(key, **{PARAMETER[key]: number}) for number in (0, 1, 2, 5)]
    assert said == COUNTED[key][language.code]


def test_every_language_knows_its_own_name() -> None:
    names = [Language(code).sentence("language-name") for code in available()]
    assert names == ["Deutsch", "English", "Español", "Français"]


def test_a_missing_key_is_a_mistake(english: Language) -> None:
    with pytest.raises(LookupError, match="“no-such-key” in the language “en”"):
        english.sentence("no-such-key")


def test_a_missing_parameter_is_a_mistake(english: Language) -> None:
    with pytest.raises(LookupError, match=r"seismic-totals.*totals"):
        english.sentence("seismic-totals")


@pytest.mark.parametrize("text", ["{ $totals }", "{", "}", '{ "x" }', "a\nb", "-term", "\u202e", "’"])
def test_what_is_inserted_is_never_read_as_fluent(english: Language, text: str) -> None:
    assert english.sentence("seismic-totals", totals=text) == f"Totals: {text}."


def test_what_is_not_a_number_is_inserted_as_its_text(english: Language) -> None:
    assert english.sentence("seismic-totals", totals=(1, "x")) == "Totals: (1, 'x')."


def test_a_very_long_text_is_cut(english: Language) -> None:
    assert english.sentence("seismic-totals", totals="x" * 5000).endswith("xxx….")


def test_no_marks_for_direction_are_added(language: Language) -> None:
    assert not {"\u2068", "\u2069"} & set(language.sentence("seismic-totals", totals="x"))


def test_a_language_shows_its_code() -> None:
    assert repr(Language("de")) == "Language('de')"
