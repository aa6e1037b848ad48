"""A server on one core and its guests on another: how many tables it holds, how fast, in how much memory."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Any

from quakeboard.cli.benchmarks.load.clients import SEATS, Crowd
from quakeboard.cli.benchmarks.load.long_table import write_old_table
from quakeboard.cli.benchmarks.load.websocket import connect
from quakeboard.core.errors import QuakeboardError, Reason

START_SECONDS = 30.0

NEEDS_LINUX = Reason(
    "needs-linux", "bench", "A server is measured on Linux only: there it can be given a core of its own."
)


class NotHere(QuakeboardError):
    """This system cannot measure that."""


@dataclass(frozen=True)
class Server:
    """A server process on a core of its own."""

    port: int
    process: subprocess.Popen[bytes]

    def memory(self) -> int:
        """Bytes that it holds."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise OSError("this system does not say how much memory a process has")


@contextmanager
def server(database: Path) -> Iterator[Server]:
    """Run a server on the first core while this process keeps to the others; Linux alone can do that."""
    if sys.platform != "linux":
        raise NotHere(NEEDS_LINUX)
    cores = sorted(os.sched_getaffinity(0))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "serve"]
    command += ["--port", str(port), "--database", str(database), "--log-level", "warning"]
    os.sched_setaffinity(0, {cores[0]})
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # this process prints the figures
    os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
    try:
        _wait_for(port)
        yield Server(port, process)
    finally:
        process.terminate()
        process.wait(timeout=20)
        os.sched_setaffinity(0, set(cores))


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


def measure(tables: int, seconds: float) -> dict[str, Any]:
    """All figures, from one run each."""
    with tempfile.TemporaryDirectory(prefix="quakeboard-bench-") as folder:
        by_the_clock = _run(_by_the_clock(Path(folder) / "clock.sqlite3", tables, seconds))
        at_once = _run(_at_once(Path(folder) / "once.sqlite3", min(tables, 400), seconds))
        old = _run(_open_old(Path(folder) / "old.sqlite3"))
    return {**by_the_clock, **at_once, **old}


def _run(work: Any) -> dict[str, Any]:
    try:
        import uvloop
    except ImportError:
        found: dict[str, Any] = asyncio.run(work)
    else:
        found = uvloop.run(work)
    return found


async def _by_the_clock(database: Path, tables: int, seconds: float) -> dict[str, Any]:
    """One move a second at every table."""
    with server(database) as running:
        crowd = Crowd("127.0.0.1", running.port)
        before = running.memory()
        await crowd.come(tables)
        seated = running.memory()
        await crowd.play_by_the_clock(seconds / 2)
        half = running.memory()
        await crowd.play_by_the_clock(seconds / 2)
        await asyncio.sleep(1.0)
        figures, after = crowd.figures, running.memory()
        crowd.go()
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "moves": len(figures.acknowledged),
        "refused": figures.refused,
        "acknowledged_ms": _spread(figures.acknowledged),
        "shown_to_all_ms": _spread(figures.shown),
        "kb_a_connection": round((seated - before) / 1024 / (tables * SEATS), 1),
        "mb": [round(memory / 2**20, 1) for memory in (before, seated, half, after)],
    }


async def _at_once(database: Path, tables: int, seconds: float) -> dict[str, Any]:
    """Every table moves as fast as it can."""
    with server(database) as running:
        crowd = Crowd("127.0.0.1", running.port)
        await crowd.come(tables)
        began = perf_counter()
        moves = await crowd.play_at_once(min(seconds, 8.0))
        took = perf_counter() - began
        ages = crowd.figures.ages
        crowd.go()
    return {"durable_moves_per_s": round(moves / took), "late_to_early": _late_to_early(ages)}


def _late_to_early(ages: list[tuple[int, float]]) -> float:
    """How much longer moves take at tables of a later age than at young ones."""
    oldest = max(age for age, _ in ages)
    early = [took for age, took in ages if age <= oldest / 3]
    late = [took for age, took in ages if age > oldest * 2 / 3]
    return round(mean(late) / mean(early), 2) if late and early else 0.0


async def _open_old(database: Path) -> dict[str, Any]:
    """Open a table with more than 2,000 actions that is not in the server's memory."""
    table, token, actions = await write_old_table(database)
    with server(database) as running:
        heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def hear(text: bytes) -> None:
            if text.startswith(b'{"type":"welcome"') and not heard.done():
                heard.set_result(perf_counter())

        wire = await connect("127.0.0.1", running.port, f"/api/tables/{table}/socket", hear)
        began = perf_counter()
        wire.say(b'{"type":"hello","token":"%s"}' % token.encode())
        took = await asyncio.wait_for(heard, 30) - began
        wire.close()
    return {"old_table_actions": actions, "old_table_opens_ms": round(took * 1000, 1)}


def _spread(times: list[float]) -> dict[str, float]:
    found = sorted(times)
    at = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    spread = {name: round(found[int(len(found) * share)] * 1000, 1) for name, share in at.items()}
    return {**spread, "max": round(found[-1] * 1000, 1)}
