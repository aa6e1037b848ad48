"""The land of a map: contours in brown on the empty table, in green on the tiles."""

from __future__ import annotations

from math import ceil, sqrt

from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.contours import Contour, borders, contours, resample, smooth
from quakeboard.render.svg.elements import element, group, path
from quakeboard.render.svg.sheet import Window
from quakeboard.render.svg.terrain import DALE, HILL, INDEX, INTERVAL, Patch, Terrain

_PITCH = 0.25
_MOST_POINTS = 14_000
_SPACING = 1.7
"""The distance between the points that a line is drawn through, in pitches."""


def _pitch(window: Window) -> float:
    """The pitch of the lattice: fine enough for smooth lines, coarser for a very large table."""
    pitch = max(_PITCH, sqrt(window.width * window.height / _MOST_POINTS))
    return ceil(pitch * 20) / 20


class Land:
    """The land in a window, defined once on a canvas and shown on paper and on tiles."""

    def __init__(self, canvas: Canvas, seed: str, window: Window, scale: float, *, coarse: bool) -> None:
        self._canvas = canvas
        self._scale = scale
        self._coarse = coarse
        around = window.grown(0.5)
        pitch = _pitch(around)
        self._spacing = _SPACING * pitch
        patch = Terrain(seed).patch(around.west, around.north, around.east, around.south, pitch)
        self._define_lines(patch)
        self._define_tints(patch)

    def on_paper(self) -> str:
        """Brown contour lines, every fourth firmer; on a thumbnail only the firmer ones."""
        firm = 0.8 if self._coarse else 1.2
        lines = self._lines("lines", "contour", 0.8) + self._lines("index-lines", "contour-index", firm)
        return group(lines, fill="none")

    def on_tiles(self) -> str:
        """Two tints of green and green contour lines, to be clipped to the tiles."""
        tints = self._canvas.use("hills", fill=self._canvas["ground-hi"])
        tints += self._canvas.use("dales", fill=self._canvas["ground-lo"])
        if self._coarse:
            return tints
        lines = self._lines("lines", "ground-edge", 0.7) + self._lines("index-lines", "ground-edge", 1.2)
        return tints + group(lines, fill="none", opacity=0.55)

    def _lines(self, name: str, colour: str, breadth: float) -> str:
        if not self._canvas.has(name):
            return ""
        return self._canvas.use(name, stroke=self._canvas[colour], stroke_width=breadth)

    def _define_lines(self, patch: Patch) -> None:
        lines = contours(patch, INTERVAL)
        index = [line for line in lines if line.step % INDEX == 0]
        self._canvas.define("index-lines", element("path", d=self._drawn(index)))
        if not self._coarse:
            others = [line for line in lines if line.step % INDEX]
            self._canvas.define("lines", element("path", d=self._drawn(others)))

    def _define_tints(self, patch: Patch) -> None:
        self._canvas.define("hills", path(self._drawn(borders(patch, HILL)) or "M0 0"))
        self._canvas.define("dales", path(self._drawn(borders(patch, DALE, below=True)) or "M0 0"))

    def _drawn(self, lines: list[Contour]) -> str:
        return "".join(
            smooth(resample(line, self._spacing), line.closed, self._scale)
            for line in lines
            if line.length > 3 * self._spacing
        )


def tile_lines(scale: float) -> str:
    """The path of contour lines for a tile that lies nowhere; to be clipped to its hexagon."""
    patch = Terrain("off the table").patch(-1, -1, 1, 1, 0.125)
    lines = contours(patch, INTERVAL)
    return "".join(smooth(resample(line, 0.3), line.closed, scale) for line in lines if line.length > 0.5)
