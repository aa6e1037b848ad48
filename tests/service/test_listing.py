"""Tables in lists: the watcher's view, the figures beside it, and the quakes of the last day."""

from __future__ import annotations

import json
import random

import msgspec

from quakeboard.service import listing
from quakeboard.service.quakes import DAY_MS, MAX_EVENTS, MAX_QUAKES, MAX_QUAKES_OF_A_TABLE
from quakeboard.service.table_setup import Clock

from .application import FakeTimeService, begin, plan, play_on, seat_all
from .client import check_no_secret_coins


async def test_the_line_of_a_table_tells_what_a_small_board_needs(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 2, clock=Clock("move", 60), public=True))
    await harness.listen(0)
    await harness.listen(None)
    line = listing.line_of(harness.live_table)
    assert (line.seq, line.watchers) == (harness.table.seq, 1)
    assert (line.turn, line.points) == (harness.table.view(None).turn_number, [0, 0])
    assert [seat.colour for seat in line.seats] == [seat.colour for seat in harness.table.seats]
    assert line.clock_ends == service.now() + 60_000
    (listed,) = await listing.public_tables(service.store, [harness.live_table])
    assert msgspec.structs.replace(listed, mine=line.mine) == line


async def test_points_are_those_that_the_view_shows(service: FakeTimeService) -> None:
    harness = await begin(service, plan("seismic", 3))
    await play_on(harness, random.Random(5))
    line = listing.line_of(harness.live_table)
    assert (line.points, line.clock_ends) == (list(harness.table.view(None).scores), None)
    outcome = harness.table.position.outcome()
    assert outcome is not None
    assert line.winners == list(outcome.winners) != []


async def test_before_the_game_there_are_no_points(service: FakeTimeService) -> None:
    harness = await seat_all(service, plan("seismic", 2, clock=Clock("bank", 60)))
    line = listing.line_of(harness.live_table)
    assert (line.points, line.turn, line.clock_ends) == ([], 0, None)


async def test_the_view_of_a_list_shows_nobodys_coins(service: FakeTimeService) -> None:
    harness = await begin(service, plan(seats=3))
    watcher = await harness.listen(None)
    for seed in range(20):
        await play_on(harness, random.Random(seed), most=2)
        found = listing.public_view(harness.live_table)
        assert found.view["hands"] == (None, None, None)
        assert found.seq == harness.table.seq
        watcher.sent = [json.dumps({"type": "update", "view": msgspec.to_builtins(found)}).encode()]
        check_no_secret_coins(watcher)


# ---------------------------------------------------------------------- quakes


async def test_quakes_of_public_tables_are_told_with_what_they_did(service: FakeTimeService) -> None:
    for public in (False, True):
        harness = await begin(service, plan(seats=3, public=public))
        await play_on(harness, random.Random(8))
        assert bool(service.quakes.latest()) == public
    for quake in service.quakes.latest():
        told = [event["event"] for event in quake.events]
        assert told[0] == "san-andreas-dice-rolled"
        assert set(told[1:]) <= {"san-andreas-tile-shifted", "san-andreas-city-destroyed"}
    assert any(len(quake.events) > 1 for quake in service.quakes.latest())


def note(table: str, at: int, *keys: str) -> dict[str, object]:
    return {
        "table": table,
        "game": "san-andreas",
        "at": at,
        "events": [{"event": f"san-andreas-{key}"} for key in keys],
    }


async def test_what_another_process_tells_is_added_to_the_quake_that_it_belongs_to(
    service: FakeTimeService,
) -> None:
    now = service.now()
    await service.handle_message({"from": "b", "quake": note("a", now, "dice-rolled")})
    await service.handle_message({"from": "b", "quake": note("b", now + 1, "dice-rolled")})
    await service.handle_message({"from": "b", "quake": note("a", now + 2, "tile-shifted")})
    await service.handle_message(
        {"from": "b", "quake": note("c", now + 3, "tile-shifted")}
    )  # it began before
    assert [(quake.at, len(quake.events)) for quake in service.quakes.latest()] == [(now, 2), (now + 1, 1)]


async def test_quakes_are_few_of_one_table_few_in_all_and_of_one_day(service: FakeTimeService) -> None:
    now = service.now()
    for n in range(3 * MAX_QUAKES_OF_A_TABLE):
        service.quakes.received(note("a", now + n, "dice-rolled", *["tile-shifted"] * (MAX_EVENTS + 5)))
    latest = service.quakes.latest()
    assert [quake.at for quake in latest] == [
        now + n for n in range(2 * MAX_QUAKES_OF_A_TABLE, 3 * MAX_QUAKES_OF_A_TABLE)
    ]
    assert {len(quake.events) for quake in latest} == {MAX_EVENTS}
    for n in range(2 * MAX_QUAKES):
        service.quakes.received(note(str(n), now + n, "dice-rolled"))
    assert len(service.quakes.latest()) == MAX_QUAKES
    service.time.ms += DAY_MS + 2 * MAX_QUAKES
    assert service.quakes.latest() == []
