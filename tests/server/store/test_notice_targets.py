"""Where people want notices is kept with the secret of their seat, and no longer."""

from __future__ import annotations

from typing import Any

from store_tables import change, digest, head, key, standing

from quakeboard.service.log_entries import Reissued
from quakeboard.service.notice_store import NoticeTarget
from quakeboard.service.operator_store import Erasure
from quakeboard.service.store import Store


def target(id_: str = "a", **others: Any) -> NoticeTarget:
    fields = {
        "kind": "slack",
        "address": f"https://hooks.example/{id_}",
        "language": "de",
        "events": ["turn"],
    }
    return NoticeTarget(id=id_, **fields | others)


async def open_tables(store: Store, *tables: str) -> None:
    for table in tables:
        await store.create(head(table), standing(), [key("mara", 0, table), key("jun", 1, table)])


async def test_each_seat_has_its_own(store: Store) -> None:
    await open_tables(store, "t1")
    push = target("p", kind="push", p256dh=b"\4\0\xff", auth=b"\0" * 16, base="https://x.example/quake/")
    await store.notices.add(digest("mara"), target("a", events=["turn", "ended"]))
    await store.notices.add(digest("mara"), push)
    await store.notices.add(digest("jun"), target("b"))
    assert await store.notices.targets("t1") == [
        (0, push),
        (0, target("a", events=["turn", "ended"])),
        (1, target("b")),
    ]
    assert await store.notices.targets("t2\0") == []
    assert not await store.notices.change("t1", 1, "a", "fr", []), "it is Mara's"
    assert await store.notices.change("t1", 0, "a", "fr", ["sat"])
    assert (0, target("a", language="fr", events=["sat"])) in await store.notices.targets("t1")
    assert not await store.notices.remove("t1", 1, "a"), "it is Mara's"
    assert await store.notices.remove("t1", 0, "a")
    assert [found.id for _, found in await store.notices.targets("t1")] == ["p", "b"]


async def test_failures_are_noted_until_it_is_set_again(store: Store) -> None:
    await open_tables(store, "t1")
    await store.notices.add(digest("mara"), target())
    await store.notices.note("a", 2, "refused", 403)
    assert await store.notices.targets("t1") == [(0, target(failures=2, error="refused", status=403))]
    await store.notices.add(digest("mara"), target(language="fr"))
    assert await store.notices.targets("t1") == [(0, target(language="fr"))]
    await store.notices.forget("a")
    assert await store.notices.targets("t1") == []


async def test_a_rematch_has_the_same(store: Store) -> None:
    await open_tables(store, "t1", "t2")
    await store.notices.add(digest("mara"), target())
    assert await store.notices.targets("t2") == [(0, target())]
    await store.delete("t1")
    assert await store.notices.targets("t2") == [(0, target())]


async def test_they_go_with_the_last_table_of_the_secret(store: Store) -> None:
    await open_tables(store, "t1")
    await store.notices.add(digest("mara"), target())
    await store.delete("t1")
    await open_tables(store, "t1")
    assert await store.notices.targets("t1") == []


async def test_they_go_when_the_secret_ends(store: Store) -> None:
    await open_tables(store, "t1")
    await store.notices.add(digest("mara"), target("a"))
    await store.notices.add(digest("jun"), target("b"))
    ended = (key("mara", 0, kind="ended"), key("new", 0, kind="invitation"))
    assert await store.append(change(1, fact=Reissued(0), keys=ended))
    assert await store.append(change(2, keys=(key("mara", 0), key("new", 0, kind="ended"))))
    assert await store.notices.targets("t1") == [(1, target("b"))]


async def test_they_are_erased_with_the_person(store: Store) -> None:
    await open_tables(store, "t1")
    await store.notices.add(digest("mara"), target("a"))
    await store.notices.add(digest("jun"), target("b"))
    await store.operators.erase(Erasure("t1", seats=[0]))
    assert await store.notices.targets("t1") == [(1, target("b"))]
