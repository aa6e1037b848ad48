"""Which language a person gets."""

from __future__ import annotations

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language, UnknownLanguage, available, choice


def test_the_languages_are_those_that_have_a_file() -> None:
    assert available() == ("de", "en", "es", "fr")
    assert Language.available() == available()


@pytest.mark.parametrize("wish", ["de", "DE", "de-AT", "de_CH.UTF-8", " de "])
def test_a_language_is_found_without_its_region(wish: str) -> None:
    assert Language(wish).code == "de"


@pytest.mark.parametrize("wish", ["", "xx", "english", "../en", "e\nn"])
def test_an_unknown_language_is_refused(wish: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        Language(wish)
    error = refused.value
    assert isinstance(error, QuakeboardError)
    assert error.code == "unknown-language"
    assert str(error) == f"Quakeboard does not speak “{wish}”. It speaks: de, en, es, fr."


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "fr"}, "de"),
        ({"QUAKEBOARD_LANGUAGE": "es", "LC_ALL": "fr_FR", "LANG": "de_DE"}, "es"),
        ({"QUAKEBOARD_LANGUAGE": "", "LANG": "de_DE"}, "de"),
    ],
)
def test_the_environment_is_asked_in_its_order(environment: dict[str, str], code: str) -> None:
    assert choice.preferred(environment) == code


def test_a_wish_for_quakeboard_itself_must_be_known() -> None:
    with pytest.raises(UnknownLanguage, match="“klingon”"):
        choice.preferred({"QUAKEBOARD_LANGUAGE": "klingon"})


def test_a_language_named_outright_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUAKEBOARD_LANGUAGE", "fr")
    assert Language.chosen("de").code == "de"
    assert Language.chosen().code == "fr"
