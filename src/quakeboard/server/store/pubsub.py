"""Pub/sub within a process: hands changes and messages of other processes to all subscriptions.

A slow subscriber cannot make memory grow: changes of one table are merged, and the oldest messages dropped.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Collection
from typing import Generic, Self, TypeVar
from weakref import WeakSet

T = TypeVar("T")

MAX_QUEUED_MESSAGES = 10_000


class _Subscription(AsyncIterator[T], Generic[T]):
    """Yields what is published from its creation on, until it is closed."""

    def __init__(self) -> None:
        self._available = asyncio.Event()
        self._closed = False

    def _take(self) -> T | None:
        """The next item, or None if there is none."""
        raise NotImplementedError

    def close(self) -> None:
        self._closed = True
        self._available.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> T:
        while (item := self._take()) is None:
            if self._closed:
                raise StopAsyncIteration
            self._available.clear()
            await self._available.wait()
        return item


class ChangeSubscription(_Subscription[frozenset[str]]):
    """Sets of changed tables; an empty set if changes were missed."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: set[str] = set()
        self._missed = False

    def add(self, tables: Collection[str]) -> None:
        self._tables.update(tables)
        self._available.set()

    def mark_missed(self) -> None:
        self._missed = True
        self._available.set()

    def _take(self) -> frozenset[str] | None:
        if not self._tables and not self._missed:
            return None
        # A subscriber that reads everything again need not know single tables.
        item = frozenset() if self._missed else frozenset(self._tables)
        self._tables.clear()
        self._missed = False
        return item


class MessageSubscription(_Subscription[str]):
    """Messages of other processes."""

    def __init__(self) -> None:
        super().__init__()
        self._queue: deque[str] = deque(maxlen=MAX_QUEUED_MESSAGES)

    def add(self, text: str) -> None:
        self._queue.append(text)
        self._available.set()

    def _take(self) -> str | None:
        return self._queue.popleft() if self._queue else None


class PubSub:
    """The subscriptions of a process, held weakly: a dropped one is forgotten."""

    def __init__(self) -> None:
        self._changes: WeakSet[ChangeSubscription] = WeakSet()
        self._messages: WeakSet[MessageSubscription] = WeakSet()

    def changes(self) -> ChangeSubscription:
        changes = ChangeSubscription()
        self._changes.add(changes)
        return changes

    def peer_messages(self) -> MessageSubscription:
        messages = MessageSubscription()
        self._messages.add(messages)
        return messages

    def publish_changes(self, tables: Collection[str]) -> None:
        for listener in self._changes:
            listener.add(tables)

    def publish_missed(self) -> None:
        for listener in self._changes:
            listener.mark_missed()

    def publish_message(self, text: str) -> None:
        for listener in self._messages:
            listener.add(text)

    def close(self) -> None:
        for changes in self._changes:
            changes.close()
        for messages in self._messages:
            messages.close()
