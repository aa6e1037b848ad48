"""What a person can ask for at the prompt. Reading a line gives one of these; none of it knows a position."""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.rules.hexgrid import Cell


@dataclass(frozen=True)
class Nothing:
    """An empty line."""


@dataclass(frozen=True)
class Pick:
    """A number of the list that was shown last."""

    label: str


@dataclass(frozen=True)
class Place:
    """Lay a tile or turn one: as much of it as was said."""

    tile: str | None = None
    """A number of the face-up row, a tile's name or how it begins."""
    at: Cell | None = None
    rotation: int | None = None


@dataclass(frozen=True)
class Claim:
    """Send a crew: to a number of the list or to a fragment by its edges."""

    where: str


@dataclass(frozen=True)
class Edges:
    """Edges by their compass names: a side, a stub or a fragment, whatever is asked."""

    edges: tuple[int, ...]


@dataclass(frozen=True)
class Town:
    """The town that is hit first."""

    at: Cell


@dataclass(frozen=True)
class Decline:
    """Pass."""


@dataclass(frozen=True)
class Command:
    """A word that does not act in the game, and what follows it."""

    word: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear:
    """Anything else."""

    text: str


Request = Nothing | Pick | Place | Claim | Edges | Town | Decline | Command | Unclear
