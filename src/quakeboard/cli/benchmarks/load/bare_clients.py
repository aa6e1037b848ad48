"""Clients of the bare server: as many at a table as at one of a game, one of which sends moves."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter

from websockets.asyncio import client
from websockets.exceptions import ConnectionClosed

from quakeboard.cli.benchmarks.load.clients import SEATS
from quakeboard.cli.benchmarks.load.websocket import WebSocket, connect

ACKNOWLEDGED = b'{"type":"done"'
MOVE = b'{"type":"act","seq":%d,"action":"lay 01-23 3,-1 r2","token":"abcdefghijklmnopqrstuvwxyz"}'


class BareTableClients:
    """The sockets of one table."""

    def __init__(self) -> None:
        self.moves = 0
        self.moving = False
        self._sockets: list[WebSocket] = []

    async def connect(self, host: str, port: int, table: int) -> None:
        for _ in range(SEATS):
            self._sockets.append(await connect(host, port, f"/{table}", self._receive))

    def _receive(self, text: bytes) -> None:
        if text.startswith(ACKNOWLEDGED):
            self.moves += 1
            if self.moving:
                self.move()

    def move(self) -> None:
        self._sockets[0].send(MOVE % self.moves)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


class BareClients:
    """The clients of many tables on one bare server."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.tables: list[BareTableClients] = []

    async def connect(self, tables: int) -> None:
        for number in range(tables):
            table = BareTableClients()
            await table.connect(self.host, self.port, number)
            self.tables.append(table)

    async def play_at_full_speed(self, seconds: float) -> int:
        """Move at every table as soon as the last move is acknowledged; return the number of moves."""
        before = sum(table.moves for table in self.tables)
        for table in self.tables:
            table.moving = True
            table.move()
        await asyncio.sleep(seconds)
        for table in self.tables:
            table.moving = False
        return sum(table.moves for table in self.tables) - before

    def close(self) -> None:
        for table in self.tables:
            table.close()


class PlainClients:
    """The same with the clients of the `websockets` package, which are slower than the bare server.

    This is how a load test is usually written. It finds what server and clients can do on two cores.
    """

    def __init__(self, host: str, port: int) -> None:
        self.address = f"ws://{host}:{port}"
        self._movers: list[client.ClientConnection] = []
        self._others: list[client.ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []

    async def connect(self, tables: int) -> None:
        for number in range(tables):
            mover, *others = [
                await client.connect(f"{self.address}/plain-{number}", compression=None) for _ in range(SEATS)
            ]
            self._movers.append(mover)
            self._others += others
        self._readers = [asyncio.create_task(_read_all(socket)) for socket in self._others]

    async def play_at_full_speed(self, seconds: float) -> int:
        """Move at every table as soon as the last move is acknowledged; return the number of moves."""
        ends = perf_counter() + seconds
        return sum(await asyncio.gather(*(_move_until(ends, socket) for socket in self._movers)))

    async def close(self) -> None:
        for socket in (*self._movers, *self._others):
            await socket.close()
        await asyncio.gather(*self._readers)


async def _read_all(socket: client.ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


async def _move_until(ends: float, socket: client.ClientConnection) -> int:
    moves = 0
    while perf_counter() < ends:
        await socket.send((MOVE % moves).decode())
        while not (await socket.recv(decode=False)).startswith(ACKNOWLEDGED):
            pass
        moves += 1
    return moves
