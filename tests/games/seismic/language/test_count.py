"""The final count, told line by line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quakeboard.games.seismic.rules.events import GameEnds, SectionScored, SeismicEvent
from quakeboard.games.seismic.rules.scoring import End, Section

Told = Callable[..., list[str]]

TOWN, FOUR = End((0, 0), "town", 6), End((5, 0), "+4:0123", 4)
TWINS = (End((-4, 0), "town", 6), End((4, 0), "town", 6))
JUNS = Section((3, -1), "01", 3, (FOUR, TOWN), False, (0, 1, 0, 0), 0, 13, (1,))
CONTESTED = Section((3, -1), "01", 3, (FOUR, TOWN), False, (1, 2, 0, 0), 0, 13, (1,))
TIED = Section((3, -1), "01", 3, (FOUR, TOWN), False, (1, 0, 1, 0), 0, 13, (0, 2))
BETWEEN_TOWNS = Section((3, -1), "01", 7, TWINS, False, (0, 1, 0, 0), 10, 29, (1,))
OPEN = Section((3, -1), "01", 2, (), False, (1, 0, 2, 0), 0, 0, (2,))
RING = Section((3, -1), "01", 6, (), True, (0, 1, 0, 0), 0, 0, (1,))


def count(
    *sections: Section,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    reason: str = "tiles",
    by_height: bool = False,
) -> list[SeismicEvent]:
    scored = [SectionScored(section) for section in sections]
    return [*scored, GameEnds(reason, scores, winners, by_height)]


def test_the_count_is_told_section_by_section(told: Told) -> None:
    sections = (JUNS, CONTESTED, TIED, BETWEEN_TOWNS, OPEN, OPEN, RING)
    events = count(*sections, scores=(13, 55, 13, 0), winners=(1,))
    assert told("en", events) == [
        "The tiles are used up, and the count begins.",
        "Jun alone holds the road between San Andreas and the +4 at R9: 3 fragments + 6 + 4 = 13.",
        "Jun holds the road between San Andreas and the +4 at R9 with 2 of 3 crews: 3 "
        "fragments + 6 + 4 = 13.",
        "Mara and Ilkka hold the road between San Andreas and the +4 at R9 with a crew each, "
        "so each scores it in full: 3 fragments + 6 + 4 = 13.",
        "Jun alone holds the road between the two towns: "
        "7 fragments + 6 + 6 + 10 for joining the towns = 29.",
        "2 sections lack an end and score nothing (crews: Mara 2, Ilkka 4).",
        "One section is a ring without an intersection and scores nothing (crews: Jun 1).",
        "Totals: Jun 55, Mara 13, Ilkka 13, Priya 0.",
        "Jun wins with 55 points.",
    ]


def test_the_count_in_german(told: Told) -> None:
    events = count(JUNS, TIED, OPEN, scores=(13, 13, 13, 0), winners=(0, 1, 2), reason="closed")
    assert told("de", events, you=2) == [
        "Kein Highway führt weiter, und die Wertung beginnt.",
        "Jun hält allein die Straße zwischen San Andreas und der +4 bei R9: 3 Teilstücke + 6 + 4 = 13.",
        "Mara und du haltet die Straße zwischen San Andreas und der +4 bei R9 mit je einem "
        "Trupp, also zählt sie für alle voll: 3 Teilstücke + 6 + 4 = 13.",
        "Einem Abschnitt fehlt ein Ende; er zählt nichts (Trupps: Mara 1, du 2).",
        "Gesamt: Mara 13, Jun 13, du 13, Priya 0.",
        "Mara, Jun und du teilt euch den Sieg mit je 13 Punkten.",
    ]


@pytest.mark.parametrize(
    ("reason", "line"),
    [
        ("tiles", "The tiles are used up, and the count begins."),
        ("closed", "No highway leads on, and the count begins."),
        ("unplaceable", "None of the tiles that are left can be laid, and the count begins."),
    ],
)
def test_why_the_game_ended(told: Told, reason: str, line: str) -> None:
    assert told("en", count(scores=(5, 4, 0, 0), winners=(0,), reason=reason))[0] == line


@pytest.mark.parametrize(
    ("winners", "by_height", "line"),
    [
        ((0,), False, "You win with 31 points."),
        ((1,), False, "Jun wins with 31 points."),
        ((1, 2), False, "Jun and Ilkka share the win with 31 points each."),
        ((0, 1), False, "Jun and you share the win with 31 points each."),
        ((1,), True, "A tie at 31 points: Jun, Ilkka and you. Jun is the tallest and wins."),
        ((0,), True, "A tie at 31 points: Jun, Ilkka and you. You are the tallest and win."),
        (
            (1, 2),
            True,
            "A tie at 31 points: Jun, Ilkka and you. Jun and Ilkka are the tallest and share the win.",
        ),
    ],
)
def test_who_wins_and_why(told: Told, winners: tuple[int, ...], by_height: bool, line: str) -> None:
    tied = {0, 1, 2} if by_height else set(winners)
    scores = tuple(31 if seat in tied else 3 for seat in range(4))
    assert told("en", count(scores=scores, winners=winners, by_height=by_height), you=0)[-1] == line


def test_a_single_point_is_one_point(told: Told) -> None:
    assert told("en", count(scores=(1, 0, 0, 0), winners=(0,)))[-1] == "Mara wins with 1 point."


def test_nobody_scored(told: Told) -> None:
    assert told("en", count(OPEN, scores=(0, 0, 0, 0), winners=(0, 1, 2, 3)))[-1] == (
        "Nobody scored, so all share the win."
    )
