"""Plots of an analysis: each seat's chance to win, its luck so far, and what its decisions lost.

Each seat has the marker of its crew and its name at the end of its curve, so that no colour is needed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quakeboard.analysis.findings import AnalysedStep
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.language.language import Language
from quakeboard.play.record import UNWRITABLE, BadRecord, Record
from quakeboard.render.svg.crews import BODY, SHAPES
from quakeboard.render.svg.palette import LIGHT

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.path import Path as Marker
    from matplotlib.transforms import Transform

NO_PLOTS = Reason(
    "no-plots",
    "analysis",
    "A plot needs Matplotlib, which is not installed here: pip install “quakeboard[plots]”.",
)
BAD_PLOT = Reason("bad-plot", "analysis", "A plot is a file that ends in .svg or .png, not “{file}”.")

SIZE = (11.0, 8.2)
"""Width and height in inches."""
MARKERS = 9
"""The number of markers on each curve."""
NAME_GAP = 0.075
"""The least distance between two names, as a part of a plot's height."""
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
    """Raise `NoPlot` for a file that is no plot or if Matplotlib is missing, before the analysis starts."""
    if file.suffix.lower() not in (".svg", ".png"):
        raise NoPlot(BAD_PLOT, file=file.name[:60])
    _matplotlib("figure")


def draw(record: Record, steps: Sequence[AnalysedStep], file: Path, language: Language) -> None:
    """Draw these steps, at least one, into a file; raises `BadRecord` if it cannot be written."""
    with _matplotlib("").rc_context(SETTINGS):
        figure = _matplotlib("figure").Figure(figsize=SIZE, facecolor=LIGHT["sheet"], layout="constrained")
        plots = figure.subplots(3, sharex=True, height_ratios=(3, 2, 1.4))
        _draw_odds(plots[0], record, steps)
        _draw_luck(plots[1], record, steps)
        _draw_losses(plots[2], record, steps)
        for axes, key in zip(plots, ("plot-win", "plot-luck", "plot-lost"), strict=True):
            _style(axes, language.sentence(key))
        plots[-1].set_xlabel(language.sentence("plot-step"))
        plots[-1].set_xlim(0, steps[-1].step)
        try:
            figure.savefig(file, dpi=150, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        except OSError as error:
            raise BadRecord(UNWRITABLE, file=file, why=(error.strerror or "unknown").lower()) from None


def _matplotlib(part: str) -> Any:
    try:
        return import_module(f"matplotlib.{part}" if part else "matplotlib")
    except ImportError:
        raise NoPlot(NO_PLOTS) from None


# ---------------------------------------------------------------------- the three plots


def _draw_odds(axes: Axes, record: Record, steps: Sequence[AnalysedStep]) -> None:
    numbers = [step.step for step in steps]
    odds = [[100 * step.win[seat] for step in steps] for seat in range(len(record.seats))]
    for mine in odds:
        low = [max(0.0, chance - 100 * step.error) for chance, step in zip(mine, steps, strict=True)]
        high = [min(100.0, chance + 100 * step.error) for chance, step in zip(mine, steps, strict=True)]
        axes.fill_between(numbers, low, high, color=LIGHT["rule"], alpha=0.45, lw=0, zorder=1)
    axes.set_ylim(-3, 103)
    axes.set_yticks([0, 25, 50, 75, 100])
    _draw_curves(axes, record.names, numbers, odds)


def _draw_luck(axes: Axes, record: Record, steps: Sequence[AnalysedStep]) -> None:
    axes.axhline(0, color=LIGHT["edge"], lw=1, zorder=1)
    luck = [
        list(accumulate(0.0 if step.luck is None else 100 * step.luck[seat] for step in steps))
        for seat in range(len(record.seats))
    ]
    _draw_curves(axes, record.names, [step.step for step in steps], luck)


def _draw_losses(axes: Axes, record: Record, steps: Sequence[AnalysedStep]) -> None:
    lost = [step for step in steps if step.loss]
    for step in lost:
        assert step.loss is not None
        assert isinstance(step.actor, int)
        axes.vlines(step.step, 0, 100 * step.loss, color=LIGHT["ink-2"], lw=1.6, zorder=2)
        _draw_markers(axes, step.actor, [step.step], [100 * step.loss])
    axes.set_ylim(0, 1.25 * max([1.0, *(100 * (step.loss or 0.0) for step in lost)]))


def _draw_curves(
    axes: Axes, names: Sequence[str], numbers: Sequence[int], curves: Sequence[Sequence[float]]
) -> None:
    """Draw each seat's curve on a darker outline, with markers along it and its name at its end."""
    every = max(1, len(numbers) // MARKERS)
    for seat, curve in enumerate(curves):
        for color, width in ((LIGHT["crew-line"], 4.0), (LIGHT[f"crew-{seat}"], 2.2)):
            axes.plot(numbers, curve, color=color, lw=width, solid_joinstyle="round", zorder=3 + seat / 10)
        places = range(every * (seat + 1) // (len(curves) + 1), len(numbers), every)
        _draw_markers(axes, seat, [numbers[place] for place in places], [curve[place] for place in places])
    low, high = axes.get_ylim()
    ends = [curve[-1] for curve in curves]
    heights = spread([(end - low) / (high - low) for end in ends], NAME_GAP)
    for seat, (name, height) in enumerate(zip(names, heights, strict=True)):
        _draw_markers(axes, seat, [1.018], [height], transform=axes.transAxes)
        axes.annotate(name, (1.034, height), xycoords="axes fraction", va="center", annotation_clip=False)


def spread(heights: Sequence[float], gap: float) -> list[float]:
    """Heights from 0 to 1, moved so that no two are nearer than the gap."""
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    moved = list(heights)
    for place, one in enumerate(order):
        moved[one] = max(moved[one], place * gap, moved[order[place - 1]] + gap if place else 0.0)
    for place, one in enumerate(reversed(order)):
        moved[one] = min(moved[one], 1.0 - place * gap)
    return moved


def _draw_markers(
    axes: Axes, seat: int, xs: Sequence[float], ys: Sequence[float], transform: Transform | None = None
) -> None:
    axes.plot(
        xs,
        ys,
        ls="",
        marker=crew_marker(seat, _matplotlib("path").Path),
        ms=13,
        mfc=LIGHT[f"crew-{seat}"],
        mec=LIGHT["crew-line"],
        mew=1.2,
        clip_on=False,
        zorder=5,
        transform=transform or axes.transData,
    )


def _style(axes: Axes, title: str) -> None:
    """Set the title and a thin grid, without a frame."""
    axes.set_title(title, loc="left", fontweight="bold")
    axes.set_facecolor(LIGHT["paper"])
    axes.grid(color=LIGHT["rule"], lw=0.8)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)


# ---------------------------------------------------------------------- crew markers

_PATH_TOKENS = re.compile(r"[MLHVQCZ]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
MOVE, LINE, CURVE, CUBIC, CLOSE = 1, 2, 3, 4, 79
"""The codes of Matplotlib's paths."""
_CODES = {"M": (MOVE,), "Q": (CURVE,) * 2, "C": (CUBIC,) * 3, "Z": (CLOSE,)}


def crew_marker(seat: int, path_class: type[Marker]) -> Marker:
    """The shape of the seat's crew around 0,0, as a path made of vertices and codes."""
    vertices, codes = path_vertices(BODY[SHAPES[seat % 4]])
    return path_class([((x - 12) / 24, (12 - y) / 24) for x, y in vertices], codes)


def path_vertices(path: str) -> tuple[list[tuple[float, float]], list[int]]:
    """The vertices of an SVG path, and Matplotlib's code for each."""
    vertices: list[tuple[float, float]] = []
    codes: list[int] = []
    for command, numbers in _path_commands(path):
        codes += _CODES.get(command, (LINE,))
        if command == "H":
            vertices.append((numbers[0], vertices[-1][1]))
        elif command == "V":
            vertices.append((vertices[-1][0], numbers[0]))
        elif command == "Z":
            vertices.append(vertices[0])
        else:
            vertices += zip(numbers[::2], numbers[1::2], strict=True)
    return vertices, codes


def _path_commands(path: str) -> list[tuple[str, list[float]]]:
    """The commands of a path; numbers without a letter repeat the last command, and a line follows a move."""
    commands: list[tuple[str, list[float]]] = []
    tokens = _PATH_TOKENS.findall(path)
    command, place = "M", 0
    while place < len(tokens):
        if tokens[place].isalpha():
            command, place = tokens[place], place + 1
        end = place + _ARGUMENTS[command]
        commands.append((command, [float(token) for token in tokens[place:end]]))
        command, place = "L" if command == "M" else command, end
    return commands
