"""`quakeboard play`: a game here in the terminal, against bots or each other."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from quakeboard.cli.console import completion
from quakeboard.cli.console.arguments import DEFAULT_GAME, InLanguage, OptionPairs, Variants, parse_game
from quakeboard.cli.console.messages import kernel_warning
from quakeboard.core.errors import BadOptions, Reason
from quakeboard.core.registry import specs
from quakeboard.language import Language

DEFAULT_SEATS = "you,greedy,random"

NOT_WITH_RESUME = Reason(
    "resumed-as-it-is", "records", "A game is resumed as it is: {option} belongs to a new game."
)


def play(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME", help=f"The game: {' or '.join(specs())}.", autocompletion=completion.games
        ),
    ] = DEFAULT_GAME,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help=f"Who plays, in order: you or a bot's name. By default {DEFAULT_SEATS}.",
            autocompletion=completion.seats,
        ),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="The name of the next “you”; may be given several times."),
    ] = None,
    variant: Variants = None,
    option: OptionPairs = None,
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed deals the same tiles.")] = None,
    file: Annotated[
        Path | None,
        typer.Option("--file", metavar="FILE", help="Where to keep the game.", show_default=False),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with the game in this file.")
    ] = None,
    plain: Annotated[
        bool | None,
        typer.Option("--plain/--drawn", help="Sentences only, or boards too. A pipe gets sentences."),
    ] = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII characters only.")] = False,
    no_forecast: Annotated[
        bool, typer.Option("--no-forecast", help="Everybody does without hints and forecasts.")
    ] = False,
    language: InLanguage = None,
) -> None:
    """Play a game here in the terminal. Every move is on disk when it is made."""
    from quakeboard.cli.terminal.screens import open_screen
    from quakeboard.cli.terminal.start import resume_game, start_game

    reader_language = Language.chosen(language)
    if warning := kernel_warning():
        typer.echo(warning, err=True)
    if resume is not None:
        _check_not_with_resume(
            seats=seats,
            name=name,
            variant=variant,
            option=option,
            seed=seed,
            file=file,
            no_forecast=no_forecast,
        )
        resume_game(resume, open_screen(plain=plain, ascii_only=ascii_only), reader_language)
        return
    the_game = parse_game(game, variant, option)
    start_game(
        the_game,
        DEFAULT_SEATS if seats is None else seats,
        name or [],
        seed,
        _new_file(the_game.spec.key) if file is None else file,
        open_screen(plain=plain, ascii_only=ascii_only),
        reader_language,
        forecast=not no_forecast,
    )


def _check_not_with_resume(**options: object) -> None:
    for option, value in options.items():
        if value:
            raise BadOptions(NOT_WITH_RESUME, option=f"--{option.replace('_', '-')}")


def _new_file(key: str) -> Path:
    """The path of a new save file in the user's data folder."""
    from quakeboard.play.record import UNWRITABLE, BadRecord
    from quakeboard.system.data_folder import data_folder

    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=folder, why=(error.strerror or "unknown").lower()) from None
    stem = f"{key}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}.quake.json", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.quake.json"
    return path
