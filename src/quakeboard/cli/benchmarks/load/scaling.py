"""How much two processes on two cores do, compared with one on one; they share a PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from quakeboard.cli.benchmarks.load.clients import LoadClients
from quakeboard.cli.benchmarks.load.processes import Server, game_server
from quakeboard.cli.benchmarks.load.rates import Rate, compare, measure_rate
from quakeboard.core.game import JSON

TABLES = 100
ROUNDS = 2


class Together:
    """Several servers with their clients, measured as one."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.clients = [LoadClients("127.0.0.1", server.port) for server in servers]

    async def connect(self, tables: int) -> None:
        await asyncio.gather(*(clients.connect(tables // len(self.clients)) for clients in self.clients))

    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers)

    async def play_at_full_speed(self, seconds: float) -> int:
        return sum(await asyncio.gather(*(clients.play_at_full_speed(seconds) for clients in self.clients)))

    def close(self) -> None:
        for clients in self.clients:
            clients.close()


async def measure_two_processes(database: str, seconds: float) -> dict[str, JSON]:
    """One process and two, by turns, each time in an empty schema that is dropped again.

    As workers of one address, two processes share every table; behind a proxy that chooses the process by the
    path of a table, each has tables of its own.
    """
    one: list[Rate] = []
    shared: list[Rate] = []
    by_table: list[Rate] = []
    for _ in range(ROUNDS):
        async with _schema(database) as url:
            with game_server(url) as only:
                one.append(await _measure([only], seconds))
        async with _schema(database) as url:
            with game_server(url, workers=2) as both:
                shared.append(await _measure([both], seconds))
        async with _schema(database) as url:
            with game_server(url) as first, game_server(url, first_core=1) as second:
                by_table.append(await _measure([first, second], seconds))
    figures: dict[str, JSON] = {}
    for name, rates in (("shared_tables", shared), ("own_tables", by_table)):
        compared = compare({f"two_with_{name}": rates, "one_process": one})
        figures |= {f"postgres_{name}_{unit}": figure for unit, figure in compared.items()}
    return figures


async def _measure(servers: Sequence[Server], seconds: float) -> Rate:
    together = Together(servers)
    await together.connect(TABLES)
    rate = await measure_rate(together, together, seconds)
    together.close()
    return rate


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
