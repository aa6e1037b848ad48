"""A lock is held by one program at a time, and never by one that has died."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from filelock import BaseFileLock, Timeout

from quakeboard.system.file_lock import acquire

HOLD = """
import os, sys, time
from pathlib import Path
from quakeboard.system.file_lock import acquire
lock = acquire(Path(sys.argv[1]))
child = os.fork() if sys.argv[2:] == ["fork"] else None
if not child:  # a child tells its own number, once it goes its own way
    print(os.getpid() if child == 0 else "held", flush=True)
time.sleep(600)
"""


def holder(file: Path, *arguments: str) -> tuple[subprocess.Popen[str], str]:
    """Another process that holds the file, and what it says when it does."""
    command = [sys.executable, "-c", HOLD, str(file), *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def kill(process: subprocess.Popen[str]) -> None:
    with process:
        process.kill()


def test_who_comes_second_is_refused_until_the_first_lets_go(tmp_path: Path) -> None:
    first = acquire(tmp_path / "lock")
    with pytest.raises(Timeout):
        acquire(tmp_path / "lock")
    first.release()
    acquire(tmp_path / "lock").release()


def test_a_lock_can_be_let_go_by_another_thread(tmp_path: Path) -> None:
    held: list[BaseFileLock] = []
    thread = threading.Thread(target=lambda: held.append(acquire(tmp_path / "lock")))
    thread.start()
    thread.join()
    with pytest.raises(Timeout):
        acquire(tmp_path / "lock")
    held[0].release()
    acquire(tmp_path / "lock").release()


def test_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    process, _ = holder(tmp_path / "lock")
    try:
        with pytest.raises(Timeout):
            acquire(tmp_path / "lock")
    finally:
        kill(process)
    acquire(tmp_path / "lock").release()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_the_child_of_a_killed_process_holds_nothing(tmp_path: Path) -> None:
    process, child = holder(tmp_path / "lock", "fork")
    try:
        with pytest.raises(Timeout):
            acquire(tmp_path / "lock")
        process.kill()
        process.wait()
        acquire(tmp_path / "lock").release()
    finally:
        os.kill(int(child), 9)
        kill(process)


def test_no_folder_is_made_for_a_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        acquire(tmp_path / "nowhere" / "lock")
    assert list(tmp_path.iterdir()) == []


def test_a_lock_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    lock = acquire(tmp_path / "lock")
    assert (tmp_path / "lock").stat().st_mode & 0o077 == 0
    lock.release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has locks")
def test_where_there_are_no_locks_no_marker_stands_in_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without(*_: object) -> None:
        raise OSError(errno.ENOSYS, "Function not implemented")

    monkeypatch.setattr("fcntl.flock", without)
    for _ in range(2):
        with pytest.raises(OSError, match="not implemented"):
            acquire(tmp_path / "lock")
