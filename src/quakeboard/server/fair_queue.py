"""Whoever brings much work at once waits in line, so that everybody else can play on."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol
from weakref import WeakKeyDictionary, ref


class Waiting(Protocol):
    """Somebody in the line."""

    def take_turn(self) -> bool:
        """Do a little of the work; whether there is more of it."""


class Turns:
    """One of those who wait gets a turn each time round the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = ref(loop)
        self._waiting: deque[Waiting] = deque()
        self._is_called = False

    def take(self, somebody: Waiting) -> None:
        """Stand in line, once."""
        if somebody not in self._waiting:
            self._waiting.append(somebody)
            self._call()

    def _call(self) -> None:
        """Call the next one, unless that was done already: by somebody who came during a turn."""
        loop = self._loop()
        assert loop is not None
        if self._waiting and not self._is_called:
            self._is_called = True
            loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        self._is_called = False
        somebody = self._waiting.popleft()
        try:
            if somebody.take_turn():
                self.take(somebody)
        finally:
            self._call()


_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, Turns] = WeakKeyDictionary()


def turns(loop: asyncio.AbstractEventLoop) -> Turns:
    """The one line of a loop."""
    return _turns.setdefault(loop, Turns(loop))
