"""Every HTTP request is counted, limited by its address, and answered with safe headers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from server_thread import ServerThread

from quakeboard.server.http.middleware import HEADERS, RequestMiddleware
from quakeboard.server.limits import RateLimiter
from quakeboard.server.metrics import Metrics


class MiddlewareHarness:
    """A middleware around an application that answers 200."""

    def __init__(self, *headers: tuple[bytes, bytes], burst: float = 2) -> None:
        self.state = SimpleNamespace(
            metrics=Metrics(),
            request_limiter=RateLimiter(rate=1e-9, burst=burst),
            check_request_blocked=lambda scope: None,
        )
        self.headers = list(headers)
        self.sent: list[Any] = []
        self.inside: list[str] = []

    def __call__(self, path: str = "/", kind: str = "http") -> int:
        """The status of the answer."""
        app = SimpleNamespace(state=SimpleNamespace(app_state=self.state))
        scope = {"type": kind, "path": path, "headers": [], "client": ("203.0.113.9", 1), "app": app}
        self.sent.clear()
        asyncio.run(RequestMiddleware(self.app)(scope, self.receive, self.send))
        return int(self.sent[0].get("status", 0))

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.inside.append(scope["path"])
        await send({"type": f"{scope['type']}.response.start", "status": 200, "headers": self.headers})
        await send({"type": f"{scope['type']}.response.body", "body": b"ok"})

    async def send(self, message: Any) -> None:
        self.sent.append(message)

    async def receive(self) -> Any:
        raise AssertionError("nobody reads")

    def counted(self, status: int) -> float | None:
        found = self.state.metrics.registry.get_sample_value(
            "quakeboard_http_requests_total", {"status": str(status)}
        )
        return None if found is None else float(found)


def test_an_answer_gets_the_headers_that_it_lacks() -> None:
    walk = MiddlewareHarness((b"Cache-Control", b"public"), (b"x-own", b"1"))
    assert walk() == 200
    kept = [header for header in HEADERS if header[0] != b"cache-control"]
    assert walk.sent[0]["headers"] == [(b"Cache-Control", b"public"), (b"x-own", b"1"), *kept]
    assert walk.sent[1] == {"type": "http.response.body", "body": b"ok"}
    assert walk.counted(200) == 1


def test_one_address_may_ask_for_so_much() -> None:
    walk = MiddlewareHarness()
    assert [walk("/api/games") for _ in range(4)] == [200, 200, 429, 429]
    assert len(walk.inside) == 2
    assert set(HEADERS) <= set(walk.sent[0]["headers"])
    assert (walk.counted(200), walk.counted(429)) == (2, 2)


@pytest.mark.parametrize("path", ["/healthz", "/metrics"])
def test_monitoring_paths_are_not_limited(path: str) -> None:
    walk = MiddlewareHarness(burst=1)
    assert [walk(path) for _ in range(3)] == [200, 200, 200]
    assert [walk("/"), walk("/"), walk(path)] == [200, 429, 200]


def test_sockets_pass() -> None:
    walk = MiddlewareHarness(burst=0)
    walk(kind="websocket")
    assert walk.sent[0]["headers"] == []
    assert walk.counted(200) is None


# ---------------------------------------------------------------------- an unknown proxy


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_a_proxy_of_this_machine_is_warned_about_once(
    start_server: Callable[..., ServerThread], caplog: pytest.LogCaptureFixture, header: str
) -> None:
    server = start_server()
    server.http.get("/api/games")
    assert not warnings(caplog)
    for _ in range(3):
        server.http.get("/api/games", headers={header: "for=203.0.113.7"})
    (warning,) = warnings(caplog)
    assert "--behind-proxy" in warning


def test_a_proxy_that_the_server_knows_of_is_no_reason_to_warn(
    start_server: Callable[..., ServerThread], caplog: pytest.LogCaptureFixture
) -> None:
    start_server(behind_proxy=True).http.get("/api/games", headers={"forwarded": "for=203.0.113.7"})
    assert not warnings(caplog)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if "proxy" in record.getMessage()]
