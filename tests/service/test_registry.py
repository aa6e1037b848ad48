"""The house: who is there, what is said, whose turn is announced, what is put away."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.service import registry as lobby_module
from quakeboard.service.errors import Refused
from quakeboard.service.messages import Begin, Give, Hello, Pause, Rename, Resume, Undo
from quakeboard.service.registry import IDLE
from quakeboard.service.table import Table

from .application import (
    EACH,
    NOON,
    AtOnce,
    Ear,
    FailingStore,
    Party,
    SlowLobby,
    begin,
    open_table,
    plan,
    seat_all,
)


class Crier:
    """Who announces turns."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def announce(self, table: Table, seat: int) -> None:
        assert table.asked == seat
        self.turns.append(seat)


# ------------------------------------------------------------------ turns


async def test_each_turn_is_announced_once(lobby: SlowLobby) -> None:
    lobby.announcer = crier = Crier()
    party = await begin(lobby)
    assert crier.turns == [0]
    await party.act()
    await party.do(0, Rename, name="M", colour=0)
    await party.do(0, Pause)
    await party.do(2, Resume)
    await party.act()
    assert crier.turns == [0, 1, 2]
    await party.do(1, Undo)
    assert crier.turns == [0, 1, 2, 1]


async def test_bots_need_no_announcement(lobby: SlowLobby) -> None:
    lobby.announcer = crier = Crier()
    party = await begin(lobby, plan(bots=(1, 2)))
    await party.act()
    await lobby.settle()
    assert crier.turns == [0, 0]


async def test_a_server_that_starts_again_announces_nothing_again(lobby: SlowLobby, other: SlowLobby) -> None:
    party = await begin(lobby)
    other.announcer = crier = Crier()
    desk = Party(other, party.opened, await other.desk(party.desk.id))
    await desk.desk.refresh()
    await desk.do(1, Rename, name="Juno", colour=1)
    assert crier.turns == []
    await desk.act()
    assert crier.turns == [1]


async def test_of_two_processes_the_one_that_kept_it_announces_it(lobby: SlowLobby, other: SlowLobby) -> None:
    lobby.announcer, other.announcer = here, there = Crier(), Crier()
    party = await begin(lobby)
    desk = await other.desk(party.desk.id)
    await party.act()
    await desk.refresh()
    assert (here.turns, there.turns) == ([0, 1], [])


async def test_a_turn_is_announced_when_it_is_known_to_be_kept(store: FailingStore, lobby: SlowLobby) -> None:
    lobby.announcer = crier = Crier()
    party = await begin(lobby)
    store.failures = ["after"]
    with pytest.raises(Exception, match="cannot be saved"):
        await party.act()
    assert crier.turns == [0]
    await lobby.settle()
    assert crier.turns == [0, 1]


# ------------------------------------------------------------------ desks


async def test_a_desk_that_nobody_needs_is_put_away(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(clock=EACH))
    table = party.desk.id
    ear = await party.listen(0)
    lobby.time += IDLE + 1
    lobby._put_away()
    assert table in lobby.desks  # somebody listens
    lobby.leave(party.desk, ear)
    lobby.time += IDLE + 1
    await lobby.settle()
    del party, ear
    lobby._put_away()
    gc.collect()
    sizes = [len(lobby.desks), len(lobby._used), len(lobby._timers), len(lobby._living), len(lobby._opening)]
    assert sizes == [0] * 5
    assert (await lobby.desk(table)).told == 4


async def test_a_table_has_one_desk_as_long_as_somebody_works_at_it(lobby: SlowLobby) -> None:
    """A bot whose desk was put away while it thought would otherwise act behind everybody's back."""
    party = await begin(lobby, plan(bots=(1, 2)))
    lobby.time += IDLE + 1
    lobby._put_away()
    assert party.desk.id not in lobby.desks
    assert await lobby.desk(party.desk.id) is party.desk
    assert lobby.desks == {party.desk.id: party.desk}


async def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(lobby: SlowLobby) -> None:
    for number in range(20):
        with pytest.raises(Refused, match="no such table"):
            await lobby.desk(f"t{number}")
    assert (lobby.desks, lobby._used, lobby._opening) == ({}, {}, {})


async def test_a_finished_game_leaves_nothing_to_do(lobby: SlowLobby) -> None:
    party = await begin(lobby, plan(bots=(1, 2), clock=EACH))
    await party.do(0, Give, bot="random")
    await lobby.settle()
    assert party.table.state == "over"
    assert (lobby._thinking, lobby._timers, lobby._tasks) == (set(), {}, set())


async def test_a_house_looks_after_what_is_due(
    store: FailingStore, lobby: SlowLobby, other: SlowLobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies while a bot thinks; another one finds the table and goes on."""
    monkeypatch.setattr(lobby, "_look_after", lambda desk: None)
    party = await begin(lobby, plan(bots=(1, 2)))
    await party.act()
    assert party.table.asked == 1
    other.time = lobby.time + lobby_module.GRACE + 1
    (due,) = await store.claim_due("there", other.now() - lobby_module.GRACE, lobby_module.PATIENCE, 200)
    await other._take_over(due)
    await other.settle()
    assert [move.seat for move in other.desks[due].table.moves] == [0, 1, 2]


async def test_one_table_that_cannot_be_read_does_not_stop_the_care_for_others(
    lobby: SlowLobby, caplog: pytest.LogCaptureFixture
) -> None:
    party = await open_table(lobby)

    async def broken(table: str) -> None:
        raise ValueError(table)

    lobby.desk = broken  # type: ignore[assignment,method-assign]
    lobby._start(lobby._take_over(party.desk.id))
    await lobby.settle()
    assert "a task failed" in caplog.text


async def test_a_closed_house_starts_nothing(store: FailingStore) -> None:
    lobby = SlowLobby("closing", store, AtOnce())
    await lobby.open()
    party = await seat_all(lobby, plan(bots=(1, 2)))
    await lobby.close()
    lobby.doubtful(party.desk)
    assert lobby._tasks == set()


# ------------------------------------------------------------------ presence and chat


async def test_all_see_who_comes_and_goes(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(2)
    other, watcher = await party.listen(0), await party.listen(None)
    assert ear.told("presence")[-1] == {"type": "presence", "here": [0, 2], "watchers": 1}
    twice = await party.listen(0)
    lobby.leave(party.desk, other)
    assert ear.told("presence")[-1]["here"] == [0, 2]  # on another device
    lobby.leave(party.desk, twice)
    lobby.leave(party.desk, watcher)
    lobby.leave(party.desk, watcher)
    assert ear.told("presence")[-1] == {"type": "presence", "here": [2], "watchers": 0}


async def test_those_at_other_processes_are_there_too(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(2)
    news = {"from": "there", "table": party.desk.id, "here": [1], "watchers": 2}
    await lobby._take_whisper(news)
    assert ear.told("presence")[-1] == {"type": "presence", "here": [1, 2], "watchers": 2}
    await lobby._take_whisper({**news, "here": [], "watchers": 0})
    assert ear.told("presence")[-1] == {"type": "presence", "here": [2], "watchers": 0}
    assert party.desk.elsewhere == {}
    await lobby._take_whisper({**news, "table": "gone"})


async def test_what_is_said_is_heard_once_and_in_order(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    early = await party.listen(0)
    assert await lobby.say(party.desk, 0, "Mara", "hello") == 1
    assert await lobby.say(party.desk, None, "Zoe", "hi") == 2
    late = await party.listen(1)
    known = await party.listen(2, heard=1)
    assert await lobby.say(party.desk, 1, "Jun", "good luck") == 3
    assert [line["number"] for line in early.told("said")] == [1, 2, 3]
    assert [line["number"] for line in late.told("said")] == [1, 2, 3]
    assert [line["number"] for line in known.told("said")] == [2, 3]
    assert late.told("said")[1] == {
        "type": "said",
        "number": 2,
        "at": lobby.now(),
        "seat": None,
        "name": "Zoe",
        "text": "hi",
    }


async def test_what_is_said_while_somebody_comes_in_is_not_lost(lobby: SlowLobby) -> None:
    party = await begin(lobby)

    class Late(Ear):
        def send(self, message: bytes) -> None:
            if json.loads(message)["type"] == "welcome":
                lobby._start(self._say())
            super().send(message)

        async def _say(self) -> None:
            await lobby.say(party.desk, 0, "Mara", "hello")

    for have in (None, 2):
        ear = Late(1)
        hello = Hello(token=party.opened.seats[1], have=have, heard=0 if have is None else 1)
        await lobby.join(party.desk, ear, hello, host=False)
        await lobby.settle()
        assert [line["number"] for line in ear.told("said")] == [1 if have is None else 2]
        lobby.leave(party.desk, ear)


async def test_one_need_not_hear_everyone(lobby: SlowLobby) -> None:
    party = await begin(lobby)
    ear = await party.listen(0)
    ear.deaf = frozenset({1, None})
    for seat in (0, 1, 2, None):
        await lobby.say(party.desk, seat, "x", "hello")
    assert [line["seat"] for line in ear.told("said")] == [0, 2]


async def test_lists_tell_how_tables_stand(lobby: SlowLobby) -> None:
    hidden = await open_table(lobby)
    party = await seat_all(lobby, plan(public=True))
    (listed,) = await lobby.open_tables()
    assert (listed.table, listed.standing.state, listed.standing.free_seats) == (party.desk.id, "open", 0)
    assert {line.table for line in await lobby.tables_of("hana")} == {hidden.desk.id, party.desk.id}


# ------------------------------------------------------------------ by itself


async def test_an_open_house_goes_on_with_what_others_left_behind(
    lobby: SlowLobby, other: SlowLobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "_look_after", lambda desk: None)
    party = await begin(lobby, plan(bots=(1, 2)))
    await party.act()
    other.time = lobby.time + lobby_module.GRACE + 1
    await other.open()
    async with asyncio.timeout(300):
        while len(await party.stored()) < 5:  # one sat down, the game began, three acted
            await asyncio.sleep(0.001)
    await other.close()


async def test_while_a_clock_runs_a_house_shows_that_it_lives(
    store: FailingStore, lobby: SlowLobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a clock is wrong by no more than that after a crash."""
    monkeypatch.setattr(lobby_module, "SELDOM", 10**9)
    monkeypatch.setattr(lobby_module, "BEAT", 0.001)
    beats: list[int] = []
    beat = store.beat

    async def note(process: str, now: int) -> None:
        await beat(process, now)
        beats.append(now)

    monkeypatch.setattr(store, "beat", note)
    await lobby.open()
    await until(lambda: beats)
    lobby.time += 5_000
    await asyncio.sleep(0.02)
    assert beats == [NOON]
    later = lobby.time + 60_000
    assert [outage.began for outage in await store.start_up("x", later, 1)] == [NOON]  # no clock ran
    party = await seat_all(lobby, plan(clock=EACH))
    lobby.time = later + 5_000
    await party.do(0, Begin)
    await until(lambda: beats[-1] == lobby.time)
    outages = await store.start_up("y", lobby.time + 60_000, 1)
    assert outages[-1].began == lobby.time


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.001)
