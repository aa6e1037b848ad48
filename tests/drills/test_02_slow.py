"""Drill 2: a client stops reading. The others play on, the server holds no more than it may hold for it, and
when it comes back it gets exactly what it missed."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from extent import FULL, size
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .client import Client, OpenTable, by_key, open_table
from .server import TIMEOUT, Server, request
from .stored_log import check_updates, check_views, log_of

MOVES = size(2_000, 200, timed=5_000)
MOST = 5_000
"""How much waits in the kernel differs from machine to machine; so many moves fill every buffer there is."""
LONGEST = 40
"""Moves that stay. Then each move is taken back again, so that the game does not end."""
MEMORY = 64 * 1024 * 1024
"""How much more a server may hold after all that, its log of many thousand entries included."""


def test_a_client_that_stops_reading_holds_nobody_up(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    database = str(folder / "tables.db")
    async with Server(database, folder) as server:
        table = await open_table(server.base, people=2)
        players = [await table.join(seat, language="en", paced=False) for seat in (0, 1)]
        watcher = await table.join(None, language="de")
        before, most, closed_after = server.memory(), 0, 0
        slow_reader = await SlowReader.connect(table)
        move = 0
        while move < MOVES or not closed_after:
            assert move < MOST, "nobody noticed that it does not read"
            move += 1
            if move >= 60 and move % 10 == 0 and not FULL and not closed_after:
                await (
                    slow_reader.request_history()
                )  # otherwise it takes a thousand moves until too much waits for it
            await play(players, Random(move))
            if move % 20 == 0:
                most = max(most, server.memory())
                if not closed_after and await closed_for_slowness(server):
                    closed_after = move
                    assert await slow_reader.close_code() == 4008
        assert max(most, server.memory()) - before < MEMORY
        log = await log_of(database, table.id)
        for client in (*players, watcher):
            await client.until_seq(len(log))
        back = await slow_reader.reconnect(table)
        await back.until_seq(len(log))
        assert sorted(back.updates) == list(range(slow_reader.seq + 1, len(log) + 1))
        for client in (*players, watcher, back):
            check_updates(client, log)
        await check_views(table, (*players, watcher, back))
        for client in (*players, watcher, back):
            await client.close()
        assert server.error_lines() == []
        figures(
            2,
            moves=move,
            entries=len(log),
            closed_after=closed_after,
            missed=len(log) - slow_reader.seq,
            memory_before=before,
            memory_most=most,
            memory_after=server.memory(),
        )


async def play(players: list[Client], rnd: Random) -> None:
    """One move, and if the game is long enough, its undoing."""
    asked = next(player for player in players if player.question is not None)
    other = next(player for player in players if player is not asked)
    assert asked.question is not None
    await done(asked, "act", action=rnd.choice(asked.question["legal"]))
    await other.until_seq(asked.seq or 0)
    if asked.info["moves"] > LONGEST:
        await done(asked, "undo")
        await other.until_seq(asked.seq or 0)
        if asked.info.get("undo"):
            await done(other, "agree")
            await asked.until_seq(other.seq or 0)


async def done(player: Client, kind: str, **fields: str) -> None:
    answer = await player.command(kind, **fields)
    while answer.get("code") == "slow-down":
        await asyncio.sleep(0.05)
        answer = await player.command(kind, **fields)
    assert answer["type"] == "done", answer
    await player.until_seq(answer["seq"])


async def closed_for_slowness(server: Server) -> bool:
    """Whether a connection was closed for not reading."""
    text = (await request(server.base, "GET", "/metrics")).text
    return 'quakeboard_connections_dropped_total{reason="slow"}' in text


class SlowReader:
    """Says hello, reads the welcome, and then nothing more, with as little room for it as there can be."""

    def __init__(self, connection: ClientConnection, welcome: dict[str, Any]) -> None:
        self.connection = connection
        self.welcome = welcome
        self.seq = int(str(welcome["seq"]))

    @classmethod
    async def connect(cls, table: OpenTable) -> SlowReader:
        host, port = table.base.split(":")
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.connect((host, int(port)))
        small.setblocking(False)
        url = f"ws://{table.base}/api/tables/{table.id}/socket"
        connection = await connect(url, sock=small, compression=None, ping_interval=None, max_queue=1)
        await connection.send(json.dumps({"type": "hello", "token": table.watch, "language": "en"}))
        return cls(connection, json.loads(await connection.recv()))

    async def request_history(self) -> None:
        """Hundreds of kilobytes, to be left unread."""
        for _ in range(3):
            await self.connection.send(json.dumps({"type": "history", "after": 0, "until": 50}))

    async def close_code(self) -> int | None:
        """Read on at last; with what number the server has closed."""
        try:
            async with asyncio.timeout(TIMEOUT):
                while True:
                    message = json.loads(await self.connection.recv())
                    if message["type"] == "update":
                        self.seq = message["seq"]
        except ConnectionClosed:
            return self.connection.close_code

    async def reconnect(self, table: OpenTable) -> Client:
        """With the last number that it has read."""
        client = table.client(None, language="en")
        client.seq = int(str(self.welcome["seq"]))
        client.view = by_key(self.welcome["view"], self.welcome["keyed"])
        self.seq = client.seq
        return await client.connect()
