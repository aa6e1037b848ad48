"""What processes that share a PostgreSQL database tell each other, by NOTIFY: ids of tables, and whispers.

A payload has the sender's name in its first line, so that nobody hears himself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from quakeboard.server.store.postgres.connection import Database
from quakeboard.server.store.pubsub import News

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

log = logging.getLogger(__name__)

CHANGES = "quakeboard_changes"
WHISPERS = "quakeboard_whispers"
NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
NAME = "SELECT set_config('application_name', $1, false)"
LONGEST = 7900
"""Bytes; PostgreSQL takes payloads below 8000."""
PART = 1900
"""Characters of a whisper in one payload, however many bytes each has."""

LOOK = 10.0
"""Seconds after which a silent connection is asked whether it is still there."""
SHORTEST_WAIT, LONGEST_WAIT = 0.05, 2.0


def called(process: str) -> str:
    """The name of the connection on which a process listens: whoever asks finds out who is there."""
    return f"quakeboard {process}"


def announce(process: str, tables: Iterable[str]) -> list[str]:
    """The payloads that tell of changed tables, as few as possible."""
    payloads: list[str] = []
    room = 0
    for table in dict.fromkeys(tables):
        needed = len(table.encode()) + 1
        if needed > room:
            payloads.append(process)
            room = LONGEST - len(process.encode())
        payloads[-1] += f"\n{table}"
        room -= needed
    return payloads


def whisper(process: str, text: str) -> list[str]:
    """The payloads of a whisper: its parts, numbered, as PostgreSQL drops those that are alike."""
    parts = [text[at : at + PART] for at in range(0, len(text), PART)] or [""]
    return [f"{process}\n{number} {len(parts)}\n{part}" for number, part in enumerate(parts, 1)]


class Ear:
    """Listens on a connection of its own, which it makes anew as often as it is lost."""

    def __init__(self, database: Database, process: str, news: News) -> None:
        self._database = database
        self._process = process
        self._news = news
        self._parts: dict[str, list[str]] = {}
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """From now on all is heard."""
        self._task = asyncio.create_task(self._listen(*await self._connect()))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _connect(self) -> tuple[Connection, asyncio.Event]:
        """A connection that listens, and what is set when it is lost."""
        connection = await self._database.connect()
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.execute(NAME, called(self._process))
            await connection.add_listener(CHANGES, self._hear_changes)
            await connection.add_listener(WHISPERS, self._hear_whisper)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    async def _listen(self, connection: Connection, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._stay(connection, lost)
            finally:
                connection.terminate()
            connection, lost = await self._reconnect()
            self._parts.clear()
            self._news.missed()

    async def _stay(self, connection: Connection, lost: asyncio.Event) -> None:
        """Wait until the connection is lost, be it in silence."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(LOOK):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1")
                except Exception:
                    return

    async def _reconnect(self) -> tuple[Connection, asyncio.Event]:
        """Whatever is in the way, it is tried until it works: nobody would notice that this ear is deaf."""
        wait = SHORTEST_WAIT
        while True:
            try:
                return await self._connect()
            except Exception as error:
                log.info("the other processes cannot be heard: %s", error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _hear_changes(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, *tables = str(payload).split("\n")
        if sender != self._process:
            self._news.changed(tables)

    def _hear_whisper(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, count, part = str(payload).split("\n", 2)
        if sender == self._process:
            return
        number, most = map(int, count.split())
        parts = self._parts.pop(sender, []) if number > 1 else []
        parts.append(part)
        if len(parts) != number:  # the beginning was missed
            return
        if number < most:
            self._parts[sender] = parts
        else:
            self._news.whispered("".join(parts))
