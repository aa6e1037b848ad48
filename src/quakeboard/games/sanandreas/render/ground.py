"""How a tile's ground is drawn: shade by lean, hachures downhill, the sign for strike and dip."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from math import ceil, floor, hypot

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.page import weight
from quakeboard.games.sanandreas.render.scene import Board, Slab
from quakeboard.games.sanandreas.rules.lean import figure
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, numbers, path
from quakeboard.render.svg.hexes import Point
from quakeboard.render.svg.lettering import HEAVY

_LIGHT = (-0.7071, 0.7071)
"""Where the light comes from: the north-west."""
_MOST_SHADE = 0.29
_ACROSS, _ALONG = 0.2, 0.5
"""The distances between hachures along the level line and downhill: two rows of five a space."""
_HACHURE = 0.09
_BAR, _TICK, _FIGURE = 0.36, 0.3, 0.5
"""The lengths of half the bar and the tick of a strike-and-dip sign, and the distance of its figure."""


def shade(slab: Slab) -> tuple[str, float]:
    """The ink and its strength that make a slope lighter or darker, and 0 where it does neither."""
    towards = -(float(slab.east) * _LIGHT[0] + float(slab.north) * _LIGHT[1])
    strength = min(_MOST_SHADE, 0.3 * abs(towards))
    return ("shield" if towards > 0 else "shadow-c"), round(strength, 2)


@dataclass(frozen=True, slots=True)
class Hachure:
    base: tuple[Point, Point]
    tip: Point

    @property
    def spaces(self) -> set[Space]:
        """The spaces that it touches."""
        return {(floor(x), floor(y)) for x, y in (*self.base, self.tip)}

    def path(self, scale: float, origin: Point = (0, 0)) -> str:
        points = ((x - origin[0], origin[1] - y) for x, y in (*self.base, self.tip))
        return "M" + "L".join(numbers(x * scale, y * scale, places=1) for x, y in points) + "Z"


def hachures(slab: Slab, shown: Collection[Space]) -> list[Hachure]:
    """Tapering strokes downhill, longer when steeper, on the spaces of a tile that show."""
    if not slab.leans:
        return []
    (dx, dy), (mx, my) = slab.downhill, slab.middle
    length = min(0.44, 0.2 + 0.125 * slab.lean)
    found = []
    reach = 1.5
    for j in range(-ceil(reach / _ALONG), ceil(reach / _ALONG)):
        for i in range(-ceil(reach / _ACROSS), ceil(reach / _ACROSS)):
            across, along = (i + 0.5) * _ACROSS, (j + 0.5) * _ALONG - length / 2
            x, y = mx + across * -dy + along * dx, my + across * dx + along * dy
            half = _HACHURE / 2
            base = ((x - half * -dy, y - half * dx), (x + half * -dy, y + half * dx))
            stroke = Hachure(base, (x + length * dx, y + length * dy))
            if all(space in shown for space in stroke.spaces):
                found.append(stroke)
    return found


@dataclass(frozen=True, slots=True)
class Dip:
    """A strike-and-dip sign: where it stands and how large."""

    at: Point
    size: float


def dip(board: Board, slab: Slab, taken: Iterable[Space]) -> Dip | None:
    """The place for a leaning tile's sign: its middle if that shows, or where there is most room."""
    shown = board.shown(slab)
    if not slab.leans or not shown:
        return None
    occupied = [(x + 0.5, y + 0.5) for x, y in taken]
    mx, my = slab.middle

    def cost(place: Dip) -> tuple[float, float, Point]:
        x, y = place.at
        fx, fy = _figure_at(slab, place)
        crowded = sum(
            max(0.0, 0.6 - hypot(x - ox, y - oy)) + max(0.0, 0.5 - hypot(fx - ox, fy - oy))
            for ox, oy in occupied
        )
        return round(crowded, 6), round(hypot(x - mx, y - my), 6), place.at

    return min(_places(slab, shown), key=cost)


def _places(slab: Slab, shown: list[Space]) -> list[Dip]:
    """The tile's middle; if not all of it shows, places between two spaces that do, or on one of them."""
    if len(shown) == len(slab.spaces):
        return [Dip(slab.middle, 1)]
    dx, dy = _figure_side(slab)
    places = []
    for ax, ay in shown:
        for bx, by in shown:
            if (bx - ax, by - ay) in ((0, 0), (1, 0), (0, 1)):
                middle = (ax + bx + 1) / 2, (ay + by + 1) / 2
                # Where there is only one space for sign and figure together, the sign makes room.
                tight = not (dx * (bx - ax) or dy * (by - ay))
                places.append(
                    Dip((middle[0] - 0.2 * dx, middle[1] - 0.2 * dy), 0.78) if tight else Dip(middle, 1)
                )
    return places


def _figure_at(slab: Slab, place: Dip) -> Point:
    """Beyond the tick, but straight up, down or aside, so that it stands between two coins and not on one."""
    dx, dy = _figure_side(slab)
    out = _FIGURE * place.size
    return place.at[0] + out * dx, place.at[1] + out * dy


def _figure_side(slab: Slab) -> tuple[int, int]:
    dx, dy = slab.downhill
    if abs(dx) >= abs(dy) - 1e-9:
        return (1 if dx > 0 else -1), 0
    return 0, (1 if dy > 0 else -1)


def dip_sign(canvas: Canvas, slab: Slab, place: Dip, scale: float) -> str:
    """Bar along the level line, tick downhill, the lean as a figure; red when too steep for a coin."""
    (x, y), (dx, dy), size = place.at, slab.downhill, place.size
    bar, tick = _BAR * size, _TICK * size
    ends = (
        (x + bar * dy, y - bar * dx),
        (x - bar * dy, y + bar * dx),
        (x, y),
        (x + tick * dx, y + tick * dy),
    )
    a, b, c, d = (numbers(px * scale, -py * scale) for px, py in ends)
    lines = f"M{a}L{b}M{c}L{d}"
    ink = "quake" if slab.steep else "fault"
    fx, fy = _figure_at(slab, place)
    height = max(12.5, 0.36 * scale * (0.92 if size < 1 else 1))
    words = canvas.text(
        figure((slab.east, slab.north)),
        fx * scale,
        -fy * scale + 0.36 * height,
        size=height,
        font=HEAVY,
        colour=ink,
        paint_order="stroke",
        stroke=canvas["fault-halo"],
        stroke_width=3.6 * weight(scale),
        stroke_linejoin="round",
    )
    halo = path(lines, stroke=canvas["fault-halo"], stroke_width=5.6 * weight(scale))
    firm = path(lines, stroke=canvas[ink], stroke_width=2.6 * weight(scale))
    return group(
        group(halo, firm, fill="none", stroke_linecap="round"),
        words,
        data_tile=str(slab.id),
    )


def square_path(space: Space, scale: float) -> str:
    x, y = space
    side = numbers(scale)
    return f"M{numbers(x * scale, -y * scale)}v-{side}h{side}v{side}Z"


def tinted(canvas: Canvas, d: str, token: str) -> str:
    """A painted area with a hair of its own colour around it, so that no seam shows."""
    return element("path", d=d, fill=canvas[token], stroke=canvas[token], stroke_width=0.5)
