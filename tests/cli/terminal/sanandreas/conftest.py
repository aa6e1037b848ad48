"""Small tables of San Andreas, set up by the notation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from set_up import play_on, play_san_andreas

from quakeboard.cli.terminal.output import Speech
from quakeboard.language import Language
from quakeboard.language.people import People

NAMES = ("Ada", "Ben", "Cem")


@pytest.fixture(scope="session")
def played() -> Callable[..., Any]:
    return play_san_andreas


@pytest.fixture(scope="session")
def shaken() -> Callable[..., Any]:
    """`shaken(seed, steps)`: a position somewhere in a random game."""
    return lambda seed, steps: play_on(play_san_andreas(), seed, steps)


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
