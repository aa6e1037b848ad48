"""Requests that no browser of ours sends: each has a fitting answer, and none is logged as an error."""

from __future__ import annotations

import logging
import re
import socket

import pytest
from server_thread import TIMEOUT, ServerThread

OK, BAD, MISSING, NOT_ALLOWED = 200, 400, 404, 405
TABLE = "/api/tables/none"

REQUESTS: list[tuple[str, str, dict[str, str], int]] = [
    # methods
    ("HEAD", "/api/games", {}, OK),
    ("OPTIONS", "/api/games", {}, NOT_ALLOWED),
    ("TRACE", "/api/games", {}, NOT_ALLOWED),
    ("BREW", "/api/games", {}, NOT_ALLOWED),
    ("get", "/api/games", {}, NOT_ALLOWED),
    ("CONNECT", "example.org:443", {}, MISSING),
    ("PUT", "/api/tables", {}, NOT_ALLOWED),
    ("DELETE", f"{TABLE}/record", {}, NOT_ALLOWED),
    ("HEAD", "/api/none", {}, MISSING),
    ("OPTIONS", "*", {}, MISSING),
    # targets
    ("GET", "http://evil.example/api/games", {}, MISSING),
    ("GET", "//api/games", {}, MISSING),
    ("GET", "/api/games/", {}, 307),
    ("GET", "/api//games", {}, MISSING),
    ("GET", "/api/../healthz", {}, MISSING),
    ("GET", "/api/tables/../games", {}, MISSING),
    ("GET", "/api/%67ames", {}, OK),
    ("GET", "/api%2Fgames", {}, OK),
    ("GET", "/api/tables/a%2Fb", {}, MISSING),
    ("GET", "/api/tables/%2e%2e%2fgames", {}, MISSING),
    ("GET", "/api/tables/%00", {}, MISSING),
    ("GET", "/api/tables/%ff%fe", {}, MISSING),
    ("GET", "/api/tables/%ed%a0%80", {}, MISSING),
    ("GET", "/api/tables/%", {}, MISSING),
    ("GET", "/api/tables/%zz", {}, MISSING),
    ("GET", "/api/tables/\u00e9", {}, BAD),
    ("GET", "/api/tables/a\x00b", {}, BAD),
    ("GET", "/api/tables/a b", {}, BAD),
    ("GET", f"/api/tables/{'x' * 12_000}", {}, MISSING),
    ("GET", f"/api/tables/{'x' * 20_000}", {}, BAD),
    ("GET", "/" * 5_000, {}, MISSING),
    ("GET", "/..%2f..%2fetc/passwd", {}, MISSING),
    ("GET", "/assets/..%2f..%2fapp.py", {}, MISSING),
    # queries
    ("GET", "/api/games?" + "&".join(f"a{n}={n}" for n in range(1000)), {}, OK),
    ("GET", "/api/games?%00=%ff&=&&;", {}, OK),
    ("GET", "/api/games?a?b#c", {}, OK),
    # headers
    ("GET", "/api/games", {"accept-language": "de;q=nan,fr;q=inf,es;q=-1,en;q=1e999"}, OK),
    ("GET", "/api/none", {"accept-language": "," * 8_000}, MISSING),
    ("GET", "/api/none", {"accept-language": "de;q=nan,fr;q=nan"}, MISSING),
    ("GET", "/api/none", {"accept-language": "\xff\xfe"}, MISSING),
    ("GET", "/api/my/tables", {"cookie": "quakeboard"}, OK),
    ("GET", "/api/my/tables", {"cookie": "quakeboard=\xff.x; =; ;;; quakeboard=..."}, OK),
    ("GET", "/api/my/tables", {"cookie": "quakeboard=" + "." * 8_000}, OK),
    ("GET", "/api/my/tables", {"cookie": ";" * 12_000}, OK),
    ("GET", TABLE, {"authorization": "Bearer"}, MISSING),
    ("GET", TABLE, {"authorization": "Bearer \xff"}, MISSING),
    ("GET", TABLE, {"authorization": "Basic Og=="}, MISSING),
    ("GET", "/api/games", {"range": "bytes=0-0"}, OK),
    ("GET", "/api/games", {"range": "bytes=" + ",".join(["0-0"] * 2000)}, OK),
    ("GET", "/api/games", {"if-none-match": "*", "if-match": '"x"', "if-modified-since": "never"}, OK),
    ("GET", "/api/games", {"expect": "100-continue", "content-length": "0"}, OK),
    ("GET", "/api/games", {"transfer-encoding": "gzip, chunked"}, BAD),
    ("GET", "/api/games", {"content-length": "-1"}, BAD),
    ("GET", "/api/games", {"content-length": "9" * 30}, BAD),
    ("GET", "/api/games", {"host": ""}, OK),
    ("GET", "/api/games", {"host": "evil.example:99999"}, OK),
    ("GET", "/api/games", {"origin": "\xff", "referer": "\xff"}, OK),
    ("GET", "/api/games", {"upgrade": "h2c", "connection": "upgrade"}, OK),
    ("GET", "/api/games", {"upgrade": "websocket", "connection": "upgrade"}, BAD),
    ("GET", f"{TABLE}/socket", {}, MISSING),
    ("POST", "/api/tables", {"content-type": "text/plain", "content-length": "0"}, BAD),
    ("POST", "/api/tables", {"content-type": "application/json", "content-length": "0"}, BAD),
    ("POST", "/api/tables", {"content-type": "application/json; charset=\xff", "content-length": "0"}, BAD),
    ("POST", "/api/tables", {"content-type": "multipart/form-data", "content-length": "0"}, BAD),
]


def ask(server: ServerThread, method: str, target: str, headers: dict[str, str]) -> bytes:
    """What comes back on a connection that is closed after it."""
    lines = [f"{method} {target} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in {"host": "x", "connection": "close", **headers}.items()]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(TIMEOUT)
        connection.sendall("\r\n".join([*lines, "", ""]).encode("latin-1"))
        if "connection" in headers:
            connection.shutdown(socket.SHUT_WR)
        received = b""
        try:
            while part := connection.recv(65536):
                received += part
        except ConnectionResetError:
            pass
        return received


@pytest.mark.parametrize(
    ("method", "target", "headers", "status"),
    REQUESTS,
    ids=[f"{method} {target[:30]!r} {str(headers)[:40]!r}" for method, target, headers, _ in REQUESTS],
)
def test_an_odd_request(
    server: ServerThread,
    caplog: pytest.LogCaptureFixture,
    method: str,
    target: str,
    headers: dict[str, str],
    status: int,
) -> None:
    answer = ask(server, method, target, headers)
    found = re.match(rb"HTTP/1.1 (\d+)", answer)
    assert found is not None, answer
    assert int(found[1]) == status, answer[:600]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    if method == "HEAD":
        assert answer.endswith(b"\r\n\r\n")
    assert server.http.get("/healthz").status_code == OK
