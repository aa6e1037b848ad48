"""Clients of the bare server: as many at a table as at one of a game, one of which sends moves."""

from __future__ import annotations

import asyncio

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
