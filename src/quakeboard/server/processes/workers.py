"""Workers that are processes: a pool for short tasks, and a process of its own for every stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool

from quakeboard.server.processes.stream_process import StreamProcess
from quakeboard.service.workers import StreamingTask, Task, WorkerDied
from quakeboard.system.process_pool import ProcessPool

MAX_ATTEMPTS = 3


class ProcessWorkers:
    """The worker processes of a server, started when first needed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPool | None = None
        self._running = 0

    @property
    def size(self) -> int:
        return self._processes

    @property
    def idle(self) -> int:
        return max(0, self._processes - self._running)

    def run(self, task: Task, payload: bytes) -> Awaitable[bytes]:
        """The answer of a task, computed in the pool."""
        self._running += 1
        job = asyncio.create_task(self._attempt(task, payload, *self._submit(task, payload)))
        job.add_done_callback(self._finish)
        return job

    def _finish(self, job: asyncio.Task[bytes]) -> None:
        self._running -= 1

    def _submit(self, task: Task, payload: bytes) -> tuple[ProcessPool, Future[bytes]]:
        """Submit at once, so that closing finds whatever was asked for before."""
        pool = self._get_pool()
        try:
            return pool, pool.submit(task, payload)
        except BrokenProcessPool as error:
            broken: Future[bytes] = Future()
            broken.set_exception(error)
            return pool, broken

    async def _attempt(self, task: Task, payload: bytes, pool: ProcessPool, future: Future[bytes]) -> bytes:
        """Wait for the answer, and try again if a process has died."""
        for _ in range(MAX_ATTEMPTS - 1):
            try:
                return await asyncio.wrap_future(future)
            except BrokenProcessPool:
                await self._shut_down(pool)
                pool, future = self._submit(task, payload)
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool as error:
            await self._shut_down(pool)
            raise WorkerDied from error

    def stream(self, task: StreamingTask, payload: bytes) -> AsyncGenerator[bytes, None]:
        """The pieces of an answer, computed in a process that ends with the stream."""
        return StreamProcess(task, payload).pieces()

    def _get_pool(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(self._processes)
        return self._pool

    async def _shut_down(self, pool: ProcessPool) -> None:
        """Shut a pool down, its processes and semaphores included."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def close(self) -> None:
        """Wait for the running tasks, which are short, and stop the processes."""
        if self._pool is not None:
            await self._shut_down(self._pool)
