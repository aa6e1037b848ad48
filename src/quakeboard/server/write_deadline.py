"""A time limit for writes: a connection whose client does not read what was sent is aborted.

Closing a transport waits until its buffer is empty, for ever if nobody reads: only aborting it does not.
"""

from __future__ import annotations

import asyncio

MIN_WRITTEN_BYTES = 8 * 1024  # within the seconds of a deadline


class WriteDeadline:
    """Watches the write buffer of a transport from when it fills until it is empty."""

    __slots__ = ("_left", "_loop", "_seconds", "_timer", "_transport")

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        self._loop = loop
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._left = 0
        transport.set_write_buffer_limits(
            high=0
        )  # the protocol is paused whenever anything is left unwritten

    def start(self) -> None:
        if self._timer is None:
            self._left = self._transport.get_write_buffer_size()
            self._timer = self._loop.call_later(self._seconds, self._check)

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _check(self) -> None:
        """Abort if too little was written since the last time."""
        self._timer = None
        if self._left - self._transport.get_write_buffer_size() < MIN_WRITTEN_BYTES:
            self._transport.abort()
        else:
            self.start()
