"""When people were last seen is kept, and a table can be made due later."""

from __future__ import annotations

import msgspec
from store_tables import change, head, standing

from quakeboard.service.store import Store


async def test_the_last_time_counts(store: Store) -> None:
    await store.create(head(), standing(), [])
    await store.note_seen([("t1", 0, 5), ("t1", 2, 7), ("gone", 0, 9)])
    await store.note_seen([("t1", 0, 4), ("t1", 2, 8)])
    assert sorted(await store.last_seen("t1")) == [(0, 5), (2, 8)]
    assert await store.last_seen("gone") == []
    await store.delete("t1")
    assert await store.last_seen("t1") == []


async def test_a_table_is_due_later_unless_something_has_happened(store: Store) -> None:
    await store.create(head(), msgspec.structs.replace(standing(), due=10), [])
    await store.set_due("t1", 0, 20)
    assert await store.claim_due("p", 19, 1000, 10) == []
    assert await store.claim_due("p", 20, 1000, 10) == ["t1"]
    assert await store.append(change(1, due=5))
    await store.set_due("t1", 0, 30)
    assert await store.claim_due("p", 5, 1000, 10) == ["t1"]
