"""Roads in characters: how every tile looks, at two scales.

A cell is 8 characters wide and 4 lines high (large), or half of that (small). So the middle of every edge
falls on a character of its own, which the two cells that meet there share: E and W lie on the cell's middle
line, half a width out, the other four on the lines halfway to the next rows. Roads are drawn from middle to
middle.

Six roads are drawn below; the other nine are their mirror images.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from quakeboard.games.seismic.rules.pieces import Link

Spot = tuple[int, int]
"""A place: characters to the right of the cell's middle, and lines below it."""

Stroke = dict[Spot, str]
"""The characters of a road, by their places."""

# Keyed by the edges that a road joins (ruling S1). The bars stand for the cell's outermost columns.
_LARGE = {
    (1, 4): """
        |         |
        |         |
        |─────────|
        |         |
        |         |""",
    (0, 3): """
        |      ╱  |
        |     ╱   |
        |    ╱    |
        |   ╱     |
        |  ╱      |""",
    (0, 2): """
        |      ╱  |
        |     ╱   |
        |     │   |
        |     ╲   |
        |      ╲  |""",
    (1, 3): """
        |         |
        |         |
        |    ╭────|
        |   ╱     |
        |  ╱      |""",
    (0, 1): """
        |      ╱  |
        |     (   |
        |      ╰──|
        |         |
        |         |""",
    (2, 3): """
        |         |
        |         |
        |         |
        |   ╭─╮   |
        |  ╱   ╲  |""",
}
# The same road further from the middle, for tiles on which another road needs that place.
_LARGE_ASIDE = {
    (1, 3): """
        |         |
        |         |
        |     ╭───|
        |    ╱    |
        |  ╱      |""",
}
# The exits of an intersection; its shield fills the rest of the middle line.
_LARGE_STUBS = {
    1: """
        |         |
        |         |
        |      ───|
        |         |
        |         |""",
    0: """
        |      ╱  |
        |     ╱   |
        |         |
        |         |
        |         |""",
}

_SMALL = {
    (1, 4): """
        |     |
        |─────|
        |     |""",
    (0, 3): """
        |   ╱ |
        |  ╱  |
        | ╱   |""",
    (0, 2): """
        |   ╱ |
        |   ( |
        |   ╲ |""",
    (1, 3): """
        |     |
        |  ╭──|
        | ╱   |""",
    (0, 1): """
        |   ╱ |
        |   ╰─|
        |     |""",
    (2, 3): """
        |     |
        |     |
        | ╱‾╲ |""",
}
_SMALL_ASIDE = {
    (1, 3): """
        |     |
        |   ╭─|
        | ╱╱  |""",
}
_SMALL_STUBS = {
    1: """
        |     |
        |   ──|
        |     |""",
    0: """
        |   ╱ |
        |     |
        |     |""",
}

_LEFT_RIGHT = str.maketrans("╱╲()╭╮╰╯", "╲╱)(╮╭╯╰")
_UP_DOWN = str.maketrans("╱╲╭╮╰╯‾", "╲╱╰╯╭╮_")


@dataclass(frozen=True, eq=False)
class Scale:
    """A size of cells, with every road drawn at it."""

    name: str
    width: int
    height: int
    roads: Mapping[Link, Stroke]
    aside: Mapping[Link, Stroke]
    """Roads that can also run further from the cell's middle."""
    stubs: Mapping[int, Stroke]

    def middle_of_edge(self, edge: int) -> Spot:
        """Where a road crosses an edge."""
        across, down = self.width // 4, self.height // 2
        east, south_east, south_west = (2 * across, 0), (across, down), (-across, down)
        middles = (across, -down), east, south_east, south_west, (-2 * across, 0), (-across, -down)
        return middles[edge]


def _stroke(picture: str) -> Stroke:
    lines = [line.strip().strip("|") for line in picture.splitlines() if line.strip()]
    right, down = len(lines[0]) // 2, len(lines) // 2
    return {
        (x - right, y - down): sign
        for y, line in enumerate(lines)
        for x, sign in enumerate(line)
        if sign != " "
    }


def _mirrored(edges: tuple[int, ...], stroke: Stroke) -> Iterator[tuple[tuple[int, ...], Stroke]]:
    """A road and its images: left for right, up for down, both."""
    for flip_x in (False, True):
        for flip_y in (False, True):
            image, ends = stroke, edges
            if flip_x:
                image = {(-x, y): sign.translate(_LEFT_RIGHT) for (x, y), sign in image.items()}
                ends = tuple(5 - edge for edge in ends)
            if flip_y:
                image = {(x, -y): sign.translate(_UP_DOWN) for (x, y), sign in image.items()}
                ends = tuple((2 - edge) % 6 for edge in ends)
            yield tuple(sorted(ends)), image


def _roads(pictures: Mapping[Link, str]) -> dict[Link, Stroke]:
    roads: dict[Link, Stroke] = {}
    for edges, picture in pictures.items():
        for (a, b), image in _mirrored(edges, _stroke(picture)):
            roads.setdefault((a, b), image)
    return roads


def _stubs(pictures: Mapping[int, str]) -> dict[int, Stroke]:
    stubs: dict[int, Stroke] = {}
    for edge, picture in pictures.items():
        for (mirrored,), image in _mirrored((edge,), _stroke(picture)):
            stubs.setdefault(mirrored, image)
    return stubs


LARGE = Scale("large", 8, 4, _roads(_LARGE), _roads(_LARGE_ASIDE), _stubs(_LARGE_STUBS))
SMALL = Scale("small", 4, 2, _roads(_SMALL), _roads(_SMALL_ASIDE), _stubs(_SMALL_STUBS))
