"""The registry: presence, chat, turn notifications, eviction, other processes."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.service import registry as registry_module
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Begin, Give, Hello, Pause, Rename, Resume, Undo
from quakeboard.service.registry import IDLE_MS
from quakeboard.service.store import ChatLine
from quakeboard.service.table import Table

from .application import (
    EACH,
    NOON,
    FailingStore,
    FakeTimeRegistry,
    InlineBots,
    RecordingListener,
    TableHarness,
    begin,
    open_table,
    plan,
    seat_all,
)


class RecordingNotifier:
    """Records the turns it was notified of."""

    def __init__(self) -> None:
        self.fair_queue: list[int] = []

    def notify_turn(self, table: Table, seat: int) -> None:
        assert table.asked == seat
        self.fair_queue.append(seat)


# ------------------------------------------------------------------ turns


async def test_each_turn_is_announced_once(registry: FakeTimeRegistry) -> None:
    registry.turn_notifier = notifier = RecordingNotifier()
    harness = await begin(registry)
    assert notifier.fair_queue == [0]
    await harness.act()
    await harness.do(0, Rename, name="M", colour=0)
    await harness.do(0, Pause)
    await harness.do(2, Resume)
    await harness.act()
    assert notifier.fair_queue == [0, 1, 2]
    await harness.do(1, Undo)
    assert notifier.fair_queue == [0, 1, 2, 1]


async def test_bots_need_no_announcement(registry: FakeTimeRegistry) -> None:
    registry.turn_notifier = notifier = RecordingNotifier()
    harness = await begin(registry, plan(bots=(1, 2)))
    await harness.act()
    await registry.settle()
    assert notifier.fair_queue == [0, 0]


async def test_a_server_that_starts_again_announces_nothing_again(
    registry: FakeTimeRegistry, other: FakeTimeRegistry
) -> None:
    harness = await begin(registry)
    other.turn_notifier = notifier = RecordingNotifier()
    live_table = TableHarness(other, harness.opened, await other.get(harness.live_table.id))
    await live_table.live_table.refresh()
    await live_table.do(1, Rename, name="Juno", colour=1)
    assert notifier.fair_queue == []
    await live_table.act()
    assert notifier.fair_queue == [1]


async def test_of_two_processes_the_one_that_kept_it_announces_it(
    registry: FakeTimeRegistry, other: FakeTimeRegistry
) -> None:
    registry.turn_notifier, other.turn_notifier = here, there = RecordingNotifier(), RecordingNotifier()
    harness = await begin(registry)
    live_table = await other.get(harness.live_table.id)
    await harness.act()
    await live_table.refresh()
    assert (here.fair_queue, there.fair_queue) == ([0, 1], [])


async def test_a_turn_is_announced_when_it_is_known_to_be_kept(
    store: FailingStore, registry: FakeTimeRegistry
) -> None:
    registry.turn_notifier = notifier = RecordingNotifier()
    harness = await begin(registry)
    store.failures = ["after"]
    with pytest.raises(Exception, match="cannot be saved"):
        await harness.act()
    assert notifier.fair_queue == [0]
    await registry.settle()
    assert notifier.fair_queue == [0, 1]


# ------------------------------------------------------------------ live tables


async def test_an_idle_live_table_is_evicted(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry, plan(clock=EACH))
    table = harness.live_table.id
    listener = await harness.listen(0)
    registry.time += IDLE_MS + 1
    registry._evict_idle()
    assert table in registry.live_tables  # somebody listens
    registry.leave(harness.live_table, listener)
    registry.time += IDLE_MS + 1
    await registry.settle()
    del harness, listener
    registry._evict_idle()
    gc.collect()
    sizes = [
        len(registry.live_tables),
        len(registry._last_used),
        len(registry._clock_timers),
        len(registry._referenced),
        len(registry._loading),
    ]
    assert sizes == [0] * 5
    assert (await registry.get(table)).seq == 4


async def test_a_table_is_loaded_once_while_it_is_referenced(registry: FakeTimeRegistry) -> None:
    """A bot that decides while its table is evicted would otherwise act on a second copy of it."""
    harness = await begin(registry, plan(bots=(1, 2)))
    registry.time += IDLE_MS + 1
    registry._evict_idle()
    assert harness.live_table.id not in registry.live_tables
    assert await registry.get(harness.live_table.id) is harness.live_table
    assert registry.live_tables == {harness.live_table.id: harness.live_table}


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(registry: FakeTimeRegistry) -> None:
    for number in range(20):
        with pytest.raises(Refused, match="no such table"):
            await registry.get(f"t{number}")
    assert (registry.live_tables, registry._last_used, registry._loading) == ({}, {}, {})


async def test_a_finished_game_leaves_nothing_to_do(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry, plan(bots=(1, 2), clock=EACH))
    await harness.do(0, Give, bot="random")
    await registry.settle()
    assert harness.table.state == "over"
    assert (registry._bots_deciding, registry._clock_timers, registry._tasks) == (set(), {}, set())


async def test_a_registry_claims_what_is_due(
    store: FailingStore, registry: FakeTimeRegistry, other: FakeTimeRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies while a bot thinks; another one finds the table and goes on."""
    monkeypatch.setattr(registry, "_schedule", lambda live_table: None)
    harness = await begin(registry, plan(bots=(1, 2)))
    await harness.act()
    assert harness.table.asked == 1
    other.time = registry.time + registry_module.GRACE_MS + 1
    (due,) = await store.claim_due(
        "there", other.now() - registry_module.GRACE_MS, registry_module.TAKEOVER_MS, 200
    )
    await other._take_over(due)
    await other.settle()
    assert [move.seat for move in other.live_tables[due].table.moves] == [0, 1, 2]


async def test_one_table_that_cannot_be_read_does_not_stop_the_care_for_others(
    registry: FakeTimeRegistry, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await open_table(registry)

    async def broken(table: str) -> None:
        raise ValueError(table)

    registry.get = broken  # type: ignore[assignment,method-assign]
    registry._start_task(registry._take_over(harness.live_table.id))
    await registry.settle()
    assert "a task failed" in caplog.text


async def test_a_closed_registry_starts_no_task(store: FailingStore) -> None:
    registry = FakeTimeRegistry("closing", store, InlineBots())
    await registry.open()
    harness = await seat_all(registry, plan(bots=(1, 2)))
    await registry.close()
    registry.append_uncertain(harness.live_table)
    assert registry._tasks == set()


# ------------------------------------------------------------------ presence and chat


async def test_all_see_who_comes_and_goes(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry)
    listener = await harness.listen(2)
    other, watcher = await harness.listen(0), await harness.listen(None)
    assert listener.received("presence")[-1] == {"type": "presence", "here": [0, 2], "watchers": 1}
    twice = await harness.listen(0)
    registry.leave(harness.live_table, other)
    assert listener.received("presence")[-1]["here"] == [0, 2]  # on another device
    registry.leave(harness.live_table, twice)
    registry.leave(harness.live_table, watcher)
    registry.leave(harness.live_table, watcher)
    assert listener.received("presence")[-1] == {"type": "presence", "here": [2], "watchers": 0}


async def test_those_at_other_processes_are_there_too(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry)
    listener = await harness.listen(2)
    news = {"from": "there", "table": harness.live_table.id, "here": [1], "watchers": 2}
    await registry._handle_message(news)
    assert listener.received("presence")[-1] == {"type": "presence", "here": [1, 2], "watchers": 2}
    await registry._handle_message({**news, "here": [], "watchers": 0})
    assert listener.received("presence")[-1] == {"type": "presence", "here": [2], "watchers": 0}
    assert harness.live_table.remote_presence == {}
    await registry._handle_message({**news, "table": "gone"})


async def test_chat_lines_are_sent_once_and_in_order(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry)
    early = await harness.listen(0)
    assert await registry.say(harness.live_table, 0, "Mara", "hello") == 1
    assert await registry.say(harness.live_table, None, "Zoe", "hi") == 2
    late = await harness.listen(1)
    known = await harness.listen(2, heard=1)
    assert await registry.say(harness.live_table, 1, "Jun", "good luck") == 3
    assert [line["number"] for line in early.received("said")] == [1, 2, 3]
    assert [line["number"] for line in late.received("said")] == [1, 2, 3]
    assert [line["number"] for line in known.received("said")] == [2, 3]
    assert late.received("said")[1] == {
        "type": "said",
        "number": 2,
        "at": registry.now(),
        "seat": None,
        "name": "Zoe",
        "text": "hi",
    }


async def test_what_is_said_while_somebody_comes_in_is_not_lost(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry)

    class Late(RecordingListener):
        def send(self, message: bytes) -> None:
            if json.loads(message)["type"] == "welcome":
                registry._start_task(self._say())
            super().send(message)

        async def _say(self) -> None:
            await registry.say(harness.live_table, 0, "Mara", "hello")

    for have in (None, 2):
        listener = Late(1)
        hello = Hello(token=harness.opened.seats[1], have=have, heard=0 if have is None else 1)
        await registry.join(harness.live_table, listener, hello, host=False)
        await registry.settle()
        assert [line["number"] for line in listener.received("said")] == [1 if have is None else 2]
        registry.leave(harness.live_table, listener)


async def test_a_line_that_is_said_while_the_chat_is_being_read_is_not_lost(
    registry: FakeTimeRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await begin(registry)
    read, reads = registry.store.chat_lines, 0

    async def slow_read(table: str, after: int, limit: int) -> list[ChatLine]:
        """Read the chat, and let a line be said before the second and third results arrive."""
        nonlocal reads
        lines = await read(table, after, limit)
        reads += 1
        if reads in (2, 3):
            await registry.say(harness.live_table, 0, "Mara", "hello")
        return lines

    monkeypatch.setattr(registry.store, "chat_lines", slow_read)
    listener = RecordingListener(1)
    await registry.join(harness.live_table, listener, Hello(token=harness.opened.seats[1]), host=False)
    await registry.say(harness.live_table, 0, "Mara", "hello")
    assert [line["number"] for line in listener.received("said")] == [1, 2, 3]
    assert not harness.live_table.missed_chat


async def test_a_seat_can_be_muted(registry: FakeTimeRegistry) -> None:
    harness = await begin(registry)
    listener = await harness.listen(0)
    listener.muted = frozenset({1, None})
    for seat in (0, 1, 2, None):
        await registry.say(harness.live_table, seat, "x", "hello")
    assert [line["seat"] for line in listener.received("said")] == [0, 2]


async def test_lists_show_how_tables_stand(registry: FakeTimeRegistry) -> None:
    hidden = await open_table(registry)
    harness = await seat_all(registry, plan(public=True))
    (listed,) = await registry.public_tables()
    assert (listed.table, listed.standing.state, listed.standing.free_seats) == (
        harness.live_table.id,
        "open",
        0,
    )
    assert {line.table for line in await registry.tables_of("hana")} == {
        hidden.live_table.id,
        harness.live_table.id,
    }


# ------------------------------------------------------------------ by itself


async def test_an_open_registry_takes_over_what_others_left_behind(
    registry: FakeTimeRegistry, other: FakeTimeRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_schedule", lambda live_table: None)
    harness = await begin(registry, plan(bots=(1, 2)))
    await harness.act()
    other.time = registry.time + registry_module.GRACE_MS + 1
    await other.open()
    async with asyncio.timeout(300):
        while len(await harness.stored()) < 5:  # one sat down, the game began, three acted
            await asyncio.sleep(0.001)
    await other.close()


async def test_while_a_clock_runs_heartbeats_are_sent(
    store: FailingStore, registry: FakeTimeRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a clock is wrong by no more than that after a crash."""
    monkeypatch.setattr(registry_module, "IDLE_HEARTBEAT_EVERY", 10**9)
    monkeypatch.setattr(registry_module, "HEARTBEAT_SECONDS", 0.001)
    beats: list[int] = []
    beat = store.heartbeat

    async def note(process: str, now: int) -> None:
        await beat(process, now)
        beats.append(now)

    monkeypatch.setattr(store, "heartbeat", note)
    await registry.open()
    await until(lambda: beats)
    registry.time += 5_000
    await asyncio.sleep(0.02)
    assert beats == [NOON]
    later = registry.time + 60_000
    assert [outage.began for outage in await store.register_process("x", later, 1)] == [NOON]  # no clock ran
    harness = await seat_all(registry, plan(clock=EACH))
    registry.time = later + 5_000
    await harness.do(0, Begin)
    await until(lambda: beats[-1] == registry.time)
    outages = await store.register_process("y", registry.time + 60_000, 1)
    assert outages[-1].began == registry.time


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.001)
