"""What a socket takes, piece by piece, and how it is closed: counted, not timed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.frames import Close, Frame, Opcode
from wired import Clockwork, Wire, attach

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
    WebSocketProtocol,
    text_frame,
)

HANDSHAKE = (
    b"GET /somewhere HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GOODBYE = Frame(Opcode.CLOSE, Close(FLOODING, "").serialize()).serialize(mask=False)


def said(opcode: Opcode, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, last).serialize(mask=True)


TEXT = said(Opcode.TEXT)  # of no length: six bytes
assert len(TEXT) == 6


class App:
    """Accepts, and hears or does not; what it is told to send, it sends."""

    def __init__(self) -> None:
        self.scope: Any = None
        self.heard: list[Any] = []
        self.listens = True
        self.opening: list[Any] = [{"type": "websocket.accept"}]
        self.done = False

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope, self._send = scope, send
        for message in self.opening:
            await send(message)
        while self.listens:
            self.heard.append(await receive())
            if self.heard[-1]["type"] == "websocket.disconnect":
                break
        else:
            await asyncio.Future()
        self.done = True

    def send(self, loop: Clockwork, message: Any) -> None:
        loop.create_task(self._send(message))
        loop.turn(2)


@pytest.fixture
def loop() -> Iterator[Clockwork]:
    loop = Clockwork()
    yield loop
    loop.finish()


@pytest.fixture
def app() -> App:
    return App()


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def frames(loop: Clockwork, app: App, wire: Wire) -> Any:
    """A socket that was accepted, and whose limits go by the loop's clock."""
    frames = attach(WebSocketProtocol, app, loop, wire)
    frames._control_frames.clock, frames._control_frames.updated_at = loop.time, loop.time()
    frames.data_received(HANDSHAKE)
    loop.turn(2)
    return frames


@pytest.fixture
def deaf(app: App, frames: Any, loop: Clockwork, wire: Wire) -> Any:
    """The same, but nobody reads what it takes."""
    app.listens = False
    frames.data_received(said(Opcode.TEXT, b"the last that is heard"))
    loop.turn(2)
    assert wire.take().startswith(b"HTTP/1.1 101")
    return frames


def texts(frames: Any) -> int:
    """Messages that nobody has read."""
    return int(frames.queue.qsize())


# ---------------------------------------------------------------------- what is written


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 2**16 - 1, 2**16, 2**16 + 1])
def test_a_text_is_framed_as_the_standard_says(size: int) -> None:
    assert text_frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_an_application_finds_a_way_to_send_at_once(frames: Any, app: App, wire: Wire) -> None:
    wire.take()
    assert app.scope["extensions"][SEND_NOW]["send_now"]([b"one", b"two"]) is True
    assert wire.take() == text_frame(b"one") + text_frame(b"two")


def test_nothing_is_sent_at_once_to_a_client_that_does_not_keep_up(frames: Any, wire: Wire) -> None:
    wire.take()
    frames.pause_writing()
    assert not frames.send_now([b"one"])
    frames.resume_writing()
    assert frames.send_now([b"two"])
    assert wire.take() == text_frame(b"two")


def test_nothing_is_sent_at_once_before_the_socket_is_accepted(loop: Clockwork, wire: Wire) -> None:
    assert not attach(WebSocketProtocol, App(), loop, wire).send_now([b"one"])
    assert wire.take() == b""


@pytest.mark.parametrize("state", ["close_sent", "disconnected"])
def test_nothing_is_sent_at_once_to_a_client_that_has_gone(frames: Any, wire: Wire, state: str) -> None:
    wire.take()
    setattr(frames, state, True)
    assert not frames.send_now([b"one"])
    assert wire.take() == b""


def test_nothing_is_sent_at_once_on_a_connection_that_is_being_closed(frames: Any, wire: Wire) -> None:
    wire.take()
    wire.close()
    assert not frames.send_now([b"one"])
    assert wire.take() == b""


def test_a_ping_is_answered(deaf: Any, wire: Wire) -> None:
    deaf.data_received(said(Opcode.PING, b"there?"))
    assert wire.take() == Frame(Opcode.PONG, b"there?").serialize(mask=False)


# ---------------------------------------------------------------------- what is taken


def test_a_message_in_pieces_is_heard_as_one(frames: Any, app: App, loop: Clockwork) -> None:
    frames.data_received(said(Opcode.TEXT, b"one, ", last=False))
    frames.data_received(said(Opcode.CONT, b"two, ", last=False) + said(Opcode.CONT, b"three"))
    loop.turn(2)
    assert app.heard[-1] == {"type": "websocket.receive", "text": "one, two, three"}


def test_a_small_read_is_taken_at_once(deaf: Any) -> None:
    whole, rest = divmod(CHUNK_BYTES, len(TEXT))
    deaf.data_received(TEXT * whole + TEXT[:rest])
    assert texts(deaf) == whole
    deaf.data_received(TEXT[rest:])
    assert texts(deaf) == whole + 1


def test_a_large_read_is_taken_one_piece_each_time_round(deaf: Any, loop: Clockwork) -> None:
    deaf.data_received(TEXT * (2 * CHUNK_BYTES))
    for turn in range(12):
        assert texts(deaf) == turn * CHUNK_BYTES // len(TEXT)
        loop.turn()
    assert texts(deaf) == 2 * CHUNK_BYTES
    assert not deaf.unparsed


def test_one_byte_more_than_a_piece_waits_in_line(deaf: Any, loop: Clockwork) -> None:
    deaf.data_received((TEXT * CHUNK_BYTES)[: CHUNK_BYTES + 1])
    assert texts(deaf) == 0
    loop.turn(2)
    assert texts(deaf) == CHUNK_BYTES // len(TEXT)


def test_what_comes_later_waits_behind_what_came_before(deaf: Any, loop: Clockwork) -> None:
    deaf.data_received(TEXT * CHUNK_BYTES)
    deaf.data_received(said(Opcode.TEXT, b"last"))
    assert texts(deaf) == 0
    loop.turn(7)
    told = [deaf.queue.get_nowait()["text"] for _ in range(CHUNK_BYTES + 1)]
    assert told == [""] * CHUNK_BYTES + ["last"]


def test_two_large_reads_take_turns(deaf: Any, app: App, loop: Clockwork) -> None:
    other = attach(WebSocketProtocol, app, loop, Wire())
    other.data_received(HANDSHAKE)
    loop.turn(2)
    before = texts(other)
    deaf.data_received(TEXT * CHUNK_BYTES)
    other.data_received(TEXT * CHUNK_BYTES)
    loop.turn()
    assert (texts(deaf) > 0, texts(other) > before) == (True, False)
    loop.turn()
    assert texts(other) > before


def test_a_closed_connection_is_looked_at_no_more(deaf: Any, loop: Clockwork, wire: Wire) -> None:
    deaf.data_received(TEXT * CHUNK_BYTES)
    loop.turn()
    taken = texts(deaf)
    wire.close()
    loop.turn()
    assert not deaf.unparsed
    loop.turn(9)
    assert texts(deaf) <= 2 * taken + 1


def test_a_lost_connection_is_looked_at_no_more(deaf: Any, loop: Clockwork) -> None:
    deaf.data_received(TEXT * CHUNK_BYTES)
    deaf.connection_lost(None)
    assert not deaf.unparsed
    loop.turn(2)
    assert [deaf.queue.get_nowait()["type"], texts(deaf)] == ["websocket.disconnect", 0]


# ---------------------------------------------------------------------- too much


def is_let_go(frames: Any, loop: Clockwork, wire: Wire) -> None:
    """It was told why, nothing of it is kept, and soon it is cut off."""
    assert wire.take().endswith(GOODBYE)
    assert frames.queue.get_nowait() == {"type": "websocket.disconnect", "code": FLOODING}
    assert texts(frames) == 0
    assert not frames.unparsed
    assert wire.reading, "what still comes is read and thrown away"
    assert not frames.read_paused
    frames.data_received(TEXT)
    frames.data_received(TEXT * CHUNK_BYTES)
    assert texts(frames) == 0
    assert not frames.unparsed
    assert not frames.send_now([b"more"])
    loop.later(CLOSE_SECONDS - 0.01)
    assert not wire.aborted
    loop.later(0.01)
    assert wire.aborted


def test_more_bytes_than_can_be_looked_at_are_too_much(deaf: Any, loop: Clockwork, wire: Wire) -> None:
    big = said(Opcode.TEXT, b"x" * (MAX_UNPARSED_BYTES + 100))
    deaf.data_received(big[:MAX_UNPARSED_BYTES])
    assert len(deaf.unparsed) == MAX_UNPARSED_BYTES
    deaf.data_received(b"x")
    is_let_go(deaf, loop, wire)


def test_more_messages_than_can_be_read_are_too_much(deaf: Any, loop: Clockwork, wire: Wire) -> None:
    for _ in range(MAX_UNREAD_MESSAGES):
        deaf.data_received(TEXT)
    assert texts(deaf) == MAX_UNREAD_MESSAGES
    assert wire.take() == b""
    deaf.data_received(TEXT)
    is_let_go(deaf, loop, wire)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_more_frames_that_are_no_messages_are_too_much(
    deaf: Any, loop: Clockwork, wire: Wire, opcode: Opcode
) -> None:
    more = said(opcode, last=opcode != Opcode.CONT)
    if opcode == Opcode.CONT:
        deaf.data_received(said(Opcode.TEXT, b"begun", last=False))
    for _ in range(int(CONTROL_FRAMES_BURST) - 1):
        deaf.data_received(more)
    loop.now += 0.5
    for _ in range(int(CONTROL_FRAMES_PER_SECOND / 2)):
        deaf.data_received(more)
    assert not wire.take().endswith(GOODBYE)
    deaf.data_received(more)
    is_let_go(deaf, loop, wire)


def test_a_flood_in_one_read_is_let_go_before_it_is_looked_at_to_the_end(
    deaf: Any, loop: Clockwork, wire: Wire
) -> None:
    deaf.data_received(TEXT * 20_000)
    fair_queue = 0
    while (texts(deaf) and not deaf._discarding) or not fair_queue:
        loop.turn()
        fair_queue += 1
    assert fair_queue == -(-(MAX_UNREAD_MESSAGES + 1) * len(TEXT) // CHUNK_BYTES)
    is_let_go(deaf, loop, wire)


# ---------------------------------------------------------------------- goodbyes


def test_junk_behind_a_goodbye_ends_the_connection(frames: Any, wire: Wire) -> None:
    """A text that is none, and a goodbye in the same read: nothing more can be said to that."""
    frames.data_received(said(Opcode.TEXT, b"\xff") + said(Opcode.CLOSE))
    assert wire.aborted


def test_whoever_never_takes_a_goodbye_is_cut_off(frames: Any, app: App, loop: Clockwork, wire: Wire) -> None:
    wire.take()
    frames.pause_writing()  # there is no room for it
    app.send(loop, {"type": "websocket.close", "code": 4001})
    assert wire.take() == Frame(Opcode.CLOSE, Close(4001, "").serialize()).serialize(mask=False)
    loop.later(frames.close_timeout - 0.01)
    assert not wire.aborted
    loop.later(0.01)
    assert wire.aborted
    assert not wire.closed, "a connection that takes nothing would never be closed"


def test_a_message_waits_until_there_is_room_for_it(
    frames: Any, app: App, loop: Clockwork, wire: Wire
) -> None:
    wire.take()
    frames.pause_writing()
    app.send(loop, {"type": "websocket.send", "text": "patience"})
    assert wire.take() == b""
    frames.resume_writing()
    loop.turn(2)
    assert wire.take() == text_frame(b"patience")


def test_a_little_may_come_after_a_goodbye(frames: Any, app: App, loop: Clockwork, wire: Wire) -> None:
    app.send(loop, {"type": "websocket.close", "code": 4001})
    first = frames.close_timer
    late = said(Opcode.TEXT, b"x" * (CHUNK_BYTES - 8))
    assert len(late) == CHUNK_BYTES
    for _ in range(MAX_BYTES_AFTER_CLOSE // CHUNK_BYTES):
        frames.data_received(late)
    assert frames.close_timer is first
    assert not first.cancelled()
    frames.data_received(TEXT)
    assert first.cancelled(), "or it would keep what it is to abort"
    assert frames.close_timer.when() == loop.now + CLOSE_SECONDS
    assert not wire.is_closing()
    loop.later(CLOSE_SECONDS)
    assert wire.aborted


def test_a_flood_does_not_say_goodbye_twice(frames: Any, app: App, loop: Clockwork, wire: Wire) -> None:
    app.send(loop, {"type": "websocket.close", "code": 4001})
    wire.take()
    frames.data_received(b"\x00" * (MAX_UNPARSED_BYTES + 1))
    assert wire.take() == b""
    loop.later(CLOSE_SECONDS)
    assert wire.aborted


def test_a_refused_handshake_is_answered_once(
    app: App, loop: Clockwork, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    app.opening = [
        {"type": "websocket.http.response.start", "status": 429, "headers": []},
        {"type": "websocket.http.response.body", "body": b"too many"},
    ]
    attach(WebSocketProtocol, app, loop, wire).data_received(HANDSHAKE)
    loop.turn(4)
    assert wire.written.startswith(b"HTTP/1.1 429 ")
    assert wire.written.endswith(b"\r\n\r\ntoo many")
    assert wire.closed
    assert not caplog.records


def test_nothing_is_sent_at_once_into_a_refusal(app: App, loop: Clockwork, wire: Wire) -> None:
    app.opening = [{"type": "websocket.http.response.start", "status": 429, "headers": []}]
    frames = attach(WebSocketProtocol, app, loop, wire)
    frames.data_received(HANDSHAKE)
    loop.turn(2)
    assert not frames.send_now([b"one"])
    frames.connection_lost(None)


# ---------------------------------------------------------------------- what is left


@pytest.mark.parametrize("first", ["lost", "answered"])
def test_nothing_refers_to_a_socket_that_was_answered_and_lost(
    frames: Any, app: App, loop: Clockwork, first: str
) -> None:
    if first == "lost":
        frames.connection_lost(None)
        assert frames.scope, "the application may still look at it"
        loop.turn(3)
    else:
        app.send(loop, {"type": "websocket.close"})
        loop.turn(3)
        assert frames.scope
        frames.connection_lost(None)
    assert app.done
    assert frames.scope == {}
    assert frames.conn.parser.gi_frame is None
    assert (frames.conn.handshake_exc, frames.conn.parser_exc) == (None, None)
