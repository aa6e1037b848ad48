"""Server processes that are measured: on which cores they run, and what they use of processor and memory."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from quakeboard.core.errors import QuakeboardError, Reason

START_SECONDS = 30.0
STOP_SECONDS = 20.0
SERVE = ("-c", "from quakeboard.cli import main; main()", "serve", "--log-level", "error")
MANY_CONNECTIONS = ("--unlimited", "--max-connections", "100000")
CEILING = ("-m", "quakeboard.cli.benchmarks.load.ceiling")

NEEDS_LINUX = Reason(
    "needs-linux", "bench", "A server is measured on Linux only: there it can be given a core of its own."
)


class UnsupportedSystem(QuakeboardError):
    """A measurement that this system does not support."""


@dataclass(frozen=True)
class Server:
    """A server with its worker processes."""

    port: int
    pid: int

    def memory(self) -> int:
        """The resident memory of its first process in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text("ascii").split()[1])
        return pages * _system_value("SC_PAGE_SIZE")

    def cpu_seconds(self) -> float:
        """The processor time of all its processes so far, that of the kernel for them included."""
        return sum(_cpu_ticks(pid) for pid in _with_children(self.pid)) / _system_value("SC_CLK_TCK")


def _system_value(name: str) -> int:
    """A value of the system's configuration."""
    if sys.platform == "win32":
        raise UnsupportedSystem(NEEDS_LINUX)
    return os.sysconf(name)


def _cpu_ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _with_children(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [pid, *(found for child in children for found in _with_children(int(child)))]


@contextmanager
def game_server(database: Path | str, workers: int = 1, first_core: int = 0) -> Iterator[Server]:
    """A server of tables, with a core for each worker."""
    port = _free_port()
    options = ["--port", str(port), "--database", str(database), "--workers", str(workers)]
    with _running([*SERVE, *MANY_CONNECTIONS, *options], port, workers, first_core) as found:
        yield found


@contextmanager
def bare_server(database: Path) -> Iterator[Server]:
    """A server of the bare parts on one core (see `ceiling`)."""
    port = _free_port()
    with _running([*CEILING, str(port), str(database)], port, 1) as found:
        yield found


@contextmanager
def _running(arguments: Sequence[str], port: int, workers: int, first_core: int = 0) -> Iterator[Server]:
    """Run a server on some cores, and this process on those that are left, if there are any."""
    if sys.platform != "linux":
        raise UnsupportedSystem(NEEDS_LINUX)
    before = os.sched_getaffinity(0)
    cores = set(range(os.cpu_count() or 1))
    own = {core for core in cores if first_core <= core < first_core + workers} or cores
    os.sched_setaffinity(0, own)
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stdout=subprocess.DEVNULL,  # the results go to standard output
        stderr=None if workers == 1 else subprocess.DEVNULL,  # workers log whatever the level
    )
    os.sched_setaffinity(0, before - own or cores)
    try:
        _wait_for(port)
        yield Server(port, process.pid)
    finally:
        process.terminate()
        process.wait(timeout=STOP_SECONDS)
        os.sched_setaffinity(0, before)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for(port: int) -> None:
    ends = perf_counter() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=2):
                return
        except OSError:
            if perf_counter() > ends:
                raise
            time.sleep(0.05)
