"""The port to the time, and the time that all processes of a store share."""

from __future__ import annotations

import time
from typing import Protocol


class TimeSource(Protocol):
    """Tells the time in milliseconds since 1970. It never goes back."""

    def now(self) -> int: ...

    def set(self, now: int) -> None:
        """Set it to the time of the store."""


class SharedTime:
    """The time of the store, carried on by the monotonic clock of this machine."""

    def __init__(self) -> None:
        self._offset_ms = 0.0
        """The store's time minus the monotonic clock."""

    def now(self) -> int:
        return int(time.monotonic() * 1000 + self._offset_ms)

    def set(self, now: int) -> None:
        self._offset_ms = now - time.monotonic() * 1000
