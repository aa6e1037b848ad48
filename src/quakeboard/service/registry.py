"""All tables of a process: opens them, authorises connections, runs bots and clocks, informs its peers.

Several processes can share a store. Any of them may append: the number of an entry decides who was first.
Bots and clocks are run by the process that stored the last entry; if it dies, another one claims the tables
that are due.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from quakeboard.core.game import JSON
from quakeboard.play.record import Record
from quakeboard.service import commands, import_and_branch, messages, tokens
from quakeboard.service import log_entries as entries
from quakeboard.service.bots import BotService
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import (
    INVITATION_ONLY,
    NO_SUCH_SEAT,
    NO_SUCH_TABLE,
    SEAT_TAKEN,
    WRONG_KEY,
    Refused,
)
from quakeboard.service.live_table import Listener, LiveTable
from quakeboard.service.projection import PresenceState
from quakeboard.service.store import ChatLine, Head, Key, Store, StoreUnavailable, TableSummary
from quakeboard.service.table import Proposal, Table
from quakeboard.service.table_setup import SetUp, check_setup
from quakeboard.service.timeouts import propose_timeout

log = logging.getLogger("quakeboard")

Result = TypeVar("Result")

HEARTBEAT_SECONDS = 0.05  # a clock can be wrong by this much after a crash
IDLE_HEARTBEAT_EVERY = 10  # while no clock runs, one tick in ten sends a heartbeat
SWEEP_SECONDS = 1.0
TAKEOVER_MS = 2500  # a process without a heartbeat for this long counts as dead
TAKEOVER_ALONE_MS = 200  # no other process is connected: it can only be a restart
GRACE_MS = 500  # how overdue a table must be before it is claimed from its owner
IDLE_MS = 60_000  # a live table without listeners is evicted after this


class TurnNotifier(Protocol):
    """Notifies people outside the server that it is their turn."""

    def notify_turn(self, table: Table, seat: int) -> None: ...


class TableRegistry:
    """The live tables of one process, and the supervisor of their bots and clocks."""

    def __init__(
        self, process: str, store: Store, bots: BotService, turn_notifier: TurnNotifier | None = None
    ) -> None:
        self.process = process
        """The name of this process among those that share the store."""
        self.store = store
        self.bots = bots
        self.turn_notifier = turn_notifier
        self.uptime = Uptime()
        self.live_tables: dict[str, LiveTable] = {}
        self._referenced: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Every live table that still has references, evicted ones too, so that no table is loaded twice."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._clock_timers: dict[str, asyncio.TimerHandle] = {}
        self._bots_deciding: set[tuple[str, int]] = set()
        self._last_used: dict[str, int] = {}
        self._last_heard_from: dict[str, int] = {}
        """When each other process last published a message."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._clock_offset_ms = 0.0
        """The store's time minus the monotonic clock of this machine."""

    # ------------------------------------------------------------------ start and stop

    async def open(self) -> None:
        """Register this process and start its background tasks."""
        self._clock_offset_ms = await self.store.now() - time.monotonic() * 1000
        takeover_ms = TAKEOVER_MS if await self.store.has_peers(self.process) else TAKEOVER_ALONE_MS
        self.uptime.set_outages(await self.store.register_process(self.process, self.now(), takeover_ms))
        for work in (self._heartbeat, self._sweep, self._receive_changes, self._receive_messages):
            self._start_task(work())

    async def close(self) -> None:
        """Stop all tasks and release the tables that this process owns."""
        self._closed = True
        for timer in self._clock_timers.values():
            timer.cancel()
        tasks = [*self._tasks, *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(StoreUnavailable):
            await self.store.release(self.process)

    def now(self) -> int:
        """Milliseconds since 1970, by the clock that all processes share. It never goes back."""
        return int(time.monotonic() * 1000 + self._clock_offset_ms)

    def _start_task(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._task_done)

    def _task_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # ------------------------------------------------------------------ tables

    async def create(self, session: str, wanted: SetUp, before: str | None = None) -> NewTable:
        """Open a table; raises `BadOptions` if it cannot be played."""
        checked = check_setup(wanted)
        head = Head(
            table=tokens.new_table_id(),
            opened_at=self.now(),
            host=session,
            set_up=checked,
            seed=secrets.token_bytes(32),
            before=before,
        )
        seats = {number: tokens.new_token() for number, plan in enumerate(checked.seats) if plan.bot is None}
        watch = tokens.new_token()
        new_keys = [Key(tokens.digest(token), head.table, seat) for seat, token in seats.items()]
        new_keys.append(Key(tokens.digest(watch), head.table, None))
        await self._create(head, new_keys)
        return NewTable(head.table, seats, watch)

    async def import_record(self, session: str, record: Record) -> NewTable:
        """Open a table to look through a record; raises `BadRecord` if it does not replay."""
        head = Head(
            table=tokens.new_table_id(),
            opened_at=self.now(),
            host=session,
            set_up=import_and_branch.setup_of_record(record, public=False),
            seed=secrets.token_bytes(32),  # nothing is drawn from it
        )
        table = await import_and_branch.table_of_record(record, head)
        watch = tokens.new_token()
        await import_and_branch.store_table(self.store, table, [Key(tokens.digest(watch), head.table, None)])
        self._register(LiveTable(head, table, self.store, self, self.uptime))
        return NewTable(head.table, {}, watch)

    async def _create(self, head: Head, new_keys: list[Key]) -> None:
        async with ChunkedWork() as work:
            table = await work.run(Table.loading(head, (), self.uptime))
        await self.store.create(head, table.standing(), new_keys)
        self._register(LiveTable(head, table, self.store, self, self.uptime))

    async def get(self, table: str) -> LiveTable:
        """The live table of this id, loaded from the store if need be; raises `Refused` if there is none."""
        live_table = self._referenced.get(table)
        if live_table is None:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load_from_store(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            live_table = await asyncio.shield(self._loading[table])
        self._register(live_table)
        return live_table

    def _register(self, live_table: LiveTable) -> None:
        self._referenced[live_table.id] = self.live_tables[live_table.id] = live_table
        self._last_used[live_table.id] = self.now()

    async def _load_from_store(self, table: str) -> LiveTable:
        stored = await self.store.load(table)
        if stored is None:
            raise Refused(NO_SUCH_TABLE)
        async with ChunkedWork() as work:
            found = await work.run(Table.loading(stored.head, stored.entries, self.uptime))
        # Entries that were stored meanwhile are read before anything else happens.
        live_table = LiveTable(stored.head, found, self.store, self, self.uptime, _maybe_stale=True)
        live_table.announced_turn = found.turn  # by the process that stored the last entry
        self._register(live_table)
        self._start_task(self._publish({"presence_request": table}))
        self._schedule(live_table)
        return live_table

    async def authorize(self, table: str, token: str | None) -> int | None:
        """The seat that a token opens, or None for a watcher; raises `Refused`."""
        live_table = await self.get(table)
        if token is None:
            if not live_table.head.set_up.public:
                raise Refused(INVITATION_ONLY)
            return None
        key = await self.store.key(table, tokens.digest(token))
        if key is None:
            raise Refused(WRONG_KEY)
        return key.seat

    async def take_seat(self, table: str, seat: int, session: str, name: str, colour: int | None) -> str:
        """Take a free seat at a public table, in any free colour by default, and return its token."""
        live_table = await self.get(table)
        if not live_table.head.set_up.public:
            raise Refused(INVITATION_ONLY)
        if not 0 <= seat < len(live_table.table.seats):
            raise Refused(NO_SUCH_SEAT, seat=seat)
        token = tokens.new_token()

        def take(now: Table) -> Proposal:
            commands.check_open(now)
            if now.seats[seat].name is not None:
                raise Refused(SEAT_TAKEN)
            shown = now.free_colour(seat) if colour is None else colour
            return commands.sit(now, seat, name, shown, fresh=True)

        await live_table.apply(take, (Key(tokens.digest(token), table, seat),), (session, seat))
        return token

    async def rematch(self, live_table: LiveTable, seat: int, command: messages.Rematch) -> str:
        """Open one table for the same people, everyone one seat further on, with the same tokens."""
        while live_table.table.rematch is None:
            commands.check_not_resigned(live_table.table, seat)
            commands.propose(live_table.table, seat, command)
            await self._try_rematch(live_table)
        return live_table.table.rematch

    async def _try_rematch(self, live_table: LiveTable) -> None:
        """Open the rematch, unless an entry is added meanwhile: its token would have to open it too."""
        before, head = live_table.table, self._rotated(live_table.head)
        await self._create(head, await self._rotated_keys(head))
        fact = entries.Rematched(head.table)
        if await live_table.apply(lambda now: Proposal(fact) if now.seq == before.seq else None):
            await self._reseat(before, head.table)
        else:
            del self.live_tables[head.table]
            await self.store.delete(head.table)

    def _rotated(self, old: Head) -> Head:
        """The head of a rematch: everyone one seat further on, without the branch."""
        seats = [old.set_up.seats[-1], *old.set_up.seats[:-1]]
        return msgspec.structs.replace(
            old,
            table=tokens.new_table_id(),
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

    async def _reseat(self, before: Table, table: str) -> None:
        """Give everyone at a rematch the name and colour they had, bots too."""
        live_table = await self.get(table)
        for number, sitter in enumerate(before.seats):
            if sitter.name is not None:
                fact = entries.Sat((number + 1) % len(before.seats), sitter.name, sitter.colour)
                await live_table.apply(lambda _, fact=fact: Proposal(fact))  # type: ignore[misc]

    async def public_tables(self, limit: int = 100) -> list[TableSummary]:
        return await self.store.public_tables(limit)

    async def tables_of(self, session: str, limit: int = 100) -> list[TableSummary]:
        return await self.store.tables_of(session, limit)

    # ------------------------------------------------------------------ listeners and chat

    async def join(
        self, live_table: LiveTable, listener: Listener, hello: messages.Hello, *, host: bool
    ) -> None:
        """Add a listener: it is sent the entries it missed, then the chat, then everything as it happens."""

        async def check() -> None:
            if await self.authorize(live_table.id, hello.token) != listener.seat:
                raise Refused(WRONG_KEY)

        lines = await self.store.chat_lines(live_table.id, hello.heard, messages.MAX_CHAT_LINES)
        last = lines[-1].number if lines else hello.heard
        await live_table.subscribe(listener, hello.have, last, host=host, check=check)
        lines += await self._lines_while_joining(live_table, listener, last)
        for line in lines:
            listener.send(_chat_message(line))
        if listener in live_table.listeners:  # its token was not revoked meanwhile
            live_table.listeners[listener] = lines[-1].number if lines else hello.heard
            self.presence_changed(live_table, listener)

    async def _lines_while_joining(
        self, live_table: LiveTable, listener: Listener, last: int
    ) -> list[ChatLine]:
        """The chat lines after `last`, read again as long as one was broadcast while they were being read."""
        lines: list[ChatLine] = []
        missed = True
        while missed:
            live_table.missed_chat.discard(listener)
            after = lines[-1].number if lines else last
            lines += await self.store.chat_lines(live_table.id, after, messages.MAX_CHAT_LINES)
            missed = listener in live_table.missed_chat
        return lines

    def leave(self, live_table: LiveTable, listener: Listener) -> None:
        live_table.listeners.pop(listener, None)
        live_table.missed_chat.discard(listener)
        self._last_used[live_table.id] = self.now()
        self.presence_changed(live_table)

    async def say(self, live_table: LiveTable, seat: int | None, name: str, text: str) -> int:
        """Store and broadcast a chat line; return its number."""
        line = await self.store.add_chat_line(live_table.id, self.now(), seat, name, text)
        self._broadcast_chat_line(live_table, line)
        await self._publish({"said": live_table.id, "after": line.number - 1})
        return line.number

    def _broadcast_chat_line(self, live_table: LiveTable, line: ChatLine) -> None:
        message = _chat_message(line)
        for listener, sent in list(live_table.listeners.items()):
            if sent is None:
                live_table.missed_chat.add(listener)
            elif line.number > sent and listener.accepts_chat_from(line.seat):
                listener.send(message)

    def presence_changed(self, live_table: LiveTable, newcomer: Listener | None = None) -> None:
        """Broadcast and publish presence if it has changed; otherwise send it to the newcomer alone."""
        presence = live_table.local_presence(), live_table.presence()
        if live_table.last_presence != presence:
            live_table.last_presence = presence
            self._broadcast_presence(live_table)
            self._publish_presence(live_table)
        elif newcomer is not None:
            newcomer.send(_presence_message(live_table.presence()))

    def _publish_presence(self, live_table: LiveTable) -> None:
        local = live_table.local_presence()
        message: dict[str, JSON] = {
            "here": sorted(local.seats),
            "watchers": local.watchers,
            "table": live_table.id,
        }
        self._start_task(self._publish(message))

    def _broadcast_presence(self, live_table: LiveTable) -> None:
        message = _presence_message(live_table.presence())
        for listener in list(live_table.listeners):
            listener.send(message)

    async def _publish(self, message: Mapping[str, JSON]) -> None:
        with contextlib.suppress(StoreUnavailable):
            await self.store.publish(json.dumps({"from": self.process, **message}))

    # ------------------------------------------------------------------ bots and clocks

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        """Set the clock; the process that stored the entry also runs the bot and notifies the turn."""
        self._last_used[live_table.id] = self.now()
        turn, announced = live_table.table.turn, live_table.announced_turn
        live_table.announced_turn = turn or announced
        if not here:
            self._set_clock_timer(live_table)
            return
        self._schedule(live_table)
        if turn is not None and turn != announced and self.turn_notifier is not None:
            self.turn_notifier.notify_turn(live_table.table, turn.seat)

    def append_uncertain(self, live_table: LiveTable) -> None:
        """Read the table again as soon as the store is available, so that listeners get what was stored."""
        self._start_task(self._retry_while_unavailable(live_table.refresh))

    def _schedule(self, live_table: LiveTable) -> None:
        """Set the clock timer and, if a bot has to decide, start it."""
        self._set_clock_timer(live_table)
        table = live_table.table
        if table.asked_bot is not None and (live_table.id, table.seq) not in self._bots_deciding:
            self._bots_deciding.add((live_table.id, table.seq))
            self._start_task(self._play_bot(live_table, table.asked_bot, table))

    async def _play_bot(self, live_table: LiveTable, bot: str, table: Table) -> None:
        try:
            seq = table.seq
            text = await self.bots.decide(table.game, bot, table.view(table.asked))

            def act(now: Table) -> Proposal | None:
                return now.play(text) if now.seq == seq else None

            await self._retry_while_unavailable(lambda: live_table.apply(act))
        finally:
            self._bots_deciding.discard((live_table.id, seq))

    async def _retry_while_unavailable(self, work: Callable[[], Coroutine[None, None, Result]]) -> None:
        """Run it, and again after a pause for as long as the store is unavailable."""
        while True:
            try:
                await work()
                return
            except Refused:  # the table was deleted
                return
            except StoreUnavailable:
                await asyncio.sleep(SWEEP_SECONDS)

    def _set_clock_timer(self, live_table: LiveTable) -> None:
        timer = self._clock_timers.pop(live_table.id, None)
        if timer is not None:
            timer.cancel()
        deadline = live_table.table.clocks.deadline()
        if deadline is not None:
            wait = max(0.0, (deadline - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._clock_timers[live_table.id] = loop.call_later(wait, self._clock_ran_out, live_table)

    def _clock_ran_out(self, live_table: LiveTable) -> None:
        self._clock_timers.pop(live_table.id, None)
        self._start_task(self._apply_timeout(live_table))

    async def _apply_timeout(self, live_table: LiveTable) -> None:
        def timeout(table: Table) -> Proposal | None:
            return propose_timeout(table) if table.clocks.has_run_out(self.now()) else None

        await self._retry_while_unavailable(self._refresh_outages)
        await self._retry_while_unavailable(lambda: live_table.apply(timeout))
        self._set_clock_timer(live_table)

    async def _refresh_outages(self) -> None:
        """Read the outages again: this process may have been frozen while others stopped and started."""
        self.uptime.set_outages(await self.store.outages())

    # ------------------------------------------------------------------ other processes

    async def _heartbeat(self) -> None:
        """Send heartbeats, more often while clocks run: the last one says how long they ran."""
        for tick in itertools.count():
            if self._clock_timers or tick % IDLE_HEARTBEAT_EVERY == 0:
                try:
                    await self.store.heartbeat(self.process, self.now())
                except StoreUnavailable:
                    await asyncio.sleep(SWEEP_SECONDS)
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _sweep(self) -> None:
        """Claim overdue tables of dead processes, and evict idle ones."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._evict_idle()
            self._drop_dead_processes()
            await self._publish({})
            with contextlib.suppress(StoreUnavailable):
                for table in await self.store.claim_due(
                    self.process, self.now() - GRACE_MS, TAKEOVER_MS, 200
                ):
                    self._start_task(self._take_over(table))

    async def _take_over(self, table: str) -> None:
        with contextlib.suppress(StoreUnavailable, Refused):
            live_table = await self.get(table)
            await live_table.refresh()
            self._schedule(live_table)

    def _evict_idle(self) -> None:
        long_ago = self.now() - IDLE_MS
        for table, live_table in list(self.live_tables.items()):
            if (
                not live_table.listeners
                and not live_table.lock.locked()
                and self._last_used.get(table, 0) < long_ago
            ):
                del self.live_tables[table]
                self._last_used.pop(table, None)
                timer = self._clock_timers.pop(table, None)
                if timer is not None:
                    timer.cancel()

    def _drop_dead_processes(self) -> None:
        """Forget the presence of processes that have stopped publishing."""
        self._drop_processes(
            [name for name, at in self._last_heard_from.items() if at < self.now() - TAKEOVER_MS]
        )

    def _drop_processes(self, processes: list[str]) -> None:
        for process in processes:
            del self._last_heard_from[process]
            for live_table in self.live_tables.values():
                if live_table.remote_presence.pop(process, None) is not None:
                    self._broadcast_presence(live_table)

    async def _receive_changes(self) -> None:
        async for tables in self.store.changes():
            if not tables:
                self._drop_processes([*self._last_heard_from])  # messages were missed too: ask all again
            for table in tables or list(self.live_tables):
                if table in self.live_tables:
                    self._start_task(self._retry_while_unavailable(self.live_tables[table].refresh))

    async def _receive_messages(self) -> None:
        async for text in self.store.peer_messages():
            message = json.loads(text)
            if message["from"] != self.process:
                await self._handle_message(message)

    async def _handle_message(self, message: dict[str, Any]) -> None:
        if message["from"] not in self._last_heard_from:  # it is new, or was dropped as dead
            await self._publish({"presence_request": None})
        self._last_heard_from[message["from"]] = self.now()
        if "presence_request" in message:
            for live_table in self.live_tables.values():
                if live_table.listeners and message["presence_request"] in (None, live_table.id):
                    self._publish_presence(live_table)
        if "said" in message and message["said"] in self.live_tables:
            live_table = self.live_tables[message["said"]]
            with contextlib.suppress(StoreUnavailable):
                for line in await self.store.chat_lines(live_table.id, message["after"], 1):
                    self._broadcast_chat_line(live_table, line)
        if "here" in message and message["table"] in self.live_tables:
            live_table = self.live_tables[message["table"]]
            remote = PresenceState(frozenset(message["here"]), message["watchers"])
            live_table.remote_presence[message["from"]] = remote
            if remote == PresenceState():
                del live_table.remote_presence[message["from"]]
            self._broadcast_presence(live_table)


class NewTable(NamedTuple):
    """A new table and its tokens."""

    table: str
    seats: dict[int, str]
    """A token for each seat that is for a person."""
    watch: str


def _chat_message(line: ChatLine) -> bytes:
    return messages.encode_server_message(
        messages.Said(number=line.number, at=line.at, seat=line.seat, name=line.name, text=line.text)
    )


def _presence_message(presence: PresenceState) -> bytes:
    return messages.encode_server_message(
        messages.Presence(here=sorted(presence.seats), watchers=presence.watchers)
    )
