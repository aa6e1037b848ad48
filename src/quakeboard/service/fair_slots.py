"""A bounded number of slots, which those who wait for them get by their fair shares."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Protocol, TypeAlias

from quakeboard.service.fair_scheduling import FairQueue, Job, Path, Rules, equal_shares

log = logging.getLogger("quakeboard")

LOG_SECONDS = 10.0
"""How often the log says at most that requests were dropped."""

Clock: TypeAlias = Callable[[], float]
"""A monotonic clock, in seconds."""


class QueueFull(Exception):
    """Too many wait for a slot, and whoever asked has most of them waiting."""


class SlotObserver(Protocol):
    """Measures the requests of each class, the first name of their paths."""

    def slot_granted(self, kind: str, waited: float) -> None: ...

    def slot_dropped(self, kind: str) -> None: ...


class Slot:
    """A request for a slot, which may be granted at once."""

    def __init__(self, slots: FairSlots, path: Path) -> None:
        self.path = path
        self.job: Job[Slot]
        self.asked_at = self.granted_at = slots.clock()
        self._slots = slots
        self._granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_waiting(self) -> bool:
        return self.job.state == "waiting"

    @property
    def is_dropped(self) -> bool:
        """Whether there was no place in the queue, or somebody else got it."""
        return self.job.state == "ended" and self._granted.done() and self._granted.exception() is not None

    def waits_for(self, owner: str) -> bool:
        """Whether it waits for this owner, the second name of its path."""
        return self.is_waiting and self.path[1] == owner

    async def wait(self) -> None:
        """Wait until the slot is granted; raises `QueueFull` if the request is dropped."""
        await asyncio.shield(self._granted)

    def grant(self) -> None:
        self.granted_at = self._slots.clock()
        self._granted.set_result(None)

    def drop(self) -> None:
        self._granted.set_exception(QueueFull())
        self._granted.exception()  # it may be that nobody waits

    def release(self) -> None:
        """Give back the slot, or the place in the queue; once more does no harm."""
        self._slots.release(self)


class FairSlots:
    """As many slots as `size`; the requests for them have paths with the rules of their shares."""

    def __init__(
        self,
        size: int,
        rules: Rules = equal_shares,
        observer: SlotObserver | None = None,
        clock: Clock = monotonic,
    ) -> None:
        self.size = size
        self.observer = observer
        self.clock = clock
        self._queue: FairQueue[Slot] = FairQueue(rules, self._drop)
        self._dropped = 0
        self._logged_at = -inf

    @property
    def running(self) -> int:
        return self._queue.running

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    @property
    def idle(self) -> int:
        """How many slots a request would get at once."""
        return 0 if self.waiting else max(0, self.size - self.running)

    def request(self, path: Path, cost: float) -> Slot:
        """Ask for a slot, which will be used for about `cost` seconds."""
        slot = Slot(self, path)
        slot.job = self._queue.put(path, slot, cost)
        self._fill()
        return slot

    def move(self, old: Path, new: Path) -> None:
        """Let those that wait under a path wait under another one."""
        self._queue.move(old, new)
        self._fill()

    def release(self, slot: Slot) -> None:
        if slot.job.state == "waiting":
            self._queue.cancel(slot.job)
        elif slot.job.state == "running":
            self._queue.finish(slot.job, self.clock() - slot.granted_at)
        self._fill()

    def _fill(self) -> None:
        while self.running < self.size and (job := self._queue.take()) is not None:
            job.item.grant()
            if self.observer is not None:
                self.observer.slot_granted(job.item.path[0], job.item.granted_at - job.item.asked_at)

    def _drop(self, job: Job[Slot]) -> None:
        job.item.drop()
        kind = job.item.path[0]
        if self.observer is not None:
            self.observer.slot_dropped(kind)
        self._dropped += 1
        if self.clock() - self._logged_at >= LOG_SECONDS:
            log.warning("a queue is full", extra={"kind": kind, "dropped": self._dropped})
            self._logged_at, self._dropped = self.clock(), 0
