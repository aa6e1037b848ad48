"""The sheet that a plot is drawn on, by Matplotlib, and how it becomes a part of a page.

A plot is drawn in the light colours of the house. Each colour is then replaced by the name of its token, so
that the page decides in which theme it is seen, and the page's typefaces take the place of Matplotlib's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from typing import Any

from quakeboard.core.extras import import_extra
from quakeboard.render.svg.palette import LIGHT

AXIS = 28
SMALL = 13
"""Pixels: no text of the house is much smaller."""

_SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "quakeboard",  # the same figures give the same bytes
    "font.size": SMALL,
    "xtick.color": LIGHT["edge"],
    "xtick.labelcolor": LIGHT["ink-2"],
    "text.color": LIGHT["ink"],
}
_TOKENS = {LIGHT[name].lower(): name for name in ("sheet", "ink", "ink-2", "rule", "hair", "edge")}


@dataclass(frozen=True, slots=True)
class Form:
    """How wide a plot is and how high its rows are, in pixels."""

    name: str
    width: int
    bar: int
    hill: int
    ticks: int
    above: bool
    """Whether words stand above what they belong to, for want of room beside it."""


WIDE = Form("wide", 860, 34, 56, 7, above=False)
NARROW = Form("narrow", 320, 50, 74, 4, above=True)
"""For a phone."""


class Sheet:
    """Axes without a frame, and words beside them."""

    def __init__(self, form: Form, height: int, labels: Sequence[str], right: int) -> None:
        """Leave as much room to the left as the labels need, and so much to the right for figures."""
        self.form = form
        width, whole = form.width, height + AXIS
        left = 8.0 if form.above else min(0.4 * width, 28 + 7.2 * max(map(len, labels)))
        room = width - left - (14 if form.above else right)
        self._figure = import_extra("matplotlib.figure").Figure(figsize=(width / 72, whole / 72), dpi=72)
        self._figure.patch.set_visible(False)
        self.axes = self._figure.add_axes((left / width, AXIS / whole, room / width, height / whole))
        self.axes.patch.set_visible(False)
        self.axes.set_yticks([])
        for spine in self.axes.spines.values():
            spine.set_visible(False)

    def write(self, row: float, text: str) -> None:
        """Words at the left edge of the sheet."""
        self._write(row, text, 0)

    def write_figure(self, row: float, text: str) -> None:
        """A figure at the right edge."""
        self._write(row, text, self.form.width, ha="right", fontfamily="monospace", fontweight="bold")

    def _write(self, row: float, text: str, x: int, **style: Any) -> None:
        transforms = import_extra("matplotlib.transforms")
        beside = transforms.blended_transform_factory(transforms.IdentityTransform(), self.axes.transData)
        self.axes.text(x, row, text, transform=beside, va="center", **style)

    def finish(self, name: str, written: Callable[[float], str], whole: bool = False) -> str:
        """The drawing as SVG for a page; its ticks are written like this, at whole numbers if so wished."""
        ticker = import_extra("matplotlib.ticker")
        ticks = ticker.MaxNLocator(self.form.ticks, steps=[1, 2, 2.5, 5, 10], integer=whole)
        self.axes.xaxis.set_major_locator(ticks)
        self.axes.xaxis.set_major_formatter(ticker.FuncFormatter(lambda value, _: written(value)))
        self.axes.tick_params(axis="x", length=5, labelsize=12.5)
        self.axes.grid(axis="x", color=LIGHT["rule"], lw=1, zorder=0)
        self.axes.set_axisbelow(True)
        text = StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        self._figure.savefig(text, format="svg", metadata=nothing)
        return _for_a_page(f"{name}-{self.form.name}", text.getvalue())


@contextmanager
def settings() -> Iterator[None]:
    """Draw as the house does, whatever the user has chosen for other plots."""
    matplotlib = import_extra("matplotlib")
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(_SETTINGS)
        yield


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
