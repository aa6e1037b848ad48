"""`quakeboard verify`: check a record and its chance proof."""

from __future__ import annotations

import json

import typer

from quakeboard.cli.given import AsJson, RecordFile
from quakeboard.language import Language
from quakeboard.play.proof import verify as verify_proof
from quakeboard.play.record import BadRecord, decode, read_file


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Replay a record, and derive every draw of its own again from the published seed."""
    record = decode(read_file(file))
    language = Language.chosen()
    try:
        draws = verify_proof(record)
    except BadRecord as error:
        if as_json:
            typer.echo(json.dumps({"verified": False, "error": error.to_json()}, ensure_ascii=False))
            raise typer.Exit(2) from None
        raise
    if as_json:
        typer.echo(
            json.dumps(
                {
                    "verified": True,
                    "actions": len(record.actions),
                    "draws": draws,
                    "given": record.chance.taken_over,
                    "commitment": record.chance.commitment,
                }
            )
        )
    else:
        typer.echo(language.sentence("verify-done", actions=len(record.actions), draws=draws))
        if record.chance.taken_over:
            typer.echo(language.sentence("chance-given", given=record.chance.taken_over))
