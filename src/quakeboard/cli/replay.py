"""`quakeboard replay`: a game told as a story."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import Annotated

import typer

from quakeboard.cli.given import AsJson, RecordFile
from quakeboard.language import Language
from quakeboard.language.seismic_story import Storyteller
from quakeboard.play.replay import load, steps


def replay(
    file: RecordFile,
    language: Annotated[str | None, typer.Option("--language", help="en, de, es or fr.")] = None,
    as_json: AsJson = False,
) -> None:
    """Tell a game as a story, with the final count section by section."""
    record = load(file)
    if as_json:
        for step in steps(record):
            for event in step.events:
                found = {"step": step.number, "event": event.key, **asdict(event)}
                sys.stdout.write(json.dumps(found, ensure_ascii=False) + "\n")
        return
    storyteller = Storyteller(Language.chosen(language), record.names)
    for step in steps(record):
        for line in storyteller.tell(step.events):
            typer.echo(line)
    for line in storyteller.flush():
        typer.echo(line)
