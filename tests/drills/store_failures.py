"""Ways to take a store away from a server that is running, and to give it back."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from postgres import Postgres

DISK = 4 * 1024 * 1024


class SmallDisk:
    """A folder on a disk that can be filled up. Where no disk may be mounted, files of the server cannot grow
    any more instead."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "disk"
        self.folder.mkdir()
        size = f"size={DISK}"
        mount = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.folder)]
        self.mounted = os.geteuid() == 0 and subprocess.run(mount, check=False).returncode == 0

    def take_away(self) -> None:
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)

    @contextmanager
    def full(self, pid: int) -> Iterator[None]:
        """Meanwhile nothing more can be written."""
        if self.mounted:
            ballast = self.folder / "ballast"
            _fill(ballast)
            yield
            ballast.unlink()
        else:
            limits = resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            yield
            resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)


def _fill(file: Path) -> None:
    with file.open("ab", buffering=0) as ballast:
        for piece in (65536, 4096, 1):
            try:
                while True:
                    ballast.write(bytes(piece))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """The database is killed."""
    postgres.kill()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """The database takes connections and answers nobody."""
    leader = int((postgres.data / "postmaster.pid").read_text().split()[0])
    os.kill(leader, signal.SIGSTOP)
    processes = [*_children(leader), leader]  # nobody is born any more
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


def _children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in found.split()]
