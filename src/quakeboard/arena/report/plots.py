"""Two kinds of plots: figures with their intervals, and how often something was how large.

Each is drawn twice, for a page that is wide and for one that is narrow; the page shows one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from quakeboard.arena.estimates import Estimate
from quakeboard.arena.report.plot_sheet import NARROW, WIDE, Form, Sheet, settings
from quakeboard.render.svg.palette import LIGHT

BINS = 36
"""Columns of a distribution, at most."""

Written = Callable[[float], str]
Drawn = tuple[str, str]
"""A plot, wide and narrow."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A row: whose figure it is, the figure, how it is written, and what would be fair."""

    label: str
    estimate: Estimate
    written: str
    fair: float | None = None


@dataclass(frozen=True, slots=True)
class Hill:
    """A row: whose figures they are, and all of them."""

    label: str
    values: Sequence[float]


def intervals(
    name: str, bars: Sequence[Bar], written: Written, bounds: tuple[float, float] | None = None
) -> Drawn:
    """A dot and a line for each figure and its interval, with a mark at what would be fair."""

    def drawn(form: Form) -> str:
        sheet = Sheet(form, len(bars) * form.bar, [bar.label for bar in bars], right=84)
        for row, bar in enumerate(bars):
            _draw_bar(sheet, row, bar)
        if bounds is not None:
            sheet.axes.set_xlim(*bounds)
        sheet.axes.set_ylim(len(bars) - 0.5, -0.5)
        return sheet.finish(name, written)

    with settings():
        return drawn(WIDE), drawn(NARROW)


def hills(name: str, rows: Sequence[Hill], written: Written) -> Drawn:
    """How often each value came up, a row for each list of values; the middle one is marked and written."""
    edges = _edges([value for row in rows for value in row.values])

    def drawn(form: Form) -> str:
        sheet = Sheet(form, len(rows) * form.hill, [row.label for row in rows], right=12)
        for number, row in enumerate(rows):
            _draw_hill(sheet, number, row, edges, written)
        sheet.axes.set_ylim(len(rows) - 0.98, -1.0)
        sheet.axes.set_xlim(edges[0], edges[-1])
        return sheet.finish(name, written, whole=True)

    with settings():
        return drawn(WIDE), drawn(NARROW)


def _draw_bar(sheet: Sheet, row: int, bar: Bar) -> None:
    at, words = (row + 0.2, row - 0.24) if sheet.form.above else (row, row)
    estimate, axes = bar.estimate, sheet.axes
    sheet.write(words, bar.label)
    sheet.write_figure(words, bar.written)
    if bar.fair is not None:
        axes.vlines(bar.fair, at - 0.3, at + 0.3, color=LIGHT["edge"], lw=1.4, ls=(0, (3, 2)), zorder=2)
    axes.hlines(at, estimate.low, estimate.high, color=LIGHT["ink-2"], lw=2.6, zorder=3)
    dot = {"color": LIGHT["ink"], "mec": LIGHT["sheet"], "mew": 2, "ms": 9}
    axes.plot([estimate.value], [at], "o", zorder=4, clip_on=False, **dot)


def _draw_hill(sheet: Sheet, number: int, row: Hill, edges: list[float], written: Written) -> None:
    top, words = (0.6, 0.84) if sheet.form.above else (0.86, 0.25)
    sheet.write(number - words, row.label)
    axes, middle = sheet.axes, median(row.values)
    tops = [number - top * height for height in _heights(row.values, edges)]
    axes.stairs(tops, edges, baseline=number, fill=True, fc=LIGHT["rule"], ec=LIGHT["edge"], lw=1.2, zorder=2)
    axes.axhline(number, color=LIGHT["hair"], lw=1, zorder=1)
    axes.vlines(middle, number - top - 0.04, number, color=LIGHT["ink"], lw=2, zorder=3)
    place = {"xy": (middle, number - top - 0.04), "xytext": (5, -1), "textcoords": "offset points"}
    axes.annotate(written(middle), **place, va="center", fontfamily="monospace", fontweight="bold", zorder=4)


def _edges(values: Sequence[float]) -> list[float]:
    """Columns of whole width that hold all values."""
    low, high = int(min(values)), int(max(values))
    width = (high - low) // BINS + 1
    return [low - 0.5 + width * number for number in range((high - low) // width + 2)]


def _heights(values: Sequence[float], edges: Sequence[float]) -> list[float]:
    width = edges[1] - edges[0]
    counted = Counter(min(int((value - edges[0]) // width), len(edges) - 2) for value in values)
    return [counted[place] / max(counted.values()) for place in range(len(edges) - 1)]
