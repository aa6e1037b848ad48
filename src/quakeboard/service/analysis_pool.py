"""A process pool that analyses finished games, a few at a time, each within a time limit.

Readers get the lines as they are found, and all readers of one game share one analysis. An analysis without
readers is stopped; complete ones stay in a bounded cache.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, TypeAlias

from quakeboard.analysis.annotate import annotate
from quakeboard.analysis.findings import summarise, to_json_line
from quakeboard.analysis.levels import read_level
from quakeboard.bots.process_pool import sigint_blocked
from quakeboard.core.errors import Reason
from quakeboard.play.record import Record, decode, encode
from quakeboard.service.errors import Refused

if TYPE_CHECKING:
    from quakeboard.bots.process_pool import Connection

NO_ANALYSIS = Reason("no-analysis", "analysis", "This server does not analyse games.")
TOO_MANY_ANALYSES = Reason(
    "too-many-analyses",
    "analysis",
    "This server is analysing as many games as it can. Try again in a minute.",
)

LEVEL = "sharp"
"""The level whose budget a step gets at most; most get less, to fit the time limit."""

MAX_CACHED_BYTES = 16 * 2**20
NICENESS = 10  # tables and bots go first

AnalyseFunction: TypeAlias = "Callable[[Connection, str, bytes, float], None]"
"""Analyses a record in a child process: connection for the lines, seed, encoded record, seconds."""


class AnalysisPool:
    """Runs and caches analyses of finished games."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        max_cached_bytes: int = MAX_CACHED_BYTES,
        work: AnalyseFunction | None = None,
    ) -> None:
        """`work` is what a child process runs for one game."""
        self.processes = processes
        self.seconds = seconds
        self.max_cached_bytes = max_cached_bytes
        self.work = work or analyse
        self._running: dict[str, Analysis] = {}
        self._cache: OrderedDict[str, Analysis] = OrderedDict()

    @property
    def running(self) -> int:
        return len(self._running)

    def read(self, table: str, record: Record) -> AnalysisReader:
        """A reader of the analysis of a table's game, to be closed afterwards.

        Raises `Refused` if the analysis is not running or cached and no process is free.
        """
        if table in self._cache:
            self._cache.move_to_end(table)
            return AnalysisReader(self._cache[table])
        if table not in self._running:
            if not self.processes:
                raise Refused(NO_ANALYSIS)
            if self.running >= self.processes:
                raise Refused(TOO_MANY_ANALYSES)
            analysis = Analysis()
            self._running[table] = analysis
            analysis.task = asyncio.create_task(self._run(table, analysis, record))
        return AnalysisReader(self._running[table])

    async def _run(self, table: str, analysis: Analysis, record: Record) -> None:
        try:
            await analysis.run(self.work, table, encode(record), self.seconds)
        finally:
            del self._running[table]
        if analysis.is_complete:
            self._add_to_cache(table, analysis)

    def _add_to_cache(self, table: str, analysis: Analysis) -> None:
        """Cache a complete analysis, and evict the least recently used ones beyond the limit."""
        self._cache[table] = analysis
        while sum(kept.size for kept in self._cache.values()) > self.max_cached_bytes:
            self._cache.popitem(last=False)

    async def close(self) -> None:
        """Stop all running analyses."""
        running = list(self._running.values())
        for analysis in running:
            analysis.stop()
        await asyncio.gather(*(analysis.task for analysis in running if analysis.task is not None))


class Analysis:
    """The lines of one analysis, as far as they were found."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.is_finished = False
        """Whether no more lines will come."""
        self.is_complete = False
        """Whether it ran to its end, so that all lines have come."""
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self._stopped = False
        self._process: BaseProcess | None = None
        self._changed = asyncio.Event()

    @property
    def size(self) -> int:
        return sum(len(line) for line in self.lines)

    async def run(self, work: AnalyseFunction, seed: str, record: bytes, seconds: float) -> None:
        """Run a child process to its end, or until it is stopped, and collect its lines."""
        context = multiprocessing.get_context("spawn")  # a fork would inherit the sockets of the server
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(sender, seed, record, seconds), daemon=True)
        self._process = process
        try:
            await asyncio.to_thread(_start, process)
            sender.close()
            if self._stopped:
                process.kill()
            while line := await asyncio.to_thread(_receive_line, receiver):
                self.lines.append(line)
                self._notify()
            await asyncio.to_thread(process.join)
            self.is_complete = process.exitcode == 0
        finally:
            self.is_finished = True
            self._notify()
            if process.pid is not None:
                process.kill()
                process.join()
            process.close()
            receiver.close()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_for_more(self, read: int) -> bool:
        """Wait until there are more than `read` lines; False if no more come."""
        while len(self.lines) <= read and not self.is_finished:
            await self._changed.wait()
        return len(self.lines) > read

    def stop(self) -> None:
        """Kill the child process."""
        self._stopped = True
        if self._process is not None and not self.is_finished and self._process.pid is not None:
            self._process.kill()


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


def _start(process: BaseProcess) -> None:
    with sigint_blocked():
        process.start()


def _receive_line(connection: Connection) -> bytes | None:
    """The next line; None if the child process has ended."""
    with suppress(EOFError, OSError):
        return connection.recv_bytes()
    return None


def analyse(lines: Connection, seed: str, encoded: bytes, seconds: float, level: str = LEVEL) -> None:
    """Analyse a game in a child process, until it is done or the connection is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if sys.platform != "win32":
        os.nice(NICENESS)
    record = decode(encoded)
    found = []
    with suppress(BrokenPipeError):
        for step in annotate(record, read_level(level), seed, seconds=seconds):
            found.append(step)
            lines.send_bytes(to_json_line(step))
        lines.send_bytes(to_json_line(summarise(found, len(record.seats))))
