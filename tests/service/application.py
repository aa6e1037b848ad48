"""Test doubles: a service with a manual clock, a failing store, recording listeners, a harness."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncGenerator, Sequence
from typing import Any

import pytest

from quakeboard.bots.decision import Budget
from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service.bots import BotService
from quakeboard.service.fair_scheduling import Path
from quakeboard.service.live_table import LiveTable
from quakeboard.service.log_entries import Entry
from quakeboard.service.messages import Act, AnyCommand, Begin, Hello, Rename
from quakeboard.service.opening import NewTable
from quakeboard.service.store import Append, Store, StoredSnapshot, StoreUnavailable
from quakeboard.service.table import Table
from quakeboard.service.table_service import TableService
from quakeboard.service.table_setup import Clock, SeatPlan, SetUp
from quakeboard.service.workers import ANYBODY, StreamingTask, Task, Workers

NOON = 1_700_000_000_000
NAMES = ("Mara", "Jun", "Ada", "Bo")


class InlineWorkers:
    """One worker in the event loop: the same tasks, without processes."""

    size = idle = 1

    async def run(self, task: Task, payload: bytes, path: Path = ANYBODY, cost: float = 1.0) -> bytes:
        return task(payload)

    def move(self, old: Path, new: Path) -> None:
        """Nothing waits."""

    async def stream(self, task: StreamingTask, payload: bytes) -> AsyncGenerator[bytes, None]:
        for piece in task(payload):
            yield piece

    async def close(self) -> None:
        """Nothing is left behind."""


class InlineBots(BotService):
    """Bots that think in the event loop, and not for long."""

    def __init__(self, workers: Workers | None = None) -> None:
        super().__init__(workers or InlineWorkers())
        self.budget = Budget(nodes=100)

    def new_seed(self) -> int:
        return 0


class FakeTime:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.ms = NOON

    def now(self) -> int:
        return self.ms

    def set(self, now: int) -> None:
        """Nothing: the store has the time of the machine."""


class FakeTimeService(TableService):
    """A service whose time passes when a test says so."""

    time: FakeTime

    def __init__(self, process: str, store: Store, bots: BotService) -> None:
        super().__init__(process, store, bots, time=FakeTime())

    async def wait(self, milliseconds: int) -> None:
        """Let time pass and the clocks ring."""
        self.time.ms += milliseconds
        for live_table in list(self.registry.live_tables.values()):
            deadline = self.scheduler._deadline(live_table)
            if (
                live_table.id in self.scheduler.clock_timers
                and deadline is not None
                and deadline <= self.time.ms
            ):
                self.scheduler.clock_timers[live_table.id].cancel()
                self.scheduler.clock_ran_out(live_table)
        await self.settle()

    async def settle(self) -> None:
        """Wait for all that was begun."""
        while self.background.running:
            await asyncio.wait(set(self.background.running))


class FailingStore(SQLiteStore):
    """A real store that cannot be reached when a test says so."""

    def __init__(self, file: Any) -> None:
        super().__init__(file)
        self.gone = False
        """Nothing can be read or written."""
        self.failures: list[str] = []
        """For each of the next entries: `before` it is written, `after` it, or anything else for neither."""

    async def append(self, change: Append) -> bool:
        failure = self.failures.pop(0) if self.failures else ""
        if self.gone or failure == "before":
            raise StoreUnavailable
        kept = await super().append(change)
        if failure == "after":
            raise StoreUnavailable
        return kept

    async def add_snapshot(self, table: str, snapshot: StoredSnapshot) -> None:
        if self.gone:
            raise StoreUnavailable
        await super().add_snapshot(table, snapshot)

    async def entries(self, table: str, after: int, until: int | None = None) -> list[Entry]:
        if self.gone:
            raise StoreUnavailable
        return await super().entries(table, after, until)


class RecordingListener:
    """A listener that records what it is sent."""

    def __init__(self, seat: int | None, language: Language | None = None) -> None:
        self.seat = seat
        self.language = language
        self.sent: list[bytes] = []
        self.beside: set[int] = set()
        self.chain: int | None = None
        self.claimed = False
        self.revoked = 0
        self.told_of_deletion = 0
        self.muted: frozenset[int | None] = frozenset()
        self.shared = False

    def accepts_chat_from(self, seat: int | None) -> bool:
        return seat not in self.muted

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    async def drain(self) -> None:
        """It always is."""

    def close_revoked(self) -> None:
        self.revoked += 1

    def close_deleted(self) -> None:
        self.told_of_deletion += 1

    def received(self, *types: str) -> list[dict[str, Any]]:
        """The messages it was sent, or those of these types."""
        messages = [json.loads(message) for message in self.sent]
        return [message for message in messages if not types or message["type"] in types]


def plan(game: str = "san-andreas", seats: int = 3, bots: Sequence[int] = (), **others: Any) -> SetUp:
    """A set-up for so many; the seats in `bots` are for random ones."""
    seat_plans = [SeatPlan(bot="random" if seat in bots else None) for seat in range(seats)]
    return SetUp(game, seat_plans, **{"options": {"first": 0}, **others})


class TableHarness:
    """People at a table."""

    def __init__(self, service: FakeTimeService, opened: NewTable, live_table: LiveTable) -> None:
        self.service = service
        self.opened = opened
        self.live_table = live_table

    @property
    def table(self) -> Table:
        return self.live_table.table

    @property
    def log(self) -> list[str]:
        """What the entries are about."""
        return [type(entry.fact).__name__ for entry in self.table.entries]

    async def do(self, seat: int, kind: type[AnyCommand], **fields: Any) -> int:
        """Let a seat send a command with the right number."""
        return await self.live_table.submit(seat, kind(seq=self.live_table.seq + 1, **fields))

    async def act(self, *actions: str) -> None:
        """Let whoever is asked do this, or the first thing that is legal."""
        for action in actions or [str(self.table.legal()[0])]:
            assert self.table.asked is not None
            await self.do(self.table.asked, Act, action=action)

    async def refused(self, seat: int, kind: type[AnyCommand], **fields: Any) -> str:
        """The code with which a command is refused; nothing happens at the table."""
        before = self.live_table.seq
        with pytest.raises(QuakeboardError) as found:
            await self.do(seat, kind, **fields)
        assert self.live_table.seq == before
        return found.value.code

    async def listen(self, seat: int | None, **hello: Any) -> RecordingListener:
        """Somebody comes in with the link of the seat, or with that of watchers."""
        language = hello.pop("speaks", None)
        listener = RecordingListener(seat, None if language is None else Language(language))
        token = hello.pop("token", self.opened.watch if seat is None else self.opened.seats[seat])
        await self.service.join(self.live_table, listener, Hello(token=token, **hello), host=False)
        return listener

    async def stored(self) -> list[Entry]:
        return await self.service.store.entries(self.live_table.id, 0)


async def open_table(service: FakeTimeService, set_up: SetUp | None = None) -> TableHarness:
    """A table at which every seat has used its link."""
    set_up = set_up or plan()
    opened = await service.opening.create("hana", set_up, own=range(len(set_up.seats)))
    return TableHarness(service, opened, await service.registry.get(opened.table))


async def seat_all(service: FakeTimeService, set_up: SetUp | None = None) -> TableHarness:
    """A table at which everybody sits, ready to begin."""
    harness = await open_table(service, set_up)
    for seat in harness.opened.seats:
        await harness.do(seat, Rename, name=NAMES[seat], colour=seat)
    return harness


async def begin(service: FakeTimeService, set_up: SetUp | None = None) -> TableHarness:
    """A table at which a game has begun."""
    harness = await seat_all(service, set_up)
    await harness.do(next(iter(harness.opened.seats)), Begin)
    await service.settle()
    return harness


async def play_on(harness: TableHarness, chooser: Any, most: int = 10_000) -> None:
    """Let whoever is asked do anything, to the end or so many times."""
    for _ in itertools.repeat(None, most):
        if harness.table.asked is None:
            return
        await harness.act(str(chooser.choice(harness.table.legal())))


BLITZ = Clock("bank", 60, 5)
EACH = Clock("move", 30)
