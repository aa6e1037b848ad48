"""What a picture of a Seismic table is to show: the position, what is printed over it, the part in view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from quakeboard.core.hexgrid import Cell, column
from quakeboard.games.seismic.render.sides import sides
from quakeboard.games.seismic.render.tile_roads import SMALL, Roads, TilePainter
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import move
from quakeboard.render.svg.hexes import INRADIUS, ROOT3, Point, centre
from quakeboard.render.svg.sheet import Sheet, Window


@dataclass(frozen=True, slots=True)
class Overprint:
    """What a picture shows besides the position itself."""

    scars: tuple[Cell, ...] = ()
    last: Cell | None = None
    legal: Mapping[Cell, int] = field(default_factory=dict)
    section: tuple[tuple[Cell, str], ...] = ()
    preview: LaidTile | None = None


class Scene:
    """A position at one scale on one canvas."""

    def __init__(self, canvas: Canvas, view: SeismicView, overprint: Overprint, sheet: Sheet) -> None:
        self.canvas = canvas
        self.view = view
        self.overprint = overprint
        self.sheet = sheet
        self.scale = sheet.scale
        self.small = sheet.scale < SMALL
        """Whether it is a thumbnail."""
        self.tiles = {tile.at: tile for tile in sorted(view.board, key=lambda tile: tile.at)}
        self.sides = sides(view, overprint.legal)
        self.painter = TilePainter(canvas, sheet.scale)

    def at(self, cell: Cell) -> Point:
        """The middle of a cell, in pixels from the middle of the table."""
        x, y = centre(cell)
        return x * self.scale, y * self.scale

    def move(self, cell: Cell) -> str:
        return move(*self.at(cell))

    def on_table(self, cell: Cell) -> bool:
        """Whether the table has such a cell (ruling S4)."""
        return abs(column(cell)) <= self.view.columns // 2 and abs(cell[1]) <= self.view.rows // 2


def roads_of(tile: LaidTile) -> Roads:
    return Roads(tile.links, tile.exits, tile.value, tile.kind == "town")


def table_window(view: SeismicView) -> Window:
    """The whole table."""
    reach = ROOT3 * (view.columns // 2 + 0.5)
    depth = 1.5 * (view.rows // 2) + 1
    return Window(-reach, -depth, reach + INRADIUS, depth)


def count_window(view: SeismicView, overprint: Overprint) -> Window:
    """The counts of all sides."""
    return _window_of((side.end for side in sides(view, overprint.legal)), 0.55, 0.55)


def built_window(view: SeismicView, overprint: Overprint) -> Window:
    """All that there is to see, with a margin of paper; never so little that it looks like a detail."""
    cells = {*(tile.at for tile in view.board), *overprint.scars, *overprint.legal}
    if overprint.preview:
        cells.add(overprint.preview.at)
    window = _window_of(cells, INRADIUS, 1).around(count_window(view, overprint))
    return window.grown(0.7).at_least(9 * ROOT3, 11.5)


def _window_of(cells: Iterable[Cell], aside: float, above: float) -> Window:
    points = [centre(cell) for cell in cells]
    return Window(
        min(x for x, _ in points) - aside,
        min(y for _, y in points) - above,
        max(x for x, _ in points) + aside,
        max(y for _, y in points) + above,
    )
