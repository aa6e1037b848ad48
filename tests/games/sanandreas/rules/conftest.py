"""What the tests of San Andreas begin with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.options import Options
from quakeboard.games.sanandreas.rules.position import Position

from .boards import lay, play


@pytest.fixture(name="start")
def start_fixture() -> Callable[..., Position]:
    """A game in which seat 0 begins."""
    return lambda seats=4: SanAndreas(Options(first=0)).start(seats)


@pytest.fixture(name="board")
def board_fixture(start: Callable[..., Position]) -> Callable[[str], Position]:
    """A board like the drawing; seat 0 is to move."""
    return lambda drawn: lay(start(), drawn)


@pytest.fixture(name="play")
def play_fixture() -> Callable[..., list[Any]]:
    return play


@pytest.fixture(name="corners")
def corners_fixture() -> Callable[[Position, int], str]:
    """The heights of a tile's corners SW SE NW NE, as a trace shows them."""
    return lambda position, tile: " ".join(
        map(str, next(laid for laid in position.full_view().tiles if laid.id == tile).underside.heights)
    )
