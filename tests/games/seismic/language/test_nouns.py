"""Tiles and roads in words."""

from __future__ import annotations

import pytest

from quakeboard.games.seismic.language import nouns as seismic_words
from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.rules.events import CrewSent
from quakeboard.games.seismic.rules.pieces import TILES, Tile
from quakeboard.games.seismic.rules.scoring import End, Section
from quakeboard.language import Language
from quakeboard.language.people import People

TOWN = End((0, 0), "town", 6)
WEST, EAST = End((-4, 0), "town", 6), End((4, 0), "town", 6)
THREE, FOUR = End((2, 1), "+3:024", 3), End((5, 0), "+4:0123", 4)


def speech(code: str) -> Speech:
    return Speech.about(People(Language(code), ["Ada", "Ben"]), None)


def section(*ends: End, fragments: int = 3, ring: bool = False) -> Section:
    points = fragments + sum(end.value for end in ends) if len(ends) == 2 else 0
    return Section((1, 0), "01", fragments, ends, ring, (0, 1), 0, points, (1,))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("03", "a straight"),
        ("02", "a loose curve"),
        ("01", "a tight curve"),
        ("01-23", "two neighbouring tight curves"),
        ("02-14", "a straight crossed by a loose curve"),
        ("03-14-25", "three straights"),
        ("+4:0124", "a +4"),
        ("Q4", "quake 4.0"),
    ],
)
def test_tiles_in_english(english: Language, name: str, words: str) -> None:
    assert seismic_words.tile(english, name) == words


def test_tiles_that_differ_are_named_differently(language: Language) -> None:
    for naming in (seismic_words.tile, seismic_words.short):
        words = [naming(language, tile.name) for tile in TILES if tile.kind == "highway"]
        assert len(set(words)) == len(words)


def test_a_tight_and_a_loose_curve_are_right_handed_if_the_loose_one_begins_next_to_the_tight_one(
    english: Language,
) -> None:
    for name, hand in (("01-24", "right-handed"), ("01-35", "left-handed")):
        assert hand in seismic_words.tile(english, name)
        assert hand in seismic_words.short(english, name)


HIGHWAYS = [tile for tile in TILES if tile.kind == "highway"]


@pytest.mark.parametrize("tile", HIGHWAYS, ids=lambda tile: str(tile.name))
def test_what_a_tiles_name_says_is_true(english: Language, tile: Tile) -> None:
    """Counted from the links themselves: how many of each kind, and whether any two of them cross."""
    kinds = {1: "tight", 2: "loose", 3: "straight"}
    numbers = {"a": 1, "two": 2, "three": 3}
    words = seismic_words.tile(english, tile.name)
    counts = dict.fromkeys(kinds.values(), 0)
    for a, b in tile.links:
        counts[kinds[min(b - a, 6 - b + a)]] += 1
    number = 0
    said = dict.fromkeys(counts, 0)
    for word in words.replace("straights", "straight").split():
        number = numbers.get(word, number)
        if word in said:
            said[word] += number
    assert said == counts
    crossing = any(a < c < b < d for a, b in tile.links for c, d in tile.links)
    assert crossing == ("cross" in words or words == "three straights")


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (section(), "an open road of 3 fragments"),
        (section(fragments=1), "an open road of one fragment"),
        (section(ring=True, fragments=6), "a ring of 6 fragments"),
        (section(TOWN), "the road to San Andreas"),
        (section(WEST), "the road to San Andreas West"),
        (section(FOUR), "the road to the +4 at R9"),
        (section(FOUR, TOWN), "the road between San Andreas and the +4 at R9"),
        (section(FOUR, EAST), "the road between San Andreas East and the +4 at R9"),
        (section(THREE, FOUR), "the road between the +4 at R9 and the +3 at O10"),
        (section(WEST, EAST), "the road between the two towns"),
        (section(TOWN, TOWN), "the road from San Andreas back to it"),
        (section(THREE, THREE), "the road from the +3 at O10 back to it"),
    ],
    ids=str,
)
def test_roads_in_english(found: Section, words: str) -> None:
    assert seismic_words.road(speech("en"), found) == words


def test_roads_in_german() -> None:
    german = speech("de")
    assert seismic_words.road(german, section(TOWN)) == "die Straße nach San Andreas"
    assert seismic_words.road(german, section()) == "eine offene Straße aus 3 Teilstücken"
    assert seismic_words.road(german, section(WEST, THREE)) == (
        "die Straße zwischen San Andreas West und der +3 bei O10"
    )


def test_no_spanish_noun_phrase_would_need_al() -> None:
    spanish = speech("es")
    ends = [(), (TOWN,), (FOUR,), (TOWN, FOUR), (THREE, FOUR), (WEST, EAST), (TOWN, TOWN), (FOUR, FOUR)]
    roads = [section(ring=True), *(section(*pair) for pair in ends)]
    assert not any(seismic_words.road(spanish, road).startswith("el ") for road in roads)


@pytest.mark.parametrize(
    ("sent", "joined", "alone"),
    [
        (
            CrewSent(1, (5, 0), "1", section(FOUR, fragments=0)),
            "its exit to the east",
            "the exit to the east of the +4 at R9",
        ),
        (
            CrewSent(1, (5, 0), "4", section(FOUR, TOWN, fragments=2)),
            "the road between San Andreas and the +4 at R9, worth 12",
            "the road between San Andreas and the +4 at R9, worth 12",
        ),
        (CrewSent(1, (1, 0), "03", section(TOWN)), "the road to San Andreas", "the road to San Andreas"),
    ],
    ids=["stub", "complete", "fragment"],
)
def test_what_a_crew_claims(sent: CrewSent, joined: str, alone: str) -> None:
    assert seismic_words.claim(speech("en"), sent, just_named=True) == joined
    assert seismic_words.claim(speech("en"), sent, just_named=False) == alone
