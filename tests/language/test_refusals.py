"""Refusals: the English sentences are the reasons' own, and every language has them all."""

from __future__ import annotations

from string import Formatter
from types import ModuleType

import pytest

from quakeboard.bots import protocol as bot
from quakeboard.cli.console import arguments
from quakeboard.cli.terminal import save_file, seats
from quakeboard.core import errors
from quakeboard.core import registry as games
from quakeboard.core.errors import BadOptions, IllegalAction, QuakeboardError, Reason
from quakeboard.games.seismic.rules import refusals
from quakeboard.games.seismic.rules.options import Options, options_from_json
from quakeboard.language import Language, choice
from quakeboard.play import record
from quakeboard.play import verify as proof
from quakeboard.play.chance import seed as chance

VALUES = ("", 0, 1, 5, 2024, -3, "{x} { $y }", 1.5, None, 10**20)


def made_up(reason: Reason, value: object = "") -> QuakeboardError:
    """An error for this reason with this value for every parameter, or with a text of its own for each."""
    names = [name for _, name, _, _ in Formatter().parse(reason.sentence) if name]
    return QuakeboardError(reason, **{name: value if value != "" else f"some {name}" for name in names})


@pytest.mark.parametrize(
    "module", [errors, refusals, choice, games, record, proof, chance, bot, arguments, save_file, seats]
)
def test_the_reasons_are_found(module: ModuleType, reasons: list[Reason]) -> None:
    constants = [value for value in vars(module).values() if isinstance(value, Reason)]
    assert constants
    assert [reason for reason in constants if reason not in reasons] == []


def test_the_english_sentence_is_the_reasons_own(english: Language, all_reasons: list[Reason]) -> None:
    errors = [made_up(reason, value) for reason in all_reasons for value in VALUES]
    told = {(error.code, english.refusal(error)) for error in errors}
    assert told == {(error.code, str(error)) for error in errors}


def test_every_language_has_a_sentence_for_every_reason(language: Language, reasons: list[Reason]) -> None:
    assert [reason.code for reason in reasons if not language.has(f"refusal-{reason.code}")] == []


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_every_language_says_all_that_a_refusal_has_to_say(code: str, reasons: list[Reason]) -> None:
    for reason in reasons:
        error = made_up(reason)
        said = Language(code).refusal(error)
        assert said != str(error), "English again"
        for name, value in error.params.items():
            assert str(value) in said or name in ("side", "edge"), reason


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_every_language_can_say_a_refusal_of_any_number(code: str, reasons: list[Reason]) -> None:
    for reason in reasons:
        for number in (0, 1, 2, 5):
            error = made_up(reason, number)
            said = Language(code).refusal(error)
            assert said != str(error), "English again"
            assert str(number) in said or set(error.params) <= {"side", "edge"}, reason
            assert "{" not in said


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("de", "Auf der Nordostseite liegt 1 Plättchen; das Beben trifft eine Seite mit 2."),
        ("es", "El lado noreste tiene 1 ficha; el terremoto golpea un lado con 2."),
        ("fr", "Le côté nord-est compte 1 tuile\u00a0; le séisme frappe un côté qui en compte 2."),
    ],
)
def test_other_languages_name_a_side_in_words(code: str, sentence: str) -> None:
    error = IllegalAction(refusals.NOT_LONGEST, edge="north-east", tiles=1, most=2)
    assert Language(code).refusal(error) == sentence


def test_other_languages_name_an_edge_in_words() -> None:
    error = IllegalAction(refusals.EDGE_MUST_BE_ROAD, at="K7", edge="south-west")
    assert Language("de").refusal(error) == (
        "An der Südwestkante von K7 kommt ein Highway an, aber das Plättchen ist dort grün."
    )


def test_a_refusal_within_a_refusal_is_told_in_the_same_language() -> None:
    outer = Reason("bad-step", "S8", "The record does not replay. Step {step}, “{action}”: {why}")
    inner = IllegalAction(refusals.SECTION_TAKEN)
    error = QuakeboardError(outer, step=7, action="crew 14", why=inner)
    assert Language("en").refusal(error) == str(error)
    assert Language("es").refusal(error) == (
        "El registro no se puede reproducir. Paso 7, «crew 14»: Esa sección ya tiene una cuadrilla."
    )


def test_an_unknown_reason_is_told_in_english(language: Language) -> None:
    error = QuakeboardError(Reason("never-heard-of", "S0", "The {thing} is unheard of."), thing="lake")
    assert language.refusal(error) == "The lake is unheard of."


def test_a_reason_whose_parameters_have_changed_is_told_in_english(language: Language) -> None:
    error = QuakeboardError(Reason("cell-taken", "S7", "The cell {cell} is taken."), cell="1,0")
    assert language.refusal(error) == "The cell 1,0 is taken."


def test_a_very_long_text_is_cut_but_told(language: Language) -> None:
    error = made_up(refusals.NO_SUCH_TILE, "x" * 5000)
    assert "xxx…" in language.refusal(error)


@pytest.mark.parametrize(
    ("option", "wrong", "german"),
    [
        ("rows", "x", "„x“ ist kein Wert für die Option „rows“; sie verlangt eine ganze Zahl."),
        ("variants", 5, "„5“ ist kein Wert für die Option „variants“; sie verlangt eine Liste von Namen."),
        (
            "manifest",
            5,
            "„5“ ist kein Wert für die Option „manifest“; sie verlangt eine Anzahl für jedes Plättchen.",
        ),
    ],
)
def test_other_languages_know_what_an_option_takes(option: str, wrong: object, german: str) -> None:
    with pytest.raises(BadOptions) as refused:
        options_from_json({option: wrong})
    assert Language("de").refusal(refused.value) == german


def test_other_languages_know_every_option() -> None:
    """Whatever is refused, no English is left in it."""
    for option in Options.__dataclass_fields__:
        with pytest.raises(BadOptions) as refused:
            options_from_json({option: object()})
        expected = str(refused.value.params["expected"])
        assert not any(expected in Language(code).refusal(refused.value) for code in ("de", "es", "fr"))
