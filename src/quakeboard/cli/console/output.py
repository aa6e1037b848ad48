"""Output of the commands: progress bars and tables."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def progress(items: Sequence[T], label: str = "") -> Iterator[T]:
    """Iterate over the items with a progress bar."""
    return iter(_with_bar(items, label) if sys.stderr.isatty() else items)


def _with_bar(items: Sequence[T], label: str) -> Iterable[T]:
    from rich.console import Console
    from rich.progress import track

    return track(items, description=label, console=Console(stderr=True), transient=True)


def text_table(rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table, with the first column aligned to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(_align(row, widths)).rstrip() for row in rows]


def _align(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    first, *others = zip(row, widths, strict=True)
    return [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
