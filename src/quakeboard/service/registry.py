"""The live tables of a process: found by their id, loaded from the store, evicted when nobody uses them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import NO_SUCH_TABLE, Refused
from quakeboard.service.live_table import LiveTable, Supervisor
from quakeboard.service.store import Head, TableStore
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_loader import TableLoader

IDLE_MS = 60_000  # a live table without listeners is evicted after this


class TableRegistry:
    """Every live table of a process, each loaded once."""

    def __init__(
        self,
        store: TableStore,
        supervisor: Supervisor,
        uptime: Uptime,
        on_loaded: Callable[[LiveTable], None],
    ) -> None:
        self.store = store
        self.supervisor = supervisor
        self.uptime = uptime
        self.on_loaded = on_loaded
        """Called with each table that was loaded from the store."""
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._referenced: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every live table that still has references, evicted ones too, so that no table is loaded twice."""
        self._last_used: dict[str, int] = {}

    @property
    def loader(self) -> TableLoader:
        return TableLoader(self.store, self.uptime)

    def add(self, head: Head, table: Table, *, maybe_stale: bool = False) -> LiveTable:
        """The live table of a table that was just stored or loaded."""
        live_table = LiveTable(
            head, table, self.store, self.supervisor, self.uptime, _maybe_stale=maybe_stale
        )
        self._register(live_table)
        return live_table

    async def get(self, table: str) -> LiveTable:
        """The live table of this id, loaded from the store if need be; raises `Refused` if there is none."""
        live_table = self._referenced.get(table)
        if live_table is None:
            if table not in self.loading:
                self.loading[table] = asyncio.create_task(self._load(table))
                self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
            live_table = await asyncio.shield(self.loading[table])
        self._register(live_table)
        return live_table

    def mark_used(self, table: str) -> None:
        self._last_used[table] = self.supervisor.now()

    async def find(self, table: str) -> LiveTable | None:
        """The live table of this id, if it is loaded or being loaded."""
        if table in self.loading:
            await asyncio.wait([self.loading[table]])
        return self._referenced.get(table)

    def remove(self, table: str) -> None:
        """Forget a table, which may be loaded again."""
        del self.live_tables[table]
        self._last_used.pop(table, None)

    def remove_deleted(self, table: str) -> None:
        """Forget a table that is no longer in the store, even if something refers to it."""
        self.live_tables.pop(table, None)
        self._referenced.pop(table, None)
        self._last_used.pop(table, None)

    def evict_idle(self) -> list[str]:
        """Forget the tables that nobody has used for a while, and return their ids."""
        long_ago = self.supervisor.now() - IDLE_MS
        idle = [
            table
            for table, live_table in self.live_tables.items()
            if not live_table.listeners
            and not live_table.lock.locked()
            and self._last_used.get(table, 0) < long_ago
        ]
        for table in idle:
            self.remove(table)
        return idle

    def _register(self, live_table: LiveTable) -> None:
        self._referenced[live_table.id] = self.live_tables[live_table.id] = live_table
        self.mark_used(live_table.id)

    async def _load(self, table: str) -> LiveTable:
        found = await self.loader.load(table)
        if found is None:
            raise Refused(NO_SUCH_TABLE)
        # Entries that were stored meanwhile are read before anything else happens.
        live_table = self.add(found.head, found, maybe_stale=True)
        live_table.last_seen = dict(await self.store.last_seen(table))
        live_table.announced_turn = found.turn  # by the process that stored the last entry
        if found.is_outdated:
            await self._end_outdated(live_table)
        self.on_loaded(live_table)
        return live_table

    async def _end_outdated(self, live_table: LiveTable) -> None:
        """End a game that cannot go on, as it is played otherwise by today's rules; its log is kept."""
        try:
            await live_table.apply(
                lambda table: Proposal(entries.RulesChanged()) if table.is_outdated else None
            )
        except BaseException:
            self.remove(live_table.id)  # the next who asks for it tries again
            raise
