"""Measures a server on one core with clients on another: speed, tables and memory."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from statistics import mean, median
from time import perf_counter

from quakeboard.cli.benchmarks.load.bare_clients import BareClients, PlainClients
from quakeboard.cli.benchmarks.load.capacity import measure_capacity, measure_memory
from quakeboard.cli.benchmarks.load.clients import LoadClients
from quakeboard.cli.benchmarks.load.long_table import write_long_table
from quakeboard.cli.benchmarks.load.processes import bare_server, game_server
from quakeboard.cli.benchmarks.load.rates import Rate, compare, measure_rate
from quakeboard.cli.benchmarks.load.scaling import measure_two_processes
from quakeboard.cli.benchmarks.load.websocket import connect
from quakeboard.core.game import JSON

FAST_TABLES = 200
QUIET_TABLES = 20  # at one move a second: nobody waits for anybody else
ROUNDS = 2


def measure(tables: int, seconds: float, database: str | None) -> dict[str, JSON]:
    """All measurements; those of several processes only if there is a PostgreSQL for them."""
    with tempfile.TemporaryDirectory(prefix="quakeboard-bench-") as name:
        folder = Path(name)
        figures = _run(_compare_with_ceiling(folder, seconds))
        figures |= _run(_compare_dealing(folder / "dealing.sqlite3", seconds))
        figures |= _run(measure_capacity(folder / "capacity.sqlite3", tables, seconds))
        figures |= _run(measure_memory(folder / "memory.sqlite3"))
        figures |= _run(_measure_opening(folder / "old.sqlite3"))
    if database is not None:
        figures |= _run(measure_two_processes(database, seconds))
    return figures


def _run(work: Coroutine[None, None, dict[str, JSON]]) -> dict[str, JSON]:
    try:
        import uvloop
    except ImportError:
        found: dict[str, JSON] = asyncio.run(work)
    else:
        found = uvloop.run(work)
    return found


async def _compare_with_ceiling(folder: Path, seconds: float) -> dict[str, JSON]:
    """The server and its bare parts by turns, on one core, every table as fast as it can."""
    rates: dict[str, list[Rate]] = {"server": [], "bare_parts": [], "bare_parts_with_plain_clients": []}
    with game_server(folder / "fast.sqlite3") as server, bare_server(folder / "bare.sqlite3") as bare:
        clients, bare_clients = LoadClients("127.0.0.1", server.port), BareClients("127.0.0.1", bare.port)
        plain_clients = PlainClients("127.0.0.1", bare.port)
        await clients.connect(FAST_TABLES)
        await bare_clients.connect(FAST_TABLES)
        await plain_clients.connect(FAST_TABLES)
        for _ in range(ROUNDS):
            rates["server"].append(await measure_rate(server, clients, seconds))
            rates["bare_parts"].append(await measure_rate(bare, bare_clients, seconds))
            rates["bare_parts_with_plain_clients"].append(await measure_rate(bare, plain_clients, seconds))
        clients.close()
        bare_clients.close()
        await plain_clients.close()
    return {**compare(rates), "late_to_early": _late_to_early(clients.figures.ages)}


async def _compare_dealing(database: Path, seconds: float) -> dict[str, JSON]:
    """Chance dealt together beside chance dealt by the host, by turns: moves, and waiting for the next."""
    rates: dict[str, list[Rate]] = {"together": [], "host": []}
    with game_server(database) as server:
        players = {
            "together": LoadClients("127.0.0.1", server.port, dealing="together"),
            "host": LoadClients("127.0.0.1", server.port, dealing="host"),
        }
        for clients in players.values():
            await clients.connect(FAST_TABLES)
        for _ in range(ROUNDS):
            for name, clients in players.items():
                rates[name].append(await measure_rate(server, clients, seconds))
        waits: dict[str, JSON] = {}
        for name, clients in players.items():
            clients.figures.asked.clear()
            await clients.play_at_rate(seconds, QUIET_TABLES)
            waits[name] = round(1000 * median(clients.figures.asked), 2)
            clients.close()
    return {"dealing": {**compare(rates), "next_question_ms": waits}}


def _late_to_early(ages: list[tuple[int, float]]) -> float:
    """The ratio of the time of late moves to that of early ones."""
    oldest = max(age for age, _ in ages)
    early = [took for age, took in ages if age <= oldest / 3]
    late = [took for age, took in ages if age > oldest * 2 / 3]
    return round(mean(late) / mean(early), 2) if late and early else 0.0


async def _measure_opening(database: Path) -> dict[str, JSON]:
    """Open a table with more than 2,000 actions that is not in the server's memory."""
    table, token, actions = await write_long_table(database)
    with game_server(database) as running:
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
