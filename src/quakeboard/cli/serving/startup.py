"""A server that cannot start says why in one line, like any other command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from quakeboard.core.errors import QuakeboardError

Message = MutableMapping[str, Any]
Application = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Any]


@contextmanager
def refusals_at_start(app: Application) -> Iterator[Application]:
    """The application, to be run; raises what it refuses when it starts, which uvicorn only logs."""
    refused: list[QuakeboardError] = []

    async def watched(scope: Message, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        held: list[Message] = []

        async def hold(message: Message) -> None:
            """Hold back what Starlette sends before it raises the error, with the traceback in it."""
            if message["type"] == "lifespan.startup.failed":
                held.append(message)
            else:
                await send(message)

        try:
            await app(scope, receive, hold)
        except QuakeboardError as error:
            refused.append(error)
            await send({"type": "lifespan.startup.failed", "message": ""})
        except BaseException:
            for message in held:
                await send(message)
            raise

    try:
        yield watched
    except SystemExit:
        if refused:
            raise refused[0] from None
        raise
