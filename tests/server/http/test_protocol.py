"""How connections are taken before anybody knows what they want: counted, not timed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from fake_transport import FAR, FakeTransport, ManualLoop, attach

from quakeboard.server.http.protocol import (
    BODY_CHECK_SECONDS,
    CHUNK_BYTES,
    KEEP_ALIVE_SECONDS,
    LATE_READ_SECONDS,
    MAX_BODY_SECONDS,
    MAX_FRAME_BYTES,
    MAX_HEADER_BYTES,
    MAX_HEADER_LINES,
    MAX_PENDING_CONNECTIONS,
    MAX_UNPARSED_BYTES,
    MIN_BODY_BYTES,
    REQUEST_SECONDS,
    RESPONSE_SECONDS,
    SEND_BUFFER_BYTES,
    SHUTDOWN_SECONDS,
    STREAMED_PATH,
    HttpProtocol,
    UnlimitedHttpProtocol,
    _pending,
    uvicorn_options,
)
from quakeboard.server.open_connections import BUSY, OpenConnections
from quakeboard.server.settings import Settings
from quakeboard.server.write_deadline import MIN_WRITTEN_BYTES
from quakeboard.server.ws import protocol as websocket_protocol
from quakeboard.server.ws.protocol import WebSocketProtocol
from tests.server.ws.test_protocol import HANDSHAKE

GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
CHUNKED = b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n"
JUNK = b"!\r\n"
OK = {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]}


class App:
    """Sends as much of its response as a test says."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.received: list[Any] = []
        self.answers = [OK, {"type": "http.response.body", "body": b"ok"}]
        self.reads = self.hangs = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope)
        if scope["type"] == "websocket":
            await asyncio.Future()
        if self.hangs:
            self.hang = asyncio.get_running_loop().create_future()
            await self.hang
        for message in self.answers:
            await send(message)
        while self.reads:
            self.received.append(await receive())
            if self.received[-1]["type"] == "http.disconnect":
                return


@pytest.fixture
def loop() -> Iterator[ManualLoop]:
    loop = ManualLoop()
    assert not _pending
    yield loop
    loop.finish()
    _pending.clear()


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
def transport() -> FakeTransport:
    return FakeTransport()


@pytest.fixture
def connection(loop: ManualLoop, app: App, transport: FakeTransport) -> Any:
    return attach(HttpProtocol, app, loop, transport)


# ---------------------------------------------------------------------- in line


def test_the_system_holds_little_for_a_client_that_takes_nothing(
    connection: Any, transport: FakeTransport
) -> None:
    assert transport.options == [(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)]


def test_one_request_is_begun_each_time_round(loop: ManualLoop, app: App) -> None:
    connections = [attach(HttpProtocol, app, loop, FakeTransport()) for _ in range(5)]
    for connection in connections:
        connection.data_received(GET)
    assert not app.asked
    begun = []
    for _ in range(7):
        loop.turn()
        begun.append(sum(connection.cycle is not None for connection in connections))
    assert begun == [1, 2, 3, 4, 5, 5, 5]


def test_what_comes_before_its_turn_is_read_at_once(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    for byte in GET:
        connection.data_received(bytes([byte]))
    loop.turn(3)
    assert transport.take().endswith(b"\r\n\r\nok")


def test_a_connection_that_is_lost_before_its_turn_is_not_read(
    connection: Any, loop: ManualLoop, app: App
) -> None:
    connection.data_received(GET)
    connection.connection_lost(None)
    loop.turn(3)
    assert not app.asked


# ---------------------------------------------------------------------- silence


def test_a_connection_that_says_nothing_is_cut_off(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    loop.later(REQUEST_SECONDS)
    loop.later(LATE_READ_SECONDS - 0.01)
    assert not transport.aborted
    loop.later(0.01)
    assert transport.aborted


def test_the_timeout_does_not_start_again_with_every_byte(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    for byte in GET[:-1]:
        loop.later((REQUEST_SECONDS + LATE_READ_SECONDS) / (len(GET) - 1))
        connection.data_received(bytes([byte]))
    loop.turn(3)
    loop.later(LATE_READ_SECONDS)
    assert transport.aborted


def test_a_request_that_had_come_in_time_is_served_though_the_process_slept(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    loop.now += 10 * REQUEST_SECONDS
    loop.turn(2)  # its time is up; only now is it read
    connection.data_received(GET)
    loop.later(LATE_READ_SECONDS - 0.01)
    assert not transport.aborted
    loop.later(LATE_READ_SECONDS)
    assert not transport.aborted
    assert transport.take().endswith(b"\r\n\r\nok")


def test_whoever_has_made_a_request_is_silent_no_more(connection: Any, loop: ManualLoop) -> None:
    assert _pending == {FAR: 1}
    connection.data_received(GET)
    loop.turn()
    assert _pending == {}
    assert connection._timer is None


def test_whoever_goes_is_silent_no_more(connection: Any, loop: ManualLoop, transport: FakeTransport) -> None:
    timer = connection._timer
    connection.connection_lost(None)
    assert _pending == {}
    assert timer.cancelled()


def test_silent_connections_are_counted_by_address(connection: Any, app: App, loop: ManualLoop) -> None:
    other, elsewhere = (
        attach(HttpProtocol, app, loop, FakeTransport()),
        attach(HttpProtocol, app, loop, FakeTransport("198.51.100.7")),
    )
    assert _pending == {FAR: 2, "198.51.100.7": 1}
    other.connection_lost(None)
    elsewhere.connection_lost(None)
    assert _pending == {FAR: 1}


def test_a_socket_at_a_table_may_be_silent(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    connection.data_received(HANDSHAKE)
    loop.turn(2)
    assert isinstance(transport.get_protocol(), WebSocketProtocol)
    assert [scope["type"] for scope in app.asked] == ["websocket"]
    assert _pending == {}
    assert connection._timer is None


def test_a_closed_connection_is_not_waited_for(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    transport.close()
    connection.data_received(GET[:5])
    loop.turn()
    assert _pending == {}


@pytest.mark.parametrize(
    ("kind", "address", "too_many"),
    [(HttpProtocol, FAR, True), (HttpProtocol, "127.0.0.1", False), (UnlimitedHttpProtocol, FAR, False)],
)
def test_one_address_has_so_many_silent_connections(
    loop: ManualLoop, app: App, kind: type[HttpProtocol], address: str, too_many: bool
) -> None:
    wires = [FakeTransport(address) for _ in range(MAX_PENDING_CONNECTIONS + 2)]
    connections = [attach(kind, app, loop, transport) for transport in wires]
    assert [transport.aborted for transport in wires] == [False] * MAX_PENDING_CONNECTIONS + [too_many] * 2
    for connection in connections:
        connection.connection_lost(None)
    assert _pending == {}


# ---------------------------------------------------------------------- bodies


@pytest.mark.parametrize("answered", [True, False])
def test_a_body_that_drips_is_not_waited_for(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App, answered: bool
) -> None:
    app.answers, app.reads = app.answers * answered, not answered
    connection.data_received(POST)
    loop.turn(3)
    for _ in range(9):
        connection.data_received(b"x")
        loop.later(BODY_CHECK_SECONDS / 10)
    assert not transport.aborted
    loop.later(BODY_CHECK_SECONDS / 10)
    loop.later(LATE_READ_SECONDS)
    assert transport.aborted


def test_a_body_that_comes_steadily_has_its_time_in_all(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    app.answers, app.reads = [], True
    connection.data_received(POST)
    loop.turn(3)
    for _ in range(int(MAX_BODY_SECONDS / BODY_CHECK_SECONDS)):
        assert not transport.aborted
        connection.data_received(b"x" * MIN_BODY_BYTES)
        loop.later(BODY_CHECK_SECONDS)
    loop.later(LATE_READ_SECONDS)
    assert transport.aborted


def test_a_body_that_is_complete_is_waited_for_no_more(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    app.answers, app.reads = [], True
    connection.data_received(POST.replace(b"1000000", b"2") + b"ok")
    loop.turn(3)
    loop.later(BODY_CHECK_SECONDS)
    loop.later(2 * MAX_BODY_SECONDS)
    assert [event.get("body") for event in app.received] == [b"ok"]
    assert not transport.aborted


def test_a_body_behind_another_request_is_not_waited_for_either(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    connection.data_received(GET + POST)
    loop.turn(5)
    loop.later(BODY_CHECK_SECONDS)
    loop.later(LATE_READ_SECONDS)
    assert transport.aborted


def test_a_large_body_is_parsed_one_chunk_each_time_round(
    connection: Any, loop: ManualLoop, app: App
) -> None:
    app.answers, app.reads = [], True
    connection.data_received(POST)
    loop.turn(3)
    connection.data_received(b"x" * 3 * CHUNK_BYTES)
    loop.turn(7)
    assert [len(event["body"]) for event in app.received] == [CHUNK_BYTES] * 3


def test_no_more_is_read_than_is_soon_parsed(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    app.answers, app.reads = [], True
    connection.data_received(POST)
    loop.turn(3)
    connection.data_received(b"x" * (MAX_UNPARSED_BYTES + 1))
    assert not transport.reading
    loop.turn()
    assert transport.reading


def test_reading_goes_on_only_when_the_handler_wants_more(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    app.answers = [OK]
    app.hangs = True
    connection.data_received(POST)
    loop.turn(3)
    for _ in range(3):
        connection.data_received(b"x" * MAX_UNPARSED_BYTES)
        loop.turn(MAX_UNPARSED_BYTES // CHUNK_BYTES + 2)
    assert connection.flow.read_paused
    assert not transport.reading


def test_a_pipelined_request_waits_for_the_response_before_it(
    connection: Any, loop: ManualLoop, app: App, transport: FakeTransport
) -> None:
    app.hangs = True
    connection.data_received(GET)
    loop.turn(3)
    connection.data_received(GET * 3)
    loop.turn(5)
    assert len(app.asked) == 1
    assert bytes(connection._unparsed) == GET * 3
    app.hang.set_result(None)
    app.hangs = False
    loop.turn(20)
    assert len(app.asked) == 4


# ---------------------------------------------------------------------- headers


def test_headers_have_a_size_however_they_arrive(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    connection.data_received(GET[:-2] + b"a: " + b"x" * (MAX_HEADER_BYTES + CHUNK_BYTES) + b"\r\n\r\n")
    loop.turn(MAX_HEADER_BYTES // CHUNK_BYTES + 3)
    assert not app.asked
    assert transport.take().startswith(b"HTTP/1.1 400 ")
    assert transport.closed


def test_headers_are_so_many(connection: Any, loop: ManualLoop, transport: FakeTransport, app: App) -> None:
    count = MAX_HEADER_LINES + CHUNK_BYTES // len(b"a: 1\r\n")  # those of one chunk are parsed before
    connection.data_received(GET[:-2] + b"a: 1\r\n" * count + b"\r\n")
    loop.turn(5)
    assert not app.asked
    assert transport.take().startswith(b"HTTP/1.1 400 ")
    assert transport.closed


def test_lines_of_a_body_are_no_headers(connection: Any, loop: ManualLoop, app: App) -> None:
    app.answers, app.reads = [], True
    connection.data_received(POST + b"\n" * 2 * CHUNK_BYTES)
    loop.turn(6)
    assert sum(len(event["body"]) for event in app.received) == 2 * CHUNK_BYTES


# ---------------------------------------------------------------------- responses that nobody reads


def test_a_response_that_nobody_reads_is_not_kept(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    assert transport.high_water == 0  # so that it is paused whenever anything is unwritten
    transport.unwritten = 50_000
    connection.pause_writing()
    transport.close()
    loop.later(RESPONSE_SECONDS - 1)
    assert not transport.aborted
    loop.later(1)
    assert transport.aborted


def test_a_response_that_is_read_slowly_has_a_minimum_rate(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    connection.data_received(GET)
    loop.turn(3)
    transport.unwritten = 10 * MIN_WRITTEN_BYTES
    connection.pause_writing()
    for _ in range(5):
        transport.unwritten -= MIN_WRITTEN_BYTES
        loop.later(RESPONSE_SECONDS)
        assert not transport.aborted
    transport.unwritten -= MIN_WRITTEN_BYTES - 1
    loop.later(RESPONSE_SECONDS)
    assert transport.aborted


@pytest.mark.parametrize("ending", ["resume_writing", "connection_lost"])
def test_a_response_that_was_read_has_no_deadline(
    connection: Any, loop: ManualLoop, transport: FakeTransport, ending: str
) -> None:
    connection.data_received(GET)
    loop.turn(3)
    connection.pause_writing()
    getattr(connection, ending)(*([None] if ending == "connection_lost" else []))
    loop.later(2 * RESPONSE_SECONDS)
    assert not transport.aborted


def test_a_socket_takes_over_the_response_that_was_not_read(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    transport.unwritten = 50_000
    connection.pause_writing()
    connection.data_received(HANDSHAKE)
    loop.turn(2)
    assert not transport.get_protocol().writable.is_set()
    loop.later(websocket_protocol.WRITE_SECONDS)
    assert transport.aborted


# ---------------------------------------------------------------------- all connections


def test_connections_are_so_many_in_all(loop: ManualLoop, app: App) -> None:
    counts = OpenConnections(max_connections=2)
    wires = [FakeTransport(f"198.51.100.{number}") for number in range(4)]
    opened = [attach(HttpProtocol, app, loop, wire, open_connections=counts) for wire in wires]
    assert [wire.closed for wire in wires] == [False, False, True, True]
    assert wires[2].take() == BUSY
    for connection in opened[1:]:
        connection.connection_lost(None)
    assert (counts.count, counts.refused) == (1, 2)
    attach(HttpProtocol, app, loop, FakeTransport(), open_connections=counts)
    assert (counts.count, counts.refused) == (2, 2)


def test_a_socket_is_counted_until_it_is_lost(loop: ManualLoop, app: App) -> None:
    counts, transport = OpenConnections(max_per_address=1), FakeTransport()
    attach(HttpProtocol, app, loop, transport, open_connections=counts).data_received(HANDSHAKE)
    loop.turn(2)
    assert not counts.add(FAR)
    transport.get_protocol().connection_lost(None)
    assert counts.add(FAR)


# ---------------------------------------------------------------------- the end


def test_the_handler_of_a_client_that_has_gone_is_disconnected(
    connection: Any, loop: ManualLoop, app: App
) -> None:
    app.answers, app.reads = [], True
    connection.data_received(CHUNKED)
    loop.turn(2)
    connection.connection_lost(None)
    loop.turn(2)
    assert app.received == [{"type": "http.disconnect"}]
    assert not connection.connections


@pytest.mark.parametrize(
    ("path", "cut"), [(STREAMED_PATH, True), (STREAMED_PATH + "/x", False), ("/", False)]
)
def test_nobody_waits_for_the_end_of_an_endless_answer(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App, path: str, cut: bool
) -> None:
    app.answers, app.reads = [OK], True
    connection.data_received(GET.replace(b"/ ", path.encode() + b" ", 1))
    loop.turn(3)
    connection.shutdown()
    assert transport.closed == cut
    loop.turn(3)
    assert [event["type"] for event in app.received] == ["http.request"] + ["http.disconnect"] * cut


def test_an_answer_that_is_complete_is_not_cut_off(connection: Any, loop: ManualLoop) -> None:
    connection.data_received(GET.replace(b"/ ", STREAMED_PATH.encode() + b" ", 1))
    loop.turn(3)
    connection.shutdown()
    assert not connection.cycle.disconnected


def test_a_connection_without_a_request_is_closed(connection: Any, transport: FakeTransport) -> None:
    connection.shutdown()
    assert transport.closed


def test_junk_is_answered(connection: Any, loop: ManualLoop, transport: FakeTransport) -> None:
    connection.data_received(JUNK + b"\r\n")
    loop.turn()
    assert transport.take().startswith(b"HTTP/1.1 400 ")
    assert transport.closed


def test_whoever_works_on_a_request_that_becomes_junk_need_not_answer(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App, caplog: pytest.LogCaptureFixture
) -> None:
    app.answers, app.reads = [], True
    connection.data_received(CHUNKED)
    loop.turn(2)
    connection.data_received(JUNK)
    loop.turn(3)
    assert app.received == [{"type": "http.disconnect"}]
    assert transport.take().startswith(b"HTTP/1.1 400 ")
    assert transport.closed
    assert [record.message for record in caplog.records] == ["Invalid HTTP request received."]


def test_an_answer_that_has_begun_breaks_off_when_its_request_becomes_junk(
    connection: Any, loop: ManualLoop, transport: FakeTransport, app: App
) -> None:
    app.answers, app.reads = [OK], True
    connection.data_received(CHUNKED)
    loop.turn(2)
    transport.take()
    connection.data_received(JUNK)
    loop.turn()
    assert transport.take() == b""
    assert transport.aborted


def test_junk_after_an_answer_does_not_touch_it(
    connection: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    connection.data_received(GET)
    loop.turn(3)
    transport.take()
    connection.data_received(JUNK + b"\r\n")
    loop.turn()
    assert transport.take().startswith(b"HTTP/1.1 400 ")
    assert not connection.cycle.disconnected


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("settings", "protocol", "proxy"),
    [
        (Settings("x.db"), HttpProtocol, False),
        (Settings("x.db", unlimited=True), UnlimitedHttpProtocol, False),
        (Settings("x.db", behind_proxy=True), UnlimitedHttpProtocol, True),
    ],
)
def test_how_a_server_is_run(settings: Settings, protocol: type[HttpProtocol], proxy: bool) -> None:
    found = uvicorn_options(settings)
    assert (found["http"], found["ws"], found["proxy_headers"]) == (protocol, WebSocketProtocol, proxy)
    assert found["ws_max_size"] == MAX_FRAME_BYTES
    assert found["timeout_graceful_shutdown"] == SHUTDOWN_SECONDS
    # Caddy keeps an idle connection for two minutes.
    assert found["timeout_keep_alive"] > 120 if proxy else found["timeout_keep_alive"] == KEEP_ALIVE_SECONDS
    assert not any(found[name] for name in ("access_log", "server_header", "ws_per_message_deflate"))
    assert found["log_config"] is None, "it would log addresses"
    assert found["lifespan"] == "on"
