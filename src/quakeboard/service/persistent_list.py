"""An immutable list with cheap appends: versions share their chunks.

A table and its successor share almost all of their log. Copying it at every move would cost more the longer a
game lasts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")

CHUNK_SIZE = 64


class PersistentList(Sequence[T], Generic[T]):
    """An immutable sequence; `appended` and `truncated` return new ones."""

    __slots__ = ("_chunks", "_rest")

    def __init__(self, chunks: tuple[tuple[T, ...], ...] = (), rest: tuple[T, ...] = ()) -> None:
        self._chunks = chunks
        self._rest = rest

    def appended(self, item: T) -> PersistentList[T]:
        """A list with one more item."""
        if len(self._rest) < CHUNK_SIZE:
            return PersistentList(self._chunks, (*self._rest, item))
        return PersistentList((*self._chunks, self._rest), (item,))

    def truncated(self, length: int) -> PersistentList[T]:
        """A list of the first `length` items."""
        whole, rest = divmod(length, CHUNK_SIZE)
        if whole < len(self._chunks):
            return PersistentList(self._chunks[:whole], self._chunks[whole][:rest])
        return PersistentList(self._chunks, self._rest[: length - CHUNK_SIZE * len(self._chunks)])

    def __len__(self) -> int:
        return CHUNK_SIZE * len(self._chunks) + len(self._rest)

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self._chunks), self._rest)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> list[T]: ...

    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        whole, rest = divmod(index, CHUNK_SIZE)
        if whole < len(self._chunks):
            return self._chunks[whole][rest]
        return self._rest[index - CHUNK_SIZE * len(self._chunks)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Iterable) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
