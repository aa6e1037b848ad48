"""What is measured of Seismic beside what is measured of every game."""

from quakeboard.games.seismic.rules.kernel.position import Position
from quakeboard.games.seismic.rules.pieces import RECONSTRUCTION

PLAYOUTS = {"listed_per_s": Position.playout_listed}

COUNT = 24
"""The largest count of a tile in a manifest."""

LONG_GAME = {
    "manifest": {
        tile: count if tile in ("03", "02", "01") else COUNT for tile, count in RECONSTRUCTION.items()
    },
    "columns": 61,
    "rows": 61,
}
