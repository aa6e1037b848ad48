"""An analysis as a plot: how likely each seat is to win, its luck so far, and what its decisions lost.

Seats are told apart by their crews' shapes, and named where their curves end; colour only helps.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any

from quakeboard.analysis.findings import AnalysedStep
from quakeboard.analysis.plot_markers import crew_mark
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.language.language import Language
from quakeboard.play.record import UNWRITABLE, BadRecord, Record
from quakeboard.render.svg.palette import LIGHT

NO_PLOTS = Reason(
    "no-plots",
    "analysis",
    "A plot needs Matplotlib, which is not installed here: pip install “quakeboard[plots]”.",
)
BAD_PLOT = Reason("bad-plot", "analysis", "A plot is a file that ends in .svg or .png, not “{file}”.")

SIZE = (11.0, 8.2)
"""Inches."""
MARKS = 9
"""So many times each seat's shape stands on its curve."""
GAP = 0.075
"""Between two names, as a part of a sheet's height."""
SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "quakeboard",  # the same analysis gives the same bytes
    "font.family": "sans-serif",
    "font.sans-serif": ["Overpass", "DejaVu Sans"],
    "font.size": 11,
    "text.color": LIGHT["ink"],
    "axes.labelcolor": LIGHT["ink"],
    "xtick.color": LIGHT["ink-2"],
    "ytick.color": LIGHT["ink-2"],
}


class NoPlot(QuakeboardError):
    """A plot that cannot be drawn."""


def check(file: Path) -> None:
    """Refuse a file that cannot hold a plot, and a machine that cannot draw one, before any work is done."""
    if file.suffix.lower() not in (".svg", ".png"):
        raise NoPlot(BAD_PLOT, file=file.name[:60])
    _matplotlib("figure")


def draw(record: Record, found: Sequence[AnalysedStep], file: Path, language: Language) -> None:
    """Draw these steps, at least one, into a file; raises `BadRecord` if it cannot be written."""
    with _matplotlib("").rc_context(SETTINGS):
        figure = _matplotlib("figure").Figure(figsize=SIZE, facecolor=LIGHT["sheet"], layout="constrained")
        sheets = figure.subplots(3, sharex=True, height_ratios=(3, 2, 1.4))
        _draw_odds(sheets[0], record, found)
        _draw_luck(sheets[1], record, found)
        _draw_losses(sheets[2], record, found)
        for axes, key in zip(sheets, ("plot-win", "plot-luck", "plot-lost"), strict=True):
            _dress(axes, language.sentence(key))
        sheets[-1].set_xlabel(language.sentence("plot-step"))
        sheets[-1].set_xlim(0, found[-1].step)
        try:
            figure.savefig(file, dpi=150, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=file, why=(error.strerror or "unknown").lower()) from None


def _matplotlib(part: str) -> Any:
    try:
        return import_module(f"matplotlib.{part}" if part else "matplotlib")
    except ImportError:
        raise NoPlot(NO_PLOTS) from None


# ---------------------------------------------------------------------- three sheets


def _draw_odds(axes: Any, record: Record, found: Sequence[AnalysedStep]) -> None:
    numbers = [step.step for step in found]
    odds = [[100 * step.win[seat] for step in found] for seat in range(len(record.seats))]
    for mine in odds:
        low = [max(0.0, chance - 100 * step.error) for chance, step in zip(mine, found, strict=True)]
        high = [min(100.0, chance + 100 * step.error) for chance, step in zip(mine, found, strict=True)]
        axes.fill_between(numbers, low, high, color=LIGHT["rule"], alpha=0.45, lw=0, zorder=1)
    axes.set_ylim(-3, 103)
    axes.set_yticks([0, 25, 50, 75, 100])
    _draw_curves(axes, record.names, numbers, odds)


def _draw_luck(axes: Any, record: Record, found: Sequence[AnalysedStep]) -> None:
    axes.axhline(0, color=LIGHT["edge"], lw=1, zorder=1)
    luck = [
        list(accumulate(0.0 if step.luck is None else 100 * step.luck[seat] for step in found))
        for seat in range(len(record.seats))
    ]
    _draw_curves(axes, record.names, [step.step for step in found], luck)


def _draw_losses(axes: Any, record: Record, found: Sequence[AnalysedStep]) -> None:
    lost = [step for step in found if step.loss]
    for step in lost:
        assert step.loss is not None
        assert isinstance(step.actor, int)
        axes.vlines(step.step, 0, 100 * step.loss, color=LIGHT["ink-2"], lw=1.6, zorder=2)
        _mark(axes, step.actor, [step.step], [100 * step.loss])
    axes.set_ylim(0, 1.25 * max([1.0, *(100 * (step.loss or 0.0) for step in lost)]))


def _draw_curves(
    axes: Any, names: Sequence[str], numbers: Sequence[int], curves: Sequence[Sequence[float]]
) -> None:
    """Each seat's line on a dark one, with its shape along it and its name where it ends."""
    every = max(1, len(numbers) // MARKS)
    for seat, curve in enumerate(curves):
        for color, width in ((LIGHT["crew-line"], 4.0), (LIGHT[f"crew-{seat}"], 2.2)):
            axes.plot(numbers, curve, color=color, lw=width, solid_joinstyle="round", zorder=3 + seat / 10)
        places = range(every * (seat + 1) // (len(curves) + 1), len(numbers), every)
        _mark(axes, seat, [numbers[place] for place in places], [curve[place] for place in places])
    low, high = axes.get_ylim()
    ends = [curve[-1] for curve in curves]
    heights = apart([(end - low) / (high - low) for end in ends], GAP)
    for seat, (name, height) in enumerate(zip(names, heights, strict=True)):
        _mark(axes, seat, [1.018], [height], transform=axes.transAxes)
        axes.annotate(name, (1.034, height), xycoords="axes fraction", va="center", annotation_clip=False)


def apart(heights: Sequence[float], gap: float) -> list[float]:
    """Heights from 0 to 1, moved so that no two are nearer than the gap: names can be read there."""
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    found = list(heights)
    for place, one in enumerate(order):
        found[one] = max(found[one], place * gap, found[order[place - 1]] + gap if place else 0.0)
    for place, one in enumerate(reversed(order)):
        found[one] = min(found[one], 1.0 - place * gap)
    return found


def _mark(axes: Any, seat: int, numbers: Sequence[float], values: Sequence[float], **how: Any) -> None:
    axes.plot(
        numbers,
        values,
        ls="",
        marker=crew_mark(seat, _matplotlib("path").Path),
        ms=13,
        mfc=LIGHT[f"crew-{seat}"],
        mec=LIGHT["crew-line"],
        mew=1.2,
        clip_on=False,
        zorder=5,
        **how,
    )


def _dress(axes: Any, title: str) -> None:
    """A title, thin lines, no box: paper stays empty."""
    axes.set_title(title, loc="left", fontweight="bold")
    axes.set_facecolor(LIGHT["paper"])
    axes.grid(color=LIGHT["rule"], lw=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
