"""Positions of San Andreas set up by notation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from set_up import play_on, play_san_andreas

from quakeboard.cli.terminal.messages import Messages
from quakeboard.language import Language
from quakeboard.language.people import People

NAMES = ("Ada", "Ben", "Cem")


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_san_andreas


@pytest.fixture(scope="session")
def random_position() -> Callable[..., Any]:
    """`random_position(seed, steps)`: a position of a random game."""
    return lambda seed, steps: play_on(play_san_andreas(), seed, steps)


@pytest.fixture
def messages() -> Messages:
    """Messages to Ada, who has seat 0."""
    return Messages(People(Language("en"), NAMES, you=0))


@pytest.fixture(scope="session")
def typed_game_of_three(typed_game: Any) -> Callable[..., Any]:
    """`typed_game_of_three(folder, lines)`: a game of three seats, for people and bots."""

    def begin(folder: Path, lines: Any, people: int = 1, **options: Any) -> Any:
        return typed_game(folder, lines, people=people, bots=3 - people, game="san-andreas", **options)

    return begin


@pytest.fixture(scope="session")
def finished(typed_game_of_three: Callable[..., Any], tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A whole game, with every printed line compared with the save file."""
    game = typed_game_of_three(tmp_path_factory.mktemp("finished"), [])
    assert game.play_randomly(Random(7))
    return game
