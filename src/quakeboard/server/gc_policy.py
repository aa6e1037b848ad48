"""When Python's cyclic garbage collector runs.

Moves leave no reference cycles, and with thousands of tables a full collection takes more than a second. So
automatic collection is off, and objects that survived a collection are frozen. Everything is collected when
the server is calm and some connections have closed, as those may leave cycles.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic

from quakeboard.server.metrics import Metrics

CHECK_SECONDS = 1.0
CALM_COMMANDS_PER_SECOND = 20
NEW_OBJECTS = 100_000  # allocated since the last collection, to collect those when calm
CLOSED_WHEN_CALM, CLOSED_AT_ANY_TIME = 50, 4000  # closed connections, for a full collection
FULL_COLLECTION_SECONDS = 60.0  # between two full collections


async def run(metrics: Metrics) -> None:
    """Run collections by this policy until cancelled."""
    gc.disable()
    collect(everything=True)
    commands, closed, collected_at = metrics.command_count, metrics.closed_connections, monotonic()
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        calm = metrics.command_count - commands <= CALM_COMMANDS_PER_SECOND * CHECK_SECONDS
        commands = metrics.command_count
        if (
            metrics.closed_connections - closed >= (CLOSED_WHEN_CALM if calm else CLOSED_AT_ANY_TIME)
            and monotonic() - collected_at >= FULL_COLLECTION_SECONDS
        ):
            collect(everything=True)
            closed, collected_at = metrics.closed_connections, monotonic()
        elif calm and gc.get_count()[0] >= NEW_OBJECTS:
            collect(everything=False)


def collect(*, everything: bool) -> None:
    """Collect all objects, or only those allocated since the last collection."""
    if everything:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
