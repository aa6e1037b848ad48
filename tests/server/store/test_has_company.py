"""Whether another process is there is known at once, not only when its beats have been missed for a while."""

from __future__ import annotations

import asyncio

from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.service.store import Store

PATIENCE = 2500


async def test_nobody_is_company_to_himself(store: Store) -> None:
    await store.register_process("here", 1000, PATIENCE)
    assert await store.has_peers("here") is False


async def test_whoever_is_connected_and_announced_is_company(processes: list[PostgresStore]) -> None:
    here, there = processes
    assert await here.has_peers("here") is False, "the other one has not announced itself"
    await there.register_process("there", 1000, PATIENCE)
    assert await here.has_peers("here") is True
    assert await there.has_peers("there") is False


async def test_whoever_is_gone_is_no_company_however_lately_it_beat(processes: list[PostgresStore]) -> None:
    here, there = processes
    await there.register_process("there", 1000, PATIENCE)
    await there.close()
    async with asyncio.timeout(300):
        while await here.has_peers("here"):  # PostgreSQL notices a moment later
            await asyncio.sleep(0.01)
