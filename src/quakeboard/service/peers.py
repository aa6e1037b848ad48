"""The other processes that share the store.

Any process may append: the number of an entry decides who was first. Bots and clocks are run by the process
that stored the last entry; if it dies, another one claims the tables that are due.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from quakeboard.core.game import JSON
from quakeboard.service.background import BackgroundTasks
from quakeboard.service.cluster import Cluster
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.store import StoreUnavailable

HEARTBEAT_SECONDS = 0.05  # a clock can be wrong by this much after a crash
IDLE_HEARTBEAT_EVERY = 10  # while no clock runs, one tick in ten sends a heartbeat
SWEEP_SECONDS = 1.0
TAKEOVER_MS = 2500  # a process without a heartbeat for this long counts as dead
TAKEOVER_ALONE_MS = 200  # no other process is connected: it can only be a restart
GRACE_MS = 500  # how overdue a table must be before it is claimed from its owner
CLAIMS_AT_ONCE = 200


class PeerChannel:
    """Publishes messages to the other processes."""

    def __init__(self, process: str, cluster: Cluster, background: BackgroundTasks) -> None:
        self.process = process
        self.cluster = cluster
        self.background = background

    async def publish(self, message: Mapping[str, JSON]) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self.cluster.publish(json.dumps({"from": self.process, **message}))

    def post(self, message: Mapping[str, JSON]) -> None:
        """Publish it in the background."""
        self.background.start(self.publish(message))


class Peers:
    """Notices what other processes do, and when they have stopped."""

    def __init__(self, channel: PeerChannel, time: TimeSource) -> None:
        self.channel = channel
        self.cluster = channel.cluster
        self.process = channel.process
        self.time = time
        self._last_heard_from: dict[str, int] = {}
        """When each other process last published a message."""

    async def takeover_ms(self) -> int:
        """After how long without a heartbeat the processes before this one count as stopped."""
        return TAKEOVER_MS if await self.cluster.has_peers(self.process) else TAKEOVER_ALONE_MS

    async def send_heartbeats(self, clocks_run: Callable[[], bool]) -> None:
        """Send heartbeats, more often while clocks run: the last one says how long they ran."""
        for tick in itertools.count():
            if clocks_run() or tick % IDLE_HEARTBEAT_EVERY == 0:
                try:
                    await self.cluster.heartbeat(self.process, self.time.now())
                except StoreUnavailable:
                    await asyncio.sleep(SWEEP_SECONDS)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def claim_due(self) -> list[str]:
        """Claim the tables that are due and that no live process owns."""
        with contextlib.suppress(StoreUnavailable):
            due = self.time.now() - GRACE_MS
            return await self.cluster.claim_due(self.process, due, TAKEOVER_MS, CLAIMS_AT_ONCE)
        return []

    async def receive(self, handle: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Pass on the messages of the other processes."""
        async for text in self.cluster.peer_messages():
            message = json.loads(text)
            if message["from"] != self.process:
                await self._note(message["from"])
                await handle(message)

    async def _note(self, process: str) -> None:
        if process not in self._last_heard_from:  # it is new, or was dropped as dead
            await self.channel.publish({"presence_request": None})
        self._last_heard_from[process] = self.time.now()

    def forget_silent(self) -> list[str]:
        """Forget the processes that have stopped publishing, and return them."""
        silent = [name for name, at in self._last_heard_from.items() if at < self.time.now() - TAKEOVER_MS]
        return self._forget(silent)

    def forget_all(self) -> list[str]:
        """Forget all processes, because messages were missed, and return them."""
        return self._forget([*self._last_heard_from])

    def _forget(self, processes: list[str]) -> list[str]:
        for process in processes:
            del self._last_heard_from[process]
        return processes
