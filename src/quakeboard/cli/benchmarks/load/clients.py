"""A crowd at many tables: four people each, who make random legal moves."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import msgspec

from quakeboard.cli.benchmarks.load.websocket import Wire, connect

SEATS = 4
UPDATE = b'{"type":"update","seq":'
AT_ONCE = 40
"""Connections that are opened side by side."""


class _Question(msgspec.Struct):
    legal: list[str]


class _Info(msgspec.Struct):
    state: str


class _Heard(msgspec.Struct):
    """As much of a message as the crowd needs."""

    type: str
    seq: int | None = None
    code: str | None = None
    info: _Info | None = None
    question: _Question | None = None


_decoder = msgspec.json.Decoder(_Heard)


@dataclass
class Figures:
    """What the crowd has seen."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    shown: list[float] = field(default_factory=list)
    """Seconds from sending a move until the last of the others has heard of it."""
    refused: int = 0
    over: int = 0
    ages: list[tuple[int, float]] = field(default_factory=list)
    """How many moves a table had, and how long its next one took."""


class Guests:
    """The four people of one table."""

    def __init__(self, table: str, tokens: list[str], figures: Figures, dice: random.Random) -> None:
        self.table = table
        self.tokens = tokens
        self.figures = figures
        self.dice = dice
        self.wires: list[Wire] = []
        self.ready = asyncio.Event()
        """Somebody is asked."""
        self.over = False
        self.seq = 0
        self._asked: tuple[int, list[str], int] | None = None
        self._sent_at = 0.0
        self._sent_seq = -1
        self._unheard = 0

    async def come(self, host: str, port: int) -> None:
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.table}/socket"
            wire = await connect(host, port, path, partial(self._hear, seat))
            wire.say(json.dumps({"type": "hello", "token": token}).encode())
            self.wires.append(wire)

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(UPDATE) and b'"question":' not in text:  # most are: read no more than the number
            self.seq = max(self.seq, int(text[len(UPDATE) : text.index(b",", len(UPDATE))]))
            self._count_update(text)
            return
        heard = _decoder.decode(text)
        if heard.type == "done":
            if heard.seq == self._sent_seq:
                took = perf_counter() - self._sent_at
                self.figures.acknowledged.append(took)
                self.figures.ages.append((self._sent_seq, took))
        elif heard.type == "refused":
            self.figures.refused += 1
        elif heard.seq is not None:
            self._count_update(text)
            self.seq = max(self.seq, heard.seq)
            if heard.question is not None:
                self._asked = (seat, heard.question.legal, heard.seq)
                self.ready.set()

    def _count_update(self, text: bytes) -> None:
        if self._unheard:
            self._unheard -= 1
            if not self._unheard:
                self.figures.shown.append(perf_counter() - self._sent_at)
        if b'"state":"over"' in text and not self.over:
            self.over = True
            self.figures.over += 1
            self.ready.set()

    def move(self) -> None:
        """Whoever is asked makes a random move."""
        if self._asked is None:
            return
        seat, legal, seq = self._asked
        self._asked = None
        self.ready.clear()
        self._sent_seq, self._unheard = seq + 1, len(self.wires)
        message = {"type": "act", "seq": seq + 1, "action": self.dice.choice(legal)}
        self._sent_at = perf_counter()
        self.wires[seat].say(msgspec.json.encode(message))

    def go(self) -> None:
        for wire in self.wires:
            wire.close()


class Crowd:
    """Many tables on one server."""

    def __init__(self, host: str, port: int, seed: int = 1) -> None:
        self.host = host
        self.port = port
        self.figures = Figures()
        self.guests: list[Guests] = []
        self._dice = random.Random(seed)

    async def come(self, tables: int) -> None:
        """Open tables and sit down."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                opened = await asyncio.to_thread(self._open)
                tokens = [opened["seats"][str(seat)] for seat in range(SEATS)]
                dice = random.Random(self._dice.random())
                guests = Guests(opened["table"], tokens, self.figures, dice)
                await guests.come(self.host, self.port)
                await self._sit(guests)
                self.guests.append(guests)

        await asyncio.gather(*(one() for _ in range(tables)))

    def _open(self) -> Any:
        body = {"game": "seismic", "seats": [{}] * SEATS}
        request = urllib.request.Request(
            f"http://{self.host}:{self.port}/api/tables",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    async def _sit(self, guests: Guests) -> None:
        for seat, wire in enumerate(guests.wires):
            wire.say(
                msgspec.json.encode(
                    {"type": "rename", "seq": seat + 1, "name": f"Guest {seat + 1}", "colour": seat}
                )
            )
            while guests.seq < seat + 1:  # the others wait for the number before theirs
                await asyncio.sleep(0.002)
        guests.wires[0].say(msgspec.json.encode({"type": "begin", "seq": SEATS + 1}))
        await guests.ready.wait()

    async def play_by_the_clock(self, seconds: float, period: float = 1.0) -> None:
        """Every table makes one move a period, all of them spread evenly over it."""

        async def one(guests: Guests, offset: float) -> None:
            due = began + offset
            while due < began + seconds:
                await asyncio.sleep(max(0.0, due - perf_counter()))
                await guests.ready.wait()
                if guests.over:
                    return
                guests.move()
                due += period

        began = perf_counter()
        step = period / len(self.guests)
        await asyncio.gather(*(one(guests, number * step) for number, guests in enumerate(self.guests)))

    async def play_at_once(self, seconds: float) -> int:
        """Every table moves as soon as it can; how many moves were acknowledged."""

        async def one(guests: Guests) -> None:
            while perf_counter() < ends and not guests.over:
                try:
                    await asyncio.wait_for(guests.ready.wait(), max(0.0, ends - perf_counter()))
                except TimeoutError:
                    return
                guests.move()

        before = len(self.figures.acknowledged)
        ends = perf_counter() + seconds
        await asyncio.gather(*(one(guests) for guests in self.guests))
        return len(self.figures.acknowledged) - before

    def go(self) -> None:
        for guests in self.guests:
            guests.go()
