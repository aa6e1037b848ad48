"""Writes numbers.json: what the server's renderer draws, for the tests of the client's geometry to compare.

Run it from the repository with the package installed:
`python web/src/games/seismic/geometry/recorded/make_numbers.py`.
"""

import json
import re
from itertools import combinations
from pathlib import Path

from quakeboard.render.canvas import Canvas
from quakeboard.render.seismic_tile import Roads, TilePainter
from quakeboard.render.sheet import Window
from quakeboard.rules.seismic.pieces import TILES, turned_links

from quakeboard.render import crews, hexes, houses, land, roads, scars, seismic_tile, sides, svg, terrain

CELLS = [(0, 0), (1, 0), (1, -1), (3, -1), (2, 1), (0, 2), (1, 2), (-1, 1), (0, 1), (2, -2)]
RING = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
LINKS = list(combinations(range(6), 2))
CROSSED = tuple(tile.name for tile in TILES if len(tile.links) > 1)


def bridges(name: str, rotation: int) -> list[str]:
    """The paths that a tile's bridges add to its roads."""
    links = next(tile.links for tile in TILES if tile.name == name)
    painter = TilePainter(Canvas("light"), 100)
    return re.findall(r' d="([^"]+)"', painter.roads(Roads(turned_links(links, rotation))))


def land_paths() -> dict[str, str]:
    canvas = Canvas("light")
    land.Land(canvas, "quakeboard", Window(-4, -3, 4, 3), 38.5, coarse=False)
    names = {"lines": "lines", "indexLines": "index-lines", "hills": "hills", "dales": "dales"}
    found = {}
    for key, name in names.items():
        shape = re.search(r' d="([^"]*)"', canvas._definitions[name])
        found[key] = shape.group(1) if shape else ""
    return found


def numbers() -> dict[str, object]:
    patch = terrain.Terrain("quakeboard").patch(-3, -2, 3, 2, 0.5)
    values = (0, 1.5, 0.25, -0.25, -3, -0.001, 100, 12.345, 1e-9, 10.0, -10.50)
    return {
        "numbers": [[value, svg.number(value)] for value in values],
        "hexagon": hexes.hexagon(38.5, (10, -4)),
        "cells": CELLS,
        "ring": RING,
        "outline": hexes.outline(dict.fromkeys(CELLS), 38.5),
        "ringOutline": hexes.outline(dict.fromkeys(RING), 100),
        "edges": hexes.edges(CELLS, 38.5),
        "axes": {f"{a}{b}": roads.axis((a, b)).path(38.5) for a, b in LINKS},
        "aside": {f"{a}{b}": roads.axis((a, b)).path(100, 0.25, 0.75, 0.185) for a, b in LINKS},
        "crossings": [
            [one, other, roads.crossing(one, other)]
            for one in LINKS
            for other in LINKS
            if not {*one} & {*other} and roads.cross(one, other)
        ],
        "spots": [
            [tile.links, f"{a}{b}", crews.spot(tile.links, f"{a}{b}")]
            for tile in TILES
            for a, b in tile.links
        ],
        "stubSpot": crews.spot((), "2"),
        "bridges": [[name, turns, bridges(name, turns)] for name in CROSSED for turns in (0, 2)],
        "spans": seismic_tile.spans([0.5, 0.7, 1.4]),
        "gravel": TilePainter(Canvas("light"), 100).gravel(4, (12.5, -30)),
        "cracks": [[cell, scars.cracks(cell, 38.5)] for cell in ((0, -1), (3, 2), (-12, 5))],
        "houses": houses.houses(38.5),
        "heights": {"west": patch.west, "north": patch.north, "rows": patch.heights},
        "otherHeight": terrain.Terrain("Donnerstag – ü").patch(0, 0, 0.2, 0.2, 0.25).heights[0][0],
        "land": land_paths(),
        "tileLines": land.tile_lines(46),
        "short": sides.short_names(["San Andreas West", "San Andreas East"]),
    }


if __name__ == "__main__":
    target = Path(__file__).with_name("numbers.json")
    target.write_text(json.dumps(numbers(), separators=(",", ":")) + "\n")
