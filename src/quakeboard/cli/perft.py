"""`quakeboard perft`: count the action sequences of each length, to compare implementations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import (
    DEFAULT_GAME,
    NOT_TOGETHER,
    NOT_WITHOUT,
    AsJson,
    GameKey,
    OptionPairs,
    Variants,
    WhichStep,
    parse_game,
    steps_up_to,
)
from quakeboard.cli.console.output import progress
from quakeboard.core.errors import BadOptions
from quakeboard.core.game import OVER, AnyPosition, Kernel


def perft(
    game: GameKey = DEFAULT_GAME,
    seats: Annotated[
        int | None, typer.Option("--seats", help="How many play; as few as can by default.")
    ] = None,
    variant: Variants = None,
    option: OptionPairs = None,
    depth: Annotated[int, typer.Option("--depth", min=0, max=12, help="The length of the sequences.")] = 3,
    file: Annotated[Path | None, typer.Option("--file", help="Count from a position of this record.")] = None,
    step: WhichStep = None,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of actions, chance included, that lead on from a position."""

    if file is not None:
        for other, given in (("--seats", seats), ("--variant", variant), ("--option", option)):
            if given is not None:
                raise BadOptions(NOT_TOGETHER, option="--file", other=other)
    elif step is not None:
        raise BadOptions(NOT_WITHOUT, option="--step", other="--file")
    if file is None:
        the_game = parse_game(game, variant, option)
        position = the_game.start(the_game.spec.seats[0] if seats is None else seats)
    else:
        position = position_at(file, step)
    counts = [count(position.kernel, length) for length in progress(range(depth + 1))]
    if as_json:
        typer.echo(json.dumps({"perft": counts}))
    else:
        for length, number in enumerate(counts):
            typer.echo(f"{length} {number}")


def position_at(file: Path, step: int | None) -> AnyPosition:
    """The position of a record at a step, the last one if none is named."""
    from quakeboard.play.replay import load

    *_, found = steps_up_to(load(file), step)
    return found.position


def count(kernel: Kernel, length: int) -> int:
    """How many sequences of this length there are; a game that ends sooner counts as one that stops."""
    if length == 0:
        return 1
    if kernel.actor() == OVER:
        return 0
    codes = kernel.codes()
    if length == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = kernel.copy()
        after.step(code)
        total += count(after, length - 1)
    return total
