"""A San Andreas map in characters: tiles with their edges, heights and leans, coast, land, what stands there.

Nothing here depends on a terminal: the result is a `Canvas` whose inks a terminal may turn into colours. The
large scale has lines between the spaces.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.text.ground import Ground, downhill, figure, height
from quakeboard.games.sanandreas.rules.board import FIRST_X
from quakeboard.games.sanandreas.rules.pieces import LAND_NAME
from quakeboard.games.sanandreas.rules.places import column_letter, row_number
from quakeboard.games.sanandreas.rules.view import City, LaidTile, SanAndreasView
from quakeboard.render.text.canvas import Canvas

CITIES = "▲●■◆"
"""The symbols of the four seats: cone, helmet, barrier, diamond."""
# A tooth on an edge points into what lies above, as on a map of faults.
ARROWS = dict(zip(("E", "NE", "N", "NW", "W", "SW", "S", "SE"), "→↗↑↖←↙↓↘", strict=True))
STEEP = dict(zip(ARROWS, "⇒⇗⇑⇖⇐⇙⇓⇘", strict=True))

FAINT, EDGE, COAST, OCEAN, SHORE = "faint", "edge", "coast", "ocean", "land"
LEAN, TOO_STEEP, PAWN, CHOICE = "lean", "steep", "pawn", "mark"

# By how thick the lines are that meet from north, east, south and west: none, thin, thick.
_CROSSINGS = dict(
    zip(
        product(range(3), repeat=4),
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋",
        strict=True,
    )
)
_NORTH, _EAST = 0, 1
_WIDEST, _NARROWEST = 6, 5
RIM = 3
"""Columns that the numbers of the rows take on either side."""


@dataclass(frozen=True)
class Scale:
    """How large a space is drawn."""

    name: str
    lines: int


LARGE = Scale("large", 2)
SMALL = Scale("small", 1)


class SquareBoard:
    """Draws one view at one scale."""

    def __init__(
        self,
        view: SanAndreasView,
        scale: Scale,
        *,
        labels: Mapping[Space, str] | None = None,
        width: int = 80,
        ascii_only: bool = False,
    ) -> None:
        self.ground = Ground(view)
        self.scale = scale
        self.labels = labels or {}
        """The labels of the spaces that can be chosen now."""
        self.ascii_only = ascii_only
        spaces = list(self.ground.tiles)
        xs, ys = [x for x, _ in spaces], [y for _, y in spaces]
        self.columns = range(min(xs, default=1) - 1, max(xs, default=1) + 2)
        self.rows = range(min(ys, default=1) - 1, max(ys, default=1) + 2)
        room = (width - 2 * RIM - 1) // len(self.columns)
        self.pitch = max(_NARROWEST, min(_WIDEST, room))
        self.canvas = Canvas()

    def draw(self) -> Canvas:
        for at in product(self.columns, self.rows):
            self._space(at)
        for x in range(self.columns.start, self.columns.stop + 1):
            for y in range(self.rows.start, self.rows.stop + 1):
                self._edges((x, y))
        self._rim()
        return self.canvas

    def place(self, at: Space) -> tuple[int, int]:
        """The first column within a space, and its line."""
        x, y = at
        return (x - self.columns.start) * self.pitch + 1, (self.rows.stop - 1 - y) * self.scale.lines

    def _space(self, at: Space) -> None:
        x, y = self.place(at)
        wide = self.pitch - 1
        tile = self.ground.tile(at)
        if tile is None:
            land = self.ground.shows(at) == LAND_NAME
            water = "≈" if at in self.ground.lakes else "~"
            self.canvas.write(x, y, "░" * wide if land else water.center(wide), SHORE if land else OCEAN)
            return
        text, ink = self._content(tile, at)
        self.canvas.write(x, y, f"{text:^{wide}}"[:wide], ink)

    def _content(self, tile: LaidTile, at: Space) -> tuple[str, str]:
        if at in self.ground.cities:
            city = self.ground.cities[at]
            return city_sign(city), f"crew{city.seat}"
        if at in self.ground.epicentres:
            return f"*{self.ground.epicentres[at].pawn}", PAWN
        if at in self.labels:
            return self.labels[at], CHOICE
        return self._relief(tile, at)

    def _relief(self, tile: LaidTile, at: Space) -> tuple[str, str]:
        """How high a tile lies there, with an arrow that points downhill."""
        high, down = figure(height(tile, at)), downhill(tile)
        if down is None:
            return ("·", FAINT) if high == "0" else (high, LEAN)
        if self.ascii_only:
            arrow = down if tile.steep else down.lower()
        else:
            arrow = (STEEP if tile.steep else ARROWS)[down]
        return high + arrow, TOO_STEEP if tile.steep else LEAN

    def _edges(self, at: Space) -> None:
        """The lines to the south and to the west of a space, and the crossing where they meet."""
        x, y = self.place(at)
        west, south = self._line(at, (at[0] - 1, at[1])), self._line(at, (at[0], at[1] - 1))
        inside_x, inside_y = at[0] in self.columns, at[1] in self.rows
        if inside_y:
            self._upright(at, x - 1, y, west)
        if self.scale is SMALL:
            return
        if inside_x:
            self._level(at, x, y + 1, south)
        arms = (
            west if inside_y else 0,
            south if inside_x else 0,
            self._line((at[0], at[1] - 1), (at[0] - 1, at[1] - 1)),
            self._line((at[0] - 1, at[1]), (at[0] - 1, at[1] - 1)),
        )
        sign = _CROSSINGS[arms]
        if sign != " ":
            self.canvas.put(x - 1, y + 1, sign, COAST if 2 in arms else EDGE)
        elif self._is_land(at, (at[0] - 1, at[1] - 1)):
            self.canvas.put(x - 1, y + 1, "░", SHORE)

    def _upright(self, at: Space, x: int, y: int, line: int) -> None:
        west = (at[0] - 1, at[1])
        if not line:
            if self._is_land(at, west):
                self.canvas.put(x, y, "░", SHORE)
            return
        tooth = {"here": "◂", "there": "▸"}.get(self.ground.upper(west, _EAST) or "")
        self.canvas.put(x, y, tooth or "│┃"[line - 1], COAST if line == 2 else EDGE)

    def _level(self, at: Space, x: int, y: int, line: int) -> None:
        south = (at[0], at[1] - 1)
        wide = self.pitch - 1
        if not line:
            if self._is_land(at, south):
                self.canvas.write(x, y, "░" * wide, SHORE)
            return
        self.canvas.write(x, y, "─━"[line - 1] * wide, COAST if line == 2 else EDGE)
        upper = self.ground.upper(south, _NORTH)
        if upper is not None:
            self.canvas.put(x + wide - 1, y, "▾" if upper == "here" else "▴", EDGE)

    def _line(self, at: Space, other: Space) -> int:
        """How thick the line between two spaces is: not there, thin, or thick along the coast."""
        if not (self._within(at) and self._within(other)):
            return 0
        here, there = self.ground.shows(at), self.ground.shows(other)
        if here == there:
            return 0
        coast = (here is None and at not in self.ground.lakes) or (
            there is None and other not in self.ground.lakes
        )
        return 2 if coast else 1

    def _within(self, at: Space) -> bool:
        return at[0] in self.columns and at[1] in self.rows

    def _is_land(self, *spaces: Space) -> bool:
        return all(self._within(at) and self.ground.shows(at) == LAND_NAME for at in spaces)

    def _rim(self) -> None:
        """The letters and numbers around the map."""
        right = len(self.columns) * self.pitch + 1
        bottom = len(self.rows) * self.scale.lines
        for y in self.rows:
            line = self.place((self.columns.start, y))[1]
            self.canvas.write(-RIM, line, f"{row_number(y):>2}", FAINT)
            self.canvas.write(right, line, f"{row_number(y):>2}", FAINT)
        for x in self.columns:
            if x <= FIRST_X:  # open sea, which has no letter
                continue
            middle = self.place((x, self.rows.start))[0] + (self.pitch - 1) // 2
            for line in (-1, bottom if self.scale is SMALL else bottom - 1):
                self.canvas.centre(middle, line, column_letter(x), FAINT)


def city_sign(city: City) -> str:
    """A city: its owner's sign and its coin, as far as it is known; in square brackets if all may."""
    inside = CITIES[city.seat] + ("?" if city.coin is None else str(city.coin))
    return f"[{inside}]" if city.known else f"({inside})"
