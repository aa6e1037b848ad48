"""A table that is being played here: commands come in one by one, are kept, acknowledged, then told to all.

Nobody is ever told what a crash could take back: `table` holds what is known to be kept, nothing else. While
an entry is being kept the desk is locked, and if that fails the desk asks the store what is true before
anything else happens at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from quakeboard.language import Language
from quakeboard.service import commands
from quakeboard.service import projection as telling
from quakeboard.service.chunked_work import LongWork
from quakeboard.service.clocks import Calendar
from quakeboard.service.errors import EARLY, NO_SUCH_TABLE, STALE, Refused
from quakeboard.service.hints import Thoughts
from quakeboard.service.log_entries import AnyFact, Entry, HandedOver, Sat, UndoAgreed, Undone
from quakeboard.service.messages import (
    MOST_HISTORY,
    Act,
    AnyCommand,
    BranchInfo,
    HistoryPart,
    Question,
    TableInfo,
    Welcome,
    write_tell,
)
from quakeboard.service.projection import Audience, Company
from quakeboard.service.store import Append, Head, Key, Store
from quakeboard.service.table import Change, Proposal, Table, Turn
from quakeboard.service.table_setup import Branch
from quakeboard.service.timeouts import flag


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    @property
    def seat(self) -> int | None: ...

    @property
    def language(self) -> Language | None: ...

    def hears(self, seat: int | None) -> bool:
        """Whether it wants to hear what this seat (None: a watcher) says."""

    def send(self, message: bytes) -> None:
        """Take a message, at once: a listener that cannot keep up is its own problem."""

    async def ready(self) -> None:
        """Wait until it has taken most of what it was sent, before it is sent much more."""

    def dismiss(self) -> None:
        """Go: the secret with which it came is worth nothing any more."""


class Caretaker(Protocol):
    """Who looks after desks: bots, clocks, announcements."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def changed(self, desk: Desk, *, here: bool) -> None:
        """Something happened at the desk that may need looking after; `here`: this process kept it."""

    def presence_changed(self, desk: Desk) -> None:
        """Somebody has come or gone."""

    def doubtful(self, desk: Desk) -> None:
        """Nobody knows whether an entry was kept, and somebody has to find out."""


@dataclass(eq=False)
class Desk:
    """One table in this process."""

    head: Head
    table: Table
    store: Store
    caretaker: Caretaker
    calendar: Calendar
    listeners: dict[Listener, int | None] = field(default_factory=dict)
    """Each with the number up to which it has got the chat so far; None: it is still coming in."""
    elsewhere: dict[str, Company] = field(default_factory=dict)
    """Who is connected to other processes, as far as these have whispered."""
    shown: tuple[Company, Company] | None = None
    """Who was connected here, and here and elsewhere, when presence was last shown."""
    announced: Turn | None = None
    """The last turn of which the world outside was told, or need not be told."""
    thoughts: Thoughts = field(default_factory=Thoughts)
    """Hints and forecasts for those who are here."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _coming: set[Listener] = field(default_factory=set)
    """Those who are being told what they do not have yet."""
    _views: dict[Audience, Any] = field(default_factory=dict)
    """What each audience was last told of the position."""
    _doubtful: bool = False
    """Whether the store may know more than the desk."""
    _unsure: Entry | None = None
    """The entry of which the desk does not know whether it was kept."""

    @property
    def id(self) -> str:
        return self.head.table

    @property
    def told(self) -> int:
        """The number of the last entry that is known to be kept; listeners have been told as much."""
        return self.table.seq

    # ------------------------------------------------------------------ what comes in

    async def submit(
        self,
        seat: int,
        command: AnyCommand,
        keys: tuple[Key, ...] = (),
        sitter: tuple[str, int] | None = None,
        kept: Callable[[int], None] | None = None,
    ) -> int:
        """Do what a seat asks for and return the number of its entry; the same again gives the same number.

        `kept` is called when the entry is safe, before anyone else is told of it.
        """
        async with self.lock:
            if command.seq > self.table.seq + 1:
                self._doubtful = True  # another process may have told the client more
            await self._make_sure()
            table = self.table
            if command.seq > table.seq + 1:
                raise Refused(EARLY, next=table.seq + 1, given=command.seq)
            if command.seq == table.seq + 1:
                if isinstance(command, Act) and await self._is_too_late():
                    await self._keep(flag(table), ())
                else:
                    commands.check_holder(table, seat)
                    proposal = commands.propose(table, seat, command)
                    if await self._keep(proposal, keys, sitter, kept):
                        return command.seq
            await self._recognise(seat, command, keys)
            if kept is not None:
                kept(command.seq)
            return command.seq

    async def _is_too_late(self) -> bool:
        """Whether the running clock has run out. Before it says so it looks for outages that others noted."""
        now = self.caretaker.now()
        if not self.table.clocks.has_run_out(now):
            return False
        self.calendar.note(await self.store.outages())
        return self.table.clocks.has_run_out(now)

    async def _recognise(self, seat: int, command: AnyCommand, keys: tuple[Key, ...]) -> None:
        """Refuse a command that is not the one that was carried out before by its number."""
        table = self.table
        known = 0 < command.seq <= table.seq
        known = known and commands.is_answered_by(command, seat, table.entries[command.seq - 1].fact)
        for key in keys if known else ():  # what is secret about a command stands in no entry
            known = await self.store.key(self.id, key.digest) == key
        if not known:
            raise Refused(STALE, next=table.seq + 1, given=command.seq)

    async def decide(
        self,
        make: Callable[[Table], Proposal | None],
        keys: tuple[Key, ...] = (),
        sitter: tuple[str, int] | None = None,
    ) -> Entry | None:
        """Let the house decide something by how the table stands; None if it decides nothing."""
        async with self.lock:
            await self._make_sure()
            while (proposal := make(self.table)) is not None:
                if await self._keep(proposal, keys, sitter):
                    return self.table.entries[-1]
            return None

    async def refresh(self) -> None:
        """Take in what others have kept."""
        async with self.lock:
            self._doubtful = True
            await self._make_sure()

    # ------------------------------------------------------------------ keeping

    async def _keep(
        self,
        proposal: Proposal,
        keys: tuple[Key, ...],
        sitter: tuple[str, int] | None = None,
        kept: Callable[[int], None] | None = None,
    ) -> bool:
        """Keep what is proposed, then tell it; False if somebody else was first."""
        at = max(self.caretaker.now(), self.table.entries[-1].at if self.table.entries else 0)
        table, change = self.table.after(proposal, at)
        self._doubtful, self._unsure = True, change.entry
        try:
            first = await self.store.append(Append(self.id, change.entry, table.standing(), keys, sitter))
        except BaseException:
            self.caretaker.doubtful(self)
            raise
        self._unsure = None
        if not first:
            await self._make_sure()
            if self.table.seq < change.entry.seq:
                raise Refused(NO_SUCH_TABLE)  # nobody was first: it was deleted
            return False
        self._doubtful = False
        self.table = table
        if kept is not None:
            kept(change.entry.seq)
        self._tell(change)
        self.caretaker.changed(self, here=True)
        return True

    async def _make_sure(self) -> None:
        """If there is doubt, learn what is kept."""
        if not self._doubtful:
            return
        news = await self.store.entries(self.id, self.table.seq)
        mine, self._unsure = self._unsure, None
        self.table = self.table.twin()  # whoever looks at the old one sees it as it was
        for entry in news:
            self._tell(self.table.fold(entry))
        self._doubtful = False
        if news:
            self.caretaker.changed(self, here=news[-1] == mine)

    # ------------------------------------------------------------------ telling

    def company(self) -> Company:
        """Who is connected, here and elsewhere."""
        if not self.elsewhere:
            return self.company_here()
        all_of_them = [self.company_here(), *self.elsewhere.values()]
        here = frozenset().union(*(company.here for company in all_of_them))
        return Company(here, sum(company.watchers for company in all_of_them))

    def company_here(self) -> Company:
        """Who is connected to this process."""
        seats = [listener.seat for listener in self.listeners]
        return Company(frozenset(seat for seat in seats if seat is not None), seats.count(None))

    def info(self) -> TableInfo:
        return telling.info(self.table, self.company(), self.caretaker.now())

    def _tell(self, change: Change) -> None:
        """Tell all listeners of an entry that is kept."""
        self._views = self._letters(change).views if self.listeners else {}
        seat = _new_secret(change.entry.fact)
        if seat is not None:
            self._dismiss(seat)

    def _letters(self, change: Change) -> Letters:
        letters = Letters(self.table, change, self._views, self.info())
        for listener in self.listeners:
            listener.send(letters.to(listener))
        return letters

    def _dismiss(self, seat: int) -> None:
        """Let those go who came with the old secret of a seat."""
        for listener in [*self.listeners, *self._coming]:
            if listener.seat == seat:
                self.listeners.pop(listener, None)
                self._coming.discard(listener)
                listener.dismiss()
        self.caretaker.presence_changed(self)

    async def welcome(
        self,
        listener: Listener,
        have: int | None,
        lines: int,
        *,
        host: bool,
        check: Callable[[], Awaitable[None]],
    ) -> None:
        """Let somebody listen from now on, beginning with what it does not have yet.

        `check` raises if it may not. It is asked when the desk knows all that is kept: a secret that is good
        then is not taken for an old one by an entry of which the desk hears later.
        """
        async with self.lock:
            self._doubtful = True
            await self._make_sure()
            await check()
            if have is None or not 0 <= have <= self.table.seq:
                listener.send(self._greeting(listener, lines, host=host, whole=True))
                self._admit(listener)
                return
            listener.send(self._greeting(listener, lines, host=host, whole=False))
            self._coming.add(listener)
        try:
            await self._catch_up(listener, have)
        finally:
            self._coming.discard(listener)

    async def _catch_up(self, listener: Listener, have: int) -> None:
        """Tell somebody what it does not have yet, unless it is dismissed meanwhile."""
        past = Past(self, listener)
        async with LongWork() as work:
            await past.go_to(have, work)
        while past.seq < self.told and listener in self._coming:  # others play on meanwhile
            async with LongWork() as work:
                letters = await past.tell_until(min(self.told, past.seq + MOST_HISTORY), work)
            for letter in letters if listener in self._coming else ():
                listener.send(letter)
            await listener.ready()
        async with self.lock:
            await self._make_sure()
            if listener in self._coming:
                for entry in self.table.entries[past.seq :]:
                    listener.send(past.tell(entry))
                self._admit(listener)

    def _admit(self, listener: Listener) -> None:
        self.listeners[listener] = None
        audience = telling.audience_of(self.table, listener.seat)
        self._views.setdefault(audience, self.table.view(audience))

    def _greeting(self, listener: Listener, lines: int, *, host: bool, whole: bool) -> bytes:
        table, set_up = self.table, self.head.set_up
        audience = telling.audience_of(table, listener.seat)
        now = self.caretaker.now()  # what its clocks show is true of the same moment
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
            info=telling.info(table, self.company(), now),
            view=telling.whole(table.view(audience)) if whole else None,
            question=telling.question(table, listener.seat, listener.language),
            lines=lines,
            branch=_branch_info(set_up.branch),
            loaded=set_up.loaded is not None,
        )
        return write_tell(message)

    async def history(self, listener: Listener, after: int, until: int, ask: int | None) -> bytes:
        """What happened between two numbers, as this listener may know it."""
        async with self.lock:
            await self._make_sure()
        after = max(0, min(after, self.told))
        until = max(after, min(until, after + MOST_HISTORY, self.told))
        past = Past(self, listener)
        async with LongWork() as work:
            await past.go_to(after, work)
            view = telling.whole(past.view())
            letters = [msgspec.Raw(letter) for letter in await past.tell_until(until, work)]
            return write_tell(HistoryPart(id=ask, after=after, until=until, view=view, updates=letters))


class Past:
    """What happened at a desk, told again to one listener. What is known to be kept never changes, so this
    needs no lock."""

    def __init__(self, desk: Desk, listener: Listener) -> None:
        self.desk = desk
        self.listener = listener
        self.table = Table(desk.head, desk.calendar)
        self._views: dict[Audience, Any] = {}

    @property
    def seq(self) -> int:
        """The number of the last entry that was told, or gone over."""
        return self.table.seq

    def view(self) -> Any:
        audience = telling.audience_of(self.table, self.listener.seat)
        if audience not in self._views:
            self._views[audience] = self.table.view(audience)
        return self._views[audience]

    async def go_to(self, seq: int, work: LongWork) -> None:
        """Go over what came before, without a word."""
        for entry in self.desk.table.entries[:seq]:
            self.table.take_up(entry)
            await work.pause()

    async def tell_until(self, seq: int, work: LongWork) -> list[bytes]:
        letters = []
        for entry in self.desk.table.entries[self.seq : seq]:
            letters.append(self.tell(entry))
            await work.pause()
        return letters

    def tell(self, entry: Entry) -> bytes:
        """The next entry, as the listener may know it."""
        self.view()
        change = self.table.fold(entry)
        standing = telling.info(self.table, self.desk.company(), entry.at)
        letters = Letters(self.table, change, self._views, standing)
        letter = letters.to(self.listener, live=entry.seq == self.desk.told)
        self._views = letters.views
        return letter


def _branch_info(branch: Branch | None) -> BranchInfo | None:
    if branch is None:
        return None
    return BranchInfo(table=branch.table, seq=branch.seq, actions=len(branch.actions))


def _new_secret(fact: AnyFact) -> int | None:
    """The seat that has a new secret from now on."""
    match fact:
        case HandedOver(seat=seat) | Sat(seat=seat, fresh=True):
            return seat
    return None


class Letters:
    """One entry, written once for everybody who may know the same in the same language."""

    def __init__(
        self, table: Table, change: Change, before: dict[Audience, Any], standing: TableInfo
    ) -> None:
        self.table = table
        self.change = change
        self.before = before
        self.views: dict[Audience, Any] = {}
        """What each audience knows afterwards."""
        self.standing = standing
        self.moved = bool(change.steps) or isinstance(change.entry.fact, Undone | UndoAgreed)
        self._written: dict[tuple[Audience, str | None], bytes] = {}
        self._questions: dict[str | None, bytes] = {}

    def to(self, listener: Listener, *, live: bool = True) -> bytes:
        """The letter for this listener, with a question if it is asked something now."""
        letter = self._letter(telling.audience_of(self.table, listener.seat), listener.language)
        if live and listener.seat is not None and listener.seat == self.table.asked:
            asked = self._question(listener.seat, listener.language)
            if asked:
                return letter[:-1] + b',"question":' + asked + b"}"
        return letter

    def _letter(self, audience: Audience, language: Language | None) -> bytes:
        sort = (audience, None if language is None else language.code)
        if sort not in self._written:
            message = telling.update(
                self.table, self.change, self._view_pair(audience), audience, language, self.standing
            )
            self._written[sort] = write_tell(message)
        return self._written[sort]

    def _view_pair(self, audience: Audience) -> tuple[Any, Any]:
        if audience not in self.views:
            self.views[audience] = self._look(audience)
        after = self.views[audience]
        return self.before.get(audience, after), after

    def _look(self, audience: Audience) -> Any:
        """What this audience sees now; if the game has not moved, that is what it saw before."""
        table = self.table
        if not self.moved and audience in self.before:
            return self.before[audience]
        for view in self.views.values():
            return table.game.view_for_seat(table.position, view, audience)
        return table.view(audience)

    def _question(self, seat: int, language: Language | None) -> bytes:
        code = None if language is None else language.code
        if code not in self._questions:
            asked: Question | None = telling.question(self.table, seat, language)
            self._questions[code] = b"" if asked is None else msgspec.json.encode(asked)
        return self._questions[code]
