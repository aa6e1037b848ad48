"""A board at one scale on one canvas: what all layers of a plan need."""

from __future__ import annotations

from math import ceil, floor

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.page import SMALL, weight
from quakeboard.games.sanandreas.render.scene import Board, spaces_between
from quakeboard.games.sanandreas.render.sea import Waters
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.sheet import Sheet


class Chart:
    """A plan's board, scale and canvas; pixels count from the south-west corner of the space 0,0."""

    def __init__(self, canvas: Canvas, board: Board, sheet: Sheet, seed: str) -> None:
        self.canvas = canvas
        self.board = board
        self.sheet = sheet
        self.scale = sheet.scale
        self.small = sheet.scale < SMALL
        """Whether the plan is a thumbnail."""
        self.weight = weight(sheet.scale)
        self.waters = Waters(board, sheet.window, seed)
        window = sheet.window
        self.spaces = list(
            spaces_between(
                floor(window.west) - 1,
                floor(-window.south) - 1,
                ceil(window.east) + 1,
                ceil(-window.north) + 1,
            )
        )
        """All spaces in sight, and a rim around them."""

    def at(self, space: Space) -> tuple[float, float]:
        """The middle of a space."""
        return (space[0] + 0.5) * self.scale, -(space[1] + 0.5) * self.scale
