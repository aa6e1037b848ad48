"""A table that is being played here: commands come in one by one, are kept, acknowledged, then told to all.

Nobody is ever told what a crash could take back. While an entry is being kept the desk is locked, and if
that fails the desk forgets it and asks the store what is true before anything else happens at it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from quakeboard.language import Language
from quakeboard.service import commands, telling
from quakeboard.service.clocks import Calendar
from quakeboard.service.entries import AnyFact, Entry, HandedOver, Sat
from quakeboard.service.flags import flag
from quakeboard.service.messages import (
    MOST_HISTORY,
    Act,
    AnyCommand,
    HistoryPart,
    Question,
    TableInfo,
    Welcome,
    write_tell,
)
from quakeboard.service.refusals import EARLY, STALE, Refused
from quakeboard.service.store import Append, Head, Key, Store
from quakeboard.service.table import Change, Proposal, Table
from quakeboard.service.telling import Audience, Company


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

    def dismiss(self) -> None:
        """Go: the secret with which it came is worth nothing any more."""


class Caretaker(Protocol):
    """Who looks after desks: bots, clocks, announcements."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def changed(self, desk: Desk) -> None:
        """Something happened at the desk that may need looking after."""


@dataclass(eq=False)
class Desk:
    """One table in this process."""

    head: Head
    table: Table
    store: Store
    caretaker: Caretaker
    calendar: Calendar
    told: int = field(init=False)
    """The number of the last entry that is known to be kept; listeners have been told as much."""
    listeners: dict[Listener, None] = field(default_factory=dict)
    elsewhere: dict[str, Company] = field(default_factory=dict)
    """Who is connected to other processes, as far as these have whispered."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _views: dict[Audience, Any] = field(default_factory=dict)
    """What each audience was last told of the position."""
    _doubtful: bool = False
    """Whether the store may know more than the desk, or the desk more than the store."""

    def __post_init__(self) -> None:
        self.told = self.table.seq

    @property
    def id(self) -> str:
        return self.head.table

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
            await self._make_sure()
            table = self.table
            if command.seq > table.seq + 1:
                raise Refused(EARLY, next=table.seq + 1, given=command.seq)
            if command.seq <= table.seq:
                seq = self._recognise(seat, command)
            elif isinstance(command, Act) and table.clocks.has_run_out(self.caretaker.now()):
                await self._keep(flag(table), ())
                seq = self._recognise(seat, command)
            else:
                commands.check_holder(table, seat)
                proposal = commands.propose(table, seat, command)
                if await self._keep(proposal, keys, sitter, kept):
                    return command.seq
                seq = self._recognise(seat, command)
            if kept is not None:
                kept(seq)
            return seq

    def _recognise(self, seat: int, command: AnyCommand) -> int:
        """The number of a command that was carried out before; any other is stale."""
        table = self.table
        known = 0 < command.seq <= table.seq
        if known and commands.is_answered_by(command, seat, table.entries[command.seq - 1].fact):
            return command.seq
        raise Refused(STALE, next=table.seq + 1, given=command.seq)

    async def decide(
        self,
        make: Callable[[Table], Proposal | None],
        keys: tuple[Key, ...] = (),
        sitter: tuple[str, int] | None = None,
    ) -> Entry | None:
        """Let the house decide something by how the table stands; None if it decides nothing, or too late."""
        async with self.lock:
            await self._make_sure()
            proposal = make(self.table)
            if proposal is None or not await self._keep(proposal, keys, sitter):
                return None
            return self.table.entries[-1]

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
        table = self.table
        at = max(self.caretaker.now(), table.entries[-1].at if table.entries else 0)
        self._doubtful = True
        change = table.adopt(proposal, at)
        if not await self.store.append(Append(self.id, change.entry, table.standing(), keys, sitter)):
            await self._make_sure()
            return False
        self._doubtful = False
        if kept is not None:
            kept(change.entry.seq)
        self._tell(change)
        self.caretaker.changed(self)
        return True

    async def _make_sure(self) -> None:
        """If there is doubt, forget what is not known to be kept and learn what is."""
        if not self._doubtful:
            return
        news = await self.store.entries(self.id, self.told)
        if self.table.seq > self.told:
            self.table = Table.opened(self.head, self.table.entries[: self.told], self.calendar)
        for entry in news:
            self._tell(self.table.fold(entry))
        self._doubtful = False
        if news:
            self.caretaker.changed(self)

    # ------------------------------------------------------------------ telling

    def company(self) -> Company:
        """Who is connected, here and elsewhere."""
        seats = [listener.seat for listener in self.listeners]
        here = {seat for seat in seats if seat is not None}
        watchers = seats.count(None)
        for others in self.elsewhere.values():
            here |= others.here
            watchers += others.watchers
        return Company(frozenset(here), watchers)

    def info(self) -> TableInfo:
        return telling.info(self.table, self.company(), self.caretaker.now())

    def _tell(self, change: Change) -> None:
        """Tell all listeners of an entry that is kept."""
        self.told = change.entry.seq
        if not self.listeners:
            self._views.clear()
            return
        letters = Letters(self.table, change, self._views, self.info())
        for listener in list(self.listeners):
            listener.send(letters.to(listener))
            if listener.seat is not None and listener.seat == _new_secret(change.entry.fact):
                listener.dismiss()
        self._views = letters.views

    async def welcome(self, listener: Listener, have: int | None, lines: int, *, host: bool) -> None:
        """Let somebody listen from now on, beginning with what it does not have yet."""
        async with self.lock:
            await self._make_sure()
            if have is None or not 0 <= have <= self.table.seq:
                listener.send(self._greeting(listener, lines, host=host, whole=True))
                self._admit(listener)
                return
            listener.send(self._greeting(listener, lines, host=host, whole=False))
        while True:
            async with self.lock:
                await self._make_sure()
                until = min(self.table.seq, have + MOST_HISTORY)
                for letter in self._past(have, until, listener):
                    listener.send(letter)
                have = until
                if have == self.table.seq:
                    self._admit(listener)
                    return
            await asyncio.sleep(0)  # others want to play

    def _admit(self, listener: Listener) -> None:
        self.listeners[listener] = None
        audience = telling.audience_of(self.table, listener.seat)
        self._views.setdefault(audience, self.table.view(audience))

    def _greeting(self, listener: Listener, lines: int, *, host: bool, whole: bool) -> bytes:
        table, set_up = self.table, self.head.set_up
        audience = telling.audience_of(table, listener.seat)
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
            now=self.caretaker.now(),
            info=self.info(),
            view=telling.whole(table.view(audience)) if whole else None,
            question=telling.question(table, listener.seat, listener.language),
            lines=lines,
        )
        return write_tell(message)

    async def history(self, listener: Listener, after: int, until: int, ask: int | None) -> bytes:
        """What happened between two numbers, as this listener may know it."""
        async with self.lock:
            await self._make_sure()
            after = max(0, min(after, self.table.seq))
            until = max(after, min(until, after + MOST_HISTORY, self.table.seq))
            audience = telling.audience_of(self.table, listener.seat)
            before = Table.opened(self.head, self.table.entries[:after], self.calendar)
            view = telling.whole(before.view(audience))
            letters = [msgspec.Raw(letter) for letter in self._past(after, until, listener)]
            return write_tell(HistoryPart(id=ask, after=after, until=until, view=view, updates=letters))

    def _past(self, after: int, until: int, listener: Listener) -> Iterator[bytes]:
        """The entries between two numbers, told again."""
        if after == until:
            return
        table = Table.opened(self.head, self.table.entries[:after], self.calendar)
        audience = telling.audience_of(table, listener.seat)
        views: dict[Audience, Any] = {audience: table.view(audience)}
        for entry in self.table.entries[after:until]:
            change = table.fold(entry)
            letters = Letters(table, change, views, telling.info(table, self.company(), entry.at))
            yield letters.to(listener, live=entry.seq == self.table.seq)
            views = letters.views


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
            self.views[audience] = self.table.view(audience)
        after = self.views[audience]
        return self.before.get(audience, after), after

    def _question(self, seat: int, language: Language | None) -> bytes:
        code = None if language is None else language.code
        if code not in self._questions:
            asked: Question | None = telling.question(self.table, seat, language)
            self._questions[code] = b"" if asked is None else msgspec.json.encode(asked)
        return self._questions[code]
