"""Every event of Seismic is told, in every language, whoever plays."""

from __future__ import annotations

import doctest
from typing import get_args

import pytest

from quakeboard.games.seismic.language import storyteller as seismic_story
from quakeboard.games.seismic.language.storyteller import Storyteller
from quakeboard.games.seismic.rules.events import (
    CrewSent,
    FirstSeat,
    GameEnds,
    QuakeHarmless,
    QuakeTurnedUp,
    RowDiscarded,
    SeatSkipped,
    SectionClosed,
    SectionScored,
    SeismicEvent,
    ShockDeclined,
    SideHit,
    TileDestroyed,
    TileLaid,
    TileTurned,
    TileTurnedUp,
    TurnBegins,
)
from quakeboard.games.seismic.rules.scoring import End, Section
from quakeboard.games.seismic.rules.view import Crew
from quakeboard.language import Language

NAMES = ["Mara", "Jun", "Ilkka", "Priya"]
TOWN, FOUR = End((0, 0), "town", 6), End((5, 0), "+4:0123", 4)
TO_TOWN = Section((3, -1), "01", 1, (TOWN,), False, (0, 1, 0, 0), 0, 0, (1,))
JUNS = Section((3, -1), "01", 3, (FOUR, TOWN), False, (0, 1, 0, 0), 0, 13, (1,))

EXAMPLES: list[SeismicEvent] = [
    FirstSeat(1),
    TurnBegins(1),
    TileTurnedUp(1, "03", set_up=False),
    QuakeTurnedUp(1, 4, set_up=False),
    RowDiscarded(1, ("03", "+4:0123")),
    TileLaid(1, "01", (3, -1), 0, second=False),
    SectionClosed(1, JUNS),
    CrewSent(1, (3, -1), "01", TO_TOWN),
    SideHit(1, 4, (0, 0), "NW", 5, 1),
    QuakeHarmless(4, (0, 0)),
    TileDestroyed((1, 0), "03", 0, Crew("03", 1)),
    TileTurned(1, (1, 0), "03", 1, 0, 1, ((1, 4),), (), Crew("03", 1), Crew("14", 1), (), ()),
    ShockDeclined(1),
    SeatSkipped(1),
    SectionScored(JUNS),
    GameEnds("tiles", (0, 13, 0, 0), (1,), by_height=False),
]


def test_the_examples_are_all_the_events_there_are() -> None:
    assert [type(event) for event in EXAMPLES] == list(get_args(SeismicEvent))


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.key)
@pytest.mark.parametrize("you", [None, 1])
def test_every_event_is_told_even_alone(language: Language, event: SeismicEvent, you: int | None) -> None:
    lines = Storyteller(language, NAMES, you=you, joined=False).tell([event])
    assert lines
    for line in lines:
        assert line.endswith(".")
        assert line[0].isupper()
        assert not {"{", "}", "?"} & set(line)


@pytest.mark.parametrize("name", ["{ $tile }", "{", "Ma\nra", "\x1b[31mMara", "“Mara”", "{0}", "%s", "a; b."])
def test_hostile_names_do_not_break_a_line(language: Language, name: str) -> None:
    teller = Storyteller(language, [name] * 4, joined=False)
    lines = teller.tell(EXAMPLES)
    assert all(line.isprintable() or "\u00a0" in line for line in lines)
    assert not any("\n" in line or "\x1b" in line for line in lines)
    assert any(" ".join(name.replace("\x1b", "").split()) in line for line in lines)


def test_the_documentation_runs() -> None:
    assert doctest.testmod(seismic_story).failed == 0
