"""Neighbours who play while something happens to the server, and must not notice it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from extent import size

from .bystanders import Bystanders
from .server import Server, request
from .timing import within

TABLES = size(3, 1)
P99 = 0.100
"""Seconds to the acknowledgement of a neighbour's move, in `make drill`."""


@asynccontextmanager
async def neighbours(*servers: Server) -> AsyncIterator[Bystanders]:
    """Tables at the last server at which people play for as long as this lasts; each goes on afterwards."""
    bystanders = Bystanders(servers[-1].base, TABLES)
    async with bystanders.playing():
        yield bystanders
        await bystanders.until(bystanders.moves + TABLES)
    bystanders.check()
    assert within(P99, bystanders.p99()), bystanders.p99()
    for server in servers:
        assert server.error_lines() == []


async def disturbance(bystanders: Bystanders) -> dict[str, float]:
    """How much neighbours, and the event loop of their server, were held up: figures for `make drill`."""
    return {
        "neighbours_p99_ms": round(bystanders.p99() * 1000, 1),
        "loop_late_at_most_ms": await most_lag_ms(bystanders.base),
    }


async def most_lag_ms(base: str) -> float:
    """The bound of the histogram's bucket that holds the longest delay of the event loop since its start."""
    text = (await request(base, "GET", "/metrics")).text
    buckets = re.findall(r'quakeboard_loop_lag_seconds_bucket\{le="(.+?)"\} (\S+)', text)
    most = max(float(count) for _, count in buckets)
    return 1000 * next(float(bound) for bound, count in buckets if float(count) == most)
