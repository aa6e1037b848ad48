"""The map of a Seismic table, layer upon layer in the order in which they are printed."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.hexgrid import EDGES, neighbour, opposite
from quakeboard.games.seismic.render import sides
from quakeboard.games.seismic.render.paper import paper
from quakeboard.games.seismic.render.proposals import legal_cells, preview_tile, section_band, section_line
from quakeboard.games.seismic.render.road_geometry import crew_spot
from quakeboard.games.seismic.render.scars import scar
from quakeboard.games.seismic.render.scene import Scene, roads_of
from quakeboard.games.seismic.render.signs import town_sign
from quakeboard.games.seismic.rules.view import LaidTile
from quakeboard.render.svg import crews
from quakeboard.render.svg.elements import element, group, move, path
from quakeboard.render.svg.hexes import edges, hexagon, outline
from quakeboard.render.svg.land import Land


def seismic_map(scene: Scene, seed: str, towns: Sequence[str]) -> str:
    """All layers, the lowest first."""
    canvas, scale, small = scene.canvas, scene.scale, scene.small
    land = Land(canvas, seed, scene.sheet.window, scale, coarse=small)
    layers = {
        "paper": paper(scene, land),
        "scars": _scars(scene),
        "ground": _ground(scene, land),
        "faults": sides.fault_lines(canvas, scene.sides, scale, fine=small),
        "last": _last(scene),
        "gravel": _gravel(scene),
        "roads": _roads(scene),
        "legal": legal_cells(scene),
        "section": section_band(scene),
        "preview": preview_tile(scene),
        "section-line": section_line(scene),
        "crews": "".join(_crew(scene, tile) for tile in scene.tiles.values()),
        "towns": "" if small else _town_signs(scene, towns),
        "counts": "" if small else sides.counts(canvas, scene.sides, scale, towns),
    }
    drawn = (group(layer, data_layer=name) for name, layer in layers.items())
    return group(*drawn, transform=move(*scene.sheet.origin))


def _scars(scene: Scene) -> str:
    """A scar goes when it is built over."""
    bare = (cell for cell in sorted(set(scene.overprint.scars)) if cell not in scene.tiles)
    return "".join(scar(scene.canvas, cell, scene.scale) for cell in bare)


def _ground(scene: Scene, land: Land) -> str:
    """All tiles as one shape with one shadow, the land printed on it, their edges."""
    canvas = scene.canvas
    canvas.define("tiles", element("path", d=outline(scene.tiles, scene.scale)))
    canvas.define("on-tiles", element("clipPath", canvas.use("tiles")))
    lines = path(
        edges(scene.tiles, scene.scale),
        fill="none",
        stroke=canvas["ground-edge"],
        stroke_width=0.6 if scene.small else 1,
        stroke_linejoin="round",
    )
    shape = canvas.use("tiles", fill=canvas["ground"])
    return _shadow(scene) + shape + group(land.on_tiles(), clip_path=canvas.url("on-tiles")) + lines


def _shadow(scene: Scene) -> str:
    canvas, window, scale = scene.canvas, scene.sheet.window, scene.scale
    fall = 1.2 if scene.small else 2.2
    blur = element(
        "filter",
        element("feGaussianBlur", stdDeviation=fall),
        filterUnits="userSpaceOnUse",
        x=window.west * scale,
        y=window.north * scale,
        width=scene.sheet.map_width,
        height=scene.sheet.map_height,
    )
    canvas.define("soft", blur)
    shade = canvas.use("tiles", move(0, fall), fill=canvas["shadow-c"], opacity=0.34)
    return group(shade, filter=canvas.url("soft"))


def _last(scene: Scene) -> str:
    """A thin edge around the tile that was laid last."""
    if scene.overprint.last is None:
        return ""
    d = hexagon(scene.scale - 0.5, scene.at(scene.overprint.last))
    return path(d, fill="none", stroke=scene.canvas["ink"], stroke_width=1 if scene.small else 1.4)


def _gravel(scene: Scene) -> str:
    ends = "".join(
        scene.painter.gravel(edge, scene.at(tile.at))
        for tile in scene.tiles.values()
        for edge in EDGES
        if is_open_end(scene, tile, edge)
    )
    return path(ends, **scene.painter.gravel_style())


def is_open_end(scene: Scene, tile: LaidTile, edge: int) -> bool:
    """Whether a road ends here in the open: the next cell is on the table, and empty."""
    beyond = neighbour(tile.at, edge)
    return edge in roads_of(tile).edges and beyond not in scene.tiles and scene.on_table(beyond)


def _roads(scene: Scene) -> str:
    return "".join(
        group(scene.painter.roads(roads_of(tile)), _joins(scene, tile), transform=scene.move(tile.at))
        for tile in scene.tiles.values()
    )


def _joins(scene: Scene, tile: LaidTile) -> str:
    """Patches over the seams towards neighbours that are drawn already."""
    drawn = (edge for edge in sorted(roads_of(tile).edges) if neighbour(tile.at, edge) < tile.at)
    return "".join(scene.painter.join(edge) for edge in drawn if _meets(scene, tile, edge))


def _meets(scene: Scene, tile: LaidTile, edge: int) -> bool:
    other = scene.tiles.get(neighbour(tile.at, edge))
    return other is not None and opposite(edge) in roads_of(other).edges


def _crew(scene: Scene, tile: LaidTile) -> str:
    if tile.crew is None:
        return ""
    (x, y), (dx, dy) = scene.at(tile.at), crew_spot(tile.links, tile.crew.fragment)
    at = (x + dx * scene.scale, y + dy * scene.scale)
    if scene.small:
        return crews.disc(scene.canvas, tile.crew.seat, *at, 0.5 * scene.scale)
    return crews.crew(scene.canvas, tile.crew.seat, *at, max(14.0, 0.5 * scene.scale))


def _town_signs(scene: Scene, towns: Sequence[str]) -> str:
    return "".join(
        town_sign(scene.canvas, name, scene.scale, scene.at(cell))
        for cell, name in zip(scene.view.towns, towns, strict=False)
    )
