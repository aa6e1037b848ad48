"""The columns of a relief, in the order that is always right.

Every tile is cut into its four spaces. Columns of spaces are drawn by falling x + y, within a column from the
bottom of the order to its top, of each slab the west side, the south side, the top. Columns cannot pass
through each other, so nothing else has to be sorted.
"""

from __future__ import annotations

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.ground import Hachure, hachures, shade
from quakeboard.games.sanandreas.render.relief.pieces_on_ground import cut_line, pieces, proposed, selected
from quakeboard.games.sanandreas.render.relief.projection import Corner, Projection, is_top_visible
from quakeboard.games.sanandreas.render.scene import Land, Layer, Slab, tint
from quakeboard.render.svg.elements import group, path

_LARGE = 400
"""On a block of more spaces than this only index contours are drawn."""
_VOID = {"west": 0.72, "south": 0.82}
_ROCK = {"west": "rock-w", "south": "rock-s"}
_STRATA = ((0.3, 1.6), (0.62, 0.8))
"""The heights and the widths of the two lines on a side."""


class Columns:
    """Draws the visible parts of the columns of a projection."""

    def __init__(self, projection: Projection) -> None:
        self._projection = projection
        self._canvas = projection.canvas
        self._board = projection.board
        self._small = projection.small
        self._contours = {} if projection.small else projection.waters.contours_by_space()
        west, south, east, north = projection.block
        if (east - west) * (north - south) > _LARGE:
            self._contours.pop(False, None)
        self._hachures = {} if projection.small else self._hachures_by_space()

    def draw(
        self,
        legal: set[Space],
        marks: set[Space],
        highlight: set[Space],
        cut: tuple[int | None, int | None],
    ) -> str:
        """All columns, by falling x + y; those with the same sum stand side by side."""
        west, south, east, north = self._projection.block
        drawn = []
        for depth in range(east + north - 2, west + south - 1, -1):
            for x in range(max(west, depth - north + 1), min(east, depth - south + 1)):
                space = (x, depth - x)
                column = self._column(space)
                if not column:
                    continue
                column += cut_line(self._projection, space, cut)
                if space in highlight:
                    column += selected(self._projection, space)
                column += proposed(self._projection, space, space in legal, space in marks)
                column += pieces(self._projection, space)
                drawn.append(group(column, data_space=f"{space[0]},{space[1]}"))
        return "".join(drawn)

    def _column(self, space: Space) -> str:
        """What stands on a space; if land is on top of it, only land."""
        layers = self._board.layers(space)
        if layers and isinstance(layers[-1], Land):
            layers = (layers[-1],)
        drawn, below = [], None
        for layer in layers:
            drawn.append(self._slab(layer, below, space) if isinstance(layer, Slab) else self._land(space))
            below = layer
        return "".join(drawn)

    def _land(self, space: Space) -> str:
        x, y = space
        drawn = []
        for name, beyond, (a, b) in _sides(space):
            if not self._board.land.covers(beyond) or not self._projection.within(beyond):
                drawn.append(self._side(name, (*a, 0.0), (*b, 0.0)))
        mainland = self._canvas["mainland"]
        top = self._projection.polygon((x, y, 1), (x + 1, y, 1), (x + 1, y + 1, 1), (x, y + 1, 1))
        drawn.append(path(top, fill=mainland, stroke=mainland, stroke_width=0.7))
        for index, by_space in self._contours.items():
            pieces_here = by_space.get(space, ())
            d = "".join(self._projection.curve((x, -y, 1.0) for x, y in piece) for piece in pieces_here)
            ink = self._canvas["contour-index" if index else "contour"]
            drawn.append(path(d, stroke=ink, stroke_width=1.1 if index else 0.7))
        return "".join(drawn)

    def _slab(self, slab: Slab, below: Layer | None, space: Space) -> str:
        """A quarter of a tile: west side, south side, top."""
        drawn = []
        for name, beyond, (a, b) in _sides(space):
            cut_off = isinstance(self._board.top(beyond), Land) or not self._projection.within(beyond)
            if slab.covers(beyond) and not cut_off:
                continue
            low, high = (*a, slab.underside(*a)), (*b, slab.underside(*b))
            drawn.append(self._void(name, low, high, _height(below, a), _height(below, b)))
            drawn.append(self._side(name, low, high))
        if is_top_visible(slab):
            drawn.append(self._top(slab, space))
        return group(*drawn, data_tile=str(slab.id))

    def _void(self, name: str, low: Corner, high: Corner, floor: float, other_floor: float) -> str:
        """The dark gap under a lifted edge, down to what lies below."""
        if low[2] - floor < 1e-6 and high[2] - other_floor < 1e-6:
            return ""
        d = self._projection.polygon(low, high, (*high[:2], other_floor), (*low[:2], floor))
        return path(d, fill=self._canvas["crew-line"], opacity=_VOID[name], data_part="void")

    def _side(self, name: str, low: Corner, high: Corner) -> str:
        """A side, one thickness high, with its strata."""
        canvas = self._canvas

        def raised(corner: Corner, by: float) -> Corner:
            return corner[0], corner[1], corner[2] + by

        wall = path(
            self._projection.polygon(raised(low, 1), raised(high, 1), high, low),
            fill=canvas[_ROCK[name]],
            stroke=canvas["strata"],
            stroke_width=0.5 if self._small else 0.7,
            data_part=name,
        )
        if self._small:
            return wall
        return wall + "".join(
            path(
                self._projection.line(raised(low, up), raised(high, up)),
                stroke=canvas["strata"],
                stroke_width=breadth,
                opacity=0.5,
            )
            for up, breadth in _STRATA
        )

    def _top(self, slab: Slab, space: Space) -> str:
        canvas = self._canvas
        x, y = space
        south_west, south_east, north_east, north_west = (
            (px, py, slab.top(px, py)) for px, py in ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        )
        token = tint(slab.rise(space))
        d = self._projection.polygon(south_west, south_east, north_east, north_west)
        ink, strength = shade(slab)
        inner, outer = "", ""
        for (dx, dy), a, b in (
            ((0, -1), south_west, south_east),
            ((1, 0), south_east, north_east),
            ((0, 1), north_east, north_west),
            ((-1, 0), north_west, south_west),
        ):
            line = self._projection.line(a, b)
            if not slab.covers((x + dx, y + dy)):
                outer += line
            elif dx + dy > 0 and not self._small:
                inner += line
        strokes = "".join(
            stroke.path(self._projection.scale, (x + 0.5, y + 0.5))
            for stroke in self._hachures.get((slab.id, space), ())
        )
        middle = (x + 0.5, y + 0.5, slab.top(x + 0.5, y + 0.5))
        brown = canvas["strata"]
        return "".join(
            (
                path(d, fill=canvas[token], stroke=canvas[token], stroke_width=0.7, data_part="top"),
                path(d, fill=canvas[ink], opacity=strength) if strength else "",
                path(inner, stroke=brown, stroke_width=0.7, stroke_dasharray="2 2.5", opacity=0.45),
                path(
                    strokes,
                    fill=brown,
                    opacity=0.55,
                    transform=self._projection.plane(middle, float(slab.east), float(slab.north))
                    if strokes
                    else None,
                ),
                path(
                    outer,
                    stroke=brown,
                    stroke_width=0.8 if self._small else 1.3,
                    stroke_linecap="round",
                    opacity=0.9,
                ),
            )
        )

    def _hachures_by_space(self) -> dict[tuple[int, Space], list[Hachure]]:
        """Each stroke goes with the nearest of the spaces it touches, which is drawn last."""
        found: dict[tuple[int, Space], list[Hachure]] = {}
        for slab in self._board.slabs:
            for stroke in hachures(slab, self._board.shown(slab)):
                nearest = min(stroke.spaces, key=lambda space: (space[0] + space[1], space))
                found.setdefault((slab.id, nearest), []).append(stroke)
        return found


def _sides(space: Space) -> tuple[tuple[str, Space, tuple[tuple[int, int], tuple[int, int]]], ...]:
    """The two sides of a column that can be seen: name, the space beyond, the ends of its foot."""
    x, y = space
    return (
        ("west", (x - 1, y), ((x, y + 1), (x, y))),
        ("south", (x, y - 1), ((x, y), (x + 1, y))),
    )


def _height(layer: Layer | None, at: tuple[float, float]) -> float:
    """The top of what lies below."""
    if isinstance(layer, Slab):
        return layer.top(*at)
    return 1.0 if layer else 0.0
