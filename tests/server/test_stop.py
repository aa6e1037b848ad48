"""A server that is asked to stop closes its connections, loses nothing and ends soon."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

from tests.drills.client import Client, OpenTable, open_table
from tests.drills.server import TIMEOUT, Server
from tests.drills.stored_log import log_of


def test_clients_get_a_close_code_and_nothing_is_lost(tmp_path: Path) -> None:
    asyncio.run(stop_twice(tmp_path))


async def stop_twice(folder: Path) -> None:
    """Twice, for both signals that stop a server."""
    database = str(folder / "tables.db")
    async with Server(database, folder) as server:
        table = await open_table(server.base, people=2, bots=("random",))
        clients = [table.client(seat) for seat in (0, 1, None)]
        await play_until_it_stops(server, table, clients, signal.SIGTERM)
        await server.start()
        await play_until_it_stops(server, table, clients, signal.SIGINT)


async def play_until_it_stops(
    server: Server, table: OpenTable, clients: list[Client], stop: signal.Signals
) -> None:
    *players, watcher = clients
    kept = len(await log_of(server.database, table.id))
    for client in clients:
        await client.connect()
        assert client.seq is not None
        assert client.seq >= kept
    done: list[int] = []
    playing = [asyncio.create_task(play(player, done)) for player in players]
    await watcher.until_seq(kept + 10)
    assert await asyncio.to_thread(end, server, stop) == 0
    await asyncio.gather(*playing)
    for client in clients:
        await client.wait_closed()
        assert client.close_code == 1012  # the server starts anew: come back
        assert not client.faults
    assert server.error_lines() == []
    assert max(done) <= len(await log_of(server.database, table.id))


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
    code = process.wait(TIMEOUT)
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
                         b"content-length: 100\r\nexpect: 100-continue\r\n\r\n{")  # fmt: skip
            assert half.recv(16) == b"HTTP/1.1 100 Con"  # somebody waits for the rest of it
            assert await asyncio.to_thread(end, server, signal.SIGTERM) == 0
        player.cut()
        silent.cut()
    assert [line["message"][:22] for line in server.error_lines()] == ["Cancel 1 running task("]
