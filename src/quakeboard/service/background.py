"""Tasks that run in the background of a process, until it closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from quakeboard.service.errors import Refused
from quakeboard.service.store import StoreUnavailable

log = logging.getLogger("quakeboard")

Result = TypeVar("Result")

RETRY_SECONDS = 1.0


class BackgroundTasks:
    """The running tasks of a process; failures are logged."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()
        self._closed = False

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Start a task, unless the process is closing."""
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def close(self, others: Iterable[asyncio.Task[Any]] = ()) -> None:
        """Cancel all tasks, and these others, and accept no more."""
        self._closed = True
        tasks = [*self.running, *others]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def retry_while_unavailable(work: Callable[[], Coroutine[None, None, Result]]) -> None:
    """Run it, and again after a pause for as long as the store is unavailable."""
    while True:
        try:
            await work()
            return
        except Refused:  # the table was deleted
            return
        except StoreUnavailable:
            await asyncio.sleep(RETRY_SECONDS)
