"""A server below a path of a host, behind proxies that pass the path on and behind those that take it off."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from itsdangerous import Signer
from server_thread import ServerThread
from small_client import PAGE, SCRIPT, small_client
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from quakeboard.server import app
from quakeboard.server.http.sessions import COOKIE
from quakeboard.server.settings import Settings

TABLE = {"game": "seismic", "seats": [{}, {}], "public": True}
BOTH = pytest.mark.parametrize("prefix", ["/quake", ""], ids=["passed on", "taken off"])


@pytest.fixture(scope="module")
def subpath_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server with a client, reached below /quake."""
    folder = tmp_path_factory.mktemp("below")
    server = ServerThread(
        folder, client_folder=small_client(folder), root_path="/quake", behind_proxy=True, unlimited=True
    )
    yield server
    server.stop()


def socket(server: ServerThread, path: str, **options: str) -> ClientConnection:
    return connect(f"ws://{server.base}{path}", proxy=None, origin=options.get("origin"))  # type: ignore[arg-type]


@BOTH
@pytest.mark.parametrize("path", ["/", "/new", "/t/abc/replay"])
def test_every_page_names_its_parts_below_the_path(
    subpath_server: ServerThread, prefix: str, path: str
) -> None:
    answer = subpath_server.http.get(prefix + path)
    assert (answer.status_code, answer.text) == (200, PAGE.replace('="./', '="/quake/'))
    assert "base-uri 'none'" in answer.headers["content-security-policy"]


@BOTH
@pytest.mark.parametrize("path", ["/assets/index-1a2b.js", "/sw.js"])
def test_the_parts_are_there(subpath_server: ServerThread, prefix: str, path: str) -> None:
    assert subpath_server.http.get(prefix + path).text == SCRIPT


@BOTH
def test_links_and_cookies_lead_below_the_path(subpath_server: ServerThread, prefix: str) -> None:
    with subpath_server.browser(**{"x-forwarded-proto": "https", "host": "example.org"}) as browser:
        answer = browser.post(f"{prefix}/api/tables", json=TABLE)
        opened = answer.json()
        assert opened["links"]["watch"] == f"https://example.org/quake/t/{opened['table']}#{opened['watch']}"
        cookie = SimpleCookie(answer.headers["set-cookie"])[COOKIE]
        assert (cookie["path"], cookie["secure"]) == ("/quake/", True)
        assert opened["links"]["0"].startswith("https://example.org/quake/t/")


@BOTH
def test_a_socket_opens_for_pages_of_this_host_alone(subpath_server: ServerThread, prefix: str) -> None:
    table = subpath_server.http.post("/api/tables", json=TABLE).json()["table"]
    path = f"{prefix}/api/tables/{table}/socket"
    for origin in (None, f"http://{subpath_server.base}"):
        with socket(subpath_server, path, **({"origin": origin} if origin else {})) as open_socket:
            open_socket.send('{"type":"hello"}')
            assert json.loads(open_socket.recv())["type"] == "welcome"
    with pytest.raises(InvalidStatus) as refusal:
        socket(subpath_server, path, origin="https://elsewhere.org")
    assert json.loads(refusal.value.response.body or b"")["code"] == "foreign-origin"


@BOTH
def test_what_is_not_there_is_refused_in_one_shape(subpath_server: ServerThread, prefix: str) -> None:
    for path in ("/nothing", "/quake/quake/", "/quakes"):
        answer = subpath_server.http.get(prefix + path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("asked", "sent_to"), [("/quake", "/quake/"), ("/quake/new/", "/quake/new"), ("/new/", "/quake/new")]
)
def test_a_slash_too_few_or_too_many_is_mended_below_the_path(
    subpath_server: ServerThread, asked: str, sent_to: str
) -> None:
    answer = subpath_server.http.get(asked, headers={"host": "example.org"})
    assert (answer.status_code, answer.headers["location"]) == (307, f"http://example.org{sent_to}")


def test_the_api_is_described_where_it_is(subpath_server: ServerThread, server: ServerThread) -> None:
    assert subpath_server.http.get("/quake/api/openapi.json").json()["servers"] == [{"url": "/quake"}]
    assert "servers" not in server.http.get("/api/openapi.json").json()


def test_figures_are_only_for_those_who_ask_the_server_itself(subpath_server: ServerThread) -> None:
    """A proxy that takes the path off once must not let anybody in who writes it twice."""
    assert subpath_server.http.get("/metrics").status_code == 200
    assert subpath_server.http.get("/quake/metrics").status_code == 404
    assert (
        subpath_server.http.get("/healthz").json()
        == subpath_server.http.get("/quake/healthz").json()
        == {"status": "ok"}
    )


def test_a_session_is_found_among_the_cookies_of_other_servers_of_the_host(
    subpath_server: ServerThread,
) -> None:
    other = f"{COOKIE}={Signer('another secret', salt='quakeboard.session').sign('somebody').decode()}"
    with subpath_server.browser() as browser:
        table = browser.post("/quake/api/tables", json=TABLE).json()["table"]
        own = f"{COOKIE}={browser.cookies[COOKIE]}"
    for cookies in (f"{own}; {other}", f"{other}; {own}", f"x=y;{other} ;{own}"):
        with subpath_server.browser(cookie=cookies) as browser:
            mine = browser.get("/quake/api/my/tables").json()["tables"]
        assert [line["table"] for line in mine] == [table]


def test_workers_get_the_root_path(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings("sqlite:///tables.db", root_path="/quake", client_folder=Path("/web"))
    monkeypatch.setenv(app.ENVIRONMENT, app.to_environment(settings))
    result: list[Settings] = []
    monkeypatch.setattr(app, "make_app", result.append)
    monkeypatch.setattr(app.logs, "configure", lambda: None)
    app.from_environment()
    assert result == [settings]
