"""Processes of a pool leave nothing behind, and no task waits for one that died."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

from quakeboard.system.process_pool import ProcessPool


def test_a_pool_can_be_stopped_in_the_midst_of_its_work() -> None:
    before = set(multiprocessing.active_children())
    pool = ProcessPool(2)
    futures = [pool.submit(time.sleep, 3600) for _ in range(3)]
    pool.submit(os.getpid)
    pool.stop_now()
    assert set(multiprocessing.active_children()) <= before
    assert all(future.done() for future in futures)


def test_a_task_that_came_too_late_for_a_pool_that_broke_does_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgotten: Future[int] = Future()
    pool = ProcessPool(1)

    def submit_late(self: ProcessPool, *task: object) -> Future[int]:
        self._broken = True
        return forgotten

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit_late)
    assert isinstance(pool.submit(os.getpid).exception(timeout=0), BrokenProcessPool)
    assert pool._sender.closed, "a process that was started for it ends"
    pool.shutdown()


def test_a_task_that_a_broken_pool_has_forgotten_ends_with_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: Future[int] = Future()
    pool = ProcessPool(1)
    monkeypatch.setattr(ProcessPoolExecutor, "submit", lambda *_: forgotten)
    assert not pool.submit(os.getpid).done()
    pool.shutdown()
    assert isinstance(forgotten.exception(timeout=0), BrokenProcessPool)


def test_a_pipe_that_was_closed_meanwhile_is_a_broken_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    def start_process(*_: object) -> Future[int]:
        raise OSError("handle is closed")

    pool = ProcessPool(1)
    monkeypatch.setattr(ProcessPoolExecutor, "submit", start_process)
    with pytest.raises(BrokenProcessPool):
        pool.submit(os.getpid)
    assert pool._sender.closed
    pool.shutdown()


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
