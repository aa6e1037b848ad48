"""How much two processes on two cores do, compared with one on one; they share a PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from quakeboard.cli.benchmarks.load.clients import LoadClients
from quakeboard.cli.benchmarks.load.processes import game_server
from quakeboard.cli.benchmarks.load.rates import Rate, compare, measure_rate
from quakeboard.core.game import JSON

TABLES = 100
ROUNDS = 2


async def measure_two_processes(database: str, seconds: float) -> dict[str, JSON]:
    """One process and two, by turns, each in an empty schema that is dropped again."""
    rates: dict[str, list[Rate]] = {"two_processes": [], "one_process": []}
    for workers, name in ROUNDS * ((1, "one_process"), (2, "two_processes")):
        async with _schema(database) as url:
            with game_server(url, workers) as server:
                clients = LoadClients("127.0.0.1", server.port)
                await clients.connect(TABLES)
                rates[name].append(await measure_rate(server, clients, seconds))
                clients.close()
    return {f"postgres_{name}": figure for name, figure in compare(rates).items()}


@asynccontextmanager
async def _schema(database: str) -> AsyncIterator[str]:
    """The address of a new schema in a database."""
    import asyncpg

    name = f"quakeboard_bench_{secrets.token_hex(6)}"
    connection = await asyncpg.connect(database)
    await connection.execute(f"CREATE SCHEMA {name}")
    try:
        parts = urlsplit(database)
        settings = urlencode([*parse_qsl(parts.query), ("search_path", name)])
        yield urlunsplit(parts._replace(query=settings))
    finally:
        await connection.execute(f"DROP SCHEMA {name} CASCADE")
        await connection.close()
