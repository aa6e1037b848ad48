"""Tables that are loaded from snapshots of either store, and from the log where a snapshot is broken."""

from __future__ import annotations

import pytest
from played import play_random
from store_tables import head

from quakeboard.service import snapshot
from quakeboard.service.clocks import Uptime
from quakeboard.service.import_and_branch import setup_of_record, store_table, table_of_record
from quakeboard.service.store import Store, StoredSnapshot
from quakeboard.service.table import Table
from quakeboard.service.table_loader import TableLoader


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "INTERVAL", 16)


async def long_table(store: Store) -> Table:
    record = play_random("stored", 3, game="san-andreas", first=0)
    table = await table_of_record(record, head(set_up=setup_of_record(record, public=True)))
    await store_table(store, table, [])
    assert table.seq > 2 * snapshot.INTERVAL
    return table


async def check(loader: TableLoader, table: Table) -> Table:
    """The table is loaded as it is, with its record and at every earlier entry."""
    found = await loader.load(table.id)
    assert found is not None
    assert (found.seq, found.position.state()) == (table.seq, table.position.state())
    assert await loader.record(found) == table.record()
    for seq in range(0, table.seq + 1, 5):
        earlier = await loader.at(found, seq)
        true = Table.from_log(table.head, table.entries[:seq], Uptime())
        assert (earlier.seq, earlier.position.state()) == (seq, true.position.state())
    return found


async def test_a_table_is_loaded_from_its_snapshots(store: Store) -> None:
    table, loader = await long_table(store), TableLoader(store, Uptime())
    assert (await check(loader, table)).entries.offset == 0
    assert (await check(loader, table)).entries.offset == table.seq // 16 * 16 - 1


async def test_a_table_is_loaded_from_its_log_where_snapshots_are_broken(store: Store) -> None:
    table, loader = await long_table(store), TableLoader(store, Uptime())
    for seq in range(0, table.seq, snapshot.INTERVAL):
        await store.add_snapshot(table.id, StoredSnapshot(seq, b'{"version": "broken"}'))
    await check(loader, table)
