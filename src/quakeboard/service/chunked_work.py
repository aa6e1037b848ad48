"""Long work in the event loop, split into short chunks with other callbacks between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Self, TypeVar
from weakref import WeakKeyDictionary

CHUNK_SECONDS = 0.001

Result = TypeVar("Result")

_locks: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


class ChunkedWork:
    """Use it in `async with`, and await `checkpoint` often; all long work runs one chunk at a time."""

    def __init__(self) -> None:
        self._lock = _locks.setdefault(asyncio.get_running_loop(), asyncio.Lock())
        self._held = False

    async def __aenter__(self) -> Self:
        await self._acquire()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._release()

    async def checkpoint(self) -> None:
        """Yield to the event loop if this chunk has taken long enough."""
        if perf_counter() - self._started >= CHUNK_SECONDS:
            self._release()
            await asyncio.sleep(0)
            await self._acquire()

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Let other long work run meanwhile."""
        self._release()
        try:
            yield
        finally:
            await self._acquire()

    async def run(self, work: Generator[None, None, Result]) -> Result:
        """The result of work that pauses often, with a checkpoint at every pause."""
        while True:
            try:
                next(work)
            except StopIteration as end:
                result: Result = end.value
                return result
            await self.checkpoint()

    async def _acquire(self) -> None:
        await self._lock.acquire()
        self._held = True
        self._started = perf_counter()

    def _release(self) -> None:
        if self._held:
            self._held = False
            self._lock.release()


def run(work: Generator[None, None, Result]) -> Result:
    """The result of work that pauses often, without pauses."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: Result = end.value
            return result
