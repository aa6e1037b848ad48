"""Simulated clients: four at each of many tables, who make random legal moves."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from quakeboard.cli.benchmarks.load.websocket import WebSocket, connect
from quakeboard.core.registry import specs
from quakeboard.service.tokens import new_token

SEATS = 4
GAME = next(key for key, spec in specs().items() if SEATS in spec.seats)
UPDATE = b'{"type":"update","seq":'
MAX_CONNECTING = 40
"""The number of tables that connect at the same time."""


class _Question(msgspec.Struct):
    legal: list[str]


class _Info(msgspec.Struct):
    state: str


class _Message(msgspec.Struct):
    """The fields of a message that the clients need."""

    type: str
    seq: int | None = None
    code: str | None = None
    info: _Info | None = None
    question: _Question | None = None


_decoder = msgspec.json.Decoder(_Message)


@dataclass
class Figures:
    """The measurements of the clients."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    shown: list[float] = field(default_factory=list)
    """Seconds from sending a move until all clients have its update."""
    refused: int = 0
    over: int = 0
    ages: list[tuple[int, float]] = field(default_factory=list)
    """The number of moves at a table, and the seconds of its next one."""


class TableClients:
    """The four clients of one table."""

    def __init__(self, opened: Mapping[str, Any], figures: Figures, rng: random.Random) -> None:
        self.table: str = opened["table"]
        self.tokens: list[str] = [opened["seats"][str(seat)] for seat in range(SEATS)]
        self.watch_token: str = opened["watch"]
        self.figures = figures
        self.rng = rng
        self.sockets: list[WebSocket] = []
        self.ready = asyncio.Event()
        """Set while a seat is to act or the game is over."""
        self.over = False
        self.seq = 0
        self._to_move: tuple[int, list[str], int] | None = None
        self._sent_at = 0.0
        self._sent_seq = -1
        self._updates_left = 0

    async def connect(self, host: str, port: int) -> None:
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.table}/socket"
            socket = await connect(host, port, path, partial(self._receive, seat))
            hello = {"type": "hello", "token": token, "new_token": new_token()}
            socket.send(json.dumps(hello).encode())
            self.sockets.append(socket)
            while self.seq < seat + 1:  # the link was used
                await asyncio.sleep(0.002)

    async def watch(self, host: str, port: int) -> WebSocket:
        """Connect a watcher, and wait for its welcome."""
        welcomed = asyncio.Event()
        socket = await connect(host, port, f"/api/tables/{self.table}/socket", lambda _: welcomed.set())
        socket.send(json.dumps({"type": "hello", "token": self.watch_token}).encode())
        await welcomed.wait()
        return socket

    def _receive(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE) and b'"question":' not in text:  # most messages: read the number only
            self.seq = max(self.seq, int(text[len(UPDATE) : text.index(b",", len(UPDATE))]))
            self._count_update(text)
            return
        message = _decoder.decode(text)
        if message.type == "done":
            if message.seq == self._sent_seq:
                took = perf_counter() - self._sent_at
                self.figures.acknowledged.append(took)
                self.figures.ages.append((self._sent_seq, took))
        elif message.type == "refused":
            self.figures.refused += 1
        elif message.seq is not None:
            self._count_update(text)
            self.seq = max(self.seq, message.seq)
            if message.question is not None:
                self._to_move = (seat, message.question.legal, message.seq)
                self.ready.set()

    def _count_update(self, text: bytes) -> None:
        if self._updates_left:
            self._updates_left -= 1
            if not self._updates_left:
                self.figures.shown.append(perf_counter() - self._sent_at)
        if b'"state":"over"' in text and not self.over:
            self.over = True
            self.figures.over += 1
            self.ready.set()

    def move(self) -> None:
        """Send a random move of the seat to act."""
        if self._to_move is None:
            return
        seat, legal, seq = self._to_move
        self._to_move = None
        self.ready.clear()
        self._sent_seq, self._updates_left = seq + 1, len(self.sockets)
        message = {"type": "act", "seq": seq + 1, "action": self.rng.choice(legal)}
        self._sent_at = perf_counter()
        self.sockets[seat].send(msgspec.json.encode(message))

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class LoadClients:
    """The clients of many tables on one server."""

    def __init__(self, host: str, port: int, seed: int = 1) -> None:
        self.host = host
        self.port = port
        self.figures = Figures()
        self.tables: list[TableClients] = []
        self._watchers: list[WebSocket] = []
        self._rng = random.Random(seed)

    async def connect(self, tables: int) -> None:
        """Open tables, connect and start their games."""
        limit = asyncio.Semaphore(MAX_CONNECTING)

        async def one() -> None:
            async with limit:
                opened = await asyncio.to_thread(self._open)
                table = TableClients(opened, self.figures, random.Random(self._rng.random()))
                await table.connect(self.host, self.port)
                await self._start_game(table)
                self.tables.append(table)

        await asyncio.gather(*(one() for _ in range(tables)))

    def _open(self) -> Any:
        # The host deals, so that a move is one entry, as it is for the bare parts.
        body = {"game": GAME, "seats": [{}] * SEATS, "dealing": "host"}
        request = urllib.request.Request(
            f"http://{self.host}:{self.port}/api/tables",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    async def _start_game(self, table: TableClients) -> None:
        for seat, socket in enumerate(table.sockets):
            seq = SEATS + seat + 1
            rename = {"type": "rename", "seq": seq, "name": f"Guest {seat + 1}", "colour": seat}
            socket.send(msgspec.json.encode(rename))
            while table.seq < seq:  # entries must be sent in order
                await asyncio.sleep(0.002)
        table.sockets[0].send(msgspec.json.encode({"type": "begin", "seq": 2 * SEATS + 1}))
        await table.ready.wait()

    async def watch(self, connections: int) -> None:
        """Connect watchers, spread over the tables."""
        for number in range(connections):
            table = self.tables[number % len(self.tables)]
            self._watchers.append(await table.watch(self.host, self.port))

    async def play_at_rate(self, seconds: float, tables: int, period: float = 1.0) -> None:
        """Make one move a period at each of the first tables, spread evenly over it."""

        async def one(table: TableClients, offset: float) -> None:
            due = began + offset
            while due < began + seconds:
                await asyncio.sleep(max(0.0, due - perf_counter()))
                await table.ready.wait()
                if table.over:
                    return
                table.move()
                due += period

        began = perf_counter()
        step = period / tables
        moving = self.tables[:tables]
        await asyncio.gather(*(one(table, number * step) for number, table in enumerate(moving)))

    async def play_at_full_speed(self, seconds: float) -> int:
        """Move at every table as soon as possible; return the number of acknowledged moves."""

        async def one(table: TableClients) -> None:
            while perf_counter() < ends and not table.over:
                try:
                    await asyncio.wait_for(table.ready.wait(), max(0.0, ends - perf_counter()))
                except TimeoutError:
                    return
                table.move()

        before = len(self.figures.acknowledged)
        ends = perf_counter() + seconds
        await asyncio.gather(*(one(table) for table in self.tables))
        return len(self.figures.acknowledged) - before

    def close(self) -> None:
        for table in self.tables:
            table.close()
        for socket in self._watchers:
            socket.close()
