"""A table's socket, as a client meets it."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from server_thread import TIMEOUT, ServerThread, TableClient, flood, play_to_the_end
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import ClientConnection

from quakeboard.server.ws.endpoint import MAX_JUNK

HELLO = '{"type":"hello"}'


# ---------------------------------------------------------------------- the handshake


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://[::1", ""])
def test_pages_of_other_sites_cannot_connect(server: ServerThread, origin: str) -> None:
    table = server.open_table(public=True)["table"]
    with pytest.raises(InvalidStatus) as refusal:
        server.socket(table, origin=origin, **{"accept-language": "es"})
    response = refusal.value.response
    assert response.status_code == 403
    result = json.loads(response.body or b"")
    assert result["code"] == "foreign-origin"
    assert result["sentence"] == "Las páginas de otros sitios no pueden hacer eso."


def test_pages_of_this_server_can_connect(server: ServerThread) -> None:
    table = server.open_table(public=True)["table"]
    with server.socket(table, origin=f"http://{server.base}") as socket:
        socket.send(HELLO)
        assert json.loads(socket.recv())["type"] == "welcome"


def test_other_sites_can_connect_if_the_host_says_so(start_server: Any) -> None:
    server = start_server(origins=frozenset({"https://friends.example"}), unlimited=True)
    table = server.open_table(public=True)["table"]
    with server.socket(table, origin="https://friends.example") as socket:
        socket.send(HELLO)
        assert json.loads(socket.recv())["type"] == "welcome"
    for origin in ("http://friends.example", "https://friends.example.evil.example"):
        with pytest.raises(InvalidStatus):
            server.socket(table, origin=origin)


# ---------------------------------------------------------------------- hello


def greet(server: ServerThread, table: str, **hello: Any) -> dict[str, Any]:
    """What is answered to a hello; if it is refused, the socket must be closed for it."""
    with TableClient(server.socket(table), **hello) as client:
        if client.first["type"] == "refused":
            assert client.close_code() == 1008
        return client.first


def test_hello_at_a_table_that_is_not_there(server: ServerThread) -> None:
    assert greet(server, "none")["code"] == "no-table"
    assert greet(server, "none", token="x" * 43)["code"] == "no-table"


def test_hello_at_a_table_by_invitation(server: ServerThread) -> None:
    opened = server.open_table()
    assert greet(server, opened["table"])["code"] == "invitation-only"
    assert greet(server, opened["table"], token="x" * 43)["code"] == "wrong-key"
    assert greet(server, opened["table"], token=opened["watch"])["seat"] is None
    assert greet(server, opened["table"], token=opened["seats"]["1"])["seat"] == 1


def test_anybody_may_watch_a_public_table(server: ServerThread) -> None:
    table = server.open_table(public=True)["table"]
    welcome = greet(server, table)
    assert (welcome["seat"], welcome["info"]["state"]) == (None, "open")


def test_a_watcher_can_do_nothing_but_talk(server: ServerThread) -> None:
    opened = server.open_table(public=True)
    with server.connect(opened, None, name="Eve") as watcher:
        for kind in ("begin", "pause", "leave", "undo", "abandon", "rematch", "resign"):
            assert watcher.command(kind)["code"] == "not-seated"
        assert watcher.command("act", action="pass")["code"] == "not-seated"
        assert watcher.command("hand-over", token="x" * 43)["code"] == "not-seated"
        assert watcher.ask("hook", url="https://example.org/")["code"] == "not-the-host"
        assert watcher.ask("say", text=" hello ")["type"] == "done"
        said = next(message for message in watcher.received if message["type"] == "said")
        assert (said["seat"], said["name"], said["text"]) == (None, "Eve", "hello")


def test_a_watcher_does_not_speak_under_the_name_of_a_player(server: ServerThread) -> None:
    opened = server.open_table(public=True, seats=[{}, {"bot": "greedy"}])
    with server.connect(opened, 0) as mara, server.connect(opened, None, name="Маrа") as eve:
        assert eve.ask("say", text="I resign")["code"] == "name-taken"
        assert mara.ask("say", text="I do not")["type"] == "done"
        assert mara.command("rename", name="Hana", colour=0)["type"] == "done"
        assert eve.ask("say", text="I am here")["type"] == "done"  # nobody else is called that any more
    with server.connect(opened, None, name="Greedy") as eve:
        assert eve.ask("say", text="beep")["code"] == "name-taken"


def test_a_watcher_has_a_name_that_can_be_seen(server: ServerThread) -> None:
    table = server.open_table(public=True)["table"]
    assert greet(server, table, name="\u2800\u3164")["code"] == "blank-name"


def test_hello_comes_first_and_once(server: ServerThread) -> None:
    opened = server.open_table()
    socket = server.socket(opened["table"])
    socket.send('{"type":"ping","id":7}')
    result = json.loads(socket.recv())
    assert (result["code"], result["id"]) == ("hello-first", 7)
    with TableClient(socket, token=opened["seats"]["0"]) as mara:
        assert mara.ask("hello")["code"] == "hello-twice"
        assert mara.ask("ping")["type"] == "pong"


def test_a_connection_without_hello_is_closed(server: ServerThread) -> None:
    with server.socket(server.open_table()["table"]) as socket:
        flood(socket, '{"type":"ping"}', MAX_JUNK + 1)
        assert set(codes_until_closed(socket)) == {"hello-first"}
        assert socket.close_code == 1008


def test_silence_is_ended(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quakeboard.server.ws.endpoint.HELLO_SECONDS", 0.2)
    with server.socket(server.open_table()["table"]) as socket:
        assert codes_until_closed(socket) == []
        assert socket.close_code == 4001


def codes_until_closed(socket: ClientConnection) -> list[str]:
    """Why things were refused until the server closed the socket."""
    codes = []
    with suppress(ConnectionClosedError):
        while True:
            codes.append(json.loads(socket.recv(timeout=TIMEOUT))["code"])
    return codes


def test_stories_and_refusals_are_in_the_language_that_was_asked_for(server: ServerThread) -> None:
    opened = server.open_table()
    assert (
        greet(server, opened["table"], token=opened["seats"]["0"], language="xx")["code"]
        == "unknown-language"
    )
    with server.connect(opened, 0, language="de") as mara:
        assert mara.command("undo")["sentence"] == "Die Partie hat noch nicht begonnen."
        mara.ask("speak", language="fr")
        assert mara.command("undo")["sentence"] == "La partie n’a pas commencé."
        assert mara.ask("speak", language="xx")["code"] == "unknown-language"
        mara.ask("speak", language=None)
        assert mara.command("undo")["sentence"] == "The game has not begun."


@pytest.mark.parametrize("have", [0, 1, 2, 40, 80])
def test_a_client_that_comes_back_gets_exactly_what_it_missed(server: ServerThread, have: int) -> None:
    opened = server.open_table()
    with server.connect(opened, 0) as mara, server.connect(opened, 1) as jun:
        jun.command("rename", name="Jun", colour=1)
        jun.command("begin")
        play_to_the_end([mara, jun])
        result = {message["seq"]: message for message in mara.received if message["type"] == "update"}
        last = mara.seq
    assert last > 80
    with server.connect(opened, 0, have=have) as back:
        assert "view" not in back.first
        again = {}
        while back.seq < last or not again:
            update = back.receive("update")
            again[update["seq"]] = update
    assert list(again) == list(range(have + 1, last + 1))
    for seq, update in again.items():
        if seq in result:
            assert untimely(update) == untimely(result[seq])


def untimely(update: dict[str, Any]) -> dict[str, Any]:
    """An update without what holds at its moment only: who was there, what was asked."""
    info = {**update["info"], "watchers": 0}
    info["seats"] = [{**seat, "here": False} for seat in info["seats"]]
    info.pop("away", None)
    return {**update, "info": info, "question": None}


@pytest.mark.parametrize("have", [10**6, 2**31 - 1])
def test_whoever_has_what_never_was_gets_everything(server: ServerThread, have: int) -> None:
    opened = server.open_table()
    assert "view" in greet(server, opened["table"], token=opened["seats"]["0"], have=have)


# ---------------------------------------------------------------------- at the table


def test_people_see_who_is_there(server: ServerThread) -> None:
    opened = server.open_table()
    with server.connect(opened, 0) as mara:
        assert mara.receive("presence")["here"] == [0]
        with server.connect(opened, 1), server.connect(opened, None):
            assert mara.receive("presence", here=[0, 1], watchers=1)
        assert mara.receive("presence", here=[0], watchers=0)


def test_an_action_is_acknowledged_before_its_update(server: ServerThread) -> None:
    with server.game(2) as clients:
        asked = next(client for client in clients if client.question)
        asked.act()
        kinds = [message["type"] for message in asked.received[-2:]]
        assert kinds == ["done", "update"]


def test_what_the_rules_refuse_changes_nothing(server: ServerThread) -> None:
    with server.game(2) as clients:
        asked = next(client for client in clients if client.question)
        other = next(client for client in clients if not client.question)
        for action in ("lay 99 0,0 r0", "nonsense", "", "pass " * 50, "\0"):
            answer = asked.command("act", action=action)
            assert (answer["type"], answer["next"]) == ("refused", asked.seq + 1)
        assert other.command("act", action="pass")["code"] == "not-asked"
        assert asked.ask("act", seq=1, action="pass")["code"] == "stale-sequence"
        assert asked.ask("act", seq=99, action="pass")["code"] == "early-sequence"
        asked.act()


def test_handing_a_seat_over_closes_the_old_sockets(server: ServerThread) -> None:
    opened = server.open_table()
    secret = "a new secret that nobody can guess, it is said"
    with (
        server.connect(opened, 1) as phone,
        server.connect(opened, 1) as desktop,
        server.connect(opened, 0) as mara,
    ):
        desktop.until_seq(2)
        assert desktop.command("hand-over", token="too short")["code"] == "bad-token"
        desktop.send({"type": "hand-over", "seq": desktop.seq + 1, "token": secret})
        assert desktop.close_code() == 4003
        assert [message["type"] for message in desktop.received[-3:]].count("done") == 1
        assert phone.close_code() == 4003
        assert mara.receive("update")["fact"] == {"kind": "handed-over", "seat": 1}
        assert secret not in json.dumps(mara.received)
        assert mara.ask("ping")["type"] == "pong"
    assert greet(server, opened["table"], token=opened["seats"]["1"])["code"] == "link-used"
    assert greet(server, opened["table"], token=secret)["seat"] == 1


def test_a_seat_that_somebody_else_took_closes_the_socket_of_who_left(server: ServerThread) -> None:
    opened = server.open_table(public=True)
    path = f"/api/tables/{opened['table']}/seats/1"
    first = server.http.post(path, json={"name": "Jun"}).json()["token"]
    with TableClient(server.socket(opened["table"]), token=first) as jun:
        assert jun.command("leave")["type"] == "done"
        assert server.http.post(path, json={"name": "Ada"}).status_code == 201
        assert jun.close_code() == 4003
    assert greet(server, opened["table"], token=first)["code"] == "link-used"


def test_chat_has_a_length(server: ServerThread) -> None:
    opened = server.open_table()
    with server.connect(opened, 0) as mara:
        for text in ("", "   ", "x" * 501):
            assert mara.ask("say", text=text)["code"] == "too-long"
        assert mara.ask("say", text="é" * 500)["type"] == "done"


def test_chat_is_kept_for_those_who_come_later(server: ServerThread) -> None:
    opened = server.open_table()
    with server.connect(opened, 0) as mara:
        numbers = [mara.ask("say", text=text)["seq"] for text in ("one", "two", "three")]
    with server.connect(opened, 1, heard=numbers[0]) as jun:
        assert jun.first["lines"] == numbers[-1]
        assert [jun.receive("said")["text"] for _ in range(2)] == ["two", "three"]


def test_chat_of_a_muted_seat_is_not_sent(server: ServerThread) -> None:
    opened = server.open_table()
    with (
        server.connect(opened, 0) as mara,
        server.connect(opened, 1) as jun,
        server.connect(opened, None) as eve,
    ):
        assert mara.ask("mute", seats=[1], watchers=True)["type"] == "done"
        jun.ask("say", text="psst")
        eve.ask("say", text="hey")
        mara.ask("say", text="peace")
        jun.ask("ping")
        heard = [[m["text"] for m in person.received if m["type"] == "said"] for person in (mara, jun)]
        assert heard == [["peace"], ["psst", "hey", "peace"]]


def test_history_can_be_asked_for_in_pieces(server: ServerThread) -> None:
    with server.game(2) as clients:
        play_to_the_end(clients)
        mara = clients[0]
        result = {message["seq"]: message for message in mara.received if message["type"] == "update"}
        after, pieces = 0, 0
        while after < mara.seq:
            piece = mara.ask("history", after=after, until=mara.seq)
            numbers = [update["seq"] for update in piece["updates"]]
            assert numbers == list(range(after + 1, piece["until"] + 1))
            for update in piece["updates"]:
                if update["seq"] in result:
                    assert untimely(update) == untimely(result[update["seq"]])
            after, pieces = piece["until"], pieces + 1
        assert pieces > 1


@pytest.mark.parametrize(("after", "until"), [(0, 10**9), (10**9, 0), (3, 1), (0, 0), (10**6, 10**7)])
def test_history_that_never_was_is_empty_or_short(server: ServerThread, after: int, until: int) -> None:
    with server.game(2) as clients:
        piece = clients[0].ask("history", after=after, until=until)
        assert piece["type"] == "history"
        assert 0 <= piece["after"] <= piece["until"] <= clients[0].seq
        assert len(piece["updates"]) == piece["until"] - piece["after"]


def test_rematches_keep_everybody_and_move_the_seats(server: ServerThread) -> None:
    with server.game(2) as clients:
        mara, jun = clients
        assert mara.command("rematch")["code"] == "not-over"
        play_to_the_end(clients)
        answer = mara.command("rematch")
        assert answer["table"] == jun.receive("update")["info"]["rematch"]


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
def test_junk_is_refused_and_the_socket_stays(server: ServerThread, junk: str | bytes) -> None:
    opened = server.open_table()
    with server.connect(opened, 0) as mara:
        mara.send(junk)
        assert mara.receive("refused")["code"] == "bad-message"
        assert mara.ask("ping")["type"] == "pong"


def test_too_much_junk_ends_the_conversation(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        flood(mara.socket, "junk", MAX_JUNK + 1)
        assert mara.close_code() == 1008


def test_a_number_out_of_range_is_refused_with_the_id_of_its_message(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        for seq in (-1, 2**31, 2**64, 10**100):
            assert mara.ask("begin", seq=seq)["code"] == "bad-message"
        assert mara.ask("begin", seq=2**31 - 1)["code"] == "early-sequence"
        for number in (-(2**53) + 1, 2**53 - 1):
            mara.send(json.dumps({"type": "ping", "id": number}))
            assert mara.receive("pong")["id"] == number


def test_frames_that_are_too_long_close_the_socket(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        mara.send(json.dumps({"type": "say", "text": "x" * 17_000}))
        assert mara.close_code() == 1009


def test_text_that_is_no_text_closes_the_socket(server: ServerThread) -> None:
    with server.connect(server.open_table(), 0) as mara:
        mara.socket.send(b'{"type":"say","text":"\xff"}', text=True)
        assert mara.close_code() == 1007
