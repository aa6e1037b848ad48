"""Drill 9: a flooding client is limited, by what it sends and not by when, and bystanders play on.

The server's limits go by a clock that stands still: exactly so much passes, on however slow a machine.
`make drill` floods a server of its own whose clock runs, and takes the time (test_09_flood_timed.py).
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from itertools import count

import httpx
import pytest
from extent import size
from server_thread import ServerThread, frozen_clock

from quakeboard.server.app import CONNECTIONS_BURST, REQUESTS_BURST
from quakeboard.server.http.records import COST_OF_VERIFICATION
from quakeboard.server.ws.endpoint import BURST, COSTS, MAX_EXCESS, MAX_JUNK
from quakeboard.server.ws.protocol import CONTROL_FRAMES_BURST, CONTROL_FRAMES_PER_SECOND
from quakeboard.service.connection import COST_OF_REPLAYED_ENTRY
from quakeboard.service.messages import MAX_HISTORY, History, Say

from .bystanders import Bystanders
from .client import Client, ConnectionLost, OpenTable, open_table
from .flood import EMPTY_FRAME, FLOODS, PING_FRAME
from .playing import make_harness
from .server import TIMEOUT

SOCKETS = size(50, 5)
CONTROLS = int(CONTROL_FRAMES_BURST + CONTROL_FRAMES_PER_SECOND * TIMEOUT)
"""More frames than anybody may send in all the time that a drill can take."""


class Flooded:
    """A server, a table with a long history, and addresses that nobody has flooded it from."""

    def __init__(self, server: ServerThread) -> None:
        self.base = server.base
        self.table = asyncio.run(finished_game(server.base))
        self.entries = asyncio.run(self._entries())
        self._numbers = count(1)

    async def _entries(self) -> int:
        client = await self.table.join(None)
        await client.close()
        return int(client.welcome["seq"])

    def address(self) -> dict[str, str]:
        return {"x-forwarded-for": f"203.0.113.{next(self._numbers)}"}

    def browser(self, far: dict[str, str]) -> httpx.AsyncClient:
        base = f"http://{self.base}"
        return httpx.AsyncClient(base_url=base, headers=far, timeout=TIMEOUT, verify=False, trust_env=False)

    def beside_bystanders(self, harm: Callable[[dict[str, str]], Awaitable[None]]) -> None:
        """Do harm again and again, each time from another address, while others play two moves each."""

        async def run() -> None:
            bystanders = Bystanders(self.base, tables=2)
            async with bystanders.playing():
                while bystanders.moves < 4:
                    await harm(self.address())
            bystanders.check()

        asyncio.run(run())


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flooded]:
    server = ServerThread(tmp_path_factory.mktemp("flooded"), frozen_clock, behind_proxy=True)
    yield Flooded(server)
    server.stop()


async def finished_game(base: str) -> OpenTable:
    """A table with a long history."""
    table = await open_table(base, people=2)
    harness = make_harness(table, "flood")
    await harness.connect()
    stop = asyncio.Event()
    await asyncio.gather(*(player.play(stop) for player in harness.players))
    await harness.close()
    return table


# ---------------------------------------------------------------------- one socket

PASSED = {
    "pings": ("pong", 1.0),
    "acts": ("stale-sequence", 1.0),
    "history": ("history", COSTS[History]),
    "chat": ("done", COSTS[Say]),
}
"""What is answered, and what each counts for."""


@pytest.mark.parametrize("kind", PASSED)
def test_a_flood_is_limited(flooded: Flooded, kind: str) -> None:
    """So much is answered, so much is refused, and then the socket is closed."""
    answer, cost = PASSED[kind]
    passed = int(BURST / cost)

    async def flood(far: dict[str, str]) -> None:
        client, received = await listener(flooded.table, far)
        for number in range(passed):
            await client.send_text(json.dumps(FLOODS[kind](number)))
            if cost > 1 or number % 100 == 0:  # a client that does not read is closed for another reason
                await client.until(lambda sent=number + 1: received[answer] == sent)
        for number in range(MAX_EXCESS + 1):
            await client.send_text(json.dumps(FLOODS[kind](number)))
        await client.wait_closed()
        del received["welcome"], received["presence"], received["said"]
        assert received == {answer: passed, "slow-down": MAX_EXCESS}
        assert client.close_code == 4029

    flooded.beside_bystanders(flood)


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (b"".join(bytes([0x81, 0x84, 0, 0, 0, 0]) + b"junk" for _ in range(MAX_JUNK + 1)), 1008),
        (EMPTY_FRAME * (MAX_JUNK + 1), 1008),
        (PING_FRAME * CONTROLS, 4029),
    ],
    ids=["junk", "empty frames", "ping frames"],
)
def test_a_flood_of_what_means_nothing_is_cut_off(flooded: Flooded, frames: bytes, code: int) -> None:
    async def flood(far: dict[str, str]) -> None:
        client, received = await listener(flooded.table, far)
        assert client.socket is not None
        client.socket.transport.write(frames)  # type: ignore[attr-defined]
        await client.wait_closed()
        assert client.close_code == code
        assert received["bad-message"] == (MAX_JUNK + 1 if code == 1008 else 0)

    flooded.beside_bystanders(flood)


async def listener(table: OpenTable, far: dict[str, str]) -> tuple[Client, Counter[str]]:
    """A client with another address, and a count of what it has received."""
    client = table.client(0, paced=False, headers=far)
    received: Counter[str] = Counter()
    client.on_message = lambda message: received.update([message.get("code", message["type"])])
    await client.connect(have=False)
    return client, received


# ---------------------------------------------------------------------- many sockets


def test_a_flood_from_many_sockets_is_limited(flooded: Flooded) -> None:
    """However many there are, one address may ask for so much of the past."""
    allowed = int(REQUESTS_BURST / (COST_OF_REPLAYED_ENTRY * MAX_HISTORY))
    each = int(BURST / COSTS[History])

    async def flood(far: dict[str, str]) -> None:
        listeners = [await listener(flooded.table, far) for _ in range(SOCKETS)]

        async def ask(client: Client) -> None:
            for _ in range(each):
                await client.ask("history", after=0, until=50)

        await asyncio.gather(*(ask(client) for client, _ in listeners))
        received = sum((received for _, received in listeners), Counter[str]())
        assert (received["history"], received["slow-down"]) == (allowed, each * SOCKETS - allowed)
        await asyncio.gather(*(client.close() for client, _ in listeners))

    flooded.beside_bystanders(flood)


def test_coming_and_going_is_limited(flooded: Flooded) -> None:
    """One address may connect so often, and have entries replayed less often than that."""
    replayed = int(REQUESTS_BURST / (COST_OF_REPLAYED_ENTRY * flooded.entries))

    async def flood(far: dict[str, str]) -> None:
        found: Counter[str] = Counter()
        for _ in range(CONNECTIONS_BURST + 3):
            client = flooded.table.client(0, paced=False, language="de", headers=far)
            client.seq, client.view = 0, {"board": {}, "tiles": {}}  # as if it had missed all of it
            try:
                await client.connect()
            except ConnectionLost:
                found["refused"] += 1
                continue
            found["told all" if client.updates else "told how it stands"] += 1
            client.cut()
            await client.wait_closed()
        assert found == {
            "told all": replayed,
            "told how it stands": CONNECTIONS_BURST - replayed,
            "refused": 3,
        }

    flooded.beside_bystanders(flood)


def test_a_flood_of_requests_is_limited(flooded: Flooded) -> None:
    """Proofs count for more than lists and records."""
    proofs = 10
    left = REQUESTS_BURST - int(proofs * (1 + COST_OF_VERIFICATION))
    path = f"/api/tables/{flooded.table.id}"

    async def flood(far: dict[str, str]) -> None:
        statuses: Counter[int] = Counter()
        fair_queue = iter(["/api/tables", f"{path}/record"] * left)

        async def ask(paths: Iterator[str]) -> None:
            async with flooded.browser(far) as browser:
                for turn in paths:
                    statuses[(await browser.get(turn)).status_code] += 1

        await ask(iter([f"{path}/verification"] * proofs))  # of one address, only some are made at once
        await asyncio.gather(*(ask(fair_queue) for _ in range(10)))
        assert statuses == {200: proofs + left, 429: left}

    flooded.beside_bystanders(flood)
