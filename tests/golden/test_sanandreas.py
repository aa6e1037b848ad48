"""San Andreas, told: the sentences that each of its golden games is here for.

They were worked out from the rules with the layout at hand, shift by shift, before the games were told.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quakeboard.play.record import BadRecord
from quakeboard.play.replay import load

from .golden_games import GAMES, record, story

ENDS = {
    "san-andreas-shared": "coins",
    "san-andreas-island": "coins",
    "san-andreas-order": "coins",
    "san-andreas-standstill": "standstill",
    "san-andreas-lakes": "coins",
    "san-andreas-closed": "coins",
}

SENTENCES = {
    # One quake. Tile 9 stays as it is although tile 6 below it now leans: it rests on tile 7 as well.
    "san-andreas-shared": [
        "That was the fourth epicentre. Seat 1 rolls Sun 3, Moon 4, Crown 3, Arms 4.",
        "The Moon’s tile (4) shifts south and slips under the tile at E19: the tile at E19 "
        "now leans by .7; Seat 1’s city at E19 (the 4) falls as its ground tilts.",
        "The Sun’s tile (3) shifts north, climbs over the tile at A11 and the tile at C11 and "
        "now leans by 1: Seat 0’s city at C12 (the 3) falls as its ground tilts.",
        "The Crown’s tile (3) shifts north, climbs over the land and now leans by 1: Seat 0’s "
        "city at B6 (the 4) falls as its ground tilts.",
        "The Arms’ tile (4) shifts south and slips under the tile at A11: the tile at A11 now "
        "leans by 1; Seat 2’s city at B11 (the 3) falls as its ground tilts.",
        "Seat 1 keeps the null city.",
        "Seat 2 takes back the 3 for the null city at G17.",
        "Seat 0 takes back the 4 for the null city at G19.",
        "Seat 0 scores 2: the 2 at E8, two spaces inland: 0; the 1 at G21, on the coast: 1; "
        "the 4 at G19, three spaces inland: 1.",
        "Seat 1 scores 7: the null at D7, three spaces inland: 0; the 1 at H18, four spaces "
        "inland: 0; the 5 at D14, on the coast: 5; the 3 at E10, four spaces inland: 0; the 2 "
        "at A10, on the coast: 2.",
        "Seat 2 scores 7: the 1 at H15, five spaces inland: 0; the 2 at I22, two spaces "
        "inland: 0; the 5 at C15, on the coast: 5; the 3 at G17, one space inland: 2.",
        "A hand is empty, so this quake was the last.",
        "Seat 1 and Seat 2 share the win with 7 points each.",
    ],
    # Every cause of destruction. Tile 16 bridges 13 and 14 and leans by (3/8, -3/8) when 14 tilts under it.
    "san-andreas-island": [
        "The Moon’s tile (5) shifts south.",
        "The Crown’s tile (4) shifts south and slips under the tile at C15: the tile at C15 "
        "now leans by .7; Seat 3’s city at C15 (the 5) falls as its ground tilts.",
        "The Crown’s tile (1) shifts east, climbs over the tile at E15 and now leans by 1: "
        "Seat 0’s city at E15 (the 5) is buried under the Crown’s tile; Seat 1’s city at E16 "
        "(the 3) falls as its ground tilts.",
        (
            "The Sun’s tile (3) shifts north, climbs over the tile at G19 and the tile at I19 and "
            "now lies flat."
        ),
        "Seat 0 takes back the 5 for the null city at I17.",
        "The Arms’ tile (4) shifts south and slips under the tile at A9: the tile at A9 now "
        "leans by 1; Seat 0’s city at B10 (the 4) falls as its ground tilts; Seat 2’s city at "
        "B9 (the 1) is buried under the tile at A9.",
        "The Sun’s tile (3) shifts north: the tile at A9 now lies flat.",
        "The Arms’ tile (2) shifts north and slips under the land.",
        "The Moon’s tile (2) shifts north and slips under the tile at G15 and the land: the "
        "tile at G15 now leans by .7; the tile at F15 now leans by .5; Seat 0’s city at H15 "
        "(the 1) falls as its ground tilts; Seat 0’s city at I16 (the 5) is buried under the "
        "land; Seat 3’s city at G16 (the null) falls as its ground tilts.",
        "The Crown’s tile (2) shifts north: the tile at H20 now leans by 1.",
        "The tile at E20 is cut off from all land and sinks: Seat 3’s city at E21 (the 1) "
        "sinks too; a pawn is back in the supply, Sun.",
        "Seat 1 keeps the null city.",
        "Seat 2 wins with 20 points.",
    ],
    # Tile 1 lies over 4, and 4 over 7: so it stays above tile 7, which it is to dip under.
    "san-andreas-order": [
        "The Sun’s tile (5) shifts south and now lies flat.",
        "The Sun’s tile (3) shifts north, climbs over the tile at G19 and now leans by 1: "
        "Seat 1’s city at H20 (the 3) falls as its ground tilts; Seat 0’s city at G20 (the 5) "
        "is buried under the Moon’s tile.",
        "Seat 0 takes back the 5 for the null city at I19.",
        "The Moon’s tile (5) shifts south, climbs over the tile at C10 and now leans by 1: "
        "Seat 2’s city at D10 (the 5) falls as its ground tilts.",
        "The Arms’ tile (4) shifts south and climbs over the tile at C11 despite the die.",
        "The tiles at A8 and A8 are cut off from all land and sink.",
        "Seat 1 wins with 17 points.",
    ],
    # Nobody founds while a tile is coastal; when none is left, nine cities fill what can still bear a coin.
    "san-andreas-standstill": [
        "Seat 0 can neither found nor mark, and passes.",
        "Seat 1 can neither found nor mark, and passes.",
        "Seat 2 can neither found nor mark, and passes.",
        "Nobody can found or mark any more, and the game ends.",
        "Nobody scored, so all share the win.",
    ],
    # Lakes and closed lost coins. Tile 2 leaves the lake 5,16 and 6,16 behind it: the 5 at 6,15 scores by the
    # sea at 4,15, the 2 at 5,11 by the sea at 0,11 and not by the lake at 5,13.
    "san-andreas-lakes": [
        "The Crown’s tile (5) shifts south, climbs over the tile at E19 and now leans by .7: "
        "Seat 0’s city at D19 (its coin stays secret) falls as its ground tilts.",
        "The Moon’s tile (1) shifts east, climbs over the tile at E11 and now leans by 1: "
        "Seat 0’s city at D12 (the 3) falls as its ground tilts; Seat 0’s city at E12 (the 2) "
        "is buried under the Moon’s tile.",
        "Seat 1 takes back the 5 for the null city at I17.",
        "Seat 0 takes back a lost coin, still face down, for the null city at I19.",
        "Seat 2 takes back a lost coin, still face down, for the null city at E12.",
        "Seat 0 scores 8: the 5 at F8, one space inland: 4; the 4 at I21, on the coast: 4; "
        "the 1 at I19, four spaces inland: 0.",
        "Seat 2 scores 8: the 5 at D10, on the coast: 5; the 3 at B11, one space inland: 2; "
        "the 1 at A9, on the coast: 1; the 2 at E12, four spaces inland: 0.",
    ],
    # A coin that was scored falls openly. From 9,5 the line to the west goes on across the lake at 7,5.
    "san-andreas-closed": [
        "The Moon’s tile (1) shifts east, climbs over the tile at D13 and now leans by 1: "
        "Seat 1’s city at C13 (its coin stays secret) falls as its ground tilts; Seat 1’s "
        "city at D14 (its coin stays secret) falls as its ground tilts.",
        "Seat 1 takes back a lost coin, still face down, for the null city at H15.",
        "The Arms’ tile (2) shifts north and slips under the tile at E15 and the tile at G15: "
        "the tile at E15 now leans by 1.5, too steep for a coin; the tile at G15 now leans by "
        ".7; Seat 1’s city at H15 (the 5) falls as its ground tilts; Seat 1’s city at F16 "
        "(the 2) is buried under the tile at E15.",
        "Seat 0 scores 3: the 3 at B7, one space inland: 2; the 1 at E11, four spaces inland: "
        "0; the 5 at I18, four spaces inland: 1; the 4 at F7, five spaces inland: 0.",
    ],
}


@pytest.mark.parametrize(("name", "sentence"), [(n, s) for n, told in SENTENCES.items() for s in told])
def test_the_story_has_the_sentence_it_is_here_for(name: str, sentence: str) -> None:
    assert sentence in story(name)


@pytest.mark.parametrize(("name", "reason"), ENDS.items())
def test_there_is_a_game_for_each_way_to_end(name: str, reason: str) -> None:
    outcome = record(name).outcome
    assert outcome is not None
    assert outcome.reason == reason


def test_a_hidden_coin_is_not_told_before_it_is_scored_or_lost() -> None:
    """Ruling A14: the founding of a city names no coin to a spectator."""
    founded = [line for line in story("san-andreas-shared") if " founds " in line]
    assert founded[0] == "Seat 0 founds a city at E8."
    assert len(founded) == 16


def test_four_nulls_cannot_stand_in_a_record(tmp_path: Path) -> None:
    """Ruling A11: they are rolled again, so no record has such a roll."""
    game = json.loads((GAMES / "san-andreas-shared.quake.json").read_text("utf-8"))
    step = game["actions"].index("roll 3 4 3 4")
    game["actions"][step] = "roll 0 0 0 0"
    (tmp_path / "nulls.quake.json").write_text(json.dumps(game), "utf-8")
    with pytest.raises(BadRecord, match="Four nulls are rolled again") as caught:
        load(tmp_path / "nulls.quake.json")
    assert (caught.value.step, caught.value.ruling) == (step + 1, "A11")
