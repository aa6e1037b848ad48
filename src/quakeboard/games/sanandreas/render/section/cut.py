"""A cut through a San Andreas table: which spaces it meets, which tiles, and where their heights fall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan, ceil, degrees

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.page import Crop
from quakeboard.games.sanandreas.render.scene import Board, Land, Slab
from quakeboard.games.sanandreas.rules.board import FIRST_X
from quakeboard.games.sanandreas.rules.places import column_letter, row_number
from quakeboard.render.svg.canvas import Canvas

THICKNESS = 0.52
"""The drawn height of a tile's thickness, in spaces."""
_LEAST_THICKNESS = 20.0
"""The least drawn height of a tile's thickness in pixels, for narrow sections."""
_ROWS = (-2, 17)
_COLUMNS = (-3, 13)
"""The spaces that a section shows at least, along y and along x."""
_LEAST_HEIGHT = 4
LEFT, RIGHT = 54.0, 26.0
_TOP, _BOTTOM = 46.0, 46.0


@dataclass(frozen=True, slots=True)
class Cut:
    """A row of spaces, from left to right."""

    row: int | None
    column: int | None
    spaces: tuple[Space, ...]

    def coordinate(self, space: Space) -> int:
        return space[1] if self.column is not None else space[0]

    def label(self, space: Space) -> str:
        """What the frame of the map says of a space there; the open sea in the west has no letters."""
        if self.column is not None:
            return str(row_number(space[1]))
        return column_letter(space[0]) if space[0] > FIRST_X else ""

    def ends(self, space: Space) -> tuple[tuple[float, float], tuple[float, float]]:
        """Where the cut enters a space, on the left, and where it leaves it."""
        x, y = space
        if self.column is not None:
            return (x + 0.5, y + 1), (x + 0.5, y)
        return (x, y + 0.5), (x + 1, y + 0.5)


def cut(board: Board, row: int | None, column: int | None, crop: Crop | None = None) -> Cut:
    """The cut along a row (y) or a column (x), right across or as far as it crosses a part of the table.

    A ValueError unless it is one of them.
    """
    if (row is None) == (column is None):
        raise ValueError("a section goes along a row or along a column")
    west, south, east, north = board.bounds()
    if column is not None:
        low, high = (crop[1], crop[3]) if crop else (min(_ROWS[0], south - 1), max(_ROWS[1], north))
        return Cut(None, column, tuple((column, y) for y in range(high, low - 1, -1)))
    assert row is not None
    low, high = (crop[0], crop[2]) if crop else (min(_COLUMNS[0], west - 1), max(_COLUMNS[1], east))
    return Cut(row, None, tuple((x, row) for x in range(low, high + 1)))


class Profile:
    """A cut at one scale on one canvas; pixels from the upper left corner."""

    def __init__(self, canvas: Canvas, board: Board, line: Cut, scale: float) -> None:
        self.canvas = canvas
        self.board = board
        self.line = line
        self.scale = scale
        self.thickness = max(THICKNESS * scale, min(_LEAST_THICKNESS, 1.2 * scale))
        self.places = {space: n for n, space in enumerate(line.spaces)}
        self.slabs = [slab for slab in board.slabs if any(map(slab.covers, line.spaces))]
        tops = (slab.top(*end) for slab in self.slabs for end in self.slab_ends(slab))
        self.highest = max([_LEAST_HEIGHT, *map(ceil, tops)])

    @property
    def width(self) -> float:
        return round(LEFT + len(self.line.spaces) * self.scale + RIGHT, 2)

    @property
    def height(self) -> float:
        return round(self.y(0) + 0.5 * self.thickness + _BOTTOM, 2)

    def x(self, place: float) -> float:
        return LEFT + place * self.scale

    def y(self, z: float) -> float:
        return _TOP + (self.highest + 0.4 - z) * self.thickness

    def cut_spaces(self, slab: Slab) -> list[Space]:
        return [space for space in self.line.spaces if slab.covers(space)]

    def slab_ends(self, slab: Slab) -> tuple[tuple[float, float], tuple[float, float]]:
        spaces = self.cut_spaces(slab)
        return self.line.ends(spaces[0])[0], self.line.ends(spaces[-1])[1]

    def under_land(self, space: Space, slab: Slab) -> bool:
        return self.board.land.covers(space) and slab.depth < self.board.land.depth

    def middle(self, spaces: Sequence[Space]) -> tuple[float, float]:
        (ax, ay), (bx, by) = self.line.ends(spaces[0])[0], self.line.ends(spaces[-1])[1]
        return (ax + bx) / 2, (ay + by) / 2

    def on_top(self, space: Space) -> tuple[float, float]:
        x, y = self.middle([space])
        top = self.board.top(space)
        z = top.top(x, y) if isinstance(top, Slab) else float(isinstance(top, Land))
        return self.x(self.places[space] + 0.5), self.y(z)

    def tilt(self, space: Space) -> float:
        """The angle at which the ground of a space is cut, in degrees clockwise."""
        top, (left, right) = self.board.top(space), self.line.ends(space)
        fall = top.top(*left) - top.top(*right) if isinstance(top, Slab) else 0.0
        return degrees(atan(fall * self.thickness / self.scale))
