"""What `arena`, `study` and `dataset` share: bots by their words, a folder, playing with a clock in view."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any, Protocol

import typer

from quakeboard.cli.console import completion
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.arena.executors import Workers
    from quakeboard.arena.locked_folder import LockedFolder
    from quakeboard.arena.plan import Plan
    from quakeboard.arena.results import RunFolder
    from quakeboard.arena.run import Run
    from quakeboard.core.game import Game

Seed = Annotated[
    str | None,
    typer.Option("--seed", help="The same seed gives the same games; else that of the folder, or a new one."),
]
Games = Annotated[
    int, typer.Option("--games", min=1, max=99_999, help="Games at each table, rounded up to whole deals.")
]
ExecutorName = Annotated[
    str,
    typer.Option(
        "--executor",
        help="Who plays: processes, threads, or dask://HOST:PORT.",
        autocompletion=completion.executors,
    ),
]
WorkerCount = Annotated[
    int | None, typer.Option("--workers", min=1, max=1024, help="How many at a time; as many as cores.")
]
Out = Annotated[Path, typer.Option("--out", help="The folder of the run; if it holds this run, it goes on.")]

SELDOM = 60.0
"""Where nobody looks at a bar, a line is enough every so many seconds."""


class Playable(Protocol):
    """So many games, some of which may be finished."""

    @property
    def games(self) -> int: ...

    @property
    def finished(self) -> int: ...

    def play(self, workers: Workers) -> Generator[int]: ...


def read_bots(words: str, game: Game) -> list[str]:
    """The bots, each in the one way to write it; raises `UnknownBot` if one cannot play this game."""
    from quakeboard.bots.spec import Entrant

    entrants = [Entrant.read(word.strip()) for word in words.split(",")]
    for entrant in entrants:
        entrant.make(game)
    return [str(entrant) for entrant in entrants]


def seed_for(folder: LockedFolder[Any], seed: str | None) -> str:
    """The seed that is asked for, else the one of the run in the folder, else a new one."""
    if seed is not None:
        return seed
    kept = folder.plan()
    return token_hex(8) if kept is None else str(kept.seed)


def play_plan(plan: Plan, folder: RunFolder, executor: str, workers: int | None) -> Run:
    """The run of this plan, played to its end. Ctrl-C stops it and says what is kept."""
    from quakeboard.arena import executors
    from quakeboard.arena.run import Run

    executors.check(executor)
    plan.check()
    with folder:
        folder.open(plan)
        run = Run(plan, folder)
        play_run(run, executor, workers)
    return run


def conclude(out: Path, found: object, page: Callable[[Language], str], words: str | None) -> None:
    """Write the results and the report into the folder, and print the results: as JSON, or in these words.

    Where nothing can be plotted the report is left out, with a word on why.
    """
    from quakeboard.arena.json_output import to_json, to_pretty_json
    from quakeboard.core.extras import NotInstalled
    from quakeboard.play.record import write_file

    write_file(out / "results.json", to_pretty_json(found))
    language = Language.chosen()
    try:
        write_file(out / "report.html", page(language).encode())
    except NotInstalled as error:
        typer.echo(language.sentence("arena-no-report", why=language.refusal(error)), err=True)
    typer.echo(to_json(found).decode() if words is None else words)


def play_run(run: Playable, executor: str, workers: int | None) -> None:
    """Play what is left of a run. Ctrl-C stops it and says what is kept."""
    if run.finished == run.games:
        return
    from quakeboard.arena.executors import start_workers

    language = Language.chosen()
    shown = _bar if sys.stderr.isatty() else _lines
    try:
        with closing(run.play(start_workers(executor, workers))) as playing:
            for _ in shown(run, playing, language):
                pass
    except KeyboardInterrupt:
        typer.echo(language.sentence("arena-stopped", finished=run.finished, games=run.games), err=True)
        raise


def _bar(run: Playable, playing: Iterator[int], language: Language) -> Iterator[int]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, console=Console(stderr=True), transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task(language.sentence("arena-playing"), total=run.games, completed=run.finished)
        for finished in playing:
            bar.update(task, completed=finished)
            yield finished


def _lines(run: Playable, playing: Iterator[int], language: Language) -> Iterator[int]:
    before, began = run.finished, monotonic()
    told = began
    for finished in playing:
        now = monotonic()
        if now - told >= SELDOM:
            told = now
            left = (now - began) / (finished - before) * (run.games - finished)
            minutes = round(left / 60)
            typer.echo(
                language.sentence("arena-left", finished=finished, games=run.games, minutes=minutes), err=True
            )
        yield finished
