"""Chat, webhooks, settings, the time, and the processes that own tables."""

from __future__ import annotations

import asyncio
import time

import pytest
from store_tables import OPENED, change, head, standing

from quakeboard.server.store.postgres import store as postgres_store
from quakeboard.server.store.sqlite import statements as sqlite_statements
from quakeboard.service.cluster import Outage
from quakeboard.service.store import ChatLine, Store


async def test_what_is_said_is_numbered_at_each_table(store: Store) -> None:
    await store.create(head(), standing(), [])
    await store.create(head("t2"), standing(), [])
    assert await store.add_chat_line("t1", 5, 0, "Mara", "Hello") == ChatLine(1, 5, 0, "Mara", "Hello")
    assert await store.add_chat_line("t1", 6, None, "a guest", "Good luck") == ChatLine(
        2, 6, None, "a guest", "Good luck"
    )
    assert (await store.add_chat_line("t2", 7, 0, "Jun", "Anyone?")).number == 1
    assert await store.chat_lines("t1", 0, 10) == [
        ChatLine(1, 5, 0, "Mara", "Hello"),
        ChatLine(2, 6, None, "a guest", "Good luck"),
    ]


async def test_the_last_lines_are_given_in_order(store: Store) -> None:
    await store.create(head(), standing(), [])
    said = await asyncio.gather(*(store.add_chat_line("t1", 0, 0, "Mara", str(n)) for n in range(30)))
    assert sorted(line.number for line in said) == list(range(1, 31))
    assert [line.number for line in await store.chat_lines("t1", 0, 3)] == [28, 29, 30]
    assert [line.number for line in await store.chat_lines("t1", 28, 10)] == [29, 30]


async def test_the_oldest_lines_are_dropped(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite_statements, postgres_store):
        monkeypatch.setattr(module, "KEPT_CHAT_LINES", 3)
    for table in ("t1", "t2"):
        await store.create(head(table), standing(), [])
        for number in range(5):
            await store.add_chat_line(table, 0, 0, "Mara", str(number))
    for table in ("t1", "t2"):
        assert [line.number for line in await store.chat_lines(table, 0, 10)] == [3, 4, 5]


async def test_a_line_with_what_is_no_character_is_kept_without_it(store: Store) -> None:
    await store.create(head(), standing(), [])
    said = await store.add_chat_line("t1", 0, 0, "Ma\0ra", "\ud800 ’tis 🌋")
    assert said == ChatLine(1, 0, 0, "Ma\ufffdra", "? ’tis 🌋")
    assert await store.chat_lines("t1", 0, 1) == [said]


async def test_nothing_is_said_at_a_table_that_is_gone(store: Store) -> None:
    with pytest.raises(LookupError):
        await store.add_chat_line("gone", 0, 0, "Mara", "Hello")
    await store.create(head("gone"), standing(), [])
    assert await store.chat_lines("gone", 0, 10) == []


async def test_a_webhook_can_be_set_changed_and_removed(store: Store) -> None:
    await store.create(head(), standing(), [])
    assert await store.webhook("t1") is None
    for url in ("https://example.org/a", "https://example.org/b", None):
        await store.set_webhook("t1", url)
        assert await store.webhook("t1") == url
    await store.set_webhook("gone", "https://example.org")
    assert await store.webhook("gone") is None


async def test_a_setting_is_what_it_was_when_it_was_first_asked_for(store: Store) -> None:
    answers = await asyncio.gather(*(store.setting("secret", f"s{n}") for n in range(10)))
    assert len(set(answers)) == 1
    assert await store.setting("secret", "another") == answers[0]
    assert await store.setting("other", "another") == "another"


async def test_the_time_is_in_milliseconds_and_goes_on(store: Store) -> None:
    first = await store.now()
    assert abs(first - time.time() * 1000) < 60_000
    assert await store.now() >= first


async def test_a_check_of_a_store_that_works_is_silent(store: Store) -> None:
    await store.check()
    await store.check()


# ---- outages


async def test_the_first_start_is_no_outage(store: Store) -> None:
    assert await store.register_process("p1", 1000, 100) == []
    assert await store.outages() == []


async def test_a_time_without_any_process_is_an_outage(store: Store) -> None:
    await store.register_process("p1", 1000, 100)
    await store.heartbeat("p1", 2000)
    assert await store.register_process("p2", 2101, 100) == [Outage(2000, 2101)]
    await store.heartbeat("p2", 2150)
    assert await store.register_process("p3", 2200, 100) == [Outage(2000, 2101)]
    assert await store.register_process("p4", 9000, 100) == [Outage(2000, 2101), Outage(2200, 9000)]
    assert await store.outages() == [Outage(2000, 2101), Outage(2200, 9000)]


async def test_no_outage_while_somebody_is_alive(store: Store) -> None:
    await store.register_process("old", 1000, 100)
    await store.register_process("p1", 1050, 100)
    await store.heartbeat("p1", 5000)
    assert await store.register_process("p2", 5100, 100) == []


async def test_a_process_that_comes_back_under_its_name_was_away_too(store: Store) -> None:
    await store.register_process("server", 1000, 100)
    assert await store.register_process("server", 5000, 100) == [Outage(1000, 5000)]
    assert await store.register_process("server", 5050, 100) == [Outage(1000, 5000)]


async def test_after_a_process_has_left_an_outage_begins_with_its_last_sign_of_life(store: Store) -> None:
    await store.register_process("p1", 1000, 100)
    await store.heartbeat("p1", 2000)
    await store.release("p1")
    assert await store.register_process("p2", 5000, 100) == [Outage(2000, 5000)]


async def test_several_that_start_at_once_note_one_outage(store: Store) -> None:
    await store.register_process("p0", 1000, 100)
    noted = await asyncio.gather(*(store.register_process(f"p{n}", 5000 + n, 100) for n in range(1, 6)))
    assert len(await store.outages()) == 1
    assert all(outages == noted[0] for outages in noted)


# ---- who looks after what


async def due(store: Store, **tables: int | None) -> None:
    for table, at in tables.items():
        await store.create(head(table), standing(due=at), [])


async def test_tables_are_claimed_when_their_time_has_come_the_longest_due_first(store: Store) -> None:
    await due(store, a=1000, b=999, c=1001, d=None, e=1)
    await store.heartbeat("p1", 1000)
    assert await store.claim_due("p1", 1000, 100, 10) == ["e", "b", "a"]
    assert await store.claim_due("p1", 1001, 100, 2) == ["e", "b"], "its own are claimed again while due"


async def test_an_entry_says_when_a_table_is_due_next(store: Store) -> None:
    await due(store, a=1000)
    await store.append(change(1, "a", due=2000))
    assert await store.claim_due("p1", 1999, 100, 10) == []
    assert await store.claim_due("p1", 2000, 100, 10) == ["a"]
    await store.append(change(2, "a", due=None))
    assert await store.claim_due("p1", 9000, 100, 10) == []


async def test_what_a_living_process_looks_after_is_left_to_it(store: Store) -> None:
    await due(store, a=1, b=2)
    await store.heartbeat("p1", 1000)
    assert await store.claim_due("p1", 1000, 100, 1) == ["a"]
    assert await store.claim_due("p2", 1000, 100, 10) == ["b"]
    assert await store.claim_due("p2", 1100, 100, 10) == ["b"], "p1 was alive 100 ago, which is not too long"


async def test_tables_of_a_dead_process_can_be_claimed(store: Store) -> None:
    await due(store, a=1)
    await store.heartbeat("p1", 1000)
    await store.claim_due("p1", 1000, 100, 10)
    assert await store.claim_due("p2", 1101, 100, 10) == ["a"]
    await store.heartbeat("p2", 1101)
    await store.heartbeat("p1", 1102)  # it was only slow, but now it is too late
    assert await store.claim_due("p1", 1102, 100, 10) == []


async def test_tables_of_a_forgotten_process_can_be_claimed(store: Store) -> None:
    await due(store, a=1)
    await store.register_process("p1", 1000, 100)
    await store.claim_due("p1", 1000, 100, 10)
    await store.register_process("p2", 99_000, 100)  # nobody remembers p1 any more
    assert await store.claim_due("p2", 99_000, 100, 10) == ["a"]


async def test_a_process_that_leaves_releases_its_tables(store: Store) -> None:
    await due(store, a=1, b=2, c=3)
    for process in ("p1", "p2"):
        await store.heartbeat(process, 1000)
    assert await store.claim_due("p1", 1000, 100, 2) == ["a", "b"]
    assert await store.claim_due("p2", 1000, 100, 10) == ["c"]
    await store.release("p1")
    assert await store.claim_due("p3", 1000, 100, 10) == ["a", "b"]


async def test_no_table_is_claimed_by_two(store: Store) -> None:
    await due(store, **{f"t{n}": OPENED for n in range(20)})
    for n in range(8):
        await store.heartbeat(f"p{n}", OPENED)
    claimed = await asyncio.gather(*(store.claim_due(f"p{n}", OPENED, 100, 4) for n in range(8)))
    tables = [table for some in claimed for table in some]
    assert len(tables) == len(set(tables))
    left = [await store.claim_due("p9", OPENED, 100, 50)]
    assert sorted(tables + left[0]) == sorted(f"t{n}" for n in range(20))


# ---- without other processes


async def test_nothing_is_received_without_other_processes(store: Store) -> None:
    changes, messages = aiter(store.changes()), aiter(store.peer_messages())
    waiting = [asyncio.ensure_future(anext(changes)), asyncio.ensure_future(anext(messages))]
    await store.create(head(), standing(), [])
    await store.append(change(1))
    await store.publish("is anybody there?")
    await store.delete("t1")
    await asyncio.sleep(0.1)
    assert not any(task.done() for task in waiting)
    await store.close()
    for task in waiting:
        with pytest.raises(StopAsyncIteration):
            await task
