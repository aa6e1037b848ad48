"""What is proposed and not yet so, in the one ink for it: legal cells, a lit section, the tile in hand."""

from __future__ import annotations

from quakeboard.core.hexgrid import Cell
from quakeboard.games.seismic.render.road_geometry import fragment_axis
from quakeboard.games.seismic.render.scene import Scene, roads_of
from quakeboard.render.svg.elements import element, group, move, path
from quakeboard.render.svg.hexes import Point, hexagon
from quakeboard.render.svg.lettering import MONO_BOLD

_LIFT = 3
"""How far the preview floats above the table, in pixels."""
_HUB_EDGE = 0.41
"""How near to the middle of an intersection a lit section comes."""


def legal_cells(scene: Scene) -> str:
    """A dashed cell wherever the tile fits, with the number of its rotations that do."""
    preview = scene.overprint.preview
    cells = [cell for cell in sorted(scene.overprint.legal) if not preview or cell != preview.at]
    if not cells:
        return ""
    canvas = scene.canvas
    canvas.define("legal", path(hexagon(0.935 * scene.scale)))
    washed = group(
        *(canvas.use("legal", scene.move(cell)) for cell in cells),
        **canvas.translucent("revision-wash"),
        stroke=canvas["revision"],
        stroke_width=0.8 if scene.small else 1.4,
        stroke_dasharray="2 1.5" if scene.small else "4 3",
    )
    return washed if scene.small else washed + "".join(_rotations(scene, cell) for cell in cells)


def _rotations(scene: Scene, cell: Cell) -> str:
    size = max(12.5, 0.34 * scene.scale)
    x, y = scene.at(cell)
    # Only a fault line can run through the figure; only there it needs a halo.
    crossed = any(cell in side.cells for side in scene.sides)
    return scene.canvas.text(
        str(scene.overprint.legal[cell]),
        x,
        y + 0.37 * size,
        size=size,
        font=MONO_BOLD,
        colour="revision",
        paint_order="stroke" if crossed else None,
        stroke=scene.canvas["paper"] if crossed else None,
        stroke_width=3 if crossed else None,
    )


def section_band(scene: Scene) -> str:
    """The wide translucent band along a section."""
    return group(
        _section(scene),
        fill="none",
        stroke=scene.canvas["revision"],
        stroke_width=0.5 * scene.scale,
        opacity=0.42,
    )


def section_line(scene: Scene) -> str:
    """The firm line on its asphalt."""
    return group(
        _section(scene),
        fill="none",
        stroke=scene.canvas["revision"],
        stroke_width=max(1.5, 0.1 * scene.scale),
        stroke_linecap="round",
    )


def _section(scene: Scene) -> str:
    return "".join(
        path(_lit(fragment, scene.scale), transform=move(*_lifted(scene, cell)))
        for cell, fragment in scene.overprint.section
    )


def _lit(fragment: str, scale: float) -> str:
    """A fragment from edge to edge, or a stub from its edge to the hub."""
    line = fragment_axis(fragment)
    return line.path(scale, 0, 1 - _HUB_EDGE / line.length if len(fragment) == 1 else 1)


def _lifted(scene: Scene, cell: Cell) -> Point:
    """Where a cell's tile is drawn: the preview floats above the table."""
    x, y = scene.at(cell)
    preview = scene.overprint.preview
    return (x, y - _LIFT) if preview and preview.at == cell else (x, y)


def preview_tile(scene: Scene) -> str:
    """The tile in hand, lifted, with a solid edge."""
    tile = scene.overprint.preview
    if tile is None:
        return ""
    canvas, d = scene.canvas, hexagon(scene.scale - 1)
    blur = element("feGaussianBlur", stdDeviation=5)
    canvas.define("softer", element("filter", blur, x="-40%", y="-40%", width="180%", height="180%"))
    shade = path(d, fill=canvas["shadow-c"], opacity=0.4, transform=move(0, 5))
    return group(
        group(shade, filter=canvas.url("softer")),
        path(d, fill=canvas["ground-hi"]),
        scene.painter.roads(roads_of(tile)),
        path(d, fill="none", stroke=canvas["revision"], stroke_width=2.6),
        transform=move(*_lifted(scene, tile.at)),
    )
