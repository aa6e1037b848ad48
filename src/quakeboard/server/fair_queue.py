"""Fair scheduling: one turn of one connection with pending input per event-loop iteration."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol
from weakref import WeakKeyDictionary, ref


class QueueMember(Protocol):
    """A connection with pending work."""

    def run_turn(self) -> bool:
        """Do a small part of the work; whether there is more."""


class FairQueue:
    """Runs one turn of one member per iteration of the event loop, first come, first served."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = ref(loop)
        self._members: deque[QueueMember] = deque()
        self._scheduled = False

    def enqueue(self, member: QueueMember) -> None:
        """Add a member, unless it is queued already."""
        if member not in self._members:
            self._members.append(member)
            self._schedule()

    def _schedule(self) -> None:
        """Schedule the next turn, unless one is scheduled: a turn may enqueue members itself."""
        loop = self._loop()
        assert loop is not None
        if self._members and not self._scheduled:
            self._scheduled = True
            loop.call_soon(self._run_next)

    def _run_next(self) -> None:
        self._scheduled = False
        member = self._members.popleft()
        try:
            if member.run_turn():
                self.enqueue(member)
        finally:
            self._schedule()


_queues: WeakKeyDictionary[asyncio.AbstractEventLoop, FairQueue] = WeakKeyDictionary()


def fair_queue(loop: asyncio.AbstractEventLoop) -> FairQueue:
    """The queue of an event loop."""
    return _queues.setdefault(loop, FairQueue(loop))
