"""The nouns of San Andreas, and the figures by which leans are told."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.games.sanandreas.language import nouns as sanandreas_words
from quakeboard.games.sanandreas.language.speech import Speech, Tiles
from quakeboard.games.sanandreas.rules.events import EpicentreMarked, TileShifted
from quakeboard.games.sanandreas.rules.lean import figure as lean_figure
from quakeboard.games.sanandreas.rules.pieces import FACES, PAWNS, PUSHES
from quakeboard.language import Language
from quakeboard.language.people import People

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
        (("1", "1/5"), "1.1"),
        (("99/100", "0"), ".9"),
        (("1000001/1000000", "0"), "1.1"),
        (("1/50", "0"), ".1"),
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
        ("en", "Sun, 2: north, slips under"),
        ("de", "Sonne, 2: Norden, schiebt sich darunter"),
        ("es", "Sol, 2: norte, se desliza por debajo"),
        ("fr", "Soleil, 2\u00a0: nord, glisse dessous"),
    ],
)
def test_a_die_with_what_it_asks(code: str, told: str) -> None:
    assert sanandreas_words.die(Language(code), "S", 2) == told


def test_every_die_is_told_differently(language: Language) -> None:
    dice = [(pawn, face) for pawn in PAWNS for face in FACES if PUSHES[face] is not None]
    assert len({sanandreas_words.die(language, pawn, face) for pawn, face in dice}) == len(dice)
    asked = {sanandreas_words.die(language, "S", face).split(": ")[1] for face in FACES if PUSHES[face]}
    assert len(asked) == len(FACES) - 1


def test_null_asks_nothing(english: Language) -> None:
    with pytest.raises(ValueError, match="null asks nothing"):
        sanandreas_words.die(english, "S", 0)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["the tile at C9", "the Sun’s tile and the land", "the land"]),
        ("de", ["die Platte auf C9", "die Platte der Sonne und das Festland", "das Festland"]),
        ("es", ["la placa de C9", "la placa del Sol y la tierra firme", "la tierra firme"]),
        ("fr", ["la plaque en C9", "la plaque du Soleil et la terre ferme", "la terre ferme"]),
    ],
)
def test_what_a_tile_meets(code: str, told: list[str]) -> None:
    speech = Speech(People(Language(code), []), Tiles(pawns={"S": 7}))
    met: list[tuple[int | str, ...]] = [(4,), (7, "land"), ("land",)]
    assert [speech.things(names) for names in met] == told


def test_a_tile_goes_by_its_pawn_until_the_pawn_is_back_in_the_supply() -> None:
    tiles = Tiles()
    assert tiles.name(4) == {"pawn": "none", "tile": "C9"}
    tiles.follow([EpicentreMarked(0, 4, (3, 13), "M", quake=False)])
    assert tiles.name(4)["pawn"] == "M"
    tiles.follow([TileShifted(4, "M", 1, "E", True, (3, 13), (4, 13), (), (), (), ())])
    assert tiles.name(4) == {"pawn": "none", "tile": "D9"}


def test_every_distance_to_the_coast_is_told_differently(language: Language) -> None:
    told = {language.sentence("san-andreas-inland", spaces=spaces) for spaces in range(12)}
    assert len(told | {sanandreas_words.inland(language, None)}) == 13
