"""The tiles of a plan: what shows of each, its tints, shade, texture, edges, and the shadow it throws."""

from __future__ import annotations

from quakeboard.core.squaregrid import SIDES, Space, neighbour
from quakeboard.games.sanandreas.render import lines
from quakeboard.games.sanandreas.render.ground import hachures, shade, square_path, tinted
from quakeboard.games.sanandreas.render.plan.chart import Chart
from quakeboard.games.sanandreas.render.scene import Slab, tint
from quakeboard.render.svg.elements import element, group, move, path


def tile(chart: Chart, slab: Slab) -> str:
    """The visible part of a tile."""
    shown = chart.board.shown(slab)
    if not shown:
        return ""
    canvas, scale = chart.canvas, chart.scale
    by_tint: dict[str, str] = {}
    for space in shown:
        token = tint(slab.rise(space))
        by_tint[token] = by_tint.get(token, "") + square_path(space, scale)
    ink, strength = shade(slab)
    whole = lines.path_of(lines.outline(shown), scale)
    drawn = [
        _shadow(chart, slab, whole),
        *(tinted(canvas, d, token) for token, d in by_tint.items()),
        path(whole, fill=canvas[ink], opacity=strength) if strength else "",
        "" if chart.small else _texture(chart, slab, shown),
        path(
            lines.path_of(_edges(chart, slab, shown), scale),
            fill="none",
            stroke=canvas["strata"],
            stroke_width=0.8 if chart.small else 1.5,
            stroke_linejoin="round",
            opacity=0.8,
        ),
    ]
    return group(*drawn, data_tile=str(slab.id))


def _shadow(chart: Chart, slab: Slab, whole: str) -> str:
    """A tile that lies on something throws a shadow."""
    if slab.depth == 0 or not any(len(chart.board.layers(space)) > 1 for space in slab.spaces):
        return ""
    canvas, small = chart.canvas, chart.small
    blur = element("feGaussianBlur", stdDeviation=1.2 if small else 2.4)
    canvas.define("soft", element("filter", blur, x="-25%", y="-25%", width="150%", height="150%"))
    fallen = move(1, 1.5) if small else move(2, 3)
    shape = path(whole, fill=canvas["shadow-c"], opacity=0.75, transform=fallen)
    return group(shape, filter=canvas.url("soft"))


def _texture(chart: Chart, slab: Slab, shown: list[Space]) -> str:
    """Dotted lines between the spaces of a tile, and hachures where it leans."""
    canvas, scale = chart.canvas, chart.scale
    inner = [(space, side) for space in shown for side in SIDES[:2] if neighbour(space, side) in shown]
    dotted = path(
        lines.path_of(inner, scale),
        fill="none",
        stroke=canvas["strata"],
        stroke_width=0.8,
        stroke_dasharray="2 2.5",
        opacity=0.45,
    )
    strokes = "".join(stroke.path(scale) for stroke in hachures(slab, shown))
    return dotted + path(strokes, fill=canvas["strata"], opacity=0.5)


def _edges(chart: Chart, slab: Slab, shown: list[Space]) -> list[lines.Step]:
    return [(space, side) for space in shown for side in SIDES if not slab.covers(neighbour(space, side))]
