"""What every HTTP request passes: it is counted, limited by its address, and its answer gets safe headers."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quakeboard.server.http.responses import TOO_MANY_REQUESTS, refuse
from quakeboard.server.limits import address
from quakeboard.server.state import House
from quakeboard.service.errors import Refused

HEADERS = (
    (b"cache-control", b"no-store"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
"""Answers are not kept by anybody on their way, guessed about, or shown inside other people's pages."""

WATCHED = ("/healthz", "/metrics")
"""Those who watch over the server may look at any time."""


class Porch:
    """Stands before all routes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        house: House = scope["app"].state.house

        async def carry(message: Message) -> None:
            if message["type"] == "http.response.start":
                house.metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = [*message["headers"], *_missing(message["headers"])]
            await send(message)

        if scope["path"] not in WATCHED and not house.requests.take(address(scope)):
            answer = await refuse(HTTPConnection(scope), Refused(TOO_MANY_REQUESTS))
            await answer(scope, receive, carry)
            return
        await self.app(scope, receive, carry)


def _missing(present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in present}
    return [header for header in HEADERS if header[0] not in names]
