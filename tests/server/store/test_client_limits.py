"""Public tables are listed fairly by who opened them, and what clients hold is counted."""

from __future__ import annotations

from store_tables import OPENED, change, head, standing

from quakeboard.service.log_entries import Sat
from quakeboard.service.store import SHOWN_PER_OPENER, Store
from quakeboard.service.table_setup import SeatPlan, SetUp


async def listed(store: Store, limit: int = 10, present: tuple[str, ...] = ()) -> list[str]:
    return [line.table for line in await store.public_tables(limit, present)]


async def test_the_opener_is_kept(store: Store) -> None:
    await store.create(head(opener="a1b2"), standing(), [])
    stored = await store.load("t1")
    assert stored is not None
    assert stored.head.opener == "a1b2"


async def test_a_hundred_tables_of_one_opener_leave_room_for_all_others(store: Store) -> None:
    for number in range(5):
        opened_at = OPENED + number
        await store.create(head(f"real{number}", opened_at=opened_at, opener=f"{number}"), standing(), [])
    for number in range(100):
        opened_at = OPENED + 100 + number
        await store.create(head(f"spam{number:03}", opened_at=opened_at, opener="one"), standing(), [])
    found = await listed(store, 100)
    assert found[:SHOWN_PER_OPENER] == ["spam099", "spam098", "spam097"]
    assert found[SHOWN_PER_OPENER:8] == ["real4", "real3", "real2", "real1", "real0"]
    assert found[8:] == [f"spam{number:03}" for number in range(96, 4, -1)]


async def test_tables_of_unknown_openers_do_not_crowd_each_other(store: Store) -> None:
    await store.create(head("known", opened_at=OPENED, opener="a"), standing(), [])
    for number in range(5):
        await store.create(head(f"t{number}", opened_at=OPENED + 1 + number), standing(), [])
    assert await listed(store) == ["t4", "t3", "t2", "t1", "t0", "known"]


async def test_where_somebody_is_present_comes_before_what_is_empty(store: Store) -> None:
    for number in range(4):
        await store.create(head(f"t{number}", opened_at=OPENED + number), standing(), [])
    await store.create(head("full", opened_at=OPENED), standing(state="playing", free_seats=0), [])
    assert await listed(store, present=("t1", "full", "gone")) == ["t1", "t3", "t2", "t0", "full"]
    assert await listed(store, 1, present=("t1",)) == ["t1"]


async def test_open_public_tables_are_counted_by_opener(store: Store) -> None:
    private = SetUp("seismic", [SeatPlan()])
    await store.create(head("private", set_up=private, opener="a"), standing(), [])
    await store.create(head("old", opened_at=OPENED - 1, opener="a"), standing(), [])
    for number in range(3):
        await store.create(head(f"t{number}", opener="a"), standing(), [])
    await store.create(head("other", opener="b"), standing(), [])
    await store.append(change(1, "t0"))
    assert await store.open_tables_of("a", OPENED) == 2
    assert await store.open_tables_of("b", OPENED) == 1
    assert await store.open_tables_of("nobody", OPENED) == 0


async def test_open_seats_are_counted_by_client_until_they_are_left(store: Store) -> None:
    def names(*names: str | None) -> dict[str, object]:
        return {"state": "open", "names": list(names), "free_seats": names.count(None)}

    for table in ("t1", "t2"):
        await store.create(head(table), standing(), [])
        await store.append(change(1, table, Sat(1, "Jun", 1), **names(None, "Jun", "Greedy")))
        await store.seat_taken(table, 1, "client")
    await store.seat_taken("gone", 1, "client")
    assert await store.open_seats_of("client", OPENED) == 2
    await store.append(change(2, "t1", **names(None, None, "Greedy")))
    assert await store.open_seats_of("client", OPENED) == 1
    await store.append(change(3, "t1", **names(None, "Ada", "Greedy")))
    await store.seat_taken("t1", 1, "another")
    assert await store.open_seats_of("client", OPENED) == 1
    await store.append(change(2, "t2", state="playing"))
    assert await store.open_seats_of("client", OPENED) == 0
    assert await store.open_seats_of("another", OPENED) == 1
    assert await store.open_seats_of("another", OPENED + 10_000) == 0
