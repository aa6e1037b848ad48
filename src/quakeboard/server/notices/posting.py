"""Posts a request to a public address, and says how it went."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import NamedTuple

import httpcore

from quakeboard.server.notices.presets import Request
from quakeboard.server.public_addresses import BadWebhook, PublicAddressBackend
from quakeboard.service.notice_store import FailureKind

TIMEOUT_SECONDS = 10.0


class Answer(NamedTuple):
    """How a request went."""

    failure: FailureKind | None
    """None: it was delivered."""
    status: int = 0
    """The HTTP status; 0: there was no answer."""

    @property
    def is_delivered(self) -> bool:
        return self.failure is None

    @property
    def is_worth_another_attempt(self) -> bool:
        return self.failure in ("busy", "unreachable")

    @property
    def reason(self) -> str:
        """Why it failed, for the log."""
        return f"{self.failure} {self.status}" if self.status else str(self.failure)


def answer_of(status: int) -> Answer:
    """What an HTTP status means."""
    if 200 <= status < 300:
        return Answer(None, status)
    if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
        return Answer("gone", status)
    if status >= 500 or status == HTTPStatus.TOO_MANY_REQUESTS:
        return Answer("busy", status)
    return Answer("refused", status)


class Poster:
    """A bounded number of connections to public addresses."""

    def __init__(self, max_connections: int, *, allow_private: bool) -> None:
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=max_connections, network_backend=PublicAddressBackend(allow_private=allow_private)
        )

    async def post(self, request: Request) -> Answer:
        """Send one request; nothing that fails is raised."""
        limits = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT_SECONDS)
        try:
            async with (
                asyncio.timeout(2 * TIMEOUT_SECONDS),
                self._pool.stream(
                    "POST",
                    request.url,
                    headers=list(request.headers),
                    content=request.content,
                    extensions={"timeout": limits},
                ) as answer,
            ):  # the body is not read: it might never end
                return answer_of(answer.status)
        except BadWebhook:
            return Answer("private")
        except (
            httpcore.NetworkError,
            httpcore.TimeoutException,
            httpcore.ProtocolError,
            httpcore.UnsupportedProtocol,
            OSError,  # timeouts too
        ):
            return Answer("unreachable")

    async def close(self) -> None:
        await self._pool.aclose()
