"""Lock files that only one program at a time can hold, the same on every system."""

from __future__ import annotations

from pathlib import Path

from filelock import BaseFileLock, FileLock


def acquire(file: Path) -> BaseFileLock:
    """Acquire a lock file; raises `filelock.Timeout` if another program holds it.

    The system takes the lock back when the process dies, however it dies, and forked children do not have it:
    a lock file that is left behind does not block any program. Raises another `OSError` where files cannot be
    locked: a marker in place of a lock would outlive a killed process.
    """
    file.parent.stat()  # older versions of filelock make a folder that is not there
    lock = FileLock(file, blocking=False, mode=0o600, thread_local=False, fallback_to_soft=False)
    lock.acquire()
    return lock
