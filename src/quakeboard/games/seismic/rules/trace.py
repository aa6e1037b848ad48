"""The state of a position as a trace shows it: plain data, complete, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quakeboard.games.seismic.rules.view import LaidTile

if TYPE_CHECKING:
    from quakeboard.games.seismic.rules.kernel.position import Position


def state(position: Position) -> dict[str, Any]:
    view = position.view(None)
    found: dict[str, Any] = {
        "table": {"columns": view.columns, "rows": view.rows},
        "towns": [list(town) for town in view.towns],
        "board": [_tile(tile) for tile in view.board],
        "face_up": list(view.face_up),
        "pile": view.pile,
        "crews_left": list(view.crews_left),
        "phase": view.phase,
    }
    if view.piles:
        found["piles"] = list(view.piles)
    return found


def _tile(tile: LaidTile) -> dict[str, Any]:
    roads: dict[str, Any] = (
        {"links": [list(link) for link in tile.links]}
        if tile.kind == "highway"
        else {"exits": list(tile.exits), "value": tile.value}
    )
    crews = [] if tile.crew is None else [{"fragment": tile.crew.fragment, "seat": tile.crew.seat}]
    start = {"at": list(tile.at), "tile": tile.tile, "kind": tile.kind, "rotation": tile.rotation}
    return {**start, **roads, "crews": crews}
