"""The table as PPN sees it: pieces in one stack from bottom to top, and the moves that change it.

A move writes itself as PPN with `str()`. It names pieces as `?tSn`, which stays true however they lie.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quakeboard.games.sanandreas.ppn.pieces import TILE_NAMES, Spec, Spot, on_tile, spot_text, step_text
from quakeboard.games.sanandreas.rules.pieces import LAYOUT

# How a piece that moves gets into the stack.
TOP = "top"
BOTTOM = "bottom"
UNDER = "under"
"""The piece goes just under another one."""
OVER = "over"
"""The piece goes just over another one."""


@dataclass(frozen=True, slots=True)
class Put:
    """A piece is put down, on top of all."""

    piece: str
    at: Spot
    shows: str = ""
    """The side of a coin, `f` or `b`, or the rank of a die."""

    def __str__(self) -> str:
        return f"{self.piece}{self.shows}@{spot_text(self.at)}"


@dataclass(frozen=True, slots=True)
class Move:
    """A piece moves by a step, perhaps by none, to a place in the stack."""

    piece: str
    step: Spot
    to: Spot
    level: str
    other: str = ""
    above: frozenset[str] = field(default=frozenset(), compare=False)
    """For a tile, where the rules say it: the tiles that it overlaps and that lie above it."""
    below: frozenset[str] = field(default=frozenset(), compare=False)

    def __str__(self) -> str:
        how = "-" if self.level in (TOP, OVER) else "_"
        return f"?{self.piece}{how}{step_text(self.step)}{'%?' + self.other if self.other else ''}"


@dataclass(frozen=True, slots=True)
class Remove:
    """A piece is taken off the table."""

    piece: str

    def __str__(self) -> str:
        return f"*?{self.piece}"


@dataclass(frozen=True, slots=True)
class Turn:
    """A piece is turned over."""

    piece: str

    def __str__(self) -> str:
        return f"+?{self.piece}"


@dataclass(frozen=True, slots=True)
class Change:
    """A die is turned to another rank, or a coin replaced by one of this rank."""

    piece: str
    shows: str

    def __str__(self) -> str:
        return f"?{self.piece}~{self.shows}"


TableMove = Put | Move | Remove | Turn | Change


class Table:
    """The pieces on the table; at first, the 23 tiles."""

    def __init__(self) -> None:
        self.stack = list(TILE_NAMES)
        """All pieces from bottom to top."""
        self.at: dict[str, Spot] = dict(zip(TILE_NAMES, map(on_tile, LAYOUT), strict=True))
        self.shows: dict[str, str] = {}
        """By piece: the side of a coin, the rank of a die."""

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.stack, twin.at, twin.shows = list(self.stack), dict(self.at), dict(self.shows)
        return twin

    def __contains__(self, piece: str) -> bool:
        return piece in self.at

    def apply(self, move: TableMove) -> None:
        match move:
            case Put(piece, at, shows):
                self._take_out(piece)
                self.stack.append(piece)
                self.at[piece], self.shows[piece] = at, shows
            case Move(piece, _, to, level, other):
                self._take_out(piece)
                self.stack.insert(self._place(level, other), piece)
                self.at[piece] = to
            case Remove(piece):
                self._take_out(piece)
                del self.at[piece]
            case Turn(piece):
                self.shows[piece] = "b" if self.shows.get(piece) == "f" else "f"
            case Change(piece, shows):
                self.shows[piece] = shows

    def _take_out(self, piece: str) -> None:
        if piece in self.at:
            self.stack.remove(piece)

    def _place(self, level: str, other: str) -> int:
        if level == BOTTOM:
            return 0
        if level == TOP or other not in self.at:
            return len(self.stack)
        return self.stack.index(other) + (level == OVER)

    def described(self, spec: Spec) -> list[str]:
        """The pieces that fit a description."""
        return [piece for piece in self.stack if self._fits(piece, spec)]

    def _fits(self, piece: str, spec: Spec) -> bool:
        rank = piece[2:] or self.shows.get(piece, "")
        return (
            spec.kind in ("", piece[0])
            and spec.suit in ("", piece[1])
            and (spec.rank in ("", rank) or piece[0] == "p")
        )

    def lying_at(self, spot: Spot) -> list[str]:
        """The pieces whose middle is there, from bottom to top."""
        return [piece for piece in self.stack if self.at[piece] == spot]
