"""`quakeboard verify`: check a record and its chance proof."""

from __future__ import annotations

import json

import typer

from quakeboard.cli import BAD_INPUT, VERIFICATION_FAILED
from quakeboard.cli.console.arguments import AsJson, RecordFile
from quakeboard.cli.console.errors import describe_error, print_error
from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Replay a record, and derive every draw of its own again from the published seed.

    The exit code is 1 if a draw or the seed is not the one that was promised, 2 if that cannot be checked.
    """
    from quakeboard.play.record import decode, read_file
    from quakeboard.play.verify import WRONG_DRAW, WRONG_SEED
    from quakeboard.play.verify import verify as verify_proof

    record = decode(read_file(file))
    language = Language.chosen()
    try:
        draws = verify_proof(record)
    except QuakeboardError as error:
        if as_json:
            typer.echo(json.dumps({"verified": False, "error": error.to_json()}, ensure_ascii=False))
        else:
            print_error(describe_error(error))
        raise typer.Exit(
            VERIFICATION_FAILED if error.reason in (WRONG_SEED, WRONG_DRAW) else BAD_INPUT
        ) from None
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
