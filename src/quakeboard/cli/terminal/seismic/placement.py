"""Placements that are chosen in part, and why one is impossible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quakeboard.cli.terminal.answers import Explain, Refuse, number_ranges
from quakeboard.cli.terminal.seismic.names import cell_text
from quakeboard.core.errors import QuakeboardError
from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.rules import legality, refusals
from quakeboard.games.seismic.rules.actions import Lay, Turn
from quakeboard.games.seismic.rules.pieces import TILE_NUMBER, TILES, turned_exits, turned_links


@dataclass(frozen=True)
class PartialPlacement:
    """What was chosen of a placement so far."""

    tile: str | None = None
    at: Cell | None = None
    rotation: int | None = None

    def fits(self, action: Lay | Turn) -> bool:
        return (
            (self.tile is None or (isinstance(action, Lay) and action.tile == self.tile))
            and self.at in (None, action.at)
            and self.rotation in (None, action.rotation)
        )


_TILE_REFUSALS = (refusals.NO_SUCH_TILE, refusals.NOT_FACE_UP, refusals.NO_SECOND_TILE)
_CELL_REFUSALS = (
    refusals.OFF_TABLE,
    refusals.CELL_TAKEN,
    refusals.NO_HIGHWAY_THERE,
    refusals.NOTHING_TO_TURN,
    refusals.TURNED_ALREADY,
)


def find_tile(face_up: Sequence[str], text: str) -> str | Refuse | Explain:
    """A tile by its number in the face-up row, its name or the beginning of its name."""
    if len(text) == 1 and text.isdigit():
        if 0 < int(text) <= len(face_up):
            return face_up[int(text) - 1]
        return Explain(
            "play-no-such-number", {"number": text, "numbers": number_ranges(range(1, len(face_up) + 1))}
        )
    if text in TILE_NUMBER:
        return text
    matches = [name for name in dict.fromkeys(face_up) if name.startswith(text)]
    if len(matches) == 1:
        return matches[0]
    if matches:
        return Explain("play-which-tile", {"tiles": ", ".join(matches)})
    return Refuse(QuakeboardError(refusals.NO_SUCH_TILE, tile=text[:20]))


def smallest_rotation(tile: str, rotation: int) -> int:
    """The smallest rotation with the same roads, which the notation uses."""
    piece = TILES[TILE_NUMBER[tile]]

    def roads(k: int) -> object:
        return turned_links(piece.links, k), turned_exits(piece.exits, k)

    return next(k for k in range(6) if roads(k) == roads(rotation))


def why_no_lay(position: Any, face_up: Sequence[str], partial: PartialPlacement) -> Refuse | Explain:
    """Why no legal lay fits a partial placement."""
    tile = partial.tile if partial.tile is not None else next(iter(face_up), "")
    error = legality.refusal(position, Lay(tile, partial.at or (0, 0), partial.rotation or 0))
    if error.code.startswith("not-now") or error.reason in _TILE_REFUSALS:
        return Refuse(error)
    if partial.at is None:
        if partial.tile is None:
            return Explain("play-which-cell", {})
        return Explain("play-fits-nowhere", {"tile": partial.tile})
    if error.reason in _CELL_REFUSALS:
        return Refuse(error)
    if partial.tile is None:
        return Explain("play-nothing-fits-there", {"at": cell_text(partial.at)})
    if partial.rotation is None:
        return Explain("play-no-rotation-fits", {"tile": partial.tile, "at": cell_text(partial.at)})
    return Refuse(error)


def why_no_turn(position: Any, partial: PartialPlacement, rotation_now: int) -> Refuse | Explain:
    """Why no legal turn fits a partial placement; `rotation_now` is that of the tile."""
    if partial.tile is not None or partial.at is None:
        return Explain("play-which-cell", {})
    rotation = partial.rotation if partial.rotation is not None else (rotation_now + 1) % 6
    error = legality.refusal(position, Turn(partial.at, rotation))
    if partial.rotation is None and error.reason not in _CELL_REFUSALS:
        return Explain("play-cannot-be-turned", {"at": cell_text(partial.at)})
    return Refuse(error)
