"""What a process hears of the others, handed to everyone here who listens.

Nobody who is slow to listen makes anything grow: changes of a table that nobody has asked for yet are one
change, and of whispers the oldest are forgotten.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Collection
from typing import Generic, Self, TypeVar
from weakref import WeakSet

T = TypeVar("T")

MOST_WHISPERS = 10_000


class _Listening(AsyncIterator[T], Generic[T]):
    """Yields what comes in from the moment it was made, until all is over."""

    def __init__(self) -> None:
        self._some = asyncio.Event()
        self._over = False

    def _next(self) -> T | None:
        """What is to be heard next, or None; then `_some` is clear."""
        raise NotImplementedError

    def end(self) -> None:
        self._over = True
        self._some.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> T:
        while (news := self._next()) is None:
            if self._over:
                raise StopAsyncIteration
            self._some.clear()
            await self._some.wait()
        return news


class Changes(_Listening[frozenset[str]]):
    """Tables that were changed; an empty set if some news was missed."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: set[str] = set()
        self._missed = False

    def add(self, tables: Collection[str]) -> None:
        self._tables.update(tables)
        self._some.set()

    def miss(self) -> None:
        self._missed = True
        self._some.set()

    def _next(self) -> frozenset[str] | None:
        if not self._tables and not self._missed:
            return None
        # Who looks at everything again need not be told of single tables.
        news = frozenset() if self._missed else frozenset(self._tables)
        self._tables.clear()
        self._missed = False
        return news


class Whispers(_Listening[str]):
    """What was whispered."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: deque[str] = deque(maxlen=MOST_WHISPERS)

    def add(self, text: str) -> None:
        self._texts.append(text)
        self._some.set()

    def _next(self) -> str | None:
        return self._texts.popleft() if self._texts else None


class News:
    """Everyone here who listens. Whoever lets go of what he got here is forgotten."""

    def __init__(self) -> None:
        self._changes: WeakSet[Changes] = WeakSet()
        self._whispers: WeakSet[Whispers] = WeakSet()

    def changes(self) -> Changes:
        changes = Changes()
        self._changes.add(changes)
        return changes

    def whispers(self) -> Whispers:
        whispers = Whispers()
        self._whispers.add(whispers)
        return whispers

    def changed(self, tables: Collection[str]) -> None:
        for listener in self._changes:
            listener.add(tables)

    def missed(self) -> None:
        for listener in self._changes:
            listener.miss()

    def whispered(self, text: str) -> None:
        for listener in self._whispers:
            listener.add(text)

    def end(self) -> None:
        for changes in self._changes:
            changes.end()
        for whispers in self._whispers:
            whispers.end()
