"""A ruler on a plan: from a city straight to the coast, with a tick a space (ruling A13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.plan.chart import Chart
from quakeboard.render.svg.elements import element, group, move, numbers, path
from quakeboard.render.svg.lettering import BOLD, width

_SIZE = 12.5


@dataclass(frozen=True, slots=True)
class Ruler:
    """Where a ruler is laid, and its label."""

    city: Space
    coast: Space
    """The first ocean space from the city, in the same row or column."""
    label: str = ""


def scales(chart: Chart, rulers: Sequence[Ruler]) -> str:
    """The rulers themselves, which lie under the coins."""
    return "".join(_scale(chart, ruler) for ruler in rulers)


def labels(chart: Chart, rulers: Sequence[Ruler]) -> str:
    """The labels of the rulers, which lie over everything."""
    return "".join(_label(chart, ruler) for ruler in rulers)


def _scale(chart: Chart, ruler: Ruler) -> str:
    """A ruler in purple, the colour of proposals, with a halo and a tick at the end of each space."""
    dx, dy = _direction(ruler)
    spaces = abs(ruler.coast[0] - ruler.city[0]) + abs(ruler.coast[1] - ruler.city[1])
    x, y = chart.at(ruler.city)
    across = (0.13 * chart.scale * dy, 0.13 * chart.scale * dx)
    ends = [(x + dx * n * chart.scale, y - dy * n * chart.scale) for n in (0.36, spaces - 0.5)]
    ticks = [(x + dx * (n + 0.5) * chart.scale, y - dy * (n + 0.5) * chart.scale) for n in range(spaces)]
    d = "M" + "L".join(numbers(*end) for end in ends)
    d += "".join(
        f"M{numbers(tx - across[0], ty - across[1])}L{numbers(tx + across[0], ty + across[1])}"
        for tx, ty in ticks
    )
    canvas = chart.canvas
    return group(
        path(d, stroke=canvas["sheet"], stroke_width=6, stroke_opacity=0.85),
        path(d, stroke=canvas["revision"], stroke_width=2.6),
        fill="none",
        stroke_linecap="round",
        data_space=f"{ruler.city[0]},{ruler.city[1]}",
    )


def _direction(ruler: Ruler) -> Space:
    (x, y), (to_x, to_y) = ruler.city, ruler.coast
    if (x == to_x) == (y == to_y):
        raise ValueError(f"no straight way leads from {ruler.city} to {ruler.coast}")
    return (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)


def _label(chart: Chart, ruler: Ruler) -> str:
    """The label of a ruler: a purple plate on the water, just beyond the coast."""
    if not ruler.label or chart.small:
        return ""
    (dx, dy), (x, y) = _direction(ruler), chart.at(ruler.coast)
    breadth, height = width(ruler.label, _SIZE) + 14, 21.0
    x += dx * (breadth - chart.scale + 10) / 2
    y -= dy * (height - chart.scale + 10) / 2
    plate = element(
        "rect",
        x=-breadth / 2,
        y=-height / 2,
        width=breadth,
        height=height,
        rx=4,
        fill=chart.canvas["revision"],
        stroke=chart.canvas["sheet"],
        stroke_width=1.5,
    )
    words = chart.canvas.text(ruler.label, 0, 0.36 * _SIZE, size=_SIZE, font=BOLD, colour="sheet")
    return group(plate, words, transform=move(x, y))
