"""The paper under a Seismic table: contours, a tick at every corner of a cell, and the table's own edge."""

from __future__ import annotations

from quakeboard.core.hexgrid import rectangle
from quakeboard.games.seismic.render.scene import Scene, table_window
from quakeboard.render.svg.elements import element, group, number, numbers, path
from quakeboard.render.svg.hexes import INRADIUS, ROOT3, outline
from quakeboard.render.svg.land import Land
from quakeboard.render.svg.sheet import Window


def paper(scene: Scene, land: Land) -> str:
    """The paper; where the table ends within the window, it ends too, and beyond it is the desk."""
    window, scale = scene.sheet.window, scene.scale
    place = {
        "x": window.west * scale,
        "y": window.north * scale,
        "width": scene.sheet.map_width,
        "height": scene.sheet.map_height,
    }
    if not _edge_is_in_sight(scene):
        ticks = "" if scene.small else element("rect", **place, fill=_ticks(scene))
        return element("rect", **place, fill=scene.canvas["paper"]) + land.on_paper() + ticks
    return element("rect", **place, fill=scene.canvas["desk"]) + _paper_with_its_edge(scene, land)


def _edge_is_in_sight(scene: Scene) -> bool:
    table = table_window(scene.view)
    inner = Window(table.west + INRADIUS, table.north + 0.5, table.east - INRADIUS, table.south - 0.5)
    return not inner.contains(scene.sheet.window)


def _paper_with_its_edge(scene: Scene, land: Land) -> str:
    canvas = scene.canvas
    cells = dict.fromkeys(rectangle(scene.view.columns, scene.view.rows))
    canvas.define("table", element("path", d=outline(cells, scene.scale)))
    canvas.define("on-table", element("clipPath", canvas.use("table")))
    return "".join(
        (
            canvas.use("table", fill=canvas["paper"]),
            group(land.on_paper(), clip_path=canvas.url("on-table")),
            "" if scene.small else canvas.use("table", fill=_ticks(scene)),
            canvas.use("table", fill="none", stroke=canvas["edge"], stroke_width=1.2),
        )
    )


def _ticks(scene: Scene) -> str:
    """A pattern of small crosses at all corners of cells: four to a width of one and a height of two."""
    scale = scene.scale
    width, height = ROOT3 * scale, 3 * scale
    corners = ((0.25, 0.5), (0.75, 1.0), (0.75, 2.0), (0.25, 2.5))
    crosses = "".join(f"M{numbers(x * width - 2, y * scale)}h4m-2-2v4" for x, y in corners)
    pattern = element(
        "pattern",
        path(crosses, stroke=scene.canvas["hair"], stroke_width=0.8, opacity=0.5),
        x=-width / 4,
        y=-1.5 * scale,
        width=number(width, 4),
        height=number(height, 4),
        patternUnits="userSpaceOnUse",
    )
    scene.canvas.define("ticks", pattern)
    return scene.canvas.url("ticks")
