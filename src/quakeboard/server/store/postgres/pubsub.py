"""Pub/sub between processes that share a PostgreSQL database, by LISTEN and NOTIFY.

A payload has the sender's name in its first line, so that a process can skip its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from quakeboard.server.store.postgres.connection import Database
from quakeboard.server.store.pubsub import PubSub

if TYPE_CHECKING:
    from quakeboard.server.store.postgres.connection import Connection

log = logging.getLogger(__name__)

CHANGES = "quakeboard_changes"
MESSAGES = "quakeboard_messages"
NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
SET_APPLICATION_NAME = "SELECT set_config('application_name', $1, false)"
MAX_PAYLOAD_BYTES = 7900  # PostgreSQL takes payloads below 8000 bytes
PART_CHARACTERS = 1900  # of a message in one payload, at up to 4 bytes each

PING_SECONDS = 10.0  # between checks that a silent connection is still alive
MIN_RETRY_SECONDS, MAX_RETRY_SECONDS = 0.05, 2.0


def connection_name(process: str) -> str:
    """The application name of a listening connection, by which processes find their peers."""
    return f"quakeboard {process}"


def change_payloads(process: str, tables: Iterable[str]) -> list[str]:
    """The payloads that name changed tables, as few as possible."""
    payloads: list[str] = []
    room = 0
    for table in dict.fromkeys(tables):
        needed = len(table.encode()) + 1
        if needed > room:
            payloads.append(process)
            room = MAX_PAYLOAD_BYTES - len(process.encode())
        payloads[-1] += f"\n{table}"
        room -= needed
    return payloads


def message_payloads(process: str, text: str) -> list[str]:
    """The payloads of a message: its parts, numbered, as PostgreSQL drops duplicates."""
    parts = [text[at : at + PART_CHARACTERS] for at in range(0, len(text), PART_CHARACTERS)] or [""]
    return [f"{process}\n{number} {len(parts)}\n{part}" for number, part in enumerate(parts, 1)]


class NotifyListener:
    """Listens on a connection of its own, and reconnects when it is lost."""

    def __init__(self, database: Database, process: str, pubsub: PubSub) -> None:
        self._database = database
        self._process = process
        self._pubsub = pubsub
        self._parts: dict[str, list[str]] = {}
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and start listening."""
        self._task = asyncio.create_task(self._listen(*await self._connect()))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def _connect(self) -> tuple[Connection, asyncio.Event]:
        """A listening connection, and an event that is set when it is lost."""
        connection = await self._database.connect()
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.execute(SET_APPLICATION_NAME, connection_name(self._process))
            await connection.add_listener(CHANGES, self._receive_changes)
            await connection.add_listener(MESSAGES, self._receive_message)
        except BaseException:
            connection.terminate()
            raise
        return connection, lost

    async def _listen(self, connection: Connection, lost: asyncio.Event) -> None:
        while True:
            try:
                await self._wait_until_lost(connection, lost)
            finally:
                connection.terminate()
            connection, lost = await self._reconnect()
            self._parts.clear()
            self._pubsub.publish_missed()

    async def _wait_until_lost(self, connection: Connection, lost: asyncio.Event) -> None:
        """Wait until the connection is lost; ping it now and then, as a loss may go unnoticed."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(PING_SECONDS):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1")
                except Exception:
                    return

    async def _reconnect(self) -> tuple[Connection, asyncio.Event]:
        """Retry until it works, whatever the error: nothing else would notice that nothing is received."""
        wait = MIN_RETRY_SECONDS
        while True:
            try:
                return await self._connect()
            except Exception as error:
                log.info("cannot listen for other processes: %s", error)
            await asyncio.sleep(wait)
            wait = min(2 * wait, MAX_RETRY_SECONDS)

    def _receive_changes(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, *tables = str(payload).split("\n")
        if sender != self._process:
            self._pubsub.publish_changes(tables)

    def _receive_message(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        sender, count, part = str(payload).split("\n", 2)
        if sender == self._process:
            return
        number, total = map(int, count.split())
        parts = self._parts.pop(sender, []) if number > 1 else []
        parts.append(part)
        if len(parts) != number:  # earlier parts were missed
            return
        if number < total:
            self._parts[sender] = parts
        else:
            self._pubsub.publish_message("".join(parts))
