"""Processes that think pool leave nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time

from quakeboard.system.process_pool import ProcessPool


def test_a_pool_can_be_stopped_in_the_midst_of_its_work() -> None:
    before = set(multiprocessing.active_children())
    pool = ProcessPool(2)
    futures = [pool.submit(time.sleep, 3600) for _ in range(3)]
    pool.submit(os.getpid)
    pool.stop_now()
    assert set(multiprocessing.active_children()) <= before
    assert all(future.done() for future in futures)


SCRIPT = """
import os, time
from quakeboard.system.process_pool import ProcessPool
if __name__ == "__main__":
    pool = ProcessPool(1)
    print(pool.submit(os.getpid).result(), flush=True)
    pool.submit(time.sleep, 3600)
    time.sleep(3600)
"""


def test_processes_end_with_the_one_that_started_them() -> None:
    script = [sys.executable, "-c", SCRIPT]
    with subprocess.Popen(script, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.send_signal(signal.SIGKILL)
        # The other process has the same output, which ends when the last of them has gone.
        assert parent.stdout.read() == ""
