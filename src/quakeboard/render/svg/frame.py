"""The frame of a map: its margin, the double neat line, ticks, and the names of columns and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, floor

from quakeboard.render.svg.canvas import Canvas
from quakeboard.render.svg.elements import element, number, numbers, path
from quakeboard.render.svg.lettering import MONO_MEDIUM
from quakeboard.render.svg.sheet import THUMBNAIL, Sheet

Tick = tuple[float, str]
"""A tick: its place along the frame, in pixels of the picture, and its label."""


def ticks(
    low: float, high: float, spacing: float, origin: float, reach: int, label: Callable[[int], str]
) -> list[Tick]:
    """The ticks between two limits (in pixels), as far as the table reaches on both sides of its middle.

    `label` names a column or row by its distance from the middle.
    """
    first = max(-reach, ceil((low + 6 - origin) / spacing))
    last = min(reach, floor((high - 6 - origin) / spacing))
    return [(origin + n * spacing, label(n)) for n in range(first, last + 1)]


def map_frame(canvas: Canvas, sheet: Sheet, across: list[Tick], down: list[Tick]) -> str:
    """The frame around the map; `across` stand above and below it, `down` on its sides."""
    small = sheet.margins == THUMBNAIL
    left, top = sheet.margins.left, sheet.margins.top
    right, bottom = left + sheet.map_width, top + sheet.map_height
    gap, tick = (3, 2.5) if small else (5, 4)
    margin = path(
        f"M0 0H{number(sheet.width)}V{number(sheet.height)}H0Z"
        f"M{numbers(left, top)}V{number(bottom)}H{number(right)}V{number(top)}Z",
        fill=canvas["sheet"],
        fill_rule="evenodd",
    )
    lines = [_neat(canvas, sheet, 0, 1.2 if small else 1.6), _neat(canvas, sheet, gap, 0.7 if small else 0.8)]
    marks = [
        *(
            f"M{numbers(x, top - gap)}v{number(-tick)}M{numbers(x, bottom + gap)}v{number(tick)}"
            for x, _ in across
        ),
        *(
            f"M{numbers(left - gap, y)}h{number(-tick)}M{numbers(right + gap, y)}h{number(tick)}"
            for y, _ in down
        ),
    ]
    drawn = margin + "".join(lines) + path("".join(marks), fill="none", stroke=canvas["ink"])
    return drawn if small else drawn + _coordinates(canvas, sheet, across, down)


def _neat(canvas: Canvas, sheet: Sheet, gap: float, breadth: float) -> str:
    return element(
        "rect",
        x=sheet.margins.left - gap,
        y=sheet.margins.top - gap,
        width=sheet.map_width + 2 * gap,
        height=sheet.map_height + 2 * gap,
        fill="none",
        stroke=canvas["ink"],
        stroke_width=breadth,
    )


def _coordinates(canvas: Canvas, sheet: Sheet, across: list[Tick], down: list[Tick]) -> str:
    left, top = sheet.margins.left, sheet.margins.top
    columns = (_coordinate(canvas, words, x, top - 13, "middle") for x, words in spaced(across, 30))
    rows = (_coordinate(canvas, words, left - 11, y + 4, "end") for y, words in spaced(down, 18))
    return "".join(columns) + "".join(rows)


def _coordinate(canvas: Canvas, words: str, x: float, y: float, anchor: str) -> str:
    return canvas.text(words, x, y, size=11, font=MONO_MEDIUM, colour="ink-2", anchor=anchor)


def spaced(all_ticks: Iterable[Tick], room: float) -> list[Tick]:
    """Only every n-th tick with a label, so that no two labels are closer than the room they need."""
    found = [tick for tick in all_ticks if tick[1]]
    if len(found) < 2:
        return found
    every = ceil(room / (found[1][0] - found[0][0]))
    return found[::every]
