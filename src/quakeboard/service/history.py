"""Past entries of a table, as a listener may know them: for catching up and for looking back."""

from __future__ import annotations

from itertools import islice
from typing import Protocol

from quakeboard.core.game import View
from quakeboard.service import projection
from quakeboard.service.broadcast import Listener, UpdateEncoder
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.clocks import Uptime
from quakeboard.service.log_entries import Entry
from quakeboard.service.projection import Audience, PresenceState
from quakeboard.service.store import Head
from quakeboard.service.table import Table


class LoggedTable(Protocol):
    """The live table whose log is replayed."""

    head: Head
    table: Table
    uptime: Uptime

    @property
    def seq(self) -> int: ...

    def presence(self) -> PresenceState: ...


class Replay:
    """Past entries of a table encoded for one listener. Stored entries never change, so it needs no lock."""

    def __init__(self, live_table: LoggedTable, listener: Listener, table: Table) -> None:
        self.live_table = live_table
        self.listener = listener
        self.table = table
        self._views: dict[Audience, View] = {}

    @classmethod
    async def after(cls, live_table: LoggedTable, listener: Listener, seq: int, work: ChunkedWork) -> Replay:
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
