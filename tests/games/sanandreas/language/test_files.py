"""The parts of the languages that hold San Andreas, and its refusals."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from quakeboard.core.errors import IllegalAction, QuakeboardError, Reason
from quakeboard.games.sanandreas.rules import refusals
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.language import Language, available, choice

FOLDER = files("quakeboard.games.sanandreas.language").joinpath("locales")
REASONS = [value for value in vars(refusals).values() if isinstance(value, Reason)]


def keys(code: str) -> list[str]:
    text = FOLDER.joinpath(code, "game.ftl").read_text("utf-8")
    entries = FluentParser(with_spans=False).parse(text).body
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def test_a_part_of_a_language_is_no_language_of_its_own() -> None:
    assert available() == ("de", "en", "es", "fr")


@pytest.mark.parametrize("code", available())
def test_a_language_is_read_with_its_part(code: str) -> None:
    assert FOLDER.joinpath(code, "game.ftl").read_text("utf-8") in choice.read(code)
    assert all(Language(code).has(key) for key in keys(code))


@pytest.mark.parametrize("code", available())
def test_a_part_holds_the_keys_of_san_andreas_and_no_others(code: str) -> None:
    own = [f"refusal-{reason.code}" for reason in REASONS]
    assert [key for key in keys(code) if key.startswith("refusal-")] == own
    others = [key for key in keys(code) if not key.startswith("refusal-")]
    assert [key for key in others if not key.startswith("san-andreas-")] == []


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.code)
def test_an_english_refusal_is_the_reasons_own_sentence(english: Language, reason: Reason) -> None:
    params = {
        "pawn": "S",
        "at": "C11",
        "beside": "C10",
        "figure": "1.4",
    }
    numbers = dict.fromkeys(("seats", "first", "last", "seat", "coin", "tile", "name", "value"), 7)
    error = QuakeboardError(reason, **params, **numbers)
    assert english.refusal(error) == str(error)


def refused(*actions: str) -> IllegalAction:
    """Why the last of these actions is refused."""
    position = SanAndreas.from_json({"first": 0}).start(3)
    *before, last = actions
    for action in before:
        position.apply(position.game.read(action))
    with pytest.raises(IllegalAction) as error:
        position.apply(position.game.read(last))
    return error.value


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "A pawn stands at A7."),
        ("de", "Auf A7 steht eine Figur."),
        ("es", "Hay un peón en A7."),
        ("fr", "Un pion se trouve en A7."),
    ],
)
def test_other_languages_name_a_pawn_in_words(code: str, sentence: str) -> None:
    assert Language(code).refusal(refused("mark 1,16 S", "found 1,16 5")) == sentence


def test_a_refusal_in_every_language(language: Language) -> None:
    assert (
        language.refusal(refused("found 1,16 5", "found 1,15 5"))
        == {
            "en": "The city at A7 is next to A8.",
            "de": "Die Stadt auf A7 ist neben A8.",
            "es": "La ciudad de A7 está junto a A8.",
            "fr": "La ville en A7 touche A8.",
        }[language.code]
    )
