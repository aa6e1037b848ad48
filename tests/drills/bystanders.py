"""Players at other tables, who must not notice an attack."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter

from .client import Client, open_table
from .server import wait_until
from .timing import standstill


class Bystanders:
    """Tables at which game after game is played, a few moves a second each; how long each move took."""

    def __init__(self, base: str, tables: int, pause: float = 0.1) -> None:
        self.base = base
        self.tables = tables
        self.pause = pause
        self.seconds: list[float] = []
        """From a move to its acknowledgement."""
        self.refusals: list[str] = []
        self.faults: list[str] = []
        self.lost = 0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def moves(self) -> int:
        return len(self.seconds)

    def p99(self) -> float:
        return sorted(self.seconds)[int(0.99 * len(self.seconds))]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays for as long as this lasts."""
        stop = asyncio.Event()
        self._tasks = [asyncio.create_task(self._games(number, stop)) for number in range(self.tables)]
        await self.until(self.tables)
        self.seconds.clear()
        try:
            yield
        finally:
            stop.set()
            await asyncio.gather(*self._tasks)

    async def until(self, moves: int) -> None:
        """Wait until so many moves were made."""

        def enough() -> bool:
            for task in self._tasks:
                if task.done():
                    task.result()
            return self.moves >= moves

        await wait_until(enough, "bystanders play")

    def check(self) -> None:
        """Nobody was disturbed."""
        assert (self.faults, self.refusals, self.lost) == ([], [], 0)
        assert self.moves > self.tables

    async def _games(self, number: int, stop: asyncio.Event) -> None:
        rnd = Random(number)
        while not stop.is_set():
            table = await open_table(self.base, people=2)
            players = [await table.join(seat) for seat in (0, 1)]
            await asyncio.gather(*(self._play(player, rnd, stop) for player in players))
            for player in players:
                self.faults += player.faults
                await player.close()

    async def _play(self, player: Client, rnd: Random, stop: asyncio.Event) -> None:
        while not stop.is_set():
            if player.question is None:
                if player.info["state"] == "over":
                    return
                await asyncio.sleep(0.005)
                self.lost += not player.connected
                if not player.connected:
                    return
                continue
            began, stood = perf_counter(), standstill.seconds
            answer = await player.act(rnd.choice(player.question["legal"]))
            took = perf_counter() - began
            if answer["type"] != "done":
                self.refusals.append(answer["code"])
                return
            await player.until_seq(answer["seq"])
            await asyncio.sleep(rnd.uniform(0.5, 1.5) * self.pause)
            if standstill.seconds == stood:  # otherwise it was the machine that took its time
                self.seconds.append(took)
