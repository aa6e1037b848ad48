"""Loading: a game that was played elsewhere becomes a table with the log that it would have here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from played import CHANCE_VERBS, branch_random, play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.record import Record, Seat, encode
from quakeboard.play.replay import load, steps
from quakeboard.service import import_and_branch
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import Acted, Began
from quakeboard.service.store import Append

from .application import FakeTimeService, RecordingListener, TableHarness
from .client import Client, check_no_secret_coins, expected

GAMES = Path(__file__).parents[2] / "docs" / "games"
RECORDS = [load(file) for file in sorted(GAMES.glob("*.quake.json"))]
COAST, ROADS = RECORDS


def cut(record: Record, actions: int) -> Record:
    """The game, broken off after so many actions."""
    return msgspec.structs.replace(record, actions=record.actions[:actions], outcome=None)


def but(record: Record, **chance: Any) -> Record:
    """The game with something else said about its chance."""
    return msgspec.structs.replace(record, chance=msgspec.structs.replace(record.chance, **chance))


async def loaded(service: FakeTimeService, record: Record) -> TableHarness:
    opened = await service.opening.import_record("hana", record)
    return TableHarness(service, opened, await service.registry.get(opened.table))


async def refused(service: FakeTimeService, record: Record) -> QuakeboardError:
    """Why a record is not loaded; nothing is kept of it."""
    with pytest.raises(QuakeboardError) as found:
        await service.opening.import_record("hana", record)
    assert await service.store.all_tables("", 10) == []
    assert service.registry.live_tables == {}
    return found.value


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
async def test_the_log_is_the_course_of_the_game(service: FakeTimeService, record: Record) -> None:
    harness = await loaded(service, record)
    seats = len(record.seats)
    assert harness.log[: seats + 1] == ["Sat"] * seats + ["Began"]
    assert set(harness.log[seats + 1 :]) == {"Acted"}
    assert harness.table.names == record.names
    found: list[str] = []
    for entry in harness.table.entries[seats:]:
        assert isinstance(entry.fact, Began | Acted)
        found += [entry.fact.action] if isinstance(entry.fact, Acted) else []
        assert all(text.split()[0] in CHANCE_VERBS for text in entry.fact.chance)
        found += entry.fact.chance
    assert found == record.actions
    assert await harness.stored() == harness.table.entries


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
async def test_the_record_comes_out_as_it_went_in(
    service: FakeTimeService, other: FakeTimeService, record: Record
) -> None:
    harness = await loaded(service, record)
    assert (harness.table.state, harness.table.commitment) == ("over", record.chance.commitment)
    elsewhere = await other.registry.get(harness.live_table.id)
    for live_table in (harness.live_table, elsewhere):
        assert encode(await live_table.record()) == encode(record)


@pytest.mark.parametrize(
    "chance",
    [
        {"seed": None},
        {"seed": "00" * 32},
        {"seed": "junk"},
        {"commitment": None},
        {"seed": None, "commitment": None},
    ],
)
async def test_what_it_says_about_its_chance_is_kept_whether_it_is_true_or_not(
    service: FakeTimeService, chance: dict[str, Any]
) -> None:
    record = but(COAST, **chance)
    harness = await loaded(service, record)
    assert encode(harness.table.record()) == encode(record)
    assert harness.table.commitment == (record.chance.commitment or "")


async def test_a_branch_that_is_loaded_is_still_a_branch(service: FakeTimeService) -> None:
    record = branch_random(play_random("source"), 30)
    harness = await loaded(service, record)
    assert harness.table.record().chance.taken_over == record.chance.taken_over > 0


async def test_it_is_looked_through_like_any_table(service: FakeTimeService) -> None:
    harness = await loaded(service, COAST)
    listener, client = RecordingListener(None), Client()
    listener.send(await harness.live_table.history(listener, 0, 50, None))
    for message in listener.received():
        client.take(message)
    late = await harness.listen(None, have=client.seq)
    for message in late.received("update"):
        client.take(message)
    assert client.view == expected(harness.table, None)
    assert client.info["state"] == "over"
    check_no_secret_coins(late)
    (welcome,) = late.received("welcome")
    assert welcome["loaded"] is True


async def test_nobody_has_a_seat_there(service: FakeTimeService) -> None:
    harness = await loaded(service, COAST)
    assert harness.opened.seats == {}
    assert [key.seat for key in await service.store.keys_of(harness.live_table.id)] == [None]
    assert await service.seats.authorize(harness.live_table.id, harness.opened.watch) is None
    with pytest.raises(Refused, match="by invitation"):
        await service.seats.take_seat(harness.live_table.id, 0, "hana", "Mara", None)
    (mine,) = await service.store.tables_of("hana", 100)
    assert (mine.table, mine.standing.state) == (harness.live_table.id, "over")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
@pytest.mark.parametrize("actions", [0, 1, 25])
async def test_a_game_that_was_broken_off_is_abandoned(
    service: FakeTimeService, record: Record, actions: int
) -> None:
    harness = await loaded(service, cut(record, actions))
    assert harness.log[-1] == "BrokenOff"
    assert (harness.table.state, harness.table.asked) == ("abandoned", None)
    *_, last = steps(cut(record, actions))
    assert harness.table.position.view(0) == last.position.view(0)
    assert await service.store.public_tables(100) == []


async def test_hidden_coins_of_a_game_that_was_broken_off_stay_hidden(service: FakeTimeService) -> None:
    harness = await loaded(service, cut(COAST, 25))
    watcher = await harness.listen(None)
    watcher.send(await harness.live_table.history(watcher, 0, 50, None))
    assert any(text.startswith("found") for text in harness.table.actions)
    check_no_secret_coins(watcher)


async def test_what_does_not_replay_is_refused_with_its_step(service: FakeTimeService) -> None:
    wrong = msgspec.structs.replace(ROADS, actions=[*ROADS.actions[:40], "pass", *ROADS.actions[40:]])
    error = await refused(service, wrong)
    assert (error.code, error.params["step"]) == ("bad-step", 41)
    claimed = msgspec.structs.replace(ROADS, actions=ROADS.actions[:40])
    assert (await refused(service, claimed)).code == "wrong-outcome"
    assert (await refused(service, but(ROADS, given=10_000))).code == "given-chance"
    named = msgspec.structs.replace(ROADS, seats=[Seat("x" * 60), *ROADS.seats[1:]])
    assert (await refused(service, named)).code == "seat-name"


@pytest.mark.parametrize("failures", [["before"], ["", "after"], [""] * 60 + ["before"]])
async def test_a_store_that_fails_keeps_nothing(service: FakeTimeService, failures: list[str]) -> None:
    service.store.failures = failures  # type: ignore[attr-defined]
    assert (await refused(service, ROADS)).code == "store-unavailable"
    service.store.failures = []  # type: ignore[attr-defined]
    assert (await loaded(service, ROADS)).table.state == "over"


async def test_no_bot_plays_on_where_only_a_part_was_kept(
    service: FakeTimeService, other: FakeTimeService
) -> None:
    """A process that dies while it keeps a game leaves a part of it behind."""
    record = msgspec.structs.replace(ROADS, seats=[Seat(seat.name, "random") for seat in ROADS.seats])
    harness = await loaded(service, record)
    await service.store.delete(harness.live_table.id)
    table = await import_and_branch.table_of_record(record, harness.live_table.head)
    await service.store.create(table.head, table.standing(), [])
    for entry in table.entries[:9]:
        await service.store.append(Append(table.id, entry, table.standing()))
    live_table = await other.registry.get(harness.live_table.id)
    await other.settle()
    assert (live_table.table.seq, live_table.table.asked_bot) == (9, None)
