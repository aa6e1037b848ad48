"""Bounds in seconds. They hold in `make drill` alone: wherever else drills run, they count."""

from __future__ import annotations

import threading
import time

from extent import TIMED


class Standstill:
    """Notices when the machine itself stands still, as virtual ones do now and then: a thread that does
    nothing but sleep wakes up much too late."""

    NAP, LATE = 0.05, 3.0

    def __init__(self) -> None:
        self.seconds = 0.0
        if TIMED:
            threading.Thread(target=self._watch, daemon=True).start()

    def _watch(self) -> None:
        before = time.monotonic()
        while True:
            time.sleep(self.NAP)
            now = time.monotonic()
            if now - before > self.LATE:
                self.seconds += now - before
            before = now


standstill = Standstill()


def within(bound: float, *seconds: float) -> bool:
    """Whether nothing took longer, but for the time in which nobody could do anything."""
    return not TIMED or max(seconds) < bound + standstill.seconds
