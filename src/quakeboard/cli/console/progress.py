"""A progress bar on the terminal; nothing where nobody looks."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def progress(items: Sequence[T], label: str = "") -> Iterator[T]:
    """Go through the items and show how far it is, on standard error if that is a terminal."""
    return iter(_shown(items, label) if sys.stderr.isatty() else items)


def _shown(items: Sequence[T], label: str) -> Iterable[T]:
    from rich.console import Console
    from rich.progress import track

    return track(items, description=label, console=Console(stderr=True), transient=True)
