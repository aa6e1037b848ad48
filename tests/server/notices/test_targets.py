"""Each person chooses where they are told of what, and is told there in their language."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from notice_receivers import PushService, Receiver, discord, ntfy, plain, slack
from own_secret import own_secret
from push_browser import PushBrowser
from server_thread import ServerThread, play_to_the_end, wait_for

from quakeboard.server.notices import base64url
from quakeboard.server.notices.posting import Answer
from quakeboard.server.notices.sender import NoticeSender
from quakeboard.server.notices.vapid import VapidKey
from quakeboard.service.notice_store import MAX_FAILURES, MAX_TARGETS, NoticeTarget
from quakeboard.service.notices import Notice

SOLO = {"people": 1, "bots": 1, "begin": True, "options": {"first": 0}}
SECRET = "secret-path-of-a-hook"


@pytest.fixture(scope="module")
def private_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """A server that may send to this machine, tries again soon, and waits for nobody who is connected."""
    server = ServerThread(tmp_path_factory.mktemp("home"), private_webhooks=True, unlimited=True)
    server.state.notices.retry_delays = (0.0, 0.01)
    server.state.notices.present_seconds = 0.0
    yield server
    server.stop()


@pytest.fixture
def receive() -> Iterator[Callable[[Any], Receiver]]:
    """Starts a receiver."""
    receivers: list[Receiver] = []

    def start(judge: Any) -> Receiver:
        receivers.append(Receiver(judge))
        return receivers[-1]

    yield start
    for receiver in receivers:
        receiver.close()


@pytest.fixture
def push(private_server: ServerThread) -> Iterator[PushService]:
    service = PushService(PushBrowser())
    service.application_key = private_server.state.notices.key.public
    yield service
    service.close()


def ask(
    server: ServerThread, token: str, table: str, method: str = "GET", path: str = "", body: Any = None
) -> httpx.Response:
    """Send a request with a token; a target is told of turns unless it says otherwise."""
    headers = {"authorization": f"Bearer {token}"}
    body = None if body is None else {"events": ["turn"], **body}
    return server.http.request(method, f"/api/tables/{table}/notices{path}", headers=headers, json=body)


def choose(server: ServerThread, opened: dict[str, Any], seat: int = 0, **target: Any) -> dict[str, Any]:
    """Choose a target for a seat; what it is then."""
    token = opened["seats"][str(seat)]
    answer = ask(server, token if seat == 0 else own_secret(token), opened["table"], "POST", body=target)
    assert answer.status_code == 200, answer.text
    (found,) = answer.json()["targets"]
    return dict(found)


def test_a_seat_is_told_by_push_in_its_language(private_server: ServerThread, push: PushService) -> None:
    with private_server.game(1, bots=1, options={"first": 0}) as (mara,):
        opened = {"table": mara.first["table"], "seats": {"0": mara.secret}}
        target = choose(private_server, opened, language="de", **push.browser.subscription(push.endpoint))
        assert target["host"] == "127.0.0.1"
        mara.act()
        wait_for(lambda: push.shown)
    assert push.shown[0] == {
        "title": "Seismic",
        "body": "Mara, du bist am Zug.",
        "page": f"t/{opened['table']}",
    }
    (request, *_) = push.receiver.requests
    assert request.headers["urgency"] == "high"
    assert b"Mara" not in request.body


@pytest.mark.parametrize(
    ("kind", "judge", "path", "told"),
    [
        (
            "discord",
            discord,
            f"/api/webhooks/1/{SECRET}",
            {
                "content": "**Seismic** This is a test. Notices about this table arrive here.\n{link}",
                "allowed_mentions": {"parse": []},
            },
        ),
        (
            "slack",
            slack,
            f"/services/{SECRET}",
            {"text": "*Seismic* This is a test. Notices about this table arrive here.\n<{link}>"},
        ),
        (
            "ntfy",
            ntfy,
            f"/{SECRET}",
            {
                "topic": SECRET,
                "title": "Seismic",
                "message": "This is a test. Notices about this table arrive here.",
                "click": "{link}",
            },
        ),
        (
            "json",
            plain,
            f"/{SECRET}",
            {
                "table": "{table}",
                "game": "seismic",
                "seat": 0,
                "name": "Mara",
                "moves": 0,
                "kind": "test",
                "sentence": "This is a test. Notices about this table arrive here.",
                "link": "{link}",
            },
        ),
    ],
)
def test_a_test_arrives_as_each_service_expects_it(
    private_server: ServerThread,
    receive: Callable[[Any], Receiver],
    kind: str,
    judge: Any,
    path: str,
    told: dict[str, Any],
) -> None:
    receiver = receive(judge)
    opened = private_server.open_table(**SOLO)
    table, token = opened["table"], opened["seats"]["0"]
    target = choose(private_server, opened, kind=kind, address=receiver.base + path, events=[])
    tested = ask(private_server, token, table, "POST", f"/{target['id']}/test")
    assert tested.json() == {}
    link = f"http://{private_server.base}/t/{table}"
    filled = json.loads(json.dumps(told).replace("{link}", link).replace("{table}", table))
    assert receiver.requests[0].told == filled
    assert token not in receiver.requests[0].body.decode()


HOSTILE = "@everyone <!channel> [x](http://e.x)"


@pytest.mark.parametrize(("kind", "judge"), [("discord", discord), ("slack", slack), ("ntfy", ntfy)])
def test_a_name_is_text_to_every_service(
    private_server: ServerThread, receive: Callable[[Any], Receiver], kind: str, judge: Any
) -> None:
    receiver = receive(judge)
    path = "/topic" if kind == "ntfy" else f"/api/webhooks/{SECRET}"
    opened = private_server.open_table(2, name=HOSTILE)
    choose(private_server, opened, kind=kind, address=receiver.base + path, events=["sat"])
    with private_server.connect(opened, 1) as jun:
        assert jun.command("rename", name="<@1> & *Jun*", colour=1)["type"] == "done"
        wait_for(lambda: receiver.requests and not private_server.state.notices.pending)
    told = receiver.requests[0].told
    if kind == "discord":
        assert "\\<\\@1\\> & \\*Jun\\*" in told["content"]
        assert told["allowed_mentions"] == {"parse": []}
    elif kind == "slack":
        assert "&lt;@1&gt; &amp; *Jun* has sat down" in told["text"]
    else:
        assert told["message"].startswith("<@1> & *Jun* has sat down")


def test_each_person_is_told_what_they_chose(
    private_server: ServerThread, receive: Callable[[Any], Receiver]
) -> None:
    """Mara wants everything, Jun the end alone, in French."""
    maras, juns = receive(plain), receive(plain)
    opened = private_server.open_table(2, options={"first": 0})
    choose(
        private_server,
        opened,
        kind="json",
        address=maras.base,
        events=["turn", "reminder", "ended", "began", "sat"],
    )
    with private_server.connect(opened, 0) as mara, private_server.connect(opened, 1) as jun:
        assert jun.command("rename", name="Jun", colour=1)["type"] == "done"
        choose(private_server, opened, 1, kind="json", address=juns.base, events=["ended"], language="fr")
        wait_for(lambda: maras.requests and not private_server.state.notices.pending)
        mara.until_seq(jun.seq)
        mara.command("begin")
        jun.until_seq(mara.seq)
        wait_for(lambda: len(maras.requests) > 1 and not private_server.state.notices.pending)
        play_to_the_end([mara, jun])
        wait_for(lambda: not private_server.state.notices.pending)
    kinds = [request.told["kind"] for request in maras.requests]
    assert (kinds[0], kinds[-1]) == ("sat", "ended")
    assert "turn" in kinds
    assert {request.told["seat"] for request in maras.requests} == {0}
    assert maras.requests[0].told["sentence"] == "Jun has sat down at your table."
    (end,) = juns.requests
    assert end.told["sentence"].startswith("La partie avec Mara est finie. ")


def test_somebody_who_is_connected_is_told_later_or_not_at_all(
    start_server: Callable[..., ServerThread], receive: Callable[[Any], Receiver]
) -> None:
    receiver = receive(plain)
    server = start_server(private_webhooks=True, unlimited=True)
    with server.game(2, options={"first": 0}) as (mara, jun):
        address = {"kind": "json", "address": receiver.base, "events": ["turn"]}
        body = ask(server, mara.secret, mara.first["table"], "POST", body=address)
        assert body.status_code == 200
        assert server.state.notices.pending == 0
        for one in (mara, jun, mara):
            while one.question is not None:
                one.act()
            for other in (mara, jun):
                other.until_seq(one.seq)
            if one is jun:
                wait_for(lambda: server.state.notices.pending == 1)  # it waits whether Mara decides
        wait_for(lambda: server.state.notices.pending == 0)
    assert receiver.requests == []


# ---------------------------------------------------------------------- what fails


def test_what_fails_is_told_to_the_person_and_switched_off(
    private_server: ServerThread, receive: Callable[[Any], Receiver]
) -> None:
    receiver = receive(lambda _: 403)
    opened = private_server.open_table(**SOLO)
    table, token = opened["table"], opened["seats"]["0"]
    target = choose(private_server, opened, kind="slack", address=f"{receiver.base}/{SECRET}")
    for number in range(MAX_FAILURES):
        tested = ask(private_server, token, table, "POST", f"/{target['id']}/test")
        assert tested.json() == {"error": "refused", "status": 403}
        (line,) = ask(private_server, token, table).json()["targets"]
        assert (line["failures"], line.get("off", False)) == (number + 1, number + 1 == MAX_FAILURES)
        assert (line["error"], line["status"]) == ("refused", 403)
    with private_server.connect(opened, 0) as mara:
        mara.act()
        wait_for(lambda: not private_server.state.notices.pending)
    assert len(receiver.requests) == MAX_FAILURES, "nothing more is sent"
    receiver.statuses = [200]
    assert ask(private_server, token, table, "POST", f"/{target['id']}/test").json() == {}
    (line,) = ask(private_server, token, table).json()["targets"]
    assert "failures" not in line


@pytest.mark.parametrize(("status", "tries"), [(500, 2), (429, 2), (400, 1), (302, 1)])
def test_only_what_may_work_later_is_tried_again(
    private_server: ServerThread, receive: Callable[[Any], Receiver], status: int, tries: int
) -> None:
    receiver = receive(lambda _: status)
    opened = private_server.open_table(1, bots=1, options={"first": 0})
    choose(private_server, opened, kind="json", address=receiver.base, events=["began"])
    with private_server.connect(opened, 0) as mara:
        mara.command("begin")
        wait_for(lambda: receiver.requests and not private_server.state.notices.pending)
    assert len(receiver.requests) == tries


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(
    private_server: ServerThread, push: PushService, status: int
) -> None:
    push.receiver.statuses = [status]
    opened = private_server.open_table(**SOLO)
    table, token = opened["table"], opened["seats"]["0"]
    target = choose(private_server, opened, **push.browser.subscription(push.endpoint))
    tested = ask(private_server, token, table, "POST", f"/{target['id']}/test")
    assert tested.json() == {"error": "gone", "status": status}
    assert ask(private_server, token, table).json()["targets"] == []


def test_a_hook_that_is_gone_is_off_at_once(
    private_server: ServerThread, receive: Callable[[Any], Receiver]
) -> None:
    receiver = receive(lambda _: 404)
    opened = private_server.open_table(**SOLO)
    token = opened["seats"]["0"]
    target = choose(private_server, opened, kind="discord", address=f"{receiver.base}/{SECRET}")
    ask(private_server, token, opened["table"], "POST", f"/{target['id']}/test")
    (line,) = ask(private_server, token, opened["table"]).json()["targets"]
    assert (line["off"], line["error"]) == (True, "gone")


def test_no_address_is_logged_or_counted(
    private_server: ServerThread, receive: Callable[[Any], Receiver], caplog: pytest.LogCaptureFixture
) -> None:
    receiver = receive(lambda _: 500)
    with caplog.at_level(logging.DEBUG):
        opened = private_server.open_table(1, bots=1, options={"first": 0})
        address = f"{receiver.base}/{SECRET}?{SECRET}"
        choose(private_server, opened, kind="slack", address=address, events=["began"])
        with private_server.connect(opened, 0) as mara:
            mara.command("begin")
            wait_for(lambda: receiver.requests and not private_server.state.notices.pending)
    mine = [record for record in caplog.records if record.name == "quakeboard"]
    (line,) = [vars(record) for record in mine if record.getMessage() == "a notice was not delivered"]
    assert (line["host"], line["reason"]) == ("127.0.0.1", "busy 500")
    ours = str(
        [vars(record) for record in caplog.records if record.name.startswith(("quakeboard", "httpcore"))]
    )
    assert SECRET not in ours
    assert opened["seats"]["0"] not in ours
    assert SECRET not in private_server.http.get("/metrics").text
    answer = ask(private_server, opened["seats"]["0"], opened["table"])
    assert SECRET not in answer.text


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("kind", ["push", "discord", "slack", "ntfy", "json"])
@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://127.0.0.1/topic", "private-hook"),
        ("https://localhost/topic", "private-hook"),
        ("https://[::ffff:7f00:1]/topic", "private-hook"),
        ("https://169.254.169.254/latest", "private-hook"),
        ("ftp://example.org/topic", "bad-hook"),
        ("https://example.org/" + "x" * 1000, "bad-hook"),
    ],
)
def test_no_target_is_a_private_address(server: ServerThread, kind: str, address: str, code: str) -> None:
    opened = server.open_table(**SOLO)
    keys = PushBrowser().subscription(address) if kind == "push" else {}
    target = {**keys, "kind": kind, "address": address}
    answer = ask(server, opened["seats"]["0"], opened["table"], "POST", body=target)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@pytest.mark.parametrize("kind", ["push", "discord", "slack", "ntfy", "json"])
def test_a_name_that_leads_to_a_private_address_is_refused_when_it_is_used(
    receive: Callable[[Any], Receiver], kind: Any
) -> None:
    """Whatever was checked when it was chosen: the guard is in the connection, for every kind of target."""
    receiver = receive(plain)
    keys = PushBrowser().keys
    target = NoticeTarget(
        id="x",
        kind=kind,
        address=f"{receiver.base.replace('127.0.0.1', 'localhost')}/topic",
        p256dh=keys.p256dh,
        auth=keys.auth,
        language="en",
        events=["turn"],
    )
    notice = Notice(kind="test", table="t", game="seismic", names=["Mara"], moves=0, seat=0)

    async def note(*noted: Any) -> None:
        assert noted == ("x", 1, "private", 0)

    async def send() -> Answer:
        store: Any = SimpleNamespace(notices=SimpleNamespace(note=note))
        sender = NoticeSender(store, VapidKey(VapidKey.new()))
        try:
            return await sender.test(target, notice, 0)
        finally:
            await sender.close()

    assert asyncio.run(send()) == Answer("private")
    assert receiver.requests == []


def test_push_services_are_reached_by_https_alone(server: ServerThread) -> None:
    opened = server.open_table(**SOLO)
    target = PushBrowser().subscription("http://push.example/x")
    answer = ask(server, opened["seats"]["0"], opened["table"], "POST", body=target)
    assert answer.json()["code"] == "bad-hook"


@pytest.mark.parametrize("change", [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "ä"}, {"language": "xx"}])
def test_what_is_no_subscription_is_refused(server: ServerThread, change: dict[str, str]) -> None:
    opened = server.open_table(**SOLO)
    target = PushBrowser().subscription("https://push.example/x") | change
    answer = ask(server, opened["seats"]["0"], opened["table"], "POST", body=target)
    assert answer.status_code == 400


def test_only_the_seat_itself_may_choose(server: ServerThread) -> None:
    opened = server.open_table(2, public=True)
    hook = {"kind": "json", "address": "https://example.org/x"}
    for token in (opened["watch"], opened["seats"]["1"], "x" * 40):
        for method, path in (("GET", ""), ("POST", ""), ("DELETE", "/x"), ("POST", "/x/test")):
            answer = ask(server, token, opened["table"], method, path, hook if path == "" else None)
            assert answer.json()["code"] in ("wrong-key", "link-unused", "not-seated"), answer.text
    assert server.http.get(f"/api/tables/{opened['table']}/notices").json()["code"] == "not-seated"


def test_a_seat_has_a_bounded_number(server: ServerThread) -> None:
    opened = server.open_table(**SOLO)
    table, token = opened["table"], opened["seats"]["0"]
    for number in range(MAX_TARGETS + 1):
        hook = {"kind": "json", "address": f"https://example.org/{number}"}
        answer = ask(server, token, table, "POST", body=hook)
    assert answer.json()["code"] == "too-many-targets"
    answer = ask(server, token, table, "POST", body={**hook, "address": "https://example.org/0"})
    assert len(answer.json()["targets"]) == MAX_TARGETS, "it is there already"
    changed = ask(server, token, table, "POST", f"/{answer.json()['targets'][0]['id']}", {"language": "es"})
    assert changed.json()["targets"][0] == answer.json()["targets"][0] | {"language": "es"}
    for target in answer.json()["targets"]:
        left = ask(server, token, table, "DELETE", f"/{target['id']}").json()["targets"]
    assert left == []
    assert ask(server, token, table, "DELETE", f"/{target['id']}").status_code == 404


def test_a_new_link_for_the_seat_ends_what_was_chosen(
    private_server: ServerThread, receive: Callable[[Any], Receiver]
) -> None:
    receiver = receive(plain)
    with private_server.game(2, options={"first": 0}) as (mara, jun):
        table = mara.first["table"]
        hook = {"kind": "json", "address": receiver.base, "events": ["turn"]}
        ask(private_server, jun.secret, table, "POST", body=hook)
        jun.command("hand-over", token="t" * 40)
        assert ask(private_server, jun.secret, table).json()["code"] == "link-used"
        mara.until_seq(mara.seq + 1)
        while mara.question is not None:
            mara.act()
        wait_for(lambda: not private_server.state.notices.pending)
    assert receiver.requests == []


def test_the_key_for_push_services_outlives_the_server(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        server = ServerThread(tmp_path, unlimited=True)
        keys.append(server.state.notices.key.public)
        server.stop()
    assert keys[0] == keys[1]
    assert len(base64url.decoded(keys[0])) == 65
