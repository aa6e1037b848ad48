"""San Andreas at a prompt: the map, one space of it, hands and choices, as far as the reader may know."""

from __future__ import annotations

from typing import Any

import pytest
from set_up import play_on, play_san_andreas

from quakeboard.core.choices import Choices
from quakeboard.games.sanandreas.language import table
from quakeboard.games.sanandreas.language.words import WORDS
from quakeboard.games.sanandreas.rules.scoring import city_score
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.language.words import Situation

QUAKE = ("mark 1,15 S", "mark 1,13 M", "mark 1,11 C", "mark 2,9 A")


def seen_by(position: Any, seat: int | None = 0) -> Situation:
    """What a seat sees; the reader is Ada, who has seat 0."""
    return Situation(position.game, position.view(seat), People(Language("en"), ("Ada", "Ben", "Cem"), you=0))


def seen(*actions: str, seat: int | None = 0) -> Situation:
    return seen_by(play_san_andreas(*actions), seat)


def look(situation: Situation, at: str) -> list[str]:
    return WORDS.commands["look"](situation, at)


def said(situation: Situation, *words: str) -> list[str]:
    """The choices after these words."""
    position: Any = situation.position
    choices = Choices(position.texts(), situation.game.spec.verbs)
    assert all(choices.narrow(word) for word in words)
    return [f"{choice.label}: {WORDS.choice(situation, choice)}" for choice in choices.offered]


def test_an_empty_space() -> None:
    assert look(seen(), "3,12") == [
        "C11 shows the tile at C11, at height 0.",
        "The tile at C11 lies flat.",
        "A city here would be two spaces inland and bring now: 1 with a 3, 2 with a 4, 3 with a 5.",
        "A city can be founded here.",
        "No epicentre here. The tile at C11 has no showing space beside the ocean. [A10]",
    ]


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("0,3", "Look where? Write a place like E12."),
        ("11,3", "K20 is land."),
        ("(-99, 99)", "Look where? Write a place like E12."),
        ("", "Look where? Write a place like E12."),
        ("S", "Look where? Write a place like E12."),
    ],
)
def test_ocean_land_and_nowhere(at: str, line: str) -> None:
    assert look(seen(), at) == [line]


def test_a_city_of_ones_own_and_one_of_another() -> None:
    situation = seen("found 1,16 5", "found 9,2 4", "found 5,5 3")
    own = "Your city at A7: the 5, known to its owner alone; on the coast, worth 5 now."
    assert own in look(situation, "1,16")
    assert "Ben’s city at I21: coin unknown; two spaces inland." in look(situation, "9,2")
    assert "No city here. There is already a city at I21. [A9]" in look(situation, "9,2")
    assert "No city here. The city at A7 is next to A8. [A9]" in look(situation, "1,15")


def test_a_leaning_tile_and_what_lies_below() -> None:
    assert look(seen(*QUAKE, "roll 0 3 0 0"), "1,15")[:4] == [
        "A8 shows the tile at A8, at height 3/2.",
        "The tile at A8 leans by 1, down to the south.",
        "The tile at A8 lies over the Sun’s tile.",
        "Below, hidden: the Sun’s tile.",
    ]


def test_too_steep_for_a_coin() -> None:
    positions = (play_on(play_san_andreas(), seed, 60) for seed in range(100))
    position, tile = next(
        (position, tile)
        for position in positions
        for tile in position.view(None).tiles
        if tile.steep and tile.showing
    )
    told = " ".join(look(seen_by(position), f"{tile.showing[0][0]},{tile.showing[0][1]}"))
    assert ": too steep for a coin." in told
    assert "No city here." in told


@pytest.mark.parametrize("seat", [0, 1, None])
def test_looking_never_raises(seat: int | None) -> None:
    for seed in range(3):
        situation = seen_by(play_on(play_san_andreas(), seed, 20 + 9 * seed), seat)
        for x in range(-1, 14):
            for y in range(-3, 20):
                assert look(situation, f"{x},{y}")


def test_what_a_city_is_worth_is_what_it_scores() -> None:
    for seed in range(20):
        position = play_on(play_san_andreas(), seed, 40)
        situation = seen_by(position)
        for number in position.city_coins():
            seat, coin = divmod(number, 6)
            tile, cell = position.city_place(number)
            score = city_score(position, seat, tile, cell, coin)
            assert table.city_value(coin, table.coast_near(situation, score.at)) == score.points


def test_the_map_in_sentences() -> None:
    told = WORDS.board(seen("found 1,16 5", "mark 8,2 M"))
    assert told[0] == (
        "Row 7: the tile at A7 at A–B, the tile at C7 at C–D, the tile at E7 at E–F, land at G."
    )
    assert told[-2:] == [
        "Your city at A7: the 5, known to its owner alone; on the coast, worth 5 now.",
        "Epicentres: Moon at H21.",
    ]
    assert len(told) == 18


def test_the_scores_and_the_players() -> None:
    situation = seen("found 1,16 5")
    assert WORDS.scores(situation)[0] == "Points so far: you 0, Ben 0, Cem 0."
    assert WORDS.scores(situation)[-1] == "There is no epicentre on the map."
    assert WORDS.players(situation).startswith("▲ you 0 (coins in hand: 5), ● Ben 0 (coins in hand: 6)")


def test_hands_hide_the_coins_of_others() -> None:
    situation = seen("found 5,12 5", "found 9,2 4", *QUAKE, "roll 0 0 0 1", "found 3,12 2")
    assert WORDS.commands["coins"](situation, "") == [
        "you: in hand 0 1 3 4; lost –.",
        "Ben: 5 in hand; in hand or hidden on the map 0 1 2 3 5; lost –.",
        "Cem: 6 in hand; in hand or hidden on the map 0 1 2 3 4 5; lost –.",
    ]


def test_the_choices_of_a_turn() -> None:
    situation = seen()
    assert said(situation) == [
        "1: found a city; your coins: 0 1 2 3 4 5.",
        "2: mark an epicentre; pawns in the supply: Sun, Moon, Crown, Arms.",
    ]
    assert said(situation, "found")[1] == "2: A11, on the coast."
    assert said(situation, "found", "3,12")[4:] == [
        "4: the 4; it would bring 2 there now.",
        "5: the 5; it would bring 3 there now.",
    ]
    assert said(situation, "mark", "1,16")[1] == "2: Moon."


def test_the_choices_of_a_quake() -> None:
    assert said(seen(*QUAKE, "roll 2 0 2 3", seat=0)) == [
        "1: Sun, 2: north, slips under.",
        "2: Crown, 2: north, slips under.",
        "3: Arms, 3: north, climbs over.",
    ]


def test_a_preview_knows_no_hidden_coin() -> None:
    told = []
    for coin in range(6):
        position = play_san_andreas("found 9,2 5", f"found 1,16 {coin}", *QUAKE, "roll 2 0 0 2")
        situation = seen_by(position)
        told.append(situation.game.previews(situation.position, 0))
    assert all(previews == told[0] for previews in told)
