"""The crews' shapes as marks on a plot."""

from __future__ import annotations

import re
from typing import Any

from quakeboard.render.svg.crews import BODY, SHAPES

_PARTS = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
MOVE, LINE, CURVE, CUBIC, CLOSE = 1, 2, 3, 4, 79
"""What plots call these."""
_CODES = {"M": (MOVE,), "Q": (CURVE,) * 2, "C": (CUBIC,) * 3, "Z": (CLOSE,)}


def crew_mark(seat: int, kind: Any) -> Any:
    """The shape of the seat's crew as a path of this kind, which takes corners and codes, around 0,0."""
    corners, codes = outline(BODY[SHAPES[seat % 4]])
    return kind([((x - 12) / 24, (12 - y) / 24) for x, y in corners], codes)


def outline(drawn: str) -> tuple[list[tuple[float, float]], list[int]]:
    """The corners of an SVG path and what leads to each."""
    corners: list[tuple[float, float]] = []
    codes: list[int] = []
    for command, numbers in _commands(drawn):
        codes += _CODES.get(command, (LINE,))
        if command == "H":
            corners.append((numbers[0], corners[-1][1]))
        elif command == "V":
            corners.append((corners[-1][0], numbers[0]))
        elif command == "Z":
            corners.append(corners[0])
        else:
            corners += zip(numbers[::2], numbers[1::2], strict=True)
    return corners, codes


def _commands(drawn: str) -> list[tuple[str, list[float]]]:
    """The commands of a path; one without a letter repeats the one before, and after a move comes a line."""
    found: list[tuple[str, list[float]]] = []
    parts = _PARTS.findall(drawn)
    command, place = "M", 0
    while place < len(parts):
        if parts[place].isalpha():
            command, place = parts[place], place + 1
        end = place + _NUMBERS[command]
        found.append((command, [float(part) for part in parts[place:end]]))
        command, place = "L" if command == "M" else command, end
    return found
