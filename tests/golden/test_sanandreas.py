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
        "That was the fourth epicentre. Seat 1 rolls 3 4 3 4.",
        "Tile 15 (Moon 4) shifts south and slides under tile 18: tile 18 now leans by .7; "
        "Seat 1’s city at 5,4 (coin 4) falls as its ground tilts.",
        "Tile 9 (Sun 3) shifts north, climbs over tiles 6 and 7 and now leans by 1: "
        "Seat 0’s city at 3,11 (coin 3) falls as its ground tilts.",
        "Tile 0 (Crown 3) shifts north, climbs over the land and now leans by 1: "
        "Seat 0’s city at 2,17 (coin 4) falls as its ground tilts.",
        "Tile 3 (Arms 4) shifts south and slides under tile 6: tile 6 now leans by 1; "
        "Seat 2’s city at 2,12 (coin 3) falls as its ground tilts.",
        "Seat 1 keeps the null city.",
        "Seat 2 takes back the 3 for the null city at 7,6.",
        "Seat 0 takes back the 4 for the null city at 7,4.",
        "Seat 0 scores 2: the 2 at 5,15, two spaces inland: 0; the 1 at 7,2, on the coast: 1; "
        "the 4 at 7,4, three spaces inland: 1.",
        "Seat 1 scores 7: the 0 at 4,16, three spaces inland: 0; the 1 at 8,5, four spaces inland: 0; "
        "the 5 at 4,9, on the coast: 5; the 3 at 5,13, four spaces inland: 0; "
        "the 2 at 1,13, on the coast: 2.",
        "Seat 2 scores 7: the 1 at 8,8, five spaces inland: 0; the 2 at 9,1, two spaces inland: 0; "
        "the 5 at 3,8, on the coast: 5; the 3 at 7,6, one space inland: 2.",
        "A hand is empty, so this quake was the last.",
        "Seat 1 and Seat 2 share the win with 7 points each.",
    ],
    # Every cause of destruction. Tile 16 bridges 13 and 14 and leans by (3/8, -3/8) when 14 tilts under it.
    "san-andreas-island": [
        "Tile 18 (Moon 5) shifts south.",
        "Tile 9 (Crown 4) shifts south and slides under tile 12: tile 12 now leans by .7; "
        "Seat 3’s city at 3,8 (coin 5) falls as its ground tilts.",
        "Tile 12 (Crown 1) shifts east, climbs over tile 13 and now leans by 1: "
        "Seat 0’s city at 5,8 (coin 5) is buried under tile 12; "
        "Seat 1’s city at 5,7 (coin 3) falls as its ground tilts.",
        "Tile 21 (Sun 3) shifts north, climbs over tiles 19 and 20 and now lies flat.",
        "Seat 0 takes back the 5 for the null city at 9,6.",
        "Tile 0 (Arms 4) shifts south and slides under tile 3: tile 3 now leans by 1; "
        "Seat 0’s city at 2,13 (coin 4) falls as its ground tilts; "
        "Seat 2’s city at 2,14 (coin 1) is buried under tile 3.",
        "Tile 0 (Sun 3) shifts north: tile 3 now lies flat.",
        "Tile 0 (Arms 2) shifts north and slides under the land.",
        "Tile 17 (Moon 2) shifts north and slides under tile 14 and the land: tile 14 now leans by .7; "
        "tile 16 now leans by .5; Seat 0’s city at 8,8 (coin 1) falls as its ground tilts; "
        "Seat 0’s city at 9,7 (coin 5) is buried under the land; "
        "Seat 3’s city at 7,7 (coin 0) falls as its ground tilts.",
        "Tile 19 (Crown 2) shifts north: tile 21 now leans by 1.",
        "Tile 18 is cut off from all land and sinks: Seat 3’s city at 5,2 (coin 1) sinks too; "
        "a pawn is back in the supply, Sun.",
        "Seat 1 keeps the null city.",
        "Seat 2 wins with 20 points.",
    ],
    # Tile 1 lies over 4, and 4 over 7: so it stays above tile 7, which it is to dip under.
    "san-andreas-order": [
        "Tile 0 (Sun 5) shifts south and now lies flat.",
        "Tile 21 (Sun 3) shifts north, climbs over tile 19 and now leans by 1: "
        "Seat 1’s city at 8,3 (coin 3) falls as its ground tilts; "
        "Seat 0’s city at 7,3 (coin 5) is buried under tile 21.",
        "Seat 0 takes back the 5 for the null city at 9,4.",
        "Tile 1 (Moon 5) shifts south, climbs over tile 4 and now leans by 1: "
        "Seat 2’s city at 4,13 (coin 5) falls as its ground tilts.",
        "Tile 1 (Arms 4) shifts south and climbs over tile 7 despite the die.",
        "Tiles 0 and 3 are cut off from all land and sink.",
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
        "Tile 15 (Crown 5) shifts south, climbs over tile 18 and now leans by .7: "
        "Seat 0’s city at 4,4 (coin ?) falls as its ground tilts.",
        "Tile 7 (Moon 1) shifts east, climbs over tile 8 and now leans by 1: Seat 0’s city at 4,11 (coin 3) "
        "falls as its ground tilts; Seat 0’s city at 5,11 (coin 2) is buried under tile 7.",
        "Seat 1 takes back the 5 for the null city at 9,6.",
        "Seat 0 takes back a lost coin, still face down, for the null city at 9,4.",
        "Seat 2 takes back a lost coin, still face down, for the null city at 5,11.",
        "Seat 0 scores 8: the 5 at 6,15, one space inland: 4; the 4 at 9,2, on the coast: 4; "
        "the 1 at 9,4, four spaces inland: 0.",
        "Seat 2 scores 8: the 5 at 4,13, on the coast: 5; the 3 at 2,12, one space inland: 2; "
        "the 1 at 1,14, on the coast: 1; the 2 at 5,11, four spaces inland: 0.",
    ],
    # A coin that was scored falls openly. From 9,5 the line to the west goes on across the lake at 7,5.
    "san-andreas-closed": [
        "Tile 9 (Moon 1) shifts east, climbs over tile 10 and now leans by 1: Seat 1’s city at 3,10 (coin ?) "
        "falls as its ground tilts; Seat 1’s city at 4,9 (coin ?) falls as its ground tilts.",
        "Seat 1 takes back a lost coin, still face down, for the null city at 8,8.",
        "Tile 16 (Arms 2) shifts north and slides under tiles 13 and 14: tile 13 now leans by 1.5, too steep "
        "for a coin; tile 14 now leans by .7; Seat 1’s city at 8,8 (coin 5) falls as its ground tilts; "
        "Seat 1’s city at 6,7 (coin 2) is buried under tile 13.",
        "Seat 0 scores 3: the 3 at 2,16, one space inland: 2; the 1 at 5,12, four spaces inland: 0; "
        "the 5 at 9,5, four spaces inland: 1; the 4 at 6,16, five spaces inland: 0.",
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
    assert founded[0] == "Seat 0 founds a city at 5,15."
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
