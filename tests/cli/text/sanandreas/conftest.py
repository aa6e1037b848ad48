"""Small tables of San Andreas, set up by the notation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quakeboard.cli.text.speech import Speech
from quakeboard.language import Language
from quakeboard.language.people import People
from quakeboard.play.games import make_game
from quakeboard.rules.game import CHANCE, OVER

NAMES = ("Ada", "Ben", "Cem")


def play_out(*actions: str) -> Any:
    """The position of three seats after these actions, chance's included; seat 0 begins."""
    game = make_game("san-andreas", {"first": 0})
    position = game.start(3)
    for action in actions:
        position.apply(game.read(action))
    return position


def play_on(position: Any, seed: int, steps: int) -> Any:
    """The position after so many random actions, or at the end."""
    dice = Random(seed)
    for _ in range(steps):
        if position.actor() == OVER:
            break
        chance = position.actor() == CHANCE
        actions = [action for action, _ in position.odds()] if chance else position.legal()
        position.apply(dice.choice(actions))
    return position


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_out


@pytest.fixture(scope="session")
def shaken() -> Callable[..., Any]:
    """`shaken(seed, steps)`: a position somewhere in a random game."""
    return lambda seed, steps: play_on(play_out(), seed, steps)


@pytest.fixture
def speech() -> Speech:
    """To Ada, who sits at seat 0."""
    return Speech(People(Language("en"), NAMES, you=0))


@pytest.fixture(scope="session")
def sit(table: Any) -> Callable[..., Any]:
    """`sit(folder, lines)`: a sitting of three, who are people and bots."""

    def begin(folder: Path, lines: Any, people: int = 1, **options: Any) -> Any:
        return table(folder, lines, people=people, bots=3 - people, game="san-andreas", **options)

    return begin


@pytest.fixture(scope="session")
def finished(sit: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A whole game, of which every sentence was compared with the file when it appeared."""
    game = sit(tmp_path_factory.mktemp("finished"), [])
    assert game.play_on(Random(7))
    return game
