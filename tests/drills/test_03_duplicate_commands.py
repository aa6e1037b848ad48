"""Drill 3: moves are sent up to three times, late and out of order. Done once, acknowledged each time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from extent import size

from .client import Client, OpenTable, open_table
from .server import Server
from .stored_log import check_updates, check_views, log_of

GAMES = size(20, 2)


def test_a_move_that_is_sent_again_is_done_once_and_acknowledged_each_time(
    tmp_path: Path, figures: Callable[..., None]
) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    rnd = Random(3)
    database = str(folder / "games.db")
    moves = sent = 0
    async with Server(database, folder, "--unlimited") as server:
        for number in range(GAMES):
            table = await open_table(server.base, ("seismic", "san-andreas")[number % 2], 3)
            repeater = Repeater(table, rnd)
            await repeater.play()
            moves += len(repeater.moves)
            sent += repeater.sent
            await repeater.check(database)
        assert not server.error_lines()
    figures(3, games=GAMES, moves=moves, sent=sent, done_twice=0, not_acknowledged=0)


class Repeater:
    """Plays all seats of a table, each with two sockets."""

    def __init__(self, table: OpenTable, rnd: Random) -> None:
        self.table = table
        self.rnd = rnd
        self.sockets: dict[int, list[Client]] = {}
        self.moves: list[tuple[int, int, str]] = []
        """Seat, number, action."""
        self.sent = 0

    async def play(self, most: int = 150) -> None:
        for seat in self.table.tokens:
            self.sockets[seat] = [await self.table.join(seat, paced=True) for _ in range(2)]
        while len(self.moves) < most:
            now = self.sockets[0][0].info
            if now["state"] == "over":
                break
            await self.move(now["asked"])
        late = self.rnd.sample(self.moves, 20)
        answers = await asyncio.gather(*[self.send(*move) for move in late])
        assert [answer.get("seq") for answer in answers] == [number for _, number, _ in late]

    async def move(self, seat: int) -> None:
        """Decide, and send it once to three times, among older moves that are sent again."""
        front = self.sockets[seat][0]
        await front.until_asked()
        assert front.seq is not None
        assert front.question is not None
        new = (seat, front.seq + 1, self.rnd.choice(front.question["legal"]))
        old = self.rnd.sample(self.moves, min(len(self.moves), self.rnd.choice((0, 0, 0, 1, 2))))
        batch = [new] * self.rnd.randint(1, 3) + old
        self.rnd.shuffle(batch)
        answers = await asyncio.gather(*[self.send(*move) for move in batch])
        for (_, number, _), answer in zip(batch, answers, strict=True):
            assert answer["type"] == "done", answer
            assert answer["seq"] == number
        self.moves.append(new)
        for client in self.clients:
            await client.until_seq(new[1])

    async def send(self, seat: int, number: int, action: str) -> dict[str, Any]:
        self.sent += 1
        return await self.rnd.choice(self.sockets[seat]).act(action, number)

    @property
    def clients(self) -> list[Client]:
        return [client for pair in self.sockets.values() for client in pair]

    async def check(self, database: str) -> None:
        log = await log_of(database, self.table.id)
        kept = [(e.fact["seat"], e.seq, e.fact["action"]) for e in log if e.kind == "acted"]
        assert kept == self.moves
        for client in self.clients:
            check_updates(client, log)
        await check_views(self.table, self.clients)
        for client in self.clients:
            await client.close()
