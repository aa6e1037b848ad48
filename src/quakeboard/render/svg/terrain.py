"""The land under a table: one height field for each seed, the same wherever and however large it is drawn.

It is gradient noise in three octaves. The gradients come from SHA-256 of the seed, so that a seed gives the
same terrain on every machine. Lengths are in units of a tile's circumradius.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import cos, floor, pi, sin

Heights = list[list[float]]
"""Rows of heights from north to south, each from west to east."""

_OCTAVES = ((9.0, 1.0), (4.3, 0.3), (2.3, 0.05))
"""The wavelength and the amplitude of each octave."""

INTERVAL = 0.08
"""The difference in height between two contour lines; every fourth is an index line."""
INDEX = 4
HILL, DALE = 0.17, -0.17
"""Tiles are tinted above the height `HILL` and below the height `DALE`."""


@dataclass(frozen=True, slots=True)
class Patch:
    """Heights at the points of a square lattice."""

    west: float
    north: float
    pitch: float
    heights: Heights

    def raised(self, frame: float, factor: float = 1) -> Patch:
        """The heights times a factor, within a frame of one height: every contour then closes."""
        width = len(self.heights[0]) + 2
        rows = [[frame, *(height * factor for height in row), frame] for row in self.heights]
        heights = [[frame] * width, *rows, [frame] * width]
        return Patch(self.west - self.pitch, self.north - self.pitch, self.pitch, heights)


class Terrain:
    def __init__(self, seed: str) -> None:
        self._angles = [
            [byte * pi / 128 for block in range(8) for byte in _digest(seed, octave, block)]
            for octave in range(len(_OCTAVES))
        ]
        self._order = [
            [n for _, n in sorted((_digest(seed, octave, n + 256), n) for n in range(256))]
            for octave in range(len(_OCTAVES))
        ]
        # Noise is 0 on its lattice: without a shift every town would lie at the same height.
        shifts = (_digest(seed, octave, 512) for octave in range(len(_OCTAVES)))
        self._shifts = [(shift[0] / 256, shift[1] / 256) for shift in shifts]

    def patch(self, west: float, north: float, east: float, south: float, pitch: float) -> Patch:
        """The land between four limits, and a little beyond them.

        Points lie on multiples of the pitch, so that neighbouring patches agree to the last digit.
        """
        first_x, last_x = floor(west / pitch), floor(east / pitch) + 1
        first_y, last_y = floor(north / pitch), floor(south / pitch) + 1
        xs = [n * pitch for n in range(first_x, last_x + 1)]
        ys = [n * pitch for n in range(first_y, last_y + 1)]
        heights = [[0.0] * len(xs) for _ in ys]
        for octave in range(len(_OCTAVES)):
            self._add(octave, xs, ys, heights)
        return Patch(xs[0], ys[0], pitch, heights)

    def _add(self, octave: int, xs: Sequence[float], ys: Sequence[float], heights: Heights) -> None:
        wavelength, amplitude = _OCTAVES[octave]
        east, south = self._shifts[octave]
        columns = [_within(x / wavelength + east) for x in xs]
        first, last = columns[0][0], columns[-1][0] + 1
        columns = [(i - first, u, fade) for i, u, fade in columns]
        known: dict[int, list[tuple[float, float]]] = {}
        for row, y in zip(heights, ys, strict=True):
            j, v, fade_v = _within(y / wavelength + south)
            for line in (j, j + 1):
                if line not in known:
                    known[line] = [self._gradient(octave, i, line) for i in range(first, last + 1)]
            above, below = known[j], known[j + 1]
            for index, (i, u, fade_u) in enumerate(columns):
                (ax, ay), (bx, by) = above[i], above[i + 1]
                (cx, cy), (dx, dy) = below[i], below[i + 1]
                north_west = ax * u + ay * v
                south_west = cx * u + cy * (v - 1)
                upper = north_west + fade_u * (bx * (u - 1) + by * v - north_west)
                lower = south_west + fade_u * (dx * (u - 1) + dy * (v - 1) - south_west)
                row[index] += amplitude * (upper + fade_v * (lower - upper))

    def _gradient(self, octave: int, i: int, j: int) -> tuple[float, float]:
        order = self._order[octave]
        angle = self._angles[octave][order[(order[i & 255] + j) & 255]]
        return cos(angle), sin(angle)


def _digest(seed: str, octave: int, block: int) -> bytes:
    return sha256(f"{octave}/{block}/{seed}".encode("utf-8", "replace")).digest()


def _within(x: float) -> tuple[int, float, float]:
    """The lattice cell, the place in it, and its smooth weight."""
    cell = floor(x)
    u = x - cell
    return cell, u, u * u * u * (u * (u * 6 - 15) + 10)
