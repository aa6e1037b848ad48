"""What people type is understood, or text not to be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.cli.terminal.requests import Command, Decline, EmptyLine, Pick, Request, Unclear
from quakeboard.cli.terminal.seismic.parsing import COMMANDS, parse
from quakeboard.cli.terminal.seismic.requests import Claim, Edges, Place, Town


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", EmptyLine()),
        ("  \t ", EmptyLine()),
        ("1", Pick("1")),
        (" 12 ", Pick("12")),
        ("0", Pick("0")),
        ("02", Place("02")),
        ("01-23-45", Place("01-23-45")),
        ("+4", Place("+4")),
        ("+4:0134", Place("+4:0134")),
        ("lay 2 3,-1 r1", Place("2", (3, -1), 1)),
        ("LAY 02 3,-1", Place("02", (3, -1))),
        ("lay 02 (3, -1) R 2", Place("02", (3, -1), 2)),
        ("lay 2", Place("2")),
        ("lay", Place()),
        ("2 3,-1", Place("2", (3, -1))),
        ("3,-1", Place(at=(3, -1))),
        ("−3,−1", Place(at=(-3, -1))),
        ("3,-1 r2", Place(at=(3, -1), rotation=2)),
        ("r5", Place(rotation=5)),
        ("turn 3,-1 r2", Place(at=(3, -1), rotation=2)),
        ("crew 14", Claim("14")),
        ("crew 4-1", Claim("41")),
        ("crew 1", Claim("1")),
        ("crew NE", Edges((0,))),
        ("crew ne-sw", Edges((0, 3))),
        ("ne", Edges((0,))),
        ("side E", Edges((1,))),
        ("side 2", Pick("2")),
        ("town 4,0", Town((4, 0))),
        ("town 1", Pick("1")),
        ("pass", Decline()),
        ("P", Decline()),
        ("?", Command("?")),
        ("Quit", Command("quit")),
        ("save /Tmp/My Game.json", Command("save", "/Tmp/My Game.json")),
        ("look 3,-1", Command("look", "3,-1")),
        ("rules Quakes", Command("rules", "Quakes")),
        ("blah", Unclear("blah")),
        ("1 2", Unclear("1 2")),
        ("lay lay", Unclear("lay lay")),
        ("crew", Unclear("crew")),
        ("99999", Place("99999")),
    ],
)
def test_parse(line: str, expected: Request) -> None:
    assert parse(line) == expected


def test_every_command_is_understood_by_all_its_names() -> None:
    for word, forms in COMMANDS.items():
        assert word in forms
        assert {parse(form) for form in forms} == {Command(word)}


NEARLY = st.lists(
    st.sampled_from(
        ["lay", "crew", "turn", "side", "+4", "02", "3,-1", "r1", "NE", "-", "(", ",", " ", "\0", "9"]
    )
).map(" ".join)


@given(st.one_of(st.text(), NEARLY))
def test_parsing_never_raises(line: str) -> None:
    parse(line)
