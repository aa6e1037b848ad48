"""Draws a plot with Matplotlib, as SVG that fits into a page.

A plot is drawn in the light colours. Each colour is then replaced by its CSS variable, so that the page has
the choice of the theme, and Matplotlib's fonts are replaced by those of the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO

from quakeboard.core.extras import import_extra
from quakeboard.render.svg.palette import LIGHT

AXIS_HEIGHT = 28
FONT_SIZE = 13
"""The font size in pixels."""

_SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "quakeboard",  # the same figures give the same bytes
    "font.size": FONT_SIZE,
    "xtick.color": LIGHT["edge"],
    "xtick.labelcolor": LIGHT["ink-2"],
    "text.color": LIGHT["ink"],
}
_TOKENS = {LIGHT[name].lower(): name for name in ("sheet", "ink", "ink-2", "rule", "hair", "edge")}


@dataclass(frozen=True, slots=True)
class PlotSize:
    """The width of a plot and the height of its rows, in pixels."""

    name: str
    width: int
    bar_height: int
    distribution_height: int
    ticks: int
    above: bool
    """Whether labels are above their rows instead of beside them."""


WIDE = PlotSize("wide", 860, 34, 56, 7, above=False)
NARROW = PlotSize("narrow", 320, 50, 74, 4, above=True)
"""The size for a phone."""


class PlotSheet:
    """Axes without a frame, and labels beside them."""

    def __init__(self, size: PlotSize, height: int, labels: Sequence[str], right: int) -> None:
        """Leave room for the labels to the left, and this much to the right for figures."""
        self.size = size
        width, whole = size.width, height + AXIS_HEIGHT
        left = 8.0 if size.above else min(0.4 * width, 28 + 7.2 * max(map(len, labels)))
        room = width - left - (14 if size.above else right)
        self._figure = import_extra("matplotlib.figure").Figure(figsize=(width / 72, whole / 72), dpi=72)
        self._figure.patch.set_visible(False)
        self.axes = self._figure.add_axes((left / width, AXIS_HEIGHT / whole, room / width, height / whole))
        self.axes.patch.set_visible(False)
        self.axes.set_yticks([])
        for spine in self.axes.spines.values():
            spine.set_visible(False)

    def write(self, row: float, text: str) -> None:
        """Write a label at the left edge."""
        self._write(row, text, 0)

    def write_figure(self, row: float, text: str) -> None:
        """Write a figure at the right edge."""
        self._write(row, text, self.size.width, ha="right", fontfamily="monospace", fontweight="bold")

    def _write(self, row: float, text: str, x: int, **style: str) -> None:
        transforms = import_extra("matplotlib.transforms")
        beside = transforms.blended_transform_factory(transforms.IdentityTransform(), self.axes.transData)
        self.axes.text(x, row, text, transform=beside, va="center", **style)

    def finish(self, name: str, format_tick: Callable[[float], str], whole: bool = False) -> str:
        """The plot as SVG for a page, with formatted ticks, at integers only if `whole`."""
        ticker = import_extra("matplotlib.ticker")
        ticks = ticker.MaxNLocator(self.size.ticks, steps=[1, 2, 2.5, 5, 10], integer=whole)
        self.axes.xaxis.set_major_locator(ticks)
        self.axes.xaxis.set_major_formatter(ticker.FuncFormatter(lambda value, _: format_tick(value)))
        self.axes.tick_params(axis="x", length=5, labelsize=12.5)
        self.axes.grid(axis="x", color=LIGHT["rule"], lw=1, zorder=0)
        self.axes.set_axisbelow(True)
        text = StringIO()
        no_metadata = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        self._figure.savefig(text, format="svg", metadata=no_metadata)
        return _to_page_svg(f"{name}-{self.size.name}", text.getvalue())


@contextmanager
def settings() -> Iterator[None]:
    """Use our own settings of Matplotlib, whatever the user has configured."""
    matplotlib = import_extra("matplotlib")
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_SETTINGS)
        yield


def _to_page_svg(name: str, svg: str) -> str:
    """The SVG element without a size, with the colours and fonts of the page.

    Its identifiers are prefixed with the name of the plot, as a page holds several.
    """
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r' (?:width|height)="\d+pt"', "", svg, count=2)
    svg = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", svg, flags=re.S)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    svg = re.sub(r' transform="rotate\(-?0 [^"]*"', "", svg)
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r"font-family: 'DejaVu Sans Mono'[^;\"]*", "font-family: var(--mono)", svg)
    svg = re.sub(r"font-family: 'DejaVu Sans'[^;\"]*", "font-family: var(--sans)", svg)
    return re.sub("#[0-9a-f]{6}", lambda found: f"var(--{_TOKENS[found[0]]})", svg)
