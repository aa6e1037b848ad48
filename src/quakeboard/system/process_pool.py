"""A pool of processes for bots, so that their searches block nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, InvalidStateError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
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
"""The most processes that one pool can have on Windows."""


class ProcessPool(ProcessPoolExecutor):
    """A pool whose processes end with the one that started them, however that ends.

    Python's own (before 3.12) does not lock what is submitted at the moment at which it finds a process dead:
    such a task could be forgotten, fail for a pipe that is closed already, or start a process for whose end
    the pool waits. Here it raises `BrokenProcessPool`, and the process ends.
    """

    def __init__(self, processes: int) -> None:
        # A fork would inherit the sockets and locks of the parent.
        context = multiprocessing.get_context("spawn")
        self._receiver, self._sender = context.Pipe(duplex=False)
        if sys.platform == "win32":
            processes = min(processes, MOST_ON_WINDOWS)
        super().__init__(processes, context, _initialise_worker, (self._receiver,))
        self._unfinished: set[Future[Any]] = set()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit as usual, but keep Ctrl-C from a process that is started until it ignores it."""
        with sigint_blocked():
            try:
                future = super().submit(fn, *args, **kwargs)
            except OSError as error:
                self._sender.close()
                raise BrokenProcessPool("A process died while another was started.") from error
        self._unfinished.add(future)
        future.add_done_callback(self._unfinished.discard)
        if self._broken:
            self._sender.close()
            _fail(future)
        return future

    def stop_now(self) -> None:
        """End the processes at once, in the midst of their work."""
        self._sender.close()
        self.shutdown(cancel_futures=True)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Wait for work under way, unless `wait` is False, and end the processes."""
        super().shutdown(wait, cancel_futures=cancel_futures)
        if wait:
            for future in list(self._unfinished):
                _fail(future)
        self._sender.close()
        self._receiver.close()


def _fail(future: Future[Any]) -> None:
    with suppress(InvalidStateError):  # it was finished at this moment
        future.set_exception(BrokenProcessPool("A process died while this task was submitted."))


def _initialise_worker(receiver: Connection) -> None:
    """Leave Ctrl-C to the parent, and end when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_parent, args=(receiver,), daemon=True).start()


def _exit_with_parent(receiver: Connection) -> None:
    """Wait for the end of the pipe, on which nothing is ever sent: then the parent is gone."""
    try:
        receiver.recv()
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
