"""A table loaded in this process: commands are stored one by one, acknowledged, then broadcast.

Nothing is broadcast that a crash could take back: `table` holds only entries that are known to be stored. The
table is locked while an entry is being stored; after a failure it is read again from the store before
anything else happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import islice
from typing import Protocol

import msgspec

from quakeboard.core.game import View
from quakeboard.language import Language
from quakeboard.service import commands, projection
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import EARLY, NO_SUCH_TABLE, STALE, Refused
from quakeboard.service.hints import HintCache
from quakeboard.service.log_entries import AnyFact, Entry, HandedOver, Sat, UndoAgreed, Undone
from quakeboard.service.messages import (
    MAX_HISTORY,
    Act,
    AnyCommand,
    BranchInfo,
    HistoryPart,
    Question,
    TableInfo,
    Welcome,
    encode_server_message,
)
from quakeboard.service.projection import Audience, PresenceState
from quakeboard.service.store import Append, Head, Key, Store
from quakeboard.service.table import Change, Proposal, Table, Turn
from quakeboard.service.table_setup import Branch
from quakeboard.service.timeouts import propose_timeout

FEW_ENTRIES = 4  # that are folded and broadcast at once


class Listener(Protocol):
    """A connection that receives the messages of a table."""

    @property
    def seat(self) -> int | None: ...

    @property
    def language(self) -> Language | None: ...

    def accepts_chat_from(self, seat: int | None) -> bool:
        """Whether chat lines of this seat (None: of watchers) are to be sent."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting for the client."""

    async def drain(self) -> None:
        """Wait until at most half of the outbox is full."""

    def close_revoked(self) -> None:
        """Close the connection because its seat has a new token."""


class Supervisor(Protocol):
    """Runs bots, clocks and turn notifications for live tables."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        """An entry was added; `here`: this process has stored it."""

    def presence_changed(self, live_table: LiveTable) -> None:
        """A listener has joined or left."""

    def append_uncertain(self, live_table: LiveTable) -> None:
        """An append failed, and whether the entry was stored is unknown."""


@dataclass(eq=False)
class LiveTable:
    """One table as this process has it loaded, with its listeners."""

    head: Head
    table: Table
    store: Store
    supervisor: Supervisor
    uptime: Uptime
    listeners: dict[Listener, int | None] = field(default_factory=dict)
    """The listeners, each with the number of the last chat line sent on joining; None: it is still
    joining."""
    missed_chat: set[Listener] = field(default_factory=set)
    """Listeners that a chat line passed by while they were joining."""
    remote_presence: dict[str, PresenceState] = field(default_factory=dict)
    """Presence in other processes, by process, as last published by them."""
    last_presence: tuple[PresenceState, PresenceState] | None = None
    """Local and total presence when it was last broadcast."""
    announced_turn: Turn | None = None
    """The last turn that was notified, or that another process notified."""
    hints: HintCache = field(default_factory=HintCache)
    """Hints and forecasts for the present position."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _catching_up: set[Listener] = field(default_factory=set)
    """Listeners that are still being sent the entries they missed."""
    _views: dict[Audience, View] = field(default_factory=dict)
    """The view that each audience was last sent."""
    _maybe_stale: bool = False
    """Whether the store may have entries that `table` lacks."""
    _uncertain_entry: Entry | None = None
    """The entry whose append failed, so that it may or may not be stored."""

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def seq(self) -> int:
        """The number of the last entry that is known to be stored and was broadcast."""
        return self.table.seq

    # ------------------------------------------------------------------ commands

    async def submit(
        self,
        seat: int,
        command: AnyCommand,
        keys: tuple[Key, ...] = (),
        sitter: tuple[str, int] | None = None,
        on_stored: Callable[[int], None] | None = None,
    ) -> int:
        """Carry out a command of a seat and return its entry's number; a repeated command returns the same.

        `on_stored` is called when the entry is stored, before it is broadcast.
        """
        async with self.lock:
            if command.seq > self.table.seq + 1:
                self._maybe_stale = True  # another process may have sent the client newer entries
            await self._sync_with_store()
            table = self.table
            if command.seq > table.seq + 1:
                raise Refused(EARLY, next=table.seq + 1, given=command.seq)
            if command.seq == table.seq + 1:
                if isinstance(command, Act) and await self._has_timed_out():
                    await self._append(propose_timeout(table), ())
                else:
                    commands.check_not_resigned(table, seat)
                    proposal = commands.propose(table, seat, command)
                    if await self._append(proposal, keys, sitter, on_stored):
                        return command.seq
            await self._check_duplicate(seat, command, keys)
            if on_stored is not None:
                on_stored(command.seq)
            return command.seq

    async def _has_timed_out(self) -> bool:
        """Whether the running clock has run out, outages that other processes noted included."""
        now = self.supervisor.now()
        if not self.table.clocks.has_run_out(now):
            return False
        self.uptime.set_outages(await self.store.outages())
        return self.table.clocks.has_run_out(now)

    async def _check_duplicate(self, seat: int, command: AnyCommand, keys: tuple[Key, ...]) -> None:
        """Refuse a command with an old number unless it repeats the one that led to that entry."""
        table = self.table
        known = 0 < command.seq <= table.seq
        known = known and commands.matches_entry(command, seat, table.entries[command.seq - 1].fact)
        for key in keys if known else ():  # tokens are in no entry
            known = await self.store.key(self.id, key.digest) == key
        if not known:
            raise Refused(STALE, next=table.seq + 1, given=command.seq)

    async def apply(
        self,
        make: Callable[[Table], Proposal | None],
        keys: tuple[Key, ...] = (),
        sitter: tuple[str, int] | None = None,
    ) -> Entry | None:
        """Append what `make` proposes for the table as it stands; None if it proposes nothing."""
        async with self.lock:
            await self._sync_with_store()
            while (proposal := make(self.table)) is not None:
                if await self._append(proposal, keys, sitter):
                    return self.table.entries[-1]
            return None

    async def refresh(self) -> None:
        """Read entries that other processes have stored."""
        async with self.lock:
            self._maybe_stale = True
            await self._sync_with_store()

    # ------------------------------------------------------------------ storing

    async def _append(
        self,
        proposal: Proposal,
        keys: tuple[Key, ...],
        sitter: tuple[str, int] | None = None,
        on_stored: Callable[[int], None] | None = None,
    ) -> bool:
        """Store and broadcast an entry; False if another process took its number first."""
        at = max(self.supervisor.now(), self.table.entries[-1].at if self.table.entries else 0)
        table, change = self.table.after(proposal, at)
        self._maybe_stale, self._uncertain_entry = True, change.entry
        try:
            stored = await self.store.append(Append(self.id, change.entry, table.standing(), keys, sitter))
        except BaseException:
            self.supervisor.append_uncertain(self)
            raise
        self._uncertain_entry = None
        if not stored:
            await self._sync_with_store()
            if self.table.seq < change.entry.seq:
                raise Refused(NO_SUCH_TABLE)  # no other entry took the number: the table was deleted
            return False
        self._maybe_stale = False
        self.table = table
        if on_stored is not None:
            on_stored(change.entry.seq)
        self._broadcast(change)
        self.supervisor.table_changed(self, here=True)
        return True

    async def _sync_with_store(self) -> None:
        """Read and broadcast entries that `table` lacks, if there may be some."""
        if not self._maybe_stale:
            return
        before = self.table.seq
        entries = await self.store.entries(self.id, before)
        try:
            if len(entries) <= FEW_ENTRIES:
                for entry in entries:
                    self._add_stored(entry)
            else:
                async with ChunkedWork() as work:
                    for entry in entries:
                        self._add_stored(entry)
                        await work.checkpoint()
        finally:  # also when this is cancelled between two entries
            if self.table.seq > before:
                here = self.table.entries[-1] == self._uncertain_entry
                self.supervisor.table_changed(self, here=here)
        self._maybe_stale, self._uncertain_entry = False, None

    def _add_stored(self, entry: Entry) -> None:
        """Fold and broadcast an entry that another process stored."""
        self.table = self.table.copy()  # callers may still hold the old one
        self._broadcast(self.table.fold(entry))

    # ------------------------------------------------------------------ broadcasting

    def presence(self) -> PresenceState:
        """Who is connected to any process."""
        if not self.remote_presence:
            return self.local_presence()
        processes = [self.local_presence(), *self.remote_presence.values()]
        seats = frozenset().union(*(presence.seats for presence in processes))
        return PresenceState(seats, sum(presence.watchers for presence in processes))

    def local_presence(self) -> PresenceState:
        """Who is connected to this process."""
        seats = [listener.seat for listener in self.listeners]
        return PresenceState(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    def info(self) -> TableInfo:
        return projection.table_info(self.table, self.presence(), self.supervisor.now())

    def _broadcast(self, change: Change) -> None:
        """Send an entry to all listeners and close those whose token it replaces."""
        self._views = self._send_update(change).views if self.listeners else {}
        seat = _seat_with_new_token(change.entry.fact)
        if seat is not None:
            self._close_revoked(seat)

    def _send_update(self, change: Change) -> UpdateEncoder:
        encoder = UpdateEncoder(self.table, change, self._views, self.info())
        for listener in self.listeners:
            listener.send(encoder.message_for(listener))
        return encoder

    def _close_revoked(self, seat: int) -> None:
        """Close the connections that joined with the old token of a seat."""
        for listener in [*self.listeners, *self._catching_up]:
            if listener.seat == seat:
                self.listeners.pop(listener, None)
                self._catching_up.discard(listener)
                listener.close_revoked()
        self.supervisor.presence_changed(self)

    async def subscribe(
        self,
        listener: Listener,
        have: int | None,
        lines: int,
        *,
        host: bool,
        check: Callable[[], Awaitable[None]],
    ) -> None:
        """Add a listener, after sending it the entries behind `have`, or a full view.

        `check` raises if its token is not valid. It runs when all stored entries are known, so that an entry
        read later cannot revoke a token that was issued by an earlier one.
        """
        async with self.lock:
            self._maybe_stale = True
            await self._sync_with_store()
            await check()
            if have is None or not 0 <= have <= self.table.seq:
                listener.send(self._welcome_message(listener, lines, host=host, full=True))
                self._add_listener(listener)
                return
            listener.send(self._welcome_message(listener, lines, host=host, full=False))
            self._catching_up.add(listener)
        try:
            await self._catch_up(listener, have)
        finally:
            self._catching_up.discard(listener)

    async def _catch_up(self, listener: Listener, have: int) -> None:
        """Send the missed entries in batches, unless the listener is closed meanwhile."""
        async with ChunkedWork() as work:
            replay = await Replay.after(self, listener, have, work)
        while listener in self._catching_up:
            await self._send_missed(replay)
            async with self.lock:
                await self._sync_with_store()
                if listener in self._catching_up and self.seq - replay.seq <= FEW_ENTRIES:
                    for entry in self.table.entries[replay.seq :]:
                        listener.send(replay.next_message(entry))
                    self._add_listener(listener)
                    return

    async def _send_missed(self, replay: Replay) -> None:
        """Send a listener the entries up to the last, while others play on."""
        listener = replay.listener
        while replay.seq < self.seq and listener in self._catching_up:
            async with ChunkedWork() as work:
                messages = await replay.messages_until(min(self.seq, replay.seq + MAX_HISTORY), work)
            for message in messages if listener in self._catching_up else ():
                listener.send(message)
            await listener.drain()

    def _add_listener(self, listener: Listener) -> None:
        self.listeners[listener] = None
        audience = projection.audience_of(self.table, listener.seat)
        self._views.setdefault(audience, self.table.view(audience))

    def _welcome_message(self, listener: Listener, lines: int, *, host: bool, full: bool) -> bytes:
        table, set_up = self.table, self.head.set_up
        audience = projection.audience_of(table, listener.seat)
        view = table.view(audience)
        now = self.supervisor.now()  # one moment for `now` and for the clocks
        message = Welcome(
            table=self.id,
            game=set_up.game,
            rules_version=table.game.rules_version,
            options=set_up.options,
            clock=msgspec.to_builtins(set_up.clock),
            public=set_up.public,
            commitment=table.commitment,
            seat=listener.seat,
            host=host,
            seq=table.seq,
            now=now,
            info=projection.table_info(table, self.presence(), now),
            view=projection.full_view(view) if full else None,
            keyed=dict(view.keyed),
            question=projection.question(table, listener.seat, listener.language),
            lines=lines,
            branch=_branch_info(set_up.branch),
            loaded=set_up.loaded is not None,
        )
        return encode_server_message(message)

    async def history(self, listener: Listener, after: int, until: int, request_id: int | None) -> bytes:
        """The entries between two numbers, as the listener may know them."""
        async with self.lock:
            await self._sync_with_store()
        after = max(0, min(after, self.seq))
        until = max(after, min(until, after + MAX_HISTORY, self.seq))
        async with ChunkedWork() as work:
            replay = await Replay.after(self, listener, after, work)
            view = projection.full_view(replay.view())
            messages = [msgspec.Raw(message) for message in await replay.messages_until(until, work)]
            return encode_server_message(
                HistoryPart(id=request_id, after=after, until=until, view=view, updates=messages)
            )


class Replay:
    """Past entries of a table encoded for one listener. Stored entries never change, so it needs no lock."""

    def __init__(self, live_table: LiveTable, listener: Listener, table: Table) -> None:
        self.live_table = live_table
        self.listener = listener
        self.table = table
        self._views: dict[Audience, View] = {}

    @classmethod
    async def after(cls, live_table: LiveTable, listener: Listener, seq: int, work: ChunkedWork) -> Replay:
        """A replay of the entries after this one."""
        log = islice(live_table.table.entries, seq)
        table = await work.run(Table.loading(live_table.head, log, live_table.uptime))
        return cls(live_table, listener, table)

    @property
    def seq(self) -> int:
        """The number of the last entry that was encoded or skipped."""
        return self.table.seq

    def view(self) -> View:
        audience = projection.audience_of(self.table, self.listener.seat)
        if audience not in self._views:
            self._views[audience] = self.table.view(audience)
        return self._views[audience]

    async def messages_until(self, seq: int, work: ChunkedWork) -> list[bytes]:
        messages = []
        for entry in self.live_table.table.entries[self.seq : seq]:
            messages.append(self.next_message(entry))
            await work.checkpoint()
        return messages

    def next_message(self, entry: Entry) -> bytes:
        """The update message for the next entry."""
        self.view()
        change = self.table.fold(entry)
        info = projection.table_info(self.table, self.live_table.presence(), entry.at)
        encoder = UpdateEncoder(self.table, change, self._views, info)
        message = encoder.message_for(self.listener, live=entry.seq == self.live_table.seq)
        self._views = encoder.views
        return message


def _branch_info(branch: Branch | None) -> BranchInfo | None:
    if branch is None:
        return None
    return BranchInfo(table=branch.table, seq=branch.seq, actions=len(branch.actions))


def _seat_with_new_token(fact: AnyFact) -> int | None:
    """The seat whose old tokens this entry revokes."""
    match fact:
        case HandedOver(seat=seat) | Sat(seat=seat, fresh=True):
            return seat
    return None


class UpdateEncoder:
    """Encodes the update message of an entry once per audience and language."""

    def __init__(self, table: Table, change: Change, before: dict[Audience, View], info: TableInfo) -> None:
        self.table = table
        self.change = change
        self.before = before
        self.views: dict[Audience, View] = {}
        """The view of each audience after the entry."""
        self.info = info
        self.position_changed = bool(change.steps) or isinstance(change.entry.fact, Undone | UndoAgreed)
        self._encoded: dict[tuple[Audience, str | None], bytes] = {}
        self._questions: dict[str | None, bytes] = {}

    def message_for(self, listener: Listener, *, live: bool = True) -> bytes:
        """The message for this listener, with the question if its seat has to decide now."""
        message = self._encode(projection.audience_of(self.table, listener.seat), listener.language)
        if live and listener.seat is not None and listener.seat == self.table.asked:
            asked = self._question(listener.seat, listener.language)
            if asked:
                return message[:-1] + b',"question":' + asked + b"}"
        return message

    def _encode(self, audience: Audience, language: Language | None) -> bytes:
        key = (audience, None if language is None else language.code)
        if key not in self._encoded:
            message = projection.update_message(
                self.table, self.change, self._views_before_and_after(audience), audience, language, self.info
            )
            self._encoded[key] = encode_server_message(message)
        return self._encoded[key]

    def _views_before_and_after(self, audience: Audience) -> tuple[View, View]:
        if audience not in self.views:
            self.views[audience] = self._view_of(audience)
        after = self.views[audience]
        return self.before.get(audience, after), after

    def _view_of(self, audience: Audience) -> View:
        """The present view of an audience; the previous one if the position has not changed."""
        table = self.table
        if not self.position_changed and audience in self.before:
            return self.before[audience]
        for view in self.views.values():
            assert table.game.secrets is not None, "without secrets there is one audience"
            return table.game.secrets.view_for_seat(table.position, view, audience)
        return table.view(audience)

    def _question(self, seat: int, language: Language | None) -> bytes:
        code = None if language is None else language.code
        if code not in self._questions:
            asked: Question | None = projection.question(self.table, seat, language)
            self._questions[code] = b"" if asked is None else msgspec.json.encode(asked)
        return self._questions[code]
