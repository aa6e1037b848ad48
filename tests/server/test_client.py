"""The server hands out the browser's client, if it was built, and is a server without it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hosted import Hosted

SCRIPT = "console.log('a client');" * 40


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "web" / "assets").mkdir(parents=True)
    (folder / "web" / "index.html").write_text("<!doctype html><title>Quakeboard</title>")
    (folder / "web" / "mark.svg").write_text("<svg/>")
    (folder / "web" / "sw.js").write_text(SCRIPT)
    (folder / "web" / "manifest.webmanifest").write_text('{"name": "Quakeboard"}')
    (folder / "web" / "assets" / "index-1a2b.js").write_text(SCRIPT)
    server = Hosted(folder, web=folder / "web")
    yield server
    server.stop()


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/rules/seismic", "/learn/seismic", "/t/abc", "/t/abc/replay", "/t/abc/verify"],
)
def test_every_address_of_the_client_gives_its_page_and_asks_for_it_each_time(
    hosted: Hosted, path: str
) -> None:
    answer = hosted.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<title>Quakeboard</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_may_run_and_load_nothing_but_the_servers_own(hosted: Hosted) -> None:
    policy = hosted.http.get("/").headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not [part for part in policy if "unsafe" in part and part != "style-src-attr 'unsafe-inline'"]


def test_what_bears_a_hash_is_kept_for_ever_and_comes_packed(hosted: Hosted) -> None:
    answer = hosted.http.get("/assets/index-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    plain = hosted.http.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (SCRIPT, None)


@pytest.mark.parametrize("path", ["/mark.svg", "/sw.js", "/manifest.webmanifest"])
def test_what_bears_none_is_asked_for_again(hosted: Hosted, path: str) -> None:
    assert hosted.http.get(path).headers["cache-control"] == "no-cache"


def test_the_client_can_be_installed_and_started_without_a_net(hosted: Hosted) -> None:
    policy = hosted.http.get("/").headers["content-security-policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'"} <= set(policy)
    assert hosted.http.get("/sw.js").headers["content-type"].startswith("text/javascript")
    manifest = hosted.http.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize(
    "path", ["/assets/../index.html/x", "/assets/gone.js", "/t", "/t/a/b", "/favicon.ico"]
)
def test_nothing_else_is_there(hosted: Hosted, path: str) -> None:
    answer = hosted.http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_the_tables_are_where_they_were(hosted: Hosted) -> None:
    assert hosted.http.get("/api/tables").json() == {"tables": []}


def test_a_server_without_a_client_has_tables_and_no_pages(tmp_path: Path) -> None:
    server = Hosted(tmp_path)
    try:
        assert server.http.get("/api/tables").status_code == 200
        assert server.http.get("/").json()["code"] == "not-found"
    finally:
        server.stop()
