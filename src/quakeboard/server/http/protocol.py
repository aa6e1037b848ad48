"""How connections are taken before anybody knows what they want.

A client that opens connections and then says nothing, or one letter at a time, would hold them for ever: each
gets a few seconds to make its request, and an address may have only so many that have not made one. A crowd
that makes its requests at once waits in line.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quakeboard.server.fair_queue import turns
from quakeboard.server.limits import THIS_MACHINE, address
from quakeboard.server.settings import Settings
from quakeboard.server.ws.protocol import Frames

LARGEST_FRAME = 16 * 1024
GOODBYE_SECONDS = 5
REQUEST_SECONDS = 10.0
READING_SECONDS = 0.25
ON_THE_WAY = 128 * 1024
"""Bytes that the system may hold for a client that does not take them. It would take megabytes otherwise."""
MOST_SILENT = 300
"""Connections of one address that have not made a request."""

ENDLESS = "/analysis"
"""Answers at such an address come line by line."""

_silent: Counter[str] = Counter()


class Door(H11Protocol):
    """A connection that has to make its requests in time."""

    _timer: asyncio.TimerHandle | None = None
    _limited = True
    _unread = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_THE_WAY)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard()
        self._unread = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        turns(self.loop).take(self)

    def take_turn(self) -> bool:
        """Read what has come, and begin with what it asks for."""
        data, self._unread = self._unread, b""
        if data:
            super().data_received(data)
            self._watch()
        return False

    def shutdown(self) -> None:
        """Say goodbye; nobody waits for the end of an answer that may take minutes."""
        super().shutdown()
        if (
            self.cycle is not None
            and not self.cycle.response_complete
            and self.scope["path"].endswith(ENDLESS)
        ):
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request. If it broke off in the middle, whoever works on it need not answer."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the answer had begun
            self.transport.abort()

    def _watch(self) -> None:
        """Wait for a request if one has not been made."""
        upgraded = self.transport.get_protocol() is not self
        if self.conn.their_state is not h11.IDLE or upgraded or self.transport.is_closing():
            self._heard()
        elif self._timer is None:
            _silent[self._address] += 1
            self._timer = self.loop.call_later(REQUEST_SECONDS, self._is_late)
            crowded = _silent[self._address] > MOST_SILENT and self._address != THIS_MACHINE
            if crowded and self._limited:
                self.transport.abort()

    def _is_late(self) -> None:
        """Let it go, unless the request has arrived and it was this process that slept."""
        self._timer = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def _heard(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            _silent[self._address] -= 1
            if not _silent[self._address]:
                del _silent[self._address]

    @property
    def _address(self) -> str:
        return address({"client": self.client})


class UnlimitedDoor(Door):
    """A door at which everybody seems to come from one address: a proxy's."""

    _limited = False


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": UnlimitedDoor if settings.behind_proxy or settings.unlimited else Door,
        "ws": Frames,
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,
        "proxy_headers": settings.behind_proxy,
        "timeout_graceful_shutdown": GOODBYE_SECONDS,
        "lifespan": "on",
    }
