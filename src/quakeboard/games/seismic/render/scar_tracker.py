"""Watchers follow a game and gather what the rules do not keep: scars, the last move, where the turns are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.events import TileDestroyed, TileLaid


@dataclass
class Scars:
    """The cells that a quake has torn up and nobody has built over; and the tile laid last."""

    cells: set[Cell] = field(default_factory=set)
    last: Cell | None = None

    def watch(self, events: list[Any]) -> None:
        for event in events:
            match event:
                case TileDestroyed(at=at):
                    self.cells.add(at)
                    self.last = None if self.last == at else self.last
                case TileLaid(at=at):
                    self.cells.discard(at)
                    self.last = at
