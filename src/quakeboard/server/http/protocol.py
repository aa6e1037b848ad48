"""The HTTP protocol of the server: uvicorn's, with a request timeout, limits on idle connections, and turns.

A client that opens connections and sends nothing, or one byte at a time, would hold them for ever: each
connection has a few seconds to send a request, and the number of an address's connections that have sent none
is limited. Requests that arrive at the same time are started one per event-loop iteration.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quakeboard.server.fair_queue import fair_queue
from quakeboard.server.limits import LOCALHOST, address
from quakeboard.server.settings import Settings
from quakeboard.server.ws.protocol import WebSocketProtocol

MAX_FRAME_BYTES = 16 * 1024
SHUTDOWN_SECONDS = 5
KEEP_ALIVE_SECONDS = 5
# Proxies reuse idle connections (Caddy for 120 s, nginx for 60 s): closing one earlier would lose a request.
PROXY_KEEP_ALIVE_SECONDS = 130
REQUEST_SECONDS = 10.0
LATE_READ_SECONDS = 0.25
SEND_BUFFER_BYTES = 128 * 1024  # of the kernel; it would buffer megabytes for a slow client otherwise
MAX_PENDING_CONNECTIONS = 300  # connections of one address that have sent no request
STREAMED_PATH = "/analysis"  # paths with this ending stream their response for minutes

_pending: Counter[str] = Counter()


class HttpProtocol(H11Protocol):
    """An HTTP connection that has to send its requests in time."""

    _timer: asyncio.TimerHandle | None = None
    _limit_pending = True
    _unread = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        self._update_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        self._unread = b""
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        fair_queue(self.loop).enqueue(self)

    def run_turn(self) -> bool:
        """Parse the received data and start its request."""
        data, self._unread = self._unread, b""
        if data:
            super().data_received(data)
            self._update_timeout()
        return False

    def shutdown(self) -> None:
        """Shut down gracefully, but cut off streamed responses, which may take minutes."""
        super().shutdown()
        if (
            self.cycle is not None
            and not self.cycle.response_complete
            and self.scope["path"].endswith(STREAMED_PATH)
        ):
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer a malformed request. If a request breaks off in its body, its handler is disconnected."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # the response had begun
            self.transport.abort()

    def _update_timeout(self) -> None:
        """Start the request timeout while the connection is idle, cancel it otherwise."""
        upgraded = self.transport.get_protocol() is not self
        if self.conn.their_state is not h11.IDLE or upgraded or self.transport.is_closing():
            self._cancel_timeout()
        elif self._timer is None:
            _pending[self._address] += 1
            self._timer = self.loop.call_later(REQUEST_SECONDS, self._timed_out)
            too_many = _pending[self._address] > MAX_PENDING_CONNECTIONS and self._address != LOCALHOST
            if too_many and self._limit_pending:
                self.transport.abort()

    def _timed_out(self) -> None:
        """Close soon: if this process was suspended, the request may have arrived and be read until then."""
        self._timer = self.loop.call_later(LATE_READ_SECONDS, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            _pending[self._address] -= 1
            if not _pending[self._address]:
                del _pending[self._address]

    @property
    def _address(self) -> str:
        return address({"client": self.client})


class UnlimitedHttpProtocol(HttpProtocol):
    """The protocol for servers behind a proxy, whose clients all seem to have one address."""

    _limit_pending = False


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """The options for uvicorn."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": UnlimitedHttpProtocol if settings.behind_proxy or settings.unlimited else HttpProtocol,
        "ws": WebSocketProtocol,
        "ws_max_size": MAX_FRAME_BYTES,
        "ws_per_message_deflate": False,
        "proxy_headers": settings.behind_proxy,
        "timeout_keep_alive": PROXY_KEEP_ALIVE_SECONDS if settings.behind_proxy else KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "lifespan": "on",
    }
