"""Long work done in small pieces, one at a time, so that everybody else can play on meanwhile."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Self
from weakref import WeakKeyDictionary

PIECE = 0.001
"""Seconds after which the others are let in."""

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


class LongWork:
    """Use it in `async with`, and call `pause` as often as you can. All who do long work take turns."""

    def __init__(self) -> None:
        self._turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
        self._mine = False

    async def __aenter__(self) -> Self:
        await self._begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._end()

    async def pause(self) -> None:
        """Let the others in if this piece has taken long enough."""
        if perf_counter() - self._began >= PIECE:
            self._end()
            await asyncio.sleep(0)
            await self._begin()

    async def _begin(self) -> None:
        await self._turn.acquire()
        self._mine = True
        self._began = perf_counter()

    def _end(self) -> None:
        if self._mine:
            self._mine = False
            self._turn.release()
