"""Clients that send as fast as they can, in a process of their own so that they slow down no others."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from time import monotonic
from typing import Any

from .client import Client, ConnectionLost, OpenTable, Refused
from .server import request

FAR = {"x-forwarded-for": "203.0.113.9"}
"""An address that is not this machine's, by the word of a proxy; only from this machine is there no limit."""
EMPTY_FRAME = bytes([0x81, 0x80, 0, 0, 0, 0])
PING_FRAME = bytes([0x89, 0x80, 0, 0, 0, 0])

FLOODS: dict[str, Callable[[int], dict[str, Any] | bytes]] = {
    "pings": lambda number: {"type": "ping", "id": number},
    "acts": lambda number: {"type": "act", "seq": number % 9, "action": "lay 01 0,0 r2"},
    "history": lambda _: {"type": "history", "after": 0, "until": 50},
    "chat": lambda number: {"type": "say", "text": f"spam {number} " * 30},
    "junk": lambda number: {"type": f"junk {number}"},
    "empty frames": lambda _: EMPTY_FRAME * 1000,
    "ping frames": lambda _: PING_FRAME * 1000,
}


def flood(table: OpenTable, kind: str, sockets: int, seconds: float) -> dict[str, Any]:
    """Flood a table from so many sockets for so long; what came of it."""
    return _in_child_process(_flood, table, kind, sockets, seconds)


def reconnect_repeatedly(table: OpenTable, sockets: int, seconds: float) -> dict[str, Any]:
    """Connect again and again and ask for the whole game each time."""
    return _in_child_process(_reconnect_repeatedly, table, sockets, seconds)


def request_repeatedly(base: str, paths: list[str], clients: int, seconds: float) -> dict[str, Any]:
    """Ask for pages as fast as they come."""
    return _in_child_process(_ask, base, paths, clients, seconds)


def _in_child_process(work: Callable[..., Any], *arguments: Any) -> dict[str, Any]:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        found: dict[str, Any] = process.submit(_run, work, *arguments).result()
    return found


def _run(work: Callable[..., Any], *arguments: Any) -> Any:
    os.nice(10)  # whoever floods would sit at another machine
    return asyncio.run(work(*arguments))


async def _flood(table: OpenTable, kind: str, sockets: int, seconds: float) -> dict[str, Any]:
    end = monotonic() + seconds
    answers: Counter[str] = Counter()
    limited: list[float] = []
    await asyncio.gather(*(_one(table, kind, end, answers, limited) for _ in range(sockets)))
    return {"answers": dict(answers), "limited_after": max(limited, default=None)}


async def _one(table: OpenTable, kind: str, end: float, answers: Counter[str], limited: list[float]) -> None:
    """One client, which reconnects when it was closed."""
    since = monotonic()
    while monotonic() < end:
        client = table.client(0, paced=False, headers=FAR)
        slowed: list[float] = []

        def note(message: dict[str, Any], slowed: list[float] = slowed) -> None:
            code = message.get("code", message["type"])
            answers[code] += 1
            if code == "slow-down":
                slowed.append(monotonic())

        client.on_message = note
        try:
            await client.connect(have=False)
            since = monotonic()
            await _send_flood(client, kind, end)
        except ConnectionLost:
            await asyncio.sleep(0.01)
        except Refused as refusal:
            answers[f"refused {refusal.code}"] += 1
        if _is_closed(client):
            slowed.append(monotonic())
        client.cut()
        await client.wait_closed()
        answers[f"closed {client.close_code}"] += 1
        limited += [slowed[0] - since] if slowed else []


async def _send_flood(client: Client, kind: str, end: float) -> None:
    """Send and send, until the end or until nobody takes it."""
    assert client.socket is not None
    for number in count(1):
        what = FLOODS[kind](number)
        if isinstance(what, bytes):
            client.socket.transport.write(what)
        else:
            await client.send_text(json.dumps(what))
        if number % 10 == 0 or isinstance(what, bytes):
            await asyncio.sleep(0)  # receive what is answered
        if monotonic() > end or _is_closed(client):
            return


def _is_closed(client: Client) -> bool:
    """Whether the server has sent a close frame."""
    return client.socket is None or not client.connected or client.socket.protocol.close_rcvd is not None


async def _reconnect_repeatedly(table: OpenTable, sockets: int, seconds: float) -> dict[str, Any]:
    end = monotonic() + seconds
    answers: Counter[str] = Counter()

    async def one() -> None:
        while monotonic() < end:
            client = table.client(0, paced=False, language="de", headers=FAR)
            client.seq, client.view = 0, {"board": {}, "tiles": {}}  # as if it had missed all of it
            try:
                await client.connect()
                answers["welcome"] += 1
            except ConnectionLost:
                answers["refused"] += 1
                await asyncio.sleep(0.01)
            if client.socket is not None:
                client.cut()
                await client.wait_closed()

    await asyncio.gather(*(one() for _ in range(sockets)))
    return {"answers": dict(answers), "limited_after": None}


async def _ask(base: str, paths: list[str], clients: int, seconds: float) -> dict[str, Any]:
    end = monotonic() + seconds
    answers: Counter[str] = Counter()

    async def one(number: int) -> None:
        for turn in count(number):
            if monotonic() > end:
                return
            answer = await request(base, "GET", paths[turn % len(paths)], headers=FAR)
            answers[str(answer.status_code)] += 1

    await asyncio.gather(*(one(number) for number in range(clients)))
    return {"answers": dict(answers), "limited_after": None}
