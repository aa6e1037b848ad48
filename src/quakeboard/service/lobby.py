"""The house in which tables stand: opens them, lets people in, looks after bots, clocks, other processes.

Several processes can share a store. Any of them may write: the number of an entry decides who was first.
What nobody connected to a table causes, bots and clocks, is done by the process that kept the last entry; if
it dies, another one claims what is due.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from quakeboard.service import commands, entries, keys, messages, set_up
from quakeboard.service.clocks import Calendar
from quakeboard.service.desk import Desk, Listener
from quakeboard.service.flags import flag
from quakeboard.service.refusals import (
    INVITATION_ONLY,
    NO_SUCH_SEAT,
    NO_SUCH_TABLE,
    SEAT_TAKEN,
    WRONG_KEY,
    Refused,
)
from quakeboard.service.set_up import SetUp
from quakeboard.service.store import Head, Key, Line, Listed, Store, StoreUnavailable
from quakeboard.service.table import Proposal, Table
from quakeboard.service.telling import Company
from quakeboard.service.thinkers import Thinkers

log = logging.getLogger("quakeboard")

BEAT = 0.05
"""Seconds between signs of life: a clock can be wrong by so much after a crash."""
SWEEP = 1.0
PATIENCE = 2500
"""Milliseconds without a sign of life after which a process is taken for dead."""
GRACE = 500
"""Milliseconds that whoever should have acted is given before somebody else does."""
IDLE = 60_000
"""Milliseconds after which a desk without listeners is put away."""


class Announcer(Protocol):
    """Who tells the world outside that somebody is asked."""

    def announce(self, table: Table, seat: int) -> None: ...


class Lobby:
    """All tables, as one process sees them."""

    def __init__(
        self, process: str, store: Store, thinkers: Thinkers, announcer: Announcer | None = None
    ) -> None:
        self.process = process
        """Its name among the processes that share the store."""
        self.store = store
        self.thinkers = thinkers
        self.announcer = announcer
        self.calendar = Calendar()
        self.desks: dict[str, Desk] = {}
        self._opening: dict[str, asyncio.Task[Desk]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: set[tuple[str, int]] = set()
        self._asked: dict[str, tuple[int, int]] = {}
        self._used: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ahead = 0.0
        """How far the store's time is ahead of this machine's monotonic one, in milliseconds."""

    # ------------------------------------------------------------------ opening and closing the house

    async def open(self) -> None:
        """Begin to look after tables."""
        self._ahead = await self.store.now() - time.monotonic() * 1000
        self.calendar.note(await self.store.start_up(self.process, self.now(), PATIENCE))
        for work in (self._beat, self._sweep, self._hear_changes, self._hear_whispers):
            self._start(work())

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is kept."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        with contextlib.suppress(StoreUnavailable):
            await self.store.release(self.process)

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all processes share. It never goes back."""
        return int(time.monotonic() * 1000 + self._ahead)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # ------------------------------------------------------------------ tables

    async def create(self, session: str, wanted: SetUp, before: str | None = None) -> Opened:
        """Open a table; raises `BadOptions` if it cannot be played."""
        checked = set_up.check(wanted)
        head = Head(
            table=keys.new_table_id(),
            opened_at=self.now(),
            host=session,
            set_up=checked,
            seed=secrets.token_bytes(32),
            before=before,
        )
        seats = {number: keys.new_token() for number, plan in enumerate(checked.seats) if plan.bot is None}
        watch = keys.new_token()
        new_keys = [Key(keys.digest(token), head.table, seat) for seat, token in seats.items()]
        new_keys.append(Key(keys.digest(watch), head.table, None))
        await self._keep_new(head, new_keys)
        return Opened(head.table, seats, watch)

    async def _keep_new(self, head: Head, new_keys: list[Key]) -> None:
        table = Table(head, self.calendar)
        await self.store.create(head, table.standing(), new_keys)
        self.desks[head.table] = Desk(head, table, self.store, self, self.calendar)
        self._used[head.table] = self.now()

    async def desk(self, table: str) -> Desk:
        """The desk of a table, read from the store if need be; raises `Refused` if there is none."""
        self._used[table] = self.now()
        if table in self.desks:
            return self.desks[table]
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._read(table))
            self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _read(self, table: str) -> Desk:
        stored = await self.store.load(table)
        if stored is None:
            self._used.pop(table, None)
            raise Refused(NO_SUCH_TABLE)
        found = Table.opened(stored.head, stored.entries, self.calendar)
        desk = Desk(stored.head, found, self.store, self, self.calendar)
        self.desks[table] = desk
        self.changed(desk)
        return desk

    async def admit(self, table: str, token: str | None) -> int | None:
        """The seat that a token opens, or None for somebody who may watch; raises `Refused`."""
        desk = await self.desk(table)
        if token is None:
            if not desk.head.set_up.public:
                raise Refused(INVITATION_ONLY)
            return None
        key = await self.store.key(table, keys.digest(token))
        if key is None:
            raise Refused(WRONG_KEY)
        return key.seat

    async def sit(self, table: str, seat: int, session: str, name: str, colour: int) -> str:
        """Take a free seat at a public table; the token that proves it."""
        desk = await self.desk(table)
        if not desk.head.set_up.public:
            raise Refused(INVITATION_ONLY)
        if not 0 <= seat < len(desk.table.seats):
            raise Refused(NO_SUCH_SEAT, seat=seat)
        token = keys.new_token()

        def take(now: Table) -> Proposal:
            if now.seats[seat].name is not None:
                raise Refused(SEAT_TAKEN)
            return commands.sit(now, seat, name, colour, fresh=True)

        kept = await desk.decide(take, (Key(keys.digest(token), table, seat),), (session, seat))
        if kept is None:
            raise Refused(SEAT_TAKEN)
        return token

    async def rematch(self, desk: Desk, seat: int, command: messages.Rematch) -> str:
        """Open a table for the same people, each one seat further on, with the tokens that they have."""
        commands.propose(desk.table, seat, command)
        old, size = desk.head, len(desk.table.seats)
        order = [(number - 1) % size for number in range(size)]
        plans = [old.set_up.seats[number] for number in order]
        head = Head(
            table=keys.new_table_id(),
            opened_at=self.now(),
            host=old.host,
            set_up=SetUp(old.set_up.game, plans, old.set_up.options, old.set_up.clock, old.set_up.public),
            seed=secrets.token_bytes(32),
            before=old.table,
        )
        found = await self.store.keys_of(old.table)
        moved = [
            Key(key.digest, head.table, None if key.seat is None else (key.seat + 1) % size) for key in found
        ]
        await self._keep_new(head, moved)

        def note(table: Table) -> Proposal | None:
            if table.rematch is not None:
                return None
            return Proposal(entries.Rematched(head.table))

        if await desk.decide(note) is None:  # somebody else was faster
            del self.desks[head.table]
            await self.store.delete(head.table)
            assert desk.table.rematch is not None
            return desk.table.rematch
        await self._seat_again(desk.table, head.table, order)
        return head.table

    async def _seat_again(self, before: Table, table: str, order: list[int]) -> None:
        desk = await self.desk(table)
        for seat, number in enumerate(order):
            person = before.seats[number]
            if not person.planned and person.name is not None:
                fact = entries.Sat(seat, person.name, person.colour)
                await desk.decide(lambda _, fact=fact: Proposal(fact))  # type: ignore[misc]

    async def open_tables(self, limit: int = 100) -> list[Listed]:
        return await self.store.public_tables(limit)

    async def tables_of(self, session: str, limit: int = 100) -> list[Listed]:
        return await self.store.tables_of(session, limit)

    # ------------------------------------------------------------------ people at a table

    async def join(self, desk: Desk, listener: Listener, hello: messages.Hello, *, host: bool) -> None:
        """Let a listener in: first what it has missed, then what is said, then the news as they come."""
        lines = await self.store.lines(desk.id, hello.heard, messages.MOST_LINES)
        last = lines[-1].number if lines else hello.heard
        await desk.welcome(listener, hello.have, last, host=host)
        for line in lines:
            listener.send(_said(line))
        self._presence_changed(desk)

    def leave(self, desk: Desk, listener: Listener) -> None:
        desk.listeners.pop(listener, None)
        self._used[desk.id] = self.now()
        self._presence_changed(desk)

    async def say(self, desk: Desk, seat: int | None, name: str, text: str) -> int:
        """Keep a line of the chat and let all hear it; its number."""
        line = await self.store.say(desk.id, self.now(), seat, name, text)
        self._spread(desk, line)
        await self._whisper({"said": desk.id, "after": line.number - 1})
        return line.number

    def _spread(self, desk: Desk, line: Line) -> None:
        message = _said(line)
        for listener in list(desk.listeners):
            if listener.hears(line.seat):
                listener.send(message)

    def _presence_changed(self, desk: Desk) -> None:
        company = desk.company()
        message = messages.write_tell(messages.Presence(here=sorted(company.here), watchers=company.watchers))
        for listener in list(desk.listeners):
            listener.send(message)
        seats = [listener.seat for listener in desk.listeners]
        here = sorted({seat for seat in seats if seat is not None})
        self._start(self._whisper({"here": here, "watchers": seats.count(None), "table": desk.id}))

    async def _whisper(self, news: dict[str, Any]) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self.store.whisper(json.dumps({"from": self.process, **news}))

    # ------------------------------------------------------------------ bots and clocks

    def changed(self, desk: Desk) -> None:
        """Look after a desk at which something happened: think for a bot, set the alarm of a clock."""
        table = desk.table
        self._set_alarm(desk)
        asked = table.asked
        if asked is None:
            return
        bot = table.seats[asked].bot
        if bot is not None:
            if (desk.id, table.seq) not in self._thinking:
                self._thinking.add((desk.id, table.seq))
                self._start(self._think(desk, asked, bot, table.seq))
        elif self._asked.get(desk.id) != (asked, len(table.moves)):
            self._asked[desk.id] = (asked, len(table.moves))
            if self.announcer is not None:
                self.announcer.announce(table, asked)

    async def _think(self, desk: Desk, seat: int, bot: str, seq: int) -> None:
        try:
            table = desk.table
            view, legal = table.view(seat), table.legal()
            text = await self.thinkers.decide(
                desk.head.set_up.game, desk.head.set_up.options, bot, view, legal
            )

            def act(now: Table) -> Proposal | None:
                return now.play(text) if now.seq == seq else None

            await self._insist(lambda: desk.decide(act))
        finally:
            self._thinking.discard((desk.id, seq))

    async def _insist(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Do it, again and again while the store cannot be reached."""
        while True:
            try:
                await work()
                return
            except StoreUnavailable:
                await asyncio.sleep(SWEEP)

    def _set_alarm(self, desk: Desk) -> None:
        timer = self._timers.pop(desk.id, None)
        if timer is not None:
            timer.cancel()
        deadline = desk.table.clocks.deadline()
        if deadline is not None:
            wait = max(0.0, (deadline - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timers[desk.id] = loop.call_later(wait, self._ring, desk)

    def _ring(self, desk: Desk) -> None:
        self._timers.pop(desk.id, None)
        self._start(self._flag(desk))

    async def _flag(self, desk: Desk) -> None:
        def fall(table: Table) -> Proposal | None:
            return flag(table) if table.clocks.has_run_out(self.now()) else None

        await self._insist(lambda: desk.decide(fall))
        self._set_alarm(desk)

    # ------------------------------------------------------------------ other processes

    async def _beat(self) -> None:
        """Show signs of life: often while clocks run here, as these signs are how long they ran."""
        while True:
            try:
                await self.store.beat(self.process, self.now())
            except StoreUnavailable:
                await asyncio.sleep(SWEEP)
            await asyncio.sleep(BEAT if self._timers else SWEEP / 2)

    async def _sweep(self) -> None:
        """Take care of tables that nobody takes care of, and put away those that nobody needs."""
        while True:
            await asyncio.sleep(SWEEP)
            self._put_away()
            try:
                for table in await self.store.claim_due(self.process, self.now() - GRACE, PATIENCE, 200):
                    desk = await self.desk(table)
                    self.changed(desk)
            except (StoreUnavailable, Refused):
                continue

    def _put_away(self) -> None:
        long_ago = self.now() - IDLE
        for table, desk in list(self.desks.items()):
            if not desk.listeners and not desk.lock.locked() and self._used.get(table, 0) < long_ago:
                del self.desks[table]
                self._used.pop(table, None)
                self._asked.pop(table, None)
                timer = self._timers.pop(table, None)
                if timer is not None:
                    timer.cancel()

    async def _hear_changes(self) -> None:
        async for tables in self.store.changes():
            for table in tables or list(self.desks):
                if table in self.desks:
                    self._start(self._insist(self.desks[table].refresh))

    async def _hear_whispers(self) -> None:
        async for text in self.store.whispers():
            news = json.loads(text)
            if news["from"] != self.process:
                await self._take_whisper(news)

    async def _take_whisper(self, news: dict[str, Any]) -> None:
        if "said" in news and news["said"] in self.desks:
            desk = self.desks[news["said"]]
            with contextlib.suppress(StoreUnavailable):
                for line in await self.store.lines(desk.id, news["after"], 1):
                    self._spread(desk, line)
        if "here" in news and news["table"] in self.desks:
            desk = self.desks[news["table"]]
            desk.elsewhere[news["from"]] = Company(frozenset(news["here"]), news["watchers"])
            message = desk.company()
            told = messages.Presence(here=sorted(message.here), watchers=message.watchers)
            for listener in list(desk.listeners):
                listener.send(messages.write_tell(told))


class Opened(NamedTuple):
    """A new table and its secrets."""

    table: str
    seats: dict[int, str]
    """A token for each seat that is for a person."""
    watch: str


def _said(line: Line) -> bytes:
    return messages.write_tell(
        messages.Said(number=line.number, at=line.at, seat=line.seat, name=line.name, text=line.text)
    )
