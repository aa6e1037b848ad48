"""The cookie: who a browser is, and that nobody can claim to be another."""

from __future__ import annotations

from collections.abc import Callable
from http.cookies import SimpleCookie

from itsdangerous import Signer
from server_thread import ServerThread

from quakeboard.server.http.sessions import COOKIE

TABLE = {"game": "seismic", "seats": [{}, {}]}


def cookie_of(server: ServerThread, **headers: str) -> SimpleCookie:
    with server.browser(**headers) as browser:
        answer = browser.post("/api/tables", json=TABLE)
    return SimpleCookie(answer.headers["set-cookie"])


def tables_of(server: ServerThread, cookie: str) -> list[str]:
    """What a browser with this cookie takes for its own."""
    with server.browser(cookie=f"{COOKIE}={cookie}") as browser:
        answer = browser.get("/api/my/tables")
    assert answer.status_code == 200
    return [line["table"] for line in answer.json()["tables"]]


def test_scripts_cannot_read_the_cookie_and_other_sites_cannot_use_it(server: ServerThread) -> None:
    cookie = cookie_of(server)[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 30 * 24 * 60 * 60
    assert not cookie["domain"]


def test_looking_around_needs_no_cookie(server: ServerThread) -> None:
    with server.browser() as browser:
        for path in ("/api/tables", "/api/games", "/api/my/tables"):
            assert "set-cookie" not in browser.get(path).headers


def test_a_session_stays_the_same(server: ServerThread) -> None:
    with server.browser() as browser:
        first = browser.post("/api/tables", json=TABLE).json()["table"]
        cookie = browser.cookies[COOKIE]
        second = browser.post("/api/tables", json=TABLE).json()["table"]
        assert browser.cookies[COOKIE] == cookie
    assert set(tables_of(server, cookie)) == {first, second}


def test_forged_cookies_are_ignored(server: ServerThread) -> None:
    cookie = cookie_of(server)[COOKIE].value
    session, _, signature = cookie.rpartition(".")
    assert len(tables_of(server, cookie)) == 1
    other = ("0" if session[0] != "0" else "1") + session[1:]
    forged = [
        session,
        f"{session}.",
        f"{session}.{'A' * len(signature)}",
        f"{other}.{signature}",
        f".{signature}",
        f"{cookie}x",
        Signer("a guess", salt="quakeboard.session").sign(session).decode(),
        Signer("", salt="quakeboard.session").sign(session).decode(),
        "%00",
        "x" * 4000,
    ]
    for attempt in forged:
        assert tables_of(server, attempt) == []


def test_a_forged_cookie_is_replaced_and_not_signed(server: ServerThread) -> None:
    session = "0" * 32
    cookie = cookie_of(server, cookie=f"{COOKIE}={session}.forged")[COOKIE].value
    assert not cookie.startswith(session)


def test_cookies_are_worth_nothing_at_another_server(
    server: ServerThread, start_server: Callable[..., ServerThread]
) -> None:
    cookie = cookie_of(server)[COOKIE].value
    elsewhere = start_server(unlimited=True)
    with elsewhere.browser(cookie=f"{COOKIE}={cookie}") as browser:
        answer = browser.post("/api/tables", json=TABLE)
    assert SimpleCookie(answer.headers["set-cookie"])[COOKIE].value.partition(".")[0] not in cookie


def test_only_the_host_is_the_host(server: ServerThread) -> None:
    with server.browser() as browser:
        opened = browser.post("/api/tables", json={**TABLE, "public": True}).json()["table"]
        cookie = f"{COOKIE}={browser.cookies[COOKIE]}"
    for headers, host in (({"cookie": cookie}, True), ({}, False), ({"cookie": cookie + "x"}, False)):
        with server.socket(opened, **headers) as socket:
            socket.send('{"type":"hello"}')
            assert f'"host":{str(host).lower()}' in str(socket.recv())


def test_a_session_opens_no_seat(server: ServerThread) -> None:
    with server.browser() as browser:
        opened = browser.post("/api/tables", json={**TABLE, "seat": 0, "name": "Mara"}).json()["table"]
        cookie = f"{COOKIE}={browser.cookies[COOKIE]}"
    with server.socket(opened, cookie=cookie) as socket:
        socket.send('{"type":"hello"}')
        assert '"invitation-only"' in str(socket.recv())


def test_behind_a_proxy_that_speaks_https_the_cookie_goes_nowhere_else(
    start_server: Callable[..., ServerThread],
) -> None:
    proxied = start_server(behind_proxy=True, unlimited=True)
    assert cookie_of(proxied, **{"x-forwarded-proto": "https"})[COOKIE]["secure"]
    assert not cookie_of(proxied)[COOKIE]["secure"]


def test_without_a_proxy_nobody_is_believed_about_addresses(server: ServerThread) -> None:
    assert not cookie_of(server, **{"x-forwarded-proto": "https"})[COOKIE]["secure"]
