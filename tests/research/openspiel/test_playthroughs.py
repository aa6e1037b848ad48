"""Whole games in OpenSpiel's own format: every string, number and return is what it was.

Who means to change one runs `make_playthroughs.py`, and reads the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .make_playthroughs import FOLDER, GAMES, replayed

pytestmark = pytest.mark.full


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_reproduced(name: str) -> None:
    was, now = replayed(FOLDER / f"{name}.txt")
    assert now.splitlines() == was.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_the_games_are_those_that_are_listed(name: str) -> None:
    file: Path = FOLDER / f"{name}.txt"
    assert file.read_text("utf-8").startswith(f"game: {GAMES[name]}\n")
