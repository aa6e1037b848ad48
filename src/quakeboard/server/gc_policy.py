"""When Python's garbage collector looks for what refers to itself in a circle.

A move leaves nothing of the kind, so whatever the collector does while people play is in vain, and with
thousands of tables it takes long: more than a second for everything. So it does not run by itself. What has
been looked through once is not looked through again for a while; and everything is when it is calm, after
some connections have ended, for these do leave something.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic

from quakeboard.server.metrics import Metrics

SECONDS = 1.0
CALM = 20
"""Commands a second."""
NEW = 100_000
"""Objects that came since the last look, for a look at those when it is calm."""
ENDED, MANY_ENDED = 50, 4000
"""Connections that ended since the last look at everything, for another when it is calm, or at any time."""
REST = 60.0
"""Seconds between two looks at everything."""


async def run(metrics: Metrics) -> None:
    """Collect when it is time to, for as long as the server runs."""
    gc.disable()
    look(everything=True)
    commands, ended, looked = metrics.commands_so_far, metrics.closed_so_far, monotonic()
    while True:
        await asyncio.sleep(SECONDS)
        calm = metrics.commands_so_far - commands <= CALM * SECONDS
        commands = metrics.commands_so_far
        if metrics.closed_so_far - ended >= (ENDED if calm else MANY_ENDED) and monotonic() - looked >= REST:
            look(everything=True)
            ended, looked = metrics.closed_so_far, monotonic()
        elif calm and gc.get_count()[0] >= NEW:
            look(everything=False)


def look(*, everything: bool) -> None:
    """Find what nobody can reach any more, among all objects or those that are new."""
    if everything:
        gc.unfreeze()
    gc.collect()
    gc.freeze()
