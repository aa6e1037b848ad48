"""An immutable list with cheap appends: versions share their chunks.

A table and its successor share almost all of their log. Copying it at every move would cost more the longer a
game lasts. A list may lack its first items: it counts them, and raises `Forgotten` if one of them is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")

CHUNK_SIZE = 64


class Forgotten(LookupError):
    """An item that a list counts but does not hold."""


class PersistentList(Sequence[T], Generic[T]):
    """An immutable sequence; `appended` and `truncated` return new ones."""

    __slots__ = ("_chunks", "_rest", "offset")

    def __init__(
        self, chunks: tuple[tuple[T, ...], ...] = (), rest: tuple[T, ...] = (), offset: int = 0
    ) -> None:
        self._chunks = chunks
        self._rest = rest
        self.offset = offset
        """How many items before the first that it holds are only counted."""

    @classmethod
    def after(cls, offset: int, items: Iterable[T]) -> PersistentList[T]:
        """A list of these items, after so many that are only counted."""
        found: PersistentList[T] = cls(offset=offset)
        for item in items:
            found = found.appended(item)
        return found

    def appended(self, item: T) -> PersistentList[T]:
        """A list with one more item."""
        if len(self._rest) < CHUNK_SIZE:
            return PersistentList(self._chunks, (*self._rest, item), self.offset)
        return PersistentList((*self._chunks, self._rest), (item,), self.offset)

    def truncated(self, length: int) -> PersistentList[T]:
        """A list of the first `length` items."""
        if length < self.offset:
            raise Forgotten(length)
        whole, rest = divmod(length - self.offset, CHUNK_SIZE)
        if whole < len(self._chunks):
            return PersistentList(self._chunks[:whole], self._chunks[whole][:rest], self.offset)
        held = length - self.offset - CHUNK_SIZE * len(self._chunks)
        return PersistentList(self._chunks, self._rest[:held], self.offset)

    def __len__(self) -> int:
        return self.offset + CHUNK_SIZE * len(self._chunks) + len(self._rest)

    def __iter__(self) -> Iterator[T]:
        if self.offset:
            raise Forgotten(0)
        return chain(chain.from_iterable(self._chunks), self._rest)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if index == -1 and self._rest:  # most often the last one is asked for
            return self._rest[-1]
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if 0 <= index < self.offset:
            raise Forgotten(index)
        index -= self.offset
        whole, rest = divmod(index, CHUNK_SIZE)
        if whole < len(self._chunks):
            return self._chunks[whole][rest]
        return self._rest[index - CHUNK_SIZE * len(self._chunks)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Iterable) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
