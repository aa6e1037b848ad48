"""Handing work out to the workers and taking what comes back, whatever the work is."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import TypeVar

from quakeboard.arena.executors import Workers
from quakeboard.arena.play_game import BadWorker
from quakeboard.core.errors import Reason

WORKER_GONE = Reason(
    "worker-gone",
    "arena",
    "A worker has gone: {why}. What is finished is kept, and the same command goes on.",
)

AHEAD = 2
"""So much is handed out for each worker: one thing to do, and one so that it need not wait."""

Work = TypeVar("Work")
Done = TypeVar("Done")


def hand_out(
    workers: Workers,
    due: Iterable[Work],
    submit: Callable[[Work], Future[Done]],
    keep: Callable[[Work, Done], None],
) -> Generator[Work]:
    """Have all of it done, keep each thing when it is done, and yield it then.

    Whatever ends this early (Ctrl-C, a worker that dies) drops what is being done.
    """
    left = iter(due)
    at_work: dict[Future[Done], Work] = {}
    try:
        while True:
            for work in left:
                at_work[submit(work)] = work
                if len(at_work) >= AHEAD * workers.number:
                    break
            if not at_work:
                return
            for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                work = at_work.pop(future)
                keep(work, future.result())
                yield work
    except workers.troubles as error:
        raise BadWorker(WORKER_GONE, why=str(error).rstrip(".") or type(error).__name__) from error
    finally:
        for future, work in at_work.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                keep(work, future.result())
        workers.drop()
