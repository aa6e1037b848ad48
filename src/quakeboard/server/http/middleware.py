"""HTTP middleware: counts requests, limits them by address, and adds security headers."""

from __future__ import annotations

import logging

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quakeboard.server.http.responses import TOO_MANY_REQUESTS, refusal_response
from quakeboard.server.limits import LOCALHOST, address
from quakeboard.server.state import AppState
from quakeboard.service.errors import Refused

log = logging.getLogger("quakeboard")

HEADERS = (
    (b"cache-control", b"no-store"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
"""Responses are not cached, sniffed or framed, and no referrer is sent on."""

MONITORING_PATHS = ("/healthz", "/metrics")
"""Paths that are never limited."""


FORWARDED = (b"forwarded", b"x-forwarded-for")
"""Headers by which proxies say whose requests they pass on."""


class RequestMiddleware:
    """Wraps all routes."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._has_warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state: AppState = scope["app"].state.app_state

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                state.metrics.http_requests.labels(str(message["status"])).inc()
                message["headers"] = [*message["headers"], *_missing(message["headers"])]
            await send(message)

        client = address(scope)
        if client == LOCALHOST and not state.settings.behind_proxy:
            self._warn_of_proxy(scope)
        try:
            if scope["path"] not in MONITORING_PATHS:
                _admit(state, scope, client)
        except Refused as error:
            answer = await refusal_response(HTTPConnection(scope), error)
            await answer(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def _warn_of_proxy(self, scope: Scope) -> None:
        """Log once that a proxy of this machine is taken for the clients that it speaks for."""
        if not self._has_warned and any(name in FORWARDED for name, _ in scope["headers"]):
            self._has_warned = True
            log.warning(
                "a proxy on this machine passes requests on, and nobody behind it is limited: "
                "start the server with --behind-proxy"
            )


def _admit(state: AppState, scope: Scope, client: str) -> None:
    """Refuse requests of an address that asks for too much, and of those who are blocked."""
    if not state.request_limiter.take(client):
        raise Refused(TOO_MANY_REQUESTS)
    state.check_request_blocked(scope)


def _missing(present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in present}
    return [header for header in HEADERS if header[0] not in names]
