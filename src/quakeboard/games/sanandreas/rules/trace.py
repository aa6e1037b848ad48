"""The state of a position as a trace shows it: plain data, complete, hidden coins too, in a fixed order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.kernel.position import Position


def state(position: Position) -> dict[str, Any]:
    view = position.full_view()
    return {
        "tiles": [
            {
                "id": tile.id,
                "at": list(tile.at),
                "over": list(tile.over),
                "under_land": tile.under_land,
                "corners": list(tile.corners),
            }
            for tile in view.tiles
        ],
        "cities": [
            {"tile": city.tile, "at": list(city.at), "seat": city.seat, "coin": city.coin}
            for city in view.cities
        ],
        "epicentres": [
            {"pawn": epicentre.pawn, "tile": epicentre.tile, "at": list(epicentre.at)}
            for epicentre in view.epicentres
        ],
        "hands": [list(hand or ()) for hand in view.hands],
        "destroyed": [list(coins) for coins in view.destroyed],
        "scores": list(view.scores),
        "dice": None if view.dice is None else list(view.dice),
        "phase": view.phase,
    }
