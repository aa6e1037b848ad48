"""Boards for the tests of San Andreas, drawn as a few lines of text."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.rules.sanandreas.game import SanAndreas
from quakeboard.rules.sanandreas.options import Options
from quakeboard.rules.sanandreas.position import Position

LINE = re.compile(r"(\d+) at (-?\d+),(-?\d+)(?: over ([\w, ]+?))?( under land)?")


def lay(position: Position, drawn: str) -> Position:
    """Lay the tiles of a drawing such as ``4 at 3,13 over 7, land``; all other tiles have sunk."""
    tiles = []
    for line in drawn.strip().splitlines():
        found = LINE.fullmatch(line.strip())
        assert found, line
        tile, x, y, over, under_land = found.groups()
        names = tuple(name if name == "land" else int(name) for name in (over or "").split(", ") if name)
        tiles.append((int(tile), (int(x), int(y)), names, bool(under_land)))
    position.arrange(tiles)
    return position


def play(position: Position, *actions: str) -> list[Any]:
    """Apply actions in their notation; the events of all of them."""
    return [event for text in actions for event in position.apply(position.game.read(text))]


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
        next(laid for laid in position.full_view().tiles if laid.id == tile).corners
    )
