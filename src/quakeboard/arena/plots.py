"""Two kinds of plots, drawn by Matplotlib as SVG to stand in a page: figures with their intervals, and how
often something was how large.

They are drawn in the light colours of the house. Each colour is then replaced by the name of its token, so
that the page decides in which theme a plot is seen, and the page's typefaces take the place of Matplotlib's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from statistics import median
from typing import Any

from quakeboard.arena.estimates import Estimate
from quakeboard.arena.extras import extra
from quakeboard.render.palette import LIGHT

WIDTH = 720
"""Of a plot, in pixels."""
ROW = 34
HILL = 56
AXIS = 28
SMALL = 13
"""Pixels: no text of the house is much smaller."""
BINS = 36
"""Columns of a distribution, at most."""

SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "quakeboard",  # the same figures give the same bytes
    "font.size": SMALL,
    "axes.unicode_minus": True,
    "xtick.color": LIGHT["edge"],
    "xtick.labelcolor": LIGHT["ink-2"],
    "ytick.labelcolor": LIGHT["ink"],
    "text.color": LIGHT["ink"],
}


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
    name: str, bars: Sequence[Bar], written: Callable[[float], str], bounds: tuple[float, float] | None = None
) -> str:
    """A dot and a line for each figure and its interval, with a mark at what would be fair."""
    with _settings():
        figure, axes = _sheet(len(bars) * ROW, [bar.label for bar in bars], 84)
        for row, bar in enumerate(bars):
            _draw_bar(axes, row, bar)
        if bounds is not None:
            axes.set_xlim(*bounds)
        axes.set_ylim(len(bars) - 0.5, -0.5)
        return _finish(name, figure, axes, written)


def hills(name: str, rows: Sequence[Hill], written: Callable[[float], str]) -> str:
    """How often each value came up, a row for each list of values; the middle one is marked and written."""
    with _settings():
        figure, axes = _sheet(len(rows) * HILL, [row.label for row in rows], 12)
        edges = _edges([value for row in rows for value in row.values])
        for number, row in enumerate(rows):
            _draw_hill(axes, number, row, edges, written)
        axes.set_ylim(len(rows) - 0.98, -1.0)
        axes.set_xlim(edges[0], edges[-1])
        return _finish(name, figure, axes, written, whole=True)


# ---------------------------------------------------------------------- drawing


@contextmanager
def _settings() -> Iterator[None]:
    """Those of this file, whatever the user has chosen for other plots."""
    matplotlib = extra("matplotlib")
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(SETTINGS)
        yield


def _sheet(height: int, labels: Sequence[str], right: float) -> tuple[Any, Any]:
    """Axes with so much room to the left as the labels need, and so much to the right."""
    left = min(0.45 * WIDTH, 28 + 7.2 * max(map(len, labels)))
    whole = height + AXIS
    figure = extra("matplotlib.figure").Figure(figsize=(WIDTH / 72, whole / 72), dpi=72)
    axes = figure.add_axes((left / WIDTH, AXIS / whole, (WIDTH - right - left) / WIDTH, height / whole))
    axes.set_yticks([])
    return figure, axes


def _write(axes: Any, row: float, text: str, x: int, **style: Any) -> None:
    """Words beside the axes: so many pixels from the edge of the sheet, which all rows share."""
    transforms = extra("matplotlib.transforms")
    beside = transforms.blended_transform_factory(transforms.IdentityTransform(), axes.transData)
    axes.text(x, row, text, transform=beside, va="center", **style)


def _draw_bar(axes: Any, row: int, bar: Bar) -> None:
    estimate = bar.estimate
    if bar.fair is not None:
        axes.vlines(bar.fair, row - 0.42, row + 0.42, color=LIGHT["edge"], lw=1.4, ls=(0, (3, 2)), zorder=2)
    axes.hlines(row, estimate.low, estimate.high, color=LIGHT["ink-2"], lw=2.6, zorder=3)
    axes.plot(
        [estimate.value],
        [row],
        "o",
        ms=9,
        color=LIGHT["ink"],
        mec=LIGHT["sheet"],
        mew=2,
        zorder=4,
        clip_on=False,
    )
    _write(axes, row, bar.label, 0)
    _write(axes, row, bar.written, WIDTH, ha="right", fontfamily="monospace", fontweight="bold")


def _draw_hill(
    axes: Any, number: int, row: Hill, edges: list[float], written: Callable[[float], str]
) -> None:
    _write(axes, number - 0.25, row.label, 0)
    heights = _heights(row.values, edges)
    tops = [number - 0.86 * height for height in heights]
    axes.stairs(tops, edges, baseline=number, fill=True, fc=LIGHT["rule"], ec=LIGHT["edge"], lw=1.2, zorder=2)
    middle = median(row.values)
    axes.vlines(middle, number - 0.9, number, color=LIGHT["ink"], lw=2, zorder=3)
    axes.annotate(
        written(middle),
        (middle, number - 0.9),
        (5, -1),
        textcoords="offset points",
        va="center",
        fontfamily="monospace",
        fontweight="bold",
        zorder=4,
    )
    axes.axhline(number, color=LIGHT["hair"], lw=1, zorder=1)


def _edges(values: Sequence[float]) -> list[float]:
    """Columns of whole width that hold all values."""
    low, high = int(min(values)), int(max(values))
    width = (high - low) // BINS + 1
    return [low - 0.5 + width * number for number in range((high - low) // width + 2)]


def _heights(values: Sequence[float], edges: Sequence[float]) -> list[float]:
    width = edges[1] - edges[0]
    counted = Counter(min(int((value - edges[0]) // width), len(edges) - 2) for value in values)
    return [counted[place] / max(counted.values()) for place in range(len(edges) - 1)]


def _plain(axes: Any) -> None:
    """No frame and no ticks: paper stays empty."""
    for spine in axes.spines.values():
        spine.set_visible(False)


def _finish(name: str, figure: Any, axes: Any, written: Callable[[float], str], whole: bool = False) -> str:
    _plain(axes)
    ticker = extra("matplotlib.ticker")
    axes.xaxis.set_major_locator(ticker.MaxNLocator(6, integer=whole))
    axes.xaxis.set_major_formatter(ticker.FuncFormatter(lambda value, _: written(value)))
    axes.tick_params(axis="x", length=5, labelsize=12.5)
    axes.grid(axis="x", color=LIGHT["rule"], lw=1, zorder=0)
    axes.set_axisbelow(True)
    axes.patch.set_visible(False)
    figure.patch.set_visible(False)
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return _for_a_page(name, text.getvalue())


_TOKENS = {LIGHT[name].lower(): name for name in ("sheet", "ink", "ink-2", "rule", "hair", "edge")}


def _for_a_page(name: str, svg: str) -> str:
    """The drawing alone, without a size, in the colours and typefaces of the page. Its identifiers get the
    name of the plot, as several stand in one page."""
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r' (?:width|height)="\d+pt"', "", svg, count=2)
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", svg, flags=re.S)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    svg = re.sub(r' transform="rotate\(-?0 [^"]*"', "", svg)
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"font-family: 'DejaVu Sans Mono'[^;\"]*", "font-family: var(--mono)", svg)
    svg = re.sub(r"font-family: 'DejaVu Sans'[^;\"]*", "font-family: var(--sans)", svg)
    return re.sub("#[0-9a-f]{6}", lambda found: f"var(--{_TOKENS[found[0]]})", svg)
