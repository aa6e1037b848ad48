"""Every event of San Andreas is told, in every language, whoever plays."""

from __future__ import annotations

import doctest
from typing import get_args

import pytest

from quakeboard.games.sanandreas.language import storyteller as sanandreas_story
from quakeboard.games.sanandreas.language.storyteller import Storyteller
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityFounded,
    CityScored,
    CoinSwapped,
    DiceRolled,
    EpicentreMarked,
    FirstSeat,
    GameEnds,
    SanAndreasEvent,
    SwapDeclined,
    TileSettled,
    TileShifted,
    TilesSank,
    TurnBegins,
    TurnPassed,
)
from quakeboard.games.sanandreas.rules.scoring import CityScore, CoastLine
from quakeboard.language import Language

from .lying import lying

NAMES = ["Mara", "Jun", "Ilkka", "Priya"]

EXAMPLES: list[SanAndreasEvent] = [
    FirstSeat(1),
    TurnBegins(1),
    TurnPassed(1),
    CityFounded(1, 4, (3, 13), 5),
    EpicentreMarked(1, 9, (2, 9), "S", quake=True),
    DiceRolled(1, (2, 0, 5, 1)),
    TileShifted(7, "S", 3, "N", True, (3, 11), (3, 12), (4,), (), (4,), ()),
    TileSettled(7, lying("0", "0"), lying("0", "1", height=1), steep=False),
    CityDestroyed(1, 7, (3, 12), 4, "lean", None),
    TilesSank((4, 7), ((3, 13), (3, 11)), ("S", "A")),
    CoinSwapped(1, 4, (3, 13), 5),
    SwapDeclined(1),
    CityScored(CityScore(1, (3, 13), 4, 5, CoastLine("W", 2, (0, 13)), 3)),
    GameEnds("coins", (0, 3, 0, 0), (1,)),
]


def test_the_examples_are_all_the_events_there_are() -> None:
    assert [type(event) for event in EXAMPLES] == list(get_args(SanAndreasEvent))


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.key)
@pytest.mark.parametrize("you", [None, 1])
def test_every_event_is_told_even_alone(language: Language, event: SanAndreasEvent, you: int | None) -> None:
    lines = Storyteller(language, NAMES, you=you, joined=False).tell([event])
    assert lines
    for line in lines:
        assert line.endswith(".")
        assert line[0].isupper()
        assert not {"{", "}", "?"} & set(line)


def test_a_joined_story_passes_over_turns_that_begin_and_mere_heights(language: Language) -> None:
    higher = TileSettled(7, lying("0", "0"), lying("0", "0", height=1), steep=False)
    told = [event for event in EXAMPLES if Storyteller(language, NAMES).tell([event])]
    assert [event for event in EXAMPLES if event not in told] == [TurnBegins(1)]
    assert Storyteller(language, NAMES).tell([higher]) == []
    assert Storyteller(language, NAMES, joined=False).tell([higher]) != []


def test_nothing_is_ever_held_back(language: Language) -> None:
    teller = Storyteller(language, NAMES)
    for event in EXAMPLES:
        teller.tell([event])
        assert teller.flush() == []


def test_no_events_make_no_lines(language: Language) -> None:
    assert Storyteller(language, NAMES).tell([]) == []


@pytest.mark.parametrize("name", ["{ $tile }", "{", "Ma\nra", "\x1b[31mMara", "“Mara”", "{0}", "%s", "a; b."])
def test_hostile_names_do_not_break_a_line(language: Language, name: str) -> None:
    lines = Storyteller(language, [name] * 4, joined=False).tell(EXAMPLES)
    assert all(line.isprintable() or "\u00a0" in line for line in lines)
    assert not any("\n" in line or "\x1b" in line for line in lines)
    assert any(" ".join(name.replace("\x1b", "").split()) in line for line in lines)


def test_the_documentation_runs() -> None:
    assert doctest.testmod(sanandreas_story).failed == 0
