"""`quakeboard bench kernel`: the speed of the kernel, compiled and as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

import typer

from quakeboard.cli.console.arguments import AsJson
from quakeboard.core import kernels
from quakeboard.core.game import OVER, AnyPosition, Kernel
from quakeboard.core.registry import make_game, specs
from quakeboard.core.spec import GameSpec

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng

ROUNDS = 7
"""The number of rounds of a measurement, of which the best counts, as machines are noisy."""
SECONDS = 0.6
"""The length of a round."""
STEPS = 300
"""The number of steps of which the median is measured."""

Figures = dict[str, float]


def measure_kernel(as_json: AsJson = False) -> None:
    """Uniform random games on one core, all rules in force, with a middle number of seats."""
    figures = {key: _measure(spec) for key, spec in specs().items()}
    plain = _measure_plain_python() if kernels.compiled() else {}
    if as_json:
        compiled = kernels.compiled()
        rows = {
            key: {"compiled": compiled, **found} | ({"plain": plain[key]} if key in plain else {})
            for key, found in figures.items()
        }
        typer.echo(json.dumps(rows))
    else:
        typer.echo(_table(figures, plain))


def usual_seats(spec: GameSpec) -> int:
    """The number of seats in the middle of what is possible."""
    return spec.seats[len(spec.seats) // 2]


def _measure(spec: GameSpec) -> Figures:
    from quakeboard.core.kernel.rng import Rng

    start, rng = make_game(spec.key, {}).start(usual_seats(spec)), Rng("bench")
    kernel = start.kernel
    more = spec.part("bench.playouts") if spec.has("bench.playouts") else {}
    steps = spec.part("bench.steps") if spec.has("bench.steps") else {}

    def games_per_s(play: Callable[[AnyPosition, Rng], tuple[int, ...]]) -> float:
        return _rate(lambda: len(play(start.copy(), rng)) // kernel.seats)

    return {
        "playouts_per_s": games_per_s(lambda position, rng: position.kernel.playout(rng)),
        **{name: games_per_s(play) for name, play in more.items()},
        "decisions_per_s": _rate(lambda: play_by_steps(kernel.copy(), rng)),
        "copy_us": round(1e6 / _rate(lambda: kernel.copy().seats // kernel.seats), 3),
        **{name: _typical_step(start, is_timed, Rng("steps")) for name, is_timed in steps.items()},
    }


def _typical_step(start: AnyPosition, is_timed: Callable[[AnyPosition], bool], rng: Rng) -> float:
    """The median time of such steps in random games, in microseconds."""
    times: list[float] = []
    while len(times) < STEPS:
        position = start.copy()
        kernel = position.kernel
        while kernel.actor() != OVER:
            code = kernel.sample(rng)
            if is_timed(position):
                times.append(min(_timed(kernel, code) for _ in range(ROUNDS)))
            kernel.step(code)
    return round(1e6 * median(times), 2)


def _timed(kernel: Kernel, code: int) -> float:
    """The seconds of one step, measured over several copies as the clock is too coarse for one."""
    copies = [kernel.copy() for _ in range(20)]
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


def _measure_plain_python() -> dict[str, Figures]:
    command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "bench", "kernel", "--json"]
    environment = {**os.environ, "QUAKEBOARD_PLAIN": "1"}
    done = subprocess.run(command, env=environment, check=True, capture_output=True)
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures


def _table(figures: dict[str, Figures], plain: dict[str, Figures]) -> str:
    lines = []
    for game, found in figures.items():
        lines.append(f"{game}: the kernel is {'compiled' if kernels.compiled() else 'plain Python'}")
        lines += [_line(name, value, plain.get(game, {}).get(name)) for name, value in found.items()]
    return "\n".join(lines)


def _line(name: str, value: float, plain: float | None) -> str:
    line = f"  {name:<16}{value:>14,.1f}"
    if plain is None:
        return line
    ratio = plain / value if name.endswith("_us") else value / plain
    return f"{line}    plain {plain:>12,.1f}    ratio {ratio:>7,.1f}"


def play_by_steps(kernel: Kernel, rng: Rng) -> int:
    """Play a random game from Python, one code at a time; return the number of decisions of seats."""
    decisions = 0
    while (actor := kernel.actor()) != OVER:
        kernel.step(kernel.sample(rng))
        decisions += actor >= 0
    return decisions
