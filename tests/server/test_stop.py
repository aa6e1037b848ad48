"""A server that is asked to stop says goodbye, loses nothing and is gone soon."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path
from time import monotonic

import pytest

from tests.drills.client import Client, open_table
from tests.drills.server import PATIENCE, Server
from tests.drills.truth import log_of


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_and_nothing_is_lost(tmp_path: Path, stop: signal.Signals) -> None:
    asyncio.run(say_goodbye(tmp_path, stop))


async def say_goodbye(folder: Path, stop: signal.Signals) -> None:
    database = str(folder / "tables.db")
    server = Server(database, folder)
    async with server:
        table = await open_table(server.base, people=2, bots=("random",))
        players = [await table.join(seat) for seat in (0, 1)]
        watcher = await table.join(None)
        done: list[int] = []
        playing = [asyncio.create_task(play(player, done)) for player in players]
        await watcher.until_seq(15)
        code = await asyncio.to_thread(end, server, stop)
        await asyncio.gather(*playing)
        for client in (*players, watcher):
            await client.gone()
            assert client.close_code == 1012  # the server starts anew: come back
        assert code == 0
        assert server.complaints() == []
        seqs = [entry.seq for entry in await log_of(database, table.id)]
        assert seqs == list(range(1, len(seqs) + 1))
        assert max(done) <= len(seqs)
        await server.start()
        for client in (*players, watcher):
            await client.connect()
            assert not client.faults
            assert client.seq is not None
            assert client.seq >= len(seqs)
            await client.close()


async def play(player: Client, done: list[int]) -> None:
    """Until the server is gone."""
    try:
        while await player.until_asked():
            assert player.question is not None
            answer = await player.act(player.question["legal"][0])
            if answer["type"] == "done":
                done.append(answer["seq"])
                await player.until_seq(answer["seq"])
    except ConnectionError:
        return


def end(server: Server, stop: signal.Signals) -> int:
    process = server.process
    assert process is not None
    process.send_signal(stop)
    code = process.wait(PATIENCE)
    server.process = None
    return code


def test_nobody_can_hold_it_up(tmp_path: Path) -> None:
    """Neither one who does not read, nor one who never finishes a request, nor one who says no hello."""
    asyncio.run(hold_up(tmp_path))


async def hold_up(folder: Path) -> None:
    server = Server(str(folder / "tables.db"), folder)
    async with server:
        table = await open_table(server.base)
        player = await table.join(0)
        assert player.socket is not None
        player.socket.transport.pause_reading()  # type: ignore[attr-defined]
        silent = table.client(1)
        await silent.open()
        with socket.create_connection(("127.0.0.1", server.port)) as half:
            half.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
                         b"content-length: 100\r\n\r\n{")  # fmt: skip
            await asyncio.sleep(0.1)
            began = monotonic()
            assert await asyncio.to_thread(end, server, signal.SIGTERM) == 0
            assert monotonic() - began < PATIENCE / 2
        player.cut()
        silent.cut()
    assert [line["message"][:22] for line in server.complaints()] == ["Cancel 1 running task("]
