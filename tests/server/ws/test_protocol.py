"""What a socket takes, piece by piece, and how it is closed: counted, not timed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from fake_transport import FakeTransport, ManualLoop, attach
from websockets.frames import Close, Frame, Opcode

from quakeboard.server.ws.protocol import (
    CHUNK_BYTES,
    CLOSE_SECONDS,
    CONTROL_FRAMES_BURST,
    CONTROL_FRAMES_PER_SECOND,
    FLOODING,
    MAX_BYTES_AFTER_CLOSE,
    MAX_UNPARSED_BYTES,
    MAX_UNREAD_MESSAGES,
    SEND_NOW,
    WRITE_SECONDS,
    WebSocketProtocol,
    text_frame,
)

HANDSHAKE = (
    b"GET /somewhere HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CLOSE_FRAME = Frame(Opcode.CLOSE, Close(FLOODING, "").serialize()).serialize(mask=False)


def masked_frame(opcode: Opcode, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, last).serialize(mask=True)


TEXT = masked_frame(Opcode.TEXT)  # of no length: six bytes
assert len(TEXT) == 6


class App:
    """Accepts, and hears or does not; what it is told to send, it sends."""

    def __init__(self) -> None:
        self.scope: Any = None
        self.received: list[Any] = []
        self.listens = True
        self.opening: list[Any] = [{"type": "websocket.accept"}]
        self.done = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self._send = scope, send
        for message in self.opening:
            await send(message)
        while self.listens:
            self.received.append(await receive())
            if self.received[-1]["type"] == "websocket.disconnect":
                break
        else:
            await asyncio.Future()
        self.done = True

    def send(self, loop: ManualLoop, message: Any) -> None:
        loop.create_task(self._send(message))
        loop.turn(2)


@pytest.fixture
def loop() -> Iterator[ManualLoop]:
    loop = ManualLoop()
    yield loop
    loop.finish()


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
def transport() -> FakeTransport:
    return FakeTransport()


@pytest.fixture
def websocket(loop: ManualLoop, app: App, transport: FakeTransport) -> Any:
    """A socket that was accepted, and whose limits go by the loop's clock."""
    websocket = attach(WebSocketProtocol, app, loop, transport)
    websocket._control_frames.clock, websocket._control_frames.updated_at = loop.time, loop.time()
    websocket.data_received(HANDSHAKE)
    loop.turn(2)
    return websocket


@pytest.fixture
def unread(app: App, websocket: Any, loop: ManualLoop, transport: FakeTransport) -> Any:
    """The same, but nobody reads what it takes."""
    app.listens = False
    websocket.data_received(masked_frame(Opcode.TEXT, b"the last that is heard"))
    loop.turn(2)
    assert transport.take().startswith(b"HTTP/1.1 101")
    return websocket


def texts(websocket: Any) -> int:
    """Messages that nobody has read."""
    return int(websocket.queue.qsize())


# ---------------------------------------------------------------------- what is written


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_an_application_finds_a_way_to_send_at_once(
    websocket: Any, app: App, transport: FakeTransport
) -> None:
    transport.take()
    assert app.scope["extensions"][SEND_NOW]["send_now"]([b"one", b"two"]) is True
    assert transport.take() == text_frame(b"one") + text_frame(b"two")


def test_nothing_is_sent_at_once_to_a_client_that_does_not_keep_up(
    websocket: Any, transport: FakeTransport
) -> None:
    transport.take()
    websocket.pause_writing()
    assert not websocket.send_now([b"one"])
    websocket.resume_writing()
    assert websocket.send_now([b"two"])
    assert transport.take() == text_frame(b"two")


def test_nothing_is_sent_at_once_before_the_socket_is_accepted(
    loop: ManualLoop, transport: FakeTransport
) -> None:
    assert not attach(WebSocketProtocol, App(), loop, transport).send_now([b"one"])
    assert transport.take() == b""


@pytest.mark.parametrize("state", ["close_sent", "disconnected"])
def test_nothing_is_sent_at_once_to_a_client_that_has_gone(
    websocket: Any, transport: FakeTransport, state: str
) -> None:
    transport.take()
    setattr(websocket, state, True)
    assert not websocket.send_now([b"one"])
    assert transport.take() == b""


def test_nothing_is_sent_at_once_on_a_connection_that_is_being_closed(
    websocket: Any, transport: FakeTransport
) -> None:
    transport.take()
    transport.close()
    assert not websocket.send_now([b"one"])
    assert transport.take() == b""


def test_a_ping_is_answered(unread: Any, transport: FakeTransport) -> None:
    unread.data_received(masked_frame(Opcode.PING, b"there?"))
    assert transport.take() == Frame(Opcode.PONG, b"there?").serialize(mask=False)


# ---------------------------------------------------------------------- what is taken


def test_a_fragmented_message_is_received_as_one(websocket: Any, app: App, loop: ManualLoop) -> None:
    websocket.data_received(masked_frame(Opcode.TEXT, b"one, ", last=False))
    websocket.data_received(
        masked_frame(Opcode.CONT, b"two, ", last=False) + masked_frame(Opcode.CONT, b"three")
    )
    loop.turn(2)
    assert app.received[-1] == {"type": "websocket.receive", "text": "one, two, three"}


def test_a_small_read_is_taken_at_once(unread: Any) -> None:
    whole, rest = divmod(CHUNK_BYTES, len(TEXT))
    unread.data_received(TEXT * whole + TEXT[:rest])
    assert texts(unread) == whole
    unread.data_received(TEXT[rest:])
    assert texts(unread) == whole + 1


def test_a_large_read_is_taken_one_piece_each_time_round(unread: Any, loop: ManualLoop) -> None:
    unread.data_received(TEXT * (2 * CHUNK_BYTES))
    for turn in range(12):
        assert texts(unread) == turn * CHUNK_BYTES // len(TEXT)
        loop.turn()
    assert texts(unread) == 2 * CHUNK_BYTES
    assert not unread.unparsed


def test_one_byte_more_than_a_chunk_is_queued(unread: Any, loop: ManualLoop) -> None:
    unread.data_received((TEXT * CHUNK_BYTES)[: CHUNK_BYTES + 1])
    assert texts(unread) == 0
    loop.turn(2)
    assert texts(unread) == CHUNK_BYTES // len(TEXT)


def test_what_comes_later_waits_behind_what_came_before(unread: Any, loop: ManualLoop) -> None:
    unread.data_received(TEXT * CHUNK_BYTES)
    unread.data_received(masked_frame(Opcode.TEXT, b"last"))
    assert texts(unread) == 0
    loop.turn(7)
    told = [unread.queue.get_nowait()["text"] for _ in range(CHUNK_BYTES + 1)]
    assert told == [""] * CHUNK_BYTES + ["last"]


def test_two_large_reads_take_turns(unread: Any, app: App, loop: ManualLoop) -> None:
    other = attach(WebSocketProtocol, app, loop, FakeTransport())
    other.data_received(HANDSHAKE)
    loop.turn(2)
    before = texts(other)
    unread.data_received(TEXT * CHUNK_BYTES)
    other.data_received(TEXT * CHUNK_BYTES)
    loop.turn()
    assert (texts(unread) > 0, texts(other) > before) == (True, False)
    loop.turn()
    assert texts(other) > before


def test_a_closed_connection_is_looked_at_no_more(
    unread: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    unread.data_received(TEXT * CHUNK_BYTES)
    loop.turn()
    taken = texts(unread)
    transport.close()
    loop.turn()
    assert not unread.unparsed
    loop.turn(9)
    assert texts(unread) <= 2 * taken + 1


def test_a_lost_connection_is_looked_at_no_more(unread: Any, loop: ManualLoop) -> None:
    unread.data_received(TEXT * CHUNK_BYTES)
    unread.connection_lost(None)
    assert not unread.unparsed
    loop.turn(2)
    assert [unread.queue.get_nowait()["type"], texts(unread)] == ["websocket.disconnect", 0]


# ---------------------------------------------------------------------- too much


def assert_closed_for_flooding(websocket: Any, loop: ManualLoop, transport: FakeTransport) -> None:
    """It was told why, nothing of it is kept, and soon it is cut off."""
    assert transport.take().endswith(CLOSE_FRAME)
    assert websocket.queue.get_nowait() == {"type": "websocket.disconnect", "code": FLOODING}
    assert texts(websocket) == 0
    assert not websocket.unparsed
    assert transport.reading, "what still comes is read and thrown away"
    assert not websocket.read_paused
    websocket.data_received(TEXT)
    websocket.data_received(TEXT * CHUNK_BYTES)
    assert texts(websocket) == 0
    assert not websocket.unparsed
    assert not websocket.send_now([b"more"])
    loop.later(CLOSE_SECONDS - 0.01)
    assert not transport.aborted
    loop.later(0.01)
    assert transport.aborted


def test_more_bytes_than_can_be_looked_at_are_too_much(
    unread: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    big = masked_frame(Opcode.TEXT, b"x" * (MAX_UNPARSED_BYTES + 100))
    unread.data_received(big[:MAX_UNPARSED_BYTES])
    assert len(unread.unparsed) == MAX_UNPARSED_BYTES
    unread.data_received(b"x")
    assert_closed_for_flooding(unread, loop, transport)


def test_more_messages_than_can_be_read_are_too_much(
    unread: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    for _ in range(MAX_UNREAD_MESSAGES):
        unread.data_received(TEXT)
    assert texts(unread) == MAX_UNREAD_MESSAGES
    assert transport.take() == b""
    unread.data_received(TEXT)
    assert_closed_for_flooding(unread, loop, transport)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_more_frames_that_are_no_messages_are_too_much(
    unread: Any, loop: ManualLoop, transport: FakeTransport, opcode: Opcode
) -> None:
    more = masked_frame(opcode, last=opcode != Opcode.CONT)
    if opcode == Opcode.CONT:
        unread.data_received(masked_frame(Opcode.TEXT, b"begun", last=False))
    for _ in range(int(CONTROL_FRAMES_BURST) - 1):
        unread.data_received(more)
    loop.now += 0.5
    for _ in range(int(CONTROL_FRAMES_PER_SECOND / 2)):
        unread.data_received(more)
    assert not transport.take().endswith(CLOSE_FRAME)
    unread.data_received(more)
    assert_closed_for_flooding(unread, loop, transport)


def test_a_flood_in_one_read_is_closed_before_all_of_it_is_parsed(
    unread: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    unread.data_received(TEXT * 20_000)
    fair_queue = 0
    while (texts(unread) and not unread._discarding) or not fair_queue:
        loop.turn()
        fair_queue += 1
    assert fair_queue == -(-(MAX_UNREAD_MESSAGES + 1) * len(TEXT) // CHUNK_BYTES)
    assert_closed_for_flooding(unread, loop, transport)


# ---------------------------------------------------------------------- closing


def test_junk_after_a_close_frame_ends_the_connection(websocket: Any, transport: FakeTransport) -> None:
    """Invalid text and a close frame in the same read: nothing more can be sent."""
    websocket.data_received(masked_frame(Opcode.TEXT, b"\xff") + masked_frame(Opcode.CLOSE))
    assert transport.aborted


def test_a_client_that_never_answers_a_close_frame_is_cut_off(
    websocket: Any, app: App, loop: ManualLoop, transport: FakeTransport
) -> None:
    transport.take()
    websocket.pause_writing()  # there is no room for it
    app.send(loop, {"type": "websocket.close", "code": 4001})
    assert transport.take() == Frame(Opcode.CLOSE, Close(4001, "").serialize()).serialize(mask=False)
    loop.later(websocket.close_timeout - 0.01)
    assert not transport.aborted
    loop.later(0.01)
    assert transport.aborted
    assert not transport.closed, "a connection that takes nothing would never be closed"


@pytest.mark.parametrize("closed", [True, False])
def test_a_client_that_reads_nothing_is_cut_off(
    websocket: Any, loop: ManualLoop, transport: FakeTransport, closed: bool
) -> None:
    """Also when the connection is being closed, which waits until everything is written."""
    transport.unwritten = 1000
    websocket.pause_writing()
    if closed:
        websocket.keepalive_timeout()
        assert transport.closed
    loop.later(WRITE_SECONDS - 1)
    assert not transport.aborted
    loop.later(1)
    assert transport.aborted


def test_a_client_that_reads_on_is_not_cut_off(
    websocket: Any, loop: ManualLoop, transport: FakeTransport
) -> None:
    websocket.pause_writing()
    websocket.resume_writing()
    loop.now += 2 * WRITE_SECONDS
    loop.turn(2)
    assert not transport.aborted


def test_a_message_waits_until_there_is_room_for_it(
    websocket: Any, app: App, loop: ManualLoop, transport: FakeTransport
) -> None:
    transport.take()
    websocket.pause_writing()
    app.send(loop, {"type": "websocket.send", "text": "patience"})
    assert transport.take() == b""
    websocket.resume_writing()
    loop.turn(2)
    assert transport.take() == text_frame(b"patience")


def test_a_little_may_come_after_a_close_frame(
    websocket: Any, app: App, loop: ManualLoop, transport: FakeTransport
) -> None:
    app.send(loop, {"type": "websocket.close", "code": 4001})
    first = websocket.close_timer
    late = masked_frame(Opcode.TEXT, b"x" * (CHUNK_BYTES - 8))
    assert len(late) == CHUNK_BYTES
    for _ in range(MAX_BYTES_AFTER_CLOSE // CHUNK_BYTES):
        websocket.data_received(late)
    assert websocket.close_timer is first
    assert not first.cancelled()
    websocket.data_received(TEXT)
    assert first.cancelled(), "or it would keep what it is to abort"
    assert websocket.close_timer.when() == loop.now + CLOSE_SECONDS
    assert not transport.is_closing()
    loop.later(CLOSE_SECONDS)
    assert transport.aborted


def test_a_flood_is_closed_once(websocket: Any, app: App, loop: ManualLoop, transport: FakeTransport) -> None:
    app.send(loop, {"type": "websocket.close", "code": 4001})
    transport.take()
    websocket.data_received(b"\x00" * (MAX_UNPARSED_BYTES + 1))
    assert transport.take() == b""
    loop.later(CLOSE_SECONDS)
    assert transport.aborted


def test_a_refused_handshake_is_answered_once(
    app: App, loop: ManualLoop, transport: FakeTransport, caplog: pytest.LogCaptureFixture
) -> None:
    app.opening = [
        {"type": "websocket.http.response.start", "status": 429, "headers": []},
        {"type": "websocket.http.response.body", "body": b"too many"},
    ]
    attach(WebSocketProtocol, app, loop, transport).data_received(HANDSHAKE)
    loop.turn(4)
    assert transport.written.startswith(b"HTTP/1.1 429 ")
    assert transport.written.endswith(b"\r\n\r\ntoo many")
    assert transport.closed
    assert not caplog.records


def test_nothing_is_sent_at_once_into_a_refusal(app: App, loop: ManualLoop, transport: FakeTransport) -> None:
    app.opening = [{"type": "websocket.http.response.start", "status": 429, "headers": []}]
    websocket = attach(WebSocketProtocol, app, loop, transport)
    websocket.data_received(HANDSHAKE)
    loop.turn(2)
    assert not websocket.send_now([b"one"])
    websocket.connection_lost(None)


# ---------------------------------------------------------------------- what is left


@pytest.mark.parametrize("first", ["lost", "answered"])
def test_nothing_refers_to_a_socket_that_was_answered_and_lost(
    websocket: Any, app: App, loop: ManualLoop, first: str
) -> None:
    if first == "lost":
        websocket.connection_lost(None)
        assert websocket.scope, "the application may still look at it"
        loop.turn(3)
    else:
        app.send(loop, {"type": "websocket.close"})
        loop.turn(3)
        assert websocket.scope
        websocket.connection_lost(None)
    assert app.done
    assert websocket.scope == {}
    assert websocket.conn.parser.gi_frame is None
    assert (websocket.conn.handshake_exc, websocket.conn.parser_exc) == (None, None)
