"""What people type in San Andreas is understood, or said not to be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.cli.terminal.requests import Command, Decline, Nothing, Pick, Request, Unclear
from quakeboard.cli.terminal.sanandreas.parsing import COMMANDS, read, read_pawn
from quakeboard.cli.terminal.sanandreas.requests import FOUND, MARK, SHIFT, SWAP, Wish
from quakeboard.games.sanandreas.rules.actions import Found, Mark


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", Nothing()),
        ("5", Pick("5")),
        ("0", Pick("0")),
        ("found 3,12 5", Wish(FOUND, (3, 12), 5)),
        ("FOUND 5 at ( 3 , 12 )", Wish(FOUND, (3, 12), 5)),
        ("f 3,12", Wish(FOUND, (3, 12))),
        ("3,12 5", Wish(None, (3, 12), 5)),
        ("3,12", Wish(None, (3, 12))),
        ("3;12", Wish(None, (3, 12))),
        ("found", Wish(FOUND)),
        ("mark 2,9 S", Wish(MARK, (2, 9), None, "S")),
        ("mark 2,9 with the moon", Wish(MARK, (2, 9), None, "M")),
        ("epicentre 2,-1 arms", Wish(MARK, (2, -1), None, "A")),
        ("s", Wish(pawn="S")),
        ("Crown", Wish(pawn="C")),
        ("shift a", Wish(SHIFT, pawn="A")),
        ("shift 2", Wish(SHIFT, coin=2)),
        ("swap 5", Wish(SWAP, coin=5)),
        ("take back 5", Wish(SWAP, coin=5)),
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
def test_reading(line: str, expected: Request) -> None:
    assert read(line) == expected


def test_no_word_is_a_command_and_a_pawn_or_a_verb() -> None:
    forms = [form for alike in COMMANDS.values() for form in alike]
    assert len(forms) == len(set(forms))
    assert [form for form in forms if isinstance(read(form), Wish) or read_pawn(form)] == []


def test_the_notation_is_understood_in_full(played: Callable[..., Any]) -> None:
    for action in played().legal():
        match action:
            case Found(at, coin):
                assert read(str(action)) == Wish(FOUND, at, coin)
            case Mark(at, pawn):
                assert read(str(action)) == Wish(MARK, at, None, pawn)


@given(st.text(max_size=400))
def test_nothing_that_is_typed_is_an_accident(line: str) -> None:
    assert isinstance(read(line), Request)
