"""Who plays the games: processes here, threads here, or the workers of a Dask cluster."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial

from quakeboard.bots.process_pool import ProcessPool
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.extras import import_extra

UNKNOWN_EXECUTOR = Reason(
    "unknown-executor",
    "arena",
    "“{executor}” cannot play games. There are: {executors}.",
)
NO_CLUSTER = Reason("no-cluster", "arena", "No Dask scheduler answers at {address}.")
NO_WORKERS = Reason("no-workers", "arena", "The Dask scheduler at {address} has no workers.")

_DASK = re.compile(r"dask://([^\s/]+:\d+)/?")
PATIENCE = 10.0
"""Seconds in which a scheduler must answer."""


class BadExecutor(QuakeboardError):
    """Nobody there who could play."""


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, how many games it plays at a time, how to let it go at once, and how it fails."""

    executor: Executor
    number: int
    drop: Callable[[], object]
    troubles: tuple[type[Exception], ...] = (BrokenExecutor,)
    """What is raised where nobody plays any more, as against a game that went wrong."""


def check(name: str) -> None:
    """Refuse what is no kind of workers."""
    if name not in ("processes", "threads") and _DASK.fullmatch(name) is None:
        raise BadExecutor(
            UNKNOWN_EXECUTOR, executor=name[:60], executors="processes, threads, dask://HOST:PORT"
        )


def hire(name: str, number: int | None) -> Workers:
    """Workers by the name of their kind; raises `BadExecutor`. A cluster has as many as it has."""
    check(name)
    here = number or os.cpu_count() or 1
    if name == "processes":
        pool = ProcessPool(here)
        return Workers(pool, here, pool.stop_now)
    if name == "threads":
        threads = ThreadPoolExecutor(here)
        return Workers(threads, here, partial(threads.shutdown, cancel_futures=True))
    return _dask(f"tcp://{name.removeprefix('dask://').rstrip('/')}")


def _dask(address: str) -> Workers:
    try:
        client = import_extra("distributed").Client(address, timeout=PATIENCE, set_as_default=False)
    except OSError:
        raise BadExecutor(NO_CLUSTER, address=address) from None
    number = sum(client.ncores().values())
    if number == 0:
        client.close()
        raise BadExecutor(NO_WORKERS, address=address)
    troubles = (CancelledError, ImportError, OSError, import_extra("distributed").KilledWorker)
    return Workers(client.get_executor(), number, client.close, troubles)
