"""Whole games over HTTP: loaded and looked through, and played on from where they were."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from played import branch_random, play_random
from server_thread import ServerThread, TableClient, frozen_clock, play_to_the_end
from starlette.responses import Response

from quakeboard.games.sanandreas.ppn import write_ppn
from quakeboard.play.chance.seed import Chance
from quakeboard.play.record import Record, decode, encode
from quakeboard.play.replay import check, load
from quakeboard.play.verify import verify
from quakeboard.server.http import records
from quakeboard.server.http.responses import json_response
from quakeboard.server.limits import AdmissionLimiter, RateLimiter

from .test_routes import refused

GAMES = Path(__file__).parents[3] / "docs" / "games"
RECORDS = [load(file) for file in sorted(GAMES.glob("*.quake.json"))]
COAST, ROADS = RECORDS
JSON = {"content-type": "application/json"}
PPN = {"content-type": "text/x-ppn"}


def post(browser: httpx.Client, record: Record | bytes, **headers: str) -> httpx.Response:
    body = record if isinstance(record, bytes) else encode(record)
    return browser.post("/api/records", content=body, headers={**JSON, **headers})


def loaded(server: ServerThread, record: Record | bytes, **headers: str) -> dict[str, Any]:
    with server.browser() as browser:
        answer = post(browser, record, **headers)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def get(server: ServerThread, opened: dict[str, Any], path: str = "", **headers: str) -> httpx.Response:
    token = {"authorization": f"Bearer {opened['watch']}"}
    return server.http.get(f"/api/tables/{opened['table']}{path}", headers={**token, **headers})


def changed(record: Record, **fields: Any) -> bytes:
    return json.dumps({**json.loads(encode(record)), **fields}).encode()


def chance(record: Record, **fields: Any) -> bytes:
    return changed(record, chance={**json.loads(encode(record))["chance"], **fields})


# ---------------------------------------------------------------------- loading


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_a_record_that_is_loaded_is_a_table_that_is_over(server: ServerThread, record: Record) -> None:
    opened = loaded(server, record)
    assert opened["seats"] == {}
    assert set(opened["links"]) == {"watch"}
    assert opened["links"]["watch"].endswith(f"/t/{opened['table']}#{opened['watch']}")
    assert opened["commitment"] == record.chance.commitment
    line = get(server, opened).json()
    assert (line["state"], line["public"], line["loaded"]) == ("over", False, True)
    assert [seat["name"] for seat in line["seats"]] == record.names
    assert get(server, opened, "/record").content == encode(record)
    result = get(server, opened, "/verification").json()
    said = result.pop("said")
    assert result == {
        "result": "verified",
        "scheme": 1,
        "draws": verify(record),
        "commitment": record.chance.commitment,
        "seed": record.chance.seed,
    }
    assert [one["key"] for one in said] == ["chance-seed", "chance-no-words"]
    assert "could compute all of them" in said[0]["sentence"]


def test_it_is_looked_through_on_its_socket(server: ServerThread) -> None:
    opened = loaded(server, COAST)
    with server.connect(opened, None, language="en") as watcher:
        welcome = watcher.first
        assert (welcome["loaded"], welcome["info"]["state"], welcome["seat"]) == (True, "over", None)
        steps = []
        after = 0
        while after < welcome["seq"]:
            part = watcher.ask("history", after=after, until=welcome["seq"])
            steps += [step for update in part["updates"] for step in update.get("steps", [])]
            after = part["until"]
    assert len(steps) == len(COAST.actions)
    assert watcher_sees_no_coin(steps)


def watcher_sees_no_coin(steps: list[dict[str, Any]]) -> bool:
    founded = [step["action"] for step in steps if step["action"].startswith("found")]
    return bool(founded) and all(text.endswith("?") for text in founded)


def test_a_game_in_ppn_is_loaded_too(server: ServerThread) -> None:
    opened = loaded(server, write_ppn(COAST).encode(), **PPN)
    assert get(server, opened, "/record").content == encode(COAST)


def test_whoever_loads_it_is_its_host_and_others_need_its_link(server: ServerThread) -> None:
    with server.browser() as mara, server.browser() as jun:
        table = post(mara, COAST).json()["table"]
        assert [line["table"] for line in mara.get("/api/my/tables").json()["tables"]] == [table]
        assert mara.get(f"/api/tables/{table}/record").status_code == 200
        refused(jun.get(f"/api/tables/{table}/record"), 403, "invitation-only")


def test_a_game_that_was_broken_off_can_be_looked_through(server: ServerThread) -> None:
    opened = loaded(server, changed(COAST, actions=COAST.actions[:30], outcome=None))
    assert get(server, opened).json()["state"] == "abandoned"
    with server.connect(opened, None, have=0) as watcher:
        last = watcher.receive("update", seq=watcher.first["seq"])
        assert (last["fact"], last["info"]["state"]) == ({"kind": "broken-off"}, "abandoned")
    refused(get(server, opened, "/record"), 409, "not-over")
    refused(get(server, opened, "/verification"), 409, "not-over")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seed": None}, "no-seed"),
        ({"commitment": None}, "no-commitment"),
        ({"seed": "00" * 32}, "wrong-seed"),
        ({"seed": "short"}, "bad-seed"),
        ({"nonces": ["another"]}, "wrong-draw"),
    ],
)
def test_the_verification_says_what_is_so(server: ServerThread, fields: dict[str, Any], code: str) -> None:
    opened = loaded(server, chance(ROADS, **fields))
    result = get(server, opened, "/verification").json()
    wrong = code in ("wrong-seed", "wrong-draw")
    assert (result["result"], result["code"]) == ("wrong" if wrong else "unchecked", code)
    claimed = {"seed": ROADS.chance.seed, "commitment": ROADS.chance.commitment, **fields}
    assert (result["seed"], result["commitment"]) == (claimed["seed"] or "", claimed["commitment"] or "")
    german = get(server, opened, "/verification", **{"accept-language": "de"}).json()
    assert german["why"] != result["why"]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_readers_can_derive_every_draw_for_themselves(server: ServerThread, record: Record) -> None:
    result = get(server, loaded(server, record), "/draws").json()
    assert record.chance.seed is not None
    chance = Chance.from_hex(record.chance.seed, result["nonces"])
    for line in result["draws"]:
        odds = result["odds"][line["odds"]]
        due = chance.draw(odds.get("shares") or [1] * len(odds["actions"]))
        assert odds["actions"][due] == line["action"] == record.actions[line["step"] - 1]
    assert chance.drawn == verify(record)


def test_a_branch_that_is_loaded_says_what_it_took_over(server: ServerThread) -> None:
    branch = branch_random(play_random("source"), 30)
    result = get(server, loaded(server, branch), "/verification").json()
    given = branch.chance.taken_over
    assert (result["result"], result["given"], result["unproved"]) == ("partly", given, given)
    assert result["draws"] == verify(branch)


BAD_RECORDS = [
    (b"", "not-json"),
    (b"{", "not-json"),
    (b"[]", "not-a-record"),
    (b"\xff", "not-json"),
    (b"[" * 100_000, "not-a-record"),
    (b'{"format": "chess"}', "not-a-record"),
    (changed(COAST, version=2), "unknown-version"),
    (changed(COAST, rules_version=99), "unknown-rules"),
    (changed(COAST, game="chess"), "unknown-game"),
    (changed(COAST, cheat=True), "bad-shape"),
    (changed(COAST, seats=[{"name": "x"}] * 9), "three-or-four-seats"),
    (changed(COAST, seats=[{"name": ""}] * 3), "seat-name"),
    (changed(COAST, outcome=None), "wrong-outcome"),
    (changed(COAST, actions=COAST.actions[:-1]), "wrong-outcome"),
    (changed(COAST, actions=[*COAST.actions, "pass"]), "after-the-end"),
    (chance(COAST, given=-1), "bad-shape"),
    (chance(COAST, given=1000), "given-chance"),
]


@pytest.mark.parametrize(("body", "code"), BAD_RECORDS)
def test_what_is_no_record_is_refused_and_leaves_nothing_behind(
    server: ServerThread, body: bytes, code: str
) -> None:
    with server.browser() as browser:
        browser.post("/api/tables", json={"game": "seismic", "seats": [{}, {}]})  # gives a session
        refused(post(browser, body), 400, code)
        assert len(browser.get("/api/my/tables").json()["tables"]) == 1


def test_an_illegal_action_is_refused_with_its_step_and_reason(server: ServerThread) -> None:
    actions = [*COAST.actions[:12], "found 99,99 1", *COAST.actions[12:]]
    answer = post(server.http, changed(COAST, actions=actions), **{"accept-language": "de"})
    result = refused(answer, 400, "bad-step")
    assert (result["params"]["step"], result["params"]["action"]) == (13, "found 99,99 1")
    assert "Schritt 13" in result["sentence"]


def test_ppn_that_makes_no_sense_is_refused_with_its_line(server: ServerThread) -> None:
    result = refused(post(server.http, b"---\nGameType: Chess\n...\n", **PPN), 400, "ppn-game-type")
    assert result["params"]["line"] == 2
    refused(post(server.http, encode(ROADS), **PPN), 400, "ppn-no-head")


def test_what_is_too_large_or_comes_from_elsewhere_is_refused(server: ServerThread) -> None:
    result = refused(post(server.http, b" " * 1_100_000), 400, "bad-request")
    assert "longer than 1048576 bytes" in result["params"]["why"]
    assert post(server.http, encode(COAST) + b" " * 100_000).status_code == 201
    for kind in ("text/plain", "multipart/form-data; boundary=x", ""):
        refused(post(server.http, COAST, **{"content-type": kind}), 400, "bad-request")
    answer = post(server.http, COAST, origin="https://evil.example")
    refused(answer, 403, "foreign-origin")
    assert "set-cookie" not in answer.headers


def test_a_record_counts_as_a_table(start_server: Callable[..., ServerThread]) -> None:
    server = start_server(behind_proxy=True)
    server.state.table_limiter = RateLimiter(1, 2.5, frozen_clock)  # the record counts for a little more
    with server.browser(**{"x-forwarded-for": "203.0.113.7"}) as browser:
        assert post(browser, COAST).status_code == 201
        refused(post(browser, b"junk"), 400, "not-json")
        refused(post(browser, COAST), 429, "too-many-tables")


def test_no_more_records_are_taken_than_can_be_held(start_server: Callable[..., ServerThread]) -> None:
    """The refusal comes before the body is read."""
    server = start_server()
    opened = loaded(server, COAST)
    server.state.record_limiter = limiter = AdmissionLimiter(2, 1)
    with limiter.counted("a"), limiter.counted("b"):
        answer = post(server.http, COAST, **{"accept-language": "fr"})
        assert refused(answer, 503, "too-many-records")["sentence"].startswith("Ce serveur charge")
        assert answer.headers["retry-after"] == "5"
        for path in ("/verification", "/draws"):
            refused(get(server, opened, path), 503, "too-many-records")
        with socket.create_connection(("127.0.0.1", server.port)) as impatient:
            head = b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            impatient.sendall(head + b"content-length: 200000\r\n\r\n")
            assert impatient.recv(100).startswith(b"HTTP/1.1 503 ")
    assert post(server.http, COAST).status_code == 201
    assert not limiter._counts


# ---------------------------------------------------------------------- branches


def branch(
    browser: httpx.Client, source: dict[str, Any], seq: int, token: str | None = None, **wishes: Any
) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    body = {"seats": [{}] * 3, "branch": {"table": source["table"], "seq": seq}, **wishes}
    return browser.post("/api/tables", json=body, headers=headers)


@pytest.fixture(scope="module")
def source(server: ServerThread) -> dict[str, Any]:
    """A game of San Andreas for three that was loaded, by invitation."""
    return loaded(server, play_random("source", 3, game="san-andreas"))


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
def test_a_game_that_was_played_here_goes_on_from_any_entry(server: ServerThread, game: str) -> None:
    with server.game(3, game=game, public=True) as clients:
        first = {"table": clients[0].first["table"]}
        refused(branch(server.http, first, 5), 409, "not-over")
        play_to_the_end(clients)
        before = clients[1].ask("history", after=12, until=12)["view"]
    old = decode(server.http.get(f"/api/tables/{first['table']}/record").content)
    answer = branch(server.http, first, 12, seat=0, name="Ada", public=True)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert opened["commitment"] != old.chance.commitment
    line = server.http.get(f"/api/tables/{opened['table']}").json()
    assert (line["game"], line["options"], line["state"]) == (game, old.options, "open")
    clients = [server.connect(opened, seat) for seat in range(3)]
    assert clients[1].first["view"] == before
    assert clients[1].first["branch"]["seq"] == 12
    taken = clients[1].first["branch"]["actions"]
    for seat in (1, 2):
        clients[seat].until_seq(2 + seat)
        clients[seat].command("rename", name=f"N{seat}", colour=seat)
    clients[0].until_seq(5)
    assert clients[0].command("begin")["type"] == "done"
    play_to_the_end(clients)
    for client in clients:
        client.socket.close()
    record = decode(server.http.get(f"/api/tables/{opened['table']}/record").content)
    check(record)
    assert record.actions[:taken] == old.actions[:taken]
    assert verify(record) > 0
    result = server.http.get(f"/api/tables/{opened['table']}/verification").json()
    assert (result["result"], result["given"], result["draws"]) == (
        "verified",
        record.chance.taken_over,
        verify(record),
    )


def test_a_table_by_invitation_wants_its_token(server: ServerThread, source: dict[str, Any]) -> None:
    with server.browser() as stranger:
        refused(branch(stranger, source, 9), 403, "invitation-only")
        refused(branch(stranger, source, 9, "x" * 43), 403, "wrong-key")
        assert branch(stranger, source, 9, source["watch"]).status_code == 201


def test_each_seat_has_its_own_coins_and_nobody_elses(server: ServerThread, source: dict[str, Any]) -> None:
    opened = branch(server.http, source, 16, source["watch"]).json()
    views = {}
    for seat in (0, 1, 2, None):
        with server.connect(opened, seat) as client:
            views[seat] = client.first["view"]
    for seat, view in views.items():
        assert [hand is not None for hand in view["hands"]] == [other == seat for other in range(3)]
        for city in view["cities"]:
            assert city["known"] or (city["coin"] is not None) == (city["seat"] == seat)
    assert any(not city["known"] for city in views[None]["cities"])


def test_the_host_can_sit_down_and_begin_against_bots_at_once(
    server: ServerThread, source: dict[str, Any]
) -> None:
    wishes = {"seats": [{"bot": "random"}, {}, {"bot": "greedy"}], "seat": 1, "name": "Mara", "begin": True}
    opened = branch(server.http, source, 9, source["watch"], **wishes).json()
    with server.connect(opened, 1) as mara:
        assert mara.first["info"]["state"] == "playing"
        assert set(opened["seats"]) == {"1"}
        play_alone(mara)


def play_alone(client: TableClient) -> None:
    """Play against bots until the game is over."""
    state = client.first["info"]["state"]
    while state != "over":
        if client.question is None:
            state = client.receive("update")["info"]["state"]
            continue
        client.act()
        updates = [message for message in client.received if message["type"] == "update"]
        state = updates[-1]["info"]["state"]


BAD_BRANCHES = [
    ({"seq": -1}, {}, 400, "bad-request"),
    ({"seq": 10**6}, {}, 404, "no-entry"),
    ({"table": "nowhere"}, {}, 404, "no-table"),
    ({"seq": "9"}, {}, 400, "bad-request"),
    ({"token": "mine"}, {}, 400, "bad-request"),
    ({}, {"game": "san-andreas"}, 400, "bad-request"),
    ({}, {"options": {"first": 0}}, 400, "bad-request"),
    ({}, {"seats": [{}] * 4}, 400, "branch-seats"),
    ({}, {"seats": [{"bot": "greedy"}] * 3}, 400, "nobody-plays"),
    ({}, {"seats": [{}, {}, {"bot": "oracle"}]}, 400, "unknown-bot"),
    ({}, {"clock": {"kind": "move", "seconds": 0}}, 400, "bad-clock"),
    ({}, {"begin": True}, 409, "seats-free"),
    ({}, {"branch": None}, 400, "bad-request"),
]


@pytest.mark.parametrize(("where", "wish", "status", "code"), BAD_BRANCHES)
def test_a_branch_that_cannot_be_had_leaves_nothing_behind(
    server: ServerThread,
    source: dict[str, Any],
    where: dict[str, Any],
    wish: dict[str, Any],
    status: int,
    code: str,
) -> None:
    with server.browser() as browser:
        post(browser, COAST)  # gives a session
        body = {"branch": {"table": source["table"], "seq": 9, **where}, **wish}
        refused(branch(browser, source, 9, source["watch"], **body), status, code)
        assert len(browser.get("/api/my/tables").json()["tables"]) == 1


def test_nothing_is_left_to_play_at_the_end(server: ServerThread, source: dict[str, Any]) -> None:
    with server.connect(source, None) as watcher:
        last = watcher.first["seq"]
    result = refused(branch(server.http, source, last, source["watch"]), 409, "branch-ended")
    assert result["params"] == {"seq": last}
    assert branch(server.http, source, last - 1, source["watch"]).status_code == 201


def test_a_game_that_was_broken_off_goes_on(server: ServerThread) -> None:
    game = play_random("source", 3, game="san-andreas")
    opened = loaded(server, changed(game, actions=game.actions[:20], outcome=None))
    with server.connect(opened, None) as watcher:
        last = watcher.first["seq"]
    assert branch(server.http, opened, last, opened["watch"]).status_code == 201


@pytest.mark.parametrize("path", ["/draws", "/verification"])
def test_what_may_be_long_is_encoded_away_from_the_event_loop(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    threads = []

    def encode_here(content: Any) -> Response:
        threads.append(threading.current_thread())
        return json_response(content)

    opened = loaded(server, ROADS)
    monkeypatch.setattr(records, "json_response", encode_here)
    assert get(server, opened, path).status_code == 200
    assert threads
    assert server._thread not in threads
