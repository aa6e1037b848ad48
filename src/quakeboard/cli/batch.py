"""What `arena`, `study` and `dataset` share: arguments, playing a plan with progress, printing results."""

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
    from quakeboard.core.game import AnyGame

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

PROGRESS_SECONDS = 60.0
"""The interval of progress lines where no progress bar is shown."""


class PlayableRun(Protocol):
    """A run with a number of games, some of which may be finished."""

    @property
    def games(self) -> int: ...

    @property
    def finished(self) -> int: ...

    def play(self, workers: Workers) -> Generator[int]: ...


def read_bots(words: str, game: AnyGame) -> list[str]:
    """The names of the bots in normal form; raises `UnknownBot` if one cannot play this game."""
    from quakeboard.bots.spec import BotSpec

    specs = [BotSpec.read(word.strip()) for word in words.split(",")]
    for spec in specs:
        spec.make(game)
    return [str(spec) for spec in specs]


def choose_seed(folder: LockedFolder[Any], seed: str | None) -> str:
    """The seed of the arguments, otherwise that of the run in the folder, otherwise a new one."""
    if seed is not None:
        return seed
    stored = folder.plan()
    return token_hex(8) if stored is None else str(stored.seed)


def play_plan(plan: Plan, folder: RunFolder, executor: str, workers: int | None) -> Run:
    """Play the run of a plan to its end; Ctrl-C stops it with a message."""
    from quakeboard.arena import executors
    from quakeboard.arena.run import Run

    executors.check(executor)
    plan.check()
    with folder:
        folder.open(plan)
        run = Run(plan, folder)
        if not run.is_over:
            play_run(run, executor, workers)
    return run


def write_and_print_results(
    out: Path, found: object, make_report: Callable[[Language], str], text: str | None
) -> None:
    """Write the results and the report into the folder, and print the results: as JSON, or this text.

    Without Matplotlib the report is left out, with a message.
    """
    from quakeboard.arena.json_output import to_json, to_pretty_json
    from quakeboard.core.extras import NotInstalled
    from quakeboard.play.record import write_file

    write_file(out / "results.json", to_pretty_json(found))
    language = Language.chosen()
    try:
        write_file(out / "report.html", make_report(language).encode())
    except NotInstalled as error:
        typer.echo(language.sentence("arena-no-report", why=language.refusal(error)), err=True)
    typer.echo(to_json(found).decode() if text is None else text)


def play_run(run: PlayableRun, executor: str, workers: int | None) -> None:
    """Play what is left of a run; Ctrl-C stops it with a message."""
    if run.finished == run.games:
        return
    from quakeboard.arena.executors import start_workers

    language = Language.chosen()
    show_progress = _progress_bar if sys.stderr.isatty() else _progress_lines
    try:
        with closing(run.play(start_workers(executor, workers))) as playing:
            for _ in show_progress(run, playing, language):
                pass
    except KeyboardInterrupt:
        typer.echo(language.sentence("arena-stopped", finished=run.finished, games=run.games), err=True)
        raise


def _progress_bar(run: PlayableRun, playing: Iterator[int], language: Language) -> Iterator[int]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task(language.sentence("arena-playing"), total=run.games, completed=run.finished)
        for finished in playing:
            bar.update(task, completed=finished)
            yield finished


def _progress_lines(run: PlayableRun, playing: Iterator[int], language: Language) -> Iterator[int]:
    before, began = run.finished, monotonic()
    last_line = began
    for finished in playing:
        now = monotonic()
        if now - last_line >= PROGRESS_SECONDS:
            last_line = now
            left = (now - began) / (finished - before) * (run.games - finished)
            minutes = round(left / 60)
            typer.echo(
                language.sentence("arena-left", finished=finished, games=run.games, minutes=minutes), err=True
            )
        yield finished
