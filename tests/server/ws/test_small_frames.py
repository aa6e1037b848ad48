"""Small text frames pass the parser by, and nobody can tell but by the time it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fake_transport import FakeTransport, ManualLoop, attach
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Opcode

from quakeboard.server.ws.protocol import MAX_WAITING_MESSAGES, WebSocketProtocol, read_text_frame
from tests.server.ws.test_protocol import HANDSHAKE, App, masked_frame

words = st.text(st.characters(codec="utf-8"), max_size=150)


@pytest.fixture
def loop() -> Iterator[ManualLoop]:
    loop = ManualLoop()
    yield loop
    loop.finish()


def accepted(loop: ManualLoop, app: App, transport: FakeTransport) -> Any:
    websocket = attach(WebSocketProtocol, app, loop, transport)
    websocket.data_received(HANDSHAKE)
    loop.turn(2)
    return websocket


@given(st.lists(st.tuples(words, st.booleans(), st.booleans()), max_size=6), st.data())
def test_messages_arrive_whole_and_in_order_however_they_are_cut(
    messages: list[tuple[str, bool, bool]], data: st.DataObject
) -> None:
    sent = b""
    for text, in_two_frames, ping_before in messages:
        sent += masked_frame(Opcode.PING) if ping_before else b""
        whole = text.encode()
        if in_two_frames:
            sent += masked_frame(Opcode.TEXT, whole[:3], last=False) + masked_frame(Opcode.CONT, whole[3:])
        else:
            sent += masked_frame(Opcode.TEXT, whole)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sent)), max_size=8)))
    loop, app = ManualLoop(), App()
    websocket = accepted(loop, app, FakeTransport())
    for begin, end in zip([0, *cuts], [*cuts, len(sent)], strict=True):
        websocket.data_received(sent[begin:end])
        loop.turn(3)
    loop.turn(10 + len(sent) // 100)
    received = [event["text"] for event in app.received if event["type"] == "websocket.receive"]
    loop.finish()
    assert received == [text for text, _, _ in messages]


def test_a_frame_within_a_frame_is_no_message(loop: ManualLoop) -> None:
    inner = masked_frame(Opcode.TEXT, b"inner")
    outer = bytes((0x80 | Opcode.BINARY, 0x80 | len(inner), 0, 0, 0, 0)) + inner  # its mask changes nothing
    app = App()
    websocket = accepted(loop, app, FakeTransport())
    websocket.data_received(outer[:6])  # the parser has taken the head, so nothing is left in its buffer
    websocket.data_received(outer[6:])
    loop.turn(3)
    assert [event.get("text") for event in app.received if event["type"] == "websocket.receive"] == [None]


def test_a_small_text_frame_is_not_parsed(loop: ManualLoop) -> None:
    app = App()
    websocket = accepted(loop, app, FakeTransport())
    websocket.conn.receive_data = None  # would raise
    websocket.data_received(masked_frame(Opcode.TEXT, b"move"))
    loop.turn(3)
    assert app.received[-1] == {"type": "websocket.receive", "text": "move"}


def test_reading_stops_while_messages_wait_and_goes_on_when_they_are_read(loop: ManualLoop) -> None:
    app, transport = App(), FakeTransport()
    websocket = accepted(loop, app, transport)
    for _ in range(MAX_WAITING_MESSAGES):
        websocket.data_received(masked_frame(Opcode.TEXT, b"one of many"))
    assert transport.reading
    websocket.data_received(masked_frame(Opcode.TEXT, b"one too many"))
    assert not transport.reading
    loop.turn(2 * MAX_WAITING_MESSAGES)
    assert transport.reading
    assert len(app.received) == 1 + MAX_WAITING_MESSAGES + 1  # the first is the handshake


def test_no_message_is_taken_after_the_close(loop: ManualLoop) -> None:
    app = App()
    websocket = accepted(loop, app, FakeTransport())
    app.send(loop, {"type": "websocket.close"})
    before = len(app.received)
    websocket.data_received(masked_frame(Opcode.TEXT, b"too late"))
    loop.turn(3)
    assert len(app.received) == before


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        masked_frame(Opcode.TEXT, b"text")[:-1],
        masked_frame(Opcode.TEXT, b"text") + b"x",
        masked_frame(Opcode.TEXT, b"x" * 126),
        masked_frame(Opcode.TEXT, b"text", last=False),
        masked_frame(Opcode.BINARY, b"bytes"),
        masked_frame(Opcode.PING, b"ping"),
        masked_frame(Opcode.TEXT, b"\xff"),
        b"\x81\x04text",  # not masked
        b"\xc1\x80\0\0\0\0",  # a reserved bit
    ],
)
def test_all_else_is_left_to_the_parser(frame: bytes) -> None:
    assert read_text_frame(frame) is None
