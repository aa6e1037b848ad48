"""When the store cannot be reached: nobody is told what is not kept, and it all comes right by itself."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.messages import Act, Pause, Rename
from quakeboard.service.store import Append, StoreUnavailable

from .application import FailingStore, SlowLobby, begin, plan


async def test_what_was_not_kept_has_not_happened(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(1)
    heard = len(ear.letters)
    table = party.table
    store.failures = ["before"]
    acknowledged: list[int] = []
    with pytest.raises(StoreUnavailable):
        await party.desk.submit(0, Act(seq=5, action="found 1,11 0"), kept=acknowledged.append)
    await lobby.settle()
    assert (acknowledged, len(ear.letters)) == ([], heard)
    assert (party.desk.told, party.table.asked) == (4, 0)
    assert party.table.view(0) == table.view(0)
    await party.act("found 1,11 1")
    assert ear.told("update")[-1]["seq"] == 5


async def test_what_was_kept_without_a_word_is_told_soon(store: FailingStore, lobby: SlowLobby) -> None:
    """Even if whoever did it never comes back."""
    party = await begin(lobby)
    ear = await party.listen(1)
    store.failures = ["after"]
    act = Act(seq=5, action="found 1,11 0")
    with pytest.raises(StoreUnavailable):
        await party.desk.submit(0, act)
    await lobby.settle()
    assert [message["seq"] for message in ear.told("update")] == [5]
    assert await party.desk.submit(0, act) == 5
    assert len(party.table.moves) == 1


async def test_the_same_again_is_recognised_after_that(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby)
    store.failures = ["after"]
    act = Act(seq=5, action="found 1,11 0")
    with pytest.raises(StoreUnavailable):
        await party.desk.submit(0, act)
    assert await party.desk.submit(0, act) == 5
    assert [entry.seq for entry in await party.stored()] == [1, 2, 3, 4, 5]


async def test_while_nobody_knows_nothing_else_is_done(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby)
    store.failures = ["after"]
    with pytest.raises(StoreUnavailable):
        await party.act("found 1,11 0")
    store.gone = True
    with pytest.raises(StoreUnavailable):
        await party.do(2, Pause)
    with pytest.raises(StoreUnavailable):
        await party.listen(2)
    store.gone = False
    with pytest.raises(QuakeboardError, match="moved on"):
        await party.desk.submit(2, Pause(seq=5))
    await party.do(2, Pause)
    assert party.desk.told == 6


async def test_an_entry_is_seen_by_nobody_before_it_is_kept(store: FailingStore, lobby: SlowLobby) -> None:
    """Nor by those who look at the table without asking the desk."""
    party = await begin(lobby)
    seen: list[tuple[int, int]] = []
    keep = store.append

    async def slow(change: Append) -> bool:
        for _ in range(3):
            await asyncio.sleep(0)
            seen.append((party.table.seq, len(party.table.moves)))
        return await keep(change)

    store.append = slow  # type: ignore[method-assign]
    await party.act("found 1,11 0")
    assert seen == [(4, 0)] * 3
    assert party.table.seq == 5


async def test_whoever_hangs_up_in_the_middle_leaves_no_doubt(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(1)
    keep, kept = store.append, asyncio.Event()

    async def stuck(change: Append) -> bool:
        await keep(change)
        kept.set()
        return await asyncio.Future()

    store.append = stuck  # type: ignore[method-assign]
    task = asyncio.create_task(party.act("found 1,11 0"))
    await kept.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await lobby.settle()
    assert [message["seq"] for message in ear.told("update")] == [5]


async def test_a_bot_tries_again_until_it_is_kept(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2)))
    store.failures = ["", "before", "after", "before", "after"]
    await party.act("found 1,11 0")
    await lobby.settle()
    assert [move.seat for move in party.table.moves][:3] == [0, 1, 2]
    assert [entry.seq for entry in await party.stored()] == list(range(1, party.desk.told + 1))


async def test_time_never_goes_back_in_a_log(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    lobby.time -= 5_000
    await party.act("found 1,11 0")
    assert party.table.entries[-1].at == party.table.entries[-2].at


async def test_a_table_that_was_deleted_is_gone(store: FailingStore, lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2)))
    await store.delete(party.desk.id)
    assert await party.refused(0, Act, action="found 1,11 0") == "no-table"
    assert await party.refused(0, Rename, name="M", colour=0) == "no-table"
    await lobby._flag(party.desk)


async def test_a_second_process_goes_on_where_the_first_died(lobby: SlowLobby, other: SlowLobby) -> None:
    party = await begin(lobby, plan("seismic", 2))
    for _ in range(10):
        await party.act()
    desk = await other.desk(party.desk.id)
    assert desk.table.entries == party.table.entries
    assert desk.table.view(1) == party.table.view(1)
    assert desk.table.legal() == party.table.legal()
    assert desk.table.standing() == party.table.standing()
