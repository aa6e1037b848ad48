"""When the store is unavailable: nothing is broadcast that is not stored, and tables recover."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.messages import Act, Pause, Rename
from quakeboard.service.store import Append, StoreUnavailable

from .application import FailingStore, FakeTimeService, begin, plan


async def test_what_was_not_kept_has_not_happened(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service)
    listener = await harness.listen(1)
    count = len(listener.sent)
    table = harness.table
    store.failures = ["before"]
    acknowledged: list[int] = []
    with pytest.raises(StoreUnavailable):
        await harness.live_table.submit(0, Act(seq=5, action="found 1,11 0"), on_stored=acknowledged.append)
    await service.settle()
    assert (acknowledged, len(listener.sent)) == ([], count)
    assert (harness.live_table.seq, harness.table.asked) == (4, 0)
    assert harness.table.view(0) == table.view(0)
    await harness.act("found 1,11 1")
    assert listener.received("update")[-1]["seq"] == 5


async def test_an_entry_that_was_stored_without_an_answer_is_broadcast_soon(
    store: FailingStore, service: FakeTimeService
) -> None:
    """Even if whoever did it never comes back."""
    harness = await begin(service)
    listener = await harness.listen(1)
    store.failures = ["after"]
    act = Act(seq=5, action="found 1,11 0")
    with pytest.raises(StoreUnavailable):
        await harness.live_table.submit(0, act)
    await service.settle()
    assert [message["seq"] for message in listener.received("update")] == [5]
    assert await harness.live_table.submit(0, act) == 5
    assert len(harness.table.moves) == 1


async def test_the_same_again_is_recognised_after_that(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service)
    store.failures = ["after"]
    act = Act(seq=5, action="found 1,11 0")
    with pytest.raises(StoreUnavailable):
        await harness.live_table.submit(0, act)
    assert await harness.live_table.submit(0, act) == 5
    assert [entry.seq for entry in await harness.stored()] == [1, 2, 3, 4, 5]


async def test_while_nobody_knows_nothing_else_is_done(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service)
    store.failures = ["after"]
    with pytest.raises(StoreUnavailable):
        await harness.act("found 1,11 0")
    store.gone = True
    with pytest.raises(StoreUnavailable):
        await harness.do(2, Pause)
    with pytest.raises(StoreUnavailable):
        await harness.listen(2)
    store.gone = False
    with pytest.raises(QuakeboardError, match="moved on"):
        await harness.live_table.submit(2, Pause(seq=5))
    await harness.do(2, Pause)
    assert harness.live_table.seq == 6


async def test_an_entry_is_seen_by_nobody_before_it_is_kept(
    store: FailingStore, service: FakeTimeService
) -> None:
    """Not even to callers that read `table` without the lock."""
    harness = await begin(service)
    seen: list[tuple[int, int]] = []
    keep = store.append

    async def slow(change: Append) -> bool:
        for _ in range(3):
            await asyncio.sleep(0)
            seen.append((harness.table.seq, len(harness.table.moves)))
        return await keep(change)

    store.append = slow  # type: ignore[method-assign]
    await harness.act("found 1,11 0")
    assert seen == [(4, 0)] * 3
    assert harness.table.seq == 5


async def test_whoever_hangs_up_in_the_middle_leaves_no_doubt(
    store: FailingStore, service: FakeTimeService
) -> None:
    harness = await begin(service)
    listener = await harness.listen(1)
    keep, kept = store.append, asyncio.Event()

    async def stuck(change: Append) -> bool:
        await keep(change)
        kept.set()
        return await asyncio.Future()

    store.append = stuck  # type: ignore[method-assign]
    task = asyncio.create_task(harness.act("found 1,11 0"))
    await kept.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await service.settle()
    assert [message["seq"] for message in listener.received("update")] == [5]


async def test_a_bot_tries_again_until_it_is_kept(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    store.failures = ["", "before", "after", "before", "after"]
    await harness.act("found 1,11 0")
    await service.settle()
    assert [move.seat for move in harness.table.moves][:3] == [0, 1, 2]
    assert [entry.seq for entry in await harness.stored()] == list(range(1, harness.live_table.seq + 1))


async def test_time_never_goes_back_in_a_log(service: FakeTimeService) -> None:
    harness = await begin(service)
    service.time.ms -= 5_000
    await harness.act("found 1,11 0")
    assert harness.table.entries[-1].at == harness.table.entries[-2].at


async def test_a_table_that_was_deleted_is_gone(store: FailingStore, service: FakeTimeService) -> None:
    harness = await begin(service, plan(bots=(1, 2)))
    await store.delete(harness.live_table.id)
    assert await harness.refused(0, Act, action="found 1,11 0") == "no-table"
    assert await harness.refused(0, Rename, name="M", colour=0) == "no-table"
    await service.scheduler.apply_timeout(harness.live_table)


async def test_a_second_process_goes_on_where_the_first_died(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service, plan("seismic", 2))
    for _ in range(10):
        await harness.act()
    live_table = await other.registry.get(harness.live_table.id)
    assert live_table.table.entries == harness.table.entries
    assert live_table.table.view(1) == harness.table.view(1)
    assert live_table.table.legal() == harness.table.legal()
    assert live_table.table.standing() == harness.table.standing()
