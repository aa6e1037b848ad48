"""What tests of tables need: a lobby whose time can be stopped, a store that can fail, listeners, a table."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from quakeboard.bots.protocol import Budget
from quakeboard.core.errors import QuakeboardError
from quakeboard.language import Language
from quakeboard.server.store.sqlite.store import SQLiteStore
from quakeboard.service.bot_pool import Thinkers
from quakeboard.service.live_table import Desk
from quakeboard.service.log_entries import Entry
from quakeboard.service.messages import Act, AnyCommand, Begin, Hello, Rename
from quakeboard.service.registry import Lobby, Opened
from quakeboard.service.store import Append, StoreUnavailable
from quakeboard.service.table import Table
from quakeboard.service.table_setup import Clock, SeatPlan, SetUp

NOON = 1_700_000_000_000
NAMES = ("Mara", "Jun", "Ada", "Bo")


class AtOnce(Thinkers):
    """Bots that think in the event loop, and not for long: the same thoughts, without processes."""

    def __init__(self) -> None:
        super().__init__(1)
        self.budget = Budget(nodes=100)

    async def _think(self, company: int, work: Callable[..., Any], *about: Any) -> list[Any]:
        return [work(*about, seed) for seed in range(company)]


class SlowLobby(Lobby):
    """A lobby whose time passes when a test says so."""

    time = NOON

    def now(self) -> int:
        return self.time

    async def wait(self, milliseconds: int) -> None:
        """Let time pass and the clocks ring."""
        self.time += milliseconds
        for desk in list(self.desks.values()):
            deadline = desk.table.clocks.deadline()
            if desk.id in self._timers and deadline is not None and deadline <= self.time:
                self._timers[desk.id].cancel()
                self._ring(desk)
        await self.settle()

    async def settle(self) -> None:
        """Wait for all that was begun."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))


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

    async def entries(self, table: str, after: int) -> list[Entry]:
        if self.gone:
            raise StoreUnavailable
        return await super().entries(table, after)


class Ear:
    """A listener that keeps what it is told."""

    def __init__(self, seat: int | None, language: Language | None = None) -> None:
        self.seat = seat
        self.language = language
        self.letters: list[bytes] = []
        self.dismissed = 0
        self.deaf: frozenset[int | None] = frozenset()

    def hears(self, seat: int | None) -> bool:
        return seat not in self.deaf

    def send(self, message: bytes) -> None:
        self.letters.append(message)

    async def ready(self) -> None:
        """It always is."""

    def dismiss(self) -> None:
        self.dismissed += 1

    def told(self, *types: str) -> list[dict[str, Any]]:
        """What it was told so far, or what of these types."""
        messages = [json.loads(letter) for letter in self.letters]
        return [message for message in messages if not types or message["type"] in types]


def plan(game: str = "san-andreas", seats: int = 3, bots: Sequence[int] = (), **others: Any) -> SetUp:
    """A set-up for so many; the seats in `bots` are for random ones."""
    seat_plans = [SeatPlan(bot="random" if seat in bots else None) for seat in range(seats)]
    return SetUp(game, seat_plans, **{"options": {"first": 0}, **others})


class Party:
    """People at a table."""

    def __init__(self, lobby: SlowLobby, opened: Opened, desk: Desk) -> None:
        self.lobby = lobby
        self.opened = opened
        self.desk = desk

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def log(self) -> list[str]:
        """What the entries are about."""
        return [type(entry.fact).__name__ for entry in self.table.entries]

    async def do(self, seat: int, kind: type[AnyCommand], **fields: Any) -> int:
        """Let a seat send a command with the right number."""
        return await self.desk.submit(seat, kind(seq=self.desk.told + 1, **fields))

    async def act(self, *actions: str) -> None:
        """Let whoever is asked do this, or the first thing that is legal."""
        for action in actions or [str(self.table.legal()[0])]:
            assert self.table.asked is not None
            await self.do(self.table.asked, Act, action=action)

    async def refused(self, seat: int, kind: type[AnyCommand], **fields: Any) -> str:
        """The code with which a command is refused; nothing happens at the table."""
        before = self.desk.told
        with pytest.raises(QuakeboardError) as found:
            await self.do(seat, kind, **fields)
        assert self.desk.told == before
        return found.value.code

    async def listen(self, seat: int | None, **hello: Any) -> Ear:
        """Somebody comes in with the link of the seat, or with that of watchers."""
        language = hello.pop("speaks", None)
        ear = Ear(seat, None if language is None else Language(language))
        token = hello.pop("token", self.opened.watch if seat is None else self.opened.seats[seat])
        await self.lobby.join(self.desk, ear, Hello(token=token, **hello), host=False)
        return ear

    async def stored(self) -> list[Entry]:
        return await self.lobby.store.entries(self.desk.id, 0)


async def open_table(lobby: SlowLobby, set_up: SetUp | None = None) -> Party:
    opened = await lobby.create("hana", set_up or plan())
    return Party(lobby, opened, await lobby.desk(opened.table))


async def seat_all(lobby: SlowLobby, set_up: SetUp | None = None) -> Party:
    """A table at which everybody sits, ready to begin."""
    party = await open_table(lobby, set_up)
    for seat in party.opened.seats:
        await party.do(seat, Rename, name=NAMES[seat], colour=seat)
    return party


async def begin(lobby: SlowLobby, set_up: SetUp | None = None) -> Party:
    """A table at which a game has begun."""
    party = await seat_all(lobby, set_up)
    await party.do(next(iter(party.opened.seats)), Begin)
    await lobby.settle()
    return party


async def play_on(party: Party, chooser: Any, most: int = 10_000) -> None:
    """Let whoever is asked do anything, to the end or so many times."""
    for _ in itertools.repeat(None, most):
        if party.table.asked is None:
            return
        await party.act(str(chooser.choice(party.table.legal())))


BLITZ = Clock("bank", 60, 5)
EACH = Clock("move", 30)
