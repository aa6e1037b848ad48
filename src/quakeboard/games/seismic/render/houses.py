"""The built-up part of a town: small blocks in a ring around the shield, streets left open to the exits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from math import atan2, cos, hypot, pi, sin

from quakeboard.render.svg.elements import number, numbers

_INNER, _OUTER = 0.33, 0.575
_STREET = 0.03
"""Half the width of a street."""
_BLOCKS = ((0.11, 0.06), (0.07, 0.075), (0.08, 0.05), (0.05, 0.05), (0.06, 0.05))

Block = tuple[float, float, float, float]
"""The west and north edge, the width and the height of a block."""


def _random_numbers() -> Iterator[float]:
    """Pseudo-random numbers from 0 to 1, always the same."""
    block = b"houses"
    while True:
        block = sha256(block).digest()
        yield from (byte / 255 for byte in block)


def _in_street(x: float, y: float) -> bool:
    """Whether a point lies on one of the six streets that lead to the exits."""
    turn = atan2(y, x) % (pi / 3)
    off = min(turn, pi / 3 - turn)
    return hypot(x, y) * sin(off) < _STREET


def _is_in_ring(block: Block) -> bool:
    x, y, breadth, height = block
    points = [(x + i * breadth / 2, y + j * height / 2) for i in range(3) for j in range(3)]
    within = all(_INNER < hypot(px, py * 0.97) < _OUTER for px, py in points)
    return within and not any(_in_street(px, py) for px, py in points)


def _apart(one: Block, other: Block, gap: float = 0.018) -> bool:
    return (
        one[0] + one[2] + gap < other[0]
        or other[0] + other[2] + gap < one[0]
        or one[1] + one[3] + gap < other[1]
        or other[1] + other[3] + gap < one[1]
    )


@cache
def blocks(tries: int = 900) -> list[Block]:
    """Where the blocks stand, in units of the tile's circumradius."""
    chances = _random_numbers()
    found: list[Block] = []
    for attempt in range(tries):
        angle, out = next(chances) * 2 * pi, _INNER + next(chances) * (_OUTER - _INNER)
        breadth, height = _BLOCKS[attempt * len(_BLOCKS) // tries]
        if next(chances) > 0.5:
            breadth, height = height, breadth
        block = (out * cos(angle) - breadth / 2, out * sin(angle) - height / 2, breadth, height)
        if _is_in_ring(block) and all(_apart(block, other) for other in found):
            found.append(block)
    return found


def houses(scale: float) -> str:
    """The path of all blocks."""
    return "".join(
        f"M{numbers(x * scale, y * scale)}h{number(breadth * scale)}v{number(height * scale)}"
        f"h{number(-breadth * scale)}z"
        for x, y, breadth, height in blocks()
    )
