"""The port to the processes that share a store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

import msgspec


class Outage(msgspec.Struct, frozen=True):
    """A time in which no server was running, so that clocks stopped."""

    began: int
    ended: int


class Cluster(Protocol):
    """The processes that serve the same tables. Every method may raise `StoreUnavailable`."""

    async def now(self) -> int:
        """The store's own time in milliseconds since 1970, which all processes use."""

    async def heartbeat(self, process: str, now: int) -> None:
        """Note that this process is alive."""

    async def has_peers(self, process: str) -> bool:
        """Whether another registered process is connected, be it alive or frozen."""

    async def register_process(self, process: str, now: int, timeout_ms: int) -> list[Outage]:
        """Register a process and return all outages, including one that ends now if no process was alive
        for `timeout_ms`."""

    async def outages(self) -> list[Outage]: ...

    async def claim_due(self, process: str, now: int, timeout_ms: int, limit: int) -> list[str]:
        """Claim and return tables that are due and not owned by another live process."""

    async def release(self, process: str) -> None:
        """Release all tables that this process owns."""

    def changes(self) -> AsyncIterator[frozenset[str]]:
        """Ids of tables that other processes have changed; an empty set means that some were missed.

        Without other processes it never yields.
        """

    async def publish(self, text: str) -> None:
        """Send the other processes a message that is not stored, such as presence."""

    def peer_messages(self) -> AsyncIterator[str]:
        """Messages that other processes publish. Without other processes it never yields."""
