"""A single tile off the table: face up beside the pile, or on a sheet that shows them all."""

from __future__ import annotations

from quakeboard.games.seismic.render.scars import cracks
from quakeboard.games.seismic.render.signs import plate, town_sign
from quakeboard.games.seismic.render.tile_roads import Roads, TilePainter
from quakeboard.games.seismic.rules.pieces import TILES, TOWN_TILE, Tile, turned_exits, turned_links
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, path
from quakeboard.render.svg.hexes import hexagon
from quakeboard.render.svg.land import tile_lines

_KINDS = {tile.name: tile for tile in (*TILES, TOWN_TILE)}


def kind_of(name: str) -> Tile:
    """The tile of this name; a ValueError if there is none."""
    if name not in _KINDS:
        raise ValueError(f"there is no tile {name!r}")
    return _KINDS[name]


class LooseTiles:
    """Draws tiles about (0, 0), all of one size, each with a shadow below it."""

    def __init__(self, canvas: Canvas, scale: float) -> None:
        self._canvas = canvas
        self._scale = scale
        self._painter = TilePainter(canvas, scale, "-loose")

    def draw(self, name: str, rotation: int = 0, town: str = "") -> str:
        """A tile in a rotation; `town` is the name on the town's sign."""
        tile = kind_of(name)
        if tile.kind == "quake":
            return self._quake(tile)
        roads = Roads(
            turned_links(tile.links, rotation),
            turned_exits(tile.exits, rotation),
            tile.value,
            tile.kind == "town",
        )
        sign = town_sign(self._canvas, town, self._scale, (0, 0)) if town else ""
        return self._ground() + self._painter.roads(roads) + self._edge("ground-edge") + sign

    def _hexagon(self) -> str:
        if not self._canvas.has("hexagon"):
            self._canvas.define("hexagon", path(hexagon(self._scale)))
            self._canvas.define("in-hexagon", element("clipPath", self._canvas.use("hexagon")))
        return "hexagon"

    def _shadow(self) -> str:
        drop = f"translate(0 {max(2.0, 0.06 * self._scale):g})"
        return self._canvas.use(self._hexagon(), drop, fill=self._canvas["shadow-c"], opacity=0.22)

    def _ground(self) -> str:
        if not self._canvas.has("loose-ground"):
            shadow = self._shadow()
            ground = self._canvas.use(self._hexagon(), fill=self._canvas["ground"])
            lines = path(
                tile_lines(self._scale),
                fill="none",
                stroke=self._canvas["ground-edge"],
                stroke_width=0.8,
                opacity=0.55,
                clip_path=self._canvas.url("in-hexagon"),
            )
            self._canvas.define("loose-ground", group(shadow, ground, lines))
        return self._canvas.use("loose-ground")

    def _edge(self, colour: str, dashes: str | None = None) -> str:
        return self._canvas.use(
            self._hexagon(),
            fill="none",
            stroke=self._canvas[colour],
            stroke_width=1.2,
            stroke_dasharray=dashes,
        )

    def _quake(self, tile: Tile) -> str:
        """Cracked ground and the magnitude: such a tile is never laid."""
        ground = self._canvas.use(self._hexagon(), fill=self._canvas["scar"])
        broken = path(
            cracks((tile.value, 0), self._scale * 1.15),
            fill="none",
            stroke=self._canvas["quake"],
            stroke_width=max(1.3, 0.034 * self._scale),
            stroke_linejoin="round",
            opacity=0.75,
        )
        sign = plate(self._canvas, f"M{tile.value}.0", (0, 0), self._scale / 34)
        return self._shadow() + ground + broken + self._edge("quake", "3 3") + sign
