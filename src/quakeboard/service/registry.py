"""The house in which tables stand: opens them, lets people in, looks after bots, clocks, other processes.

Several processes can share a store. Any of them may write: the number of an entry decides who was first.
What nobody connected to a table causes, bots and clocks, is done by the process that kept the last entry; if
it dies, another one claims what is due.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

import msgspec

from quakeboard.play.record import Record
from quakeboard.service import (
    commands,
    messages,
)
from quakeboard.service import (
    import_and_branch as courses,
)
from quakeboard.service import (
    log_entries as entries,
)
from quakeboard.service import (
    table_setup as set_up,
)
from quakeboard.service import (
    tokens as keys,
)
from quakeboard.service.bot_pool import Thinkers
from quakeboard.service.clocks import Calendar
from quakeboard.service.errors import (
    INVITATION_ONLY,
    NO_SUCH_SEAT,
    NO_SUCH_TABLE,
    SEAT_TAKEN,
    WRONG_KEY,
    Refused,
)
from quakeboard.service.live_table import Desk, Listener
from quakeboard.service.projection import Company
from quakeboard.service.store import Head, Key, Line, Listed, Store, StoreUnavailable
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import SetUp
from quakeboard.service.timeouts import flag

log = logging.getLogger("quakeboard")

BEAT = 0.05
"""Seconds between signs of life: a clock can be wrong by so much after a crash."""
SELDOM = 10
"""So many times that is enough while no clock runs."""
SWEEP = 1.0
PATIENCE = 2500
"""Milliseconds without a sign of life after which a process is taken for dead."""
MISSED = 200
"""The same where nobody else is connected: then it can only be one that starts at the same time."""
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
        self._living: WeakValueDictionary[str, Desk] = WeakValueDictionary()
        """All desks that somebody still works at, also those that were put away: no table has two here."""
        self._opening: dict[str, asyncio.Task[Desk]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._thinking: set[tuple[str, int]] = set()
        self._used: dict[str, int] = {}
        self._heard: dict[str, int] = {}
        """When each of the other processes last whispered."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._ahead = 0.0
        """How far the store's time is ahead of this machine's monotonic one, in milliseconds."""

    # ------------------------------------------------------------------ opening and closing the house

    async def open(self) -> None:
        """Begin to look after tables."""
        self._ahead = await self.store.now() - time.monotonic() * 1000
        patience = PATIENCE if await self.store.has_company(self.process) else MISSED
        self.calendar.note(await self.store.start_up(self.process, self.now(), patience))
        for work in (self._beat, self._sweep, self._hear_changes, self._hear_whispers):
            self._start(work())

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is kept."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        with contextlib.suppress(StoreUnavailable):
            await self.store.release(self.process)

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all processes share. It never goes back."""
        return int(time.monotonic() * 1000 + self._ahead)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            work.close()
            return
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

    async def load(self, session: str, record: Record) -> Opened:
        """Open a table at which a game can be looked through that was played elsewhere; nobody plays there.
        Raises `BadRecord` if the game does not replay."""
        head = Head(
            table=keys.new_table_id(),
            opened_at=self.now(),
            host=session,
            set_up=courses.set_up_of(record, public=False),
            seed=secrets.token_bytes(32),  # nothing is drawn from it
        )
        table = await courses.load(record, head)
        watch = keys.new_token()
        await courses.keep(self.store, table, [Key(keys.digest(watch), head.table, None)])
        self._put_up(Desk(head, table, self.store, self, self.calendar))
        return Opened(head.table, {}, watch)

    async def _keep_new(self, head: Head, new_keys: list[Key]) -> None:
        table = Table(head, self.calendar)
        await self.store.create(head, table.standing(), new_keys)
        self._put_up(Desk(head, table, self.store, self, self.calendar))

    async def desk(self, table: str) -> Desk:
        """The desk of a table, read from the store if need be; raises `Refused` if there is none."""
        desk = self._living.get(table)
        if desk is None:
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._read(table))
                self._opening[table].add_done_callback(lambda _: self._opening.pop(table, None))
            desk = await asyncio.shield(self._opening[table])
        self._put_up(desk)
        return desk

    def _put_up(self, desk: Desk) -> None:
        self._living[desk.id] = self.desks[desk.id] = desk
        self._used[desk.id] = self.now()

    async def _read(self, table: str) -> Desk:
        stored = await self.store.load(table)
        if stored is None:
            raise Refused(NO_SUCH_TABLE)
        found = Table.opened(stored.head, stored.entries, self.calendar)
        desk = Desk(stored.head, found, self.store, self, self.calendar)
        desk.announced = found.turn  # by whoever kept the last entry
        self._put_up(desk)
        self._start(self._whisper({"who": table}))
        self._look_after(desk)
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

    async def sit(self, table: str, seat: int, session: str, name: str, colour: int | None) -> str:
        """Take a free seat at a public table, with some free colour unless one is given; the token that
        proves it."""
        desk = await self.desk(table)
        if not desk.head.set_up.public:
            raise Refused(INVITATION_ONLY)
        if not 0 <= seat < len(desk.table.seats):
            raise Refused(NO_SUCH_SEAT, seat=seat)
        token = keys.new_token()

        def take(now: Table) -> Proposal:
            commands.check_open(now)
            if now.seats[seat].name is not None:
                raise Refused(SEAT_TAKEN)
            shown = now.free_colour(seat) if colour is None else colour
            return commands.sit(now, seat, name, shown, fresh=True)

        await desk.decide(take, (Key(keys.digest(token), table, seat),), (session, seat))
        return token

    async def rematch(self, desk: Desk, seat: int, command: messages.Rematch) -> str:
        """Open a table for the same people, each one seat further on, with the tokens that they have. All who
        ask for it meet at the same one."""
        while desk.table.rematch is None:
            commands.check_holder(desk.table, seat)
            commands.propose(desk.table, seat, command)
            await self._try_rematch(desk)
        return desk.table.rematch

    async def _try_rematch(self, desk: Desk) -> None:
        """Open it, unless something happens at the desk meanwhile: a new secret must open it too."""
        before, head = desk.table, self._rotated(desk.head)
        await self._keep_new(head, await self._rotated_keys(head))
        fact = entries.Rematched(head.table)
        if await desk.decide(lambda now: Proposal(fact) if now.seq == before.seq else None):
            await self._seat_again(before, head.table)
        else:
            del self.desks[head.table]
            await self.store.delete(head.table)

    def _rotated(self, old: Head) -> Head:
        """The same table anew, everyone one seat further on; also after a branch it is a whole game."""
        seats = [old.set_up.seats[-1], *old.set_up.seats[:-1]]
        return msgspec.structs.replace(
            old,
            table=keys.new_table_id(),
            opened_at=self.now(),
            set_up=msgspec.structs.replace(old.set_up, seats=seats, branch=None),
            seed=secrets.token_bytes(32),
            before=old.table,
        )

    async def _rotated_keys(self, head: Head) -> list[Key]:
        assert head.before is not None
        size = len(head.set_up.seats)
        return [
            Key(key.digest, head.table, None if key.seat is None else (key.seat + 1) % size)
            for key in await self.store.keys_of(head.before)
        ]

    async def _seat_again(self, before: Table, table: str) -> None:
        """Everyone is called as before and has the same colour, bots too."""
        desk = await self.desk(table)
        for number, sitter in enumerate(before.seats):
            if sitter.name is not None:
                fact = entries.Sat((number + 1) % len(before.seats), sitter.name, sitter.colour)
                await desk.decide(lambda _, fact=fact: Proposal(fact))  # type: ignore[misc]

    async def open_tables(self, limit: int = 100) -> list[Listed]:
        return await self.store.public_tables(limit)

    async def tables_of(self, session: str, limit: int = 100) -> list[Listed]:
        return await self.store.tables_of(session, limit)

    # ------------------------------------------------------------------ people at a table

    async def join(self, desk: Desk, listener: Listener, hello: messages.Hello, *, host: bool) -> None:
        """Let a listener in: first what it has missed, then what is said, then the news as they come."""

        async def check() -> None:
            if await self.admit(desk.id, hello.token) != listener.seat:
                raise Refused(WRONG_KEY)

        lines = await self.store.lines(desk.id, hello.heard, messages.MOST_LINES)
        last = lines[-1].number if lines else hello.heard
        await desk.welcome(listener, hello.have, last, host=host, check=check)
        lines += await self.store.lines(desk.id, last, messages.MOST_LINES)  # said while it came in
        for line in lines:
            listener.send(_said(line))
        if listener in desk.listeners:  # it was not dismissed meanwhile
            desk.listeners[listener] = lines[-1].number if lines else hello.heard
            self.presence_changed(desk, listener)

    def leave(self, desk: Desk, listener: Listener) -> None:
        desk.listeners.pop(listener, None)
        self._used[desk.id] = self.now()
        self.presence_changed(desk)

    async def say(self, desk: Desk, seat: int | None, name: str, text: str) -> int:
        """Keep a line of the chat and let all hear it; its number."""
        line = await self.store.say(desk.id, self.now(), seat, name, text)
        self._spread(desk, line)
        await self._whisper({"said": desk.id, "after": line.number - 1})
        return line.number

    def _spread(self, desk: Desk, line: Line) -> None:
        message = _said(line)
        for listener, heard in list(desk.listeners.items()):
            if heard is not None and line.number > heard and listener.hears(line.seat):
                listener.send(message)

    def presence_changed(self, desk: Desk, newcomer: Listener | None = None) -> None:
        """Show who is there, here and to the other processes: to all if it is not who was there before."""
        shown = desk.company_here(), desk.company()
        if desk.shown != shown:
            desk.shown = shown
            self._show_presence(desk)
            self._whisper_presence(desk)
        elif newcomer is not None:
            newcomer.send(_presence(desk.company()))

    def _whisper_presence(self, desk: Desk) -> None:
        here = desk.company_here()
        news = {"here": sorted(here.here), "watchers": here.watchers, "table": desk.id}
        self._start(self._whisper(news))

    def _show_presence(self, desk: Desk) -> None:
        message = _presence(desk.company())
        for listener in list(desk.listeners):
            listener.send(message)

    async def _whisper(self, news: dict[str, Any]) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self.store.whisper(json.dumps({"from": self.process, **news}))

    # ------------------------------------------------------------------ bots and clocks

    def changed(self, desk: Desk, *, here: bool) -> None:
        """Look after a desk at which something happened. Only who kept it thinks and announces."""
        self._used[desk.id] = self.now()
        turn, announced = desk.table.turn, desk.announced
        desk.announced = turn or announced
        if not here:
            self._set_alarm(desk)
            return
        self._look_after(desk)
        if turn is not None and turn != announced and self.announcer is not None:
            self.announcer.announce(desk.table, turn.seat)

    def doubtful(self, desk: Desk) -> None:
        """Find out what was kept, as soon as the store can be asked: others wait to be told."""
        self._start(self._insist(desk.refresh))

    def _look_after(self, desk: Desk) -> None:
        """Think for a bot, set the alarm of a clock."""
        self._set_alarm(desk)
        table = desk.table
        if table.asked_bot is not None and (desk.id, table.seq) not in self._thinking:
            self._thinking.add((desk.id, table.seq))
            self._start(self._think(desk, table.asked_bot, table))

    async def _think(self, desk: Desk, bot: str, table: Table) -> None:
        try:
            plan, seq = desk.head.set_up, table.seq
            view, legal = table.view(table.asked), table.legal()
            text = await self.thinkers.decide(plan.game, plan.options, bot, view, legal)

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
            except Refused:  # the table was deleted
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

        await self._insist(self._read_calendar)
        await self._insist(lambda: desk.decide(fall))
        self._set_alarm(desk)

    async def _read_calendar(self) -> None:
        """This process may have been frozen while others stopped and started."""
        self.calendar.note(await self.store.outages())

    # ------------------------------------------------------------------ other processes

    async def _beat(self) -> None:
        """Show signs of life: often while clocks run here, as these signs are how long they ran."""
        for beat in itertools.count():
            if self._timers or beat % SELDOM == 0:
                try:
                    await self.store.beat(self.process, self.now())
                except StoreUnavailable:
                    await asyncio.sleep(SWEEP)
            await asyncio.sleep(BEAT)

    async def _sweep(self) -> None:
        """Take care of tables that nobody takes care of, and put away those that nobody needs."""
        while True:
            await asyncio.sleep(SWEEP)
            self._put_away()
            self._forget_dead()
            await self._whisper({})
            with contextlib.suppress(StoreUnavailable):
                for table in await self.store.claim_due(self.process, self.now() - GRACE, PATIENCE, 200):
                    self._start(self._take_over(table))

    async def _take_over(self, table: str) -> None:
        with contextlib.suppress(StoreUnavailable, Refused):
            desk = await self.desk(table)
            await desk.refresh()
            self._look_after(desk)

    def _put_away(self) -> None:
        long_ago = self.now() - IDLE
        for table, desk in list(self.desks.items()):
            if not desk.listeners and not desk.lock.locked() and self._used.get(table, 0) < long_ago:
                del self.desks[table]
                self._used.pop(table, None)
                timer = self._timers.pop(table, None)
                if timer is not None:
                    timer.cancel()

    def _forget_dead(self) -> None:
        """Nobody is connected to a process of which nothing is heard any more."""
        self._forget([name for name, heard in self._heard.items() if heard < self.now() - PATIENCE])

    def _forget(self, processes: list[str]) -> None:
        for process in processes:
            del self._heard[process]
            for desk in self.desks.values():
                if desk.elsewhere.pop(process, None) is not None:
                    self._show_presence(desk)

    async def _hear_changes(self) -> None:
        async for tables in self.store.changes():
            if not tables:
                self._forget([*self._heard])  # whispers were missed too: all are asked again
            for table in tables or list(self.desks):
                if table in self.desks:
                    self._start(self._insist(self.desks[table].refresh))

    async def _hear_whispers(self) -> None:
        async for text in self.store.whispers():
            news = json.loads(text)
            if news["from"] != self.process:
                await self._take_whisper(news)

    async def _take_whisper(self, news: dict[str, Any]) -> None:
        if news["from"] not in self._heard:  # it is new, or was taken for dead
            await self._whisper({"who": None})
        self._heard[news["from"]] = self.now()
        if "who" in news:
            for desk in self.desks.values():
                if desk.listeners and news["who"] in (None, desk.id):
                    self._whisper_presence(desk)
        if "said" in news and news["said"] in self.desks:
            desk = self.desks[news["said"]]
            with contextlib.suppress(StoreUnavailable):
                for line in await self.store.lines(desk.id, news["after"], 1):
                    self._spread(desk, line)
        if "here" in news and news["table"] in self.desks:
            desk = self.desks[news["table"]]
            there = Company(frozenset(news["here"]), news["watchers"])
            desk.elsewhere[news["from"]] = there
            if there == Company():
                del desk.elsewhere[news["from"]]
            self._show_presence(desk)


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


def _presence(company: Company) -> bytes:
    return messages.write_tell(messages.Presence(here=sorted(company.here), watchers=company.watchers))
