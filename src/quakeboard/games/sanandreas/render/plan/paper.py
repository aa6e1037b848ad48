"""What a plan is printed on: the sea by depth, its name, the mainland with its contours."""

from __future__ import annotations

from quakeboard.games.sanandreas.render import lines
from quakeboard.games.sanandreas.render.plan.chart import Chart
from quakeboard.games.sanandreas.render.scene import Land
from quakeboard.games.sanandreas.render.sea import Waters
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, number, numbers, path
from quakeboard.render.svg.lettering import TEXT


def sea(chart: Chart) -> str:
    canvas, window, scale = chart.canvas, chart.sheet.window, chart.scale
    shelf = element(
        "rect",
        x=window.west * scale,
        y=window.north * scale,
        width=chart.sheet.map_width,
        height=chart.sheet.map_height,
        fill=canvas["sea-0"],
    )
    return shelf + sea_floor(canvas, chart.waters, scale, lines=not chart.small) + _lakes(chart)


def _lakes(chart: Chart) -> str:
    """Two waves on each space of a lake, which is no coast (ruling A3)."""
    waves = "".join(
        f"M{numbers((x + 0.25) * chart.scale, -(y + rise) * chart.scale)}"
        + 2
        * f"q{numbers(0.0625 * chart.scale, -0.12 * chart.scale)} {numbers(0.125 * chart.scale, 0)}"
        f"t{numbers(0.125 * chart.scale, 0)}"
        for x, y in chart.board.lakes
        for rise in (0.4, 0.6)
    )
    if not waves:
        return ""
    return path(waves, fill="none", stroke=chart.canvas["sea-ink"], stroke_width=0.05 * chart.scale)


def ocean_name(chart: Chart, name: str) -> str:
    """The ocean's name where there is most room, spaced and slanted as water is named."""
    height = min(26.0, max(15.0, 0.68 * chart.scale))
    spacing = 0.35 * height
    lines_of_name = name.upper().split()
    longest = max(map(len, lines_of_name), default=0)
    aside = longest * (0.66 * height + spacing) / 2 / chart.scale
    at = chart.waters.widest_water(aside, len(lines_of_name) * 0.7 * height / chart.scale)
    if at is None or not lines_of_name:
        return ""
    stride = 1.4 * height
    top = at[1] * chart.scale - (len(lines_of_name) - 1) * stride / 2 + 0.35 * height
    return "".join(
        chart.canvas.text(
            line,
            at[0] * chart.scale + spacing / 2,
            top + stride * n,
            size=height,
            font=TEXT,
            colour="sea-ink",
            font_style="italic",
            letter_spacing=number(spacing),
        )
        for n, line in enumerate(lines_of_name)
    )


def mainland(chart: Chart) -> str:
    """The land beyond the borders, contours and all; where a tile lies on it the tile hides it."""
    canvas, scale = chart.canvas, chart.scale
    land = {space for space in chart.spaces if isinstance(chart.board.top(space), Land)}
    d = lines.path_of(lines.outline(land), scale)
    canvas.define("mainland", element("path", d=d))
    canvas.define("on-mainland", element("clipPath", canvas.use("mainland")))
    fine, firm = chart.waters.contours(scale)
    contours = group(
        "" if chart.small else path(fine, stroke=canvas["contour"], stroke_width=0.8),
        path(firm, stroke=canvas["contour-index"], stroke_width=0.8 if chart.small else 1.2),
        fill="none",
        opacity=0.75,
        clip_path=canvas.url("on-mainland"),
    )
    return canvas.use("mainland", fill=canvas["mainland"]) + contours


def sea_floor(canvas: Canvas, waters: Waters, scale: float, *, lines: bool = True) -> str:
    """The deeper bands and the depth lines between them."""
    bands = "".join(path(d, fill=canvas[f"sea-{n + 1}"]) for n, d in enumerate(waters.bands(scale)))
    if not lines:
        return bands
    firm, fine = waters.lines(scale)
    drawn = path(firm, stroke_width=0.9) + path(fine, stroke_width=0.5)
    return bands + group(drawn, fill="none", stroke=canvas["sea-ink"], opacity=0.34)
