"""What people type in San Andreas is understood, or reported as unclear."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.cli.terminal.requests import Command, Decline, EmptyLine, Pick, Request, Unclear
from quakeboard.cli.terminal.sanandreas.parsing import COMMANDS, parse, parse_pawn
from quakeboard.cli.terminal.sanandreas.requests import FOUND, MARK, SHIFT, SWAP, PartialAction
from quakeboard.games.sanandreas.rules.actions import Found, Mark


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", EmptyLine()),
        ("5", Pick("5")),
        ("0", Pick("0")),
        ("found 3,12 5", PartialAction(FOUND, (3, 12), 5)),
        ("FOUND 5 at ( 3 , 12 )", PartialAction(FOUND, (3, 12), 5)),
        ("f 3,12", PartialAction(FOUND, (3, 12))),
        ("3,12 5", PartialAction(None, (3, 12), 5)),
        ("3,12", PartialAction(None, (3, 12))),
        ("3;12", PartialAction(None, (3, 12))),
        ("found", PartialAction(FOUND)),
        ("mark 2,9 S", PartialAction(MARK, (2, 9), None, "S")),
        ("mark 2,9 with the moon", PartialAction(MARK, (2, 9), None, "M")),
        ("epicentre 2,-1 arms", PartialAction(MARK, (2, -1), None, "A")),
        ("s", PartialAction(pawn="S")),
        ("Crown", PartialAction(pawn="C")),
        ("shift a", PartialAction(SHIFT, pawn="A")),
        ("shift 2", PartialAction(SHIFT, coin=2)),
        ("swap 5", PartialAction(SWAP, coin=5)),
        ("take back 5", PartialAction(SWAP, coin=5)),
        ("pass", Decline()),
        ("no", Decline()),
        ("look 3,12", Command("look", "3,12")),
        ("tile 7", Command("look", "7")),
        ("map", Command("board")),
        ("log", Command("story")),
        ("found 3,12 4,12 5", Unclear("found 3,12 4,12 5")),
        ("found 3,12 5 4", Unclear("found 3,12 5 4")),
        ("mark S M", Unclear("mark S M")),
        ("parking", Unclear("parking")),
    ],
)
def test_parse(line: str, expected: Request) -> None:
    assert parse(line) == expected


def test_no_word_is_a_command_and_a_pawn_or_a_verb() -> None:
    forms = [form for alike in COMMANDS.values() for form in alike]
    assert len(forms) == len(set(forms))
    assert [form for form in forms if isinstance(parse(form), PartialAction) or parse_pawn(form)] == []


def test_the_notation_is_understood_in_full(played: Callable[..., Any]) -> None:
    for action in played().legal():
        match action:
            case Found(at, coin):
                assert parse(str(action)) == PartialAction(FOUND, at, coin)
            case Mark(at, pawn):
                assert parse(str(action)) == PartialAction(MARK, at, None, pawn)


@given(st.text(max_size=400))
def test_parsing_never_raises(line: str) -> None:
    assert isinstance(parse(line), Request)
