"""`quakeboard bench kernel`: the speed of the kernel, compiled and as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import typer

from quakeboard.cli.console.arguments import AsJson
from quakeboard.core import kernels
from quakeboard.core.game import OVER

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng

ROUNDS = 7
"""The number of rounds of a measurement, of which the best counts, as machines are noisy."""
SECONDS = 0.6
"""The length of a round."""
SHIFTS = 300
"""The number of shifts of San Andreas of which the median is measured."""


def measure_kernel(as_json: AsJson = False) -> None:
    """Uniform random games on one core, all rules in force: Seismic with 3 seats, San Andreas with 4."""
    figures = {"seismic": measure_seismic(), "san-andreas": measure_san_andreas()}
    if kernels.compiled():
        for game, plain in _measure_plain_python().items():
            figures[game]["plain"] = plain
    typer.echo(json.dumps(figures) if as_json else _table(figures))


def measure_seismic() -> dict[str, Any]:
    from quakeboard.games.seismic.rules.game import Seismic

    return _measure(Seismic().start(3))


def measure_san_andreas() -> dict[str, Any]:
    """The figures of Seismic, and the time of a shift with its consequences."""
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.games.sanandreas.rules.game import SanAndreas

    return _measure(SanAndreas().start(4)) | {"shift_us": _typical_shift(Rng("shifts"))}


def _measure(start: Any) -> dict[str, Any]:
    from quakeboard.core.kernel.rng import Rng

    rng = Rng("bench")
    return {
        "compiled": kernels.compiled(),
        "playouts_per_s": _rate(lambda: len(start.copy().playout(rng)) // start.seats),
        "listed_per_s": _rate(lambda: len(start.copy().playout_listed(rng)) // start.seats),
        "decisions_per_s": _rate(lambda: play_by_steps(start.copy(), rng)),
        "copy_us": round(1e6 / _rate(lambda: start.copy().seats // start.seats), 3),
    }


def _typical_shift(rng: Rng) -> float:
    """The median time of a shift that is chosen from three or four dice, in microseconds."""
    from quakeboard.games.sanandreas.rules.game import SanAndreas

    times: list[float] = []
    while len(times) < SHIFTS:
        position = SanAndreas().start(4)
        while position.actor() != OVER:
            code = position.sample(rng)
            if position.phase_name() == "shift" and len(position.codes()) > 2:
                times.append(min(_timed(position, code) for _ in range(ROUNDS)))
            position.step(code)
    return round(1e6 * median(times), 2)


def _timed(position: Any, code: int) -> float:
    """The seconds of one step, measured over several copies as the clock is too coarse for one."""
    copies = [position.copy() for _ in range(20)]
    began = perf_counter()
    for copy in copies:
        copy.step(code)
    return (perf_counter() - began) / len(copies)


def _rate(work: Callable[[], int]) -> float:
    """The units of work in a second, in the best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        began = perf_counter()
        while (took := perf_counter() - began) < SECONDS:
            for _ in range(20):
                done += work()
        best = max(best, done / took)
    return round(best, 1)


def _measure_plain_python() -> dict[str, Any]:
    command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "bench", "kernel", "--json"]
    environment = {**os.environ, "QUAKEBOARD_PLAIN": "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _table(figures: dict[str, Any]) -> str:
    lines = []
    for game, found in figures.items():
        lines.append(f"{game}: the kernel is {'compiled' if found['compiled'] else 'plain Python'}")
        lines += [
            _line(name, found[name], found.get("plain", {}).get(name))
            for name in found
            if name not in ("compiled", "plain")
        ]
    return "\n".join(lines)


def _line(name: str, value: float, plain: float | None) -> str:
    line = f"  {name:<16}{value:>14,.1f}"
    if plain is None:
        return line
    ratio = plain / value if name.endswith("_us") else value / plain
    return f"{line}    plain {plain:>12,.1f}    ratio {ratio:>7,.1f}"


def play_by_steps(position: Any, rng: Rng) -> int:
    """Play a random game from Python, one code at a time; return the number of decisions of seats."""
    decisions = 0
    while (actor := position.actor()) != OVER:
        position.step(position.sample(rng))
        decisions += actor >= 0
    return decisions
