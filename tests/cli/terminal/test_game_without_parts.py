"""A game that brings nothing but its rules is played in notation, fields and the keys of its events."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.core import registry
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.seismic.rules.game import Seismic


@pytest.fixture(autouse=True)
def rules_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both games without the parts that are not rules."""
    for key, game in (("seismic", Seismic), ("san-andreas", SanAndreas)):
        spec = registry.spec_of(key)
        bare = replace(spec, parts={name: place for name, place in spec.parts.items() if "rules" in name})
        monkeypatch.setitem(registry._own_specs(), key, bare)
        monkeypatch.setattr(game, "spec", bare)


@pytest.mark.parametrize("drawn", [False, True], ids=["sentences", "drawn"])
def test_a_whole_game_by_numbers(typed_game: Any, tmp_path: Path, key: str, drawn: bool) -> None:
    console = Console(file=StringIO(), width=80)
    screen = (lambda lines: DrawnScreen(console, lines)) if drawn else None
    game = typed_game(tmp_path, [], key, screen=screen)
    game._lines = game.random_numbers(Random(3))
    assert game.run()


def test_choices_are_in_notation_and_events_in_fields(typed_game: Any, tmp_path: Path) -> None:
    lines = ["1", "3,12", "5", "board", "help", "legend", "rules", "forecast", "scores", "story", "hint"]
    game = typed_game(tmp_path, lines, "san-andreas")
    game.run()
    assert game.printed_line("1: found")
    assert game.printed_line("found 3,12 – What do you do? 0–5, or back")
    assert game.printed_line("san-andreas-city-founded: seat 0, tile 7, at (3, 12), coin 5")
    assert game.printed_line("hand_sizes: (5, ")
    assert game.printed_line("“legend” is not understood.")
    assert game.printed_line("“rules” is not understood.")
    assert game.printed_line("“forecast” is not understood.")
    assert game.printed_line("A strong bot would choose: ")


def test_no_coin_of_another_is_told(typed_game: Any, tmp_path: Path) -> None:
    game = typed_game(tmp_path, [], "san-andreas", people=2)
    game._lines = islice(game.random_lines(Random(2)), 4)
    game.run()
    founded = [line for line in game.printed if line.startswith("san-andreas-city-founded")]
    assert founded
    assert all(line.endswith("coin None") for line in founded)
