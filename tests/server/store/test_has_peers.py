"""Whether another process is connected is known at once, without waiting for missed heartbeats."""

from __future__ import annotations

import asyncio

from quakeboard.server.store.postgres.store import PostgresStore
from quakeboard.service.store import Store

TIMEOUT = 2500


async def test_a_process_is_not_its_own_peer(store: Store) -> None:
    await store.register_process("here", 1000, TIMEOUT)
    assert await store.has_peers("here") is False


async def test_a_connected_and_registered_process_is_a_peer(processes: list[PostgresStore]) -> None:
    here, there = processes
    assert await here.has_peers("here") is False, "the other one has not announced itself"
    await there.register_process("there", 1000, TIMEOUT)
    assert await here.has_peers("here") is True
    assert await there.has_peers("there") is False


async def test_a_process_that_is_gone_is_no_peer_however_recent_its_heartbeat(
    processes: list[PostgresStore],
) -> None:
    here, there = processes
    await there.register_process("there", 1000, TIMEOUT)
    await there.close()
    async with asyncio.timeout(300):
        while await here.has_peers("here"):  # PostgreSQL notices a moment later
            await asyncio.sleep(0.01)
