"""Reports why a server cannot start in one line, like any other command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from quakeboard.core.errors import QuakeboardError

Message = MutableMapping[str, Any]
Application = Callable[[Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Any]


@contextmanager
def raising_startup_errors(app: Application) -> Iterator[Application]:
    """Wraps an application so that errors at start are raised, which uvicorn only logs."""
    startup_errors: list[QuakeboardError] = []

    async def wrapped(scope: Message, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        delayed: list[Message] = []

        async def delay_failure(message: Message) -> None:
            """Delay the message with the traceback that Starlette sends before it raises the error."""
            if message["type"] == "lifespan.startup.failed":
                delayed.append(message)
            else:
                await send(message)

        try:
            await app(scope, receive, delay_failure)
        except QuakeboardError as error:
            startup_errors.append(error)
            await send({"type": "lifespan.startup.failed", "message": ""})
        except BaseException:
            for message in delayed:
                await send(message)
            raise

    try:
        yield wrapped
    except SystemExit:
        if startup_errors:
            raise startup_errors[0] from None
        raise
