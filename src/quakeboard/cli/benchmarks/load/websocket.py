"""A minimal WebSocket client, light enough for thousands of them on one core.

It supports only what our own server sends: unmasked, unfragmented text frames, pings and closes.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class WebSocket(asyncio.Protocol):
    """One connection. `on_text` is called with each text."""

    def __init__(self, host: str, path: str, on_text: Callable[[bytes], None]) -> None:
        self.host = host
        self.path = path
        self.on_text = on_text
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server refused the connection"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._upgraded:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.close()
                return
            self._upgraded, self._buffer = True, rest
            self.opened.set_result(None)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, begin = self._buffer, 0
        while len(buffer) - begin >= 2:
            size, head = buffer[begin + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[begin + 2 : begin + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[begin + 2 : begin + 10], "big"), 10
            if len(buffer) - begin < head + size:
                break
            payload = buffer[begin + head : begin + head + size]
            self._handle_frame(buffer[begin] & 15, payload)
            begin += head + size
        self._buffer = buffer[begin:]

    def _handle_frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.on_text(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        """Send a frame with a mask of zeros, which leaves the payload unchanged."""
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        if self._transport is not None and not self.closed:
            self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, path: str, on_text: Callable[[bytes], None]) -> WebSocket:
    """Open a connection."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: WebSocket(f"{host}:{port}", path, on_text), host, port)
    await socket.opened
    return socket
