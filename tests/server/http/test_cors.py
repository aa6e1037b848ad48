"""Pages of configured origins may use the API from a browser; others may not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from server_thread import ServerThread, frozen_clock

from quakeboard.server import app
from quakeboard.server.http import openapi
from quakeboard.service.store import StoreUnavailable

FRIENDS, OTHERS = "https://friends.example", "https://more.example:8443"
STRANGERS = [
    "https://evil.example",
    "http://friends.example",
    "https://friends.example.evil.example",
    "null",
    "*",
]
PATHS = [
    (way.method.upper(), way.path.format(table="none", seat=0, number=1, target="none"))
    for way in openapi.OPERATIONS
]


@pytest.fixture
def server(start_server: Callable[..., ServerThread]) -> ServerThread:
    return start_server(frozen_clock, origins=frozenset({FRIENDS, OTHERS}), behind_proxy=True)


def preflight(server: ServerThread, origin: str, method: str, path: str, headers: str) -> httpx.Response:
    asked = {"origin": origin, "access-control-request-method": method}
    return server.http.options(path, headers={**asked, "access-control-request-headers": headers})


def allowed_for(response: httpx.Response, origin: str | None) -> bool:
    """Whether a page of this origin alone may read the response, and caches know that it depends on it."""
    assert "origin" in response.headers["vary"].lower()
    assert response.headers.get("access-control-allow-origin") == origin
    return True


@pytest.mark.parametrize("origin", [FRIENDS, OTHERS])
def test_every_operation_may_be_asked_for(server: ServerThread, origin: str) -> None:
    for method, path in PATHS:
        response = preflight(server, origin, method, path, "authorization,content-type")
        assert response.status_code == 200
        assert allowed_for(response, origin)
        assert response.headers["access-control-allow-credentials"] == "true"
        assert method in response.headers["access-control-allow-methods"]
        assert "Authorization" in response.headers["access-control-allow-headers"]


@pytest.mark.parametrize("origin", STRANGERS)
def test_pages_of_other_origins_may_not(server: ServerThread, origin: str) -> None:
    assert preflight(server, origin, "POST", "/api/tables", "content-type").status_code == 400
    for method, path in PATHS:
        assert allowed_for(preflight(server, origin, method, path, "content-type"), None)
        assert allowed_for(server.http.request(method, path, headers={"origin": origin}), None)


def test_methods_that_there_are_not_may_not_be_asked_for(server: ServerThread) -> None:
    assert preflight(server, FRIENDS, "DELETE", "/api/tables", "").status_code == 400


def test_a_table_is_opened_and_seen_from_another_origin(server: ServerThread) -> None:
    body = {"game": "seismic", "seats": [{}, {}]}
    with server.browser(origin=FRIENDS) as browser:
        opened = browser.post("/api/tables", json=body)
        assert opened.status_code == 201
        assert allowed_for(opened, FRIENDS)
    with server.browser(origin=FRIENDS) as browser:  # without the cookie
        token = {"authorization": f"Bearer {opened.json()['watch']}"}
        found = browser.get(f"/api/tables/{opened.json()['table']}", headers=token)
        assert found.status_code == 200
        assert allowed_for(found, FRIENDS)


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_refusals_may_be_read(server: ServerThread, method: str, path: str) -> None:
    assert allowed_for(server.http.request(method, path, headers={"origin": FRIENDS}), FRIENDS)


def test_what_is_not_there_and_what_is_too_much_may_be_read(server: ServerThread) -> None:
    far = {"origin": FRIENDS, "x-forwarded-for": "203.0.113.7"}
    assert allowed_for(server.http.get("/api/none", headers=far), FRIENDS)
    assert allowed_for(server.http.delete("/api/tables", headers=far), FRIENDS)
    for _ in range(app.REQUESTS_BURST):
        response = server.http.get("/api/games", headers=far)
    assert response.status_code == 429
    assert allowed_for(response, FRIENDS)


@pytest.mark.parametrize(("error", "status"), [(StoreUnavailable(), 503), (RuntimeError(), 500)])
def test_failures_may_be_read(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int
) -> None:
    async def fail(*_: Any) -> Any:
        raise error

    monkeypatch.setattr(server.state.service.store, "public_tables", fail)
    response = server.http.get("/api/tables", headers={"origin": FRIENDS})
    assert response.status_code == status
    assert allowed_for(response, FRIENDS)


def test_a_server_without_origins_says_nothing(start_server: Callable[..., ServerThread]) -> None:
    response = start_server().http.get("/api/games", headers={"origin": FRIENDS})
    assert not [name for name in response.headers if name.startswith("access-control")]
