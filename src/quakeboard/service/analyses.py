"""Analyses of finished games, a few at a time, each within a time limit.

The others wait, with fair shares for those who asked for them. Readers get the lines as they are found, and
all readers of one game share one analysis. An analysis without readers is stopped, or gives up its place in
the queue; complete ones stay in a bounded cache.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress

import msgspec

from quakeboard.core.errors import Reason
from quakeboard.play.record import Record
from quakeboard.service import tasks
from quakeboard.service.errors import Refused
from quakeboard.service.fair_scheduling import Path, ShareRules
from quakeboard.service.fair_slots import FairSlots, QueueFull, Slot
from quakeboard.service.tasks import AnalysisOrder
from quakeboard.service.workers import StreamingTask, WorkerDied, Workers

NO_ANALYSIS = Reason("no-analysis", "analysis", "This server does not analyse games.")
TOO_MANY_ANALYSES = Reason(
    "too-many-analyses",
    "analysis",
    "Too many games wait for their analysis, and nobody has more of them than you. Try again in a minute.",
)
OWN_ANALYSES_WAIT = Reason(
    "own-analyses-wait",
    "analysis",
    "You are waiting for {most} analyses already. Ask for the next one when one of them has begun.",
)

LEVEL = "sharp"
"""The level whose budget a step gets at most; most get less, to fit the time limit."""

GRACE_SECONDS = 15.0
"""How long after its time limit an analysis is stopped that has not ended: its process has to start."""

MAX_CACHED_BYTES = 16 * 2**20

MAX_WAITING, MAX_WAITING_PER_OWNER = 32, 4


def analysis_rules(path: Path) -> ShareRules:
    """All who ask have equal shares, and together a bounded queue."""
    return ShareRules() if path else ShareRules(max_waiting=MAX_WAITING)


class Analyses:
    """Runs and caches analyses of finished games."""

    def __init__(
        self,
        workers: Workers,
        limit: int,
        seconds: float,
        max_cached_bytes: int = MAX_CACHED_BYTES,
    ) -> None:
        self.workers = workers
        self.slots = FairSlots(limit, analysis_rules)
        """As many as games are analysed at once."""
        self.seconds = seconds
        self.max_cached_bytes = max_cached_bytes
        self.level = LEVEL
        self.task: StreamingTask = tasks.analyse
        self._started: dict[str, Analysis] = {}
        """Those that run and those that wait."""
        self._cache: OrderedDict[str, Analysis] = OrderedDict()

    @property
    def running(self) -> int:
        return self.slots.running

    @property
    def waiting(self) -> int:
        return self.slots.waiting

    def read(self, table: str, record: Record, owner: str = "") -> AnalysisReader:
        """A reader of the analysis of a table's game, to be closed afterwards.

        Raises `Refused` if the analysis is not there and too many wait, all in all or for `owner`.
        """
        if table in self._cache:
            self._cache.move_to_end(table)
            return AnalysisReader(self._cache[table])
        if table not in self._started:
            self._started[table] = self._start(table, record, self._request(table, owner))
        return AnalysisReader(self._started[table])

    def _request(self, table: str, owner: str) -> Slot:
        """A slot for one more analysis."""
        if not self.slots.size:
            raise Refused(NO_ANALYSIS)
        waiting = sum(analysis.slot.waits_for(owner) for analysis in self._started.values())
        if waiting >= MAX_WAITING_PER_OWNER:
            raise Refused(OWN_ANALYSES_WAIT, most=MAX_WAITING_PER_OWNER)
        slot = self.slots.request(("analysis", owner, table), self.seconds)
        if slot.is_dropped:
            raise Refused(TOO_MANY_ANALYSES)
        return slot

    def _start(self, table: str, record: Record, slot: Slot) -> Analysis:
        order = AnalysisOrder(record, self.level, self.seconds, seed=table)
        analysis = Analysis(slot)
        analysis.task = asyncio.create_task(self._run(table, analysis, msgspec.json.encode(order)))
        analysis.task.add_done_callback(lambda _: self._finish(table, analysis))
        return analysis

    async def _run(self, table: str, analysis: Analysis, payload: bytes) -> None:
        """Wait for a slot, collect the lines of an analysis, and cache it once it is complete."""
        with suppress(QueueFull, WorkerDied, TimeoutError):
            await analysis.slot.wait()
            async with (
                asyncio.timeout(self.seconds + GRACE_SECONDS),
                aclosing(self.workers.stream(self.task, payload)) as lines,
            ):
                async for line in lines:
                    analysis.add(line)
            self._add_to_cache(table, analysis)

    def _finish(self, table: str, analysis: Analysis) -> None:
        del self._started[table]
        analysis.slot.release()
        analysis.finish()

    def _add_to_cache(self, table: str, analysis: Analysis) -> None:
        """Cache a complete analysis, and evict the least recently used ones beyond the limit."""
        self._cache[table] = analysis
        while sum(kept.size for kept in self._cache.values()) > self.max_cached_bytes:
            self._cache.popitem(last=False)

    async def close(self) -> None:
        """Stop all analyses, those that wait too."""
        started = [analysis.task for analysis in self._started.values() if analysis.task is not None]
        for task in started:
            task.cancel()
        await asyncio.gather(*started, return_exceptions=True)


class Analysis:
    """The lines of one analysis, as far as they were found."""

    def __init__(self, slot: Slot) -> None:
        self.slot = slot
        self.lines: list[bytes] = []
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self._is_finished = False
        self._changed = asyncio.Event()

    @property
    def size(self) -> int:
        return sum(len(line) for line in self.lines)

    def add(self, line: bytes) -> None:
        self.lines.append(line)
        self._notify()

    def finish(self) -> None:
        """No more lines will come."""
        self._is_finished = True
        self._notify()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_for_more(self, read: int) -> bool:
        """Wait until there are more than `read` lines; False if no more come."""
        while len(self.lines) <= read and not self._is_finished:
            await self._changed.wait()
        return len(self.lines) > read

    def stop(self) -> None:
        """Stop the worker if it is still at work, or stop waiting for one."""
        if self.task is not None:
            self.task.cancel()


class AnalysisReader:
    """One reader of an analysis."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis: Analysis | None = analysis
        analysis.readers += 1

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines, as they are found."""
        read = 0
        while self._analysis is not None and await self._analysis.wait_for_more(read):
            yield self._analysis.lines[read]
            read += 1

    def close(self) -> None:
        """Stop reading; the last reader to close stops the analysis."""
        analysis, self._analysis = self._analysis, None
        if analysis is not None:
            analysis.readers -= 1
            if not analysis.readers:
                analysis.stop()
