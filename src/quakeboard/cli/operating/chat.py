"""`quakeboard admin` on the chat of a table: mute a seat or the watchers, remove a line."""

from __future__ import annotations

from typing import Annotated

import typer

from quakeboard.cli.console.arguments import NOT_TOGETHER, NOT_WITHOUT
from quakeboard.cli.operating.context import TableName, with_operator
from quakeboard.core.errors import BadOptions
from quakeboard.language import Language

Seat = Annotated[int | None, typer.Option("--seat", min=0, help="The seat, counted from 0.")]
Watchers = Annotated[bool, typer.Option("--watchers", help="All who watch.")]


def mute(context: typer.Context, table: TableName, seat: Seat = None, watchers: Watchers = False) -> None:
    """Refuse what a seat, or the watchers, say in the chat of a table."""
    _check(seat, watchers=watchers)
    with_operator(context, lambda operator: operator.mute(table, seat))
    key = "operator-muted-watchers" if watchers else "operator-muted"
    typer.echo(Language.chosen().sentence(key, seat=str(seat)))


def unmute(context: typer.Context, table: TableName, seat: Seat = None, watchers: Watchers = False) -> None:
    """Let a seat, or the watchers, speak again."""
    _check(seat, watchers=watchers)
    with_operator(context, lambda operator: operator.mute(table, seat, muted=False))
    key = "operator-unmuted-watchers" if watchers else "operator-unmuted"
    typer.echo(Language.chosen().sentence(key, seat=str(seat)))


def remove_line(
    context: typer.Context,
    table: TableName,
    line: Annotated[int, typer.Argument(metavar="LINE", min=1, help="Its number, which `show` prints.")],
) -> None:
    """Remove a line of chat, also from the screens of those who have it."""
    with_operator(context, lambda operator: operator.remove_line(table, line))
    typer.echo(Language.chosen().sentence("operator-line-removed", line=str(line)))


def _check(seat: int | None, *, watchers: bool) -> None:
    """Refuse both or neither of a seat and the watchers."""
    if seat is not None and watchers:
        raise BadOptions(NOT_TOGETHER, option="--seat", other="--watchers")
    if seat is None and not watchers:
        raise BadOptions(NOT_WITHOUT, option="mute", other="--seat")
