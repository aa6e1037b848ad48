"""How frames are taken from a socket before anybody reads what they say.

One read from the net can hold tens of thousands of tiny frames, each of which costs time and memory. So they
are taken in small pieces, and whoever sends far more than can be read is let go at once.

Messages to a client that keeps up are written without a detour: a server masks nothing, so a frame is its
message with a few bytes before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from quakeboard.server.fair_queue import turns
from quakeboard.server.limits import Bucket

PIECE = 512
"""Bytes that are looked at at once; of larger reads one piece each time round the loop, of all sockets."""
MOST_UNPARSED = 512 * 1024
MOST_UNREAD = 1500
"""Messages that may wait to be read: more than a client may send at once."""
CONTROLS_A_SECOND, CONTROLS_AT_ONCE = 30.0, 250.0
"""Frames that are no messages: pings, pongs, pieces of longer ones."""
TOO_MUCH = 4029
GOODBYE_SECONDS = 1.0
MOST_LATE = 16 * 1024
"""Bytes that a client may send after a goodbye before nobody looks at them any more."""

OFFER = "quakeboard.offer"
"""The extension by which an application finds `Frames.offer` in its scope."""


def text_frame(message: bytes) -> bytes:
    """A whole text message as one frame of a server (RFC 6455, section 5.2)."""
    size = len(message)
    if size < 126:
        return bytes((0x81, size)) + message
    if size < 2**16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + message
    return b"\x81\x7f" + size.to_bytes(8, "big") + message


class Frames(WebSocketsSansIOProtocol):
    """A socket that takes no flood."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._controls = Bucket(CONTROLS_A_SECOND, CONTROLS_AT_ONCE)
        self._turns = turns(self.loop)
        self.unparsed = bytearray()
        self._is_let_go = False
        self._is_answered = self._is_lost = False
        self._late = 0

    def data_received(self, data: bytes) -> None:
        if self._is_let_go:
            return
        if not self.unparsed and len(data) <= PIECE:
            self._parse(data)
            return
        self.unparsed += data
        if len(self.unparsed) > MOST_UNPARSED:
            self._let_go()
        else:
            self._turns.take(self)

    def take_turn(self) -> bool:
        """Look at a little of what has come."""
        piece = bytes(self.unparsed[:PIECE])
        if piece:
            del self.unparsed[:PIECE]
            self._parse(piece)
        return bool(self.unparsed)

    def _parse(self, piece: bytes) -> None:
        try:
            super().data_received(piece)
        except InvalidState:  # junk behind a goodbye
            self.transport.abort()
        if self.transport.is_closing():
            self.unparsed.clear()
        elif self.close_sent:
            self._late += len(piece)
            if self._late > MOST_LATE:
                self._stop_listening()
        elif self.queue.qsize() > MOST_UNREAD or self._controls.drops < 1:
            self._let_go()

    def handle_ping(self) -> None:
        self._controls.take()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._controls.take()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self._controls.take()
        super().handle_cont(event)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][OFFER] = {"offer": self.offer}

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._is_answered = True
        self._untie()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.unparsed.clear()
        self._is_lost = True
        self._untie()

    def _untie(self) -> None:
        """Let go of what refers to this socket, so that nothing is left of one that has ended. Thousands may
        end in a minute, and the collector comes later (server/gc_policy.py)."""
        if self._is_answered and self._is_lost:
            self.scope = {}  # type: ignore[typeddict-item]
            self.conn.parser.close()
            self.conn.handshake_exc = self.conn.parser_exc = None

    def offer(self, messages: Sequence[bytes]) -> bool:
        """Send messages at once; False if the client does not keep up, or is gone."""
        ready = self.writable.is_set() and self.handshake_complete
        if not ready or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        self.transport.write(b"".join([text_frame(message) for message in messages]))
        return True

    async def send(self, message: Any) -> None:
        """Send a message when there is room for it. A goodbye needs none, and whoever never takes it is cut
        off in the end."""
        if message["type"] != "websocket.close":
            await super().send(message)
            if message["type"] == "websocket.http.response.body":
                self.handshake_complete = True  # by a refusal, which is no error of the application
            return
        self.writable.set()
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def _let_go(self) -> None:
        """Close, and forget what was not read yet."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        with suppress(InvalidState):  # a goodbye may be on its way already
            self.conn.send_close(TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._stop_listening()

    def _stop_listening(self) -> None:
        """What still comes is taken for a moment and thrown away: otherwise the client would never read why
        it was let go."""
        self._is_let_go = True
        self.unparsed.clear()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
