"""What a quake leaves behind where a tile was: bare ground, a dashed red edge, three cracks."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from math import cos, pi, sin

from quakeboard.core.hexgrid import Cell
from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import group, move, numbers, path
from quakeboard.render.svg.hexes import centre, hexagon

_STEPS = 6


def _random_numbers(cell: Cell) -> Iterator[float]:
    """Pseudo-random numbers from -1 to 1, the same for a cell each time."""
    digest = sha256(f"scar {cell[0]},{cell[1]}".encode()).digest()
    yield from (byte / 127.5 - 1 for byte in digest)


def cracks(cell: Cell, scale: float) -> str:
    """Three broken lines from the middle outwards, about a third of a turn apart."""
    chances = _random_numbers(cell)
    turn = next(chances) * pi
    lines = []
    for third in range(3):
        angle = turn + third * 2 * pi / 3 + 0.35 * next(chances)
        reach = 0.68 + 0.1 * next(chances)
        points = ["0 0"]
        for step in range(1, _STEPS):
            bent = angle + 0.42 * next(chances)
            out = reach * step / (_STEPS - 1) * scale
            points.append(numbers(out * cos(bent), out * sin(bent)))
        lines.append("M" + "L".join(points))
    return "".join(lines)


def scar(canvas: Canvas, cell: Cell, scale: float) -> str:
    x, y = centre(cell)
    red = canvas["quake"]
    ground = path(
        hexagon(0.95 * scale),
        fill=canvas["scar"],
        stroke=red,
        stroke_width=1 if scale >= 20 else 0.7,
        stroke_dasharray="3 3" if scale >= 20 else "2 1.5",
        opacity=0.9,
    )
    broken = path(
        cracks(cell, scale),
        fill="none",
        stroke=red,
        stroke_width=1.3 if scale >= 20 else 0.8,
        stroke_linejoin="round",
        opacity=0.75,
    )
    return group(ground, broken, transform=move(x * scale, y * scale))
