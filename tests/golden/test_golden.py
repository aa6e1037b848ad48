"""Whole games, told. Each story was read and checked by hand and by an independent calculation of every step.

A game a way to end, and a game a variant. The transcripts beside the records hold every sentence; the tests
below, and those of San Andreas beside this file, name the sentences that each game is here for.
"""

from __future__ import annotations

import msgspec
import pytest
from played import CHANCE_VERBS

from quakeboard.play.verify import verify

from .golden_games import GAMES, NAMES, record, story


@pytest.mark.parametrize("name", NAMES)
def test_the_story_is_what_it_always_was(name: str) -> None:
    assert story(name) == (GAMES / f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_the_draws_are_proved(name: str) -> None:
    played = record(name)
    draws = [text for text in played.actions if text.split()[0] in CHANCE_VERBS]
    assert verify(played) == len(draws) > 1


SENTENCES = {
    "tiles": [
        "The tiles are used up, and the count begins.",
        "Seat 0 wins with 67 points.",
    ],
    "closed": [
        "No highway leads on, and the count begins.",
        "Seat 1 alone holds the road between the +3 at N10 and the +1 at O9: 0 fragments + 3 + 1 = 4.",
        "Seat 0 wins with 113 points.",
    ],
    "unplaceable": [
        "Nothing that lies face up fits anywhere. Discarded: a straight between two tight curves.",
        "None of the tiles that are left can be laid, and the count begins.",
        "Seat 1 alone holds the road between the +4 at J8 and the +3 at M5: 8 fragments + 4 + 3 = 15.",
    ],
    "tall": ["A tie at 13 points: Seat 0 and Seat 1. Seat 0 is the tallest and wins."],
    "big-one": [
        "Quake 6.0 hits the south-eastern side of San Andreas (5 tiles): all five go; Seat 1 gets "
        "two crews back; Seat 2 gets a crew back.",
        "Seat 0 and Seat 2 share the win with 78 points each.",
    ],
    "road-crews-dilemma": [
        "Seat 1 lays a +4 at Q13 and a +2 at J8. The tile closes the road between the +4 at "
        "Q13 and the +1 at R11: 6 for Seat 1. It also closes the road between the +4 at Q13 "
        "and the +3 at P12: 7 for Seat 1.",
    ],
    "aftershocks": [
        "Aftershocks: Seat 2 turns the tile at M8 (a tight curve and two crossing loose "
        "curves) by five sixths, with its crew; Seat 0 turns the tile at L8 (a straight "
        "between two tight curves) by four sixths, with its crew; Seat 1 turns the tile at N8 "
        "(a tight and a loose curve (left-handed)) by one sixth, with its crew.",
    ],
    "aftershocks-passes": [
        "Aftershock: Seat 2 turns the tile at M10 (a +5) by four sixths; Seat 0 and Seat 1 turn nothing.",
    ],
    "aftershocks-carried": [
        "Aftershocks: Seat 0 turns the tile at N13 (two neighbouring tight curves) by five "
        "sixths, with its crew; Seat 1 turns the tile at L10 (a straight between two tight "
        "curves) by three sixths, with its crew; Seat 2 turns the tile at M12 (a +6) by three "
        "sixths, with its crew.",
    ],
    "balance": [
        "Quake 5.0 hits the north-western side of San Andreas (1 tile): the only tile goes; Seat 2 "
        "gets a crew back.",
    ],
    "everything": [
        "Quake 6.0 hits the eastern side of San Andreas West (3 tiles): two tiles go.",
    ],
    "twin-cities": [
        "Quake 2.0 hits the western side of San Andreas East (1 tile): nothing goes.",
        "Seat 3 alone holds the road from San Andreas East back to it: 2 fragments + 6 + 6 = 14.",
    ],
}


@pytest.mark.parametrize(("name", "sentence"), [(n, s) for n, told in SENTENCES.items() for s in told])
def test_the_story_has_the_sentence_it_is_here_for(name: str, sentence: str) -> None:
    assert sentence in story(name)


@pytest.mark.parametrize(
    ("name", "reason"), [("tiles", "tiles"), ("closed", "closed"), ("unplaceable", "unplaceable")]
)
def test_there_is_a_game_for_each_way_to_end(name: str, reason: str) -> None:
    outcome = record(name).outcome
    assert outcome is not None
    assert outcome.reason == reason


RULES_VERSIONS = {"aftershocks": 1, "aftershocks-passes": 1, "everything": 1, "aftershocks-carried": 2}


@pytest.mark.parametrize(("name", "version"), RULES_VERSIONS.items())
def test_there_are_aftershocks_of_both_versions_of_the_rules(name: str, version: int) -> None:
    """Version 1 did not ask two seats of the second of these games: they pass."""
    kept = msgspec.json.decode((GAMES / f"{name}.quake.json").read_bytes())
    played = record(name)
    assert (kept["rules_version"], played.rules_version) == (version, 2)
    assert len(played.actions) - len(kept["actions"]) == (2 if name == "aftershocks-passes" else 0)
