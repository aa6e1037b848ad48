"""What one client may hold of what is there for all: public tables that have not begun, and free seats.

A client is a keyed hash of an address; the empty one is unknown, and is not limited.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from quakeboard.core.errors import Reason
from quakeboard.service.errors import Refused
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.store import ClientStore, StoreUnavailable

MAX_OPEN_TABLES, MAX_OPEN_SEATS = 10, 4
COUNTED_MS = 24 * 60 * 60 * 1000  # what nobody has touched for longer takes no place from others

TOO_MANY_OPEN_TABLES = Reason(
    "too-many-open-tables",
    "tables",
    "{most} public tables from this address have not begun. Begin or abandon one of them, or invite people.",
)
TOO_MANY_SEATS = Reason(
    "too-many-seats",
    "tables",
    "{most} seats at public tables that have not begun are taken from this address. Leave one of them first.",
)


class ClientLimits:
    """Checks what clients hold, for each of them one request after the other."""

    def __init__(self, store: ClientStore, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def opening_table(self, client: str) -> AsyncIterator[None]:
        """Within it a client opens a public table; raises `Refused` if too many have not begun."""
        if not client:
            yield
            return
        async with self._lock(client):
            if await self.store.open_tables_of(client, self._since()) >= MAX_OPEN_TABLES:
                raise Refused(TOO_MANY_OPEN_TABLES, most=MAX_OPEN_TABLES)
            yield

    @asynccontextmanager
    async def taking_seat(self, client: str, table: str, seat: int) -> AsyncIterator[None]:
        """Within it a client takes a seat; raises `Refused` if too many are held already."""
        if not client:
            yield
            return
        async with self._lock(client):
            if await self.store.open_seats_of(client, self._since()) >= MAX_OPEN_SEATS:
                raise Refused(TOO_MANY_SEATS, most=MAX_OPEN_SEATS)
            yield
            with suppress(StoreUnavailable):  # whoever has the seat gets its token
                await self.store.seat_taken(table, seat, client)

    def _since(self) -> int:
        return self.time.now() - COUNTED_MS

    def _lock(self, client: str) -> asyncio.Lock:
        return self._locks.setdefault(client, asyncio.Lock())
