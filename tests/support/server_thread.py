"""A server in a thread of the test process, with real sockets, and clients of its tables."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

import httpx
import uvicorn
from own_secret import own_secret
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quakeboard.server.app import make_app
from quakeboard.server.http import protocol as http_protocol
from quakeboard.server.limits import Clock
from quakeboard.server.settings import Settings
from quakeboard.server.state import AppState

TIMEOUT = 300.0
"""Seconds to wait for what must happen sooner or later, on however slow a machine."""


class ServerThread:
    """A server in a thread of its own."""

    def __init__(self, folder: Path, clock: Clock = monotonic, **settings: Any) -> None:
        self.settings = Settings(f"sqlite:///{folder / 'tables.sqlite3'}", **settings)
        app = make_app(self.settings, clock)
        options = http_protocol.uvicorn_options(self.settings)
        self._server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, **options))
        self._thread = threading.Thread(target=self._server.run)
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        self.state: AppState = app.state.app_state
        self.port: int = self._server.servers[0].sockets[0].getsockname()[1]
        self.http = self.browser()

    @property
    def base(self) -> str:
        return f"127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(TIMEOUT)

    # ------------------------------------------------------------------ tables

    def browser(self, **headers: str) -> httpx.Client:
        """An HTTP client with its own cookies; to be used in `with`."""
        return httpx.Client(
            base_url=f"http://{self.base}",
            headers=headers,
            timeout=TIMEOUT,
            trust_env=False,
            verify=False,  # there is nothing to verify, and reading all certificates takes long
        )

    def open_table(self, people: int = 2, *, bots: int = 0, **wishes: Any) -> dict[str, Any]:
        """A table of Seismic, or of another `game`; Mara sits at seat 0. What the server answers."""
        seats = [{}] * people + [{"bot": "random"}] * bots
        body = {"game": "seismic", "seats": seats, "seat": 0, "name": "Mara", **wishes}
        with self.browser() as browser:
            answer = browser.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def socket(self, table: str, **headers: str) -> ClientConnection:
        """A connection without a hello."""
        return ExitStack().enter_context(
            connect(
                f"ws://{self.base}/api/tables/{table}/socket",
                additional_headers=headers,
                compression=None,
                proxy=None,
                max_size=None,
                ping_interval=None,
            )
        )

    def connect(self, opened: dict[str, Any], seat: int | None, **hello: Any) -> TableClient:
        """A client that has joined by the link of a seat, or with its secret (None: by that of watchers)."""
        token = opened["watch"] if seat is None else opened["seats"][str(seat)]
        return TableClient(self.socket(opened["table"]), token=token, **hello)

    @contextmanager
    def game(self, people: int = 2, **wishes: Any) -> Iterator[list[TableClient]]:
        """A game that has begun, with everybody at the table."""
        opened = self.open_table(people, **wishes)
        clients = [self.connect(opened, seat) for seat in range(people)]
        try:
            seq = people  # Mara sits, and the others have used their links
            for seat, name in zip(range(1, people), ("Jun", "Ada", "Bo"), strict=False):
                clients[seat].until_seq(seq)
                clients[seat].command("rename", name=name, colour=seat)
                seq += 1
            clients[0].until_seq(seq)
            clients[0].command("begin")
            for client in clients:
                client.until_seq(seq + 1)
            yield clients
        finally:
            for client in clients:
                client.socket.close()


class TableClient:
    """A WebSocket client, with all messages that it received."""

    def __init__(self, socket: ClientConnection, **hello: Any) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.seq = 0
        self.question: dict[str, Any] | None = None
        self._ids = count(1)
        exchanged = {"new_token": own_secret(hello["token"])} if hello.get("token") else {}
        self.send({"type": "hello", **exchanged, **hello})
        self.first = self.receive("welcome", "refused")
        self.secret = exchanged["new_token"] if self.first.get("claimed") else hello.get("token", "")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self, *kinds: str, **fields: Any) -> dict[str, Any]:
        """The next message of one of these kinds with these fields."""
        until = monotonic() + TIMEOUT
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.0, until - monotonic())))
            self.received.append(message)
            if message["type"] in ("welcome", "update"):
                self.seq, self.question = message["seq"], message.get("question")
            if message["type"] in kinds and all(message.get(key) == value for key, value in fields.items()):
                found: dict[str, Any] = message
                return found

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = next(self._ids)
        self.send({"type": kind, "id": number, **fields})
        return self.receive("done", "refused", "pong", "history", "hint", "forecast", id=number)

    def command(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Change the table, with the next number."""
        answer = self.ask(kind, seq=self.seq + 1, **fields)
        if answer["type"] == "done" and "seq" in answer:
            self.until_seq(answer["seq"])
        return answer

    def until_seq(self, seq: int) -> None:
        while self.seq < seq:
            self.receive("update")

    def act(self) -> None:
        """Do the first thing that may be done."""
        assert self.question is not None
        answer = self.command("act", action=self.question["legal"][0])
        assert answer["type"] == "done", answer

    def close_code(self) -> int | None:
        """Receive until the server closes the connection; the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return self.socket.close_code


def frozen_clock() -> float:
    """A clock that stands still: token buckets never refill, so that what passes can be counted."""
    return 0.0


def flood(socket: ClientConnection, message: str, times: int) -> None:
    """Send the same message many times, or until the server closes the connection."""
    with suppress(ConnectionClosed):
        for _ in range(times):
            socket.send(message)


def play_to_the_end(clients: list[TableClient]) -> None:
    """Everybody does the first thing that may be done, until the game is over."""
    seq = max(client.seq for client in clients)
    while True:
        for client in clients:
            client.until_seq(seq)
        asked = next((client for client in clients if client.question is not None), None)
        if asked is None:
            return
        asked.act()  # a whole game is less than what a socket may say at once
        seq = asked.seq


def wait_for(condition: Any) -> None:
    """Until it holds."""
    until = monotonic() + TIMEOUT
    while not condition():
        assert monotonic() < until, "it never happened"
        sleep(0.01)
