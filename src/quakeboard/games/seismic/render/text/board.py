"""A Seismic board in characters: tiles with their roads, crews, sides, empty cells and the rim.

Nothing here depends on a terminal: the result is a `Canvas` whose inks a terminal may turn into colours. Rows
of cells begin and end with the names of their first and last cell. The empty cells that a road leads to bear
their own, or the numbers that the caller gives them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from quakeboard.core.hexgrid import EDGES, Cell, neighbour, ray
from quakeboard.games.seismic.render.text.stencils import LARGE, Scale
from quakeboard.games.seismic.render.text.tile import Picture, crew_spot, highway, junction
from quakeboard.games.seismic.render.text.walks import SectionTracer
from quakeboard.games.seismic.rules.table import table
from quakeboard.games.seismic.rules.view import LaidTile, SeismicView
from quakeboard.render.text.canvas import Canvas

CREWS = "▲●■◆"
"""The symbols of the four seats' crews: cone, helmet, barrier, diamond."""

RIM = 6
"""How many columns the names at either side may need."""

FAINT, ROAD, SHIELD, TOWN, MARK, SIDE, LONGEST, SCAR = (
    "faint",
    "road",
    "shield",
    "town",
    "mark",
    "side",
    "longest",
    "scar",
)


@dataclass(frozen=True)
class Extras:
    """What is shown besides the position itself."""

    numbers: Mapping[Cell, str] = field(default_factory=dict)
    """The labels of choices, shown on these cells instead of their names."""
    last: Cell | None = None
    """The tile laid last."""
    scars: Collection[Cell] = ()
    """The cells whose tiles a quake has destroyed."""


def seat_ink(seat: int) -> str:
    return f"seat{seat}"


def crew_ink(seat: int) -> str:
    return f"crew{seat}"


def tile_picture(scale: Scale, tile: LaidTile) -> Picture:
    """A laid tile without its crew."""
    if tile.kind == "highway":
        return highway(scale, tile.links)
    return junction(scale, tile.exits, tile.value, town=tile.kind == "town")


class HexBoard:
    """Draws one view at one scale."""

    def __init__(self, view: SeismicView, scale: Scale, extras: Extras | None = None) -> None:
        self.view = view
        self.scale = scale
        self.extras = extras or Extras()
        self.tiles = {tile.at: tile for tile in view.board}
        self.table = table(view.columns, view.rows, view.towns)
        self.frontier = frontier(view)
        self.canvas = Canvas()

    def draw(self, width: int | None = None, offset: int = 0) -> Canvas:
        """The board with its rim, cut to a width; `offset` moves the cut from the middle to the east."""
        self._ground()
        for tile in self.view.board:
            self._ticks(tile)
        self._roads()
        self._crews()
        self._open_cells()
        self._sides()
        self._rim(self._window(width, offset))
        return self.canvas

    def place(self, cell: Cell) -> tuple[int, int]:
        """The character in the middle of a cell."""
        q, r = cell
        return q * self.scale.width + r * self.scale.width // 2, r * self.scale.height

    def shown(self) -> list[Cell]:
        """The cells of the table within the rectangle that all tiles and open cells need, row by row."""
        cells = [*self.tiles, *self.frontier]
        left = min(2 * q + r for q, r in cells)
        right = max(2 * q + r for q, r in cells)
        rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
        return [
            (q, r)
            for r in rows
            for q in range((left - r + 1) // 2, (right - r) // 2 + 1)
            if self.table.holds((q, r))
        ]

    def _ground(self) -> None:
        for cell in self.shown():
            if cell not in self.tiles:
                scar = cell in self.extras.scars
                self.canvas.put(*self.place(cell), "×" if scar else "·", SCAR if scar else FAINT)

    def _ticks(self, tile: LaidTile) -> None:
        """The corners of a tile, where there is room for them."""
        if self.scale is not LARGE:
            return
        x, y = self.place(tile.at)
        last = tile.at == self.extras.last
        for dx, dy in ((0, -3), (4, -1), (4, 1), (0, 3), (-4, 1), (-4, -1)):
            if last or self.canvas.free(x + dx, y + dy):
                self.canvas.put(x + dx, y + dy, "•" if last else "·", MARK if last else FAINT)

    def _roads(self) -> None:
        inks = self._section_inks()
        for tile in self.view.board:
            x, y = self.place(tile.at)
            plate = {"intersection": SHIELD, "town": TOWN}.get(tile.kind, ROAD)
            for (dx, dy), mark in tile_picture(self.scale, tile).items():
                ink = inks.get((tile.at, mark.fragment), ROAD) if mark.fragment else plate
                self.canvas.put(x + dx, y + dy, mark.sign, ink)

    def _section_inks(self) -> dict[tuple[Cell, str], str]:
        """The ink of every fragment whose section one seat holds."""
        inks = {}
        for walk in SectionTracer(self.view).sections():
            if len(walk.holders) == 1:
                inks.update(dict.fromkeys(walk.path, seat_ink(walk.holders[0])))
        return inks

    def _crews(self) -> None:
        for tile in self.view.board:
            if tile.crew is not None:
                x, y = self.place(tile.at)
                dx, dy = crew_spot(self.scale, tile.links, tile.crew.fragment)
                self.canvas.put(x + dx, y + dy, CREWS[tile.crew.seat], crew_ink(tile.crew.seat))

    def _open_cells(self) -> None:
        for cell in self.frontier:
            number = self.extras.numbers.get(cell)
            if number is None and self.scale is LARGE and not self.extras.numbers:
                self.canvas.centre(*self.place(cell), self.table.places.name(cell), FAINT)
        for cell, number in self.extras.numbers.items():
            self.canvas.centre(*self.place(cell), number, MARK)

    def _sides(self) -> None:
        for town, counts in zip(self.view.towns, self.view.sides, strict=True):
            for edge in EDGES:
                if counts[edge]:
                    self._side(town, edge, counts[edge], longest=counts[edge] == max(counts))

    def _side(self, town: Cell, edge: int, count: int, *, longest: bool) -> None:
        """A side's count, beyond its last tile."""
        line = [
            cell for cell in ray(town, edge, self.view.columns + self.view.rows) if self.table.holds(cell)
        ]
        last = max((i for i, cell in enumerate(line) if cell in self.tiles), default=-1)
        text, ink = (f"«{count}»", LONGEST) if longest else (f"‹{count}›", SIDE)
        for cell in line[last + 1 :]:
            x, y = self.place(cell)
            if cell not in self.frontier:
                self.canvas.centre(x, y, text, ink)
                return
            if self.scale is LARGE:  # below the cell's own name
                self.canvas.centre(x, y + 1, text, ink)
                return

    def _window(self, width: int | None, offset: int) -> range:
        """The columns that remain between the rims; what lies outside is cut off."""
        whole = self.canvas.columns
        if width is None or len(whole) + 2 * RIM <= width:
            return whole
        room = max(width - 2 * RIM, self.scale.width)
        start = (whole.start + whole.stop - room) // 2 + offset
        start = max(whole.start, min(start, whole.stop - room))
        window = range(start, start + room)
        self.canvas.cut(window)
        return window

    def _rim(self, window: range) -> None:
        rows: dict[int, list[Cell]] = {}
        for cell in self.shown():
            if self.place(cell)[0] in window:
                rows.setdefault(cell[1], []).append(cell)
        for r, cells in rows.items():
            first, last = (self.table.places.name(cell) for cell in (cells[0], cells[-1]))
            line = r * self.scale.height
            self.canvas.write(window.start - len(first) - 1, line, first, FAINT)
            self.canvas.write(window.stop + 1, line, last, FAINT)


def frontier(view: SeismicView) -> set[Cell]:
    """The empty cells of the table that a road leads to: only there can a tile be laid (ruling S7)."""
    taken = {tile.at for tile in view.board}
    whole = table(view.columns, view.rows, view.towns)
    beside = (
        neighbour(tile.at, edge)
        for tile in view.board
        for edge in {*tile.exits, *(edge for link in tile.links for edge in link)}
    )
    return {cell for cell in beside if cell not in taken and whole.holds(cell)}
