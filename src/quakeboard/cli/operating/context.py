"""Running the work of a command with its store, or as an operator on it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

if TYPE_CHECKING:
    from quakeboard.service.operator import Operator
    from quakeboard.service.store import Store

T = TypeVar("T")

COMMAND_LINE = "command line"
"""The operator's name in the audit log."""

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The table, as in its link.")]
SeatNumber = Annotated[int, typer.Argument(metavar="SEAT", min=0, help="The seat, counted from 0.")]


def with_store(context: typer.Context, work: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine with the store of the command."""
    import asyncio

    from quakeboard.server.admin.store import open_for_admin

    async def run() -> T:
        async with open_for_admin(context.obj) as store:
            return await work(store)

    return asyncio.run(run())


def with_operator(context: typer.Context, work: Callable[[Operator], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine as an operator on the store of the command."""
    from quakeboard.service.operator import Operator
    from quakeboard.service.operator_notices import publisher

    return with_store(context, lambda store: work(Operator(store, COMMAND_LINE, publisher(store))))


def printable(text: str) -> str:
    """What somebody wrote, without characters that could control the operator's terminal."""
    return "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in text)


def time_text(milliseconds: int) -> str:
    """A time in milliseconds since 1970, as the clock on the wall shows it."""
    return f"{datetime.fromtimestamp(milliseconds / 1000).astimezone():%Y-%m-%d %H:%M}"
