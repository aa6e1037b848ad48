"""The service: presence, chat, turn notifications, eviction, other processes."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.service import peers
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Begin, Give, Hello, Pause, Rename, Resume, Undo
from quakeboard.service.notices import Notice
from quakeboard.service.registry import IDLE_MS
from quakeboard.service.store import ChatLine

from .application import (
    EACH,
    NOON,
    FailingStore,
    FakeTimeService,
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

    def is_wanted(self, table: str) -> bool:
        return True

    def announce(self, notice: Notice) -> None:
        if notice.kind == "turn":
            assert notice.seat is not None
            self.fair_queue.append(notice.seat)

    def turn_passed(self, table: str) -> None: ...


# ------------------------------------------------------------------ turns


async def test_each_turn_is_announced_once(service: FakeTimeService) -> None:
    service.announcer.notifier = notifier = RecordingNotifier()
    harness = await begin(service)
    assert notifier.fair_queue == [0]
    await harness.act()
    await harness.do(0, Rename, name="M", colour=0)
    await harness.do(0, Pause)
    await harness.do(2, Resume)
    await harness.act()
    assert notifier.fair_queue == [0, 1, 2]
    await harness.do(1, Undo)
    assert notifier.fair_queue == [0, 1, 2, 1]


async def test_bots_need_no_announcement(service: FakeTimeService) -> None:
    service.announcer.notifier = notifier = RecordingNotifier()
    harness = await begin(service, plan(bots=(1, 2)))
    await harness.act()
    await service.settle()
    assert notifier.fair_queue == [0, 0]


async def test_a_server_that_starts_again_announces_nothing_again(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service)
    other.announcer.notifier = notifier = RecordingNotifier()
    live_table = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    await live_table.live_table.refresh()
    await live_table.do(1, Rename, name="Juno", colour=1)
    assert notifier.fair_queue == []
    await live_table.act()
    assert notifier.fair_queue == [1]


async def test_of_two_processes_the_one_that_kept_it_announces_it(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    service.announcer.notifier, other.announcer.notifier = here, there = (
        RecordingNotifier(),
        RecordingNotifier(),
    )
    harness = await begin(service)
    live_table = await other.registry.get(harness.live_table.id)
    await harness.act()
    await live_table.refresh()
    assert (here.fair_queue, there.fair_queue) == ([0, 1], [])


async def test_a_turn_is_announced_when_it_is_known_to_be_kept(
    store: FailingStore, service: FakeTimeService
) -> None:
    service.announcer.notifier = notifier = RecordingNotifier()
    harness = await begin(service)
    store.failures = ["after"]
    with pytest.raises(Exception, match="cannot be saved"):
        await harness.act()
    assert notifier.fair_queue == [0]
    await service.settle()
    assert notifier.fair_queue == [0, 1]


# ------------------------------------------------------------------ live tables


async def test_an_idle_live_table_is_evicted(service: FakeTimeService) -> None:
    harness = await begin(service, plan(clock=EACH))
    table = harness.live_table.id
    listener = await harness.listen(0)
    service.time.ms += IDLE_MS + 1
    service.evict_idle()
    assert table in service.registry.live_tables  # somebody listens
    service.leave(harness.live_table, listener)
    service.time.ms += IDLE_MS + 1
    await service.settle()
    del harness, listener
    service.evict_idle()
    gc.collect()
    sizes = [
        len(service.registry.live_tables),
        len(service.registry._last_used),
        len(service.scheduler.clock_timers),
        len(service.registry._referenced),
        len(service.registry.loading),
    ]
    assert sizes == [0] * 5
    assert (await service.registry.get(table)).seq == 4


async def test_a_table_is_loaded_once_while_it_is_referenced(service: FakeTimeService) -> None:
    """A bot that decides while its table is evicted would otherwise act on a second copy of it."""
    harness = await begin(service, plan(bots=(1, 2)))
    service.time.ms += IDLE_MS + 1
    service.evict_idle()
    assert harness.live_table.id not in service.registry.live_tables
    assert await service.registry.get(harness.live_table.id) is harness.live_table
    assert service.registry.live_tables == {harness.live_table.id: harness.live_table}


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(service: FakeTimeService) -> None:
    for number in range(20):
        with pytest.raises(Refused, match="no such table"):
            await service.registry.get(f"t{number}")
    assert (service.registry.live_tables, service.registry._last_used, service.registry.loading) == (
        {},
        {},
        {},
    )


async def test_a_finished_game_leaves_nothing_to_do(service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2), clock=EACH))
    await harness.do(0, Give, bot="random")
    await service.settle()
    assert harness.table.state == "over"
    assert (service.scheduler.bots_deciding, service.scheduler.clock_timers, service.background.running) == (
        set(),
        {},
        set(),
    )


async def test_a_service_claims_what_is_due(
    store: FailingStore, service: FakeTimeService, other: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies while a bot thinks; another one finds the table and goes on."""
    monkeypatch.setattr(service.scheduler, "schedule", lambda live_table: None)
    harness = await begin(service, plan(bots=(1, 2)))
    await harness.act()
    assert harness.table.asked == 1
    other.time.ms = service.time.ms + peers.GRACE_MS + 1
    (due,) = await store.claim_due("there", other.now() - peers.GRACE_MS, peers.TAKEOVER_MS, 200)
    await other.take_over(due)
    await other.settle()
    assert [move.seat for move in other.registry.live_tables[due].table.moves] == [0, 1, 2]


async def test_one_table_that_cannot_be_read_does_not_stop_the_care_for_others(
    service: FakeTimeService, caplog: pytest.LogCaptureFixture
) -> None:
    harness = await open_table(service)

    async def broken(table: str) -> None:
        raise ValueError(table)

    service.registry.get = broken  # type: ignore[assignment,method-assign]
    service.background.start(service.take_over(harness.live_table.id))
    await service.settle()
    assert "a task failed" in caplog.text


async def test_a_closed_service_starts_no_task(store: FailingStore) -> None:
    service = FakeTimeService("closing", store, InlineBots())
    await service.open()
    harness = await seat_all(service, plan(bots=(1, 2)))
    await service.close()
    service.append_uncertain(harness.live_table)
    assert service.background.running == set()


# ------------------------------------------------------------------ presence and chat


async def test_all_see_who_comes_and_goes(service: FakeTimeService) -> None:
    harness = await begin(service)
    listener = await harness.listen(2)
    other, watcher = await harness.listen(0), await harness.listen(None)
    assert listener.received("presence")[-1] == {
        "type": "presence",
        "here": [0, 2],
        "watchers": 1,
        "devices": {"0": 1, "2": 1},
        "seen": {"1": NOON},
    }
    twice = await harness.listen(0)
    assert listener.received("presence")[-1]["devices"] == {"0": 2, "2": 1}
    service.leave(harness.live_table, other)
    assert listener.received("presence")[-1]["here"] == [0, 2]  # on another device
    service.leave(harness.live_table, twice)
    service.leave(harness.live_table, watcher)
    service.leave(harness.live_table, watcher)
    last = listener.received("presence")[-1]
    assert (last["here"], last["watchers"], last["devices"]) == ([2], 0, {"2": 1})
    assert (last["seen"], last["away"]["seat"]) == ({"0": NOON, "1": NOON}, 0)


async def test_those_at_other_processes_are_there_too(service: FakeTimeService) -> None:
    harness = await begin(service)
    listener = await harness.listen(2)
    news = {"from": "there", "table": harness.live_table.id, "here": [1], "watchers": 2}
    await service.handle_message(news)
    last = listener.received("presence")[-1]
    assert (last["here"], last["watchers"], last["devices"]) == ([1, 2], 2, {"1": 1, "2": 1})
    await service.handle_message({**news, "here": [1, 2], "devices": [2, 1]})
    assert listener.received("presence")[-1]["devices"] == {"1": 2, "2": 2}
    await service.handle_message({**news, "here": [], "watchers": 0})
    last = listener.received("presence")[-1]
    assert (last["here"], last["watchers"], last["devices"]) == ([2], 0, {"2": 1})
    assert (last["seen"], last["away"]["seat"]) == ({"0": NOON, "1": NOON}, 0)
    assert harness.live_table.remote_presence == {}
    await service.handle_message({**news, "table": "gone"})


async def test_chat_lines_are_sent_once_and_in_order(service: FakeTimeService) -> None:
    harness = await begin(service)
    early = await harness.listen(0)
    assert await service.chat.say(harness.live_table, 0, "Mara", "hello") == 1
    assert await service.chat.say(harness.live_table, None, "Zoe", "hi") == 2
    late = await harness.listen(1)
    known = await harness.listen(2, heard=1)
    assert await service.chat.say(harness.live_table, 1, "Jun", "good luck") == 3
    assert [line["number"] for line in early.received("said")] == [1, 2, 3]
    assert [line["number"] for line in late.received("said")] == [1, 2, 3]
    assert [line["number"] for line in known.received("said")] == [2, 3]
    assert late.received("said")[1] == {
        "type": "said",
        "number": 2,
        "at": service.now(),
        "seat": None,
        "name": "Zoe",
        "text": "hi",
    }


async def test_what_is_said_while_somebody_comes_in_is_not_lost(service: FakeTimeService) -> None:
    harness = await begin(service)

    class Late(RecordingListener):
        def send(self, message: bytes) -> None:
            if json.loads(message)["type"] == "welcome":
                service.background.start(self._say())
            super().send(message)

        async def _say(self) -> None:
            await service.chat.say(harness.live_table, 0, "Mara", "hello")

    for have in (None, 2):
        listener = Late(1)
        hello = Hello(token=harness.opened.seats[1], have=have, heard=0 if have is None else 1)
        await service.join(harness.live_table, listener, hello, host=False)
        await service.settle()
        assert [line["number"] for line in listener.received("said")] == [1 if have is None else 2]
        service.leave(harness.live_table, listener)


async def test_a_line_that_is_said_while_the_chat_is_being_read_is_not_lost(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await begin(service)
    read, reads = service.store.chat_lines, 0

    async def slow_read(table: str, after: int, limit: int) -> list[ChatLine]:
        """Read the chat, and let a line be said before the second and third results arrive."""
        nonlocal reads
        lines = await read(table, after, limit)
        reads += 1
        if reads in (2, 3):
            await service.chat.say(harness.live_table, 0, "Mara", "hello")
        return lines

    monkeypatch.setattr(service.store, "chat_lines", slow_read)
    listener = RecordingListener(1)
    await service.join(harness.live_table, listener, Hello(token=harness.opened.seats[1]), host=False)
    await service.chat.say(harness.live_table, 0, "Mara", "hello")
    assert [line["number"] for line in listener.received("said")] == [1, 2, 3]
    assert not harness.live_table.missed_chat


async def test_a_seat_can_be_muted(service: FakeTimeService) -> None:
    harness = await begin(service)
    listener = await harness.listen(0)
    listener.muted = frozenset({1, None})
    for seat in (0, 1, 2, None):
        await service.chat.say(harness.live_table, seat, "x", "hello")
    assert [line["seat"] for line in listener.received("said")] == [0, 2]


async def test_lists_show_how_tables_stand(service: FakeTimeService) -> None:
    hidden = await open_table(service)
    harness = await seat_all(service, plan(public=True))
    (listed,) = await service.store.public_tables(100)
    assert (listed.table, listed.standing.state, listed.standing.free_seats) == (
        harness.live_table.id,
        "open",
        0,
    )
    assert {line.table for line in await service.store.tables_of("hana", 100)} == {
        hidden.live_table.id,
        harness.live_table.id,
    }


# ------------------------------------------------------------------ by itself


async def test_an_open_service_takes_over_what_others_left_behind(
    service: FakeTimeService, other: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service.scheduler, "schedule", lambda live_table: None)
    harness = await begin(service, plan(bots=(1, 2)))
    await harness.act()
    other.time.ms = service.time.ms + peers.GRACE_MS + 1
    await other.open()
    async with asyncio.timeout(300):
        while len(await harness.stored()) < 5:  # one sat down, the game began, three acted
            await asyncio.sleep(0.001)
    await other.close()


async def test_while_a_clock_runs_heartbeats_are_sent(
    store: FailingStore, service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a clock is wrong by no more than that after a crash."""
    monkeypatch.setattr(peers, "IDLE_HEARTBEAT_EVERY", 10**9)
    monkeypatch.setattr(peers, "HEARTBEAT_SECONDS", 0.001)
    beats: list[int] = []
    beat = store.heartbeat

    async def note(process: str, now: int) -> None:
        await beat(process, now)
        beats.append(now)

    monkeypatch.setattr(store, "heartbeat", note)
    await service.open()
    await until(lambda: beats)
    service.time.ms += 5_000
    await asyncio.sleep(0.02)
    assert beats == [NOON]
    later = service.time.ms + 60_000
    assert [outage.began for outage in await store.register_process("x", later, 1)] == [NOON]  # no clock ran
    harness = await seat_all(service, plan(clock=EACH))
    service.time.ms = later + 5_000
    await harness.do(0, Begin)
    await until(lambda: beats[-1] == service.time.ms)
    outages = await store.register_process("y", service.time.ms + 60_000, 1)
    assert outages[-1].began == service.time.ms


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.001)
