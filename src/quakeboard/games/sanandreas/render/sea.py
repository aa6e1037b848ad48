"""The sea by its depth, the mainland by its contours: everything on the sheet that is not a tile.

Depth is the distance from the coast, smoothed and a little disturbed. Lengths are in spaces, y to the south.
"""

from __future__ import annotations

from bisect import bisect
from itertools import pairwise
from math import floor, hypot

from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.scene import Board
from quakeboard.render.svg.contours import Contour, contours, resample, smooth
from quakeboard.render.svg.hexes import Point
from quakeboard.render.svg.sheet import Window
from quakeboard.render.svg.terrain import INDEX, INTERVAL, Heights, Patch, Terrain

BANDS = (0.55, 1.5, 3.0, 5.2)
"""The distances from the coast at which the bands of depth begin."""
FINE_LINES = (1.0, 2.2, 4.0, 6.2, 7.4)
"""Depth lines between the bands and beyond them."""
_LEVELS = tuple(sorted((*BANDS, *FINE_LINES)))
_PITCH = 0.25
_SPACING = 0.45
_SHORTEST = 1.2
_SHORE = 0.2
"""The least distance of words at sea from the coast."""
_NOISE = 0.55


class Waters:
    """Depths around a board, as far as a window goes."""

    def __init__(self, board: Board, window: Window, seed: str) -> None:
        self._window = window
        around = window.grown(0.5)
        self._land = Terrain(seed).patch(around.west, around.north, around.east, around.south, _PITCH)
        distances = _distances(board, self._land)
        self._distances = Patch(self._land.west, self._land.north, _PITCH, distances)
        self._depths = Patch(
            self._land.west, self._land.north, _PITCH, _disturbed(_smoothed(distances), self._land.heights)
        )
        # Every level a whole number: all lines are then found in one go.
        steps = [[_stepped(depth) for depth in row] for row in self._depths.heights]
        self._steps = Patch(self._land.west, self._land.north, _PITCH, steps)

    def depth(self, x: float, y: float) -> float:
        """The depth at the lattice point next to a point."""
        rows = self._depths.heights
        j = min(max(round((y - self._depths.north) / _PITCH), 0), len(rows) - 1)
        i = min(max(round((x - self._depths.west) / _PITCH), 0), len(rows[0]) - 1)
        return rows[j][i]

    def bands(self, scale: float) -> list[str]:
        """The paths of all that is deeper than each band's limit; a path may be empty."""
        found = contours(self._steps.raised(0), 1)
        return [_drawn([line for line in found if line.step == _step(limit)], scale) for limit in BANDS]

    def lines(self, scale: float) -> tuple[str, str]:
        """The paths of the depth lines: those of the bands, and the fine ones."""
        found = contours(self._steps, 1)
        firm, fine = (
            _drawn([line for line in found if line.step in map(_step, levels)], scale)
            for levels in (BANDS, FINE_LINES)
        )
        return firm, fine

    def widest_water(self, aside: float, above: float) -> Point | None:
        """The middle of the widest open water in the window with room for words of this extent."""
        window, patch = self._window, self._distances
        best, found = _SHORE, None
        for j in range(0, len(patch.heights), 2):
            y = patch.north + j * _PITCH
            if not window.north + above < y < window.south - above:
                continue
            for i in range(0, len(patch.heights[0]), 2):
                x = patch.west + i * _PITCH
                if not window.west + aside < x < window.east - aside:
                    continue
                room = min(
                    self._distance((x + n * aside / 2, y + m * above))
                    for n in (-2, -1, 0, 1, 2)
                    for m in (-1, 1)
                )
                if room > best:
                    best, found = room, (x, y)
        return found

    def contours(self, scale: float) -> tuple[str, str]:
        """The paths of the land's contours, fine and firm, to be clipped to the mainland."""
        ashore = [piece for line in contours(self._land, INTERVAL) for piece in self._ashore(line)]
        fine, firm = (
            _drawn([line for line in ashore if (line.step % INDEX == 0) == index], scale)
            for index in (False, True)
        )
        return fine, firm

    def contours_by_space(self) -> dict[bool, dict[Space, list[list[Point]]]]:
        """Pieces of the land's contours by the space they lie on; True holds the index lines."""
        found: dict[bool, dict[Space, list[list[Point]]]] = {True: {}, False: {}}
        for line in contours(self._land, INTERVAL):
            by_space = found[line.step % INDEX == 0]
            points = line.points + line.points[: line.closed]
            for a, b in pairwise(points):
                space = floor((a[0] + b[0]) / 2), -floor((a[1] + b[1]) / 2) - 1
                pieces = by_space.setdefault(space, [])
                if pieces and pieces[-1][-1] == a:
                    pieces[-1].append(b)
                else:
                    pieces.append([a, b])
        return found

    def _ashore(self, line: Contour) -> list[Contour]:
        """The parts of a line that lie on land or tiles, with a little more at their ends."""
        near = [self._distance(point) < 0.6 for point in line.points]
        if all(near):
            return [line]
        pieces: list[list[Point]] = [[]]
        for point, ashore in zip(line.points, near, strict=True):
            if ashore:
                pieces[-1].append(point)
            elif pieces[-1]:
                pieces.append([])
        return [Contour(line.step, piece, False) for piece in pieces if len(piece) > 4]

    def _distance(self, point: Point) -> float:
        patch = self._distances
        return patch.heights[round((point[1] - patch.north) / _PITCH)][
            round((point[0] - patch.west) / _PITCH)
        ]


def _step(level: float) -> int:
    return _LEVELS.index(level) + 1


def _stepped(depth: float) -> float:
    """Depth as a number of levels: 1 at the first one, 2 at the second, and evenly between them."""
    below = bisect(_LEVELS, depth)
    lower = _LEVELS[below - 1] if below else 0.0
    upper = _LEVELS[below] if below < len(_LEVELS) else lower + 2
    return below + (depth - lower) / (upper - lower)


def _drawn(lines: list[Contour], scale: float) -> str:
    return "".join(
        smooth(resample(line, _SPACING), line.closed, scale) for line in lines if line.length > _SHORTEST
    )


def _distances(board: Board, patch: Patch) -> Heights:
    """At each point of the lattice how far the nearest land or tile is; on them it is 0."""
    width, height = len(patch.heights[0]), len(patch.heights)
    upright = _upright_distances(board, patch)
    found = []
    for j in range(height):
        row = [column[j] for column in upright]
        line = []
        for i in range(width):
            best, step = row[i], 1
            while best > step * _PITCH and (i - step >= 0 or i + step < width):
                aside = step * _PITCH
                if i >= step and row[i - step] < best:
                    best = min(best, hypot(aside, row[i - step]))
                if i + step < width and row[i + step] < best:
                    best = min(best, hypot(aside, row[i + step]))
                step += 1
            line.append(best)
        found.append(line)
    return found


def _upright_distances(board: Board, patch: Patch) -> list[list[float]]:
    """For each column of the lattice, how far it is from each point straight up or down to land or a tile."""
    columns: dict[int, list[float]] = {}

    def of_spaces(x: int) -> list[float]:
        if x not in columns:
            columns[x] = _along_column(board, patch, x)
        return columns[x]

    found = []
    for i in range(len(patch.heights[0])):
        x = patch.west + i * _PITCH
        here = of_spaces(floor(x))
        if x == floor(x):
            here = [min(pair) for pair in zip(here, of_spaces(floor(x) - 1), strict=True)]
        found.append(here)
    return found


def _along_column(board: Board, patch: Patch, x: int) -> list[float]:
    far = 1e3
    line = []
    for j in range(len(patch.heights)):
        y = -(patch.north + j * _PITCH)
        touching = {floor(y), floor(y) - 1} if y == floor(y) else {floor(y)}
        line.append(far if all(board.is_sea((x, space)) for space in touching) else 0.0)
    for j in range(1, len(line)):
        line[j] = min(line[j], line[j - 1] + _PITCH)
    for j in range(len(line) - 2, -1, -1):
        line[j] = min(line[j], line[j + 1] + _PITCH)
    return line


def _smoothed(heights: Heights) -> Heights:
    for _ in range(2):
        heights = [_blurred(row) for row in heights]
        columns = [_blurred(list(column)) for column in zip(*heights, strict=True)]
        heights = [list(row) for row in zip(*columns, strict=True)]
    return heights


def _blurred(line: list[float]) -> list[float]:
    """The mean of five neighbours; beyond its ends the line goes on level."""
    padded = [line[0], line[0], *line, line[-1], line[-1]]
    return [sum(padded[at : at + 5]) / 5 for at in range(len(line))]


def _disturbed(depths: Heights, noise: Heights) -> Heights:
    """A little noise, none at the coast."""
    return [
        [depth + _NOISE * rough * min(1.0, depth / 1.5) for depth, rough in zip(row, roughs, strict=True)]
        for row, roughs in zip(depths, noise, strict=True)
    ]
