"""`quakeboard forecast`: what quakes may take in a position of a game, and how likely."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from quakeboard.cli.console.arguments import AsJson, InLanguage, RecordFile, WhichStep, steps_up_to
from quakeboard.core.errors import BadOptions
from quakeboard.language import Language


def forecast(
    file: RecordFile,
    step: WhichStep = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=0, help="For this seat, from 0; by default for whose turn it is."),
    ] = None,
    language: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Say how likely quakes are to take what lies on the board, exactly where that can be said."""
    from quakeboard.analysis.forecast import forecast as make_forecast
    from quakeboard.language.forecast import foretell
    from quakeboard.language.people import People
    from quakeboard.play.record import check_forecast
    from quakeboard.play.replay import load
    from quakeboard.service.errors import NO_SUCH_SEAT

    record = load(file)
    if seat is not None and seat >= len(record.seats):
        raise BadOptions(NO_SUCH_SEAT, seat=seat)
    if record.outcome is None:
        check_forecast(record)
    *_, found = steps_up_to(record, step)
    view = found.position.view(seat)
    dangers = make_forecast(record.make_game(), view)
    if as_json:
        result = {"step": found.number, "seat": seat, "dangers": [asdict(danger) for danger in dangers]}
        typer.echo(json.dumps(result))
        return
    people = People(Language.chosen(language), record.names, you=seat)
    for line in foretell(record.game, people, view, dangers, whole=True):
        typer.echo(line)
