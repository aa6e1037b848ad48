"""The requests of Seismic, besides those of every game."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.cli.terminal.requests import Request
from quakeboard.core.hexgrid import Cell


@dataclass(frozen=True)
class Place(Request):
    """Lay or turn a tile: as much of it as was typed."""

    tile: str | None = None
    """A number of the face-up row, a tile's name or its beginning."""
    at: Cell | None = None
    rotation: int | None = None


@dataclass(frozen=True)
class Claim(Request):
    """Send a crew: to a number of the list or to a fragment by its edges."""

    where: str


@dataclass(frozen=True)
class Edges(Request):
    """Edges by their compass names: a side, a stub or a fragment, depending on the question."""

    edges: tuple[int, ...]


@dataclass(frozen=True)
class Town(Request):
    """The town that is hit first."""

    at: Cell
