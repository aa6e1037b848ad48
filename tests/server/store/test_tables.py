"""Tables: what is kept stays, who comes second is refused, and nothing is kept by halves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from store_tables import OPENED, SET_UP, change, digest, entry, head, key, standing

from quakeboard.service.log_entries import HandedOver, Sat
from quakeboard.service.store import Store, StoredSnapshot, StoreUnavailable
from quakeboard.service.table_setup import SeatPlan, SetUp

Make = Callable[[], Store]


async def test_a_table_is_kept_with_its_set_up_and_its_seed(store: Store) -> None:
    await store.create(head(before="t0"), standing(), [])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.head == head(before="t0")
    assert stored.entries == []


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    for table in ("nowhere", "", "\0", "x\0y"):
        assert await store.load(table) is None
        assert await store.entries(table, 0) == []
        assert await store.snapshot_before(table, 9) is None
        assert await store.key(table, digest("a")) is None
        assert await store.keys_of(table) == []
        assert await store.webhook(table) is None
        assert await store.chat_lines(table, 0, 10) == []
        assert await store.tables_of(table, 10) == []
    assert await store.delete("nowhere") is False


async def test_a_table_is_not_opened_twice(store: Store) -> None:
    await store.create(head(), standing(), [key("mara", 0)])
    with pytest.raises(ValueError, match="there is a table t1 already"):
        await store.create(head(host="somebody else"), standing(), [key("thief", 0)])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.head.host == "hana"
    assert await store.keys_of("t1") == [key("mara", 0)]


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.create(head(), standing(), [])
    await store.create(head("t2"), standing(), [])
    for seq in (1, 2, 3):
        assert await store.append(change(seq)) is True
    assert await store.append(change(1, "t2")) is True
    stored = await store.load("t1")
    assert stored is not None
    assert stored.entries == [entry(1), entry(2), entry(3)]
    assert await store.entries("t1", 1) == [entry(2), entry(3)]
    assert await store.entries("t1", 3) == []
    assert await store.entries("t1", 1, 2) == [entry(2)]
    assert await store.entries("t1", 2, 2) == []


async def test_the_second_append_of_a_number_returns_false_and_writes_nothing(store: Store) -> None:
    await store.create(head(), standing(), [key("mara", 0)])
    assert await store.append(change(1)) is True
    late = change(
        1, fact=Sat(0, "Late", 2), state="over", keys=(key("late", 0),), sitter=("late", 0), names=[]
    )
    assert await store.append(late) is False
    assert await store.entries("t1", 0) == [entry(1)]
    assert await store.keys_of("t1") == [key("mara", 0)]
    assert await store.tables_of("late", 10) == []
    (listed,) = await store.all_tables("", 10)
    assert listed.standing == change(1).standing


async def test_a_table_that_is_gone_takes_no_entries(store: Store) -> None:
    assert await store.append(change(1, "gone", keys=(key("a", 0, "gone"),), sitter=("a", 0))) is False
    assert await store.entries("gone", 0) == []
    assert await store.keys_of("gone") == []


async def test_all_survives_a_restart(make: Make) -> None:
    first = make()
    await first.open()
    await first.create(head(), standing(), [key("mara", 0)])
    await first.append(change(1))
    await first.add_chat_line("t1", OPENED, 0, "Mara", "Hello")
    await first.close()
    second = make()
    await second.open()
    try:
        stored = await second.load("t1")
        assert stored is not None
        assert stored.entries == [entry(1)]
        assert await second.key("t1", digest("mara")) == key("mara", 0)
        assert [line.text for line in await second.chat_lines("t1", 0, 10)] == ["Hello"]
        assert await second.append(change(1)) is False
    finally:
        await second.close()


async def test_a_job_after_closing_fails(make: Make) -> None:
    store = make()
    with pytest.raises(StoreUnavailable):
        await store.append(change(1))
    await store.open()
    await store.open()  # once more does no harm
    await store.create(head(), standing(), [])
    waiting = [asyncio.ensure_future(store.append(change(seq))) for seq in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == [True] * 29, "what was begun is finished"
    for late in (store.append(change(30)), store.load("t1"), store.create(head("t2"), standing(), [])):
        with pytest.raises(StoreUnavailable):
            await late
    await store.close()


# ---- snapshots


async def test_a_table_is_loaded_with_its_last_snapshot_and_the_entries_after_it(store: Store) -> None:
    await store.create(head(), standing(), [])
    for seq in range(1, 6):
        await store.append(change(seq))
    for seq in (4, 0, 2):
        await store.add_snapshot("t1", StoredSnapshot(seq, b"\0 %d" % seq))
    stored = await store.load("t1")
    assert stored is not None
    assert (stored.snapshot, stored.entries) == (StoredSnapshot(4, b"\0 4"), [entry(5)])
    for seq, expected in ((0, 0), (1, 0), (3, 2), (4, 4), (99, 4)):
        assert await store.snapshot_before("t1", seq) == StoredSnapshot(expected, b"\0 %d" % expected)
    assert await store.snapshot_before("t1", -1) is None


async def test_a_snapshot_replaces_that_of_the_same_entry(store: Store) -> None:
    await store.create(head(), standing(), [])
    for content in (b"old", b"new"):
        await store.add_snapshot("t1", StoredSnapshot(3, content))
    assert await store.snapshot_before("t1", 3) == StoredSnapshot(3, b"new")


async def test_snapshots_go_with_their_table(store: Store) -> None:
    await store.create(head(), standing(), [])
    await store.add_snapshot("t1", StoredSnapshot(1, b"one"))
    await store.delete("t1")
    assert await store.snapshot_before("t1", 1) is None
    await store.add_snapshot("t1", StoredSnapshot(2, b"two"))
    assert await store.snapshot_before("t1", 2) is None


# ---- keys


async def test_a_token_opens_its_seat_and_may_open_another_at_another_table(store: Store) -> None:
    await store.create(head(), standing(), [key("mara", 0), key("jun", 1), key("watch", None)])
    await store.create(head("t2"), standing(), [key("mara", 1, "t2")])
    assert await store.key("t1", digest("mara")) == key("mara", 0)
    assert await store.key("t1", digest("watch")) == key("watch", None)
    assert await store.key("t2", digest("mara")) == key("mara", 1, "t2")
    assert await store.key("t2", digest("jun")) is None
    keys = await store.keys_of("t1")
    assert keys[0] == key("watch", None)
    assert keys[1:] == [key("mara", 0), key("jun", 1)]


async def test_a_key_changes_at_its_table_alone_and_others_stay(store: Store) -> None:
    await store.create(head(), standing(), [key("mara", 0), key("jun", 1), key("watch", None)])
    await store.create(head("t2"), standing(), [key("mara", 0, "t2")])
    ended, new = key("mara", 0, kind="ended"), key("ilkka", 0, kind="invitation")
    await store.append(change(1, fact=HandedOver(0), keys=(ended, new)))
    assert await store.key("t1", digest("mara")) == ended
    assert await store.key("t1", digest("ilkka")) == new
    assert set(await store.keys_of("t1")) == {key("watch", None), ended, new, key("jun", 1)}
    assert await store.key("t2", digest("mara")) == key("mara", 0, "t2")


async def test_a_token_given_again_opens_what_it_was_given_for_last(store: Store) -> None:
    await store.create(head(), standing(), [key("mara", 0), key("jun", 1)])
    assert await store.append(change(1, keys=(key("mara", 1),))) is True
    assert set(await store.keys_of("t1")) == {key("mara", 1), key("jun", 1)}


async def test_of_keys_given_at_once_the_last_ones_count(store: Store) -> None:
    await store.create(head(), standing(), [key("first", 0)])
    changes = [change(seq, keys=(key("first", seq),), sitter=(f"s{seq}", 0)) for seq in range(1, 9)]
    assert all(await asyncio.gather(*map(store.append, changes)))
    assert await store.keys_of("t1") == [key("first", 8)]
    assert [listed.seats for listed in await store.tables_of("s8", 9)] == [[0]]
    assert await store.tables_of("s7", 9) == []


# ---- lists


async def test_a_list_shows_how_tables_stand(store: Store) -> None:
    await store.create(head(), standing(), [])
    (listed,) = await store.public_tables(10)
    assert (listed.table, listed.opened_at, listed.changed_at, listed.seq) == ("t1", OPENED, OPENED, 0)
    assert listed.set_up == SET_UP
    assert listed.standing == standing()
    await store.append(change(1, asked=1, due=5, names=["Mara", "Jun", "Greedy"]))
    (listed,) = await store.public_tables(10)
    assert (listed.changed_at, listed.seq) == (OPENED + 1000, 1)
    assert listed.standing == change(1, asked=1, due=5, names=["Mara", "Jun", "Greedy"]).standing
    assert listed.seats == []


async def test_tables_are_found_by_the_secrets_of_their_seats(store: Store) -> None:
    for table in ("t1", "t2", "t3"):
        keys = [key("mara", 1, table), key("ben", 2, table), key("watcher", None, table)]
        await store.create(head(table), standing(), [*keys, key("link", 0, table, "invitation")])
    await store.append(change(1, "t2"))
    given = [
        ("t1", digest("mara")),
        ("t2", digest("ben")),
        ("t2", digest("mara")),
        ("t1", digest("link")),
        ("t3", digest("watcher")),
        ("t3", digest("wrong")),
        ("t\0", digest("mara")),
    ]
    found = await store.tables_with_keys(given)
    assert [(listed.table, listed.seats, listed.seq) for listed in found] == [
        ("t2", [1, 2], 1),
        ("t1", [1], 0),
    ]
    assert await store.tables_with_keys([]) == []


async def test_the_latest_entry_says_how_a_table_stands(store: Store) -> None:
    """Even if an earlier one should arrive after it."""
    await store.create(head(), standing(), [])
    changes = [change(seq, names=[str(seq)]) for seq in (2, 3, 1)]
    assert all(await asyncio.gather(*map(store.append, changes)))
    (listed,) = await store.all_tables("", 10)
    assert (listed.seq, listed.standing.names, listed.changed_at) == (3, ["3"], OPENED + 3000)


async def test_public_tables_with_free_seats_come_first_then_the_latest_changed(store: Store) -> None:
    allow_private = SetUp("seismic", [SeatPlan()])
    await store.create(head("private", set_up=allow_private), standing(), [])
    states = ["playing", "open", "playing", "open", "over", "abandoned", "paused"]
    for number, (state, free) in enumerate(zip(states, [0, 1, 0, 3, 1, 1, 0], strict=True)):
        await store.create(
            head(f"t{number}", opened_at=OPENED + number), standing(state=state, free_seats=free), []
        )
    assert [listed.table for listed in await store.public_tables(10)] == ["t3", "t1", "t6", "t2", "t0"]
    await store.append(change(1, "t0"))
    assert [listed.table for listed in await store.public_tables(10)] == ["t3", "t1", "t0", "t6", "t2"]
    assert [listed.table for listed in await store.public_tables(2)] == ["t3", "t1"]
    await store.append(change(2, "t0", state="over"))
    assert "t0" not in [listed.table for listed in await store.public_tables(10)]


async def test_a_session_finds_the_tables_where_it_sits_or_is_the_host(store: Store) -> None:
    for number, host in enumerate(["hana", "ilkka", "ilkka"]):
        await store.create(head(f"t{number}", host=host, opened_at=OPENED + number), standing(), [])
    await store.append(change(1, "t1", sitter=("hana", 2)))
    await store.append(change(2, "t1", sitter=("hana", 0)))
    found = await store.tables_of("hana", 10)
    assert [(listed.table, listed.seats) for listed in found] == [("t1", [0, 2]), ("t0", [])]
    assert [listed.table for listed in await store.tables_of("hana", 1)] == ["t1"]
    assert [listed.table for listed in await store.tables_of("ilkka", 10)] == ["t1", "t2"]


async def test_a_seat_is_held_by_who_sat_down_last(store: Store) -> None:
    await store.create(head(), standing(), [])
    await store.append(change(1, sitter=("mara", 0)))
    await store.append(change(2, sitter=("jun", 0)))
    assert await store.tables_of("mara", 10) == []
    assert [listed.seats for listed in await store.tables_of("jun", 10)] == [[0]]


async def test_all_tables_by_their_id(store: Store) -> None:
    ids = ["Zebra", "a", "a-b", "aB", "ab", "é"]  # in the order of their code points, whatever the locale
    for table in reversed(ids):
        await store.create(head(table), standing(state="over"), [])
    assert [listed.table for listed in await store.all_tables("", 10)] == ids
    assert [listed.table for listed in await store.all_tables("a", 3)] == ["a-b", "aB", "ab"]


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    for table in ("t1", "t2"):
        await store.create(head(table), standing(), [key("mara", 0, table)])
        await store.append(change(1, table, sitter=("mara", 0), due=1))
        await store.add_chat_line(table, OPENED, 0, "Mara", "Hello")
        await store.set_webhook(table, "https://example.org")
    assert await store.delete("t1") is True
    assert await store.delete("t1") is False
    assert await store.load("t1") is None
    assert await store.entries("t1", 0) == []
    assert await store.keys_of("t1") == []
    assert await store.chat_lines("t1", 0, 10) == []
    assert await store.webhook("t1") is None
    assert [listed.table for listed in await store.tables_of("mara", 10)] == ["t2"]
    assert await store.claim_due("p", 10, 10, 10) == ["t2"]
    await store.create(head("t1"), standing(), [])
    assert await store.entries("t1", 0) == []
    assert len(await store.entries("t2", 0)) == 1
