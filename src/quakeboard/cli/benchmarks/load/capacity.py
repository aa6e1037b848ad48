"""How many tables one core holds, at one move a second each, and what their connections need of memory."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from quakeboard.cli.benchmarks.load.clients import SEATS, LoadClients
from quakeboard.cli.benchmarks.load.processes import Server, game_server
from quakeboard.core.game import JSON

FIRST_TABLES = 250
STEP = 0.1  # the search ends when the answer is known to a tenth
MAX_P99_MS = 50
IDLE_TABLES = 500
IDLE_SHARE = 0.05  # of a core: a server that does less is idle
OPEN_FILES_LEFT = 200


def percentiles(times: list[float]) -> dict[str, float]:
    """Some percentiles of seconds, in milliseconds."""
    found = sorted(times)
    at = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
    spread = {name: round(found[int(len(found) * share)] * 1000, 1) for name, share in at.items()}
    return {**spread, "max": round(found[-1] * 1000, 1)}


class CapacitySearch:
    """Finds the largest number of tables whose moves are acknowledged with a p99 below 50 ms."""

    def __init__(self, server: Server, most: int, seconds: float) -> None:
        self.server = server
        self.most = min(most, _max_tables())
        self.seconds = seconds
        self.clients = LoadClients("127.0.0.1", server.port)
        self.runs: dict[int, dict[str, JSON]] = {}
        self.tables_by_cpu = 0
        """How many tables would fill the core, by the processor time that those of the last run needed."""

    async def holds(self, tables: int) -> bool:
        """Whether so many tables are held; more connections than these may stay, but idle."""
        await self.clients.connect(tables - len(self.clients.tables))
        times = self.clients.figures.acknowledged
        times.clear()
        cpu = self.server.cpu_seconds()
        await self.clients.play_at_rate(self.seconds, tables=tables)
        await asyncio.sleep(0.5)
        busy = (self.server.cpu_seconds() - cpu) / self.seconds
        found = percentiles(times)
        self.runs[tables] = {**found, "busy": round(busy, 2)}
        self.tables_by_cpu = round(tables / max(busy, 0.01))
        return found["p99"] < MAX_P99_MS

    async def holds_once_of_two(self, tables: int) -> bool:
        """Whether so many tables are held, unless other programs disturb both of two runs."""
        return await self.holds(tables) or await self.holds(tables)

    async def find(self) -> int:
        """Double the number until it is too much, then halve the distance."""
        held, tables = 0, min(FIRST_TABLES, self.most)
        while held < tables and await self.holds_once_of_two(tables):
            held, tables = tables, min(2 * tables, self.most)
        too_many = tables
        while too_many - held > max(1, STEP * held):
            middle = (held + too_many) // 2
            if await self.holds_once_of_two(middle):
                held = middle
            else:
                too_many = middle
        return held


async def measure_capacity(database: Path, most: int, seconds: float) -> dict[str, JSON]:
    """The number of tables, and the run of it."""
    with game_server(database) as server:
        search = CapacitySearch(server, most, seconds)
        held = await search.find()
        search.clients.close()
    return {
        "tables_at_p99_below_50_ms": held,
        "tables_by_cpu": search.tables_by_cpu,
        "acknowledged_ms": {str(tables): run for tables, run in sorted(search.runs.items())},
    }


async def measure_memory(database: Path) -> dict[str, JSON]:
    """The memory of idle connections: seated ones, with their share of the table, and watching ones."""
    with game_server(database) as server:
        clients = LoadClients("127.0.0.1", server.port)
        await clients.connect(SEATS)  # what the first tables load is no connection's
        await _until_idle(server)  # nor is what a server loads after its start
        before = server.memory()
        await clients.connect(IDLE_TABLES)
        seated = server.memory()
        await clients.watch(IDLE_TABLES * SEATS)
        watched = server.memory()
        clients.close()
    connections = IDLE_TABLES * SEATS
    return {
        "kb_a_seated_connection": round((seated - before) / 1024 / connections, 1),
        "kb_a_watching_connection": round((watched - seated) / 1024 / connections, 1),
    }


async def _until_idle(server: Server) -> None:
    """Wait until the server has done what it does by itself, or for a minute."""
    for _ in range(60):
        cpu = server.cpu_seconds()
        await asyncio.sleep(1)
        if server.cpu_seconds() - cpu < IDLE_SHARE:
            return


def _max_tables() -> int:
    """How many tables the limit on descriptors leaves room for."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] // SEATS - OPEN_FILES_LEFT
