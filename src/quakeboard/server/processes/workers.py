"""Workers that are processes: a pool for short tasks, and a process of its own for every stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from quakeboard.server.processes.stream_process import StreamProcess
from quakeboard.service.fair_scheduling import Path, Rules, equal_shares
from quakeboard.service.fair_slots import FairSlots, Slot
from quakeboard.service.workers import ANYBODY, StreamingTask, Task, WorkerDied
from quakeboard.system.process_pool import ProcessPool

MAX_ATTEMPTS = 3


class ProcessWorkers:
    """The worker processes of a server, started when first needed.

    No more tasks are in the pool than it has processes: the others wait for their fair share.
    """

    def __init__(self, processes: int, rules: Rules = equal_shares) -> None:
        self.slots = FairSlots(processes, rules)
        self._pool: ProcessPool | None = None
        self._runs: dict[asyncio.Task[bytes], Slot] = {}
        self._computing: dict[Slot, Future[bytes]] = {}

    @property
    def size(self) -> int:
        return self.slots.size

    @property
    def idle(self) -> int:
        return self.slots.idle

    def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> Awaitable[bytes]:
        """The answer of a task, computed in the pool."""
        slot = self.slots.request(path, cost)
        run = asyncio.create_task(self._run(task, payload, slot))
        self._runs[run] = slot
        run.add_done_callback(self._finish)
        return run

    def move(self, old: Path, new: Path) -> None:
        self.slots.move(old, new)

    async def _run(self, task: Task, payload: bytes, slot: Slot) -> bytes:
        """Wait for a slot and for the answer, and try again if a process has died."""
        await slot.wait()
        for _ in range(MAX_ATTEMPTS):
            pool = self._get_pool()
            try:
                self._computing[slot] = pool.submit(task, payload)
                return await asyncio.wrap_future(self._computing[slot])
            except BrokenProcessPool:
                await self._shut_down(pool)
        raise WorkerDied

    def _finish(self, run: asyncio.Task[bytes]) -> None:
        """Release the slot, but not before the process is free: whoever was cancelled cannot stop it."""
        slot = self._runs.pop(run)
        computing = self._computing.pop(slot, None)
        if computing is None or computing.done():
            slot.release()
        else:
            release = partial(run.get_loop().call_soon_threadsafe, slot.release)
            computing.add_done_callback(lambda _: release())

    def stream(self, task: StreamingTask, payload: bytes) -> AsyncGenerator[bytes, None]:
        """The pieces of an answer, computed in a process that ends with the stream."""
        return StreamProcess(task, payload).pieces()

    def _get_pool(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(self.size)
        return self._pool

    async def _shut_down(self, pool: ProcessPool) -> None:
        """Shut a pool down, its processes and semaphores included."""
        if self._pool is pool:
            self._pool = None
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def close(self) -> None:
        """Cancel what waits, wait for the running tasks, which are short, and stop the processes."""
        for run, slot in self._runs.items():
            if slot not in self._computing:
                run.cancel()
        if self._pool is not None:
            await self._shut_down(self._pool)
