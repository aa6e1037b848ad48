"""Anything may happen in any order: two processes, a store that fails, crashes, commands of every sort, at a
table of its own or at one that plays on from another.

Whatever it was, the log has no gap, every desk is what the log says, nobody has heard of anything that is not
in the log, and whatever was acknowledged is in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import tempfile
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from extent import size
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from played import play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.verify import verify
from quakeboard.service import commands, messages
from quakeboard.service import log_entries as entries
from quakeboard.service import registry as lobby_module
from quakeboard.service.clocks import Calendar
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.messages import AnyCommand, Hello
from quakeboard.service.registry import PATIENCE
from quakeboard.service.store import Key
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Branch, Clock
from quakeboard.service.tokens import digest

from .application import BLITZ, EACH, NOON, AtOnce, Ear, FailingStore, SlowLobby, plan
from .client import Client, expected, shows_nothing

SEATS = 3
PROCESSES = st.sampled_from([0, 1])
SEAT = st.integers(0, SEATS - 1)
CHOICE = st.integers(0, 10_000)
KINDS = st.sampled_from(
    [
        messages.Rename,
        messages.Leave,
        messages.Undo,
        messages.Undo,
        messages.Agree,
        messages.Agree,
        messages.Decline,
        messages.Pause,
        messages.Resume,
        messages.Resume,
        messages.Give,
        messages.TakeBack,
        messages.TakeBack,
        messages.Resign,
        messages.Abandon,
    ]
)
COURSES = {
    game: play_random("elsewhere", SEATS, game=game, first=0).actions for game in ("seismic", "san-andreas")
}
CLOCKS = st.sampled_from([Clock(), BLITZ, EACH, Clock("move", 20, when_over="pass")])


class Evening(RuleBasedStateMachine):
    """One table, and all that can happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(lobby_module, "SWEEP", 0.0)
        self.patch.setattr(secrets, "token_bytes", random.Random(1).randbytes)
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.store = FailingStore(Path(self.folder.name) / "games.db")
        self.runner.run(self.store.open())
        self.time = NOON
        self.calendar = Calendar()
        self.lobbies = [self.new_lobby("here"), self.new_lobby("there")]
        self.clients: list[tuple[int, Ear, Client]] = []
        self.sent: list[tuple[int, AnyCommand]] = []
        self.acknowledged: list[tuple[int, AnyCommand]] = []
        self.log: list[Entry] = []
        self.came_with: dict[Ear, str] = {}
        self.proved: list[Table] = []

    def new_lobby(self, name: str) -> SlowLobby:
        lobby = SlowLobby(name, self.store, AtOnce())
        lobby.calendar, lobby.time = self.calendar, self.time
        return lobby

    def teardown(self) -> None:
        self.store.failures.clear()
        for lobby in self.lobbies:
            self.runner.run(lobby.close())
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()
        self.patch.undo()

    # ------------------------------------------------------------------ what happens

    @initialize(
        game=st.sampled_from(["seismic", "san-andreas"]),
        bot=st.booleans(),
        clock=CLOCKS,
        seated=st.integers(0, 9).map(bool),
        taken=st.one_of(st.none(), st.integers(0, 40)),
    )
    def open(self, game: str, bot: bool, clock: Clock, seated: bool, taken: int | None) -> None:
        branch = None if taken is None else Branch("elsewhere", 9, COURSES[game][:taken])
        set_up = plan(game, SEATS, (2,) if bot else (), clock=clock, branch=branch)
        opened = self.runner.run(self.lobbies[0].create("hana", set_up))
        self.table = opened.table
        self.tokens = {seat: {token} for seat, token in opened.seats.items()}
        self.watch = opened.watch
        stored = self.runner.run(self.store.load(self.table))
        assert stored is not None
        self.head = stored.head
        self.model = Table(self.head, self.calendar)
        for seat in opened.seats if seated else ():
            self.send(0, seat, messages.Rename(seq=seat + 1, name=f"N{seat}", colour=seat))
        if seated:
            self.send(0, 0, messages.Begin(seq=len(opened.seats) + 1))

    async def desk(self, process: int) -> Any:
        return await self.lobbies[process].desk(self.table)

    def send(self, process: int, seat: int, *sent: AnyCommand) -> None:
        """Let a seat send commands to a process, all at once."""
        self.runner.run(self.carry([(process, seat, command) for command in sent]))

    async def carry(self, letters: list[tuple[int, int, AnyCommand]]) -> None:
        await asyncio.gather(*(self.submit(*letter) for letter in letters))

    async def submit(self, process: int, seat: int, command: AnyCommand) -> None:
        if seat not in self.tokens:
            return
        keys: tuple[Key, ...] = ()
        if isinstance(command, messages.HandOver):
            self.tokens[seat].add(command.token)
            keys = (Key(digest(command.token), self.table, seat),)
        self.sent.append((seat, command))
        heard: list[int] = []
        try:
            desk = await self.desk(process)
            assert await desk.submit(seat, command, keys, None, heard.append) == command.seq
        except QuakeboardError:
            assert heard == []
        else:
            assert heard == [command.seq]
            self.acknowledged.append((seat, command))

    def next_number(self, process: int) -> int:
        return int(self.runner.run(self.desk(process)).told) + 1

    def made(self, process: int, kind: type[AnyCommand], choice: int, seq: int) -> AnyCommand:
        fields: dict[str, Any] = {}
        if kind is messages.Rename:
            fields = {"name": f"N{choice % 3}", "colour": choice % 5}
        if kind in (messages.Give, messages.Resign):
            fields = {"bot": "random"}
        if kind is messages.Act:
            legal = self.runner.run(self.desk(process)).table.legal()
            fields = {"action": str(legal[choice % len(legal)]) if legal else "pass"}
        return kind(seq=seq, **fields)

    @rule(process=PROCESSES, choices=st.lists(CHOICE, min_size=1, max_size=8))
    def act(self, process: int, choices: list[int]) -> None:
        """Whoever is asked acts, perhaps at a process that has not heard the news."""
        for choice in choices:
            asked = self.runner.run(self.desk(process)).table.asked
            seq = self.next_number(process)
            self.send(process, asked or 0, self.made(process, messages.Act, choice, seq))

    @rule(process=PROCESSES, seat=SEAT, choice=CHOICE)
    def hand_over(self, process: int, seat: int, choice: int) -> None:
        token = f"a secret of seat {seat} that nobody can guess: {choice}"
        self.send(process, seat, messages.HandOver(seq=self.next_number(process), token=token))

    @rule(process=PROCESSES, choices=st.lists(CHOICE, min_size=2, max_size=3))
    def race(self, process: int, choices: list[int]) -> None:
        """From several devices at once, to both processes."""
        asked = self.runner.run(self.desk(process)).table.asked or 0
        seq = self.next_number(process)
        made = [self.made(process, messages.Act, choice, seq) for choice in choices]
        letters = [(number % 2, asked, command) for number, command in enumerate(made)]
        self.runner.run(self.carry(letters))

    @rule(
        process=PROCESSES,
        seat=SEAT,
        kind=KINDS,
        choice=CHOICE,
        off=st.sampled_from([0, 0, 0, 0, -2, -1, 1, 50]),
    )
    def do(self, process: int, seat: int, kind: type[AnyCommand], choice: int, off: int) -> None:
        self.send(process, seat, self.made(process, kind, choice, self.next_number(process) + off))

    @rule(process=PROCESSES, seat=SEAT)
    def go_back(self, process: int, seat: int) -> None:
        """Somebody asks for an undo, and everyone else agrees."""
        self.send(process, seat, messages.Undo(seq=self.next_number(process)))
        for other in range(SEATS):
            if other != seat:
                self.send(process, other, messages.Agree(seq=self.next_number(process)))

    @rule(process=PROCESSES, seat=SEAT, action=st.sampled_from(["pass", "fly", "found 1,1 0", "draw Q1"]))
    def act_wrongly(self, process: int, seat: int, action: str) -> None:
        self.send(process, seat, messages.Act(seq=self.next_number(process), action=action))

    @precondition(lambda self: self.sent)
    @rule(process=PROCESSES, choice=CHOICE, times=st.integers(1, 3))
    def say_again(self, process: int, choice: int, times: int) -> None:
        seat, command = self.sent[-1 - choice % min(len(self.sent), 5)]
        self.send(process, seat, *[command] * times)

    @rule(failures=st.lists(st.sampled_from(["before", "after", ""]), min_size=1, max_size=3))
    def fail(self, failures: list[str]) -> None:
        """The next entries are not kept, or nobody is told that they are."""
        self.store.failures = failures

    @rule(milliseconds=st.sampled_from([0, 1, 900, 10_000, 45_000]))
    def wait(self, milliseconds: int) -> None:
        self.time += milliseconds
        for lobby in self.lobbies:
            self.runner.run(lobby.wait(milliseconds))

    @rule(process=PROCESSES)
    def news(self, process: int) -> None:
        self.runner.run(self.lobbies[process]._take_over(self.table))

    @rule(process=PROCESSES)
    def crash(self, process: int) -> None:
        """A process dies, and another takes its place."""
        self.clients = [client for client in self.clients if client[0] != process]
        self.runner.run(self.lobbies[process].close())
        self.lobbies[process] = self.new_lobby(f"{self.lobbies[process].process}'")

    @rule(hours=st.integers(1, 5))
    def power_cut(self, hours: int) -> None:
        """No server runs for a while, and no clock either."""
        before = self.model.clocks.left_at(self.model.clocks.running or 0, self.time)
        self.runner.run(self.store.beat("here", self.time))
        for process in (0, 1):
            self.crash(process)
        self.time += hours * 3_600_000
        for lobby in self.lobbies:
            lobby.time = self.time
            outages = self.runner.run(self.store.start_up(lobby.process, self.time, PATIENCE))
            self.calendar.note(outages)
        assert self.model.clocks.left_at(self.model.clocks.running or 0, self.time) == before

    @rule(process=PROCESSES, seat=st.sampled_from([0, 1, 2, None]), have=st.booleans())
    def listen(self, process: int, seat: int | None, have: bool) -> None:
        """Somebody comes in, or comes back with what it has."""
        if seat is not None and seat not in self.tokens:
            return
        known = [client for _, ear, client in self.clients if ear.seat == seat and have]
        client = deepcopy(known[0]) if known else Client()
        ear = Ear(seat)
        self.runner.run(self.join(process, ear, client.seq))
        self.clients.append((process, ear, client))

    async def join(self, process: int, ear: Ear, have: int | None) -> None:
        desk = await self.desk(process)
        opened = 0
        for token in self.tokens[ear.seat] if ear.seat is not None else [self.watch]:
            with contextlib.suppress(Refused):
                await self.lobbies[process].join(desk, ear, Hello(token=token, have=have), host=False)
                self.came_with[ear] = token
                opened += 1
        assert opened == 1

    @precondition(lambda self: self.clients)
    @rule(choice=CHOICE)
    def leave(self, choice: int) -> None:
        process, ear, _ = self.clients.pop(choice % len(self.clients))
        desk = self.runner.run(self.desk(process))
        self.runner.run(self.let_go(process, desk, ear))

    async def let_go(self, process: int, desk: Any, ear: Ear) -> None:
        self.lobbies[process].leave(desk, ear)

    # ------------------------------------------------------------------ what holds

    @invariant()
    def all_is_well(self) -> None:
        self.runner.run(self.check())

    async def check(self) -> None:
        for lobby in self.lobbies:
            await lobby.settle()
        log = await self.store.entries(self.table, 0)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert log[: len(self.log)] == self.log, "nothing is erased"
        for entry in log[len(self.log) :]:
            assert self.was_asked_for(entry.seq, entry.fact), entry
            self.model.fold(entry)
        if len(log) > len(self.log):
            self.check_chance()
            self.check_coins()
        self.log = log
        for seat, command in self.acknowledged:
            assert commands.is_answered_by(command, seat, log[command.seq - 1].fact)
        for lobby in self.lobbies:
            for desk in lobby.desks.values():
                self.is_what_the_log_says(desk.table)
        await self.check_keys()
        self.check_clients()

    def was_asked_for(self, seq: int, fact: AnyFact) -> bool:
        """Whether somebody sent what the entry says, or the house had to do it."""
        match fact:
            case entries.Flagged(seat=seat):
                return self.model.clocks.running == seat and self.model.clocks.has_run_out(self.time)
            case entries.Acted(seat=seat) if self.model.asked_bot is not None:
                return self.model.asked == seat
        return any(
            command.seq == seq and commands.is_answered_by(command, seat, fact) for seat, command in self.sent
        )

    def is_what_the_log_says(self, table: Table) -> None:
        assert table.entries == self.log[: table.seq]
        if table in self.proved:  # a table at a desk never changes
            return
        self.proved = [*self.proved[-1:], table]
        true = self.model if table.seq == len(self.log) else None
        true = true or Table.opened(self.head, self.log[: table.seq], self.calendar)
        assert told_of(table) == told_of(true)

    def check_chance(self) -> None:
        """Whatever was undone, chance did what its seed says."""
        record = self.model.record()
        record.chance.seed = self.head.seed.hex()
        assert verify(record) == self.model.drawn - self.model.given

    def check_coins(self) -> None:
        if self.head.set_up.game == "san-andreas":
            for seat in range(SEATS):
                view = self.model.view(seat)
                cities = [city.coin for city in view.cities if city.seat == seat]
                assert sorted([*view.hands[seat], *cities, *view.destroyed[seat]]) == [0, 1, 2, 3, 4, 5]
        assert all(score >= 0 for score in self.model.view(None).scores)

    async def check_keys(self) -> None:
        """Every seat has one link, whatever became of the others."""
        for seat, tokens in self.tokens.items():
            found = [await self.store.key(self.table, digest(token)) for token in tokens]
            assert [key.seat for key in found if key is not None] == [seat]
        for process, ear, _ in self.clients:
            desk = await self.desk(process)
            if ear in desk.listeners and desk.told == len(self.log):
                assert await self.store.key(self.table, digest(self.came_with[ear])) is not None

    def check_clients(self) -> None:
        for process, ear, client in self.clients:
            for message in ear.told("welcome", "update"):
                client.take(message)
                if message["type"] == "update":
                    assert message["seq"] <= len(self.log), "what was told is kept"
                    kind = message["fact"]["kind"]
                    assert kind == self.log[message["seq"] - 1].fact.__struct_config__.tag
            shows_nothing(ear)
            ear.letters.clear()
            desk = self.lobbies[process].desks[self.table]
            assert (ear in desk.listeners) == (not ear.dismissed)
            if ear in desk.listeners:
                assert client.seq == desk.told
                assert client.view == expected(desk.table, ear.seat)
        self.clients = [client for client in self.clients if not client[1].dismissed]


def told_of(table: Table) -> dict[str, Any]:
    """Everything that two tables must have in common to be the same."""
    clocks = table.clocks
    return {
        "state": table.game.state(table.position),
        "legal": table.legal(),
        "moves": [(move.seat, move.action, [*move.chance], move.flagged) for move in table.moves],
        "clocks": (clocks.left, clocks.running, clocks.since, clocks._before, clocks._paid),
        "standing": table.standing(),
        "seats": table.seats,
        "undo": table.undo,
        "drawn": table.drawn,
        "actions": table.record().actions,
    }


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=size(20, 8), stateful_step_count=50, deadline=None)
