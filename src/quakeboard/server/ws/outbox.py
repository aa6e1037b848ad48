"""What is on its way to one client.

Each connection has an outbox and a writer of its own, so that a client that stops reading holds up nobody.
When its outbox is full it is let go; it gets what it missed when it comes back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

LARGEST = 512 * 1024
"""Bytes that may wait for a client."""


class Postman:
    """Sends what many outboxes have to send, as soon as the loop has done what it is doing.

    So two messages to one client are one write, and what a move brings to four clients is one call.
    """

    def __init__(self) -> None:
        self._due: list[Outbox] = []

    def call(self, outbox: Outbox) -> None:
        if not self._due:
            asyncio.get_running_loop().call_soon(self._go)
        self._due.append(outbox)

    def _go(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            outbox.send_soon()


def never(messages: Sequence[bytes]) -> bool:
    """Nothing can be sent without a detour."""
    return False


class Outbox:
    """Messages in order, and whoever carries them."""

    def __init__(
        self,
        carry: Callable[[bytes], Awaitable[None]],
        overflow: Callable[[], None],
        offer: Callable[[Sequence[bytes]], bool] = never,
        postman: Postman | None = None,
    ) -> None:
        """`carry` waits until the client takes a message; `offer` sends some now, or says that it cannot."""
        self._postman = postman or Postman()
        self._carry = carry
        self._offer = offer
        self._overflow = overflow
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._room: asyncio.Event | None = None
        self._busy = False
        """Whether something is waiting: then everything else waits behind it."""
        self._soon: list[bytes] = []
        """What is to be sent together as soon as the loop has done what it is doing."""
        self.closed = False

    def put(self, message: bytes) -> None:
        """Take a message, at once."""
        if self.closed:
            return
        self._size += len(message)
        if self._size > LARGEST:
            self._soon.clear()
            self._waiting.clear()
            self.close()
            self._overflow()
        elif self._busy:
            self._waiting.append(message)
        else:
            self._soon.append(message)
            if len(self._soon) == 1:
                self._postman.call(self)

    def send_soon(self) -> None:
        """Send what there is, or let it wait until the client takes it."""
        messages, self._soon = self._soon, []
        if not messages:
            return
        if self._offer(messages):
            self._size -= sum(map(len, messages))
            return
        self._busy = True
        self._waiting.extend(messages)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self) -> None:
        """Carry messages until the outbox is closed and empty."""
        while True:
            while self._waiting:
                self._busy = True
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._carry(message)
                if self._room is not None and self._size <= LARGEST // 2:
                    self._room.set()
            self._busy = False
            if self.closed:
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
            self._wake = None

    async def ready(self) -> None:
        """Wait until at most half of what may wait is waiting."""
        if self._size > LARGEST // 2 and not self.closed:
            self._room = asyncio.Event()
            await self._room.wait()
            self._room = None

    def close(self) -> None:
        """Take nothing more."""
        self.send_soon()
        self.closed = True
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        if self._room is not None:
            self._room.set()

    def untie(self) -> None:
        """Forget who carried the messages. They know this outbox: a circle would be left of it."""
        self._carry, self._offer, self._overflow = _nobody, never, _nothing


async def _nobody(message: bytes) -> None:
    """Carry nothing."""


def _nothing() -> None:
    pass
