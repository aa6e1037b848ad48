"""Analyses of finished games, a few at a time, each within a time limit.

Readers get the lines as they are found, and all readers of one game share one analysis. An analysis without
readers is stopped; complete ones stay in a bounded cache.
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
from quakeboard.service.tasks import AnalysisOrder
from quakeboard.service.workers import StreamingTask, WorkerDied, Workers

NO_ANALYSIS = Reason("no-analysis", "analysis", "This server does not analyse games.")
TOO_MANY_ANALYSES = Reason(
    "too-many-analyses",
    "analysis",
    "This server is analysing as many games as it can. Try again in a minute.",
)

LEVEL = "sharp"
"""The level whose budget a step gets at most; most get less, to fit the time limit."""

GRACE_SECONDS = 15.0
"""How long after its time limit an analysis is stopped that has not ended: its process has to start."""

MAX_CACHED_BYTES = 16 * 2**20


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
        self.limit = limit
        """How many games are analysed at once."""
        self.seconds = seconds
        self.max_cached_bytes = max_cached_bytes
        self.level = LEVEL
        self.task: StreamingTask = tasks.analyse
        self._running: dict[str, Analysis] = {}
        self._cache: OrderedDict[str, Analysis] = OrderedDict()

    @property
    def running(self) -> int:
        return len(self._running)

    def read(self, table: str, record: Record) -> AnalysisReader:
        """A reader of the analysis of a table's game, to be closed afterwards.

        Raises `Refused` if the analysis is not running or cached and no more can be started.
        """
        if table in self._cache:
            self._cache.move_to_end(table)
            return AnalysisReader(self._cache[table])
        if table not in self._running:
            if not self.limit:
                raise Refused(NO_ANALYSIS)
            if self.running >= self.limit:
                raise Refused(TOO_MANY_ANALYSES)
            self._running[table] = self._start(table, record)
        return AnalysisReader(self._running[table])

    def _start(self, table: str, record: Record) -> Analysis:
        order = AnalysisOrder(record, self.level, self.seconds, seed=table)
        analysis = Analysis()
        analysis.task = asyncio.create_task(self._run(table, analysis, msgspec.json.encode(order)))
        analysis.task.add_done_callback(lambda _: self._finish(table, analysis))
        return analysis

    async def _run(self, table: str, analysis: Analysis, payload: bytes) -> None:
        """Collect the lines of an analysis, and cache it once it is complete."""
        with suppress(WorkerDied, TimeoutError):
            async with (
                asyncio.timeout(self.seconds + GRACE_SECONDS),
                aclosing(self.workers.stream(self.task, payload)) as lines,
            ):
                async for line in lines:
                    analysis.add(line)
            self._add_to_cache(table, analysis)

    def _finish(self, table: str, analysis: Analysis) -> None:
        del self._running[table]
        analysis.finish()

    def _add_to_cache(self, table: str, analysis: Analysis) -> None:
        """Cache a complete analysis, and evict the least recently used ones beyond the limit."""
        self._cache[table] = analysis
        while sum(kept.size for kept in self._cache.values()) > self.max_cached_bytes:
            self._cache.popitem(last=False)

    async def close(self) -> None:
        """Stop all running analyses."""
        running = [analysis.task for analysis in self._running.values() if analysis.task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


class Analysis:
    """The lines of one analysis, as far as they were found."""

    def __init__(self) -> None:
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
        """Stop the worker, if it is still at work."""
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
