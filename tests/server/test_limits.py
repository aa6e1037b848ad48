"""How much one client, and one address, may ask for."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from time import monotonic, sleep

import pytest
from finished_games import random_game, record_of
from server_thread import TIMEOUT, ServerThread, TableClient, flood, frozen_clock, wait_for
from websockets.exceptions import InvalidMessage, InvalidStatus

from quakeboard.core.registry import make_game
from quakeboard.play.record import encode
from quakeboard.server import app, gc_policy
from quakeboard.server.fair_queue import FairQueue, fair_queue
from quakeboard.server.http import protocol as http_protocol
from quakeboard.server.limits import (
    LOCALHOST,
    SITE_SHARE,
    AdmissionLimiter,
    ConnectionLimiter,
    RateLimiter,
    TokenBucket,
    address,
)
from quakeboard.server.open_connections import OpenConnections
from quakeboard.server.ws import endpoint
from quakeboard.server.ws.protocol import CONTROL_FRAMES_BURST, MAX_UNREAD_MESSAGES, WebSocketProtocol
from quakeboard.service import caps, connection
from quakeboard.service.messages import MAX_HISTORY, History


def test_a_bucket_gives_what_is_in_it_and_fills_again() -> None:
    now = 1000.0
    bucket = TokenBucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_takes_more() -> None:
    bucket = TokenBucket(1, 10, frozen_clock)
    assert bucket.take(8)
    assert not bucket.take(3)
    assert bucket.take(2)


def test_who_takes_more_than_there_is_waits() -> None:
    now = 1000.0
    limiter = RateLimiter(2, 3, lambda: now)
    assert [limiter.owe("a") for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    assert limiter.owe("b") == 0
    now += 0.5
    assert limiter.owe("a") == 1.0
    now += 100
    assert [limiter.owe("a", 2), limiter.owe("a", 2)] == [0, 0.5]
    assert (limiter.owe(LOCALHOST, 99), RateLimiter(0, 3).owe("a", 99)) == (0, 0)


def test_each_address_has_a_bucket() -> None:
    now = 1000.0
    limiter = RateLimiter(1, 1, lambda: now)
    assert [limiter.take("a"), limiter.take("a"), limiter.take("b")] == [True, False, True]
    now += 1
    assert limiter.take("a")


def test_addresses_that_were_not_seen_for_long_are_forgotten() -> None:
    limiter = RateLimiter(1, 1, frozen_clock, max_addresses=100)
    for number in range(1000):
        limiter.take(str(number))
    assert len(limiter._buckets) == 100


def test_connections_are_counted_while_they_are_open() -> None:
    limiter = ConnectionLimiter(2)
    with limiter.counted("a"), limiter.counted("a"):
        assert limiter.is_full("a")
        assert not limiter.is_full("b")
    assert not limiter.is_full("a")
    assert not limiter._counts


@pytest.mark.parametrize(
    ("client", "found"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 1), "fe80::/64"),
        (("somewhere:else", 1), "somewhere:else"),
        (("127.0.0.1", 1), LOCALHOST),
        (("::1", 1), LOCALHOST),
        (("127.8.9.10", 1), LOCALHOST),
        (("::ffff:127.0.0.1", 1), LOCALHOST),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:c000:207", 1), "192.0.2.7"),
        (None, ""),
    ],
)
def test_where_a_request_comes_from(client: tuple[str, int] | None, found: str) -> None:
    assert address({"type": "http", "client": client}) == found


def test_a_site_has_the_limit_of_several_addresses() -> None:
    limiter = RateLimiter(1, 10, frozen_clock)
    networks = [address({"client": (f"2001:db8:1:{number:x}::1", 1)}) for number in range(100)]
    assert sum(limiter.take(network) for network in networks for _ in range(11)) == 10 * SITE_SHARE
    assert limiter.take(address({"client": ("2001:db8:2::1", 1)}))


def test_what_one_address_is_refused_costs_its_site_nothing() -> None:
    limiter = RateLimiter(1, 10, frozen_clock)
    greedy, neighbour = "2001:db8:1:1::/64", "2001:db8:1:2::/64"
    assert sum(limiter.take(greedy) for _ in range(1000)) == 10
    assert sum(limiter.take(neighbour) for _ in range(1000)) == 10


def test_a_site_has_the_connections_of_several_addresses() -> None:
    limiter, admission, connections = ConnectionLimiter(2), AdmissionLimiter(100, 2), OpenConnections(0, 2)
    networks = [f"2001:db8:1:{number:x}::/64" for number in range(SITE_SHARE + 1)]
    with ExitStack() as opened:
        for network in (*networks[:-1], *networks[:-1]):
            assert not limiter.is_full(network)
            assert not admission.is_full(network)
            assert connections.add(network)
            opened.enter_context(limiter.counted(network))
            opened.enter_context(admission.counted(network))
        assert limiter.is_full(networks[-1])
        assert admission.is_full(networks[-1])
        assert not connections.add(networks[-1])
        assert not limiter.is_full("2001:db8:2::/64")
    assert not limiter._counts
    connections.remove(networks[0])
    assert connections.add(networks[-1])


# ---------------------------------------------------------------------- at a server


@pytest.fixture
def strict_server(start_server: Callable[..., ServerThread]) -> ServerThread:
    """A server that takes its clients' word for where they come from, and whose limits never fill again."""
    return start_server(frozen_clock, behind_proxy=True)


FAR = {"x-forwarded-for": "203.0.113.7"}


def test_one_address_can_open_so_many_tables(strict_server: ServerThread) -> None:
    body = {"game": "seismic", "seats": [{}, {}]}
    with strict_server.browser(**FAR) as browser:
        answers = [browser.post("/api/tables", json=body) for _ in range(app.TABLES_BURST + 1)]
        assert [answer.status_code for answer in answers] == [201] * app.TABLES_BURST + [429]
        assert answers[-1].json()["code"] == "too-many-tables"
        assert browser.get("/api/games").status_code == 200
    assert strict_server.http.post("/api/tables", json=body).status_code == 201  # somebody else


def test_a_long_record_counts_as_several_tables(
    strict_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a patient client could fill the disk with games that are long."""
    game = make_game("seismic", {})
    _, codes = random_game(game, 2, "long", lambda _: False)
    record = encode(record_of(game, 2, codes))
    monkeypatch.setattr(caps, "ACTIONS_OF_A_TABLE", len(codes) / 20)
    headers = {"content-type": "application/json"}
    with strict_server.browser(**FAR) as browser:
        answers = [browser.post("/api/records", content=record, headers=headers) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[-1].json()["code"] == "too-many-tables"


def test_a_rematch_counts_as_a_table_of_the_address(strict_server: ServerThread) -> None:
    seats = {"seats": [{}, {"bot": "random"}], "seat": 0, "name": "Mara", "begin": True}
    body = {"game": "seismic", "options": {"first": 0}, **seats}
    with strict_server.browser(**FAR) as browser:
        opened = [browser.post("/api/tables", json=body).json() for _ in range(app.TABLES_BURST)][-1]
    socket = strict_server.socket(opened["table"], **FAR)
    with TableClient(socket, token=opened["seats"]["0"]) as host:
        host.command("abandon")
        assert host.ask("rematch", seq=host.seq + 1)["code"] == "too-many-tables"


def test_chat_counts_for_the_address_by_those_who_listen(
    strict_server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one guest with many sockets at a table could make each line many messages."""
    monkeypatch.setattr("quakeboard.service.connection.COST_OF_LISTENER", app.REQUESTS_BURST / 6)
    table = strict_server.open_table(public=True)["table"]
    with (
        TableClient(strict_server.socket(table, **FAR), name="Ada") as ada,
        TableClient(strict_server.socket(table, **FAR), name="Bo") as bo,
    ):
        said = [one.ask("say", text="hello") for one in (ada, bo, ada, bo)]
    assert [answer["type"] for answer in said] == ["done"] * 3 + ["refused"]
    assert said[-1]["code"] == "slow-down"


def test_all_sockets_of_an_address_share_its_messages(strict_server: ServerThread) -> None:
    owed: list[str] = []
    strict_server.state.message_limiter.owe = lambda address: float(owed.append(address) or 0)  # type: ignore[assignment,func-returns-value,misc]
    table = strict_server.open_table(public=True)["table"]
    with (
        TableClient(strict_server.socket(table, **FAR)) as one,
        TableClient(strict_server.socket(table, **FAR)) as other,
        TableClient(strict_server.socket(table)) as somebody_else,
    ):
        for client in (one, other, one, somebody_else):
            client.ask("ping")
    assert owed == [FAR["x-forwarded-for"]] * 3 + [LOCALHOST]


def test_one_address_can_make_so_many_requests(strict_server: ServerThread) -> None:
    with strict_server.browser(**FAR) as browser:
        answers = [browser.get("/api/games") for _ in range(app.REQUESTS_BURST + 1)]
        assert {answer.status_code for answer in answers[:-1]} == {200}
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many-requests")
        for path in ("/healthz", "/metrics"):  # whoever watches over the server is let in
            assert browser.get(path).status_code == 200


def test_one_address_can_have_so_many_sockets(strict_server: ServerThread) -> None:
    strict_server.state.connection_limiter.max_connections = 5
    table = strict_server.open_table(public=True)["table"]
    open_sockets = [strict_server.socket(table, **FAR) for _ in range(5)]
    with pytest.raises(InvalidStatus) as refusal:
        strict_server.socket(table, **FAR)
    assert refusal.value.response.status_code == 429
    assert json.loads(refusal.value.response.body or b"")["code"] == "too-many-sockets"
    open_sockets.pop().close()
    wait_for(lambda: not strict_server.state.connection_limiter.is_full(FAR["x-forwarded-for"]))
    open_sockets.append(strict_server.socket(table, **FAR))
    for one in open_sockets:
        one.close()


def test_one_address_can_connect_so_often(strict_server: ServerThread) -> None:
    strict_server.state.handshake_limiter = RateLimiter(1, 3, frozen_clock)
    table = strict_server.open_table(public=True)["table"]
    for _ in range(3):
        strict_server.socket(table, **FAR).close()
    with pytest.raises(InvalidStatus):
        strict_server.socket(table, **FAR)
    strict_server.socket(table).close()


def test_a_client_that_floods_is_slowed_down_and_then_closed(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        flood(mara.socket, '{"type":"ping"}', int(endpoint.BURST) + endpoint.MAX_EXCESS + 1)
        assert mara.close_code() == 4029
        kinds = [message.get("code", message["type"]) for message in mara.received]
        assert kinds.count("pong") == endpoint.BURST
        assert kinds.count("slow-down") == endpoint.MAX_EXCESS


def test_a_flood_that_cannot_be_read_is_closed_at_once(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        frame = bytes([0x81, 0x80, 0, 0, 0, 0])  # a text of no length
        mara.socket.socket.sendall(frame * 4 * MAX_UNREAD_MESSAGES)
        assert mara.close_code() in (1008, 4029)  # as junk, or as too much
        assert len(mara.received) < 1000


@pytest.mark.parametrize("opcode", [0x89, 0x8A], ids=["pings", "pongs"])
def test_frames_that_are_no_messages_are_limited_too(server: ServerThread, opcode: int) -> None:
    with server.connect(server.open_table(), 0) as mara:
        mara.socket.socket.sendall(bytes([opcode, 0x80, 0, 0, 0, 0]) * int(10 * CONTROL_FRAMES_BURST))
        assert mara.close_code() == 4029


def test_a_message_in_endless_fragments_is_closed(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        begun, more = bytes([0x01, 0x80, 0, 0, 0, 0]), bytes([0x00, 0x80, 0, 0, 0, 0])
        mara.socket.socket.sendall(begun + more * int(10 * CONTROL_FRAMES_BURST))
        assert mara.close_code() == 4029


def test_history_costs_more_than_a_ping(server: ServerThread) -> None:
    with server.game(2) as clients:
        mara = clients[0]
        once = endpoint.COSTS[History]
        began = sum(message["type"] == "done" for message in mara.received)  # whoever hosts has said so
        answers = [mara.ask("history", after=0, until=50) for _ in range(int(endpoint.BURST / once) + 1)]
        kinds = [answer.get("code", answer["type"]) for answer in answers]
        assert kinds == ["history"] * int((endpoint.BURST - began) // once) + ["slow-down"] * (
            1 + bool(began)
        )


# ---------------------------------------------------------------------- connections that say nothing


@pytest.fixture
def short_timeout_server(
    start_server: Callable[..., ServerThread], monkeypatch: pytest.MonkeyPatch
) -> ServerThread:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", 0.3)
    return start_server()


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"G",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ",
        b"GET /api/tables/x/socket HTTP/1.1\r\nupgrade: websocket\r\n",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /heal",
    ],
)
def test_a_request_that_is_never_finished_is_not_waited_for(
    short_timeout_server: ServerThread, beginning: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", short_timeout_server.port)) as slow:
        slow.settimeout(TIMEOUT)
        slow.sendall(beginning)
        try:
            while slow.recv(65536):
                pass
        except ConnectionResetError:
            pass


def test_a_request_that_drips_is_not_waited_for(short_timeout_server: ServerThread) -> None:
    began = monotonic()
    with socket.create_connection(("127.0.0.1", short_timeout_server.port)) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nx-slow: ")
        slow.settimeout(0.05)
        while monotonic() - began < TIMEOUT:
            try:
                slow.sendall(b"x")
                if not slow.recv(1):
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    raise AssertionError("it was waited for")


def test_one_address_can_have_so_many_silent_connections(
    start_server: Callable[..., ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "address", lambda _: "far away")
    monkeypatch.setattr(http_protocol, "MAX_PENDING_CONNECTIONS", 20)
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", TIMEOUT)
    server = start_server()
    silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(50)]
    try:
        for connection in silent[20:]:
            connection.settimeout(TIMEOUT)
            with suppress(ConnectionResetError):
                assert connection.recv(1) == b""
        assert http_protocol._pending["far away"] == 20
    finally:
        for connection in silent:
            connection.close()
    wait_for(lambda: not http_protocol._pending["far away"])
    assert server.http.get("/healthz").status_code == 200


def test_a_socket_at_a_table_may_be_silent_for_long(short_timeout_server: ServerThread) -> None:
    socket = None
    while socket is None:
        with suppress(OSError, EOFError, InvalidMessage):  # whoever is too slow to come in is not waited for
            socket = short_timeout_server.socket("some")
    with socket:
        sleep(3 * http_protocol.REQUEST_SECONDS)
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(timeout=TIMEOUT))["code"] == "hello-first"


def test_one_address_can_ask_for_the_past_so_often(strict_server: ServerThread) -> None:
    """With however many sockets. Whoever comes back then is shown how it stands now."""
    opened = strict_server.open_table(1, bots=1, begin=True, options={"first": 0})
    token = opened["seats"]["0"]
    codes = []
    for _ in range(30):
        with TableClient(strict_server.socket(opened["table"], **FAR), token=token) as mara:
            answer = mara.ask("history", after=0, until=50)
            codes.append(answer.get("code", answer["type"]))
    allowed = int(app.REQUESTS_BURST / (connection.COST_OF_REPLAYED_ENTRY * MAX_HISTORY))
    assert codes == ["history"] * allowed + ["slow-down"] * (30 - allowed)
    with TableClient(strict_server.socket(opened["table"], **FAR), token=token, have=0) as mara:
        assert "view" in mara.first
    with TableClient(strict_server.socket(opened["table"]), token=token, have=0) as mara:  # from elsewhere
        assert "view" not in mara.first


def test_concurrent_requests_are_queued() -> None:
    """One of it each time round the loop, so that those who play go on."""
    turns: list[str] = []

    class Member:
        def __init__(self, name: str, asks: int) -> None:
            self.name, self.asks = name, asks

        def run_turn(self) -> bool:
            turns.append(self.name)
            self.asks -= 1
            return self.asks > 0

    async def run() -> None:
        loop = asyncio.get_running_loop()
        queue = fair_queue(loop)
        assert fair_queue(loop) is queue
        anna, ben = Member("anna", 2), Member("ben", 1)
        for member in (anna, ben, anna):
            queue.enqueue(member)
        for _ in range(4):
            await asyncio.sleep(0)
            turns.append("-")

    asyncio.run(run())
    assert turns == ["anna", "-", "ben", "-", "anna", "-", "-"]


def test_a_member_enqueued_during_a_turn_runs_once() -> None:
    turns: list[str] = []

    class Member:
        def __init__(self, name: str, brings: Member | None = None) -> None:
            self.name, self.brings = name, brings

        def run_turn(self) -> bool:
            turns.append(self.name)
            if self.brings is not None:
                queue.enqueue(self.brings)
            return False

    async def run() -> list[object]:
        nonlocal queue
        loop = asyncio.get_running_loop()
        complaints: list[object] = []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        queue = fair_queue(loop)
        queue.enqueue(Member("anna", brings=Member("ben")))
        for _ in range(4):
            await asyncio.sleep(0)
        return complaints

    queue: FairQueue
    assert asyncio.run(run()) == []
    assert turns == ["anna", "ben"]


def test_nothing_is_left_of_a_socket_that_has_ended(
    start_server: Callable[..., ServerThread], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even for the collector: it comes late, and thousands may end before."""
    monkeypatch.setattr(gc_policy, "collect", lambda *, everything: None)
    server = start_server(unlimited=True)
    try:
        assert not gc.isenabled()
        with server.game(2) as clients:
            assert living(WebSocketProtocol, endpoint.Socket)
            next(client for client in clients if client.question).act()
            with pytest.raises(InvalidStatus):
                server.socket("one", Origin="https://elsewhere.example")
        wait_for(lambda: not living(WebSocketProtocol, endpoint.Socket))
    finally:
        gc.enable()


def living(*kinds: type) -> list[object]:
    return [thing for thing in gc.get_objects() if type(thing) in kinds]
