"""The plots of reports: figures with their intervals, and distributions.

Each is drawn twice, for wide and for narrow pages; the page shows one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from quakeboard.arena.estimates import Estimate
from quakeboard.arena.report.plot_sheet import NARROW, WIDE, PlotSheet, PlotSize, settings
from quakeboard.render.svg.palette import LIGHT

MAX_BINS = 36
"""The largest number of columns of a distribution."""

Format = Callable[[float], str]
WideAndNarrow = tuple[str, str]
"""The SVGs of a plot for wide and for narrow pages."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A row of a plot of intervals: its label, the figure as a number and as text, and the fair value."""

    label: str
    estimate: Estimate
    text: str
    fair: float | None = None


@dataclass(frozen=True, slots=True)
class Distribution:
    """A row of a plot of distributions."""

    label: str
    values: Sequence[float]


def intervals(
    name: str, bars: Sequence[Bar], format_value: Format, bounds: tuple[float, float] | None = None
) -> WideAndNarrow:
    """A dot and a line for each figure and its interval, with a mark at the fair value."""

    def draw(size: PlotSize) -> str:
        sheet = PlotSheet(size, len(bars) * size.bar_height, [bar.label for bar in bars], right=84)
        for row, bar in enumerate(bars):
            _draw_bar(sheet, row, bar)
        if bounds is not None:
            sheet.axes.set_xlim(*bounds)
        sheet.axes.set_ylim(len(bars) - 0.5, -0.5)
        return sheet.finish(name, format_value)

    with settings():
        return draw(WIDE), draw(NARROW)


def distributions(name: str, rows: Sequence[Distribution], format_value: Format) -> WideAndNarrow:
    """A histogram for each list of values, with the median marked and written."""
    edges = _edges([value for row in rows for value in row.values])

    def draw(size: PlotSize) -> str:
        sheet = PlotSheet(size, len(rows) * size.distribution_height, [row.label for row in rows], right=12)
        for number, row in enumerate(rows):
            _draw_distribution(sheet, number, row, edges, format_value)
        sheet.axes.set_ylim(len(rows) - 0.98, -1.0)
        sheet.axes.set_xlim(edges[0], edges[-1])
        return sheet.finish(name, format_value, whole=True)

    with settings():
        return draw(WIDE), draw(NARROW)


def _draw_bar(sheet: PlotSheet, row: int, bar: Bar) -> None:
    at, label_at = (row + 0.2, row - 0.24) if sheet.size.above else (row, row)
    estimate, axes = bar.estimate, sheet.axes
    sheet.write(label_at, bar.label)
    sheet.write_figure(label_at, bar.text)
    if bar.fair is not None:
        axes.vlines(bar.fair, at - 0.3, at + 0.3, color=LIGHT["edge"], lw=1.4, ls=(0, (3, 2)), zorder=2)
    axes.hlines(at, estimate.low, estimate.high, color=LIGHT["ink-2"], lw=2.6, zorder=3)
    dot = {"color": LIGHT["ink"], "mec": LIGHT["sheet"], "mew": 2, "ms": 9}
    axes.plot([estimate.value], [at], "o", zorder=4, clip_on=False, **dot)


def _draw_distribution(
    sheet: PlotSheet, number: int, row: Distribution, edges: list[float], format_value: Format
) -> None:
    top, label_offset = (0.6, 0.84) if sheet.size.above else (0.86, 0.25)
    sheet.write(number - label_offset, row.label)
    axes, middle = sheet.axes, median(row.values)
    tops = [number - top * height for height in _heights(row.values, edges)]
    axes.stairs(tops, edges, baseline=number, fill=True, fc=LIGHT["rule"], ec=LIGHT["edge"], lw=1.2, zorder=2)
    axes.axhline(number, color=LIGHT["hair"], lw=1, zorder=1)
    axes.vlines(middle, number - top - 0.04, number, color=LIGHT["ink"], lw=2, zorder=3)
    place = {"xy": (middle, number - top - 0.04), "xytext": (5, -1), "textcoords": "offset points"}
    axes.annotate(
        format_value(middle), **place, va="center", fontfamily="monospace", fontweight="bold", zorder=4
    )


def _edges(values: Sequence[float]) -> list[float]:
    """The edges of columns of integer width that hold all values."""
    low, high = int(min(values)), int(max(values))
    width = (high - low) // MAX_BINS + 1
    return [low - 0.5 + width * number for number in range((high - low) // width + 2)]


def _heights(values: Sequence[float], edges: Sequence[float]) -> list[float]:
    width = edges[1] - edges[0]
    counted = Counter(min(int((value - edges[0]) // width), len(edges) - 2) for value in values)
    return [counted[place] / max(counted.values()) for place in range(len(edges) - 1)]
