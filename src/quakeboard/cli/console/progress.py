"""A progress bar on standard error, if that is a terminal."""

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
