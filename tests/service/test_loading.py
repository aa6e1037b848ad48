"""Loading: a game that was played elsewhere becomes a table with the log that it would have here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from played import branch_random, play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.match import CHANCE_VERBS
from quakeboard.play.record import Record, Seat, encode
from quakeboard.play.replay import load, steps
from quakeboard.service import import_and_branch as courses
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import Acted, Began
from quakeboard.service.store import Append

from .application import Ear, Party, SlowLobby
from .client import Client, expected, shows_nothing

GAMES = Path(__file__).parents[2] / "docs" / "games"
RECORDS = [load(file) for file in sorted(GAMES.glob("*.quake.json"))]
COAST, ROADS = RECORDS


def cut(record: Record, actions: int) -> Record:
    """The game, broken off after so many actions."""
    return msgspec.structs.replace(record, actions=record.actions[:actions], outcome=None)


def but(record: Record, **chance: Any) -> Record:
    """The game with something else said about its chance."""
    return msgspec.structs.replace(record, chance=msgspec.structs.replace(record.chance, **chance))


async def loaded(lobby: SlowLobby, record: Record) -> Party:
    opened = await lobby.load("hana", record)
    return Party(lobby, opened, await lobby.desk(opened.table))


async def refused(lobby: SlowLobby, record: Record) -> QuakeboardError:
    """Why a record is not loaded; nothing is kept of it."""
    with pytest.raises(QuakeboardError) as found:
        await lobby.load("hana", record)
    assert await lobby.store.all_tables("", 10) == []
    assert lobby.desks == {}
    return found.value


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
async def test_the_log_is_the_course_of_the_game(lobby: SlowLobby, record: Record) -> None:
    party = await loaded(lobby, record)
    seats = len(record.seats)
    assert party.log[: seats + 1] == ["Sat"] * seats + ["Began"]
    assert set(party.log[seats + 1 :]) == {"Acted"}
    assert party.table.names == record.names
    found: list[str] = []
    for entry in party.table.entries[seats:]:
        assert isinstance(entry.fact, Began | Acted)
        found += [entry.fact.action] if isinstance(entry.fact, Acted) else []
        assert all(text.split()[0] in CHANCE_VERBS for text in entry.fact.chance)
        found += entry.fact.chance
    assert found == record.actions
    assert await party.stored() == party.table.entries


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
async def test_the_record_comes_out_as_it_went_in(lobby: SlowLobby, other: SlowLobby, record: Record) -> None:
    party = await loaded(lobby, record)
    assert (party.table.state, party.table.commitment) == ("over", record.chance.commitment)
    elsewhere = (await other.desk(party.desk.id)).table
    for table in (party.table, elsewhere):
        assert encode(table.record()) == encode(record)


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
    lobby: SlowLobby, chance: dict[str, Any]
) -> None:
    record = but(COAST, **chance)
    party = await loaded(lobby, record)
    assert encode(party.table.record()) == encode(record)
    assert party.table.commitment == (record.chance.commitment or "")


async def test_a_branch_that_is_loaded_is_still_a_branch(lobby: SlowLobby) -> None:
    record = branch_random(play_random("source"), 30)
    party = await loaded(lobby, record)
    assert party.table.record().chance.taken_over == record.chance.taken_over > 0


async def test_it_is_looked_through_like_any_table(lobby: SlowLobby) -> None:
    party = await loaded(lobby, COAST)
    ear, client = Ear(None), Client()
    ear.send(await party.desk.history(ear, 0, 50, None))
    for message in ear.told():
        client.take(message)
    late = await party.listen(None, have=client.seq)
    for message in late.told("update"):
        client.take(message)
    assert client.view == expected(party.table, None)
    assert client.info["state"] == "over"
    shows_nothing(late)
    (welcome,) = late.told("welcome")
    assert welcome["loaded"] is True


async def test_nobody_has_a_seat_there(lobby: SlowLobby) -> None:
    party = await loaded(lobby, COAST)
    assert party.opened.seats == {}
    assert [key.seat for key in await lobby.store.keys_of(party.desk.id)] == [None]
    assert await lobby.admit(party.desk.id, party.opened.watch) is None
    with pytest.raises(Refused, match="by invitation"):
        await lobby.sit(party.desk.id, 0, "hana", "Mara", None)
    (mine,) = await lobby.tables_of("hana")
    assert (mine.table, mine.standing.state) == (party.desk.id, "over")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
@pytest.mark.parametrize("actions", [0, 1, 25])
async def test_a_game_that_was_broken_off_is_abandoned(
    lobby: SlowLobby, record: Record, actions: int
) -> None:
    party = await loaded(lobby, cut(record, actions))
    assert party.log[-1] == "BrokenOff"
    assert (party.table.state, party.table.asked) == ("abandoned", None)
    *_, last = steps(cut(record, actions))
    assert party.table.position.view(0) == last.position.view(0)
    assert await lobby.open_tables() == []


async def test_hidden_coins_of_a_game_that_was_broken_off_stay_hidden(lobby: SlowLobby) -> None:
    party = await loaded(lobby, cut(COAST, 25))
    watcher = await party.listen(None)
    watcher.send(await party.desk.history(watcher, 0, 50, None))
    assert any(text.startswith("found") for text in party.table.actions)
    shows_nothing(watcher)


async def test_what_does_not_replay_is_refused_with_its_step(lobby: SlowLobby) -> None:
    wrong = msgspec.structs.replace(ROADS, actions=[*ROADS.actions[:40], "pass", *ROADS.actions[40:]])
    error = await refused(lobby, wrong)
    assert (error.code, error.params["step"]) == ("bad-step", 41)
    claimed = msgspec.structs.replace(ROADS, actions=ROADS.actions[:40])
    assert (await refused(lobby, claimed)).code == "wrong-outcome"
    assert (await refused(lobby, but(ROADS, given=10_000))).code == "given-chance"
    named = msgspec.structs.replace(ROADS, seats=[Seat("x" * 60), *ROADS.seats[1:]])
    assert (await refused(lobby, named)).code == "seat-name"


@pytest.mark.parametrize("failures", [["before"], ["", "after"], [""] * 60 + ["before"]])
async def test_a_store_that_fails_keeps_nothing(lobby: SlowLobby, failures: list[str]) -> None:
    lobby.store.failures = failures  # type: ignore[attr-defined]
    assert (await refused(lobby, ROADS)).code == "store-unavailable"
    lobby.store.failures = []  # type: ignore[attr-defined]
    assert (await loaded(lobby, ROADS)).table.state == "over"


async def test_no_bot_plays_on_where_only_a_part_was_kept(lobby: SlowLobby, other: SlowLobby) -> None:
    """A process that dies while it keeps a game leaves a part of it behind."""
    record = msgspec.structs.replace(ROADS, seats=[Seat(seat.name, "random") for seat in ROADS.seats])
    party = await loaded(lobby, record)
    await lobby.store.delete(party.desk.id)
    table = await courses.load(record, party.desk.head)
    await lobby.store.create(table.head, table.standing(), [])
    for entry in table.entries[:9]:
        await lobby.store.append(Append(table.id, entry, table.standing()))
    desk = await other.desk(party.desk.id)
    await other.settle()
    assert (desk.table.seq, desk.table.asked_bot) == (9, None)
