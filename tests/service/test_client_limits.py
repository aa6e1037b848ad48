"""What a client may hold of what is there for all, and how bots share the workers with those of others."""

from __future__ import annotations

import asyncio

import pytest

from quakeboard.service import listing
from quakeboard.service.api_types import OpenTable
from quakeboard.service.bots import Asker
from quakeboard.service.client_limits import COUNTED_MS, MAX_OPEN_SEATS, MAX_OPEN_TABLES
from quakeboard.service.errors import Refused
from quakeboard.service.fair_scheduling import Path
from quakeboard.service.messages import Begin, Leave, Undo
from quakeboard.service.table_setup import SeatPlan
from quakeboard.service.unused_seats import CONNECT_MS
from quakeboard.service.workers import ANYBODY, Task

from .application import FakeTimeService, InlineBots, InlineWorkers, begin, open_table, plan

PUBLIC = OpenTable(game="seismic", seats=[SeatPlan(), SeatPlan()], public=True)
PRIVATE = OpenTable(game="seismic", seats=[SeatPlan(), SeatPlan()])


async def refusal_of(*work: object) -> list[str]:
    """The codes with which these are refused, all begun at once."""
    found = await asyncio.gather(*work, return_exceptions=True)  # type: ignore[call-overload]
    assert all(isinstance(error, Refused) for error in found if isinstance(error, BaseException))
    return [error.code for error in found if isinstance(error, Refused)]


async def test_a_client_has_so_many_public_tables_that_have_not_begun(service: FakeTimeService) -> None:
    def open_one(opener: str, wanted: OpenTable = PUBLIC) -> object:
        return service.opening.open_table("session", wanted, None, opener)

    many = [open_one("client") for _ in range(MAX_OPEN_TABLES + 5)]
    assert await refusal_of(*many) == ["too-many-open-tables"] * 5
    assert await refusal_of(open_one("another"), open_one("client", PRIVATE)) == []
    assert await refusal_of(*(open_one("") for _ in range(MAX_OPEN_TABLES + 1))) == []
    service.time.ms += COUNTED_MS + 1
    assert await refusal_of(open_one("client")) == []


async def test_a_client_has_so_many_seats_at_tables_that_have_not_begun(service: FakeTimeService) -> None:
    tables = [await open_table(service, plan(public=True)) for _ in range(MAX_OPEN_SEATS + 3)]

    def take(number: int, client: str) -> object:
        return service.seats.take_seat(tables[number].live_table.id, 1, f"s{number}", "Jun", None, client)

    many = [take(number, "client") for number in range(len(tables))]
    assert await refusal_of(*many) == ["too-many-seats"] * 3
    free = [number for number, harness in enumerate(tables) if harness.table.seats[1].name is None]
    assert len(free) == 3
    assert await refusal_of(take(free[0], "another")) == []
    taken = next(harness for harness in tables if harness.table.seats[1].name == "Jun")
    await taken.do(1, Leave)
    assert await refusal_of(take(free[1], "client")) == []
    assert await refusal_of(take(free[2], "client")) == ["too-many-seats"]


async def test_a_rematch_has_the_opener_of_its_table(service: FakeTimeService) -> None:
    opened = await service.opening.create("hana", plan(), opener="client")
    live_table = await service.registry.get(opened.table)
    assert service.opening._rotated(live_table.table).opener == "client"


async def test_where_somebody_is_connected_is_listed_first(service: FakeTimeService) -> None:
    first = await open_table(service, plan(public=True))
    service.time.ms += 1000
    second = await open_table(service, plan(public=True))

    async def listed() -> list[str]:
        live_tables = service.registry.live_tables.values()
        return [line.table for line in await listing.public_tables(service.store, live_tables)]

    assert await listed() == [second.live_table.id, first.live_table.id]
    await first.listen(None)
    assert await listed() == [first.live_table.id, second.live_table.id]


# ---------------------------------------------------------------------- bots


class WaitingWorkers(InlineWorkers):
    """Workers that never come round to a task."""

    def __init__(self) -> None:
        self.waiting: list[Path] = []

    async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
        self.waiting.append(path)
        try:
            await asyncio.Event().wait()
        finally:
            self.waiting.remove(path)
        return b""

    def move(self, old: Path, new: Path) -> None:
        self.waiting = [new if path == old else path for path in self.waiting]


@pytest.fixture
def workers(service: FakeTimeService) -> WaitingWorkers:
    workers = WaitingWorkers()
    service.scheduler.bots = InlineBots(workers)
    return workers


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_bot_waits_as_one_whom_those_who_are_connected_wait_for(
    service: FakeTimeService, workers: WaitingWorkers
) -> None:
    harness = await begin(service, plan(bots=(1,)))
    await harness.act("found 1,11 0")
    await settle()
    table = harness.live_table.id
    assert workers.waiting == [Asker("unattended", "", table)]
    watcher = await harness.listen(None)
    assert workers.waiting == [Asker("watched", "", table)]
    player = await harness.listen(0)
    assert workers.waiting == [Asker("awaited", "", table)]
    service.leave(harness.live_table, player)
    service.leave(harness.live_table, watcher)
    assert workers.waiting == [Asker("unattended", "", table)]


async def test_a_table_waits_for_one_decision_however_often_it_changes(
    service: FakeTimeService, workers: WaitingWorkers
) -> None:
    harness = await begin(service, plan(bots=(1,)))
    for _ in range(5):
        await harness.act("found 1,11 0")
        await settle()
        assert len(workers.waiting) == 1
        await harness.do(0, Undo)
        await settle()
        assert workers.waiting == []


# ---------------------------------------------------------------------- seats that nobody uses


async def test_a_seat_for_which_nobody_connects_is_free_again(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(public=True))
    table = harness.live_table.id
    await service.seats.take_seat(table, 1, "jun", "Jun", None)
    service.time.ms += CONNECT_MS - 1
    service.free_unused_seats()
    await service.settle()
    assert harness.table.names[1] == "Jun"
    service.time.ms += 1
    service.free_unused_seats()
    await service.settle()
    assert harness.table.seats[1].name is None
    assert harness.log[-1] == "Left"
    await service.seats.take_seat(table, 1, "ada", "Ada", None)


async def test_a_seat_stays_with_who_has_connected_once(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(public=True))
    harness.opened.seats[1] = await service.seats.take_seat(harness.live_table.id, 1, "jun", "Jun", None)
    service.leave(harness.live_table, await harness.listen(1))
    service.time.ms += CONNECT_MS
    service.free_unused_seats()
    await service.settle()
    assert harness.table.names[1] == "Jun"


async def test_a_seat_in_a_game_that_has_begun_is_kept(service: FakeTimeService) -> None:
    harness = await open_table(service, plan(public=True, bots=(1, 2)))
    await service.seats.take_seat(harness.live_table.id, 0, "jun", "Jun", None)
    await harness.do(0, Begin)
    service.time.ms += CONNECT_MS
    service.free_unused_seats()
    await service.settle()
    assert harness.table.names[0] == "Jun"
