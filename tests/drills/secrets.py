"""San Andreas tables at which everything is written down that anybody is sent, byte for byte."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from own_secret import own_secret
from websockets.exceptions import ConnectionClosed

from quakeboard.core.game import CHANCE, AnyGame
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.rules.view import SanAndreasView, make_view

from .client import Client, OpenTable
from .server import TIMEOUT, request

LANGUAGES = ("en", "de", "es", "fr")
FOUND = re.compile(r"found \d+,\d+ (\d)")
"""A founding with its coin; to those who may not know it, the coin is “?”."""
GAMES = (make_game("san-andreas", {}), make_game("san-andreas", {"lakes": True, "lost": "closed"}))
"""The games of the tables in turn: destroyed coins are shown, or stay secret until they are scored."""


class RecordingClient:
    """A seat's socket (or a watcher's), with every byte that came."""

    def __init__(self, table: OpenTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.received: list[str] = []
        self.seq = -1
        self.question: dict[str, Any] | None = None
        self._changed = asyncio.Event()
        self._answers: dict[int, dict[str, Any]] = {}
        self._last_id = 0

    async def open(self, have: int | None = None) -> RecordingClient:
        self._client: Client = self.table.client(self.seat, paced=False)
        await self._client.open()
        language = LANGUAGES[(self.seat or 0) % len(LANGUAGES)]
        token = self._client.token
        hello = {"type": "hello", "token": token, "new_token": own_secret(token), "language": language}
        await self._client.send(hello if have is None else {**hello, "have": have})
        self._reader = asyncio.create_task(self._listen())
        await self.until(lambda: self.seq >= 0)
        return self

    async def _listen(self) -> None:
        assert self._client.socket is not None
        try:
            async for text in self._client.socket:
                assert isinstance(text, str)
                self.received.append(text)
                message = json.loads(text)
                if message["type"] in ("welcome", "update"):
                    self.seq = max(self.seq, message["seq"])
                    self.question = message.get("question")
                if message.get("id") is not None:
                    self._answers[message["id"]] = message
                self._changed.set()
        except ConnectionClosed:
            pass

    async def until(self, condition: Any) -> None:
        async with asyncio.timeout(TIMEOUT):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._last_id += 1
        number = self._last_id
        await self._client.send({"type": kind, "id": number, **fields})
        await self.until(lambda: number in self._answers)
        return self._answers[number]

    async def close(self) -> None:
        await self._client.close()
        await self._reader


@dataclass
class Script:
    """What everybody did at a table, in order."""

    actions: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The seat and what it did, by the number of the entry; “undo” takes the last one back."""
    positions: dict[int, SanAndreasView] = field(default_factory=dict)
    """The whole truth after each entry."""
    received: dict[int, list[int]] = field(default_factory=dict)
    """How many messages each recorder had received after each entry."""


class RecordedTable:
    """A table with a recording client at each seat and one that watches."""

    def __init__(self, table: OpenTable, seed: str, game: AnyGame) -> None:
        self.table = table
        self.game = game
        self.seed = seed
        self.recorders = [RecordingClient(table, seat) for seat in (*sorted(table.tokens), None)]
        self.again: list[tuple[int | None, list[str]]] = []
        """What clients received that reconnected, or joined from a second device."""
        self.answers: list[str] = []
        """What HTTP answered to anybody who asked."""
        self.script = Script()
        self._positions = [game.start(len(table.tokens))]
        """The truth, and how it was before each action that could be taken back."""

    @property
    def seats(self) -> int:
        return len(self.table.tokens)

    async def open(self) -> None:
        for recorder in self.recorders:
            await recorder.open()

    async def close(self) -> None:
        for recorder in self.recorders:
            await recorder.close()

    # ------------------------------------------------------------------ playing

    async def play(self, script: dict[int, tuple[int, str]] | None = None, until: int = 10**6) -> None:
        """Play by chance to the end, or by a script up to some number."""
        await self._command(0, "begin")
        while self.recorders[-1].seq < until:
            seq = self.recorders[-1].seq + 1
            if script is not None:
                seat, action = script[seq]
            else:
                asked = next(
                    (recorder for recorder in self.recorders[:-1] if recorder.question is not None), None
                )
                if asked is None:
                    return
                seat, action = self._decide(asked, seq)
            if action == "undo":
                await self._command(seat, "undo")
            else:
                await self._command(seat, "act", action=action)
            self.script.actions[seq] = seat, action
            await self._probe(seq)
            self.script.positions[seq] = make_view(self.position, None, everything=True)
            self.script.received[seq] = [len(recorder.received) for recorder in self.recorders]

    def _decide(self, asked: RecordingClient, seq: int) -> tuple[int, str]:
        rnd = Random(f"{self.seed} {seq}")
        last = self.script.actions.get(seq - 1)
        if last is not None and last[1].startswith("found") and rnd.random() < 0.15:
            return last[0], "undo"  # nobody has acted since, and nothing was turned up
        assert asked.seat is not None
        assert asked.question is not None
        legal = asked.question["legal"]
        founding = [action for action in legal if action.startswith("found")]
        return asked.seat, rnd.choice(founding if founding and rnd.random() < 0.5 else legal)

    async def _command(self, seat: int, kind: str, **fields: Any) -> None:
        recorder = self.recorders[seat]
        seq = recorder.seq + 1
        answer = await recorder.ask(kind, seq=seq, **fields)
        assert answer["type"] == "done", answer
        for other in self.recorders:
            await other.until(lambda other=other: other.seq >= seq)
        self._follow(kind, fields.get("action"), seq)

    # ------------------------------------------------------------------ the truth

    @property
    def position(self) -> Any:
        return self._positions[-1]

    def _follow(self, kind: str, action: str | None, seq: int) -> None:
        """Apply the same to a position that knows everything, with the dice that were broadcast."""
        if kind == "undo":
            self._positions.pop()
            return
        update = next(
            m for m in map(json.loads, reversed(self.recorders[-1].received)) if m.get("seq") == seq
        )
        position = self.position.copy()
        for step in update.get("steps", []):
            mine = step["actor"] != "chance"
            assert position.actor() == (step["actor"] if mine else CHANCE)
            position.apply(self.game.read(action if mine and action is not None else step["action"]))
        self._positions.append(position)

    # ------------------------------------------------------------------ prying

    async def _probe(self, seq: int) -> None:
        """Everybody tries now and then to learn what they may not know."""
        rnd = Random(f"{self.seed} probes {seq}")
        await self._ask_for_too_much(rnd.choice(self.recorders), seq)
        if rnd.random() < 0.15:
            curious = rnd.choice(self.recorders)
            await curious.ask("history", after=rnd.randrange(seq), until=seq)
            await self._reconnect(curious.seat, rnd.randrange(seq))
        if rnd.random() < 0.1 and self.position.actor() >= 0:
            await self._ask_the_server()

    async def _ask_for_too_much(self, recorder: RecordingClient, seq: int) -> None:
        for city in make_view(self.position, None).cities[-2:]:
            for coin in (0, 3, 5):
                action = f"found {city.at[0]},{city.at[1]} {coin}"
                answer = await recorder.ask("act", seq=seq + 1, action=action)
                assert answer["type"] == "refused"

    async def _reconnect(self, seat: int | None, have: int) -> None:
        second = RecordingClient(self.table, seat)
        await second.open(have)
        await second.until(lambda: any('"update"' in text for text in second.received) or have == second.seq)
        last = self.recorders[-1].seq
        await second.until(lambda: any(f'"type":"update","seq":{last},' in text for text in second.received))
        await second.close()
        self.again.append((seat, second.received))

    async def _ask_the_server(self) -> None:
        address = f"/api/tables/{self.table.id}"
        headers = {"authorization": f"Bearer {self.table.watch}"}
        for path in (address, f"{address}/record", f"{address}/verification"):
            answer = await request(self.table.base, "GET", path, headers=headers)
            assert answer.status_code == (200 if path == address else 409), answer.text
            self.answers.append(answer.text)


# ---------------------------------------------------------------------- looking for secrets


def faults_of(recorded: RecordedTable) -> Iterator[str]:
    """Everything that was sent too early."""
    for recorder in recorded.recorders:
        for text in recorder.received:
            yield from _faults(recorded, recorder.seat, json.loads(text))
    for seat, received in recorded.again:
        for text in received:
            yield from _faults(recorded, seat, json.loads(text))


def _faults(recorded: RecordedTable, seat: int | None, message: dict[str, Any]) -> Iterator[str]:
    if message["type"] == "history":
        yield from _view_faults(recorded, seat, message["view"], message["after"])
        for update in message["updates"]:
            yield from _faults(recorded, seat, update)
        return
    if message["type"] not in ("welcome", "update"):
        return
    seq = message["seq"]
    if message["type"] == "welcome" and message.get("view"):
        yield from _view_faults(recorded, seat, message["view"], seq)
    if seq not in recorded.script.positions:
        return
    truth = recorded.script.positions[seq]
    if message["type"] == "update":
        yield from _view_faults(recorded, seat, message.get("changes", {}), seq)
        for step in message.get("steps", []):
            if step["actor"] != seat and FOUND.search(step["action"]):
                yield f"seat {seat} was sent {step['action']}"
            for event in step["events"]:
                founded = event["event"] == "san-andreas-city-founded"
                secret = founded or event.get("known") is False
                if secret and event["seat"] != seat and event["coin"] is not None:
                    yield f"seat {seat} was sent {event}"
                swapped = event["event"] == "san-andreas-coin-swapped" and not event["known"]
                if swapped and event["seat"] != seat and step["action"] != "swap ?":
                    yield f"seat {seat} was sent {step['action']}"
    if truth.phase != "over" and re.search(r'"seed"|"nonces":\["', json.dumps(message)):
        yield "the seed of chance was sent"


def _view_faults(recorded: RecordedTable, seat: int | None, view: dict[str, Any], seq: int) -> Iterator[str]:
    """What a view, or its changes, reveal too early."""
    truth = recorded.script.positions.get(seq)
    if truth is None:
        return
    for other, hand in enumerate(view.get("hands", [])):
        if other != seat and hand is not None:
            yield f"seat {seat} was shown the hand of {other}"
    for other, coins in enumerate(view.get("lost", [])):
        if len(coins) != len(truth.lost[other]) or (other != seat and any(c is not None for c in coins)):
            yield f"seat {seat} was shown what {other} lost: {coins}"
    known = {(city.seat, city.tile, tuple(city.at)) for city in truth.cities if city.known}
    for city in view.get("cities", []):
        place = (city["seat"], city["tile"], tuple(city["at"]))
        if city["seat"] != seat and city["coin"] is not None and place not in known:
            yield f"seat {seat} was shown {city}"
    for other, coins in enumerate(view.get("unknown", [])):
        seen = {city.coin for city in truth.cities if city.known and city.seat == other}
        possible = set(range(6)) - seen - set(truth.destroyed[other])
        if other != seat and set(coins) != possible:
            yield f"seat {seat} could tell coins of {other} apart: {coins}"


# ---------------------------------------------------------------------- other coins


def other_coins(
    game: AnyGame, script: Script, seq: int, observer: int | None, seed: str
) -> dict[int, dict[int, int]] | None:
    """For each seat but the observer's: which coin could be in place of which, as far as the observer can
    know after this entry; None if nothing could."""
    truth = script.positions[seq]
    seats = range(truth.seats)
    shown = game.restore(truth).view(observer)
    for attempt in range(20):
        dealt = make_view(game.secrets.deal(shown, Rng(f"{seed} {attempt}")), None, everything=True)
        swaps: dict[int, dict[int, int]] = {seat: {} for seat in seats}
        for real, other in zip(truth.cities, dealt.cities, strict=True):
            if not real.known and real.seat != observer:
                assert real.coin is not None
                assert other.coin is not None
                swaps[real.seat][real.coin] = other.coin
        for seat in seats:
            hands = truth.hands[seat], dealt.hands[seat]
            if seat != observer and hands[0] is not None and hands[1] is not None:
                swaps[seat].update(zip(hands[0], hands[1], strict=True))
                swaps[seat].update(zip(_all(truth.lost[seat]), _all(dealt.lost[seat]), strict=True))
        used = [(city.seat, city.coin) for city in truth.cities if not city.known]
        used += [(seat, coin) for seat in seats for coin in truth.lost[seat]]
        if any(swaps[seat][coin or 0] != coin for seat, coin in used if seat != observer):
            return swaps
    return None


def _all(coins: tuple[int | None, ...]) -> list[int]:
    """Coins of the whole truth, where none is hidden."""
    return [coin for coin in coins if coin is not None]


def replaced(script: Script, swaps: dict[int, dict[int, int]]) -> dict[int, tuple[int, str]]:
    """The same actions with other coins."""
    actions = {}
    for seq, (seat, action) in script.actions.items():
        words = action.split()
        if words[0] in ("found", "swap") and seat in swaps:
            words[-1] = str(swaps[seat].get(int(words[-1]), int(words[-1])))
        actions[seq] = seat, " ".join(words)
    return actions


def timeless(text: str) -> str:
    """A message without the time, and without who comes and goes."""
    text = re.sub(r'"(at|now|opened_at|changed_at)":\d{13}', r'"\1":0', text)
    return re.sub(r',"watchers":\d+', "", text)


def comparable(received: list[str]) -> list[str]:
    return [timeless(text) for text in received if '"type":"presence"' not in text]
