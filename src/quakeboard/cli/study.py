"""`quakeboard study`: setups of a game compared over games between bots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard import __version__
from quakeboard.cli.batch import (
    ExecutorName,
    Games,
    Out,
    Seed,
    WorkerCount,
    choose_seed,
    play_plan,
    read_bots,
    write_and_print_results,
)
from quakeboard.cli.console import completion
from quakeboard.cli.console.arguments import DEFAULT_GAME, AsJson, GameKey, parse_game, read_number
from quakeboard.cli.console.output import text_table
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.arena.plan import Setup
    from quakeboard.arena.study import Study

BASE = "base"
"""The setup without variants and options."""

SETUP_TWICE = Reason("setup-twice", "arena", "The setup “{setup}” is named twice.")


def study(
    out: Out,
    game: GameKey = DEFAULT_GAME,
    setup: Annotated[
        list[str] | None,
        typer.Option(
            "--setup",
            help="Variants and options joined by +, or base: big-one, balance+seats=3, columns=15+rows=11. "
            "Repeatable; the others are compared with the first. If there is none: base and each variant, or "
            "each number of seats.",
        ),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="The bots, parted by commas; each plays every setup in all seats.",
            autocompletion=completion.bot_list,
        ),
    ] = "greedy",
    games: Games = 100,
    seed: Seed = None,
    executor: ExecutorName = "processes",
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Compare setups of a game: length, spread of scores, what it is worth to begin, what quakes destroy.

    The folder keeps every game. A study that was stopped goes on with the same command.
    """
    from quakeboard.arena.plan import Plan
    from quakeboard.arena.report.study_report import report
    from quakeboard.arena.results import RunFolder
    from quakeboard.arena.study import compute_study

    base = parse_game(game, None, None)
    setups = [read_setup(game, word) for word in setup or _default_setups(game)]
    for number, one in enumerate(setups):
        if any((one.seats, one.options) == (other.seats, other.options) for other in setups[:number]):
            raise BadOptions(SETUP_TWICE, setup=one.name)
    folder = RunFolder(out)
    plan = Plan(
        kind="study",
        version=__version__,
        game=base.spec.key,
        rules_version=base.rules_version,
        setups=setups,
        bots=read_bots(bots, base),
        tables="alike",
        challenger=None,
        seed=choose_seed(folder, seed),
        games=games,
    )
    results = play_plan(plan, folder, executor, workers).results()
    found = compute_study(plan, results)
    text = None if as_json else to_text(found, out)
    write_and_print_results(out, found, lambda language: report(found, results, language), text)


def read_setup(game: str, word: str) -> Setup:
    """Parse a setup; raises `BadOptions` if it cannot be played."""
    from quakeboard.arena.plan import Setup

    parts = [part for part in dict.fromkeys(word.split("+")) if part not in ("", BASE)]
    pairs = [part for part in parts if "=" in part and not part.startswith("seats=")]
    seat_counts = [part.removeprefix("seats=") for part in parts if part.startswith("seats=")]
    made = parse_game(game, [part for part in parts if "=" not in part], pairs)
    seats = int(read_number("seats", seat_counts[-1])) if seat_counts else made.spec.seats[0]
    made.start(seats)
    return Setup("+".join(parts) or BASE, seats, made.options_to_json())


def _default_setups(game: str) -> list[str]:
    from quakeboard.core.registry import spec_of

    spec = spec_of(game)
    variants = spec.choices.variants
    return [BASE, *variants] if variants else [f"seats={seats}" for seats in spec.seats]


def to_text(found: Study, folder: Path) -> str:
    """The results as text."""
    from quakeboard.arena.report.study_report import difference_rows, figure_rows
    from quakeboard.language.figures import Figures

    language = Language.chosen()
    figures = Figures(language)
    lines = [
        language.sentence("arena-games", games=found.games, folder=folder, seed=found.plan.seed),
        "",
        *text_table(list(figure_rows(found, figures))),
    ]
    differences = list(difference_rows(found, figures))
    if len(differences) > 1:
        base = found.plan.setups[0].name
        lines += ["", language.sentence("study-differences", base=base), *text_table(differences)]
    return "\n".join([*lines, "", language.sentence("study-figures-note")])
