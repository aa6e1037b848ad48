"""Dispatches tasks to workers and stores their results."""

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

TASKS_PER_WORKER = 2
"""Tasks that are submitted for each worker: one to do, and one so that it never waits."""

Task = TypeVar("Task")
TaskResult = TypeVar("TaskResult")


def dispatch(
    workers: Workers,
    tasks: Iterable[Task],
    submit: Callable[[Task], Future[TaskResult]],
    store: Callable[[Task, TaskResult], None],
) -> Generator[Task]:
    """Run all tasks; store each result when it is done, then yield its task.

    Ending early (by Ctrl-C or a worker that dies) stops the tasks that are still running.
    """
    remaining = iter(tasks)
    pending: dict[Future[TaskResult], Task] = {}
    try:
        while True:
            for task in remaining:
                pending[submit(task)] = task
                if len(pending) >= TASKS_PER_WORKER * workers.number:
                    break
            if not pending:
                return
            for future in wait(pending, return_when=FIRST_COMPLETED).done:
                task = pending.pop(future)
                store(task, future.result())
                yield task
    except workers.failures as error:
        raise BadWorker(WORKER_GONE, why=str(error).rstrip(".") or type(error).__name__) from error
    finally:
        for future, task in pending.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                store(task, future.result())
        workers.stop()
