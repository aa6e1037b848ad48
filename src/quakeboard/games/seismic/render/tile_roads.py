"""The roads of one Seismic tile: layers, bridges, hubs, the town, gravel where a road ends in the open.

Everything is drawn about the tile's centre. What is the same in every tile (a stretch of road, a hub, a
shield) is defined once and turned into place.
"""

from __future__ import annotations

from dataclasses import dataclass

from quakeboard.games.seismic.render.houses import houses
from quakeboard.games.seismic.render.road_geometry import (
    LOOSE,
    STRAIGHT,
    TIGHT,
    Axis,
    aside_of,
    axis,
    cross,
    crossing,
    first_edge,
    from_bottom,
    span,
    stub,
)
from quakeboard.games.seismic.render.signs import shield
from quakeboard.games.seismic.rules.pieces import Link
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, group, number, numbers, path
from quakeboard.render.svg.hexes import Point, bearing, edge_middle

CASING, TAR, LANE = 0.315, 0.25, 0.032
"""How wide the layers of a road are, bottom to top."""
_DASHES = {TIGHT: 6, LOOSE: 9, STRAIGHT: 10, 0: 5}
"""The number of dashes on each kind of road, so that they continue across tiles; 0 is a stub."""
_NAMES = {TIGHT: "tight", LOOSE: "loose", STRAIGHT: "straight", 0: "stub"}
_SHADOW = (0.46, 0.4)
_PARAPET_ASIDE, _PARAPET, _FLARE = 0.185, 0.42, 0.05
_HUB, _RING, _SHIELD = 0.352, 0.385, 0.64
_TOWN = 0.63
_GRAVEL = 0.17
SMALL = 14
"""Below this scale a tile is a thumbnail: no dashes, parapets, figures."""


@dataclass(frozen=True, slots=True)
class Roads:
    """What a tile carries, as laid."""

    links: tuple[Link, ...] = ()
    exits: tuple[int, ...] = ()
    value: int = 0
    town: bool = False

    @property
    def edges(self) -> frozenset[int]:
        return frozenset(self.exits).union(*self.links)


class TilePainter:
    """Draws tiles of one size on one canvas."""

    def __init__(self, canvas: Canvas, scale: float, mark: str = "") -> None:
        """`mark` sets what is defined here apart from another painter's on the same canvas."""
        self._canvas = canvas
        self._scale = scale
        self._mark = mark
        self._small = scale < SMALL

    def roads(self, roads: Roads) -> str:
        """All roads of a tile with their bridges, hub or town."""
        if roads.town:
            return self._stubs(roads.exits) + self._town(roads.value)
        if roads.exits:
            return self._stubs(roads.exits) + self._hub(roads.value)
        return "".join(self._fragment(link, roads.links) for link in from_bottom(roads.links))

    def join(self, edge: int) -> str:
        """A patch over the seam where roads of two tiles meet, drawn above both.

        Between two shapes that end on one line, a thin line of what is under them would be visible.
        """
        if not self._has("join"):
            half = 0.7
            layers = [(CASING, "road-edge", half - 0.3), (TAR, "asphalt", half), (LANE, "lane", half)]
            seam = (
                path(
                    f"M{numbers(-length, 0)}H{numbers(length)}",
                    stroke=self._canvas[colour],
                    stroke_width=self._width(breadth),
                )
                for breadth, colour, length in layers[: 2 if self._small else 3]
            )
            self._define("join", group(*seam, fill="none"))
        x, y = edge_middle(edge)
        place = f"translate({numbers(x * self._scale, y * self._scale)})"
        return self._use("join", f"{place} rotate({60 * (edge - 1)})")

    def gravel(self, edge: int, at: Point) -> str:
        """The path of broken asphalt beyond an edge of the tile at this point."""
        (x, y), (dx, dy) = edge_middle(edge), bearing(edge)
        stretch = ((x + dx * out, y + dy * out) for out in (0.03, 0.03 + _GRAVEL))
        ends = (numbers(at[0] + px * self._scale, at[1] + py * self._scale) for px, py in stretch)
        return "M" + "L".join(ends)

    def gravel_style(self) -> dict[str, str | float | None]:
        dashes = f"{numbers(0.034 * self._scale)} {numbers(0.039 * self._scale)}"
        wash = self._canvas.translucent("gravel", "stroke")
        return {**wash, "fill": "none", "stroke_width": TAR * self._scale, "stroke_dasharray": dashes}

    def _has(self, name: str) -> bool:
        return self._canvas.has(name + self._mark)

    def _define(self, name: str, markup: str) -> None:
        self._canvas.define(name + self._mark, markup)

    def _use(self, name: str, transform: str | None = None) -> str:
        return self._canvas.use(name + self._mark, transform)

    def _width(self, breadth: float) -> float:
        """A line's width; a lane is never thinner than it can be seen."""
        return max(1.0, breadth * self._scale)

    def _road(self, kind: int) -> str:
        """Define a road from edge 0 and return its name."""
        name = _NAMES[kind]
        if not self._has(name):
            line = axis((0, kind)) if kind else stub(0)
            d = line.path(self._scale)
            tar = path(d, stroke=self._canvas["asphalt"], stroke_width=TAR * self._scale)
            casing = path(d, stroke=self._canvas["road-edge"], stroke_width=CASING * self._scale)
            layers = tar + ("" if self._small else self._lane(d, line.length / _DASHES[kind]))
            if kind:
                layers = casing + layers
            else:
                self._define("stub-edge", group(casing, fill="none"))
            self._define(name, group(layers, fill="none"))
        return name

    def _lane(self, d: str, period: float) -> str:
        """The lane of a road: dashes as long as the gaps between them, half a dash at each end."""
        dash = period / 2 * self._scale
        return path(
            d,
            stroke=self._canvas["lane"],
            stroke_width=self._width(LANE),
            stroke_dasharray=number(dash, 3),
            stroke_dashoffset=number(dash / 2, 3),
        )

    def _turned(self, name: str, edge: int) -> str:
        return self._use(name, f"rotate({60 * edge})" if edge else None)

    def _fragment(self, link: Link, links: tuple[Link, ...]) -> str:
        """A fragment over those it crosses: their shade, its road, its parapets."""
        order = from_bottom(links)
        under = [other for other in order[: order.index(link)] if cross(link, other)]
        road = self._turned(self._road(span(link)), first_edge(link))
        if not under or self._small:
            return road
        line = axis(link)
        bridges = spans([crossing(link, other) * line.length for other in under])
        return self._shade(line, bridges) + road + self._parapets(line, bridges)

    def _shade(self, line: Axis, bridges: list[tuple[float, float]]) -> str:
        breadth, length = _SHADOW
        inset = (_PARAPET - length) / 2
        d = (
            line.path(self._scale, (start + inset) / line.length, (end - inset) / line.length)
            for start, end in bridges
        )
        return path(
            "".join(d),
            fill="none",
            stroke=self._canvas["shadow-c"],
            stroke_width=breadth * self._scale,
            opacity=0.34,
        )

    def _parapets(self, line: Axis, bridges: list[tuple[float, float]]) -> str:
        d = (
            self._parapet(line, start / line.length, end / line.length, hand * _PARAPET_ASIDE)
            for start, end in bridges
            for hand in (1, -1)
        )
        return path(
            "".join(d),
            fill="none",
            stroke=self._canvas["parapet"],
            stroke_width=self._width(LANE),
            stroke_linejoin="round",
        )

    def _parapet(self, line: Axis, t0: float, t1: float, aside: float) -> str:
        """A parapet along the road, both ends flared outwards: the map sign for a bridge."""
        flare = _FLARE if aside > 0 else -_FLARE
        tips = []
        for t, back in ((t0, -_FLARE), (t1, _FLARE)):
            (x, y), (dx, dy) = aside_of(line, t, aside + flare), line.heading(t)
            tips.append(numbers((x + dx * back) * self._scale, (y + dy * back) * self._scale))
        rail = line.path(self._scale, t0, t1, aside)
        return f"M{tips[0]}L{rail[1:]}L{tips[1]}"

    def _stubs(self, exits: tuple[int, ...]) -> str:
        name = self._road(0)
        if not self._has("ring"):
            ring = element("circle", r=_RING * self._scale, fill=self._canvas["road-edge"])
            self._define("ring", ring)
        edges = "".join(self._turned("stub-edge", edge) for edge in exits)
        return edges + self._use("ring") + "".join(self._turned(name, edge) for edge in exits)

    def _hub(self, value: int) -> str:
        if not self._has("hub"):
            hub = element("circle", r=_HUB * self._scale, fill=self._canvas["asphalt"])
            self._define("hub", hub)
        return self._use("hub") + self._shield(value)

    def _town(self, value: int) -> str:
        if not self._has("town"):
            disc = element(
                "circle",
                r=_TOWN * self._scale,
                fill=self._canvas["urban"],
                stroke=self._canvas["road-edge"],
                stroke_width=max(1, 0.05 * self._scale),
            )
            blocks = "" if self._small else path(houses(self._scale), fill=self._canvas["urban-ink"])
            self._define("town", group(disc, blocks, fill="none"))
        return self._use("town") + self._shield(value, -0.03 * self._scale)

    def _shield(self, value: int, y: float = 0) -> str:
        return shield(self._canvas, "" if self._small else f"+{value}", _SHIELD * self._scale, y)


def spans(crossings: list[float]) -> list[tuple[float, float]]:
    """The bridges over the crossings, as stretches of the road; two whose ends would touch become one."""
    bridges: list[tuple[float, float]] = []
    for at in sorted(crossings):
        start, end = at - _PARAPET / 2, at + _PARAPET / 2
        if bridges and start - bridges[-1][1] < 2 * _FLARE:
            start = bridges.pop()[0]
        bridges.append((start, end))
    return bridges
