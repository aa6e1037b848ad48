"""A process that computes an answer piece by piece."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from quakeboard.service.workers import StreamingTask, WorkerDied
from quakeboard.system.process_pool import sigint_blocked

if TYPE_CHECKING:
    from quakeboard.system.process_pool import Connection

NICENESS = 10  # tables and bots go first


class StreamProcess:
    """One process, which is killed when nobody waits for its pieces any more."""

    def __init__(self, task: StreamingTask, payload: bytes) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would inherit the sockets of the server
        self._receiver, self._sender = context.Pipe(duplex=False)
        self._process = context.Process(target=_send_pieces, args=(self._sender, task, payload), daemon=True)
        self._waiting: asyncio.Future[bytes | None] | None = None
        """What a thread is doing: starting the process, or waiting for it."""

    async def pieces(self) -> AsyncGenerator[bytes, None]:
        """The pieces, as they come; raises `WorkerDied` if the process ended before its task."""
        try:
            await self._in_thread(self._start)
            while piece := await self._in_thread(self._receive):
                yield piece
            await self._in_thread(self._process.join)
            if self._process.exitcode != 0:
                raise WorkerDied
        finally:
            await self._stop()

    async def _in_thread(self, work: Callable[[], bytes | None]) -> bytes | None:
        """Blocking work, which goes on if the caller is cancelled."""
        self._waiting = asyncio.ensure_future(asyncio.to_thread(work))
        return await asyncio.shield(self._waiting)

    def _start(self) -> None:
        with sigint_blocked():
            self._process.start()
        self._sender.close()

    def _receive(self) -> bytes | None:
        """The next piece; None if the process has ended."""
        with suppress(EOFError, OSError):
            return self._receiver.recv_bytes()
        return None

    async def _stop(self) -> None:
        """Kill the process if it still runs, and leave nothing behind."""
        if self._waiting is not None and self._process.pid is None:
            await asyncio.wait({self._waiting})
        if self._process.pid is not None:
            self._process.kill()
            if self._waiting is not None:
                await asyncio.wait({self._waiting})
            self._process.join()
        self._process.close()
        self._sender.close()
        self._receiver.close()


def _send_pieces(sender: Connection, task: StreamingTask, payload: bytes) -> None:
    """Run a task in the process, until it is done or nobody reads on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if sys.platform != "win32":
        os.nice(NICENESS)
    with suppress(BrokenPipeError):
        for piece in task(payload):
            sender.send_bytes(piece)
