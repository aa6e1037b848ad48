"""The workers that play games: local processes, local threads, or a Dask cluster."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.extras import import_extra
from quakeboard.system.process_pool import ProcessPool

UNKNOWN_EXECUTOR = Reason(
    "unknown-executor",
    "arena",
    "“{executor}” cannot play games. There are: {executors}.",
)
NO_CLUSTER = Reason("no-cluster", "arena", "No Dask scheduler answers at {address}.")
NO_WORKERS = Reason("no-workers", "arena", "The Dask scheduler at {address} has no workers.")

_DASK = re.compile(r"dask://([^\s/]+:\d+)/?")
CONNECT_SECONDS = 10.0
"""The time limit for a scheduler to answer."""


class BadExecutor(QuakeboardError):
    """No workers of this kind can be started."""


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor and how to use it."""

    executor: Executor
    number: int
    """How many tasks it runs at a time."""
    stop: Callable[[], object]
    """Stops it at once."""
    failures: tuple[type[Exception], ...] = (BrokenExecutor,)
    """The exceptions of a worker that is gone, as opposed to a task that failed."""


def check(name: str) -> None:
    """Raise `BadExecutor` for an unknown kind of workers."""
    if name not in ("processes", "threads") and _DASK.fullmatch(name) is None:
        raise BadExecutor(
            UNKNOWN_EXECUTOR, executor=name[:60], executors="processes, threads, dask://HOST:PORT"
        )


def start_workers(name: str, number: int | None) -> Workers:
    """Workers of this kind; raises `BadExecutor`. A cluster decides itself how many there are."""
    check(name)
    count = number or os.cpu_count() or 1
    if name == "processes":
        processes = ProcessPool(count)
        return Workers(processes, count, processes.stop_now)
    if name == "threads":
        threads = ThreadPoolExecutor(count)
        return Workers(threads, count, partial(threads.shutdown, cancel_futures=True))
    return _dask(f"tcp://{name.removeprefix('dask://').rstrip('/')}")


def _dask(address: str) -> Workers:
    try:
        client = import_extra("distributed").Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except OSError:
        raise BadExecutor(NO_CLUSTER, address=address) from None
    number = sum(client.ncores().values())
    if number == 0:
        client.close()
        raise BadExecutor(NO_WORKERS, address=address)
    failures = (CancelledError, ImportError, OSError, import_extra("distributed").KilledWorker)
    return Workers(client.get_executor(), number, client.close, failures)
