"""Drill 15: requests that never end and answers that nobody reads; those who play notice nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from extent import size

from .client import open_table
from .server import TIMEOUT, Server, request
from .undisturbed import disturbance, neighbours

SLOW_BODIES = size(60, 4)
SLOW_HEADERS = size(60, 4)
UNREAD = size(200, 0)  # the server waits half a minute


def test_slow_clients_are_let_go(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    async with Server(str(folder / "tables.db"), folder) as server:
        table = await open_table(server.base)
        watcher = await table.join(None)
        async with neighbours(server) as bystanders:
            answers = await asyncio.gather(
                *(slow_body(server.port) for _ in range(SLOW_BODIES)),
                *(slow_headers(server.port) for _ in range(SLOW_HEADERS)),
                *(unread_answers(server.port) for _ in range(UNREAD)),
            )
        assert set(answers) <= {b"", b"400", b"408"}, set(answers)
        assert watcher.connected
        await watcher.close()
        assert (await request(server.base, "GET", "/healthz")).is_success
        figures(
            15,
            slow_bodies=SLOW_BODIES,
            slow_headers=SLOW_HEADERS,
            unread=UNREAD,
            **await disturbance(bystanders),
        )


async def slow_body(port: int) -> bytes:
    """A body a byte at a time, until the server has had enough; the status that it answers."""
    body = json.dumps({"game": "seismic", "seats": [{}, {"bot": "random"}], "filler": "x" * 20_000}).encode()
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    return await trickle(port, f"{head}Content-Length: {len(body)}\r\n\r\n".encode(), body)


async def slow_headers(port: int) -> bytes:
    return await trickle(port, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", b"x" * 20_000)


async def trickle(port: int, begin: bytes, rest: bytes) -> bytes:
    """Send the beginning, then a byte a second; the status of the answer, or nothing if it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(begin)
    answer = asyncio.create_task(reader.read(64))
    with suppress(ConnectionError):
        for place in range(len(rest)):
            writer.write(rest[place : place + 1])
            await writer.drain()
            if (await asyncio.wait((answer,), timeout=1.0))[0]:
                break
    status = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(TIMEOUT):
            status = (await answer)[9:12]
    writer.close()
    return status


async def unread_answers(port: int) -> bytes:
    """Ask for far more than the buffers hold and read nothing; nothing is left to read in the end."""
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", port))
    small.setblocking(False)
    _, writer = await asyncio.open_connection(sock=small, limit=1)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with suppress(ConnectionError):
        async with asyncio.timeout(TIMEOUT):
            while not writer.transport.is_closing():
                writer.write(ask)
                await writer.drain()
                await asyncio.sleep(0.5)
    writer.close()
    return b""
