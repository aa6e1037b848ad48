"""How a connection ends: with a number that says why, or in silence if the client has gone."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from quakeboard.server.metrics import Metrics
from quakeboard.server.outbox import Postman
from quakeboard.server.sockets import FAILED, Connection

SCOPE = {"type": "websocket", "path_params": {"table": "t1"}, "client": ("203.0.113.9", 1), "headers": []}


def ended(error: Exception | None) -> tuple[list[Any], Metrics]:
    """What is sent to a client when this happens to whoever listens to it (None: the client goes)."""
    sent: list[Any] = []
    metrics = Metrics()
    house: Any = SimpleNamespace(
        lobby=SimpleNamespace(desks={}),
        sessions=SimpleNamespace(read=lambda _: None),
        postman=Postman(),
        metrics=metrics,
        clock=lambda: 0.0,
    )

    async def receive() -> Any:
        if error is not None:
            raise error
        return {"type": "websocket.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def run() -> None:
        await Connection(house, SCOPE, receive, send).serve()

    asyncio.run(run())
    return sent, metrics


def dropped(metrics: Metrics, reason: str) -> float | None:
    return metrics.registry.get_sample_value("quakeboard_connections_dropped_total", {"reason": reason})


def test_a_failure_is_logged_and_closes_the_socket(caplog: pytest.LogCaptureFixture) -> None:
    sent, metrics = ended(ValueError("a mistake in the program"))
    assert sent == [{"type": "websocket.close", "code": FAILED}]
    assert dropped(metrics, "failed") == 1
    assert [record.message for record in caplog.records] == ["a socket failed"]


@pytest.mark.parametrize("error", [None, ConnectionResetError()])
def test_a_client_that_goes_is_no_failure(error: Exception | None, caplog: pytest.LogCaptureFixture) -> None:
    sent, metrics = ended(error)
    assert sent == []
    assert dropped(metrics, "failed") is None
    assert caplog.records == []
