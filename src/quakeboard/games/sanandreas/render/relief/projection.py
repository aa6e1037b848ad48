"""The projection of the relief, seen from the south-west."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, starmap

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.page import SMALL
from quakeboard.games.sanandreas.render.scene import Board, Slab
from quakeboard.games.sanandreas.render.sea import Waters
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import number, numbers
from quakeboard.render.svg.hexes import Point
from quakeboard.render.svg.sheet import Sheet, Window

RIGHT, UP, LIFT = 0.87, 0.39, 0.66
"""The factors of the projection: a point is drawn at (RIGHT·(x − y), −UP·(x + y) − LIFT·z)."""

Corner = tuple[float, float, float]
Block = tuple[int, int, int, int]
"""The west, south, east and north limits of a block, in lattice lines."""


def project(x: float, y: float, z: float) -> Point:
    """The place of a point of the land in the picture, in spaces, y to the south."""
    return RIGHT * (x - y), -UP * (x + y) - LIFT * z


def is_top_visible(slab: Slab) -> bool:
    """Whether the top of a slab is visible: it does not lean away by more than the angle of view."""
    return LIFT * float(slab.east + slab.north) > -2 * UP


class Projection:
    """A board as a block, at one scale on one canvas."""

    def __init__(self, canvas: Canvas, board: Board, block: Block, sheet: Sheet, seed: str) -> None:
        west, south, east, north = block
        self.canvas = canvas
        self.board = board
        self.block = block
        self.sheet = sheet
        self.scale = sheet.scale
        self.small = sheet.scale < SMALL
        """Whether the relief is a thumbnail."""
        self.seed = seed
        self.waters = Waters(board, Window(west, -north, east, -south), seed)

    def point(self, corner: Corner) -> str:
        x, y = project(*corner)
        return numbers(x * self.scale, y * self.scale, places=1)

    def polygon(self, *corners: Corner) -> str:
        return "M" + "L".join(map(self.point, corners)) + "Z"

    def line(self, *corners: Corner) -> str:
        return "M" + "L".join(map(self.point, corners))

    def curve(self, corners: Iterable[Corner]) -> str:
        """A line through many points, each written as a step from the last."""
        points = [(round(x * self.scale, 1), round(y * self.scale, 1)) for x, y in starmap(project, corners)]
        steps = [step for (ax, ay), (x, y) in pairwise(points) for step in (x - ax, y - ay)]
        return f"M{numbers(*points[0], places=1)}l{numbers(*steps, places=1)}"

    def plane(self, at: Corner, east: float = 0, north: float = 0) -> str:
        """The matrix that lays what is drawn for the plan, about a point, into a plane through that point."""
        x, y = project(*at)
        turn = (RIGHT, -UP - LIFT * east, RIGHT, UP + LIFT * north)
        written = " ".join(number(value, 3) for value in turn)
        return f"matrix({written} {number(x * self.scale)} {number(y * self.scale)})"

    def within(self, space: Space) -> bool:
        west, south, east, north = self.block
        return west <= space[0] < east and south <= space[1] < north

    def ground(self, space: Space) -> tuple[Corner, float, float] | None:
        """The middle of the top of a column and how it leans; None if it cannot be seen."""
        top = self.board.top(space)
        x, y = space[0] + 0.5, space[1] + 0.5
        if isinstance(top, Slab):
            return ((x, y, top.top(x, y)), float(top.east), float(top.north)) if is_top_visible(top) else None
        return ((x, y, 1.0), 0.0, 0.0) if top else None
