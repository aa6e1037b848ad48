"""Measures a server on one core with clients on another: speed and memory."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import perf_counter

from quakeboard.cli.benchmarks.load.clients import SEATS, LoadClients
from quakeboard.cli.benchmarks.load.long_table import write_long_table
from quakeboard.cli.benchmarks.load.websocket import connect
from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import JSON

START_SECONDS = 30.0

NEEDS_LINUX = Reason(
    "needs-linux", "bench", "A server is measured on Linux only: there it can be given a core of its own."
)


class UnsupportedSystem(QuakeboardError):
    """A measurement that this system does not support."""


@dataclass(frozen=True)
class Server:
    """A server process on a core of its own."""

    port: int
    process: subprocess.Popen[bytes]

    def memory(self) -> int:
        """The resident memory of the process in bytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text("ascii").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise OSError("this system does not say how much memory a process has")


@contextmanager
def server(database: Path) -> Iterator[Server]:
    """Run a server on the first core, and this process on the others; Linux only."""
    if sys.platform != "linux":
        raise UnsupportedSystem(NEEDS_LINUX)
    cores = sorted(os.sched_getaffinity(0))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-c", "from quakeboard.cli import main; main()", "serve"]
    command += ["--port", str(port), "--database", str(database), "--log-level", "warning"]
    os.sched_setaffinity(0, {cores[0]})
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # the results go to standard output
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


def measure(tables: int, seconds: float) -> dict[str, JSON]:
    """All measurements, each from one run."""
    with tempfile.TemporaryDirectory(prefix="quakeboard-bench-") as folder:
        at_rate = _run(_measure_at_rate(Path(folder) / "clock.sqlite3", tables, seconds))
        full_speed = _run(_measure_full_speed(Path(folder) / "once.sqlite3", min(tables, 400), seconds))
        opening = _run(_measure_opening(Path(folder) / "old.sqlite3"))
    return {**at_rate, **full_speed, **opening}


def _run(work: Coroutine[None, None, dict[str, JSON]]) -> dict[str, JSON]:
    try:
        import uvloop
    except ImportError:
        found: dict[str, JSON] = asyncio.run(work)
    else:
        found = uvloop.run(work)
    return found


async def _measure_at_rate(database: Path, tables: int, seconds: float) -> dict[str, JSON]:
    """One move a second at every table."""
    with server(database) as running:
        clients = LoadClients("127.0.0.1", running.port)
        before = running.memory()
        await clients.connect(tables)
        seated = running.memory()
        await clients.play_at_rate(seconds / 2)
        half = running.memory()
        await clients.play_at_rate(seconds / 2)
        await asyncio.sleep(1.0)
        figures, after = clients.figures, running.memory()
        clients.close()
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "moves": len(figures.acknowledged),
        "refused": figures.refused,
        "acknowledged_ms": _percentiles(figures.acknowledged),
        "shown_to_all_ms": _percentiles(figures.shown),
        "kb_a_connection": round((seated - before) / 1024 / (tables * SEATS), 1),
        "mb": [round(memory / 2**20, 1) for memory in (before, seated, half, after)],
    }


async def _measure_full_speed(database: Path, tables: int, seconds: float) -> dict[str, JSON]:
    """Every table moves as fast as it can."""
    with server(database) as running:
        clients = LoadClients("127.0.0.1", running.port)
        await clients.connect(tables)
        began = perf_counter()
        moves = await clients.play_at_full_speed(min(seconds, 8.0))
        took = perf_counter() - began
        ages = clients.figures.ages
        clients.close()
    return {"durable_moves_per_s": round(moves / took), "late_to_early": _late_to_early(ages)}


def _late_to_early(ages: list[tuple[int, float]]) -> float:
    """The ratio of the time of late moves to that of early ones."""
    oldest = max(age for age, _ in ages)
    early = [took for age, took in ages if age <= oldest / 3]
    late = [took for age, took in ages if age > oldest * 2 / 3]
    return round(mean(late) / mean(early), 2) if late and early else 0.0


async def _measure_opening(database: Path) -> dict[str, JSON]:
    """Open a table with more than 2,000 actions that is not in the server's memory."""
    table, token, actions = await write_long_table(database)
    with server(database) as running:
        welcomed: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def receive(text: bytes) -> None:
            if text.startswith(b'{"type":"welcome"') and not welcomed.done():
                welcomed.set_result(perf_counter())

        web_socket = await connect("127.0.0.1", running.port, f"/api/tables/{table}/socket", receive)
        began = perf_counter()
        web_socket.send(b'{"type":"hello","token":"%s"}' % token.encode())
        took = await asyncio.wait_for(welcomed, 30) - began
        web_socket.close()
    return {"old_table_actions": actions, "old_table_opens_ms": round(took * 1000, 1)}


def _percentiles(times: list[float]) -> dict[str, float]:
    found = sorted(times)
    at = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    spread = {name: round(found[int(len(found) * share)] * 1000, 1) for name, share in at.items()}
    return {**spread, "max": round(found[-1] * 1000, 1)}
