"""Turns are announced to the address that a table has set, and never to what only this machine can reach."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpcore
import pytest
from server_thread import ServerThread, wait_for

from quakeboard.server.notices.posting import Answer, Poster
from quakeboard.server.notices.presets import Request
from quakeboard.server.public_addresses import BadWebhook, PublicAddressBackend, is_public


class WebhookReceiver:
    """An HTTP server somewhere else. It answers with these statuses, one after the other, then with 204."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.headers: dict[str, str] = {}
        self.endless = False
        self.requests: list[tuple[str, dict[str, str], dict[str, Any]]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.requests.append((self.path, dict(self.headers), json.loads(body)))
                self.send_response(receiver.statuses.pop(0) if receiver.statuses else 204)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                try:
                    while receiver.endless:
                        self.wfile.write(b"x" * 65536)
                except OSError:
                    receiver.endless = False

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/turns?table=1"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[WebhookReceiver]:
    found = WebhookReceiver()
    yield found
    found.close()


@pytest.fixture(scope="module")
def private_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server that may announce turns to this machine, and tries again soon."""
    server = ServerThread(tmp_path_factory.mktemp("home"), private_webhooks=True, unlimited=True)
    server.state.notices.retry_delays = (0.0, 0.05, 0.05)
    yield server
    server.stop()


SOLO = {"people": 1, "bots": 1, "begin": True, "options": {"first": 0}}


def test_whoever_is_asked_is_announced(private_server: ServerThread, receiver: WebhookReceiver) -> None:
    opened = private_server.open_table(**SOLO, hook=receiver.url)
    wait_for(lambda: receiver.requests)
    path, headers, payload = receiver.requests[0]
    assert path == "/turns?table=1"
    assert headers["content-type"] == "application/json"
    assert payload == {"table": opened["table"], "game": "seismic", "seat": 0, "name": "Mara", "moves": 0}
    with private_server.connect(opened, 0) as mara:
        mara.act()
        while mara.question is None:
            mara.receive("update")
        wait_for(lambda: len(receiver.requests) == 2)
        assert receiver.requests[1][2]["moves"] == mara.received[-1]["info"]["moves"]


def test_announcements_hold_no_secret(private_server: ServerThread, receiver: WebhookReceiver) -> None:
    opened = private_server.open_table(**SOLO, hook=receiver.url)
    wait_for(lambda: receiver.requests)
    text = json.dumps(receiver.requests)
    assert not [secret for secret in (*opened["seats"].values(), opened["watch"]) if secret in text]
    assert set(receiver.requests[0][2]) == {"table", "game", "seat", "name", "moves"}


@pytest.mark.parametrize("status", [500, 503, 429])
def test_what_failed_over_there_is_tried_again(
    private_server: ServerThread, receiver: WebhookReceiver, status: int
) -> None:
    receiver.statuses = [status, status]
    private_server.open_table(**SOLO, hook=receiver.url)
    wait_for(lambda: len(receiver.requests) == 3)
    assert receiver.requests[0][2] == receiver.requests[2][2]


@pytest.mark.parametrize("status", [200, 204, 400, 404, 410])
def test_an_answer_is_an_answer(private_server: ServerThread, receiver: WebhookReceiver, status: int) -> None:
    receiver.statuses = [status]
    private_server.open_table(**SOLO, hook=receiver.url)
    wait_for(lambda: receiver.requests and not private_server.state.notices.pending)
    assert len(receiver.requests) == 1


@pytest.mark.parametrize("status", [301, 302, 307, 308])
def test_redirects_are_not_followed(
    private_server: ServerThread, receiver: WebhookReceiver, status: int
) -> None:
    receiver.statuses = [status]
    receiver.headers = {"location": "/elsewhere"}
    private_server.open_table(**SOLO, hook=receiver.url)
    wait_for(lambda: receiver.requests and not private_server.state.notices.pending)
    assert [path for path, _, _ in receiver.requests] == ["/turns?table=1"]


def test_an_answer_without_end_is_not_read(private_server: ServerThread, receiver: WebhookReceiver) -> None:
    receiver.endless = True
    private_server.open_table(**SOLO, hook=receiver.url)
    wait_for(lambda: receiver.requests and not receiver.endless)


def test_nobody_at_home_holds_nobody_up(private_server: ServerThread) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        opened = private_server.open_table(**SOLO, hook=f"http://127.0.0.1:{nobody.getsockname()[1]}/")
        with private_server.connect(opened, 0) as mara:
            mara.act()
        wait_for(lambda: not private_server.state.notices.pending)


def test_the_host_can_change_the_address(private_server: ServerThread, receiver: WebhookReceiver) -> None:
    with private_server.browser() as browser:
        seats = [{}, {"bot": "random"}]
        body = {"game": "seismic", "seats": seats, "seat": 0, "name": "Mara", "options": {"first": 0}}
        opened = browser.post("/api/tables", json=body).json()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    with (
        private_server.socket(opened["table"], cookie=cookie) as first,
        private_server.connect(opened, 0) as player,
    ):
        first.send(json.dumps({"type": "hello", "token": opened["seats"]["0"]}))
        first.send(json.dumps({"type": "hook", "id": 1, "url": "ftp://example.org/"}))
        first.send(json.dumps({"type": "hook", "id": 2, "url": receiver.url}))
        answers = {}
        while 2 not in answers:
            message = json.loads(first.recv())
            answers[message.get("id")] = message
        assert (answers[1]["code"], answers[2]["type"]) == ("bad-hook", "done")
        assert player.ask("hook", url=None)["code"] == "not-the-host"
        player.command("begin")
        wait_for(lambda: receiver.requests)


# ---------------------------------------------------------------------- private places

PRIVATE = [
    "http://127.0.0.1/",
    "http://127.0.0.1:8000/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://0177.0.0.1/",
    "http://017700000001/",
    "http://0.0.0.0/",
    "http://0/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://[ff02::1]/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://somebody.localhost/",
    "https://user:secret@127.0.0.1/",
]

NO_ADDRESS = [
    "",
    "example.org",
    "//example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "http://",
    "http:///path",
    "http://[::1",
    "http://example.org:port/",
    "http://example.org:99999/",
    "http://example.org:0/",
    "http://exa mple.org/",
    "http://example.org/\r\nx-header: 1",
    "http://example.org/ü",
    "http://example.org/" + "x" * 500,
]


@pytest.mark.parametrize("url", PRIVATE)
def test_private_numbers_are_refused_however_they_are_spelled(server: ServerThread, url: str) -> None:
    with pytest.raises(BadWebhook) as refusal:
        server.state.notices.check(url)
    assert refusal.value.code == "private-hook"


@pytest.mark.parametrize("url", NO_ADDRESS)
@pytest.mark.parametrize("name", ["server", "private_server"])
def test_what_is_no_address_is_refused(request: pytest.FixtureRequest, name: str, url: str) -> None:
    state = request.getfixturevalue(name).state
    with pytest.raises(BadWebhook) as refusal:
        state.notices.check(url)
    assert refusal.value.code == "bad-hook"


@pytest.mark.parametrize(
    "url",
    ["https://example.org/", "http://example.org:8080/x?y=z", "http://8.8.8.8/", "http://[2606:4700::1]/"],
)
def test_public_addresses_are_taken(server: ServerThread, url: str) -> None:
    server.state.notices.check(url)


@pytest.mark.parametrize("url", PRIVATE)
def test_a_host_may_allow_private_addresses(private_server: ServerThread, url: str) -> None:
    private_server.state.notices.check(url)


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "2130706433", "::1", socket.gethostname()])
def test_a_name_that_leads_to_a_private_number_is_not_connected_to(name: str) -> None:
    guard = PublicAddressBackend(allow_private=False)
    with pytest.raises((BadWebhook, httpcore.ConnectError)):
        asyncio.run(guard.connect_tcp(name, 80))


def test_a_name_with_one_private_number_among_public_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def both(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", ("8.8.8.8", port)), (2, 1, 6, "", ("10.0.0.1", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", both)
    with pytest.raises(BadWebhook):
        asyncio.run(PublicAddressBackend(allow_private=False).connect_tcp("both.example", 80))


def test_a_name_is_checked_when_it_is_used(receiver: WebhookReceiver) -> None:
    """A name may be public when the table is opened, and private later."""
    port = receiver.url.split(":")[2].split("/")[0]

    async def post() -> Answer:
        poster = Poster(1, allow_private=False)
        try:
            return await poster.post(Request(f"http://localhost:{port}/", (), b"{}"))
        finally:
            await poster.close()

    answer = asyncio.run(post())
    assert answer == Answer("private")
    assert not answer.is_worth_another_attempt
    assert receiver.requests == []


@pytest.mark.parametrize(
    ("number", "public"),
    [("1.1.1.1", True), ("192.0.2.1", False), ("198.18.0.1", False), ("240.0.0.1", False)],
)
def test_public_numbers(number: str, public: bool) -> None:
    assert is_public(number) is public
