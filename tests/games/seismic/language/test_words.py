"""Seismic at a prompt: the table, one cell of it, and every choice in sentences."""

from __future__ import annotations

from typing import Any

import pytest
from set_up import play_seismic

from quakeboard.core.choices import Choices
from quakeboard.games.seismic.language.words import WORDS
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.language.words import Situation
from tests.games.seismic.rules.test_aftershocks import shaken
from tests.games.seismic.rules.test_previews import BOARD

SET_UP = ("draw 03", "draw 02", "draw +3:024")
SHORT_GAME = (
    *SET_UP,
    "lay 03 1,0 r1",
    "crew 14",
    "draw 01-23-45",
    "lay 02 0,-1 r2",
    "crew 24",
    "draw 02-14",
)
OWN_ROAD = "You hold the road to San Andreas; it is open at O9."
TWO_SIDES = (*SET_UP, "lay 03 1,0 r1", "pass", "draw 01", "lay 02 -1,0 r1", "pass", "draw Q2")


def seen(*actions: str, **options: object) -> Situation:
    """What Ada, who has seat 0, sees after these actions."""
    position = play_seismic(*actions, **options)
    return Situation(position.game, position.view(0), People(Language("en"), ["Ada", "Ben"], you=0))


def said(situation: Situation, *words: str) -> list[str]:
    """The choices after these words, with their news."""
    position: Any = situation.position
    choices = Choices(position.texts(), situation.game.spec.verbs)
    assert all(choices.narrow(word) for word in words)
    return [
        " ".join([f"{choice.label}: {WORDS.choice(situation, choice)}", *WORDS.news(situation, choice)])
        for choice in choices.offered
    ]


def test_the_board_in_sentences() -> None:
    assert WORDS.board(seen(*SHORT_GAME)) == [
        "Tiles on the table: 2.",
        "Ben holds the road to San Andreas; it is open at K8.",
        "You hold the road to San Andreas; it is open at O9.",
        (
            "Sides of San Andreas: north-east 0, east 1, south-east 0, south-west 0, west 0, "
            "north-west 1. The longest: east and north-west."
        ),
    ]


def test_a_section_that_is_complete() -> None:
    lines = WORDS.board(seen(*SHORT_GAME, "lay +3:024 2,0 r0"))
    assert "You hold the road between San Andreas and the +3 at O9: 10, complete." in lines


def test_an_empty_board() -> None:
    assert WORDS.board(seen(*SET_UP)) == [
        "Tiles on the table: 0.",
        "No crew is on the board.",
        (
            "Sides of San Andreas: north-east 0, east 0, south-east 0, south-west 0, west 0, "
            "north-west 0. The longest: –."
        ),
    ]


def test_the_scores_and_the_players() -> None:
    assert WORDS.scores(seen(*SHORT_GAME))[:3] == [
        "If it ended now: you 0, Ben 0.",
        "Crews left: you 19, Ben 19.",
        "68 tiles in the pile.",
    ]
    assert WORDS.players(seen(*SHORT_GAME)) == "▲ you 0 (crews left: 19), ● Ben 0 (crews left: 19)"


def test_the_pile() -> None:
    lines = WORDS.commands["pile"](seen(*SHORT_GAME), "")
    assert lines[0] == "68 tiles in the pile."
    assert lines[1].startswith("Not turned up yet: tight curve × 6; loose curve × 5; straight × 5; ")
    assert lines[1].endswith("; +6; quake 1.0; quake 2.0; quake 3.0; quake 4.0; quake 5.0; quake 6.0.")
    assert lines[2] == "In the box and not coming: 6 of the quakes and single roads."


@pytest.mark.parametrize(
    ("where", "first"),
    [
        (
            "1,0",
            [
                "N9 shows a straight.",
                "From east to west: You hold the road to San Andreas; it is open at O9.",
            ],
        ),
        ("(0, 0)", ["M9: San Andreas, +6.", "To the north-east: nobody holds the road to San Andreas."]),
        ("2,0", ["Nothing lies at O9."]),
        ("o9", ["Nothing lies at O9."]),
        ("", ["Look where? Write a place like K7."]),
        ("here", ["Look where? Write a place like K7."]),
    ],
)
def test_looking_at_a_cell(where: str, first: list[str]) -> None:
    assert WORDS.commands["look"](seen(*SHORT_GAME), where)[: len(first)] == first


def test_tiles_cells_and_rotations() -> None:
    table = seen(*SHORT_GAME)
    assert said(table)[0] == "1: a +3; places: 6."
    cells = said(table, "+3:024")
    assert (
        "6: O9; rotations that fit: 1. The tile closes the road between San Andreas and the "
        "+3 at O9: 10 for you."
    ) in cells
    assert said(table, "02-14", "2,0")[0] == "1: roads from north-east to south-east and from east to west."
    free = next(line for line in cells if ": M10;" in line)
    assert "Completes the road between San Andreas and the +3 at M10: 9 for a crew of yours." in free


def test_crews_and_second_tiles() -> None:
    assert said(seen(*SET_UP, "lay 02 1,0 r2")) == [
        "1: from south-east to west: the road to San Andreas.",
        "2: send no crew.",
    ]
    stubs = said(seen(*SET_UP, "lay +3:024 1,0 r0"))
    assert [line[:2] for line in stubs] == ["0:", "2:", "4:", "5:"]
    dilemma = said(seen(*SET_UP, "lay 02 1,0 r2", variants=["road-crews-dilemma"]))
    assert "3: instead of a crew, lay a +3 as a second tile; places: 6." in dilemma


def test_sides_towns_and_aftershocks() -> None:
    assert said(seen(*TWO_SIDES)) == [
        "1: the eastern side; tiles: 1.",
        "2: the western side; tiles: 1.",
    ]
    lays = ("lay 02 1,0 r2", "pass", "draw 01", "lay 03 -1,0 r1", "pass", "draw Q1", "side W")
    shaken = said(seen(*SET_UP, *lays, variants=["aftershocks"]))
    assert shaken[-1].endswith(": turn no tile.")


def test_turns_by_sixths_and_what_becomes_of_sections_with_crews() -> None:
    """Ruling S16: the fragments of the tile go round with its crew, Ada's; the other crew there is Ben's."""
    position = shaken(BOARD)
    position.apply(position.game.read("side W"))
    table = Situation(position.game, position.view(0), People(Language("en"), ["Ada", "Ben"], you=0))
    by_one = said(table)[0]
    assert by_one == (
        "1: roads from north-east to west, from east to south-east and from south-west to "
        "north-west; then the crew: from east to south-east. The tile closes the road between "
        "the +2 at O9 and the +1 at O11: 5 each for Ben and you. Until now: the road between "
        "San Andreas and the +1 at O11, 9 for Ben."
    )
    free = shaken("01-24 at 1,0 r0")
    table = Situation(free.game, free.view(0), People(Language("en"), ["Ada", "Ben"], you=0))
    assert said(table)[0] == "1: roads from north-east to west and from south-east to south-west."
