"""An operator and players at one table: entries of both, in one order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service import chat, personal_data
from quakeboard.service import log_entries as entries
from quakeboard.service.messages import Begin, Pause, Rename, Resign
from quakeboard.service.operator import Notice, Operator
from quakeboard.service.operator_notices import OperatorNotices
from quakeboard.service.store import Append
from quakeboard.service.table import Table

from .application import FailingStore, FakeTimeService, RecordingListener, begin, open_table, seat_all


async def nobody_is_told(_: Notice) -> None:
    """As if every server were slow to notice."""


def operator_in(service: FakeTimeService) -> Operator:
    """An operator in the process of the service."""
    return OperatorNotices(service.process, service.store, service.registry).operator("ada")


async def test_the_log_leads_to_the_same_table_after_what_an_operator_did(service: FakeTimeService) -> None:
    harness = await seat_all(service)
    operator = operator_in(service)
    await operator.free_seat(harness.live_table.id, 1)
    assert harness.table.free_seats == [1]
    await harness.do(1, Rename, name="Zoe", colour=1)
    await harness.do(0, Begin)
    await operator.close_seat(harness.live_table.id, 2, "random")
    assert harness.table.people == [0, 1]
    await operator.end(harness.live_table.id, "late")
    assert harness.log[-5:] == ["Freed", "Sat", "Began", "ClosedSeat", "Ended"]
    again = Table.from_log(harness.live_table.head, await harness.stored(), service.uptime)
    assert again.standing() == harness.table.standing()
    assert again.seats == harness.table.seats
    assert harness.table.state == "abandoned"


async def test_a_closed_seat_commands_no_more(service: FakeTimeService) -> None:
    harness = await begin(service)
    await operator_in(service).close_seat(harness.live_table.id, 1, "random")
    assert await harness.refused(1, Resign) == "has-resigned"
    assert await harness.refused(1, Pause) == "has-resigned"


async def test_a_player_who_did_not_know_yet_is_refused_by_the_number(service: FakeTimeService) -> None:
    harness = await begin(service)
    operator = Operator(service.store, "ada", nobody_is_told)
    await operator.end(harness.live_table.id)
    assert harness.table.state == "playing", "this process has not noticed"
    action = str(harness.table.legal()[0])
    with pytest.raises(QuakeboardError) as refused:
        await harness.act(action)
    assert refused.value.code == "stale-sequence"
    assert harness.table.state == "abandoned"


async def test_an_operator_whose_number_is_taken_looks_again(
    service: FakeTimeService, store: FailingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await begin(service)
    append, raced = store.append, False

    async def append_after_a_player(change: Append) -> bool:
        nonlocal raced
        if isinstance(change.entry.fact, entries.Ended) and not raced:
            raced = True
            await harness.act()
        return await append(change)

    monkeypatch.setattr(store, "append", append_after_a_player)
    await operator_in(service).end(harness.live_table.id)
    assert raced
    assert harness.log[-2:] == ["Acted", "Ended"]


async def test_a_line_that_is_removed_while_somebody_joins_is_not_sent(service: FakeTimeService) -> None:
    harness = await open_table(service)
    for text in ("one", "two"):
        await service.chat.say(harness.live_table, 0, "Mara", text)
    read = await service.chat.lines_after(harness.live_table, 0)
    chat.removed(harness.live_table, 1)
    newcomer = RecordingListener(None)
    await service.chat.send_missed(harness.live_table, newcomer, read, 0)
    assert [message["text"] for message in newcomer.received("said")] == ["two"]


async def test_a_table_that_is_deleted_while_it_is_loaded_is_not_kept(
    service: FakeTimeService, store: FailingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness = await open_table(service)
    table = harness.live_table.id
    service.registry.remove_deleted(table)  # as if this process had never had it
    load, operator = store.load, operator_in(service)
    notify, told = operator.notify, asyncio.Event()

    async def notify_and_say_so(notice: Notice) -> None:
        handled = asyncio.ensure_future(notify(notice))
        await asyncio.sleep(0)
        told.set()
        await handled

    async def load_then_delete(wanted: str) -> Any:
        found = await load(wanted)
        monkeypatch.setattr(store, "load", load)
        service.background.start(operator.delete(table))
        await told.wait()
        return found

    operator.notify = notify_and_say_so

    monkeypatch.setattr(store, "load", load_then_delete)
    await service.registry.get(table)
    await service.settle()
    assert table not in service.registry.live_tables
    with pytest.raises(QuakeboardError) as refused:
        await service.registry.get(table)
    assert refused.value.code == "no-table"


async def test_a_failed_notice_does_not_stop_the_next_ones(service: FakeTimeService) -> None:
    notices = OperatorNotices("here", service.store, service.registry)
    handled: list[Notice] = []

    async def handle(notice: Notice) -> None:
        handled.append(notice)
        raise KeyError("table")

    notices.handle = handle  # type: ignore[method-assign]
    service.background.start(notices.receive())
    await service.store.now()
    while len(handled) < 2:
        service.store._pubsub.publish_message('{"from": "there", "operator": "table"}')  # type: ignore[attr-defined]
        await service.store.exists("t")


async def test_a_table_that_was_opened_from_a_snapshot_is_operated_on_like_any(
    service: FakeTimeService,
) -> None:
    harness = await begin(service)
    await harness.act()
    table, before = harness.live_table.id, harness.table.standing()
    await service.registry.loader.store_snapshot(harness.table)
    service.registry.remove_deleted(table)
    live_table = await service.registry.get(table)
    await live_table.reload()
    assert (live_table.table.standing(), live_table.seq) == (before, harness.live_table.seq)
    operator = operator_in(service)
    await personal_data.erase(operator, await personal_data.by_seat(operator, table, 0))
    assert live_table.table.seats[0].name == "1"
    stored = await service.store.load(table)
    assert stored is not None
    assert stored.snapshot is None
    await operator.end(table)
    assert live_table.table.state == "abandoned"
