"""Boards of San Andreas drawn in text: one line a tile, such as `4 at 3,13 over 7, land`."""

from __future__ import annotations

import re
from typing import Any

from quakeboard.games.sanandreas.rules.position import Position

LINE = re.compile(r"(\d+) at (-?\d+),(-?\d+)(?: over ([\w, ]+?))?( under land)?")


def lay(position: Position, drawn: str) -> Position:
    """Lay the tiles of the drawing; all others have sunk."""
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
