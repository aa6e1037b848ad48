"""Drill 12: clocks stand still while no server runs, and a flag falls once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import time

from extent import size

from .client import Client, OpenTable, open_table
from .server import Server, two_servers, wait_until
from .stored_log import Entry, is_postgres, log_of, read
from .timing import within

STOPS = size(10, 1, timed=20)
FLAGS = size(20, 2)
LONGEST = size(3, 1)
"""Seconds without a server."""
OFF = 0.1
"""Seconds by which a clock may be wrong after a crash."""


def test_clocks_stand_still_while_the_server_is_down_and_flags_fall_once(
    database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(stand_still(database, tmp_path, figures))


async def stand_still(database: str, folder: Path, figures: Callable[..., None]) -> None:
    rnd = Random(12)
    async with Server(database, folder, "--unlimited") as server:
        table = await open_table(server.base, people=2, clock={"kind": "bank", "seconds": 36_000})
        errors = [await stop_once(server, table, rnd) for _ in range(STOPS - 1)]
        tables = await timed_tables(server.base)
        errors.append(await stop_once(server, table, rnd))
        await all_flagged(database, tables)
        assert not server.error_lines()
    worst = max(map(abs, errors))
    figures(
        12,
        what="clocks across kill -9",
        store="PostgreSQL" if is_postgres(database) else "SQLite",
        stops=STOPS,
        worst_error_ms=round(worst),
        flags=2 * FLAGS,
        fell_twice=0,
    )
    assert within(OFF, worst / 1000)


async def stop_once(server: Server, table: OpenTable, rnd: Random) -> float:
    """Kill it while a clock runs, wait, start it; by how many milliseconds the clock is wrong then.

    However slow the machine is, exactly that time does not count which stands in the store as an outage.
    """
    before, then = await time_left(table)
    beat = await next_beat(server.database, then)
    await asyncio.sleep(rnd.uniform(0, LONGEST / 3))
    killed = time() * 1000
    server.kill()
    gone = time() * 1000
    await asyncio.sleep(rnd.uniform(0, LONGEST))  # nobody serves
    launched = time() * 1000
    await server.start()
    after, now = await time_left(table)
    began, ended = (await read(server.database, "SELECT began, ended FROM outages ORDER BY ended"))[-1]
    assert beat <= began <= gone, "an outage begins with the last sign of life"
    assert launched <= ended <= now, "an outage ends when a server is there again"
    assert before - after == (now - then) - (ended - began), "nothing else stops a clock"
    return after - (before - (killed - then) - (now - ended))


async def next_beat(database: str, after: float) -> int:
    """Wait for a server's sign of life after this moment."""
    beats: list[int] = []

    async def is_there() -> bool:
        (found,) = (await read(database, "SELECT max(beat) FROM processes"))[0]
        beats.append(found)
        return found > after

    await wait_until(is_there, "a sign of life")
    return beats[-1]


async def time_left(table: OpenTable) -> tuple[float, float]:
    """What the seat whose clock runs has left, and when, by the same machine's time."""
    client = await table.join(0)
    clocks = client.welcome["info"]["clocks"]
    now: int = client.welcome["now"]
    await client.close()
    return clocks["left"][clocks["running"]], now


# ---------------------------------------------------------------------- flags


def test_a_flag_falls_once_where_two_processes_watch_it(
    shared_database: str, tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(watch_together(shared_database, tmp_path, figures))


async def watch_together(database: str, folder: Path, figures: Callable[..., None]) -> None:
    async with two_servers(database, folder) as (here, there):
        tables = await timed_tables(here.base)
        clients = [await table.join(0, server.base) for table in tables for server in (here, there)]
        await all_flagged(database, tables)
        for client in clients:
            await client.until(lambda client=client: flags_of(client) == [0, 1])
            assert not client.faults
            await client.close()
        assert not here.error_lines() + there.error_lines()
    figures(12, what="flags that two processes watch", store="PostgreSQL", flags=2 * FLAGS, fell_twice=0)


def flags_of(client: Client) -> list[int]:
    """Whose flags a client has seen fall."""
    return sorted(u["fact"]["seat"] for u in client.updates.values() if u["fact"]["kind"] == "flagged")


async def timed_tables(base: str) -> list[OpenTable]:
    """Nobody decides anything here, until bots do it for those whose time is over."""
    clock = {"kind": "bank", "seconds": 1.5, "when_over": "bot", "bot": "random"}
    return list(await asyncio.gather(*(open_table(base, people=2, clock=clock) for _ in range(FLAGS))))


async def all_flagged(database: str, tables: list[OpenTable]) -> None:
    """Both people of each table run out of time, not too early and once; then two bots play to the end."""

    async def are_over() -> bool:
        logs = [await log_of(database, table.id) for table in tables]
        return all(flags(log) == {0, 1} for log in logs)

    await wait_until(are_over, "all flags have fallen")
    for table in tables:
        log = await log_of(database, table.id)
        began = next(entry.at for entry in log if entry.kind == "began")
        first = next(entry for entry in log if entry.kind == "flagged")
        assert first.at - began >= 1500 - 1, "a flag fell too early"


def flags(log: list[Entry]) -> set[int]:
    """Whose flags have fallen; none twice."""
    seats = [entry.fact["seat"] for entry in log if entry.kind == "flagged"]
    assert len(seats) == len(set(seats)), "a flag fell twice"
    return set(seats)
