"""Processes that think apart leave nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time

from quakeboard.bots.process_pool import Apart


def test_processes_can_be_dropped_whatever_they_are_at() -> None:
    before = set(multiprocessing.active_children())
    apart = Apart(2)
    thoughts = [apart.submit(time.sleep, 3600) for _ in range(3)]
    apart.submit(os.getpid)
    apart.drop()
    assert set(multiprocessing.active_children()) <= before
    assert all(thought.done() for thought in thoughts)


SCRIPT = """
import os, time
from quakeboard.bots.process_pool import Apart
if __name__ == "__main__":
    apart = Apart(1)
    print(apart.submit(os.getpid).result(), flush=True)
    apart.submit(time.sleep, 3600)
    time.sleep(3600)
"""


def test_processes_go_with_the_one_that_started_them() -> None:
    script = [sys.executable, "-c", SCRIPT]
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.send_signal(signal.SIGKILL)
        # The other process has the same output, which ends when the last of them has gone.
        assert parent.stdout.read() == ""
