"""`quakeboard arena`: bots play each other until it is clear who is stronger."""

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
from quakeboard.cli.console.arguments import DEFAULT_GAME, AsJson, GameKey, OptionPairs, Variants, parse_game
from quakeboard.cli.console.output import text_table
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.arena.standings import Standings


def arena(
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="The bots, parted by commas, each with a budget or not: fierce:1s,greedy.",
            autocompletion=completion.bot_list,
        ),
    ],
    out: Out,
    game: GameKey = DEFAULT_GAME,
    games: Games = 100,
    seed: Seed = None,
    variant: Variants = None,
    option: OptionPairs = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; as few as can.")] = None,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Different bots in all seats, instead of one against the others.")
    ] = False,
    challenger: Annotated[
        str | None,
        typer.Option(
            "--challenger",
            help="Only tables at which this bot is alone of its kind.",
            autocompletion=completion.bots,
        ),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            help="Stop when it is clear which of two shares of the wins the first bot of a table has: "
            "0.5,0.55. Errs in 5 % of runs; --games is then the most.",
        ),
    ] = None,
    executor: ExecutorName = "processes",
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, on the same deals and in all seats, and rate them.

    Each two bots meet: one of them in one seat and the other in all others, then the other way round. The
    folder keeps every game. A run that was stopped goes on with the same command.
    """
    from quakeboard.arena.plan import Plan, Setup
    from quakeboard.arena.report.arena_report import report
    from quakeboard.arena.results import RunFolder
    from quakeboard.arena.standings import compute_standings
    from quakeboard.bots.spec import BotSpec

    the_game = parse_game(game, variant, option)
    count = seats if seats is not None else the_game.spec.seats[0]
    the_game.start(count)  # raises before any folder is made
    folder = RunFolder(out)
    plan = Plan(
        kind="arena",
        version=__version__,
        game=the_game.spec.key,
        rules_version=the_game.rules_version,
        setups=[Setup("", count, the_game.options_to_json())],
        bots=read_bots(bots, the_game),
        tables="mixed" if mixed else "pairs",
        challenger=None if challenger is None else str(BotSpec.read(challenger)),
        seed=choose_seed(folder, seed),
        games=games,
        sprt=None if sprt is None else read_shares(sprt),
    )
    run = play_plan(plan, folder, executor, workers)
    results = run.results()
    found = compute_standings(plan, results)
    text = None if as_json else to_text(found, out)
    write_and_print_results(out, found, lambda language: report(found, results, language), text)


def read_shares(text: str) -> tuple[float, float]:
    """Two shares between 0 and 1, the lower one first; raises `BadPlan`."""
    from quakeboard.arena.plan import BAD_SPRT, BadPlan

    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise BadPlan(BAD_SPRT, sprt=text[:40]) from None
    return low, high


def to_text(found: Standings, folder: Path) -> str:
    """The results as text."""
    from quakeboard.arena.report.tables import (
        difference_rows,
        luck_free_rows,
        rating_rows,
        share_rows,
        verdicts,
    )
    from quakeboard.language.figures import Figures

    language = Language.chosen()
    figures = Figures(language)
    first, fair = found.order[0], figures.share(1 / len(found.order))
    rows, tested = luck_free_rows(found, figures), list(verdicts(found, figures))
    without_luck = [*text_table(rows), language.sentence("arena-luck-note"), ""] if rows else []
    if tested:
        tested = [*tested, "", *text_table(list(difference_rows(found, figures))), ""]
    return "\n".join(
        [
            language.sentence("arena-games", games=found.games, folder=folder, seed=found.plan.seed),
            "",
            *text_table(list(rating_rows(found, figures))),
            "",
            *text_table(list(share_rows(found, figures))),
            "",
            *without_luck,
            *tested,
            language.sentence(
                "arena-first",
                share=figures.share(first.value),
                range=figures.shares(first.low, first.high),
                fair=fair,
            ),
            language.sentence(
                "arena-turns",
                turns=figures.number(found.turns.value),
                range=figures.numbers(found.turns.low, found.turns.high),
            ),
        ]
    )
