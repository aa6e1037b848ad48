"""What is on its way to one client.

Each connection has an outbox and a writer of its own, so that a client that stops reading holds up nobody.
When its outbox is full it is let go; it gets what it missed when it comes back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

LARGEST = 512 * 1024
"""Bytes that may wait for a client."""


class Outbox:
    """Messages in order, and whoever carries them."""

    def __init__(self, carry: Callable[[bytes], Awaitable[None]], overflow: Callable[[], None]) -> None:
        self._carry = carry
        self._overflow = overflow
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self.closed = False

    def put(self, message: bytes) -> None:
        """Take a message, at once."""
        if self.closed:
            return
        if self._size + len(message) > LARGEST:
            self.closed = True
            self._waiting.clear()
            self._overflow()
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self) -> None:
        """Carry messages until the outbox is closed."""
        while not self.closed:
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._carry(message)
            if not self.closed:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
                self._wake = None

    def close(self) -> None:
        self.closed = True
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
