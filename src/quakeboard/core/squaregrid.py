"""Square spaces (x, y), x to the east and y to the north, and nothing about any game.

Sides are numbered clockwise from the north. Side s of a space is side `opposite(s)` of its neighbour there.
"""

from __future__ import annotations

from collections.abc import Iterator

Space = tuple[int, int]

SIDES = range(4)
SIDE_NAMES = ("N", "E", "S", "W")
DIRECTIONS: tuple[Space, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))


def opposite(side: int) -> int:
    return (side + 2) % 4


def neighbour(space: Space, side: int) -> Space:
    dx, dy = DIRECTIONS[side]
    return space[0] + dx, space[1] + dy


def square(south_west: Space, width: int) -> Iterator[Space]:
    """The spaces of a square block, by x, then y."""
    x, y = south_west
    for dx in range(width):
        for dy in range(width):
            yield x + dx, y + dy


def ray(start: Space, side: int, length: int) -> Iterator[Space]:
    """The spaces in a straight line from `start`, which is not one of them, nearest first."""
    space = start
    for _ in range(length):
        space = neighbour(space, side)
        yield space
