"""Placements, as far as a person has settled them, and why one is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quakeboard.cli.terminal.answers import Puzzle, Refuse, ranges
from quakeboard.cli.terminal.seismic.names import cell_text
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules import legality, refusals
from quakeboard.games.seismic.rules.actions import Lay, Turn
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, turned_exits, turned_links


@dataclass(frozen=True)
class Wish:
    """What is settled about a placement."""

    tile: str | None = None
    at: Cell | None = None
    rotation: int | None = None

    def allows(self, action: Lay | Turn) -> bool:
        return (
            (self.tile is None or (isinstance(action, Lay) and action.tile == self.tile))
            and self.at in (None, action.at)
            and self.rotation in (None, action.rotation)
        )


_ABOUT_THE_TILE = (refusals.NO_SUCH_TILE, refusals.NOT_FACE_UP, refusals.NO_SECOND_TILE)
_ABOUT_THE_CELL = (
    refusals.OFF_TABLE,
    refusals.CELL_TAKEN,
    refusals.NO_HIGHWAY_THERE,
    refusals.NOTHING_TO_TURN,
    refusals.TURNED_ALREADY,
)


def tile_named(face_up: Sequence[str], said: str) -> str | Refuse | Puzzle:
    """The tile that is meant by a number of the face-up row, by a name or by how a name begins."""
    if len(said) == 1 and said.isdigit():
        if 0 < int(said) <= len(face_up):
            return face_up[int(said) - 1]
        return Puzzle("play-no-such-number", {"number": said, "numbers": ranges(range(1, len(face_up) + 1))})
    if said in TILE_NUMBER:
        return said
    alike = [name for name in dict.fromkeys(face_up) if name.startswith(said)]
    if len(alike) == 1:
        return alike[0]
    if alike:
        return Puzzle("play-which-tile", {"tiles": ", ".join(alike)})
    return Refuse(QuakeboardError(refusals.NO_SUCH_TILE, tile=said[:20]))


def smallest_rotation(tile: str, rotation: int) -> int:
    """The rotation that the notation uses for the same roads."""
    piece = TILES[TILE_NUMBER[tile]]

    def roads(k: int) -> object:
        return turned_links(piece.links, k), turned_exits(piece.exits, k)

    return next(k for k in range(6) if roads(k) == roads(rotation))


def why_not_laid(position: Any, face_up: Sequence[str], wish: Wish) -> Refuse | Puzzle:
    """Why no legal lay agrees with a wish."""
    tile = wish.tile if wish.tile is not None else next(iter(face_up), "")
    error = legality.refusal(position, Lay(tile, wish.at or (0, 0), wish.rotation or 0))
    if error.code.startswith("not-now") or error.reason in _ABOUT_THE_TILE:
        return Refuse(error)
    if wish.at is None:
        if wish.tile is None:
            return Puzzle("play-which-cell", {})
        return Puzzle("play-fits-nowhere", {"tile": wish.tile})
    if error.reason in _ABOUT_THE_CELL:
        return Refuse(error)
    if wish.tile is None:
        return Puzzle("play-nothing-fits-there", {"at": cell_text(wish.at)})
    if wish.rotation is None:
        return Puzzle("play-no-rotation-fits", {"tile": wish.tile, "at": cell_text(wish.at)})
    return Refuse(error)


def why_not_turned(position: Any, wish: Wish, lying: int) -> Refuse | Puzzle:
    """Why no legal turn agrees with a wish; `lying` is the tile's rotation now."""
    if wish.tile is not None or wish.at is None:
        return Puzzle("play-which-cell", {})
    rotation = wish.rotation if wish.rotation is not None else (lying + 1) % 6
    error = legality.refusal(position, Turn(wish.at, rotation))
    if wish.rotation is None and error.reason not in _ABOUT_THE_CELL:
        return Puzzle("play-cannot-be-turned", {"at": cell_text(wish.at)})
    return Refuse(error)
