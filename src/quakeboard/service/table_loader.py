"""Loads tables from a store: from a snapshot and the entries after it, or else from the whole log.

A snapshot that cannot be used is as good as none: an earlier one is tried, then the log is replayed.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from quakeboard.play.chance.transcript import AnyItem
from quakeboard.play.record import ChanceProof, Record
from quakeboard.service import snapshot as snapshots
from quakeboard.service.caps import reaches_back
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import NO_SUCH_TABLE, Refused
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.persistent_list import Forgotten, PersistentList
from quakeboard.service.snapshot import Snapshot
from quakeboard.service.store import Head, StoredSnapshot, StoreUnavailable, TableStore
from quakeboard.service.table import Table, listing_actions

logger = logging.getLogger("quakeboard")

PAGE_SIZE = 1000  # entries that are read at once, so that other reads do not wait long


@dataclass(frozen=True, slots=True)
class TableLoader:
    """Loads tables of a store, and stores snapshots of those that took long to load."""

    store: TableStore
    uptime: Uptime

    async def load(self, table: str) -> Table | None:
        """A table as it stands; None if there is none."""
        stored = await self.store.load(table)
        if stored is None:
            return None
        if stored.snapshot is None:
            return await self._made(stored.head, None, stored.entries)
        snapshot = snapshots.decode(stored.head, stored.snapshot)
        if snapshot is not None:
            found = await self._continued(stored.head, snapshot, stored.entries)
            if found is not None:
                return found
        first = stored.snapshot.seq
        held = PersistentList.after(first, stored.entries)
        return await self._from_earlier(stored.head, len(held), first, held)

    async def at(self, table: Table, seq: int) -> Table:
        """A table as it was after the entry with this number; raises `Refused` if it is deleted meanwhile."""
        return await self._from_earlier(table.head, seq, seq + 1, table.entries)

    async def reaching_back(self, table: Table, fact: AnyFact | None = None) -> Table:
        """The same table with all moves that can be taken back, those that this fact takes back included."""
        while not reaches_back(table) or (fact is not None and table.lacks_moves_for(fact)):
            before = 2 * table.entries.offset - table.seq
            table = await self._from_earlier(table.head, table.seq, before, table.entries)
        return table

    async def record(self, table: Table) -> Record:
        """The game of a table as a record, also if the table does not hold all moves."""
        return table.record(await self.actions(table), await self.proof(table))

    async def proof(self, table: Table, *, over: bool | None = None) -> ChanceProof:
        """The chance proof of a table, also if the table does not hold all entries."""
        entries = [] if table.rounds is None else await self.entries(table, 0, table.seq)
        async with ChunkedWork() as work:
            return await work.run(table.proving(entries, over=over))

    async def actions(self, table: Table) -> list[str]:
        """All actions of a table that count, chance included."""
        if not table.moves.offset:
            return table.actions
        entries = await self.entries(table, 0, table.seq)
        async with ChunkedWork() as work:
            return await work.run(listing_actions(table.head, entries))

    async def items(self, table: Table) -> list[AnyItem]:
        """The transcript of a table's chance."""
        found: list[AnyItem] = []
        entries = await self.entries(table, 0, table.seq)
        async with ChunkedWork() as work:
            for entry in entries:
                found += table.items_of(entry.fact)
                await work.checkpoint()
        return found

    async def entries(self, table: Table, after: int, until: int) -> list[Entry]:
        """The entries of a table after one number and up to another."""
        return await self._entries(table.id, after, until, table.entries)

    async def store_snapshot(self, table: Table) -> None:
        """Store a snapshot of a table; if that fails, loading the table takes longer."""
        with suppress(StoreUnavailable, Refused):
            table = await self.reaching_back(table)
            async with ChunkedWork():
                content = snapshots.encode(snapshots.take(table))
            await self.store.add_snapshot(table.id, StoredSnapshot(table.seq, content))

    async def _entries(self, table: str, after: int, until: int, held: PersistentList[Entry]) -> list[Entry]:
        """Some entries of a table, from those that are held in memory if possible."""
        if after >= held.offset and until <= len(held):
            return held[after:until]
        found: list[Entry] = []
        while after < until:
            page = await self.store.entries(table, after, min(until, after + PAGE_SIZE))
            if not page:
                raise Refused(NO_SUCH_TABLE)  # it was deleted meanwhile
            found += page
            after = page[-1].seq
        return found

    async def _from_earlier(self, head: Head, seq: int, before: int, held: PersistentList[Entry]) -> Table:
        """A table made from a snapshot before an entry, each time twice as far back, or from the log."""
        while stored := await self.store.snapshot_before(head.table, before - 1):
            before = min(stored.seq, 2 * stored.seq - seq)
            snapshot = snapshots.decode(head, stored)
            if snapshot is not None:
                log = await self._entries(head.table, stored.seq, seq, held)
                table = await self._continued(head, snapshot, log)
                if table is not None:
                    return table
        return await self._made(head, None, await self._entries(head.table, 0, seq, held))

    async def _continued(self, head: Head, snapshot: Snapshot, log: Sequence[Entry]) -> Table | None:
        """The table of a snapshot and the entries after it; None if it cannot be made of them."""
        try:
            return await self._made(head, snapshot, log)
        except Forgotten:  # undos go back behind the snapshot
            return None
        except Exception as error:  # whatever is in it
            logger.warning("a snapshot cannot be used", extra={"table": head.table}, exc_info=error)
            return None

    async def _made(self, head: Head, snapshot: Snapshot | None, log: Sequence[Entry]) -> Table:
        """The table of a log, or of a snapshot and the entries after it; stores the snapshot that is due."""
        first = 0 if snapshot is None else snapshot.seq
        due = (first + len(log)) // snapshots.INTERVAL * snapshots.INTERVAL
        split = max(0, due - first)
        async with ChunkedWork() as work:
            table = await work.run(_making(head, snapshot, log[:split], self.uptime))
        is_missing = snapshot is None and (due > 0 or head.set_up.branch is not None)
        if (is_missing or due > first) and reaches_back(table):
            await self.store_snapshot(table)
        async with ChunkedWork() as work:
            await work.run(table.playing(log[split:]))
        assert table.seq == first + len(log), "nothing is missing"
        return table


def _making(
    head: Head, snapshot: Snapshot | None, log: Sequence[Entry], uptime: Uptime
) -> Generator[None, None, Table]:
    if snapshot is None:
        return (yield from Table.loading(head, log, uptime))
    table = yield from snapshots.restoring(head, snapshot, uptime)
    yield from table.playing(log)
    return table
