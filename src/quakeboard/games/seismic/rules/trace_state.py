"""A position of Seismic as a trace shows it: plain data in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quakeboard.games.seismic.rules.view import LaidTile

if TYPE_CHECKING:
    from quakeboard.core.game import JSON
    from quakeboard.games.seismic.rules.position import Position


def trace_state(position: Position) -> dict[str, JSON]:
    """The whole position."""
    view = position.view(None)
    found: dict[str, JSON] = {
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


def _tile(tile: LaidTile) -> dict[str, JSON]:
    roads: dict[str, JSON] = (
        {"links": [list(link) for link in tile.links]}
        if tile.kind == "highway"
        else {"exits": list(tile.exits), "value": tile.value}
    )
    crews: list[JSON] = []
    if tile.crew is not None:
        crews.append({"fragment": tile.crew.fragment, "seat": tile.crew.seat})
    return {
        "at": list(tile.at),
        "tile": tile.tile,
        "kind": tile.kind,
        "rotation": tile.rotation,
        **roads,
        "crews": crews,
    }
