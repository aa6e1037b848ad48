"""`quakeboard admin` on one table: show it, end it, delete it, free or close a seat, rename it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from quakeboard.cli.console.arguments import AsJson
from quakeboard.cli.operating.context import SeatNumber, TableName, printable, time_text, with_operator
from quakeboard.language import Language

if TYPE_CHECKING:
    from quakeboard.service.operator import TableReport


def show(context: typer.Context, table: TableName, as_json: AsJson = False) -> None:
    """Show a table: its seats with their sessions, who is muted, the last lines of its chat."""
    import msgspec

    found = with_operator(context, lambda operator: operator.show(table))
    typer.echo(msgspec.json.encode(found).decode() if as_json else "\n".join(_report(found)))


def end(
    context: typer.Context,
    table: TableName,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Told to all at the table.")] = "",
) -> None:
    """End a game without a result."""
    with_operator(context, lambda operator: operator.end(table, reason))
    typer.echo(Language.chosen().sentence("operator-ended", table=table))


def delete(context: typer.Context, table: TableName) -> None:
    """Delete a table with its game and its chat; those who are there are told."""
    with_operator(context, lambda operator: operator.delete(table))
    typer.echo(Language.chosen().sentence("operator-deleted", table=table))


def free_seat(context: typer.Context, table: TableName, seat: SeatNumber) -> None:
    """Free a seat before the game begins; its link is no longer valid, and a new one is printed."""
    token = with_operator(context, lambda operator: operator.free_seat(table, seat))
    path = f"/t/{table}#{token}"
    typer.echo(Language.chosen().sentence("operator-seat-freed", seat=str(seat), path=path))


def close_seat(
    context: typer.Context,
    table: TableName,
    seat: SeatNumber,
    bot: Annotated[str, typer.Option("--bot", help="The bot that plays on.")] = "greedy",
) -> None:
    """Close a seat of a running game: a bot plays for it to the end, and its link is no longer valid."""
    with_operator(context, lambda operator: operator.close_seat(table, seat, bot))
    typer.echo(Language.chosen().sentence("operator-seat-closed", seat=str(seat)))


def rename_seat(
    context: typer.Context,
    table: TableName,
    seat: SeatNumber,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
) -> None:
    """Give a seat another name."""
    with_operator(context, lambda operator: operator.rename(table, seat, name))
    typer.echo(Language.chosen().sentence("operator-seat-renamed", seat=str(seat)))


def _report(found: TableReport) -> list[str]:
    """A table in lines of text."""
    language = Language.chosen()
    lines = [
        f"{found.table}  {found.state}  {found.game}  {found.entries}  {time_text(found.changed_at)}",
        language.sentence("operator-host", session=found.host or "–"),
    ]
    for number, seat in enumerate(found.seats):
        line = language.sentence(
            "operator-seat", seat=str(number), name=seat.name or "–", session=seat.session or "–"
        )
        muted = language.sentence("operator-is-muted") if seat.muted else ""
        lines.append(f"{line} {muted}".rstrip())
    if found.watchers_muted:
        lines.append(language.sentence("operator-muted-watchers"))
    chat = [
        f"{line.number:>5}  {time_text(line.at)}  {printable(f'{line.name}: {line.text}')}"
        for line in found.lines
    ]
    return lines + chat
