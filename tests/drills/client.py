"""A small client of a table: it folds updates into a view, and reconnects with what it has.

It is strict: what a client must never see (a number left out or sent twice, an update before its time, a
server that has less than it sent before) is noted in `faults`, and a drill ends with `assert not faults`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from time import monotonic
from typing import Any

from own_secret import own_secret
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from quakeboard.play.chance.participant import Participant
from quakeboard.play.chance.seed import BadChance

from .server import TIMEOUT, request

"""Fields of views that are lists of things, and by what these are known (docs/protocol.md)."""
RATE, BURST = 240.0, 950.0
"""A little less than what a server takes from one socket, so that no drill is slowed down by chance."""


class ConnectionLost(ConnectionError):
    """The socket is gone; whether the last message arrived is not known."""


class Client:
    """One socket of a seat, or of a watcher (token None)."""

    def __init__(
        self,
        base: str,
        table: str,
        token: str | None = None,
        *,
        language: str | None = None,
        paced: bool = True,
        headers: dict[str, str] | None = None,
        takes_part: bool = False,
    ) -> None:
        self.base = base
        self.table = table
        self.token = token
        self.new_token = None if token is None else own_secret(token)
        """The secret that it asks for if the token is that of a link."""
        self.language = language
        self.headers = headers or {}
        self.participant = Participant() if takes_part else None
        """Its part in dealing chance, which outlives its sockets."""
        self.seq: int | None = None
        """The last number that it has."""
        self.view: dict[str, Any] = {}
        """The position as it may know it, folded; keyed lists are dictionaries here."""
        self.info: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.welcome: dict[str, Any] = {}
        self.updates: dict[int, dict[str, Any]] = {}
        """Every update that it received, by its number."""
        self.said: list[dict[str, Any]] = []
        self.here: list[int] = []
        self.watchers = 0
        self.refused: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.on_message: Callable[[dict[str, Any]], None] = lambda _: None
        """Called with every message after it was folded."""
        self.close_code: int | None = None
        self.connected_at = 0.0
        """When it was last let in, by the monotonic clock."""
        self._ids = count(1)
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._tokens, self._when, self._paced = BURST, monotonic(), paced
        self._changed = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None
        self.socket: ClientConnection | None = None

    @property
    def connected(self) -> bool:
        return self._reader is not None and not self._reader.done()

    # ------------------------------------------------------------------ coming and going

    async def connect(self, base: str | None = None, *, have: bool = True) -> Client:
        """Say hello, with what it has (or as if it had nothing), and take in what it missed.

        Raises `ConnectionLost` if there is nobody, or `Refused` if it is not let in.
        """
        self.base = base or self.base
        await self.open()
        hello: dict[str, Any] = {"type": "hello", "id": next(self._ids), "token": self.token}
        hello["new_token"] = self.new_token
        if have and self.seq is not None:
            hello["have"] = self.seq
            hello["heard"] = self.said[-1]["number"] if self.said else 0
        if self.participant is not None and self.participant.rounds is not None:
            hello["noted"] = self.participant.rounds.items
        if self.language is not None:
            hello["language"] = self.language
        self.welcome = {}
        self._reader = asyncio.create_task(self._read())
        await self.send(hello)
        await self.until(lambda: self.welcome or self.refused_id(hello["id"]))
        if not self.welcome:
            refusal = self.refused_id(hello["id"])
            assert refusal is not None
            raise Refused(refusal)
        await self.until(lambda: (self.seq or 0) >= self.welcome["seq"])
        if self.participant is not None and self.info["state"] not in ("over", "abandoned"):
            await self.ask("add-chain", end=self.participant.end)
            self._answer()
        return self

    async def open(self) -> None:
        """Open the socket and say nothing."""
        try:
            self.socket = await connect(
                f"ws://{self.base}/api/tables/{self.table}/socket",
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=TIMEOUT,
                max_size=None,
                additional_headers=self.headers,
            )
        except (OSError, InvalidHandshake, InvalidMessage, EOFError) as error:
            raise ConnectionLost(str(error)) from error
        self._tokens, self._when = BURST, monotonic()

    async def reconnect(self, base: str | None = None, timeout: float = TIMEOUT) -> None:
        """Connect again and again until somebody is there."""
        async with asyncio.timeout(timeout):
            while True:
                try:
                    await self.connect(base)
                    return
                except ConnectionLost:
                    await asyncio.sleep(0.01)

    def cut(self, garbage: bytes = b"") -> None:
        """Abort the connection without a close frame, perhaps in the middle of a frame."""
        if self.socket is not None:
            if garbage:
                self.socket.transport.write(garbage)
            self.socket.transport.abort()

    async def wait_closed(self) -> None:
        """Wait until the socket is gone, for whatever reason."""
        if self._reader is not None:
            async with asyncio.timeout(TIMEOUT):
                await asyncio.wait((self._reader,))

    async def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(OSError, TimeoutError):
                await asyncio.wait_for(self.socket.close(), 5)
        await self.wait_closed()

    # ------------------------------------------------------------------ saying

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message and wait for nothing."""
        await self._pace()
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        """Send a frame as it is, whatever it holds and however fast."""
        assert self.socket is not None
        try:
            await self.socket.send(text)
        except ConnectionClosed as error:
            raise ConnectionLost(str(error)) from error

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer: `done`, `refused`, `pong` or `history`."""
        return await self.wait_for_answer(await self.send_request(kind, **fields))

    async def send_request(self, kind: str, **fields: Any) -> asyncio.Future[dict[str, Any]]:
        """Send a message; what will be its answer."""
        number = next(self._ids)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        if not self.connected:
            raise ConnectionLost("nobody is connected")
        self._asked[number] = answer
        await self.send({"type": kind, "id": number, **fields})
        return answer

    async def wait_for_answer(self, answer: asyncio.Future[dict[str, Any]]) -> dict[str, Any]:
        async with asyncio.timeout(TIMEOUT):
            return await answer

    async def act(self, action: str, seq: int | None = None) -> dict[str, Any]:
        """Do something in the game."""
        assert self.seq is not None
        return await self.ask("act", seq=self.seq + 1 if seq is None else seq, action=action)

    async def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A command with the next number."""
        assert self.seq is not None
        return await self.ask(kind, seq=self.seq + 1, **fields)

    async def _pace(self) -> None:
        while self._paced:
            now = monotonic()
            self._tokens = min(BURST, self._tokens + (now - self._when) * RATE)
            self._when = now
            if self._tokens >= 1:
                self._tokens -= 1
                return
            await asyncio.sleep((1 - self._tokens) / RATE)

    # ------------------------------------------------------------------ hearing

    async def until(self, condition: Callable[[], Any], timeout: float = TIMEOUT) -> None:
        """Wait until a condition holds; raises `ConnectionLost` or `TimeoutError`."""
        async with asyncio.timeout(timeout), self._changed:
            while not condition():
                if not self.connected:
                    raise ConnectionLost(f"closed with {self.close_code}")
                await self._changed.wait()

    async def until_seq(self, seq: int, timeout: float = TIMEOUT) -> None:
        await self.until(lambda: (self.seq or 0) >= seq, timeout)

    async def until_asked(self, timeout: float = TIMEOUT) -> bool:
        """Wait until this seat is asked (True) or the game does not go on (False)."""
        await self.until(lambda: self.question or self.info["state"] in ("over", "abandoned"), timeout)
        return self.question is not None

    def refused_id(self, number: int) -> dict[str, Any] | None:
        return next((refusal for refusal in self.refused if refusal.get("id") == number), None)

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                async with self._changed:
                    self._handle(json.loads(text))
                    self._changed.notify_all()
        except (ConnectionClosed, OSError):
            pass
        finally:
            self.close_code = self.socket.close_code
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(ConnectionLost("the answer never came"))
                    answer.exception()  # whoever asked may have gone
            self._asked.clear()
            # The condition can only be notified by whoever holds it, and this task ends now.
            asyncio.get_running_loop().call_soon(lambda: asyncio.ensure_future(self._wake()))

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _handle(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self._handle_welcome(message)
            case "update":
                self._handle_update(message)
            case "presence":
                self.here, self.watchers = message["here"], message["watchers"]
            case "said":
                self.said.append(message)
            case "refused":
                self.refused.append(message)
        answer = self._asked.pop(message.get("id") or 0, None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        self.on_message(message)

    def _handle_welcome(self, message: dict[str, Any]) -> None:
        if self.seq is not None and message["seq"] < self.seq:
            self.faults.append(f"the server forgot: it sent {self.seq} and now has {message['seq']}")
        self.welcome = message
        self.connected_at = monotonic()
        self.info = message["info"]
        self.question = message.get("question")
        if message.get("view") is not None:
            self.seq = message["seq"]
            self.view = by_key(message["view"], message["keyed"])
        part = message.get("transcript")
        if self.participant is not None and part is not None:
            if part["after"] == 0:
                self.participant.begin(part["first"], message["dealing"]["end"])
            self._follow(part["items"])

    def _handle_update(self, message: dict[str, Any]) -> None:
        seq = message["seq"]
        if self.seq is None or seq != self.seq + 1:
            self.faults.append(f"update {seq} after {self.seq}")
            return
        self.seq = seq
        self.updates[seq] = message
        self.info = message["info"]
        fold(self.view, message, self.welcome["keyed"])
        self._follow(message.get("items", []))
        if seq >= self.welcome["seq"]:
            self.question = message.get("question")
            self._answer()

    def _follow(self, items: list[Any]) -> None:
        """Follow the transcript of chance; one that does not go on from what it has is a fault."""
        try:
            if self.participant is not None:
                self.participant.follow(items)
        except BadChance as error:
            self.faults.append(str(error))

    def _answer(self) -> None:
        """Answer the open round of chance, if it is asked; a table that was rolled back is a fault."""
        try:
            answer = None if self.participant is None else self.participant.answer()
        except BadChance as error:
            self.faults.append(str(error))
            return
        if answer is not None:
            self._sending = asyncio.ensure_future(self._reveal(*answer))

    async def _reveal(self, number: int, link: str) -> None:
        with contextlib.suppress(ConnectionLost):
            await self.send({"type": "reveal", "round": number, "link": link})


class Refused(Exception):
    """Hello was refused."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(refusal["code"])
        self.code: str = refusal["code"]


def by_key(view: dict[str, Any], keyed: dict[str, str]) -> dict[str, Any]:
    """A view with its lists of things as dictionaries."""
    return {
        name: {_name(thing[keyed[name]]): thing for thing in value} if name in keyed else value
        for name, value in view.items()
    }


def fold(view: dict[str, Any], update: dict[str, Any], keyed: dict[str, str]) -> None:
    """Take an update into a view that `by_key` has made."""
    view.update(update.get("changes", {}))
    for name, patch in update.get("patches", {}).items():
        for key in patch.get("take", []):
            del view[name][_name(key)]
        for thing in patch["put"]:
            view[name][_name(thing[keyed[name]])] = thing


def _name(key: Any) -> str:
    return json.dumps(key)


# ---------------------------------------------------------------------- tables


@dataclass
class OpenTable:
    """A table that was opened, and its secrets."""

    base: str
    id: str
    tokens: dict[int, str]
    """Of the seats for people."""
    watch: str

    def client(self, seat: int | None, base: str | None = None, **options: Any) -> Client:
        """A client for a seat, or for a watcher; not connected yet."""
        return Client(
            base or self.base, self.id, self.watch if seat is None else self.tokens[seat], **options
        )

    async def join(self, seat: int | None, base: str | None = None, **options: Any) -> Client:
        """A connected client for a seat, or for a watcher."""
        return await self.client(seat, base, **options).connect()


async def open_table(
    base: str,
    game: str = "seismic",
    people: int = 2,
    bots: tuple[str, ...] = (),
    *,
    begin: bool = True,
    **wishes: Any,
) -> OpenTable:
    """Open a table, seat everybody, and begin. `wishes` are further fields of POST /api/tables."""
    seats: list[dict[str, str]] = [{} for _ in range(people)] + [{"bot": bot} for bot in bots]
    body = {"game": game, "seats": seats, "public": True, "seat": 0, "name": "Mara", **wishes}
    found = (await _request_until_ok(base, "POST", "/api/tables", body)).json()
    table = OpenTable(
        base, found["table"], {int(seat): token for seat, token in found["seats"].items()}, found["watch"]
    )
    for seat, name in zip(range(1, people), ("Jun", "Ada", "Bo"), strict=False):
        if body["public"]:
            sat = await _request_until_ok(
                base, "POST", f"/api/tables/{table.id}/seats/{seat}", {"name": name}
            )
            table.tokens[seat] = sat.json()["token"]
        else:
            joiner = await table.join(seat)
            assert (await joiner.command("rename", name=name, colour=seat))["type"] == "done"
            await joiner.close()
    if begin:
        await begin_table(table)
    return table


async def begin_table(table: OpenTable) -> None:
    host = await table.join(0)
    answer = await host.command("begin")
    assert answer["type"] == "done", answer
    await host.close()


async def _request_until_ok(base: str, method: str, path: str, body: Any) -> Any:
    """A request that must succeed, now or, if the server is limiting, soon."""
    while True:
        response = await request(base, method, path, body)
        if response.status_code not in (429, 503):
            assert response.is_success, response.text
            return response
        await asyncio.sleep(0.2)
