"""`quakeboard bench vector`: the speed of vectorised games, compared with single games."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time
from typing import Annotated, Any

import typer

from quakeboard.cli.benchmarks.kernel import ROUNDS, SECONDS, play_by_steps
from quakeboard.cli.console.arguments import AsJson

DECISIONS_PER_CALL = 10
"""The number of random decisions at a table in one call."""

Work = Callable[[], tuple[int, float]]
"""Returns the number of decisions that it made, and the seconds that they took."""


def measure_vector(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many games go on at once.")] = 1024,
    as_json: AsJson = False,
) -> None:
    """Many games at once on one core: Seismic with 3 seats, San Andreas with 4; seconds of the processor."""
    from quakeboard.core.extras import import_extra
    from quakeboard.games.sanandreas.rules.game import SanAndreas
    from quakeboard.games.seismic.rules.game import Seismic

    import_extra("numpy", "research")
    figures = {
        game.spec.key: _measure(game, seats, tables) for game, seats in ((Seismic(), 3), (SanAndreas(), 4))
    }
    typer.echo(json.dumps(figures) if as_json else _table(figures))


def _measure(game: Any, seats: int, tables: int) -> dict[str, float]:
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.tensors.vector import VectorPlayouts

    start, rng = game.start(seats), Rng("bench")
    many = VectorPlayouts(game, seats, tables, "bench")
    seen = VectorPlayouts(game, seats, max(1, tables // 16), "bench", observe=True)
    return {
        "kernel_from_python": _best(lambda: _timed(lambda: play_by_steps(start.copy(), rng))),
        "rolled": _best(lambda: _timed(lambda: _roll(many))),
        "stepped": _best(lambda: _step(many)),
        "stepped_observed": _best(lambda: _step(seen)),
    }


def _roll(many: Any) -> int:
    many.roll(DECISIONS_PER_CALL)
    return int(many.games) * DECISIONS_PER_CALL


def _step(many: Any) -> tuple[int, float]:
    """Time a step without the choice of its actions."""
    actions = many.pick()
    return _timed(lambda: many.step(actions) or many.games)


def _timed(work: Callable[[], int]) -> tuple[int, float]:
    began = process_time()
    done = work()
    return done, process_time() - began


def _best(work: Work) -> float:
    """Decisions for each second of processor time, in the best of several rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        done, took = 0, 0.0
        while took < SECONDS:
            more, seconds = work()
            done, took = done + more, took + seconds
        best = max(best, done / took)
    return round(best)


def _table(figures: dict[str, dict[str, float]]) -> str:
    lines = []
    for game, found in figures.items():
        own = found["kernel_from_python"]
        lines.append(f"{game}: decisions a second, and how many times the kernel's own rate")
        lines += [f"  {name:<20}{rate:>12,.0f}{rate / own:>8.2f}" for name, rate in found.items()]
    return "\n".join(lines)
