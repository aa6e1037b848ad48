"""Tracks what a picture shows and the rules do not keep: scars and the tile laid last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from quakeboard.core.game import Event
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules.events import TileDestroyed, TileLaid


@dataclass
class ScarTracker:
    """The cells that a quake has torn up and that are still empty, and the tile laid last."""

    cells: set[Cell] = field(default_factory=set)
    last: Cell | None = None

    def update(self, events: Iterable[Event]) -> None:
        """Follow the events of one more action."""
        for event in events:
            match event:
                case TileDestroyed(at=at):
                    self.cells.add(at)
                    self.last = None if self.last == at else self.last
                case TileLaid(at=at):
                    self.cells.discard(at)
                    self.last = at
