"""Processes in which bots think apart, so that thinking holds up nobody."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from multiprocessing import connection

    if sys.platform == "win32":
        Connection = connection.PipeConnection[Any, Any]
    else:
        Connection = connection.Connection[Any, Any]

P = ParamSpec("P")
T = TypeVar("T")

MOST_ON_WINDOWS = 61
"""Processes that one pool can have there."""


class Apart(ProcessPoolExecutor):
    """A few processes. They go with the one that started them, however it ends."""

    def __init__(self, processes: int) -> None:
        # A fork would take over the sockets and threads of whoever asks.
        context = multiprocessing.get_context("spawn")
        self._heard, self._line = context.Pipe(duplex=False)
        if sys.platform == "win32":
            processes = min(processes, MOST_ON_WINDOWS)
        super().__init__(processes, context, _serve, (self._heard,))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """As any executor does; here a process may be started, which Ctrl-C must not hit before `_serve`."""
        with sigint_blocked():
            return super().submit(fn, *args, **kwargs)

    def drop(self) -> None:
        """Let the processes go at once, whatever they are at."""
        self._line.close()
        self.shutdown(cancel_futures=True)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for what is being thought, and think no more."""
        super().shutdown(wait, cancel_futures=cancel_futures)
        self._line.close()
        self._heard.close()


def _serve(line: Connection) -> None:
    """Ctrl-C is for the one who started the process, and who lets it go himself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_go_when_it_is_cut, args=(line,), daemon=True).start()


def _go_when_it_is_cut(line: Connection) -> None:
    """Nothing is ever said on the line: that it ends is all that can be heard."""
    try:
        line.recv()
    except EOFError:
        os._exit(0)


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block Ctrl-C in this thread, which gets it afterwards, and in the processes that it starts meanwhile.

    A terminal sends it to all of them, and one that is still importing would answer with a traceback.
    """
    if sys.platform == "win32":  # which has no such mask
        yield
        return
    resource_tracker.ensure_running()  # beforehand, as it unblocks the signal when it has started its process
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
