"""Turns of Seismic, told line by line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quakeboard.games.seismic.language.storyteller import Storyteller
from quakeboard.games.seismic.rules.events import (
    CrewSent,
    FirstSeat,
    QuakeHarmless,
    QuakeTurnedUp,
    RowDiscarded,
    SeatSkipped,
    SectionClosed,
    SeismicEvent,
    TileLaid,
    TileTurnedUp,
    TurnBegins,
)
from quakeboard.games.seismic.rules.scoring import End, Section
from quakeboard.language import Language

Told = Callable[..., list[str]]

TOWN, FOUR = End((0, 0), "town", 6), End((5, 0), "+4:0123", 4)
TO_TOWN = Section((3, -1), "01", 1, (TOWN,), False, (0, 1, 0, 0), 0, 0, (1,))
TIED = Section((3, -1), "01", 3, (FOUR, TOWN), False, (1, 0, 1, 0), 0, 13, (0, 2))

LAY = TileLaid(1, "01", (3, -1), 0, second=False)
SENT = CrewSent(1, (3, -1), "01", TO_TOWN)
TURN = TurnBegins(2)


def test_a_lay_and_its_crew_are_one_sentence() -> None:
    teller = Storyteller(Language("en"), ["Seat 1", "Seat 2"])
    assert teller.tell([LAY]) == []
    assert teller.tell([SENT, TURN]) == [
        "Seat 2 lays a tight curve at O8 and sends a crew to the road to San Andreas."
    ]
    assert teller.flush() == []


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "Jun lays a tight curve at O8 and sends a crew to the road to San Andreas."),
        (
            "de",
            "Jun legt eine scharfe Kurve auf O8 und schickt einen Trupp auf die Straße nach San Andreas.",
        ),
        ("es", "Jun coloca una curva cerrada en O8 y envía una cuadrilla a la carretera de San Andreas."),
        ("fr", "Jun pose une courbe serrée en O8 et envoie une équipe sur la route de San Andreas."),
    ],
)
def test_a_turn_in_every_language(told: Told, code: str, line: str) -> None:
    assert told(code, [LAY], [SENT, TURN]) == [line]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "You lay a tight curve at O8 and send a crew to the road to San Andreas."),
        (
            "de",
            "Du legst eine scharfe Kurve auf O8 und schickst einen Trupp auf die Straße nach San Andreas.",
        ),
        ("es", "Colocas una curva cerrada en O8 y envías una cuadrilla a la carretera de San Andreas."),
        ("fr", "Tu poses une courbe serrée en O8 et envoies une équipe sur la route de San Andreas."),
    ],
)
def test_the_reader_is_spoken_to(told: Told, code: str, line: str) -> None:
    assert told(code, [LAY], [SENT, TURN], you=1) == [line]


def test_without_a_crew_the_lay_stands_alone(told: Told) -> None:
    assert told("en", [LAY], [TURN]) == ["Jun lays a tight curve at O8."]


def test_two_tiles_are_one_sentence(told: Told) -> None:
    second = TileLaid(1, "02-14", (4, -1), 2, second=True)
    assert told("en", [LAY], [second, TURN]) == [
        "Jun lays a tight curve at O8 and a straight crossed by a loose curve at P8."
    ]


def test_what_a_tile_closes_follows_the_lay(told: Told) -> None:
    assert told("en", [LAY, SectionClosed(1, TIED)], [SENT, TURN]) == [
        "Jun lays a tight curve at O8 and sends a crew to the road to San Andreas. The tile "
        "closes the road between San Andreas and the +4 at R9: 13 each for Mara and Ilkka."
    ]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("en", "13 each for Ilkka and you."),
        ("de", "Ilkka und du bekommt je 13."),
        ("es", "Ilkka y tú sumáis 13 cada uno."),
        ("fr", "13 points chacun pour Ilkka et toi."),
    ],
)
def test_what_a_tile_closes_for_the_reader_and_another(told: Told, code: str, line: str) -> None:
    assert told(code, [LAY, SectionClosed(1, TIED)], you=0)[0].endswith(line)


def test_a_tile_can_close_two_sections(told: Told) -> None:
    lines = told("en", [LAY, SectionClosed(1, TIED), SectionClosed(1, TIED)])
    assert lines[0].endswith(
        "It also closes the road between San Andreas and the +4 at R9: 13 each for Mara and Ilkka."
    )


def test_each_action_by_itself(told: Told) -> None:
    drawn = TileTurnedUp(2, "03-14", set_up=False)
    assert told("en", [LAY], [SENT, TURN], [drawn], joined=False) == [
        "Jun lays a tight curve at O8.",
        "Jun sends a crew to the road to San Andreas.",
        "It is Ilkka’s turn.",
        "Ilkka turns up two crossing straights.",
    ]


def test_a_joined_story_passes_over_ordinary_draws(told: Told) -> None:
    assert told("en", [TURN], [TileTurnedUp(2, "03-14", set_up=False)]) == []


def test_the_set_up_is_told_together(told: Told) -> None:
    actions: list[list[SeismicEvent]] = [
        [FirstSeat(1)],
        [TileTurnedUp(1, "03", set_up=True)],
        [QuakeTurnedUp(1, 3, set_up=True)],
        [TileTurnedUp(1, "+4:0123", set_up=True), TurnBegins(1)],
    ]
    assert told("en", *actions) == [
        "Jun begins.",
        "Quake 3.0 comes up before the game begins and leaves it.",
        "Face up: a straight, a +4.",
    ]


def test_a_row_that_fits_nowhere(told: Told) -> None:
    assert told("en", [RowDiscarded(1, ("03", "01-23", "+6:012345"))]) == [
        (
            "Nothing that lies face up fits anywhere. Discarded: a straight, two neighbouring "
            "tight curves, a +6."
        )
    ]


def test_balance_can_leave_a_turn_without_a_lay(told: Told) -> None:
    quake = [QuakeTurnedUp(0, 4, set_up=False), QuakeHarmless(4, (0, 0))]
    assert told("en", [TurnBegins(0)], [*quake, TURN])[1:] == ["No tile lies face up, so Mara lays nothing."]


def test_balance_can_skip_a_seat(told: Told) -> None:
    assert told("en", [LAY], [SeatSkipped(2), TurnBegins(3)]) == [
        "Jun lays a tight curve at O8.",
        "Ilkka is skipped: there is no tile to draw, and none lies face up.",
    ]
