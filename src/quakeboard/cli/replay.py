"""`quakeboard replay`: a game told as a story."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

import typer

from quakeboard.cli.console.arguments import AsJson, InLanguage, RecordFile
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.play.record import Record


def replay(
    file: RecordFile,
    language: InLanguage = None,
    as_json: AsJson = False,
) -> None:
    """Tell a game as a story, with the final count, section by section or city by city."""
    from quakeboard.language.narration import storyteller
    from quakeboard.play.replay import load, steps

    record = load(file)
    if as_json:
        _print_json(record)
        return
    reader_language = Language.chosen(language)
    if record.chance.taken_over:
        typer.echo(reader_language.sentence("chance-given", given=record.chance.taken_over))
    told = steps(record)
    teller = storyteller(record.game, reader_language, record.names, view=next(told).position.view(None))
    for step in told:
        for line in teller.tell(step.events):
            typer.echo(line)
    for line in teller.flush():
        typer.echo(line)


def _print_json(record: Record) -> None:
    """Print the events as JSON lines; of an unfinished game without secrets (ruling A14)."""
    from quakeboard.play.replay import steps

    secrets = record.make_game().secrets if record.outcome is None else None
    for step in steps(record):
        events = step.events
        if secrets is not None and step.actor is not None and step.action is not None:
            _, events = secrets.seen_by(None, step.actor, step.action, events)
        for event in events:
            found = {"step": step.number, "event": event.key, **asdict(event)}
            sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
