"""Small runs of an arena."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from quakeboard import __version__
from quakeboard.arena.executors import Workers, hire
from quakeboard.arena.folder import Folder
from quakeboard.arena.plan import Plan, Setup
from quakeboard.arena.run import Run

TINY = {"columns": 7, "rows": 7}
"""A table on which a game of Seismic is soon over."""


def small_plan(bots: str = "random uct:4", seats: int = 2, **wishes: Any) -> Plan:
    """A few quick games of Seismic; `uct:4` searches, if not far."""
    chosen = {
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
    return Plan(bots=bots.split(), **(chosen | wishes))


def played(plan: Plan, path: Path, executor: str | Workers = "threads", stop_after: int | None = None) -> Run:
    """The run of a plan in a folder, played to its end or until so many games are finished."""
    with Folder(path) as folder:
        folder.take(plan)
        run = Run(plan, folder)
        playing = run.play(hire(executor, 2) if isinstance(executor, str) else executor)
        for finished in playing:
            if finished == stop_after:
                playing.close()
    return run


def content(path: Path) -> dict[str, bytes]:
    """All records of a run, by the name of the file."""
    return {file.name: file.read_bytes() for file in sorted((path / "games").iterdir())}
