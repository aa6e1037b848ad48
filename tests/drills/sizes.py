"""How long a drill is: as the house demands it (`make drill`), or shorter, to be run with all other tests."""

from __future__ import annotations

import os
import threading
import time

FULL = os.environ.get("QUAKEBOARD_DRILL") == "full"


def size(full: int, short: int) -> int:
    """How many rounds, races, cuts."""
    return full if FULL else short


def bound(seconds: float) -> float:
    """A bound that a drill states. Where tests run beside each other it is ten times as large; and while the
    whole machine stood still, nobody could do anything."""
    return (seconds if FULL else 10 * seconds) + standstill.seconds


class Standstill:
    """Notices when the machine itself stands still, as virtual ones do now and then: a thread that does
    nothing but sleep wakes up much too late."""

    NAP, LATE = 0.05, 3.0

    def __init__(self) -> None:
        self.seconds = 0.0
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
