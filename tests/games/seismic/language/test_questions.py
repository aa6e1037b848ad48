"""What the text game asks, and what it says while others think."""

from __future__ import annotations

import pytest

from quakeboard.core.game import CHANCE
from quakeboard.games.seismic.language.questions import ask, wait
from quakeboard.games.seismic.rules.game import Seismic
from quakeboard.games.seismic.rules.position import Position
from quakeboard.language import Language
from quakeboard.language.people import People


@pytest.fixture
def position() -> Position:
    """Twin towns, the first tiles turned up: seat 0 lays."""
    game = Seismic.from_json({"variants": ["twin-cities", "aftershocks", "road-crews-dilemma"], "first": 0})
    position = game.start(2)
    play(position, "draw 03", "draw 03", "draw 03")
    return position


def play(position: Position, *actions: str) -> None:
    for action in actions:
        position.apply(position.game.read(action))


def test_what_is_asked(position: Position, english: Language) -> None:
    assert ask(english, position.view(0)) == "Your turn: lay a tile."
    play(position, "lay 03 5,0 r1")
    assert ask(english, position.view(0)) == "Send a crew or pass."
    assert ask(english, position.view(0), second_tile=True) == "Send a crew, lay a second tile or pass."
    play(position, "pass", "draw Q4")
    assert ask(english, position.view(1)) == "Quake 4.0: choose the town that it hits first."


def test_what_is_waited_for(position: Position) -> None:
    people = People(Language("de"), ["Mara", "Jun"])
    assert wait(people, position.view(1)) == "Mara legt gerade."
    play(position, "lay 03 5,0 r1", "pass", "draw Q4")
    assert wait(people, position.view(0)) == "Jun wählt die Stadt, die es zuerst trifft."


def test_nobody_is_asked_while_a_tile_is_turned_up(position: Position, english: Language) -> None:
    play(position, "lay 03 5,0 r1", "pass")
    assert position.actor() == CHANCE
    with pytest.raises(ValueError, match="no seat is asked"):
        ask(english, position.view(0))


def test_a_quake_asks_for_its_side_and_then_for_aftershocks(english: Language) -> None:
    position = Seismic.from_json({"variants": ["aftershocks"], "first": 0}).start(2)
    play(position, "draw 02", "draw 02", "draw 02", "lay 02 1,0 r2", "pass")
    play(position, "draw 03", "lay 02 -1,0 r1", "pass", "draw Q1")
    assert ask(english, position.view(0)) == "Quake 1.0: choose the side of San Andreas that it hits."
    play(position, "side E")
    assert ask(english, position.view(0)) == "Aftershock: turn a tile or pass."
