"""Whoever opened a table gives free seats to bots, and takes them away again, before the game begins."""

from __future__ import annotations

import pytest

from quakeboard.core.errors import QuakeboardError
from quakeboard.service.messages import Abandon, Begin, Hello, Rematch, Rename, SeatBot
from quakeboard.service.table import Table
from quakeboard.service.tokens import new_token

from .application import FakeTimeService, TableHarness, plan
from .connected import ConnectedClient

HOST = "hana"


async def opened(service: FakeTimeService, **wishes: object) -> TableHarness:
    """A table for three at which only Mara sits."""
    made = await service.opening.create(HOST, plan(**wishes))  # type: ignore[arg-type]
    harness = TableHarness(service, made, await service.registry.get(made.table))
    await harness.do(0, Rename, name="Mara", colour=0)
    return harness


async def freed(harness: TableHarness, seat: int) -> str:
    """The token of the link of a seat that is taken from its bot."""
    told: list[str] = []
    await harness.service.seats.unseat_bot(harness.live_table, seat, told.append)
    (token,) = told
    return token


async def code(awaitable: object) -> str:
    with pytest.raises(QuakeboardError) as found:
        await awaitable  # type: ignore[misc]
    return found.value.code


async def test_bots_take_free_seats_and_the_game_begins_and_is_played(service: FakeTimeService) -> None:
    harness = await opened(service)
    for seat in (1, 2):
        await harness.service.seats.seat_bot(harness.live_table, seat, "greedy")
    assert harness.table.names == ["Mara", "greedy", "greedy 2"]
    assert harness.table.people == [0]
    assert not harness.table.free_seats
    await harness.do(0, Begin)
    await harness.service.settle()
    assert harness.table.asked == 0


async def test_a_seat_taken_from_a_bot_has_a_link_and_is_for_a_person(service: FakeTimeService) -> None:
    harness = await opened(service)
    seats, table = harness.service.seats, harness.live_table.id
    await seats.seat_bot(harness.live_table, 1, "greedy")
    link = await freed(harness, 1)
    assert harness.table.free_seats == [1, 2]
    secret = new_token()
    assert (await seats.enter(table, Hello(token=link, new_token=secret), None)).seat == 1
    await harness.do(1, Rename, name="Jun", colour=1)
    assert harness.table.people == [0, 1]


async def test_nothing_opens_the_seat_of_a_bot_any_more(service: FakeTimeService) -> None:
    harness = await opened(service)
    seats, table, link = harness.service.seats, harness.live_table.id, harness.opened.seats[1]
    secret = new_token()
    await seats.enter(table, Hello(token=link, new_token=secret), None)
    listener = await harness.listen(1, token=secret)
    await seats.seat_bot(harness.live_table, 1, "greedy")
    assert listener.revoked == 1
    for hello in (Hello(token=link, new_token=new_token()), Hello(token=secret)):
        assert await code(seats.enter(table, hello, None)) == "link-used"


async def test_what_is_refused(service: FakeTimeService) -> None:
    harness = await opened(service, public=True)
    seats, live_table = harness.service.seats, harness.live_table
    assert await code(seats.seat_bot(live_table, 0, "greedy")) == "seat-taken"
    assert await code(seats.seat_bot(live_table, 3, "greedy")) == "no-seat"
    assert await code(seats.seat_bot(live_table, 1, "nobody-knows")) == "unknown-bot"
    assert await code(freed(harness, 1)) == "no-bot-plays"
    assert await code(freed(harness, 0)) == "no-bot-plays"
    await seats.seat_bot(live_table, 1, "greedy")
    assert await code(seats.seat_bot(live_table, 1, "greedy")) == "seat-taken"
    assert await code(seats.take_seat(live_table.id, 1, "another", "Jun", None)) == "seat-taken"
    await seats.seat_bot(live_table, 2, "greedy")
    await harness.do(0, Begin)
    assert await code(freed(harness, 1)) == "has-begun"


async def test_one_seat_stays_for_a_person(service: FakeTimeService) -> None:
    made = await service.opening.create(HOST, plan())
    live_table = await service.registry.get(made.table)
    for seat in (0, 1):
        await service.seats.seat_bot(live_table, seat, "greedy")
    assert await code(service.seats.seat_bot(live_table, 2, "greedy")) == "nobody-plays"


async def test_a_person_may_be_called_like_a_bot(service: FakeTimeService) -> None:
    harness = await opened(service)
    await harness.do(1, Rename, name="Greedy", colour=2)
    await harness.service.seats.seat_bot(harness.live_table, 2, "greedy")
    assert harness.table.names[2] == "greedy 2"
    assert harness.table.seats[2].colour == 1


async def test_only_the_host_may(service: FakeTimeService) -> None:
    harness = await opened(service)
    for session, bot in (("another", "greedy"), (None, None)):
        client = ConnectedClient(harness, session)
        await client.hello(harness.opened.watch)
        assert (await client.ask(SeatBot(id=7, seat=1, bot=bot)))["code"] == "not-the-host"
    host = ConnectedClient(harness, HOST)
    await host.hello(harness.opened.watch)
    assert await host.ask(SeatBot(id=8, seat=1, bot="greedy")) == {"type": "done", "id": 8}
    assert len((await host.ask(SeatBot(id=9, seat=1)))["token"]) >= 32


async def test_a_log_leads_to_the_same_seats(service: FakeTimeService) -> None:
    harness = await opened(service)
    await harness.service.seats.seat_bot(harness.live_table, 1, "greedy")
    await harness.service.seats.seat_bot(harness.live_table, 2, "random")
    await freed(harness, 2)
    log = await harness.service.store.entries(harness.live_table.id, 0)
    again = Table.from_log(harness.live_table.head, log, harness.service.uptime)
    assert again.seats == harness.table.seats


async def test_a_rematch_keeps_its_bots(service: FakeTimeService) -> None:
    harness = await opened(service)
    for seat in (1, 2):
        await harness.service.seats.seat_bot(harness.live_table, seat, "greedy")
    await harness.do(0, Begin)
    await harness.service.settle()
    await harness.do(0, Abandon)
    table = await service.opening.rematch(harness.live_table, 0, Rematch(seq=harness.live_table.seq + 1))
    again = await service.registry.get(table)
    assert [(seat.name, seat.bot, seat.is_bot_seat) for seat in again.table.seats] == [
        ("greedy 2", "greedy", True),
        ("Mara", None, False),
        ("greedy", "greedy", True),
    ]
