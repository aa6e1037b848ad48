"""The server hands out the browser's client, if it was built, and says how to get it if it was not."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape

import pytest
from server_thread import ServerThread
from small_client import PAGE, SCRIPT, small_client

from quakeboard.language import Language, available

PAGES = (
    "/",
    "/new",
    "/watch",
    "/games",
    "/rules/seismic",
    "/learn/seismic",
    "/t/abc",
    "/t/abc/replay",
    "/t/abc/verify",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("client")
    server = ServerThread(folder, client_folder=small_client(folder))
    yield server
    server.stop()


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_gives_its_page_and_asks_for_it_each_time(
    server: ServerThread, path: str
) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert answer.text == PAGE.replace('="./', '="/')
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_may_run_and_load_nothing_but_the_servers_own(server: ServerThread) -> None:
    policy = server.http.get("/").headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not [part for part in policy if "unsafe" in part and part != "style-src-attr 'unsafe-inline'"]


def test_what_bears_a_hash_is_kept_for_ever_and_comes_packed(server: ServerThread) -> None:
    answer = server.http.get("/assets/index-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    plain = server.http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (SCRIPT, None)


@pytest.mark.parametrize("path", ["/mark.svg", "/sw.js", "/manifest.webmanifest"])
def test_what_bears_none_is_asked_for_again(server: ServerThread, path: str) -> None:
    assert server.http.get(path).headers["cache-control"] == "no-cache"


def test_the_client_can_be_installed_and_started_without_a_net(server: ServerThread) -> None:
    policy = server.http.get("/").headers["content-security-policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'"} <= set(policy)
    assert server.http.get("/sw.js").headers["content-type"].startswith("text/javascript")
    manifest = server.http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path", ["/assets/../index.html/x", "/assets/gone.js", "/t", "/t/a/b", "/favicon.ico"]
)
def test_nothing_else_is_there(server: ServerThread, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_tables_are_where_they_were(server: ServerThread) -> None:
    assert server.http.get("/api/tables").json() == {"tables": [], "quakes": []}


# ---------------------------------------------------------------------- without a client


@pytest.fixture(scope="module")
def clientless_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server whose client nobody has built."""
    server = ServerThread(tmp_path_factory.mktemp("bare"))
    yield server
    server.stop()


def test_without_a_client_the_tables_are_there(clientless_server: ServerThread) -> None:
    assert clientless_server.http.get("/api/tables").json() == {"tables": [], "quakes": []}
    assert clientless_server.http.get("/assets/index-1a2b.js").json()["code"] == "not-found"


@pytest.mark.parametrize("path", PAGES)
def test_without_a_client_every_page_says_how_to_get_it(clientless_server: ServerThread, path: str) -> None:
    answer = clientless_server.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (503, "text/html; charset=utf-8")
    assert "This server has no browser client" in answer.text
    assert "make web" in answer.text
    assert "pip install quakeboard" in answer.text
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("code", available())
def test_without_a_client_pages_are_in_the_readers_language(
    clientless_server: ServerThread, code: str
) -> None:
    answer = clientless_server.http.get("/", headers={"accept-language": f"xx, {code};q=0.5"})
    assert f'<html lang="{code}">' in answer.text
    for key in ("no-client", "no-client-text", "no-client-clone", "no-client-package", "no-client-restart"):
        assert escape(Language(code).sentence(key)) in answer.text
    assert answer.headers["vary"] == "accept-language"


def test_the_page_without_a_client_loads_nothing_and_may_only_have_its_own_style(
    clientless_server: ServerThread,
) -> None:
    answer = clientless_server.http.get("/")
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    style = answer.text.partition("<style>")[2].partition("</style>")[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    nothing = ("default-src", "base-uri", "form-action", "frame-ancestors")
    assert policy == {"style-src": f"'sha256-{digest}'"} | dict.fromkeys(nothing, "'none'")
    assert not re.findall(r"<script|style=|src=|href=", answer.text)
