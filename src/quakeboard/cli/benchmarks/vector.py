"""`quakeboard bench vector`: the speed of vectorised games, compared with single games."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli.benchmarks.kernel import ROUNDS, SECONDS, play_by_steps, usual_seats
from quakeboard.cli.console.arguments import AsJson
from quakeboard.core.game import AnyGame
from quakeboard.core.registry import make_game, specs_with_part

if TYPE_CHECKING:
    from quakeboard.tensors.vector import VectorPlayouts

DECISIONS_PER_CALL = 10
"""The number of random decisions at a table in one call."""

Work = Callable[[], tuple[int, float]]
"""Returns the number of decisions that it made, and the seconds that they took."""


def measure_vector(
    tables: Annotated[int, typer.Option("--tables", min=1, help="How many games go on at once.")] = 1024,
    as_json: AsJson = False,
) -> None:
    """Many games at once on one core, with a middle number of seats each; seconds of the processor."""
    from quakeboard.core.extras import import_extra

    import_extra("numpy", "research")
    found = specs_with_part("tensors.describe")
    figures = {spec.key: _measure(make_game(spec.key, {}), usual_seats(spec), tables) for spec in found}
    typer.echo(json.dumps(figures) if as_json else _table(figures))


def _measure(game: AnyGame, seats: int, tables: int) -> dict[str, float]:
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.tensors.vector import VectorPlayouts

    start, rng = game.start(seats), Rng("bench")
    many = VectorPlayouts(game, seats, tables, "bench")
    seen = VectorPlayouts(game, seats, max(1, tables // 16), "bench", observe=True)
    return {
        "kernel_from_python": _best(lambda: _timed(lambda: play_by_steps(start.kernel.copy(), rng))),
        "rolled": _best(lambda: _timed(lambda: _roll(many))),
        "stepped": _best(lambda: _step(many)),
        "stepped_observed": _best(lambda: _step(seen)),
    }


def _roll(many: VectorPlayouts) -> int:
    many.roll(DECISIONS_PER_CALL)
    return many.games * DECISIONS_PER_CALL


def _step(many: VectorPlayouts) -> tuple[int, float]:
    """Time a step without the choice of its actions."""
    actions = many.pick()

    def step() -> int:
        many.step(actions)
        return many.games

    return _timed(step)


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
