"""The chat of tables: lines are stored, then broadcast in all processes."""

from __future__ import annotations

import contextlib

from quakeboard.service import messages
from quakeboard.service.broadcast import Listener
from quakeboard.service.errors import MUTED, Refused
from quakeboard.service.live_table import LiveTable
from quakeboard.service.operator_store import WATCHERS
from quakeboard.service.peers import PeerChannel
from quakeboard.service.shared_time import TimeSource
from quakeboard.service.store import ChatLine, Store, StoreUnavailable


class Chat:
    """Stores, broadcasts and repeats chat lines."""

    def __init__(self, store: Store, time: TimeSource, channel: PeerChannel) -> None:
        self.store = store
        self.time = time
        self.channel = channel

    async def say(self, live_table: LiveTable, seat: int | None, name: str, text: str) -> int:
        """Store and broadcast a chat line; return its number. Raises `Refused` if the seat is muted."""
        if (WATCHERS if seat is None else seat) in await self.store.operators.mutes(live_table.id):
            raise Refused(MUTED)
        line = await self.store.add_chat_line(live_table.id, self.time.now(), seat, name, text)
        _broadcast(live_table, line)
        await self.channel.publish({"said": live_table.id, "after": line.number - 1})
        return line.number

    async def said_elsewhere(self, live_table: LiveTable, after: int) -> None:
        """Broadcast the line that another process has stored."""
        with contextlib.suppress(StoreUnavailable):
            for line in await self.store.chat_lines(live_table.id, after, 1):
                _broadcast(live_table, line)

    async def lines_after(self, live_table: LiveTable, heard: int) -> list[ChatLine]:
        """The last lines after the one that a newcomer has heard."""
        return await self.store.chat_lines(live_table.id, heard, messages.MAX_CHAT_LINES)

    async def send_missed(
        self, live_table: LiveTable, listener: Listener, lines: list[ChatLine], heard: int
    ) -> int:
        """Send a newcomer these lines and those said since they were read; return the last number."""
        lines = [*lines, *await self._lines_while_joining(live_table, listener, _last(lines, heard))]
        for line in lines:
            if line.number not in live_table.removed_lines:
                listener.send(_message(line))
        return _last(lines, heard)

    async def _lines_while_joining(
        self, live_table: LiveTable, listener: Listener, last: int
    ) -> list[ChatLine]:
        """The lines after `last`, read again as long as one was broadcast while they were being read."""
        lines: list[ChatLine] = []
        missed = True
        while missed:
            live_table.missed_chat.discard(listener)
            lines += await self.lines_after(live_table, _last(lines, last))
            missed = listener in live_table.missed_chat
        return lines


def removed(live_table: LiveTable, number: int) -> None:
    """Tell all who may have a line that it was removed."""
    live_table.removed_lines.add(number)
    message = messages.encode_server_message(messages.SaidRemoved(number=number))
    for listener in list(live_table.listeners):
        listener.send(message)


def _last(lines: list[ChatLine], otherwise: int) -> int:
    return lines[-1].number if lines else otherwise


def _broadcast(live_table: LiveTable, line: ChatLine) -> None:
    message = _message(line)
    for listener, sent in list(live_table.listeners.items()):
        if sent is None:
            live_table.missed_chat.add(listener)
        elif line.number > sent and listener.accepts_chat_from(line.seat):
            listener.send(message)


def _message(line: ChatLine) -> bytes:
    return messages.encode_server_message(
        messages.Said(number=line.number, at=line.at, seat=line.seat, name=line.name, text=line.text)
    )
