"""Players that make random legal decisions, send again what was not acknowledged, and remember what was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

from .client import Client, ConnectionLost, OpenTable
from .server import TIMEOUT
from .stored_log import check_updates, check_views, lines_of, log_of

RETRY = frozenset({"store-unavailable", "internal", "slow-down"})


@dataclass
class Player:
    """One person with one socket, who insists."""

    client: Client
    seat: int
    seed: str
    """From which all that it decides follows."""
    pause: float = 0.0
    """Seconds to think."""
    chatty: float = 0.0
    """How likely it says something before it decides."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    """Its acknowledged actions, by number."""
    chat_sent: dict[int, str] = field(default_factory=dict)
    refusals: list[str] = field(default_factory=list)
    on_done: Callable[[Player], None] = lambda _: None
    bases: Callable[[], str] | None = None
    """Where to come back to, if not to the same address."""
    _pending_move: tuple[int, str] | None = None
    """The number and action of a move that is not acknowledged yet."""

    def __post_init__(self) -> None:
        self.rnd = Random(self.seed)

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over, or until `stop` is set and no move is pending."""
        well = monotonic()
        while self._pending_move is not None or not stop.is_set():
            assert monotonic() - well < TIMEOUT, "nobody lets it in"
            try:
                if not self.client.connected:
                    await self.client.connect(self.bases() if self.bases else None)
                    well = monotonic()
                if self._pending_move is None and not await self._decide(stop):
                    return
                if self._pending_move is not None:
                    await self._send_until_acknowledged(*self._pending_move)
                well = monotonic()
            except ConnectionLost:
                await asyncio.sleep(0.01)

    async def _decide(self, stop: asyncio.Event) -> bool:
        """Wait to be asked, and choose; False if the game is over."""
        client = self.client
        waiting = asyncio.create_task(client.until_asked(timeout=600))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((waiting, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not waiting.done():
            waiting.cancel()
            return True
        if not waiting.result():
            return False
        if self.pause:
            await asyncio.sleep(self.rnd.uniform(0, 2 * self.pause))
        if self.rnd.random() < self.chatty:
            await self._chat()
        if client.question is not None and client.connected and client.seq is not None:
            # By the number alone, so that whoever plays the same again decides the same.
            chosen = Random(f"{self.seed} {client.seq}").choice(client.question["legal"])
            self._pending_move = client.seq + 1, chosen
        return True

    async def _chat(self) -> None:
        text = f"{self.rnd.random()}"
        answer = await self.client.ask("say", text=text)
        if answer["type"] == "done":
            self.chat_sent[answer["seq"]] = text

    async def _send_until_acknowledged(self, seq: int, action: str) -> None:
        """Send it, until somebody says that it is done."""
        answer = await self.client.act(action, seq)
        if answer["type"] == "done":
            assert answer["seq"] == seq, answer
            self.acknowledged[seq] = action
            self._pending_move = None
            self.on_done(self)
            await self.client.until_seq(seq)
            return
        self.refusals.append(answer["code"])
        if answer["code"] not in RETRY:
            self._pending_move = None
            return
        await asyncio.sleep(0.05)


@dataclass
class TableHarness:
    """A table and those who play there."""

    table: OpenTable
    players: list[Player]
    watchers: list[Client] = field(default_factory=list)

    @property
    def clients(self) -> list[Client]:
        return [*(player.client for player in self.players), *self.watchers]

    @property
    def over(self) -> bool:
        return any(client.info.get("state") == "over" for client in self.clients)

    async def connect(self) -> None:
        for client in self.clients:
            await client.connect()

    async def settle(self) -> None:
        """Wait until everybody is there and knows what everybody knows."""
        for client in self.clients:
            if not client.connected:
                await client.reconnect()
        last = max(client.seq or 0 for client in self.clients)
        for client in self.clients:
            await client.until_seq(last)

    async def check(self, database: str, *, views: bool = True) -> int:
        """All that was acknowledged is in the log once, and nothing else; the number of entries."""
        log = await log_of(database, self.table.id)
        people = {player.seat: player.acknowledged for player in self.players}
        found: dict[int, dict[int, str]] = {seat: {} for seat in people}
        for entry in log:
            if entry.kind == "acted" and entry.fact["seat"] in people:
                found[entry.fact["seat"]][entry.seq] = entry.fact["action"]
        assert found == people, "acknowledged and kept are not the same"
        lines = {number: (seat, text) for number, seat, text in await lines_of(database, self.table.id)}
        for player in self.players:
            for number, text in player.chat_sent.items():
                assert lines[number] == (player.seat, text)
        for client in self.clients:
            check_updates(client, log)
        if views:
            await check_views(self.table, self.clients)
        return len(log)

    async def close(self) -> None:
        await asyncio.gather(*(client.close() for client in self.clients))


class Stopwatch:
    """How long until a move is acknowledged again, to somebody who has come back."""

    def __init__(self) -> None:
        self.since: float | None = None
        self.seconds: list[float] = []

    def set(self) -> None:
        self.since = monotonic()

    def stop(self, player: Player) -> None:
        if self.since is not None and player.client.connected_at > self.since:
            self.seconds.append(monotonic() - self.since)
            self.since = None


def make_harness(
    table: OpenTable, seed: str, *, watchers: int = 0, takes_part: bool = False, **habits: Any
) -> TableHarness:
    """A player for each seat of a person; they may take part in dealing chance."""
    players = [
        Player(table.client(seat, takes_part=takes_part), seat, f"{seed} {seat}", **habits)
        for seat in sorted(table.tokens)
    ]
    return TableHarness(table, players, [table.client(None) for _ in range(watchers)])
