"""Drill 8: whatever is sent is refused with a code or ends the connection, and bystanders notice nothing."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from extent import size
from websockets.exceptions import ConnectionClosed

from .bystanders import Bystanders
from .client import Client, ConnectionLost, OpenTable, open_table
from .server import TIMEOUT, Server, request, wait_until

FRAMES = size(10_000, 300)
RAW = size(1_000, 34)
HALF_OPEN = size(1_000, 60)
MEMORY = 48 * 1024 * 1024
"""How much more a server may hold after all that."""

VALID: list[dict[str, Any]] = [
    {"type": "act", "seq": 3, "action": "lay 01 0,0 r2"},
    {"type": "begin", "seq": 1},
    {"type": "rename", "seq": 4, "name": "Mara", "colour": 0},
    {"type": "undo", "seq": 4},
    {"type": "give", "seq": 4, "bot": "greedy"},
    {"type": "take-back", "seq": 4},
    {"type": "hand-over", "seq": 4, "token": "x" * 20},
    {"type": "say", "text": "hello"},
    {"type": "mute", "seats": [1], "watchers": True},
    {"type": "speak", "language": "de"},
    {"type": "history", "after": 0, "until": 3},
    {"type": "hook", "url": "https://example.org/"},
    {"type": "ping", "id": 1},
    {"type": "hello", "token": "x", "have": 1},
]
ODD: list[Any] = [
    None, True, -1, 0, 2**31, 2**63, 2**64, -(2**64), 10**400, 0.5, -0.0, 1e308, "", "\0", "\u202e", "é" * 20,
    "x" * 3000, [], [[]], {}, {"type": "ping"}, [None] * 500, "lay", "found 1,1 ?", "de\ud83d\ude00",
]  # fmt: skip


def test_junk_harms_nobody(tmp_path: Path, figures: Callable[..., None]) -> None:
    asyncio.run(drill(tmp_path, figures))


async def drill(folder: Path, figures: Callable[..., None]) -> None:
    async with Server(str(folder / "tables.db"), folder) as server:
        bystanders = Bystanders(server.base, tables=2)
        table = await open_table(server.base)
        async with bystanders.playing():
            await fuzz(table, Random(0), FRAMES // 20)  # what must be loaded is loaded now
            before = server.memory()
            async with half_open(server):
                answers = await fuzz(table, Random(8), FRAMES)
                closes = await raw_junk(table, Random(8), RAW)
                statuses = await http_junk(server, Random(8), RAW)
                await bystanders.until(2 * bystanders.tables)
            after = server.memory()
        bystanders.check()
        assert server.error_lines() == [], json.dumps(server.error_lines())
        assert after - before < MEMORY
        assert None not in answers
        for client in [await table.join(seat) for seat in (0, 1)]:  # the table at which it happened, too
            assert (await client.ask("ping"))["type"] == "pong"
            await client.close()
    figures(
        8,
        frames=FRAMES,
        answers=dict(answers.most_common()),
        raw_closes=dict(closes),
        http_statuses=dict(statuses),
        half_open=HALF_OPEN,
        bystanders_moves=bystanders.moves,
        memory_before=before,
        memory_after=after,
    )


# ---------------------------------------------------------------------- frames


async def fuzz(table: OpenTable, rnd: Random, frames: int) -> Counter[Any]:
    """Send so many frames; what was answered, and with what sockets were closed.

    On a socket that stays open every frame has its answer.
    """
    answers: Counter[Any] = Counter()
    sent = 0
    while sent < frames:
        client = Client(table.base, table.id, rnd.choice([*table.tokens.values(), table.watch]))
        received: list[str] = []
        client.on_message = lambda message, received=received: received.append(
            message.get("code", message["type"])
        )
        greeted = rnd.random() < 0.8
        if greeted:
            await client.connect()
        else:
            await client.open()
            client._reader = asyncio.create_task(client._read())
        mine = 0
        try:
            for _ in range(rnd.randrange(1, 40)):
                mine += await send_junk(client, rnd)
            client._ids = count(10**6)  # junk has ids, too
            await client.ask("ping")
            answered = sum(kind not in ("update", "presence", "said") for kind in received)
            assert answered >= mine + 1 + greeted, "a frame was not answered"
        except ConnectionLost:
            pass
        sent += mine
        if rnd.random() < 0.3 and client.connected:
            client.cut(rnd.randbytes(rnd.randrange(20)))
        await client.close()
        answers.update(received)
        answers[f"closed {client.close_code}"] += 1
    return answers


async def send_junk(client: Client, rnd: Random) -> int:
    """Send a frame; how many those were."""
    match rnd.randrange(12):
        case 0:
            await client.send_text(rnd.randbytes(rnd.randrange(200)))
        case 1:
            bracket = rnd.choice(["[", '{"a":', '{"type":["', "[[[{"])
            await client.send_text((bracket * 20_000)[: rnd.randrange(16_000)])
        case 2:
            await client.send_text("".join(chr(rnd.randrange(1, 0xD7FF)) for _ in range(rnd.randrange(300))))
        case 3:
            await client.send_text(json.dumps(rnd.choice(ODD)))
        case 4 if rnd.random() < 0.3:
            await client.send_text("x" * rnd.choice((16 * 1024 + 1, 70_000)))
        case 5 if rnd.random() < 0.3:
            assert client.socket is not None
            try:
                await client.socket.send(b'{"type":"say","text":"\xff\xfe"}', text=True)
            except ConnectionClosed as error:
                raise ConnectionLost(str(error)) from error
        case 6:
            text = bytearray(json.dumps(rnd.choice(VALID)).encode())
            for _ in range(rnd.randrange(1, 4)):
                text[rnd.randrange(len(text))] = rnd.randrange(128)
            await client.send_text(text.decode())
        case 7:
            text = json.dumps(rnd.choice(VALID))
            await client.send_text(text[: rnd.randrange(len(text))])
        case _:
            message = dict(rnd.choice(VALID))
            for _ in range(rnd.randrange(1, 3)):
                message[rnd.choice([*message, "id", "seq", "type", "unheard"])] = rnd.choice(ODD)
            message.setdefault("id", rnd.randrange(1000))
            if message.get("type") == "say":  # what is said is kept
                return 0
            await client.send_text(json.dumps(message)[:16_000])
    return 1


NO_FRAMES: list[tuple[bytes, int | None]] = [
    (b"\xff" * 50, 1002),
    (b"\x81\xff" + b"\xff" * 8 + b"\0" * 4, 1009),  # a text of 2**64 - 1 bytes
    (b"\x81\xfe\xff\xff\0\0\0\0" + b"x" * 100, 1009),  # a text of 65,535 bytes
    (b"\x81\x05hello", 1002),  # not masked
    (b"\x83\x80\0\0\0\0", 1002),  # no such kind
    (b"\xf1\x80\0\0\0\0", 1002),  # reserved bits
    (b"\x09\x80\0\0\0\0", 1002),  # a ping in pieces
    (b"\x89\xfe\x01\x00\0\0\0\0" + b"x" * 256, 1002),  # a ping that is too long
    (b"\x80\x80\0\0\0\0", 1002),  # the end of what has not begun
    (b"\x88\x81\0\0\0\0x", 1002),  # a close frame of one byte
    (b"\x88\x82\0\0\0\0\x00\x00", 1002),  # a close frame with no such code
    (b"GET / HTTP/1.1\r\n\r\n", 1002),
]
"""With what each is closed."""


async def raw_junk(table: OpenTable, rnd: Random, times: int) -> Counter[Any]:
    """What is no frame at all, on sockets that were opened well; with what they were closed."""
    closes: Counter[Any] = Counter()
    for number in range(times):
        client = await table.join(rnd.choice([0, 1, None]))
        assert client.socket is not None
        junk, code = [*NO_FRAMES, (rnd.randbytes(50), None)][number % (len(NO_FRAMES) + 1)]
        client.socket.transport.write(junk)  # type: ignore[attr-defined]
        if code is None:  # it may be the beginning of something, as far as anybody can know
            with suppress(OSError):  # the server may have closed already
                client.socket.transport.write_eof()  # type: ignore[attr-defined]
        await client.wait_closed()
        assert code in (None, client.close_code), (junk, client.close_code)
        closes[client.close_code] += 1
    return closes


# ---------------------------------------------------------------------- requests


async def http_junk(server: Server, rnd: Random, times: int) -> Counter[Any]:
    """What is no request, at the port itself; what came back."""
    statuses: Counter[Any] = Counter()
    for number in range(times):
        junk = [
            rnd.randbytes(500),
            b"\r\n\r\n",
            b"GET\r\n\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET / HTTP/1.1\r\n\r\n",  # no host
            b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET /%ff%00%2e%2e/ HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET /api/tables/../../etc/passwd HTTP/1.1\r\nhost: x\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000,
            b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nhost: x\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n{}",
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n",
            b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}",
            b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
            b"GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 7\r\nsec-websocket-key: no\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody speaks TLS
        ][number % 17]
        statuses[await answer_to(server, junk)] += 1
    return statuses


async def answer_to(server: Server, junk: bytes) -> str:
    """The first line of what comes back, before the server or the client ends it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(junk)
        with suppress(OSError):  # the server may have closed already
            writer.write_eof()
        async with asyncio.timeout(TIMEOUT):
            line = await reader.readline()
        return line.split(b" ")[1].decode() if line else "closed"
    except ConnectionError:
        return "closed"
    finally:
        writer.transport.abort()


@asynccontextmanager
async def half_open(server: Server) -> AsyncIterator[None]:
    """Connections that begin a request and never finish it; others are served until they are gone."""
    silent = []
    try:
        for number in range(HALF_OPEN):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            silent.append(writer)
            writer.write(b"GET /api/tables/x/socket HTTP/1.1\r\nupgrade: webso"[: number % 50])
        assert (await request(server.base, "GET", "/healthz")).status_code == 200
        yield
        descriptors = Path(f"/proc/{server.pid}/fd")
        await wait_until(lambda: len([*descriptors.iterdir()]) <= HALF_OPEN // 2, "nobody waits for them")
    finally:
        for writer in silent:
            writer.transport.abort()
