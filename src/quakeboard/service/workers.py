"""The port to workers, which compute so that no table has to wait.

A task is a function of a module, from bytes to bytes, so that a worker can be anything that runs Python: a
process, another machine, a worker of a browser.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from typing import Protocol, TypeAlias

from quakeboard.service.fair_scheduling import Path

Task: TypeAlias = Callable[[bytes], bytes]
"""Computes an answer."""

StreamingTask: TypeAlias = Callable[[bytes], Iterator[bytes]]
"""Computes an answer piece by piece."""

ANYBODY: Path = ("", "", "")
"""The class, owner and table of a task that serves nobody in particular."""


class WorkerDied(Exception):
    """A worker ended in the midst of its task."""


class Workers(Protocol):
    """Runs tasks away from the event loop."""

    @property
    def size(self) -> int:
        """How many tasks run at the same time; others wait."""

    @property
    def idle(self) -> int:
        """How many more tasks could begin at once; none while others wait."""

    def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> Awaitable[bytes]:
        """The answer of a task of about `cost` seconds, which waits for the fair share of its path.

        A task whose worker dies is run again; raises `WorkerDied` if that happens again and again, and
        `QueueFull` if too many wait. Whoever cancels the answer cancels the task if it has not begun.
        """

    def move(self, old: Path, new: Path) -> None:
        """Let the tasks that wait under a path wait under another one."""

    def stream(self, task: StreamingTask, payload: bytes) -> AsyncGenerator[bytes, None]:
        """The pieces of an answer as they come; raises `WorkerDied` if some will not come.

        Each stream has a worker of its own, which gives way to those of `run`. Whoever closes the stream, or
        is cancelled while waiting for a piece, stops the task.
        """

    async def close(self) -> None:
        """Wait for what `run` has begun, cancel the rest, and stop the workers."""
