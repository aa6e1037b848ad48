"""The WebSocket protocol of the server: uvicorn's, with limits on what is parsed, and direct writes.

One read can hold tens of thousands of tiny frames, each of which costs time and memory. So large reads are
parsed in chunks, by turns, and a connection that sends far more than can be read is closed at once.

A client that stops reading is cut off, however the connection is to end: closing would wait for it.

Messages to a client that keeps up are written to the transport directly: a server masks nothing, so a frame
is its message with a few bytes before it.
"""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from quakeboard.server.fair_queue import fair_queue
from quakeboard.server.limits import TokenBucket
from quakeboard.server.write_deadline import WriteDeadline

CHUNK_BYTES = 512  # of larger reads, one chunk of one connection is parsed per event-loop iteration
MAX_UNPARSED_BYTES = 512 * 1024
MAX_UNREAD_MESSAGES = 1500  # more than the endpoint's burst
CONTROL_FRAMES_PER_SECOND, CONTROL_FRAMES_BURST = 30.0, 250.0  # pings, pongs and continuation frames
FLOODING = 4029
CLOSE_SECONDS = 1.0
WRITE_SECONDS = 60.0  # later than an outbox overflows or a ping is given up, which the client could be told
MAX_BYTES_AFTER_CLOSE = 16 * 1024  # received after a close frame was sent; more is discarded unparsed

SEND_NOW = "quakeboard.send_now"
"""The ASGI extension by which an endpoint finds `WebSocketProtocol.send_now` in its scope."""


@lru_cache(maxsize=4)  # most messages go to all connections of a table, one after the other
def text_frame(message: bytes) -> bytes:
    """A whole text message as one frame of a server (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection with flood limits."""

    on_lost: Callable[[], None] = staticmethod(lambda: None)

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._control_frames = TokenBucket(CONTROL_FRAMES_PER_SECOND, CONTROL_FRAMES_BURST)
        self._fair_queue = fair_queue(self.loop)
        self.unparsed = bytearray()
        self._discarding = False
        self._app_done = self._connection_lost = False
        self._bytes_after_close = 0
        self._write_deadline: WriteDeadline | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._write_deadline = WriteDeadline(self.loop, self.transport, WRITE_SECONDS)
        if self.transport.get_write_buffer_size():  # of an HTTP response before
            self.pause_writing()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_deadline is not None:
            self._write_deadline.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._write_deadline is not None:
            self._write_deadline.cancel()

    def data_received(self, data: bytes) -> None:
        if self._discarding:
            return
        if not self.unparsed and len(data) <= CHUNK_BYTES:
            self._parse(data)
            return
        self.unparsed += data
        if len(self.unparsed) > MAX_UNPARSED_BYTES:
            self._close_flooder()
        else:
            self._fair_queue.enqueue(self)

    def run_turn(self) -> bool:
        """Parse the next chunk; whether there is more."""
        chunk = bytes(self.unparsed[:CHUNK_BYTES])
        if chunk:
            del self.unparsed[:CHUNK_BYTES]
            self._parse(chunk)
        return bool(self.unparsed)

    def _parse(self, chunk: bytes) -> None:
        try:
            super().data_received(chunk)
        except InvalidState:  # junk after a close frame
            self.transport.abort()
        if self.transport.is_closing():
            self.unparsed.clear()
        elif self.close_sent:
            self._bytes_after_close += len(chunk)
            if self._bytes_after_close > MAX_BYTES_AFTER_CLOSE:
                self._discard_input()
        elif self.queue.qsize() > MAX_UNREAD_MESSAGES or self._control_frames.tokens < 1:
            self._close_flooder()

    def handle_ping(self) -> None:
        self._control_frames.take()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._control_frames.take()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._control_frames.take()
        super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][SEND_NOW] = {"send_now": self.send_now}

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._app_done = True
        self._break_cycles()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.unparsed.clear()
        if self._write_deadline is not None:
            self._write_deadline.cancel()
        self._connection_lost = True
        self.on_lost()
        self._break_cycles()

    def _break_cycles(self) -> None:
        """Drop references to this connection once it has ended, so that no reference cycle is left.

        Thousands may end in a minute, and the garbage collector runs rarely (server/gc_policy.py).
        """
        if self._app_done and self._connection_lost:
            self.scope = {}  # type: ignore[typeddict-item]
            self.conn.parser.close()
            self.conn.handshake_exc = self.conn.parser_exc = None

    def send_now(self, messages: Sequence[bytes]) -> bool:
        """Write messages to the transport; False if the client does not keep up, or is gone."""
        ready = self.writable.is_set() and self.handshake_complete
        if not ready or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join([text_frame(message) for message in messages]))
        return True

    async def send(self, message: Any) -> None:
        """Send a message when the transport is writable, but a close frame at once, with a timeout."""
        if message["type"] != "websocket.close":
            await super().send(message)
            if message["type"] == "websocket.accept":
                self.request.headers.clear()  # headers are three kilobytes that nothing needs any more
                self.scope["headers"] = []
                del self.request, self.response
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # a refused handshake is no error of the application
            return
        self.writable.set()
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _close_flooder(self) -> None:
        """Close with 4029 and drop unread messages."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODING})
        with suppress(InvalidState):  # a close frame may have been sent already
            self.conn.send_close(FLOODING)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._discard_input()

    def _discard_input(self) -> None:
        """Discard further input for a moment before aborting, so that the client can read the close code."""
        self._discarding = True
        self.unparsed.clear()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.abort)
