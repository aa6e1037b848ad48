"""What is measured of Seismic beside what is measured of every game."""

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.seismic.rules.pieces import RECONSTRUCTION
from quakeboard.games.seismic.rules.position import Position


def _playout_listed(position: Position, rng: Rng) -> tuple[int, ...]:
    return position.kernel.playout_listed(rng)


PLAYOUTS = {"listed_per_s": _playout_listed}

COUNT = 24
"""The largest count of a tile in a manifest."""

LONG_GAME = {
    "manifest": {
        tile: count if tile in ("03", "02", "01") else COUNT for tile, count in RECONSTRUCTION.items()
    },
    "columns": 61,
    "rows": 61,
}
