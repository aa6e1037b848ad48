"""Small runs of an arena."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist
from typing import Any

from quakeboard import __version__
from quakeboard.arena.executors import Workers, start_workers
from quakeboard.arena.luck_free import Observed
from quakeboard.arena.plan import Plan, Setup
from quakeboard.arena.play_game import Figures
from quakeboard.arena.result import Result
from quakeboard.arena.results import RunFolder
from quakeboard.arena.run import Run

TINY = {"columns": 7, "rows": 7}
"""A table on which a game of Seismic is soon over."""


def small_plan(bots: str = "random uct:4", seats: int = 2, **fields: Any) -> Plan:
    """A few quick games of Seismic; `uct:4` searches, if not far."""
    defaults = {
        "kind": "arena",
        "version": __version__,
        "game": "seismic",
        "rules_version": 1,
        "setups": [Setup("", seats, TINY)],
        "tables": "pairs",
        "challenger": None,
        "seed": "7",
        "games": 4,
    }
    return Plan(bots=bots.split(), **(defaults | fields))


def played(plan: Plan, path: Path, executor: str | Workers = "threads", stop_after: int | None = None) -> Run:
    """The run of a plan in a folder, played to its end or until so many games are finished."""
    with RunFolder(path) as folder:
        folder.open(plan)
        run = Run(plan, folder)
        playing = run.play(start_workers(executor, 2) if isinstance(executor, str) else executor)
        for finished in playing:
            if finished == stop_after:
                playing.close()
    return run


def random_results(plan: Plan) -> list[Result]:
    """Random results of the games of a plan."""
    rng = Random(plan.seed)
    found = []
    for fixture in plan.fixtures():
        scores = [rng.randrange(20, 60) for _ in fixture.bots]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        first, turns, lost = rng.randrange(len(scores)), rng.randrange(50, 60), rng.randrange(10)
        luck = [rng.uniform(-0.2, 0.2) for _ in scores]
        found.append(Result(fixture, Figures("tiles", scores, winners, first, turns, 50, lost, luck)))
    return found


def records_in(path: Path) -> dict[str, bytes]:
    """All records of a run, by the name of the file."""
    return {file.name: file.read_bytes() for file in sorted((path / "games").iterdir())}


def game_with_luck(rng: Random, share: float, luck: float) -> Observed:
    """A game that is won if luck, which is known, and all else together exceed what must be overcome."""
    normal = NormalDist()
    needed, rest = normal.inv_cdf(share), sqrt(1 - luck * luck)
    drawn = rng.gauss(0, 1)
    won = needed + luck * drawn + rest * rng.gauss(0, 1) > 0
    return Observed(0, float(won), normal.cdf((needed + luck * drawn) / rest) - share)
