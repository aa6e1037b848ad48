"""When people were last seen, stored now and then: after a restart nobody seems away for longer."""

from __future__ import annotations

from collections.abc import Iterable

from quakeboard.service.live_table import LiveTable
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.store import Store, StoreUnavailable

EVERY_MS = 5 * 60_000  # how often it is stored that somebody is still connected


class Sightings:
    """What is known here and not stored yet."""

    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        self._unstored: dict[tuple[str, int], int] = {}
        self._all_stored_at = time.now()

    def seen(self, table: str, seat: int, at: int) -> None:
        self._unstored[table, seat] = at

    async def store_all(self, live_tables: Iterable[LiveTable], *, at_once: bool = False) -> None:
        """Store what is new and, every few minutes or at once, that those who are connected still are."""
        now = self.time.now()
        if at_once or now >= self._all_stored_at + EVERY_MS:
            self._all_stored_at = now
            for live_table in live_tables:
                for seat in live_table.local_presence().seats:
                    self._unstored[live_table.id, seat] = now
        seen = self._unstored
        if not seen:
            return
        self._unstored = {}
        try:
            await self.store.note_seen([(table, seat, at) for (table, seat), at in seen.items()])
        except StoreUnavailable:
            self._unstored = seen | self._unstored
