"""Neighbours who play while something happens to the server, and must not notice it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from extent import size

from .bystanders import Bystanders
from .server import Server
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


def p99_ms(bystanders: Bystanders) -> float:
    """The neighbours' figure for the table of `make drill`."""
    return round(bystanders.p99() * 1000, 1)
