"""`quakeboard admin` on people: block them for a while, export or erase what is kept about them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli.console.arguments import NOT_TOGETHER, NOT_WITHOUT, AsJson
from quakeboard.cli.operating.context import time_text, with_operator
from quakeboard.core.errors import BadOptions
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.service.operator import Operator
    from quakeboard.service.personal_data import Person

Session = Annotated[
    str | None, typer.Option("--session", metavar="SESSION", help="A session, which `show` prints.")
]
AtTable = Annotated[str | None, typer.Option("--table", metavar="TABLE", help="With --seat: who sits there.")]
OnSeat = Annotated[int | None, typer.Option("--seat", min=0, help="The seat, counted from 0.")]


def block(
    context: typer.Context,
    duration: Annotated[str, typer.Option("--for", metavar="AGE", help="How long: 36h, 30d, 8w.")],
    address: Annotated[
        str | None, typer.Argument(metavar="ADDRESS", help="An address, or a network like 203.0.113.0/24.")
    ] = None,
    session: Session = None,
    force: Annotated[bool, typer.Option("--force", help="Even the machine of the server itself.")] = False,
) -> None:
    """Refuse an address, a network or a session for a while; open connections are closed."""
    from quakeboard.server.admin.tables import read_age

    milliseconds = read_age(duration)
    if address is not None and session is not None:
        raise BadOptions(NOT_TOGETHER, option="ADDRESS", other="--session")
    if session is not None:
        done = with_operator(context, lambda operator: operator.block_session(session, milliseconds))
    elif address is not None:
        done = with_operator(
            context, lambda operator: operator.block_address(address, milliseconds, force=force)
        )
    else:
        raise BadOptions(NOT_WITHOUT, option="block", other="--session")
    until = time_text(done.until)
    typer.echo(Language.chosen().sentence("operator-blocked", value=done.value, until=until))


def unblock(
    context: typer.Context,
    value: Annotated[
        str, typer.Argument(metavar="VALUE", help="An address, a session, or what `blocks` lists.")
    ],
) -> None:
    """End a block."""
    with_operator(context, lambda operator: operator.unblock(value))
    typer.echo(Language.chosen().sentence("operator-unblocked", value=value))


def blocks(context: typer.Context, as_json: AsJson = False) -> None:
    """List the blocks that have not ended: kind, address or digest of a session, end."""
    import msgspec

    for found in with_operator(context, lambda operator: operator.blocks()):
        line = f"{found.kind:<7}  {found.value}  {time_text(found.until)}"
        typer.echo(msgspec.json.encode(found).decode() if as_json else line)


def export_person(
    context: typer.Context,
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write (JSON).")],
    session: Session = None,
    table: AtTable = None,
    seat: OnSeat = None,
) -> None:
    """Write all that is kept about a person to a file: names, chat, tables, actions."""
    import msgspec

    from quakeboard.play.record import UNWRITABLE, BadRecord
    from quakeboard.service import personal_data

    async def export(operator: Operator) -> personal_data.PersonalData:
        return await personal_data.export(operator, await _person(operator, session, table, seat))

    found = with_operator(context, export)
    try:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    except OSError as error:
        raise BadRecord(UNWRITABLE, file=out, why=(error.strerror or str(error)).lower()) from error
    typer.echo(Language.chosen().sentence("operator-exported", file=str(out)))


def erase_person(
    context: typer.Context, session: Session = None, table: AtTable = None, seat: OnSeat = None
) -> None:
    """Erase the names, the chat and the session of a person everywhere. The games stay."""
    from quakeboard.service import personal_data

    async def erase(operator: Operator) -> int:
        person = await _person(operator, session, table, seat)
        await personal_data.erase(operator, person)
        return len(person.tables)

    tables = with_operator(context, erase)
    typer.echo(Language.chosen().sentence("operator-erased", tables=tables))


async def _person(operator: Operator, session: str | None, table: str | None, seat: int | None) -> Person:
    from quakeboard.service import personal_data

    if session is not None:
        if table is not None or seat is not None:
            raise BadOptions(NOT_TOGETHER, option="--session", other="--table")
        return await personal_data.by_session(operator, session)
    if table is None or seat is None:
        raise BadOptions(NOT_WITHOUT, option="--table", other="--seat")
    return await personal_data.by_seat(operator, table, seat)
