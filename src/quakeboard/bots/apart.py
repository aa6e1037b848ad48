"""Processes in which bots think apart, so that thinking holds up nobody."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing import connection

    if sys.platform == "win32":
        Connection = connection.PipeConnection[Any, Any]
    else:
        Connection = connection.Connection[Any, Any]

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
