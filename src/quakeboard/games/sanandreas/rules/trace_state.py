"""A position of San Andreas as a trace shows it: plain data in a fixed order, hidden coins too."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quakeboard.core.game import JSON
    from quakeboard.games.sanandreas.rules.position import Position


def trace_state(position: Position) -> dict[str, JSON]:
    """The whole position."""
    view = position.full_view()
    return {
        "tiles": [
            {
                "id": tile.id,
                "at": list(tile.at),
                "over": list(tile.over),
                "under_land": tile.under_land,
                "corners": [str(height) for height in tile.underside.heights],
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
        "destroyed": [
            sorted((*coins, *(coin for coin in lost if coin is not None)))
            for coins, lost in zip(view.destroyed, view.lost, strict=True)
        ],
        "scores": list(view.scores),
        "dice": None if view.dice is None else list(view.dice),
        "phase": view.phase,
    }
