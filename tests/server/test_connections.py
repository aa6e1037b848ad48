"""How a connection ends: with a number that says why, or in silence if the client has gone."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from fake_transport import ManualLoop
from server_thread import ServerThread

from quakeboard.server.metrics import Metrics
from quakeboard.server.ws.endpoint import FAILED, TOKEN_REVOKED, TOO_SLOW, Socket
from quakeboard.server.ws.outbox import MAX_QUEUED_BYTES, BatchWriter

SCOPE = {"type": "websocket", "path_params": {"table": "t1"}, "client": ("203.0.113.9", 1), "headers": []}


def state(metrics: Metrics) -> Any:
    return SimpleNamespace(
        service=None,
        notices=None,
        sessions=SimpleNamespace(read=lambda _: None),
        batch_writer=BatchWriter(),
        metrics=metrics,
        clock=lambda: 0.0,
    )


def ended(error: Exception | None) -> tuple[list[Any], Metrics]:
    """What is sent to a client when this happens to whoever listens to it (None: the client goes)."""
    sent: list[Any] = []
    metrics = Metrics()

    async def receive() -> Any:
        if error is not None:
            raise error
        return {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def run() -> None:
        await Socket(state(metrics), SCOPE, receive, send).serve()

    asyncio.run(run())
    return sent, metrics


def dropped(metrics: Metrics, reason: str) -> float | None:
    return metrics.registry.get_sample_value("quakeboard_connections_dropped_total", {"reason": reason})


def test_a_failure_is_logged_and_closes_the_socket(caplog: pytest.LogCaptureFixture) -> None:
    sent, metrics = ended(ValueError("a mistake in the program"))
    assert sent == [{"type": "websocket.close", "code": FAILED}]
    assert dropped(metrics, "failed") == 1
    assert [record.message for record in caplog.records] == ["a connection failed"]


@pytest.mark.parametrize("error", [None, ConnectionResetError()])
def test_a_client_that_goes_is_no_failure(error: Exception | None, caplog: pytest.LogCaptureFixture) -> None:
    sent, metrics = ended(error)
    assert sent == []
    assert dropped(metrics, "failed") is None
    assert caplog.records == []


@pytest.mark.parametrize(
    ("size", "seconds", "code"), [(MAX_QUEUED_BYTES, 0.0, TOO_SLOW), (1, 1.0, TOKEN_REVOKED)]
)
def test_a_client_that_takes_nothing_is_not_waited_for(size: int, seconds: float, code: int) -> None:
    """A connection closed as too slow gets no more time; others get a second for queued messages."""
    sent: list[Any] = []

    async def receive() -> Any:
        await asyncio.Future()

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Future()
        sent.append(message)

    loop = ManualLoop()
    connection = Socket(state(Metrics()), SCOPE, receive, send)
    serving = loop.create_task(connection.serve())
    loop.turn(3)
    for message in (b"on its way", b"x" * size, b"y"):
        loop.call_soon(connection.send, message)
        loop.turn(5)
    loop.call_soon(connection.close_revoked)  # a connection that is closing is not closed again
    loop.turn(5)
    loop.later(max(0.0, seconds - 0.01))
    assert (sent == []) == (seconds > 0)
    loop.later(0.01 if seconds else 0.0)
    loop.turn(5)
    assert sent == [{"type": "websocket.close", "code": code}]
    assert serving.done()
    loop.close()


def test_one_character_can_be_said(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        assert mara.ask("say", text=" ! ")["type"] == "done"
        assert mara.ask("say", text="  ")["code"] == "too-long"
