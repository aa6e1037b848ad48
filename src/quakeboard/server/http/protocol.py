"""The HTTP protocol of the server: uvicorn's, with limits in time and size for headers, bodies and responses.

A client that sends nothing, or one byte at a time, or reads nothing, would hold a connection for ever: each
has a few seconds to send the headers of a request, its body has a time limit and a minimum rate, and so has
the response. The number of an address's connections that have sent no request is limited.

What arrives is parsed one chunk of one connection per event-loop iteration, and no more is read ahead than is
soon parsed.
"""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quakeboard.server.fair_queue import fair_queue
from quakeboard.server.limits import LOCALHOST, AddressCounter, address
from quakeboard.server.open_connections import BACKLOG, BUSY, OpenConnections
from quakeboard.server.settings import Settings
from quakeboard.server.write_deadline import WriteDeadline
from quakeboard.server.ws.protocol import WebSocketProtocol

MAX_FRAME_BYTES = 16 * 1024
SHUTDOWN_SECONDS = 5
KEEP_ALIVE_SECONDS = 5
# Proxies reuse idle connections (Caddy for 120 s, nginx for 60 s): closing one earlier would lose a request.
PROXY_KEEP_ALIVE_SECONDS = 130
REQUEST_SECONDS = 10.0
MAX_BODY_SECONDS = 30.0  # longer than the endpoints wait, so that they can answer
BODY_CHECK_SECONDS, MIN_BODY_BYTES = 10.0, 1024  # so many bytes of it have to come in so many seconds
RESPONSE_SECONDS = 30.0
LATE_READ_SECONDS = 0.25
CHUNK_BYTES = 1024  # even if each byte is a header or a chunk of its own, parsing takes about a millisecond
MAX_UNPARSED_BYTES = 32 * 1024
MAX_HEADER_BYTES = 16 * 1024
MAX_HEADER_LINES = 100
SEND_BUFFER_BYTES = 128 * 1024  # of the kernel; it would buffer megabytes for a slow client otherwise
MAX_PENDING_CONNECTIONS = 300  # connections of one address that have sent no request
STREAMED_PATH = "/analysis"  # paths with this ending stream their response for minutes

OPEN_CONNECTIONS = "open_connections"
"""The key of the lifespan state by which connections find where they are counted."""

Awaited = Literal["request", "body"]

_pending = AddressCounter()


class HttpProtocol(H11Protocol):
    """An HTTP connection that has to send its requests, and read their responses, in time."""

    _limit_pending = True

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._unparsed = bytearray()
        self._reading_paused = False
        self._header_lines = 0
        self._awaited: Awaited | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._body_ends_at = 0.0
        self._body_bytes = 0
        self._write_deadline: WriteDeadline | None = None
        self._open_connections: OpenConnections | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        self._write_deadline = WriteDeadline(self.loop, transport, RESPONSE_SECONDS)
        self._count_connection()
        self._update_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_timeout()
        self._unparsed.clear()
        if self._open_connections is not None:
            self._open_connections.remove(self._address)
        if self._write_deadline is not None:
            self._write_deadline.cancel()
        super().connection_lost(exc)

    def _count_connection(self) -> None:
        """Count this connection until it is lost, as whatever it will be then, or refuse it."""
        open_connections = self.app_state.get(OPEN_CONNECTIONS)
        if open_connections is None:  # a server without a lifespan
            return
        if open_connections.add(self._address):
            self._open_connections = open_connections
        else:
            self.transport.write(BUSY)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_deadline is not None:
            self._write_deadline.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_deadline is not None:
            self._write_deadline.cancel()

    # ------------------------------------------------------------------ parsing

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        self._body_bytes += len(data)
        if len(self._unparsed) > MAX_UNPARSED_BYTES:
            self._reading_paused = True
            self.transport.pause_reading()
        fair_queue(self.loop).enqueue(self)

    def run_turn(self) -> bool:
        """Parse the next chunk and start its request; whether there is more."""
        if self._answering:  # a pipelined request waits for the end of the response
            return False
        chunk = bytes(self._unparsed[:CHUNK_BYTES])
        if chunk:
            del self._unparsed[:CHUNK_BYTES]
            super().data_received(chunk)
            self._limit_header_lines(chunk)
        if self.transport.is_closing():
            self._unparsed.clear()
        self._update_timeout()
        self._resume_reading()
        return bool(self._unparsed)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._unparsed:
            fair_queue(self.loop).enqueue(self)
        if self.conn.their_state is not h11.IDLE:  # then uvicorn has its own timeout
            self._update_timeout()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self._unparsed.clear()
        if self._write_deadline is not None:
            self._write_deadline.cancel()
        protocol = self.transport.get_protocol()
        if self._open_connections is not None and isinstance(protocol, WebSocketProtocol):
            protocol.on_lost = partial(self._open_connections.remove, self._address)

    @property
    def _answering(self) -> bool:
        """Whether a request is complete and its response is not."""
        return self.cycle is not None and not (self.cycle.more_body or self.cycle.response_complete)

    def _limit_header_lines(self, chunk: bytes) -> None:
        """Refuse a request with too many headers before they are parsed, which is when the last has come."""
        if self.conn.their_state is not h11.IDLE:
            self._header_lines = 0
            return
        self._header_lines += chunk.count(b"\n")
        if self._header_lines > MAX_HEADER_LINES and not self.transport.is_closing():
            self.send_400_response("Too many headers.")

    def _resume_reading(self) -> None:
        if self._reading_paused and len(self._unparsed) <= MAX_UNPARSED_BYTES:
            self._reading_paused = False
            if not self.flow.read_paused and not self.transport.is_closing():
                self.transport.resume_reading()

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

    # ------------------------------------------------------------------ timeouts

    def _update_timeout(self) -> None:
        """Start the timeout of what the client has to send now."""
        awaited = self._what_is_awaited()
        if awaited == self._awaited:
            return
        self._cancel_timeout()
        self._awaited = awaited
        if awaited == "request":
            self._await_request()
        elif awaited == "body":
            self._body_ends_at = self.loop.time() + MAX_BODY_SECONDS
            self._await_body()

    def _what_is_awaited(self) -> Awaited | None:
        if self._upgraded or self.transport.is_closing():
            return None
        if self.conn.their_state is h11.IDLE:
            return "request"
        return "body" if self.conn.their_state is h11.SEND_BODY else None

    def _await_request(self) -> None:
        too_many = _pending.reaches(self._address, MAX_PENDING_CONNECTIONS) and self._address != LOCALHOST
        _pending.add(self._address)
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._timed_out)
        if too_many and self._limit_pending:
            self.transport.abort()

    def _await_body(self) -> None:
        self._body_bytes = 0
        self._timer = self.loop.call_later(BODY_CHECK_SECONDS, self._check_body)

    def _check_body(self) -> None:
        if self._body_bytes < MIN_BODY_BYTES or self.loop.time() >= self._body_ends_at:
            self._timed_out()
        else:
            self._await_body()

    def _timed_out(self) -> None:
        """Close soon: if this process was suspended, the rest may have arrived and be read until then."""
        self._timer = self.loop.call_later(LATE_READ_SECONDS, self.transport.abort)

    def _cancel_timeout(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._awaited == "request":
            _pending.remove(self._address)
        self._awaited = None

    @property
    def _upgraded(self) -> bool:
        return self.transport.get_protocol() is not self

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
        "h11_max_incomplete_event_size": MAX_HEADER_BYTES,
        "ws": WebSocketProtocol,
        "ws_max_size": MAX_FRAME_BYTES,
        "ws_per_message_deflate": False,
        "proxy_headers": settings.behind_proxy,
        "timeout_keep_alive": PROXY_KEEP_ALIVE_SECONDS if settings.behind_proxy else KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "backlog": BACKLOG,
        "lifespan": "on",
    }
