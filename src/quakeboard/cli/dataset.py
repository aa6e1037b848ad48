"""`quakeboard dataset`: games between bots as data for learners."""

from __future__ import annotations

from typing import Annotated

import typer

from quakeboard.cli.batch import ExecutorName, Out, Seed, WorkerCount, choose_seed, play_run, read_bots
from quakeboard.cli.console import completion
from quakeboard.cli.console.arguments import DEFAULT_GAME, AsJson, GameKey, OptionPairs, Variants, parse_game
from quakeboard.language import Language


def dataset(
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="The bots, parted by commas; they take the seats in turn.",
            autocompletion=completion.bot_list,
        ),
    ],
    out: Out,
    game: GameKey = DEFAULT_GAME,
    games: Annotated[
        int, typer.Option("--games", min=1, max=9_999_999, help="Games, rounded up to whole files.")
    ] = 100,
    per_file: Annotated[int, typer.Option("--per-file", min=1, max=10_000, help="Games in a file.")] = 20,
    seed: Seed = None,
    variant: Variants = None,
    option: OptionPairs = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; as few as can.")] = None,
    executor: ExecutorName = "processes",
    workers: WorkerCount = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play and write every decision to Parquet files: what was seen, thought, done, and came of it.

    A run that was stopped goes on with the same command, and may be given more games.
    """
    from quakeboard.arena import executors
    from quakeboard.arena.json_output import to_json
    from quakeboard.core.extras import import_extra

    executors.check(executor)
    for module in ("numpy", "pyarrow"):
        import_extra(module, "research")
    from quakeboard.research.dataset.dataset import DataFolder, DataRun, DataSet
    from quakeboard.research.dataset.plan import DataPlan

    the_game = parse_game(game, variant, option)
    count = seats if seats is not None else the_game.spec.seats[0]
    the_game.start(count)  # raises before any folder is made
    folder = DataFolder(out)
    plan = DataPlan(
        game=the_game.spec.key,
        rules_version=the_game.rules_version,
        options=the_game.options_to_json(),
        seats=count,
        bots=read_bots(bots, the_game),
        seed=choose_seed(folder, seed),
        games=games,
        per_file=per_file,
    )
    with folder:
        folder.open(plan)
        run = DataRun(plan, folder)
        play_run(run, executor, workers)
    made = DataSet(out)
    decisions, files = len(made), len(made.files)
    if as_json:
        summary = {"games": run.games, "decisions": decisions, "files": files, "seed": plan.seed}
        typer.echo(to_json(summary).decode())
        return
    language = Language.chosen()
    typer.echo(language.sentence("arena-games", games=run.games, folder=out, seed=plan.seed))
    typer.echo(language.sentence("dataset-decisions", decisions=decisions, files=files))
