"""Finished games are analysed in processes of their own, a few at a time, each within its seconds.

Whoever asks reads the lines as they are found. Several who ask for the same game read the same analysis.
When nobody reads it any more it is stopped. What was analysed to the end is kept in memory, as far as there
is room.
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
"""No step gets more than this level gives it; most get less, as the seconds go."""

MOST_KEPT = 16 * 2**20
"""Bytes of finished analyses that are kept."""

MODESTY = 10
"""By so much an analysis stands back behind the tables and their bots."""

Work: TypeAlias = "Callable[[Connection, str, bytes, float], None]"
"""Sends lines about a game, by a seed, within so many seconds."""


class Analyses:
    """Analyses games for those who look at them."""

    def __init__(
        self, processes: int, seconds: float, most_kept: int = MOST_KEPT, work: Work | None = None
    ) -> None:
        """`work` is what a process does for one game."""
        self.processes = processes
        self.seconds = seconds
        self.most_kept = most_kept
        self.work = work or analyse
        self._running: dict[str, Analysis] = {}
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    @property
    def running(self) -> int:
        return len(self._running)

    def read(self, table: str, record: Record) -> Reading:
        """The analysis of the game that was played at a table, to be read and then closed.

        Raises `Refused` if it would have to be made and no process is free.
        """
        if table in self._kept:
            self._kept.move_to_end(table)
            return Reading(self._kept[table])
        if table not in self._running:
            if not self.processes:
                raise Refused(NO_ANALYSIS)
            if self.running >= self.processes:
                raise Refused(TOO_MANY_ANALYSES)
            analysis = Analysis()
            self._running[table] = analysis
            analysis.task = asyncio.create_task(self._run(table, analysis, record))
        return Reading(self._running[table])

    async def _run(self, table: str, analysis: Analysis, record: Record) -> None:
        try:
            await analysis.run(self.work, table, encode(record), self.seconds)
        finally:
            del self._running[table]
        if analysis.is_whole:
            self._keep(table, analysis)

    def _keep(self, table: str, analysis: Analysis) -> None:
        """Keep it, and forget those that nobody has asked for the longest if there is no room for all."""
        self._kept[table] = analysis
        while sum(kept.size for kept in self._kept.values()) > self.most_kept:
            self._kept.popitem(last=False)

    async def close(self) -> None:
        """Stop all of them."""
        running = list(self._running.values())
        for analysis in running:
            analysis.stop()
        await asyncio.gather(*(analysis.task for analysis in running if analysis.task is not None))


class Analysis:
    """The lines of one analysis, as far as they are known."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.is_over = False
        """Whether no more lines come,"""
        self.is_whole = False
        """and whether all have come."""
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self._unwanted = False
        self._process: BaseProcess | None = None
        self._news = asyncio.Event()

    @property
    def size(self) -> int:
        return sum(len(line) for line in self.lines)

    async def run(self, work: Work, seed: str, record: bytes, seconds: float) -> None:
        """Have the game analysed by a process, which is gone when this returns."""
        context = multiprocessing.get_context("spawn")  # a fork would take over the sockets of the server
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(theirs, seed, record, seconds), daemon=True)
        self._process = process
        try:
            await asyncio.to_thread(_start, process)
            theirs.close()
            if self._unwanted:
                process.kill()
            while line := await asyncio.to_thread(_next, ours):
                self.lines.append(line)
                self._tell()
            await asyncio.to_thread(process.join)
            self.is_whole = process.exitcode == 0
        finally:
            self.is_over = True
            self._tell()
            if process.pid is not None:
                process.kill()
                process.join()
            process.close()
            ours.close()

    def _tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def more(self, known: int) -> bool:
        """Wait for more lines than these; False if none come."""
        while len(self.lines) <= known and not self.is_over:
            await self._news.wait()
        return len(self.lines) > known

    def stop(self) -> None:
        """Nobody wants to know the rest."""
        self._unwanted = True
        if self._process is not None and not self.is_over and self._process.pid is not None:
            self._process.kill()


class Reading:
    """Somebody reads an analysis; close it afterwards."""

    def __init__(self, analysis: Analysis) -> None:
        self._analysis: Analysis | None = analysis
        analysis.readers += 1

    async def lines(self) -> AsyncIterator[bytes]:
        """Its lines, as they are found."""
        known = 0
        while self._analysis is not None and await self._analysis.more(known):
            yield self._analysis.lines[known]
            known += 1

    def close(self) -> None:
        """Read no more. An analysis that is read by nobody is stopped."""
        analysis, self._analysis = self._analysis, None
        if analysis is not None:
            analysis.readers -= 1
            if not analysis.readers:
                analysis.stop()


def _start(process: BaseProcess) -> None:
    with sigint_blocked():
        process.start()


def _next(connection: Connection) -> bytes | None:
    """The next line; None if the process has ended."""
    with suppress(EOFError, OSError):
        return connection.recv_bytes()
    return None


def analyse(lines: Connection, seed: str, encoded: bytes, seconds: float, level: str = LEVEL) -> None:
    """Analyse a game, in a process of its own, which goes when nobody is there to hear the next line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    if sys.platform != "win32":
        os.nice(MODESTY)
    record = decode(encoded)
    found = []
    with suppress(BrokenPipeError):
        for step in annotate(record, read_level(level), seed, seconds=seconds):
            found.append(step)
            lines.send_bytes(to_json_line(step))
        lines.send_bytes(to_json_line(summarise(found, len(record.seats))))
