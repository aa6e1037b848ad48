"""How connections are taken before anybody knows what they want: counted, not timed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from wired import FAR, Clockwork, Wire, attach

from quakeboard.server.http.protocol import (
    LATE_READ_SECONDS,
    MAX_FRAME_BYTES,
    MAX_PENDING_CONNECTIONS,
    REQUEST_SECONDS,
    SEND_BUFFER_BYTES,
    SHUTDOWN_SECONDS,
    STREAMED_PATH,
    HttpProtocol,
    UnlimitedHttpProtocol,
    _pending,
    uvicorn_options,
)
from quakeboard.server.settings import Settings
from quakeboard.server.ws.protocol import WebSocketProtocol
from tests.server.ws.test_protocol import HANDSHAKE

GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
JUNK = b"!\r\n"
OK = {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}


class App:
    """Answers as far as it is told to."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.heard: list[Any] = []
        self.answers = [OK, {"type": "http.response.body", "body": b"ok"}]
        self.reads = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope)
        if scope["type"] == "websocket":
            await asyncio.Future()
        for message in self.answers:
            await send(message)
        while self.reads:
            self.heard.append(await receive())
            if self.heard[-1]["type"] == "http.disconnect":
                return


@pytest.fixture
def loop() -> Iterator[Clockwork]:
    loop = Clockwork()
    assert not _pending
    yield loop
    loop.finish()
    _pending.clear()


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def door(loop: Clockwork, app: App, wire: Wire) -> Any:
    return attach(HttpProtocol, app, loop, wire)


# ---------------------------------------------------------------------- in line


def test_the_system_holds_little_for_a_client_that_takes_nothing(door: Any, wire: Wire) -> None:
    assert wire.options == [(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)]


def test_one_request_is_begun_each_time_round(loop: Clockwork, app: App) -> None:
    crowd = [attach(HttpProtocol, app, loop, Wire()) for _ in range(5)]
    for door in crowd:
        door.data_received(GET)
    assert not app.asked
    begun = []
    for _ in range(7):
        loop.turn()
        begun.append(sum(door.cycle is not None for door in crowd))
    assert begun == [1, 2, 3, 4, 5, 5, 5]


def test_what_comes_before_its_turn_is_read_at_once(door: Any, loop: Clockwork, wire: Wire) -> None:
    for byte in GET:
        door.data_received(bytes([byte]))
    loop.turn(3)
    assert wire.take().endswith(b"\r\n\r\nok")


def test_a_connection_that_is_lost_before_its_turn_is_not_read(door: Any, loop: Clockwork, app: App) -> None:
    door.data_received(GET)
    door.connection_lost(None)
    loop.turn(3)
    assert not app.asked


# ---------------------------------------------------------------------- silence


def test_a_connection_that_says_nothing_is_cut_off(door: Any, loop: Clockwork, wire: Wire) -> None:
    loop.later(REQUEST_SECONDS)
    loop.later(LATE_READ_SECONDS - 0.01)
    assert not wire.aborted
    loop.later(0.01)
    assert wire.aborted


def test_time_is_not_given_anew_for_every_letter(door: Any, loop: Clockwork, wire: Wire) -> None:
    for byte in GET[:-1]:
        loop.later((REQUEST_SECONDS + LATE_READ_SECONDS) / (len(GET) - 1))
        door.data_received(bytes([byte]))
    loop.turn(3)
    loop.later(LATE_READ_SECONDS)
    assert wire.aborted


def test_a_request_that_had_come_in_time_is_served_though_the_process_slept(
    door: Any, loop: Clockwork, wire: Wire
) -> None:
    loop.now += 10 * REQUEST_SECONDS
    loop.turn(2)  # its time is up; only now is it read
    door.data_received(GET)
    loop.later(LATE_READ_SECONDS - 0.01)
    assert not wire.aborted
    loop.later(LATE_READ_SECONDS)
    assert not wire.aborted
    assert wire.take().endswith(b"\r\n\r\nok")


def test_whoever_has_made_a_request_is_silent_no_more(door: Any, loop: Clockwork) -> None:
    assert _pending == {FAR: 1}
    door.data_received(GET)
    loop.turn()
    assert _pending == {}
    assert door._timer is None


def test_whoever_goes_is_silent_no_more(door: Any, loop: Clockwork, wire: Wire) -> None:
    timer = door._timer
    door.connection_lost(None)
    assert _pending == {}
    assert timer.cancelled()


def test_silent_connections_are_counted_by_address(door: Any, app: App, loop: Clockwork) -> None:
    other, elsewhere = (
        attach(HttpProtocol, app, loop, Wire()),
        attach(HttpProtocol, app, loop, Wire("198.51.100.7")),
    )
    assert _pending == {FAR: 2, "198.51.100.7": 1}
    other.connection_lost(None)
    elsewhere.connection_lost(None)
    assert _pending == {FAR: 1}


def test_a_socket_at_a_table_may_be_silent(door: Any, loop: Clockwork, wire: Wire, app: App) -> None:
    door.data_received(HANDSHAKE)
    loop.turn(2)
    assert isinstance(wire.get_protocol(), WebSocketProtocol)
    assert [scope["type"] for scope in app.asked] == ["websocket"]
    assert _pending == {}
    assert door._timer is None


def test_a_closed_connection_is_not_waited_for(door: Any, loop: Clockwork, wire: Wire) -> None:
    wire.close()
    door.data_received(GET[:5])
    loop.turn()
    assert _pending == {}


@pytest.mark.parametrize(
    ("kind", "address", "too_many"),
    [(HttpProtocol, FAR, True), (HttpProtocol, "127.0.0.1", False), (UnlimitedHttpProtocol, FAR, False)],
)
def test_one_address_has_so_many_silent_connections(
    loop: Clockwork, app: App, kind: type[HttpProtocol], address: str, too_many: bool
) -> None:
    wires = [Wire(address) for _ in range(MAX_PENDING_CONNECTIONS + 2)]
    crowd = [attach(kind, app, loop, wire) for wire in wires]
    assert [wire.aborted for wire in wires] == [False] * MAX_PENDING_CONNECTIONS + [too_many] * 2
    for door in crowd:
        door.connection_lost(None)
    assert _pending == {}


# ---------------------------------------------------------------------- the end


def test_whoever_works_for_a_client_that_has_gone_is_told(door: Any, loop: Clockwork, app: App) -> None:
    app.answers, app.reads = [], True
    door.data_received(CHUNKED)
    loop.turn(2)
    door.connection_lost(None)
    loop.turn(2)
    assert app.heard == [{"type": "http.disconnect"}]
    assert not door.connections


@pytest.mark.parametrize(
    ("path", "cut"), [(STREAMED_PATH, True), (STREAMED_PATH + "/x", False), ("/", False)]
)
def test_nobody_waits_for_the_end_of_an_endless_answer(
    door: Any, loop: Clockwork, wire: Wire, app: App, path: str, cut: bool
) -> None:
    app.answers, app.reads = [OK], True
    door.data_received(GET.replace(b"/ ", path.encode() + b" ", 1))
    loop.turn(3)
    door.shutdown()
    assert wire.closed == cut
    loop.turn(3)
    assert [event["type"] for event in app.heard] == ["http.request"] + ["http.disconnect"] * cut


def test_an_answer_that_is_complete_is_not_cut_off(door: Any, loop: Clockwork) -> None:
    door.data_received(GET.replace(b"/ ", STREAMED_PATH.encode() + b" ", 1))
    loop.turn(3)
    door.shutdown()
    assert not door.cycle.disconnected


def test_a_connection_without_a_request_is_closed(door: Any, wire: Wire) -> None:
    door.shutdown()
    assert wire.closed


def test_junk_is_answered(door: Any, loop: Clockwork, wire: Wire) -> None:
    door.data_received(JUNK + b"\r\n")
    loop.turn()
    assert wire.take().startswith(b"HTTP/1.1 400 ")
    assert wire.closed


def test_whoever_works_on_a_request_that_becomes_junk_need_not_answer(
    door: Any, loop: Clockwork, wire: Wire, app: App, caplog: pytest.LogCaptureFixture
) -> None:
    app.answers, app.reads = [], True
    door.data_received(CHUNKED)
    loop.turn(2)
    door.data_received(JUNK)
    loop.turn(3)
    assert app.heard == [{"type": "http.disconnect"}]
    assert wire.take().startswith(b"HTTP/1.1 400 ")
    assert wire.closed
    assert [record.message for record in caplog.records] == ["Invalid HTTP request received."]


def test_an_answer_that_has_begun_breaks_off_when_its_request_becomes_junk(
    door: Any, loop: Clockwork, wire: Wire, app: App
) -> None:
    app.answers, app.reads = [OK], True
    door.data_received(CHUNKED)
    loop.turn(2)
    wire.take()
    door.data_received(JUNK)
    loop.turn()
    assert wire.take() == b""
    assert wire.aborted


def test_junk_after_an_answer_does_not_touch_it(door: Any, loop: Clockwork, wire: Wire) -> None:
    door.data_received(GET)
    loop.turn(3)
    wire.take()
    door.data_received(JUNK + b"\r\n")
    loop.turn()
    assert wire.take().startswith(b"HTTP/1.1 400 ")
    assert not door.cycle.disconnected


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("settings", "door", "proxy"),
    [
        (Settings("x.db"), HttpProtocol, False),
        (Settings("x.db", unlimited=True), UnlimitedHttpProtocol, False),
        (Settings("x.db", behind_proxy=True), UnlimitedHttpProtocol, True),
    ],
)
def test_how_a_server_is_run(settings: Settings, door: type[HttpProtocol], proxy: bool) -> None:
    found = uvicorn_options(settings)
    assert (found["http"], found["ws"], found["proxy_headers"]) == (door, WebSocketProtocol, proxy)
    assert found["ws_max_size"] == MAX_FRAME_BYTES
    assert found["timeout_graceful_shutdown"] == SHUTDOWN_SECONDS
    assert not any(found[name] for name in ("access_log", "server_header", "ws_per_message_deflate"))
    assert found["log_config"] is None, "it would log addresses"
    assert found["lifespan"] == "on"
