"""`quakeboard verify`: check a record and its chance proof."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from quakeboard.cli import BAD_INPUT, NOT_ALL_PROVED, VERIFICATION_FAILED
from quakeboard.cli.console.arguments import AsJson, RecordFile
from quakeboard.cli.console.errors import describe_error, print_error
from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language
from quakeboard.language.people import People

if TYPE_CHECKING:
    from quakeboard.play.record import Record
    from quakeboard.play.verified import Statement, Verification, VerifiedDraw

EachDraw = Annotated[bool, typer.Option("--draws", help="Tell it of every draw.")]


def verify(file: RecordFile, as_json: AsJson = False, each: EachDraw = False) -> None:
    """Replay a record, derive every draw again, and tell who could have foreseen or chosen them.

    The exit code is 1 if a draw, a link or a seed is wrong, 2 if nothing can be checked, and 3 if what was
    taken over from another game is not proved.
    """
    from quakeboard.play.record import decode, read_file
    from quakeboard.play.verify import WRONG, verification

    record = decode(read_file(file))
    try:
        found = verification(record)
    except QuakeboardError as error:
        if as_json:
            typer.echo(json.dumps({"verified": False, "error": error.to_json()}, ensure_ascii=False))
        else:
            print_error(describe_error(error))
        raise typer.Exit(VERIFICATION_FAILED if error.reason in WRONG else BAD_INPUT) from None
    if as_json:
        typer.echo(json.dumps(_as_json(record, found, each=each), ensure_ascii=False))
    else:
        _say(record, found, each=each)
    if found.unproved:
        raise typer.Exit(NOT_ALL_PROVED)


def _say(record: Record, found: Verification, *, each: bool) -> None:
    from quakeboard.service.verification import sentence, sentence_of_draw

    people = People(Language.chosen(), record.names)
    say = people.language.sentence
    if found.unproved:
        typer.echo(say("verify-partly"))
    typer.echo(say("verify-done", actions=len(record.actions), draws=len(found.counting)))
    for statement in found.statements():
        typer.echo(sentence(people, statement))
    for draw in found.draws if each else ():
        typer.echo(sentence_of_draw(people, draw))


def _as_json(record: Record, found: Verification, *, each: bool) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "verified": not found.unproved,
        "scheme": found.scheme,
        "actions": len(record.actions),
        "draws": len(found.counting),
        "given": found.given,
        "unproved": found.unproved,
        "commitment": record.chance.commitment,
        "transcript": found.transcript,
        "says": [_statement(one) for one in found.statements()],
    }
    if each:
        answer["each"] = [_draw(one) for one in found.draws]
    return answer


def _statement(statement: Statement) -> dict[str, Any]:
    return {"key": statement.key, **statement.numbers, "seats": list(statement.seats)}


def _draw(draw: VerifiedDraw) -> dict[str, Any]:
    dealing = draw.dealing
    return {
        "step": draw.step,
        "action": draw.action,
        "kind": dealing.kind,
        "answered": dealing.answered,
        "missing": dealing.missing,
        "choices": dealing.choices,
    }
