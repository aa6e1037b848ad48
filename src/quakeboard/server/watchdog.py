"""Measures how late the event loop is, and logs what was running when it was very late.

A task in the loop sleeps and measures how late it wakes up. A thread looks meanwhile at what holds it up. It
reads names of functions and line numbers, never values, so that no secret can come into a log.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from time import monotonic
from types import FrameType

from quakeboard.server.metrics import Metrics

log = logging.getLogger("quakeboard")

SLEEP_SECONDS = 0.05
LATE_SECONDS = 0.1  # from here on it is logged
LOG_SECONDS = 10.0  # between two lines in the log
MAX_FRAMES = 8


class Watchdog:
    """Watches the event loop in which it was made."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._stopped = threading.Event()
        self._due: float | None = None
        """When the task should wake up; None before its first sleep."""
        self._seen: list[str] | None = None
        """What was running while the task was late."""
        self._logged_at = float("-inf")

    async def run(self) -> None:
        """Measure until cancelled."""
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()
        try:
            while True:
                self.sleeps_until(monotonic() + SLEEP_SECONDS)
                await asyncio.sleep(SLEEP_SECONDS)
                self.woke(monotonic())
        finally:
            self._stopped.set()

    def sleeps_until(self, due: float) -> None:
        self._due, self._seen = due, None

    def woke(self, now: float) -> None:
        """Note how late the task is, and log it if that is much."""
        assert self._due is not None
        lag = max(0.0, now - self._due)
        self._metrics.loop_lag_seconds.observe(lag)
        if lag >= LATE_SECONDS and now - self._logged_at >= LOG_SECONDS:
            self._logged_at = now
            running = self._seen or ["unknown"]
            log.warning("the event loop was late", extra={"seconds": round(lag, 3), "running": running})

    def look(self, now: float) -> None:
        """Note what is running if the task is late; called from a thread."""
        if self._due is not None and now - self._due >= LATE_SECONDS and self._seen is None:
            self._seen = self._running()

    def _watch(self) -> None:
        while not self._stopped.wait(SLEEP_SECONDS):
            self.look(monotonic())

    def _running(self) -> list[str]:
        """The current task's coroutine and the innermost functions of the loop's thread, outermost first."""
        task = asyncio.current_task(self._loop)
        names: list[str] = []
        frame: FrameType | None = sys._current_frames().get(self._thread)
        while frame is not None and len(names) < MAX_FRAMES:
            names.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}:{frame.f_lineno}")
            frame = frame.f_back
        coroutine = None if task is None else task.get_coro()
        return [f"task {getattr(coroutine, '__qualname__', 'none')}", *reversed(names)]
