"""Traces: field by field as in the excerpt that the project agreed on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quakeboard.core.game import CHANCE
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position

HERE = Path(__file__).parent
EXCERPT = [json.loads(line) for line in (HERE / "trace_excerpt.jsonl").read_text().splitlines()]
TURN_37 = json.loads((HERE / "turn_37.json").read_text())["state"]

# Steps 5 to 9 are left out of the excerpt; the line of step 10 leaves no doubt about them.
OPENING = """
first 1 | found 5,10 3 | found 10,2 3 | mark 8,1 S | mark 2,11 A | found 6,7 5 | found 5,12 5 | mark 4,7 M
found 8,3 2 | mark 2,12 C | roll 5 1 4 0 | shift M | shift S | found 1,14 1 | found 5,15 3
"""


def opening() -> list[tuple[str | None, Position]]:
    """The excerpt's game up to step 15: each action and the position after it."""
    game = SanAndreas()
    position = game.start(4)
    steps: list[tuple[str | None, Position]] = [(None, position.copy())]
    for text in OPENING.replace("\n", "|").split("|"):
        if text.strip():
            position.apply(game.read(text.strip()))
            steps.append((text.strip(), position.copy()))
    return steps


@pytest.mark.parametrize("line", EXCERPT[:-1], ids=lambda line: f"step {line['step']}")
def test_the_excerpt_is_met_field_by_field(line: dict[str, Any]) -> None:
    action, position = opening()[line["step"]]
    assert action == line["action"]
    assert line["to_act"] == ("chance" if position.actor() == CHANCE else position.actor())
    state = position.state()
    assert state == line["state"]
    assert list(state) == list(line["state"])
    assert all(
        list(ours) == list(theirs)
        for ours, theirs in zip(state["tiles"], line["state"]["tiles"], strict=True)
    )
    shown = [text for text in line.get("legal", []) if "…" not in text]
    assert [str(action) for action in position.legal()][: len(shown)] == shown
    assert position.outcome() is None


@pytest.mark.parametrize("state", [EXCERPT[-1]["state"], TURN_37], ids=["step 60", "turn 37"])
def test_settling_reproduces_a_real_board_from_its_order(
    state: dict[str, Any], start: Callable[..., Position]
) -> None:
    position = start()
    position.arrange((tile["id"], tile["at"], tile["over"], tile["under_land"]) for tile in state["tiles"])
    assert position.state()["tiles"] == state["tiles"]


def test_a_trace_shows_every_coin(start: Callable[..., Position], play: Any) -> None:
    position = start(3)
    play(position, "found 3,13 5")
    state = position.state()
    assert state["cities"] == [{"tile": 4, "at": [3, 13], "seat": 0, "coin": 5}]
    assert state["hands"] == [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]
