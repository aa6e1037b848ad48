"""A table's socket, as a client meets it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hosted import PATIENCE, Hosted, Visitor, flood, play_to_the_end
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection

from quakeboard.server.ws.endpoint import MAX_JUNK

HELLO = '{"type":"hello"}'


# ---------------------------------------------------------------------- the handshake


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://[::1", ""])
def test_pages_of_other_sites_cannot_connect(hosted: Hosted, origin: str) -> None:
    table = hosted.open_table(public=True)["table"]
    with pytest.raises(InvalidStatus) as refusal:
        hosted.socket(table, origin=origin, **{"accept-language": "es"})
    response = refusal.value.response
    assert response.status_code == 403
    told = json.loads(response.body or b"")
    assert told["code"] == "foreign-origin"
    assert told["sentence"] == "Las páginas de otros sitios no pueden hacer eso."


def test_pages_of_this_server_can_connect(hosted: Hosted) -> None:
    table = hosted.open_table(public=True)["table"]
    with hosted.socket(table, origin=f"http://{hosted.base}") as socket:
        socket.send(HELLO)
        assert json.loads(socket.recv())["type"] == "welcome"


def test_other_sites_can_connect_if_the_host_says_so(host: Any) -> None:
    server = host(origins=frozenset({"https://friends.example"}), unlimited=True)
    table = server.open_table(public=True)["table"]
    with server.socket(table, origin="https://friends.example") as socket:
        socket.send(HELLO)
        assert json.loads(socket.recv())["type"] == "welcome"
    for origin in ("http://friends.example", "https://friends.example.evil.example"):
        with pytest.raises(InvalidStatus):
            server.socket(table, origin=origin)


# ---------------------------------------------------------------------- hello


def greet(hosted: Hosted, table: str, **hello: Any) -> dict[str, Any]:
    """What is answered to a hello; if it is refused, the socket must be closed for it."""
    with Visitor(hosted.socket(table), **hello) as visitor:
        if visitor.first["type"] == "refused":
            assert visitor.closed_with() == 1008
        return visitor.first


def test_hello_at_a_table_that_is_not_there(hosted: Hosted) -> None:
    assert greet(hosted, "none")["code"] == "no-table"
    assert greet(hosted, "none", token="x" * 43)["code"] == "no-table"


def test_hello_at_a_table_by_invitation(hosted: Hosted) -> None:
    opened = hosted.open_table()
    assert greet(hosted, opened["table"])["code"] == "invitation-only"
    assert greet(hosted, opened["table"], token="x" * 43)["code"] == "wrong-key"
    assert greet(hosted, opened["table"], token=opened["watch"])["seat"] is None
    assert greet(hosted, opened["table"], token=opened["seats"]["1"])["seat"] == 1


def test_anybody_may_watch_a_public_table(hosted: Hosted) -> None:
    table = hosted.open_table(public=True)["table"]
    welcome = greet(hosted, table)
    assert (welcome["seat"], welcome["info"]["state"]) == (None, "open")


def test_a_watcher_can_do_nothing_but_talk(hosted: Hosted) -> None:
    opened = hosted.open_table(public=True)
    with hosted.visit(opened, None, name="Eve") as watcher:
        for kind in ("begin", "pause", "leave", "undo", "abandon", "rematch", "resign"):
            assert watcher.command(kind)["code"] == "not-seated"
        assert watcher.command("act", action="pass")["code"] == "not-seated"
        assert watcher.command("hand-over", token="x" * 43)["code"] == "not-seated"
        assert watcher.ask("hook", url="https://example.org/")["code"] == "not-the-host"
        assert watcher.ask("say", text=" hello ")["type"] == "done"
        said = next(message for message in watcher.heard if message["type"] == "said")
        assert (said["seat"], said["name"], said["text"]) == (None, "Eve", "hello")


def test_hello_comes_first_and_once(hosted: Hosted) -> None:
    opened = hosted.open_table()
    socket = hosted.socket(opened["table"])
    socket.send('{"type":"ping","id":7}')
    told = json.loads(socket.recv())
    assert (told["code"], told["id"]) == ("hello-first", 7)
    with Visitor(socket, token=opened["seats"]["0"]) as mara:
        assert mara.ask("hello")["code"] == "hello-twice"
        assert mara.ask("ping")["type"] == "pong"


def test_whoever_never_says_hello_is_let_go(hosted: Hosted) -> None:
    with hosted.socket(hosted.open_table()["table"]) as socket:
        flood(socket, '{"type":"ping"}', MAX_JUNK + 1)
        assert set(codes_until_closed(socket)) == {"hello-first"}
        assert socket.close_code == 1008


def test_silence_is_ended(hosted: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quakeboard.server.ws.endpoint.HELLO_SECONDS", 0.2)
    with hosted.socket(hosted.open_table()["table"]) as socket:
        assert codes_until_closed(socket) == []
        assert socket.close_code == 4001


def codes_until_closed(socket: ClientConnection) -> list[str]:
    """Why things were refused until the server closed the socket."""
    codes = []
    with suppress(ConnectionClosedError):
        while True:
            codes.append(json.loads(socket.recv(timeout=PATIENCE))["code"])
    return codes


def test_stories_and_refusals_are_told_in_the_language_that_was_asked_for(hosted: Hosted) -> None:
    opened = hosted.open_table()
    assert (
        greet(hosted, opened["table"], token=opened["seats"]["0"], language="xx")["code"]
        == "unknown-language"
    )
    with hosted.visit(opened, 0, language="de") as mara:
        assert mara.command("undo")["sentence"] == "Die Partie hat noch nicht begonnen."
        mara.ask("speak", language="fr")
        assert mara.command("undo")["sentence"] == "La partie n’a pas commencé."
        assert mara.ask("speak", language="xx")["code"] == "unknown-language"
        mara.ask("speak", language=None)
        assert mara.command("undo")["sentence"] == "The game has not begun."


@pytest.mark.parametrize("have", [0, 1, 2, 40, 80])
def test_a_client_that_comes_back_gets_exactly_what_it_missed(hosted: Hosted, have: int) -> None:
    opened = hosted.open_table()
    with hosted.visit(opened, 0) as mara, hosted.visit(opened, 1) as jun:
        jun.command("rename", name="Jun", colour=1)
        jun.command("begin")
        play_to_the_end([mara, jun])
        told = {message["seq"]: message for message in mara.heard if message["type"] == "update"}
        last = mara.seq
    assert last > 80
    with hosted.visit(opened, 0, have=have) as back:
        assert "view" not in back.first
        again = {}
        while back.seq < last or not again:
            update = back.hear("update")
            again[update["seq"]] = update
    assert list(again) == list(range(have + 1, last + 1))
    for seq, update in again.items():
        if seq in told:
            assert untimely(update) == untimely(told[seq])


def untimely(update: dict[str, Any]) -> dict[str, Any]:
    """An update without what holds at its moment only: who was there, what was asked."""
    info = {**update["info"], "watchers": 0}
    info["seats"] = [{**seat, "here": False} for seat in info["seats"]]
    return {**update, "info": info, "question": None}


@pytest.mark.parametrize("have", [-1, 10**6, 2**70])
def test_whoever_has_what_never_was_gets_everything(hosted: Hosted, have: int) -> None:
    opened = hosted.open_table()
    assert "view" in greet(hosted, opened["table"], token=opened["seats"]["0"], have=have)


# ---------------------------------------------------------------------- at the table


def test_people_see_who_is_there(hosted: Hosted) -> None:
    opened = hosted.open_table()
    with hosted.visit(opened, 0) as mara:
        assert mara.hear("presence")["here"] == [0]
        with hosted.visit(opened, 1), hosted.visit(opened, None):
            assert mara.hear("presence", here=[0, 1], watchers=1)
        assert mara.hear("presence", here=[0], watchers=0)


def test_an_action_is_acknowledged_before_it_is_told(hosted: Hosted) -> None:
    with hosted.game(2) as visitors:
        asked = next(visitor for visitor in visitors if visitor.question)
        asked.act()
        kinds = [message["type"] for message in asked.heard[-2:]]
        assert kinds == ["done", "update"]


def test_what_the_rules_refuse_changes_nothing(hosted: Hosted) -> None:
    with hosted.game(2) as visitors:
        asked = next(visitor for visitor in visitors if visitor.question)
        other = next(visitor for visitor in visitors if not visitor.question)
        for action in ("lay 99 0,0 r0", "nonsense", "", "pass " * 50, "\0"):
            answer = asked.command("act", action=action)
            assert (answer["type"], answer["next"]) == ("refused", asked.seq + 1)
        assert other.command("act", action="pass")["code"] == "not-asked"
        assert asked.ask("act", seq=1, action="pass")["code"] == "stale-sequence"
        assert asked.ask("act", seq=99, action="pass")["code"] == "early-sequence"
        asked.act()


def test_handing_a_seat_over_closes_the_old_sockets(hosted: Hosted) -> None:
    opened = hosted.open_table()
    secret = "a new secret that nobody can guess, it is said"
    with (
        hosted.visit(opened, 1) as phone,
        hosted.visit(opened, 1) as desktop,
        hosted.visit(opened, 0) as mara,
    ):
        desktop.until_seq(1)
        assert desktop.command("hand-over", token="too short")["code"] == "bad-token"
        desktop.say({"type": "hand-over", "seq": desktop.seq + 1, "token": secret})
        assert desktop.closed_with() == 4003
        assert [message["type"] for message in desktop.heard[-3:]].count("done") == 1
        assert phone.closed_with() == 4003
        assert mara.hear("update")["fact"] == {"kind": "handed-over", "seat": 1}
        assert secret not in json.dumps(mara.heard)
        assert mara.ask("ping")["type"] == "pong"
    assert greet(hosted, opened["table"], token=opened["seats"]["1"])["code"] == "wrong-key"
    assert greet(hosted, opened["table"], token=secret)["seat"] == 1


def test_a_seat_that_somebody_else_took_closes_the_socket_of_who_left(hosted: Hosted) -> None:
    opened = hosted.open_table(public=True)
    path = f"/api/tables/{opened['table']}/seats/1"
    first = hosted.http.post(path, json={"name": "Jun"}).json()["token"]
    with Visitor(hosted.socket(opened["table"]), token=first) as jun:
        assert jun.command("leave")["type"] == "done"
        assert hosted.http.post(path, json={"name": "Ada"}).status_code == 201
        assert jun.closed_with() == 4003
    assert greet(hosted, opened["table"], token=first)["code"] == "wrong-key"


def test_chat_has_a_length(hosted: Hosted) -> None:
    opened = hosted.open_table()
    with hosted.visit(opened, 0) as mara:
        for text in ("", "   ", "x" * 501):
            assert mara.ask("say", text=text)["code"] == "too-long"
        assert mara.ask("say", text="é" * 500)["type"] == "done"


def test_chat_is_kept_for_those_who_come_later(hosted: Hosted) -> None:
    opened = hosted.open_table()
    with hosted.visit(opened, 0) as mara:
        numbers = [mara.ask("say", text=text)["seq"] for text in ("one", "two", "three")]
    with hosted.visit(opened, 1, heard=numbers[0]) as jun:
        assert jun.first["lines"] == numbers[-1]
        assert [jun.hear("said")["text"] for _ in range(2)] == ["two", "three"]


def test_who_is_muted_is_not_heard(hosted: Hosted) -> None:
    opened = hosted.open_table()
    with hosted.visit(opened, 0) as mara, hosted.visit(opened, 1) as jun, hosted.visit(opened, None) as eve:
        assert mara.ask("mute", seats=[1], watchers=True)["type"] == "done"
        jun.ask("say", text="psst")
        eve.ask("say", text="hey")
        mara.ask("say", text="peace")
        jun.ask("ping")
        heard = [[m["text"] for m in person.heard if m["type"] == "said"] for person in (mara, jun)]
        assert heard == [["peace"], ["psst", "hey", "peace"]]


def test_history_can_be_asked_for_in_pieces(hosted: Hosted) -> None:
    with hosted.game(2) as visitors:
        play_to_the_end(visitors)
        mara = visitors[0]
        told = {message["seq"]: message for message in mara.heard if message["type"] == "update"}
        after, pieces = 0, 0
        while after < mara.seq:
            piece = mara.ask("history", after=after, until=mara.seq)
            numbers = [update["seq"] for update in piece["updates"]]
            assert numbers == list(range(after + 1, piece["until"] + 1))
            for update in piece["updates"]:
                if update["seq"] in told:
                    assert untimely(update) == untimely(told[update["seq"]])
            after, pieces = piece["until"], pieces + 1
        assert pieces > 1


@pytest.mark.parametrize(
    ("after", "until"), [(-5, 10**30), (10**30, 0), (3, 1), (0, 0), (-(10**30), -(10**30)), (10**6, 10**7)]
)
def test_history_that_never_was_is_empty_or_short(hosted: Hosted, after: int, until: int) -> None:
    with hosted.game(2) as visitors:
        piece = visitors[0].ask("history", after=after, until=until)
        assert piece["type"] == "history"
        assert 0 <= piece["after"] <= piece["until"] <= visitors[0].seq
        assert len(piece["updates"]) == piece["until"] - piece["after"]


def test_rematches_keep_everybody_and_move_the_seats(hosted: Hosted) -> None:
    with hosted.game(2) as visitors:
        mara, jun = visitors
        assert mara.command("rematch")["code"] == "not-over"
        play_to_the_end(visitors)
        answer = mara.command("rematch")
        assert answer["table"] == jun.hear("update")["info"]["rematch"]


# ---------------------------------------------------------------------- junk


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"dance"}',
        '{"type":"act"}',
        '{"type":"act","seq":"1","action":"pass"}',
        '{"type":"act","seq":1.5,"action":"pass"}',
        '{"type":"act","seq":1,"action":["pass"]}',
        '{"type":"act","seq":1,"action":"pass","colour":"red"}',
        '{"type":"say","text":"\\ud800"}',
        '{"type":"mute","seats":[["0"]]}',
        '{"type":"ping","id":1e400}',
        '{"type":"ping","id":NaN}',
        "[" * 16_000,
        '{"a":' * 3_000,
        b"\x00\x01\x02",
        b"\xff\xff\xff\xff",
    ],
)
def test_junk_is_refused_and_the_socket_stays(hosted: Hosted, junk: str | bytes) -> None:
    opened = hosted.open_table()
    with hosted.visit(opened, 0) as mara:
        mara.say(junk)
        assert mara.hear("refused")["code"] == "bad-message"
        assert mara.ask("ping")["type"] == "pong"


def test_too_much_junk_ends_the_conversation(hosted: Hosted) -> None:
    with hosted.visit(hosted.open_table(), 0) as mara:
        flood(mara.socket, "junk", MAX_JUNK + 1)
        assert mara.closed_with() == 1008


def test_numbers_may_be_as_large_as_they_like(hosted: Hosted) -> None:
    with hosted.visit(hosted.open_table(), 0) as mara:
        for number in (2**53, 2**64, -(2**63) - 1, 10**100):
            assert mara.ask("begin", seq=number)["code"] in ("early-sequence", "stale-sequence")
            mara.say(json.dumps({"type": "ping", "id": number}))
            assert mara.hear("pong")["id"] == number


def test_frames_that_are_too_long_close_the_socket(hosted: Hosted) -> None:
    with hosted.visit(hosted.open_table(), 0) as mara:
        mara.say(json.dumps({"type": "say", "text": "x" * 17_000}))
        assert mara.closed_with() == 1009


def test_text_that_is_no_text_closes_the_socket(hosted: Hosted) -> None:
    with hosted.visit(hosted.open_table(), 0) as mara:
        mara.socket.send(b'{"type":"say","text":"\xff"}', text=True)
        assert mara.closed_with() == 1007
