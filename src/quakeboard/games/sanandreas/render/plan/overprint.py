"""The lines printed over the tiles of a plan: coast, border, buried edges, thrust faults, a section."""

from __future__ import annotations

from quakeboard.games.sanandreas.render import lines
from quakeboard.games.sanandreas.render.labels import Words
from quakeboard.games.sanandreas.render.plan.chart import Chart
from quakeboard.render.svg.elements import group, number, numbers, path
from quakeboard.render.svg.lettering import BOLD


def coast_line(chart: Chart) -> str:
    d = lines.path_of(lines.coast(chart.board, chart.spaces), chart.scale)
    return path(
        d,
        fill="none",
        stroke=chart.canvas["shore"],
        stroke_width=1.6 if chart.small else 3.4 * chart.weight,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def land_border(chart: Chart) -> str:
    d = lines.path_of(lines.border(chart.board, chart.spaces), chart.scale)
    return path(
        d,
        fill="none",
        stroke=chart.canvas["ink"],
        stroke_width=0.9 if chart.small else 1.8,
        stroke_dasharray="5 2 1 2" if chart.small else "10 4 2 4",
    )


def buried_edges(chart: Chart) -> str:
    """Buried edges as dotted lines over what hides them, with a halo for high ground."""
    if chart.small:
        return ""
    d = lines.path_of(lines.buried(chart.board, chart.spaces), chart.scale)
    halo = path(d, stroke=chart.canvas["fault-halo"], stroke_width=3.4 * chart.weight, stroke_opacity=0.55)
    dots = path(d, stroke=chart.canvas["fault"], stroke_width=1.7 * chart.weight)
    return group(
        halo,
        dots,
        fill="none",
        stroke_dasharray=f".1 {number(4.9 * chart.weight, 1)}",
        stroke_linecap="round",
    )


def thrust_faults(chart: Chart) -> str:
    """Thrust faults: a line with teeth that point into what is on top."""
    canvas, scale = chart.canvas, chart.scale
    found = lines.thrusts(chart.board, chart.spaces)
    line = lines.path_of(found, scale)
    if chart.small:
        return path(line, fill="none", stroke=canvas["fault"], stroke_width=1.3)
    triangles = lines.teeth(found, scale)
    halo = canvas["fault-halo"]
    return "".join(
        (
            path(line, fill="none", stroke=halo, stroke_width=4.6 * chart.weight, opacity=0.75),
            path(
                triangles,
                fill=canvas["fault"],
                stroke=halo,
                stroke_width=2 * chart.weight,
                paint_order="stroke",
                data_part="teeth",
            ),
            path(line, fill="none", stroke=canvas["fault"], stroke_width=2.2 * chart.weight),
        )
    )


def section_line(chart: Chart, cut: tuple[int | None, int | None], words: Words) -> str:
    row, column = cut
    if row is None and column is None:
        return ""
    canvas, window, scale = chart.canvas, chart.sheet.window, chart.scale
    if column is not None:
        x = (column + 0.5) * scale
        near, far = window.north * scale + 6, window.south * scale - 6
        line, stubs = (
            f"M{numbers(x, near)}V{number(far)}",
            f"M{numbers(x, near)}v16M{numbers(x, far)}v-16",
        )
        places = ((x + 9, near + 13), (x + 9, far - 3))
    else:
        assert row is not None
        y = -(row + 0.5) * scale
        near, far = window.west * scale + 6, window.east * scale - 6
        line, stubs = (
            f"M{numbers(near, y)}H{number(far)}",
            f"M{numbers(near, y)}h16M{numbers(far, y)}h-16",
        )
        places = ((near + 2, y - 7), (far - 18, y - 7))
    letters = (
        canvas.text(
            word,
            *at,
            size=15,
            font=BOLD,
            anchor="start",
            paint_order="stroke",
            stroke=canvas["mainland"],
            stroke_width=3,
        )
        for word, at in zip(words.section_ends, places, strict=True)
    )
    dashed = path(line, stroke=canvas["ink"], stroke_dasharray="14 4 3 4", opacity=0.55)
    ends = path(stubs, stroke=canvas["ink"], stroke_width=2.6)
    return group(dashed, ends, fill="none") + "".join(letters)
