"""Anything may happen in any order: two processes, a store that fails, crashes, commands of every sort, at a
table of its own or at one that plays on from another.

Whatever it was, the log has no gap, every live table is what the log says, nothing was broadcast that is not
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
from own_secret import own_secret
from played import play_random

from quakeboard.core.errors import QuakeboardError
from quakeboard.play.verify import verify
from quakeboard.service import (
    background,
    caps,
    commands,
    kept_positions,
    messages,
    seat_keys,
    snapshot,
    table_service,
)
from quakeboard.service import log_entries as entries
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import Refused
from quakeboard.service.log_entries import AnyFact, Entry
from quakeboard.service.messages import AnyCommand, Hello
from quakeboard.service.peers import TAKEOVER_MS
from quakeboard.service.store import Key, StoreUnavailable
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Away, Branch, Clock
from quakeboard.service.tokens import digest

from .application import (
    BLITZ,
    EACH,
    NOON,
    FailingStore,
    FakeTimeService,
    InlineBots,
    RecordingListener,
    plan,
)
from .client import Client, check_no_secret_coins, expected
from .consents import check_pauses, stopped_ms

SEATS = 3
HOUR = 3_600_000
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
        messages.Pause,
        messages.Resume,
        messages.Resume,
        messages.Give,
        messages.TakeBack,
        messages.TakeBack,
        messages.Remind,
        messages.LetBotPlay,
        messages.LetBotPlay,
        messages.EndHere,
        messages.Resign,
        messages.Abandon,
    ]
)
SOURCES = {
    game: play_random("elsewhere", SEATS, game=game, first=0).actions for game in ("seismic", "san-andreas")
}
CLOCKS = st.sampled_from([Clock(), BLITZ, EACH, Clock("move", 20, when_over="pass")])


class TableMachine(RuleBasedStateMachine):
    """One table, and all that can happen to it."""

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(table_service, "SWEEP_SECONDS", 0.0)
        self.patch.setattr(background, "RETRY_SECONDS", 0.0)
        self.patch.setattr(kept_positions, "INTERVAL", 5)
        self.patch.setattr(snapshot, "INTERVAL", 6)
        self.patch.setattr(caps, "MAX_UNDONE_MOVES", 4)
        self.patch.setattr(secrets, "token_bytes", random.Random(1).randbytes)
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.store = FailingStore(Path(self.folder.name) / "games.db")
        self.runner.run(self.store.open())
        self.time = NOON
        self.uptime = Uptime()
        self.services = [self.new_service("here"), self.new_service("there")]
        self.clients: list[tuple[int, RecordingListener, Client]] = []
        self.sent: list[tuple[int, AnyCommand]] = []
        self.acknowledged: list[tuple[int, AnyCommand]] = []
        self.log: list[Entry] = []
        self.came_with: dict[RecordingListener, str] = {}
        self.ended: dict[str, Key] = {}
        self.proved: list[Table] = []
        self.cut_ms = 0
        """How long no server ran: nothing ends by itself then."""
        self.longest_wait_ms = 0
        """The longest time that passed at once: what was due in it happened at its end."""

    def new_service(self, name: str) -> FakeTimeService:
        service = FakeTimeService(name, self.store, InlineBots())
        service.time.ms = self.time
        for part in (service, service.registry, service.scheduler, service.opening):
            part.uptime = self.uptime
        return service

    def teardown(self) -> None:
        if self.log and self.model.clocks.enabled:
            late = 5 * HOUR + self.cut_ms + self.longest_wait_ms
            assert stopped_ms(self.head, self.log) <= check_pauses(self.head, self.log, late)
        self.store.failures.clear()
        for service in self.services:
            self.runner.run(service.close())
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
        away=st.sampled_from([None, Away(1)]),
    )
    def open(
        self, game: str, bot: bool, clock: Clock, seated: bool, taken: int | None, away: Away | None
    ) -> None:
        branch = None if taken is None else Branch("elsewhere", 9, SOURCES[game][:taken])
        set_up = plan(game, SEATS, (2,) if bot else (), clock=clock, branch=branch, away=away)
        opened = self.runner.run(self.services[0].opening.create("hana", set_up))
        self.table = opened.table
        self.tokens = {seat: {token} for seat, token in opened.seats.items()}
        self.watch = opened.watch
        stored = self.runner.run(self.store.load(self.table))
        assert stored is not None
        self.head = stored.head
        self.model = Table(self.head, self.uptime)
        for seat in opened.seats if seated else ():
            self.send(0, seat, messages.Rename(seq=seat + 1, name=f"N{seat}", colour=seat))
        if seated:
            self.send(0, 0, messages.Begin(seq=len(opened.seats) + 1))

    async def get(self, process: int) -> Any:
        return await self.services[process].registry.get(self.table)

    def send(self, process: int, seat: int, *sent: AnyCommand) -> None:
        """Let a seat send commands to a process, all at once."""
        self.runner.run(self.submit_all([(process, seat, command) for command in sent]))

    async def submit_all(self, sent: list[tuple[int, int, AnyCommand]]) -> None:
        await asyncio.gather(*(self.submit(*message) for message in sent))

    async def submit(self, process: int, seat: int, command: AnyCommand) -> None:
        if seat not in self.tokens:
            return
        if isinstance(command, messages.HandOver):
            self.tokens[seat].add(command.token)
        self.sent.append((seat, command))
        sequences: list[int] = []
        try:
            live_table = await self.get(process)
            assert await live_table.submit(seat, command, None, sequences.append) == command.seq
        except QuakeboardError:
            assert sequences == []
        else:
            assert sequences == [command.seq]
            self.acknowledged.append((seat, command))

    def next_number(self, process: int) -> int:
        return int(self.runner.run(self.get(process)).seq) + 1

    def make_command(self, process: int, kind: type[AnyCommand], choice: int, seq: int) -> AnyCommand:
        fields: dict[str, Any] = {}
        if kind is messages.Rename:
            fields = {"name": f"N{choice % 3}", "colour": choice % 5}
        if kind in (messages.Give, messages.Resign):
            fields = {"bot": "random"}
        if kind is messages.Act:
            legal = self.runner.run(self.get(process)).table.legal()
            fields = {"action": str(legal[choice % len(legal)]) if legal else "pass"}
        return kind(seq=seq, **fields)

    @rule(process=PROCESSES, choices=st.lists(CHOICE, min_size=1, max_size=8))
    def act(self, process: int, choices: list[int]) -> None:
        """The seat to decide acts, perhaps at a process that lacks the last entries."""
        for choice in choices:
            asked = self.runner.run(self.get(process)).table.asked
            seq = self.next_number(process)
            self.send(process, asked or 0, self.make_command(process, messages.Act, choice, seq))

    @rule(process=PROCESSES, seat=SEAT, choice=CHOICE)
    def hand_over(self, process: int, seat: int, choice: int) -> None:
        token = f"a secret of seat {seat} that nobody can guess: {choice}"
        self.send(process, seat, messages.HandOver(seq=self.next_number(process), token=token))

    @rule(process=PROCESSES, seat=SEAT)
    def link_device(self, process: int, seat: int) -> None:
        """The answer may be lost; then there is a link that nobody has. Only who has come in can ask."""
        if self.runner.run(seat_keys.keys_of_seat(self.store, self.table, seat, "seat")):
            self.runner.run(self.make_link(self.services[process].seats.link_device, process, seat))

    @rule(process=PROCESSES, seat=SEAT)
    def reissue(self, process: int, seat: int) -> None:
        """The host asks until there is an answer."""
        if seat in self.tokens:
            while not self.runner.run(self.make_link(self.services[process].seats.reissue, process, seat)):
                pass

    async def make_link(self, make: Any, process: int, seat: int) -> bool:
        try:
            await make(await self.get(process), seat, self.tokens[seat].add)
        except StoreUnavailable:
            return False
        except Refused:
            assert self.model.seats[seat].resigned
        return True

    @rule(process=PROCESSES, choices=st.lists(CHOICE, min_size=2, max_size=3))
    def race(self, process: int, choices: list[int]) -> None:
        """From several devices at once, to both processes."""
        asked = self.runner.run(self.get(process)).table.asked or 0
        seq = self.next_number(process)
        make_command = [self.make_command(process, messages.Act, choice, seq) for choice in choices]
        sent = [(number % 2, asked, command) for number, command in enumerate(make_command)]
        self.runner.run(self.submit_all(sent))

    @rule(
        process=PROCESSES,
        seat=SEAT,
        kind=KINDS,
        choice=CHOICE,
        off=st.sampled_from([0, 0, 0, 0, -2, -1, 1, 50]),
    )
    def do(self, process: int, seat: int, kind: type[AnyCommand], choice: int, off: int) -> None:
        self.send(process, seat, self.make_command(process, kind, choice, self.next_number(process) + off))

    @rule(process=PROCESSES, seat=SEAT)
    def go_back(self, process: int, seat: int) -> None:
        """Somebody asks for an undo, and everyone else agrees."""
        self.send(process, seat, messages.Undo(seq=self.next_number(process)))
        for other in range(SEATS):
            if other != seat:
                self.send(process, other, messages.Agree(seq=self.next_number(process)))

    @rule(process=PROCESSES, seat=SEAT)
    def pause_by_consent(self, process: int, seat: int) -> None:
        """Somebody asks for a pause, and everyone else agrees."""
        self.send(process, seat, messages.Pause(seq=self.next_number(process)))
        for other in range(SEATS):
            if other != seat:
                self.send(process, other, messages.Agree(seq=self.next_number(process)))

    @rule(process=PROCESSES, seat=SEAT, action=st.sampled_from(["pass", "fly", "found 1,1 0", "draw Q1"]))
    def act_wrongly(self, process: int, seat: int, action: str) -> None:
        self.send(process, seat, messages.Act(seq=self.next_number(process), action=action))

    @precondition(lambda self: self.sent)
    @rule(process=PROCESSES, choice=CHOICE, times=st.integers(1, 3))
    def repeat_command(self, process: int, choice: int, times: int) -> None:
        seat, command = self.sent[-1 - choice % min(len(self.sent), 5)]
        self.send(process, seat, *[command] * times)

    @rule(failures=st.lists(st.sampled_from(["before", "after", ""]), min_size=1, max_size=3))
    def fail_next_appends(self, failures: list[str]) -> None:
        """The next appends fail, before or after they are stored."""
        self.store.failures = failures

    @rule(milliseconds=st.sampled_from([0, 1, 900, 10_000, 45_000, HOUR // 2, 30 * HOUR]))
    def wait(self, milliseconds: int) -> None:
        self.time += milliseconds
        self.longest_wait_ms = max(self.longest_wait_ms, milliseconds)
        for service in self.services:
            self.runner.run(service.wait(milliseconds))

    @rule(process=PROCESSES)
    def take_over(self, process: int) -> None:
        self.runner.run(self.services[process].take_over(self.table))

    @rule(process=PROCESSES)
    def crash(self, process: int) -> None:
        """A process dies, and another takes its place."""
        self.clients = [client for client in self.clients if client[0] != process]
        self.runner.run(self.services[process].close())
        self.services[process] = self.new_service(f"{self.services[process].process}'")

    @rule(hours=st.integers(1, 5))
    def power_cut(self, hours: int) -> None:
        """No server runs for a while, and no clock either."""
        before = self.model.clocks.left_at(self.model.clocks.running or 0, self.time)
        self.runner.run(self.store.heartbeat("here", self.time))
        for process in (0, 1):
            self.crash(process)
        self.time += hours * HOUR
        self.cut_ms += hours * HOUR
        for service in self.services:
            service.time.ms = self.time
            outages = self.runner.run(self.store.register_process(service.process, self.time, TAKEOVER_MS))
            self.uptime.set_outages(outages)
        assert self.model.clocks.left_at(self.model.clocks.running or 0, self.time) == before

    @rule(process=PROCESSES, seat=st.sampled_from([0, 1, 2, None]), have=st.booleans())
    def listen(self, process: int, seat: int | None, have: bool) -> None:
        """Somebody comes in, or comes back with what it has."""
        if seat is not None and seat not in self.tokens:
            return
        known = [client for _, listener, client in self.clients if listener.seat == seat and have]
        client = deepcopy(known[0]) if known else Client()
        listener = RecordingListener(seat)
        self.runner.run(self.join(process, listener, client.seq))
        self.clients.append((process, listener, client))

    async def join(self, process: int, listener: RecordingListener, have: int | None) -> None:
        live_table = await self.get(process)
        tokens = self.tokens[listener.seat] if listener.seat is not None else {self.watch}
        for token in sorted(tokens):
            with contextlib.suppress(Refused):
                self.came_with[listener] = opens = await self.enter(process, token, listener.seat)
                await self.services[process].join(
                    live_table, listener, Hello(token=opens, have=have), host=False
                )
                return
        raise AssertionError("some link opens every seat")

    async def enter(self, process: int, token: str, seat: int | None) -> str:
        """Say the same hello until there is an answer; return the token that opens the seat."""
        while True:
            with contextlib.suppress(StoreUnavailable):
                hello = Hello(token=token, new_token=own_secret(token))
                access = await self.services[process].seats.enter(self.table, hello, None)
                assert access.seat == seat
                assert access.token is not None
                return access.token

    @precondition(lambda self: self.clients)
    @rule(choice=CHOICE)
    def leave(self, choice: int) -> None:
        process, listener, _ = self.clients.pop(choice % len(self.clients))
        live_table = self.runner.run(self.get(process))
        self.runner.run(self.leave_table(process, live_table, listener))

    async def leave_table(self, process: int, live_table: Any, listener: RecordingListener) -> None:
        self.services[process].leave(live_table, listener)

    # ------------------------------------------------------------------ what holds

    @invariant()
    def everything_agrees(self) -> None:
        self.runner.run(self.check())

    async def check(self) -> None:
        for service in self.services:
            await service.settle()
        log = await self.store.entries(self.table, 0)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert log[: len(self.log)] == self.log, "nothing is erased"
        for entry in log[len(self.log) :]:
            assert self.is_explained(entry.seq, entry.fact), entry
            self.model.fold(entry)
        if len(log) > len(self.log):
            self.check_chance()
            self.check_coins()
        self.log = log
        for seat, command in self.acknowledged:
            assert commands.matches_entry(command, seat, log[command.seq - 1].fact)
        for service in self.services:
            for live_table in service.registry.live_tables.values():
                self.check_against_log(live_table.table)
        await self.check_keys()
        self.check_clients()

    def is_explained(self, seq: int, fact: AnyFact) -> bool:
        """Whether a client sent what the entry says, or the server had to add it."""
        match fact:
            case entries.Claimed(seat=seat) | entries.DeviceLinked(seat=seat) | entries.Reissued(seat=seat):
                return seat in self.tokens
            case entries.Flagged(seat=seat):
                return self.model.clocks.running == seat and self.model.clocks.has_run_out(self.time)
            case entries.CameBack(seat=seat):
                stands_in = self.model.seats[seat].bot_until in ("turn", "back")
                return stands_in or (self.model.asked == seat and self.model.away.pending)
            case entries.GivenToBot(seat=seat, away=True):
                due = self.model.bot_plays_at
                return self.model.asked == seat and due is not None and due <= self.time
            case entries.Resumed(seat=None):
                ends_at = self.model.pauses.ends_at
                return ends_at is not None and ends_at <= self.time
            case entries.RequestLapsed():
                lapses_at = self.model.request_lapses_at
                return lapses_at is not None and lapses_at <= self.time
            case entries.Acted(seat=seat) if self.model.asked_bot is not None:
                return self.model.asked == seat
        return any(
            command.seq == seq and commands.matches_entry(command, seat, fact) for seat, command in self.sent
        )

    def check_against_log(self, table: Table) -> None:
        held = table.entries.offset
        assert table.entries[held:] == self.log[held : table.seq]
        if table in self.proved:  # a table is immutable once it is returned
            return
        self.proved = [*self.proved[-1:], table]
        true = self.model if table.seq == len(self.log) else None
        true = true or Table.from_log(self.head, self.log[: table.seq], self.uptime)
        assert state_of(table, table.moves.offset) == state_of(true, table.moves.offset)

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
        """Whatever has ended stays so, all keys are of their own seat, and listeners have a valid one."""
        for seat, tokens in self.tokens.items():
            for token in tokens:
                key = await self.store.key(self.table, digest(token))
                assert key is None or key.seat == seat
                assert token not in self.ended or key == self.ended[token]
                if key is not None and key.kind == "ended":
                    self.ended[token] = key
        for process, listener, _ in self.clients:
            live_table = await self.get(process)
            if listener in live_table.listeners and live_table.seq == len(self.log):
                key = await self.store.key(self.table, digest(self.came_with[listener]))
                assert key is not None
                assert key.kind == ("watch" if listener.seat is None else "seat")

    def check_clients(self) -> None:
        for process, listener, client in self.clients:
            for message in listener.received("welcome", "update"):
                client.take(message)
                if message["type"] == "update":
                    assert message["seq"] <= len(self.log), "what was sent is stored"
                    kind = message["fact"]["kind"]
                    assert kind == self.log[message["seq"] - 1].fact.__struct_config__.tag
            check_no_secret_coins(listener)
            listener.sent.clear()
            live_table = self.services[process].registry.live_tables[self.table]
            assert (listener in live_table.listeners) == (not listener.revoked)
            if listener in live_table.listeners:
                assert client.seq == live_table.seq
                assert client.view == expected(live_table.table, listener.seat)
        self.clients = [client for client in self.clients if not client[1].revoked]


def state_of(table: Table, first: int) -> dict[str, Any]:
    """Everything that two tables must have in common to be the same, if one lacks the first moves."""
    clocks = table.clocks
    return {
        "state": table.position.state(),
        "legal": table.legal(),
        "moves": [(move.seat, move.action, [*move.chance], move.flagged) for move in table.moves[first:]],
        "clocks": (clocks.left, clocks.running, clocks.since, clocks._increments_given),
        "clocks before": clocks._left_before[first:],
        "standing": table.standing(),
        "seats": table.seats,
        "undo": table.undo,
        "pauses": table.pauses,
        "away": (table.away, table.asked_since),
        "drawn": table.drawn,
        "counts": (len(table.moves), table.moves_of, table.undos),
    }


TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = settings(max_examples=size(20, 8), stateful_step_count=50, deadline=None)
