"""The bare parts of the server without rules: what its speed is compared with.

Starlette, uvicorn and SQLite as anyone would put them together: a move is stored (WAL, `synchronous = FULL`,
many moves in one transaction), acknowledged, and sent to every socket of its table. Nothing is checked.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import asynccontextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

CREATE = "CREATE TABLE moves (place TEXT, seq INTEGER, move BLOB, PRIMARY KEY (place, seq))"
DONE = '{"type":"done","seq":%d}'
UPDATE = '{"type":"update","seq":%d,"changes":"' + 1300 * "x" + '"}'
"""About as long as the updates of the games are on average."""

Row = tuple[str, int, bytes]
Job = tuple[Row, asyncio.Future[None]]


class GroupWriter:
    """Stores moves, all that are waiting in one transaction."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run)
        self._thread.start()

    def store(self, row: Row) -> asyncio.Future[None]:
        """Done when the move is on the disk."""
        stored: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((row, stored))
        return stored

    def close(self) -> None:
        self._jobs.put(None)

    def _run(self) -> None:
        connection = sqlite3.connect(self._database, isolation_level=None)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(CREATE)
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            with suppress(Empty):
                while (job := self._jobs.get_nowait()) is not None:
                    jobs.append(job)
            connection.execute("BEGIN")
            connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", [row for row, _ in jobs])
            connection.execute("COMMIT")
            self._loop.call_soon_threadsafe(_resolve, [stored for _, stored in jobs])
        connection.close()


def _resolve(all_stored: list[asyncio.Future[None]]) -> None:
    for stored in all_stored:
        if not stored.done():
            stored.set_result(None)


class BareTable:
    """The sockets of a table, and the number of its last move."""

    def __init__(self) -> None:
        self.seq = 0
        self.sockets: list[WebSocket] = []


def make_app(database: str) -> Starlette:
    """An application with one socket route, `/{table}`."""
    tables: dict[str, BareTable] = {}
    writer: GroupWriter

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        nonlocal writer
        writer = GroupWriter(database)
        yield
        writer.close()

    async def health(request: Request) -> Response:
        return Response()

    async def serve_socket(socket: WebSocket) -> None:
        place = socket.path_params["table"]
        table = tables.setdefault(place, BareTable())
        await socket.accept()
        table.sockets.append(socket)
        with suppress(WebSocketDisconnect):
            while True:
                move = msgspec.json.decode(await socket.receive_text())
                table.seq += 1
                await writer.store((place, table.seq, msgspec.json.encode(move)))
                await socket.send_text(DONE % table.seq)
                for other in table.sockets:
                    await other.send_text(UPDATE % table.seq)
        table.sockets.remove(socket)

    routes = [Route("/healthz", health), WebSocketRoute("/{table}", serve_socket)]
    return Starlette(routes=routes, lifespan=lifespan)


if __name__ == "__main__":
    uvicorn.run(
        make_app(sys.argv[2]), port=int(sys.argv[1]), log_level="warning", ws_per_message_deflate=False
    )
