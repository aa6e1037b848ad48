"""The nouns of San Andreas, and the figures by which leans are told."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.games.sanandreas.language import nouns as sanandreas_words
from quakeboard.games.sanandreas.rules.lean import figure as lean_figure
from quakeboard.games.sanandreas.rules.pieces import FACES, PAWNS, PUSHES
from quakeboard.language import Language

fractions = st.fractions(-3, 3, max_denominator=2000)


@pytest.mark.parametrize(
    ("lean", "figure"),
    [
        (("0", "0"), "0"),
        (("1", "0"), "1"),
        (("0", "-1"), "1"),
        (("3/5", "-4/5"), "1"),
        (("1/2", "1/2"), ".7"),
        (("1/2", "0"), ".5"),
        (("1", "1"), "1.4"),
        (("2", "0"), "2"),
        (("1", "1/5"), "1.02"),
        (("99/100", "0"), ".99"),
        (("1000001/1000000", "0"), "1.000001"),
        (("1/50", "0"), ".02"),
    ],
)
def test_a_lean_in_figures(lean: tuple[str, str], figure: str) -> None:
    east, north = map(Fraction, lean)
    assert lean_figure((east, north)) == figure


@given(fractions, fractions)
def test_a_figure_never_belies_whether_a_tile_leans_or_is_too_steep(east: Fraction, north: Fraction) -> None:
    shown = Fraction(lean_figure((east, north)))
    square = east * east + north * north
    assert (shown > 1, shown == 1, shown == 0) == (square > 1, square == 1, square == 0)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Sun 2 (north, dip)"),
        ("de", "Sonne 2 (Norden, senken)"),
        ("es", "Sol 2 (norte, baja)"),
        ("fr", "Soleil 2 (nord, plonge)"),
    ],
)
def test_a_die_with_what_it_asks(code: str, told: str) -> None:
    assert sanandreas_words.die(Language(code), "S", 2) == told


def test_every_die_is_told_differently(language: Language) -> None:
    dice = [(pawn, face) for pawn in PAWNS for face in FACES if PUSHES[face] is not None]
    assert len({sanandreas_words.die(language, pawn, face) for pawn, face in dice}) == len(dice)
    asked = {sanandreas_words.die(language, "S", face).split(" (")[1] for face in FACES if PUSHES[face]}
    assert len(asked) == len(FACES) - 1


def test_null_asks_nothing(english: Language) -> None:
    with pytest.raises(ValueError, match="null asks nothing"):
        sanandreas_words.die(english, "S", 0)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["tile 4", "tiles 4 and 7", "the land", "tile 4 and the land"]),
        ("de", ["Platte 4", "Platten 4 und 7", "das Festland", "Platte 4 und das Festland"]),
        ("es", ["la placa 4", "las placas 4 y 7", "la tierra firme", "la placa 4 y la tierra firme"]),
        ("fr", ["la plaque 4", "les plaques 4 et 7", "la terre ferme", "la plaque 4 et la terre ferme"]),
    ],
)
def test_what_a_tile_meets(code: str, told: list[str]) -> None:
    met: list[tuple[int | str, ...]] = [(4,), (4, 7), ("land",), (4, "land")]
    assert [sanandreas_words.things(Language(code), names) for names in met] == told


def test_every_distance_to_the_coast_is_told_differently(language: Language) -> None:
    told = {language.sentence("san-andreas-inland", spaces=spaces) for spaces in range(12)}
    assert len(told | {sanandreas_words.inland(language, None)}) == 13
