"""A table loaded in this process: commands are stored one by one, acknowledged, then broadcast.

Nothing is broadcast that a crash could take back: `table` holds only entries that are known to be stored. The
table is locked while an entry is being stored; after a failure it is read again from the store before
anything else happens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from quakeboard.core.game import View
from quakeboard.play.chance.rounds import NO_ROUND
from quakeboard.play.chance.seed import BadChance
from quakeboard.play.record import Record
from quakeboard.service import absence, caps, commands, dealing, projection, seat_keys, undo_secrecy
from quakeboard.service.broadcast import Listener, UpdateEncoder, welcome_message
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.errors import EARLY, NO_CHAINS, NO_SUCH_TABLE, STALE, Refused
from quakeboard.service.hints import HintCache
from quakeboard.service.history import Replay
from quakeboard.service.log_entries import (
    AnyFact,
    BotSat,
    ClosedSeat,
    Entry,
    Freed,
    HandedOver,
    Reissued,
    Sat,
)
from quakeboard.service.messages import (
    MAX_HISTORY,
    Act,
    AnyCommand,
    HandOver,
    HistoryPart,
    TableInfo,
    TranscriptPart,
    Undo,
    encode_server_message,
)
from quakeboard.service.participants import Participants
from quakeboard.service.persistent_list import Forgotten
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.projection import Audience
from quakeboard.service.seat_keys import KeyedProposal
from quakeboard.service.store import Append, Head, Key, TableStore
from quakeboard.service.table import Change, Proposal, Table, Turn
from quakeboard.service.table_loader import TableLoader
from quakeboard.service.timeouts import propose_timeout
from quakeboard.service.tokens import digest
from quakeboard.service.transcript import first_rounds

FEW_ENTRIES = 4  # that are folded and broadcast at once

OnStored = Callable[[int], None]
"""Called with the number of an entry when it is stored, before it is broadcast."""


class Supervisor(Protocol):
    """Runs bots, clocks and notices for live tables."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def table_changed(self, live_table: LiveTable, *, here: bool) -> None:
        """An entry was added; `here`: this process has stored it."""

    def entry_stored(self, live_table: LiveTable, change: Change) -> None:
        """This process has stored an entry."""

    def presence_changed(self, live_table: LiveTable) -> None:
        """A listener has joined or left."""

    async def refresh_outages(self) -> None:
        """Read the outages that other processes have noted."""

    def table_deleted(self, live_table: LiveTable) -> None:
        """The table is no longer in the store."""

    def append_uncertain(self, live_table: LiveTable) -> None:
        """An append failed, and whether the entry was stored is unknown."""


@dataclass(eq=False)
class LiveTable:
    """One table as this process has it loaded, with its listeners."""

    head: Head
    table: Table
    store: TableStore
    supervisor: Supervisor
    uptime: Uptime
    listeners: dict[Listener, int | None] = field(default_factory=dict)
    """The listeners, each with the number of the last chat line sent on joining; None: it is still
    joining."""
    missed_chat: set[Listener] = field(default_factory=set)
    """Listeners that a chat line passed by while they were joining."""
    removed_lines: set[int] = field(default_factory=set)
    """Chat lines that were removed since the table was loaded, which somebody may be about to send."""
    remote_presence: dict[str, PresenceState] = field(default_factory=dict)
    """Presence in other processes, by process, as last published by them."""
    last_presence: tuple[PresenceState, PresenceState] | None = None
    """Local and total presence when it was last broadcast."""
    seats_here: frozenset[int] = frozenset()
    """The seats that were connected to any process when that last changed."""
    last_seen: dict[int, int] = field(default_factory=dict)
    """When each seat was last seen here, or by other processes before they told who is connected."""
    announced_turn: Turn | None = None
    """The last turn that was announced, or that another process announced."""
    announced_people: frozenset[int] = frozenset()
    """The seats of people as they were last announced."""
    announced_over: bool = False
    """Whether the end of the game was announced, or was before the table was loaded."""
    participants: Participants = field(default_factory=Participants)
    """Who takes part in dealing chance."""
    hints: HintCache = field(default_factory=HintCache)
    """Hints and forecasts for the present position."""
    deleted: bool = False
    """Whether the table was found to be no longer in the store."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _catching_up: set[Listener] = field(default_factory=set)
    """Listeners that are still being sent the entries they missed."""
    _views: dict[Audience, View] = field(default_factory=dict)
    """The view that each audience was last sent."""
    _maybe_stale: bool = False
    """Whether the store may have entries that `table` lacks."""
    _uncertain_entry: Entry | None = None
    """The entry whose append failed, so that it may or may not be stored."""

    def __post_init__(self) -> None:
        self.announced_people, self.announced_over = frozenset(self.table.people), self.table.over

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def seq(self) -> int:
        """The number of the last entry that is known to be stored and was broadcast."""
        return self.table.seq

    @property
    def loader(self) -> TableLoader:
        return TableLoader(self.store, self.uptime)

    # ------------------------------------------------------------------ commands

    async def submit(
        self,
        seat: int,
        command: AnyCommand,
        sitter: tuple[str, int] | None = None,
        on_stored: OnStored | None = None,
    ) -> int:
        """Carry out a command of a seat and return its entry's number; repeated, it returns the same."""
        async with self.lock:
            if command.seq > self.table.seq + 1:
                self._maybe_stale = True  # another process may have sent the client newer entries
            await self._sync_with_store()
            self.last_seen[seat] = self.supervisor.now()
            table = self.table
            if command.seq > table.seq + 1:
                raise Refused(EARLY, next=table.seq + 1, given=command.seq)
            if command.seq == table.seq + 1:
                is_timed = isinstance(command, Act) and table.clocks.running is not None
                if is_timed and await self._has_timed_out():
                    await self._append(propose_timeout(table), ())
                else:
                    commands.check_not_resigned(table, seat)
                    proposal = await self._propose(seat, command)
                    keys = await self._new_link(seat, command) if isinstance(command, HandOver) else ()
                    if await self._append(proposal, keys, sitter, on_stored):
                        return command.seq
            await self._check_duplicate(seat, command)
            if on_stored is not None:
                on_stored(command.seq)
            return command.seq

    async def _propose(self, seat: int, command: AnyCommand) -> Proposal:
        """The proposal for a command; an undo may need moves that the table does not hold."""
        if isinstance(command, Undo):
            await self._look_for_secrets(seat)
        if isinstance(command, absence.ABOUT_ABSENCE):
            absence.check_may(self.table, command, self.presence(), self.supervisor.now())
        try:
            proposal = commands.propose(self.table, seat, command)
            if not self.table.lacks_moves_for(proposal.fact):
                return proposal
        except Forgotten:
            pass
        self.table = await self.loader.reaching_back(self.table)
        return commands.propose(self.table, seat, command)

    async def _look_for_secrets(self, seat: int) -> None:
        """Find out in short chunks whether what an undo takes back has shown a secret; it is remembered."""
        if self.table.over:  # nothing can be taken back, and the table may lack its last moves
            return
        self.table = await self.loader.reaching_back(self.table)
        with suppress(Refused):
            back = caps.last_move_of(self.table, seat)
            if back is not None:
                async with ChunkedWork() as work:
                    await work.run(undo_secrecy.checking(self.table, back))

    async def _new_link(self, seat: int, command: HandOver) -> tuple[Key, ...]:
        """The keys that change when a seat is handed over."""
        link = await seat_keys.new_link(self.store, self.id, seat, command.token)
        return await seat_keys.replacing(self.store, link)

    async def _has_timed_out(self) -> bool:
        """Whether the running clock has run out, outages that other processes noted included."""
        now = self.supervisor.now()
        if not self.table.clocks.has_run_out(now):
            return False
        await self.supervisor.refresh_outages()
        return self.table.clocks.has_run_out(now)

    async def _check_duplicate(self, seat: int, command: AnyCommand) -> None:
        """Refuse a command with an old number unless it repeats the one that led to that entry."""
        table = self.table
        known = 0 < command.seq <= table.seq
        if known:
            (entry,) = await self.loader.entries(table, command.seq - 1, command.seq)
            known = commands.matches_entry(command, seat, entry.fact)
        if known and isinstance(command, HandOver):  # its token is in no entry
            link = await self.store.key(self.id, digest(command.token))
            known = link is not None and link.seat == seat
        if not known:
            raise Refused(STALE, next=table.seq + 1, given=command.seq)

    async def apply(
        self, make: Callable[[Table], Proposal | None], sitter: tuple[str, int] | None = None
    ) -> Entry | None:
        """Append what `make` proposes for the table as it stands; None if it proposes nothing."""

        async def without_keys(table: Table) -> KeyedProposal | None:
            proposal = make(table)
            return None if proposal is None else KeyedProposal(proposal, (), sitter)

        return await self.apply_keyed(without_keys)

    async def apply_keyed(
        self,
        make: Callable[[Table], Awaitable[KeyedProposal | None]],
        on_stored: OnStored | None = None,
    ) -> Entry | None:
        """Append what `make` proposes, with the keys that change; the table is locked while it reads keys."""
        async with self.lock:
            await self._sync_with_store()
            while (proposed := await make(self.table)) is not None:
                if await self._append(*proposed, on_stored):
                    return self.table.entries[-1]
            return None

    async def add_chain(self, seat: int, end: str) -> int:
        """Publish the chain of a device, if it is new, and return its number."""
        await self.apply(lambda table: dealing.add_chain(table, seat, end))
        rounds = self.table.rounds
        number = None if rounds is None else rounds.chain_at(end)
        if number is None:
            raise Refused(NO_CHAINS)
        return number

    def note_answer(self, chain: int, number: int, link: str) -> None:
        """Keep a link that answers the open round; raises `BadChance` if it does not."""
        rounds = self.table.rounds
        if rounds is None or rounds.open is None or rounds.open.number != number:
            raise BadChance(NO_ROUND)
        self.participants.note_answer(rounds, chain, link, self.supervisor.now())

    async def refresh(self) -> None:
        """Read entries that other processes have stored, or notice that the table was deleted."""
        async with self.lock:
            before, self._maybe_stale = self.seq, True
            await self._sync_with_store()
            if self.seq == before and not await self.store.exists(self.id):
                self._close_deleted()

    async def reload(self) -> None:
        """Read the whole log again, because an operator has replaced names in it."""
        async with self.lock:
            self._maybe_stale = True
            await self._sync_with_store()
            stored = await self.store.load(self.id)
            if stored is None:
                self._close_deleted()
                return
            known = await self.store.entries(self.id, 0, self.seq)
            async with ChunkedWork() as work:
                self.table = await work.run(Table.loading(stored.head, known, self.uptime))
            self.head, self._maybe_stale = stored.head, True

    # ------------------------------------------------------------------ storing

    async def _append(
        self,
        proposal: Proposal,
        keys: tuple[Key, ...],
        sitter: tuple[str, int] | None = None,
        on_stored: OnStored | None = None,
    ) -> bool:
        """Store and broadcast an entry; False if another process took its number first."""
        at = max(self.supervisor.now(), self.table.entries[-1].at if self.table.entries else 0)
        if proposal.waits_for_chance:
            proposal = dealing.completed(self.table, proposal, self.presence().chains)
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
            if self.table.seq < change.entry.seq:  # no other entry took the number: the table was deleted
                self._close_deleted()
                raise Refused(NO_SUCH_TABLE)
            return False
        self._maybe_stale = False
        self.participants.entry_added(self.table.rounds, change.entry.fact)
        self.table = table
        if on_stored is not None:
            on_stored(change.entry.seq)
        self._broadcast(change)
        self.supervisor.entry_stored(self, change)
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
                    await self._add_stored(entry)
            else:
                async with ChunkedWork() as work:
                    for entry in entries:
                        await self._add_stored(entry, work)
                        await work.checkpoint()
        finally:  # also when this is cancelled between two entries
            if self.table.seq > before:
                here = self.table.entries[-1] == self._uncertain_entry
                self.supervisor.table_changed(self, here=here)
        self._maybe_stale, self._uncertain_entry = False, None

    async def _add_stored(self, entry: Entry, work: ChunkedWork | None = None) -> None:
        """Fold and broadcast an entry that another process stored."""
        if self.table.lacks_moves_for(entry.fact):
            async with nullcontext() if work is None else work.paused():
                self.table = await self.loader.reaching_back(self.table, entry.fact)
        self.participants.entry_added(self.table.rounds, entry.fact)
        self.table = self.table.copy()  # callers may still hold the old one
        self._broadcast(self.table.fold(entry))

    # ------------------------------------------------------------------ broadcasting

    def presence(self) -> PresenceState:
        """Who is connected to any process."""
        here, watchers, chains, _ = self.local_presence()
        for remote in self.remote_presence.values():
            here = tuple(sorted(here + remote.connections))
            watchers += remote.watchers
            chains = tuple(sorted({*chains, *remote.chains}))
        seen = {seat: at for seat, at in self.last_seen.items() if seat not in here}
        return PresenceState(here, watchers, chains, seen)

    def local_presence(self) -> PresenceState:
        """Who is connected to this process."""
        here: list[int] = []
        watchers = 0
        for listener in self.listeners:
            if listener.seat is None:
                watchers += 1
            else:
                here.append(listener.seat)
            here += listener.beside - {listener.seat}
        chains = self.participants.lively([listener.chain for listener in self.listeners])
        return PresenceState(tuple(sorted(here)), watchers, chains)

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

    def _close_deleted(self) -> None:
        """Tell all connections that the table was deleted, and close them."""
        self.deleted = True
        for listener in [*self.listeners, *self._catching_up]:
            listener.close_deleted()
        self.listeners.clear()
        self._catching_up.clear()
        self.supervisor.table_deleted(self)

    def _close_revoked(self, seat: int) -> None:
        """Close the connections that joined with the old token of a seat."""
        for listener in [*self.listeners, *self._catching_up]:
            listener.beside.discard(seat)
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
        noted: int | None,
        check: Callable[[], Awaitable[None]],
    ) -> None:
        """Add a listener, after sending it the entries behind `have`, or a full view.

        A full view comes with the transcript of chance after the first `noted` items, unless that is None.
        `check` raises if its token is not valid. It runs when all stored entries are known, so that an entry
        read later cannot revoke a token that was issued by an earlier one.
        """
        async with self.lock:
            self._maybe_stale = True
            await self._sync_with_store()
            await check()
            if have is None or not 0 <= have <= self.table.seq:
                transcript = None if noted is None else await self._transcript_after(noted)
                listener.send(
                    self._welcome_message(listener, lines, host=host, full=True, transcript=transcript)
                )
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
        replay = await Replay.after(self, listener, have)
        while listener in self._catching_up:
            await self._send_missed(replay)
            async with self.lock:
                await self._sync_with_store()
                if listener in self._catching_up and self.seq - replay.seq <= FEW_ENTRIES:
                    for message in await replay.messages_until(self.seq):
                        listener.send(message)
                    self._add_listener(listener)
                    return

    async def _send_missed(self, replay: Replay) -> None:
        """Send a listener the entries up to the last, while others play on."""
        listener = replay.listener
        while replay.seq < self.seq and listener in self._catching_up:
            messages = await replay.messages_until(min(self.seq, replay.seq + MAX_HISTORY))
            for message in messages if listener in self._catching_up else ():
                listener.send(message)
            await listener.drain()

    def _add_listener(self, listener: Listener) -> None:
        self.listeners[listener] = None
        audience = projection.audience_of(self.table, listener.seat)
        self._views.setdefault(audience, self.table.view(audience))

    async def _transcript_after(self, noted: int) -> TranscriptPart | None:
        """The items of the transcript of chance after the first ones, or all if there are not so many."""
        table = self.table
        if table.rounds is None:
            return None
        items = await self.loader.items(table)
        after = noted if noted <= len(items) else 0
        first = first_rounds(self.head)
        assert first is not None, "the table has rounds"
        return TranscriptPart(first=first.transcript.hex(), after=after, items=items[after:])

    def _welcome_message(
        self,
        listener: Listener,
        lines: int,
        *,
        host: bool,
        full: bool,
        transcript: TranscriptPart | None = None,
    ) -> bytes:
        now = self.supervisor.now()  # one moment for `now` and for the clocks
        info = projection.table_info(self.table, self.presence(), now)
        return welcome_message(
            self.table, listener, info, now, lines, host=host, full=full, transcript=transcript
        )

    async def history(self, listener: Listener, after: int, until: int, request_id: int | None) -> bytes:
        """The entries between two numbers, as the listener may know them."""
        async with self.lock:
            await self._sync_with_store()
        after = max(0, min(after, self.seq))
        until = max(after, min(until, after + MAX_HISTORY, self.seq))
        replay = await Replay.after(self, listener, after)
        view = projection.full_view(replay.view())
        messages = [msgspec.Raw(message) for message in await replay.messages_until(until)]
        return encode_server_message(
            HistoryPart(id=request_id, after=after, until=until, view=view, updates=messages)
        )

    async def record(self) -> Record:
        """The game as a record, with the seed if the game is over."""
        return await self.loader.record(self.table)


def _seat_with_new_token(fact: AnyFact) -> int | None:
    """The seat whose old tokens this entry revokes."""
    if isinstance(fact, Sat):
        return fact.seat if fact.fresh else None
    return fact.seat if isinstance(fact, _REVOKING) else None


_REVOKING = (HandedOver, Reissued, Freed, ClosedSeat, BotSat)
