"""A seat is handed over by a new secret. From then on the old one is worth nothing, anywhere."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.service import live_table as live_table_module
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Act, HandOver, Hello, Rename
from quakeboard.service.tokens import digest, new_token

from .application import FakeTimeService, RecordingListener, TableHarness, begin


async def hand_over(harness: TableHarness, seat: int) -> str:
    """Hand a seat over; the token of its new link."""
    token = new_token()
    await harness.do(seat, HandOver, token=token)
    return token


async def take_over(harness: TableHarness, token: str) -> str:
    """Open the link of a seat that was handed over; its secret."""
    hello = Hello(token=token, new_token=new_token())
    access = await harness.service.seats.enter(harness.live_table.id, hello, None)
    assert access.token is not None
    return access.token


async def test_the_new_link_opens_the_seat_and_the_old_one_does_not(service: FakeTimeService) -> None:
    harness = await begin(service)
    token = await take_over(harness, await hand_over(harness, 1))
    assert await service.seats.authorize(harness.live_table.id, token) == 1
    with pytest.raises(Refused, match="used or replaced"):
        await service.seats.authorize(harness.live_table.id, harness.opened.seats[1])
    assert await service.seats.authorize(harness.live_table.id, harness.opened.seats[0]) == 0


@pytest.mark.parametrize("token", ["", "x" * 31, "x" * 129])
async def test_a_secret_is_neither_short_nor_endless(service: FakeTimeService, token: str) -> None:
    harness = await begin(service)
    assert await harness.refused(1, HandOver, token=token) == "bad-token"


async def test_the_secret_stands_nowhere_but_with_its_owner(service: FakeTimeService) -> None:
    harness = await begin(service)
    listeners = [await harness.listen(seat) for seat in (0, 1, None)]
    token = await hand_over(harness, 1)
    sent = b"".join(message for listener in listeners for message in listener.sent)
    assert token.encode() not in sent
    assert digest(token).hex().encode() not in sent
    assert token not in str(await harness.stored())


async def test_a_connection_with_the_old_token_is_closed_once_and_sent_nothing_more(
    service: FakeTimeService,
) -> None:
    harness = await begin(service)
    old, watcher = await harness.listen(0), await harness.listen(None)
    token = await take_over(harness, await hand_over(harness, 0))
    new = await harness.listen(0, token=token)
    count = len(old.sent)
    await hand_over(harness, 1)
    await harness.do(0, Act, action="found 1,11 5")
    assert (old.revoked, len(old.sent)) == (1, count)
    assert (new.revoked, watcher.revoked) == (0, 0)
    assert new.received("update")[-1]["steps"][0]["action"] == "found 1,11 5"


async def test_the_others_see_who_is_gone(service: FakeTimeService) -> None:
    harness = await begin(service)
    watcher, _ = await harness.listen(None), await harness.listen(0)
    assert watcher.received("presence")[-1]["here"] == [0]
    await hand_over(harness, 0)
    assert watcher.received("presence")[-1]["here"] == []


async def test_a_client_that_joins_with_the_old_token_meanwhile_is_refused(
    service: FakeTimeService,
) -> None:
    harness = await begin(service)
    listener = RecordingListener(0)
    hello = Hello(token=harness.opened.seats[0])
    assert await service.seats.authorize(harness.live_table.id, hello.token) == 0
    await hand_over(harness, 0)
    with pytest.raises(Refused, match="used or replaced"):
        await service.join(harness.live_table, listener, hello, host=False)
    assert listener.sent == []


async def test_a_connection_that_is_catching_up_is_closed_too(
    service: FakeTimeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table_module, "MAX_HISTORY", 2)
    harness = await begin(service)
    for _ in range(9):
        await harness.act()

    class Slow(RecordingListener):
        async def drain(self) -> None:
            await asyncio.sleep(0)
            if not self.revoked:
                await hand_over(harness, 0)
                await harness.act()

    listener = Slow(0)
    await service.join(harness.live_table, listener, Hello(token=harness.opened.seats[0], have=0), host=False)
    assert listener.revoked == 1
    assert listener not in harness.live_table.listeners
    assert [message["seq"] for message in listener.received("update")] == [1, 2]


async def test_the_new_holder_is_not_closed_by_a_process_that_reads_the_entry_late(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service)
    elsewhere = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    token = await take_over(harness, await hand_over(harness, 0))
    listener = await elsewhere.listen(0, token=token)
    await elsewhere.live_table.refresh()
    assert (listener.revoked, listener in elsewhere.live_table.listeners) == (0, True)


async def test_the_old_holder_is_closed_by_another_process_when_it_reads_the_entry(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    harness = await begin(service)
    elsewhere = TableHarness(other, harness.opened, await other.registry.get(harness.live_table.id))
    listener = await elsewhere.listen(0)
    await hand_over(harness, 0)
    rename = Rename(seq=harness.live_table.seq, name="Mallory", colour=0)
    with pytest.raises(Refused, match="moved on"):
        await elsewhere.live_table.submit(0, rename)
    assert listener.revoked == 1
    assert harness.table.names[0] == "Mara"
