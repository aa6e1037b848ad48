"""The table in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.cli.terminal.messages import Messages
from quakeboard.cli.terminal.seismic import status
from quakeboard.cli.terminal.seismic.look import look
from quakeboard.cli.terminal.seismic.previews import preview
from quakeboard.games.seismic.rules.actions import Lay
from quakeboard.language import Language
from quakeboard.language.people import People

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


@pytest.fixture
def messages() -> Messages:
    return Messages(People(Language("en"), ["Ada", "Ben"], you=0))


def test_the_board_in_sentences(played: Callable[..., Any], messages: Messages) -> None:
    assert status.describe_board(messages, played(*SHORT_GAME)) == [
        "2 tiles on the table.",
        "Ben holds the road to San Andreas, 1 fragment so far; it is open at -1,-1.",
        "You hold the road to San Andreas, 1 fragment so far; it is open at 2,0.",
        "Sides of San Andreas: NE 0, E 1, SE 0, SW 0, W 0, NW 1. The longest: E and NW.",
    ]


def test_a_section_that_is_complete(played: Callable[..., Any], messages: Messages) -> None:
    position = played(*SHORT_GAME, "lay +3:024 2,0 r0")
    assert "You hold the road between San Andreas and the +3 at 2,0: 10, complete." in status.describe_board(
        messages, position
    )


def test_an_empty_board(played: Callable[..., Any], messages: Messages) -> None:
    assert status.describe_board(messages, played(*SET_UP)) == [
        "0 tiles on the table.",
        "No crew is on the board.",
        "No tile lies on a side of San Andreas yet.",
    ]


def test_the_scores(played: Callable[..., Any], messages: Messages) -> None:
    assert status.describe_scores(messages, played(*SHORT_GAME).view(None)) == [
        "If it ended now: you 0, Ben 0.",
        "Crews left: you 19, Ben 19.",
        "68 tiles in the pile.",
    ]


def test_the_pile(played: Callable[..., Any], messages: Messages) -> None:
    lines = status.describe_pile(messages, played(*SHORT_GAME).view(None))
    assert lines[:3] == [
        "68 tiles in the pile.",
        "74 tiles have not been turned up:",
        "Highways: 01 × 6, 02 × 5, 03 × 5, 01-23 × 3, 01-24 × 3, 01-25 × 3, 01-34 × 3, 01-35 × 3, "
        "02-13 × 3, 02-14 × 2, 02-35 × 3, 03-14 × 3, 01-23-45 × 2, 01-24-35 × 3, 01-25-34 × 3, "
        "02-14-35 × 3, 03-14-25 × 3.",
    ]
    assert lines[-2:] == [
        "Quakes: Q1, Q2, Q3, Q4, Q5, Q6.",
        "6 of the quakes and single roads lie in the box and will not come.",
    ]


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        (
            (1, 0),
            [
                "1,0 shows a straight (03), r1.",
                "E–W: You hold the road to San Andreas, 1 fragment so far; it is open at 2,0.",
            ],
        ),
        (
            (2, 0),
            [
                "2,0 is empty. A highway arrives from W.",
                "+3:024 fits: r0.",
                "01-23-45 fits: r0, r1.",
                "02-14 fits: r0, r2, r3, r4.",
            ],
        ),
        ((1, -1), ["1,-1 is empty. A highway arrives from SW.", "Green meets it from SE and W."]),
        ((5, 5), ["5,5 is empty, and no highway leads there. [S7]"]),
        ((50, 0), ["50,0 is beyond the edge of the table. [S4]"]),
    ],
)
def test_looking_at_a_cell(
    played: Callable[..., Any], messages: Messages, at: tuple[int, int], expected: list[str]
) -> None:
    assert look(messages, played(*SHORT_GAME), at)[: len(expected)] == expected


def test_looking_at_the_town(played: Callable[..., Any], messages: Messages) -> None:
    lines = look(messages, played(*SHORT_GAME), (0, 0))
    assert lines[0] == "0,0: San Andreas, +6."
    assert "NE: nobody holds the road to San Andreas." in lines


def test_what_a_lay_would_complete(played: Callable[..., Any], messages: Messages) -> None:
    position = played(*SHORT_GAME)
    closes = preview(messages, position, Lay("+3:024", (2, 0), 0))
    assert closes == "The tile closes the road between San Andreas and the +3 at 2,0: 10 for you."
    free = preview(messages, position, Lay("+3:024", (0, 1), 1))
    assert free == "Completes the road between San Andreas and the +3 at 0,1: 9 for a crew of yours."
    assert preview(messages, position, Lay("02-14", (2, 0), 0)) == ""
    assert position.view(None).phase == "lay"
