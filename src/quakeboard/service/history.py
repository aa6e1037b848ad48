"""Past entries of a table, as a listener may know them: for catching up and for looking back."""

from __future__ import annotations

from typing import Protocol

import msgspec

from quakeboard.core.game import View
from quakeboard.service import projection
from quakeboard.service.broadcast import Listener, UpdateEncoder
from quakeboard.service.chunked_work import ChunkedWork
from quakeboard.service.log_entries import Entry
from quakeboard.service.presence_state import PresenceState
from quakeboard.service.projection import Audience
from quakeboard.service.table import Table
from quakeboard.service.table_loader import TableLoader


class LoggedTable(Protocol):
    """The live table whose log is replayed."""

    table: Table

    @property
    def loader(self) -> TableLoader: ...

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
    async def after(cls, live_table: LoggedTable, listener: Listener, seq: int) -> Replay:
        """A replay of the entries after this one."""
        return cls(live_table, listener, await live_table.loader.at(live_table.table, seq))

    @property
    def seq(self) -> int:
        """The number of the last entry that was encoded or skipped."""
        return self.table.seq

    def view(self) -> View:
        audience = projection.audience_of(self.table, self.listener.seat)
        if audience not in self._views:
            self._views[audience] = self.table.view(audience)
        return self._views[audience]

    async def messages_until(self, seq: int) -> list[bytes]:
        """The update messages for the next entries, up to this one."""
        loader, messages = self.live_table.loader, []
        entries = await loader.entries(self.live_table.table, self.seq, seq)
        async with ChunkedWork() as work:
            for entry in entries:
                if self.table.lacks_moves_for(entry.fact):
                    async with work.paused():
                        self.table = await loader.reaching_back(self.table, entry.fact)
                messages.append(self._next_message(entry))
                await work.checkpoint()
        return messages

    def _next_message(self, entry: Entry) -> bytes:
        """The update message for the next entry."""
        self.view()
        change = self.table.fold(entry)
        info = projection.table_info(self.table, self.live_table.presence(), entry.at)
        is_last = entry.seq == self.live_table.seq
        if not is_last:  # who is away now was not away then
            info = msgspec.structs.replace(info, away=None)
        encoder = UpdateEncoder(self.table, change, self._views, info)
        message = encoder.message_for(self.listener, live=is_last)
        self._views = encoder.views
        return message
