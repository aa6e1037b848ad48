"""A list that only grows, of which every earlier state stays what it was.

A table and the table after the next move share almost all of their log. A copy of it at every move would cost
more the older a table is: these share what they have in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Generic, TypeVar, overload

T = TypeVar("T")

CHUNK = 64


class Growing(Sequence[T], Generic[T]):
    """Never changes: `plus` and `cut` give another one."""

    __slots__ = ("_chunks", "_rest")

    def __init__(self, chunks: tuple[tuple[T, ...], ...] = (), rest: tuple[T, ...] = ()) -> None:
        self._chunks = chunks
        self._rest = rest

    def plus(self, item: T) -> Growing[T]:
        """The same with one more."""
        if len(self._rest) < CHUNK:
            return Growing(self._chunks, (*self._rest, item))
        return Growing((*self._chunks, self._rest), (item,))

    def cut(self, length: int) -> Growing[T]:
        """The first ones."""
        whole, rest = divmod(length, CHUNK)
        if whole < len(self._chunks):
            return Growing(self._chunks[:whole], self._chunks[whole][:rest])
        return Growing(self._chunks, self._rest[: length - CHUNK * len(self._chunks)])

    def __len__(self) -> int:
        return CHUNK * len(self._chunks) + len(self._rest)

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
        whole, rest = divmod(index, CHUNK)
        if whole < len(self._chunks):
            return self._chunks[whole][rest]
        return self._rest[index - CHUNK * len(self._chunks)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Iterable) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
