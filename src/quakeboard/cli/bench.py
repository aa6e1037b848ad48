"""`quakeboard bench`: how fast the kernel is here, compiled and as plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

import typer

from quakeboard import kernel
from quakeboard.cli.given import AsJson
from quakeboard.rules.game import OVER
from quakeboard.rules.rng import Rng
from quakeboard.rules.seismic.game import Seismic

app = typer.Typer(help="Measure speed on this machine.")

ROUNDS = 7
"""Machines are noisy: of so many rounds the best one counts."""
SECONDS = 0.6


@app.callback()
def _bench() -> None:
    """Measure speed on this machine."""


@app.command("kernel")
def measure_kernel(as_json: AsJson = False) -> None:
    """Uniform random games on one core: Seismic with three seats, all rules in force."""
    figures = {"seismic": measure_seismic()}
    if kernel.compiled():
        figures["seismic"]["plain"] = _in_plain_python()["seismic"]
    typer.echo(json.dumps(figures) if as_json else _table(figures))


def measure_seismic() -> dict[str, Any]:
    start = Seismic().start(3)
    rng = Rng("bench")
    return {
        "playouts_per_s": _rate(lambda: len(start.copy().playout(rng)) // 3),
        "listed_per_s": _rate(lambda: len(start.copy().playout_listed(rng)) // 3),
        "decisions_per_s": _rate(lambda: _stepped(start.copy(), rng)),
        "copy_us": round(1e6 / _rate(lambda: start.copy().seats // 3), 3),
        "compiled": kernel.compiled(),
    }


def _stepped(position: Any, rng: Rng) -> int:
    """Play a game from Python, an integer action at a time; count the seats' decisions, not the draws."""
    decisions = 0
    while (actor := position.actor()) != OVER:
        position.step(position.sample(rng))
        decisions += actor >= 0
    return decisions


def _rate(work: Callable[[], int]) -> float:
    """How much of it is done in a second: the best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        began = perf_counter()
        while (took := perf_counter() - began) < SECONDS:
            for _ in range(20):
                done += work()
        best = max(best, done / took)
    return round(best, 1)


def _in_plain_python() -> dict[str, Any]:
    command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "bench", "kernel", "--json"]
    done = subprocess.run(
        command, env={**os.environ, "QUAKEBOARD_PLAIN": "1"}, check=True, capture_output=True, text=True
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def _table(figures: dict[str, Any]) -> str:
    lines = []
    for game, found in figures.items():
        plain = found.get("plain")
        lines.append(f"{game}: the kernel is {'compiled' if found['compiled'] else 'plain Python'}")
        for name in ("playouts_per_s", "listed_per_s", "decisions_per_s", "copy_us"):
            line = f"  {name:<16}{found[name]:>14,.1f}"
            if plain:
                ratio = plain[name] / found[name] if name == "copy_us" else found[name] / plain[name]
                line += f"    plain {plain[name]:>12,.1f}    ratio {ratio:>7,.1f}"
            lines.append(line)
    return "\n".join(lines)
