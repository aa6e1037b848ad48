"""The outbox of a connection: a bounded queue of messages and the task that writes them.

A client that stops reading delays no other client. When its outbox is full the connection is closed; the
client gets what it missed when it reconnects.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

MAX_QUEUED_BYTES = 512 * 1024


class BatchWriter:
    """Flushes all outboxes with new messages once per iteration of the event loop.

    Two messages to one client become one write, and an update to four clients costs one callback.
    """

    def __init__(self) -> None:
        self._scheduled: list[Outbox] = []

    def schedule(self, outbox: Outbox) -> None:
        if not self._scheduled:
            asyncio.get_running_loop().call_soon(self._flush_all)
        self._scheduled.append(outbox)

    def _flush_all(self) -> None:
        scheduled, self._scheduled = self._scheduled, []
        for outbox in scheduled:
            outbox.flush()


def cannot_send_now(messages: Sequence[bytes]) -> bool:
    """The `send_now` of servers that cannot write to the transport directly."""
    return False


class Outbox:
    """The queued messages of one connection, in order."""

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        on_overflow: Callable[[], None],
        send_now: Callable[[Sequence[bytes]], bool] = cannot_send_now,
        batch_writer: BatchWriter | None = None,
    ) -> None:
        """`send` waits until a message is written; `send_now` writes several at once, or returns False."""
        self._batch_writer = batch_writer or BatchWriter()
        self._send = send
        self._send_now = send_now
        self._on_overflow = on_overflow
        self._queue: list[bytes] = []  # a deque would take 700 bytes while it is empty
        self._size = 0
        self._wake: asyncio.Future[None] | None = None
        self._drained: asyncio.Event | None = None
        self._blocked = False
        """Whether messages are queued or being written, so that new ones have to queue too."""
        self._batch: list[bytes] = []
        """Messages for the next flush."""
        self.closed = False

    def put(self, message: bytes) -> None:
        """Add a message without waiting; calls `on_overflow` if the outbox is full."""
        if self.closed:
            return
        self._size += len(message)
        if self._size > MAX_QUEUED_BYTES:
            self._batch.clear()
            self._queue.clear()
            self.close()
            self._on_overflow()
        elif self._blocked:
            self._queue.append(message)
        else:
            self._batch.append(message)
            if len(self._batch) == 1:
                self._batch_writer.schedule(self)

    def flush(self) -> None:
        """Write the batch now if the transport is ready, otherwise queue it."""
        messages, self._batch = self._batch, []
        if not messages:
            return
        if self._send_now(messages):
            self._size -= sum(map(len, messages))
            return
        self._blocked = True
        self._queue.extend(messages)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def run(self) -> None:
        """Write queued messages until the outbox is closed and empty."""
        while True:
            while self._queue:
                self._blocked = True
                message = self._queue.pop(0)
                self._size -= len(message)
                await self._send(message)
                if self._drained is not None and self._size <= MAX_QUEUED_BYTES // 2:
                    self._drained.set()
            self._blocked = False
            if self.closed:
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
            self._wake = None

    async def drain(self) -> None:
        """Wait until the outbox is at most half full."""
        if self._size > MAX_QUEUED_BYTES // 2 and not self.closed:
            self._drained = asyncio.Event()
            await self._drained.wait()
            self._drained = None

    def close(self) -> None:
        """Flush, and accept no more messages."""
        self.flush()
        self.closed = True
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)
        if self._drained is not None:
            self._drained.set()

    def break_cycles(self) -> None:
        """Drop the callbacks, which refer to this outbox, so that no reference cycle is left."""
        self._send, self._send_now, self._on_overflow = _discard, cannot_send_now, _ignore_overflow


async def _discard(message: bytes) -> None:
    """Write nothing."""


def _ignore_overflow() -> None:
    pass
