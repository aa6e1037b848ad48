"""Whole games over HTTP: loaded and looked through, and played on from where they were."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from hosted import Hosted, Visitor, no_time, play_to_the_end
from played import branch_random, play_random

from quakeboard.games.sanandreas.ppn import write_ppn
from quakeboard.play.chance import Chance
from quakeboard.play.record import Record, decode, encode
from quakeboard.play.replay import check, load
from quakeboard.play.verify import verify
from quakeboard.server.limits import Buckets

from .test_routes import refused

GAMES = Path(__file__).parents[3] / "docs" / "games"
RECORDS = [load(file) for file in sorted(GAMES.glob("*.quake.json"))]
COAST, ROADS = RECORDS
JSON = {"content-type": "application/json"}
PPN = {"content-type": "text/x-ppn"}


def post(browser: httpx.Client, record: Record | bytes, **headers: str) -> httpx.Response:
    body = record if isinstance(record, bytes) else encode(record)
    return browser.post("/api/records", content=body, headers={**JSON, **headers})


def loaded(hosted: Hosted, record: Record | bytes, **headers: str) -> dict[str, Any]:
    with hosted.browser() as browser:
        answer = post(browser, record, **headers)
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    return opened


def get(hosted: Hosted, opened: dict[str, Any], path: str = "", **headers: str) -> httpx.Response:
    token = {"authorization": f"Bearer {opened['watch']}"}
    return hosted.http.get(f"/api/tables/{opened['table']}{path}", headers={**token, **headers})


def changed(record: Record, **fields: Any) -> bytes:
    return json.dumps({**json.loads(encode(record)), **fields}).encode()


def chance(record: Record, **fields: Any) -> bytes:
    return changed(record, chance={**json.loads(encode(record))["chance"], **fields})


# ---------------------------------------------------------------------- loading


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_a_record_that_is_loaded_is_a_table_that_is_over(hosted: Hosted, record: Record) -> None:
    opened = loaded(hosted, record)
    assert opened["seats"] == {}
    assert set(opened["links"]) == {"watch"}
    assert opened["links"]["watch"].endswith(f"/t/{opened['table']}#{opened['watch']}")
    assert opened["commitment"] == record.chance.commitment
    line = get(hosted, opened).json()
    assert (line["state"], line["public"], line["loaded"]) == ("over", False, True)
    assert [seat["name"] for seat in line["seats"]] == record.names
    assert get(hosted, opened, "/record").content == encode(record)
    told = get(hosted, opened, "/verification").json()
    assert told == {
        "verified": True,
        "draws": verify(record),
        "commitment": record.chance.commitment,
        "seed": record.chance.seed,
    }


def test_it_is_looked_through_on_its_socket(hosted: Hosted) -> None:
    opened = loaded(hosted, COAST)
    with hosted.visit(opened, None, language="en") as watcher:
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


def test_a_game_in_ppn_is_loaded_too(hosted: Hosted) -> None:
    opened = loaded(hosted, write_ppn(COAST).encode(), **PPN)
    assert get(hosted, opened, "/record").content == encode(COAST)


def test_whoever_loads_it_is_its_host_and_others_need_its_link(hosted: Hosted) -> None:
    with hosted.browser() as mara, hosted.browser() as jun:
        table = post(mara, COAST).json()["table"]
        assert [line["table"] for line in mara.get("/api/my/tables").json()["tables"]] == [table]
        assert mara.get(f"/api/tables/{table}/record").status_code == 200
        refused(jun.get(f"/api/tables/{table}/record"), 403, "invitation-only")


def test_a_game_that_was_broken_off_can_be_looked_through(hosted: Hosted) -> None:
    opened = loaded(hosted, changed(COAST, actions=COAST.actions[:30], outcome=None))
    assert get(hosted, opened).json()["state"] == "abandoned"
    with hosted.visit(opened, None, have=0) as watcher:
        last = watcher.hear("update", seq=watcher.first["seq"])
        assert (last["fact"], last["info"]["state"]) == ({"kind": "broken-off"}, "abandoned")
    refused(get(hosted, opened, "/record"), 409, "not-over")
    refused(get(hosted, opened, "/verification"), 409, "not-over")


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
def test_the_verification_says_what_is_so(hosted: Hosted, fields: dict[str, Any], code: str) -> None:
    opened = loaded(hosted, chance(ROADS, **fields))
    told = get(hosted, opened, "/verification").json()
    assert (told["verified"], told["code"]) == (False, code)
    claimed = {"seed": ROADS.chance.seed, "commitment": ROADS.chance.commitment, **fields}
    assert (told["seed"], told["commitment"]) == (claimed["seed"] or "", claimed["commitment"] or "")
    german = get(hosted, opened, "/verification", **{"accept-language": "de"}).json()
    assert german["why"] != told["why"]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.game)
def test_readers_can_derive_every_draw_for_themselves(hosted: Hosted, record: Record) -> None:
    told = get(hosted, loaded(hosted, record), "/draws").json()
    assert record.chance.seed is not None
    chance = Chance.from_hex(record.chance.seed, told["nonces"])
    for line in told["draws"]:
        odds = told["odds"][line["odds"]]
        due = chance.draw_index(odds.get("shares") or [1] * len(odds["actions"]))
        assert odds["actions"][due] == line["action"] == record.actions[line["step"] - 1]
    assert chance.drawn == verify(record)


def test_a_branch_that_is_loaded_says_what_it_took_over(hosted: Hosted) -> None:
    branch = branch_random(play_random("source"), 30)
    told = get(hosted, loaded(hosted, branch), "/verification").json()
    assert (told["verified"], told["given"]) == (True, branch.chance.taken_over)
    assert told["draws"] == verify(branch)


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
    hosted: Hosted, body: bytes, code: str
) -> None:
    with hosted.browser() as browser:
        browser.post("/api/tables", json={"game": "seismic", "seats": [{}, {}]})  # gives a session
        refused(post(browser, body), 400, code)
        assert len(browser.get("/api/my/tables").json()["tables"]) == 1


def test_an_illegal_action_is_refused_with_its_step_and_reason(hosted: Hosted) -> None:
    actions = [*COAST.actions[:12], "found 99,99 1", *COAST.actions[12:]]
    answer = post(hosted.http, changed(COAST, actions=actions), **{"accept-language": "de"})
    told = refused(answer, 400, "bad-step")
    assert (told["params"]["step"], told["params"]["action"]) == (13, "found 99,99 1")
    assert "Schritt 13" in told["sentence"]


def test_ppn_that_makes_no_sense_is_refused_with_its_line(hosted: Hosted) -> None:
    told = refused(post(hosted.http, b"---\nGameType: Chess\n...\n", **PPN), 400, "ppn-game-type")
    assert told["params"]["line"] == 2
    refused(post(hosted.http, encode(ROADS), **PPN), 400, "ppn-no-head")


def test_what_is_too_large_or_comes_from_elsewhere_is_refused(hosted: Hosted) -> None:
    told = refused(post(hosted.http, b" " * 300_000), 400, "bad-request")
    assert "longer than 262144 bytes" in told["params"]["why"]
    assert post(hosted.http, encode(COAST) + b" " * 100_000).status_code == 201
    for kind in ("text/plain", "multipart/form-data; boundary=x", ""):
        refused(post(hosted.http, COAST, **{"content-type": kind}), 400, "bad-request")
    answer = post(hosted.http, COAST, origin="https://evil.example")
    refused(answer, 403, "foreign-origin")
    assert "set-cookie" not in answer.headers


def test_a_record_counts_as_a_table(host: Callable[..., Hosted]) -> None:
    hosted = host(behind_proxy=True)
    hosted.house.tables = Buckets(1, 2, no_time)
    with hosted.browser(**{"x-forwarded-for": "203.0.113.7"}) as browser:
        assert post(browser, COAST).status_code == 201
        refused(post(browser, b"junk"), 400, "not-json")
        refused(post(browser, COAST), 429, "too-many-tables")


# ---------------------------------------------------------------------- branches


def branch(
    browser: httpx.Client, source: dict[str, Any], seq: int, token: str | None = None, **wishes: Any
) -> httpx.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    body = {"seats": [{}] * 3, "branch": {"table": source["table"], "seq": seq}, **wishes}
    return browser.post("/api/tables", json=body, headers=headers)


@pytest.fixture(scope="module")
def source(hosted: Hosted) -> dict[str, Any]:
    """A game of San Andreas for three that was loaded, by invitation."""
    return loaded(hosted, play_random("source", 3, game="san-andreas"))


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
def test_a_game_that_was_played_here_goes_on_from_any_entry(hosted: Hosted, game: str) -> None:
    with hosted.game(3, game=game, public=True) as visitors:
        first = {"table": visitors[0].first["table"]}
        refused(branch(hosted.http, first, 5), 409, "not-over")
        play_to_the_end(visitors)
        before = visitors[1].ask("history", after=12, until=12)["view"]
    old = decode(hosted.http.get(f"/api/tables/{first['table']}/record").content)
    answer = branch(hosted.http, first, 12, seat=0, name="Ada", public=True)
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert opened["commitment"] != old.chance.commitment
    line = hosted.http.get(f"/api/tables/{opened['table']}").json()
    assert (line["game"], line["options"], line["state"]) == (game, old.options, "open")
    visitors = [hosted.visit(opened, seat) for seat in range(3)]
    assert visitors[1].first["view"] == before
    assert visitors[1].first["branch"]["seq"] == 12
    taken = visitors[1].first["branch"]["actions"]
    for seat in (1, 2):
        visitors[seat].until_seq(seat)
        visitors[seat].command("rename", name=f"N{seat}", colour=seat)
    visitors[0].until_seq(3)
    assert visitors[0].command("begin")["type"] == "done"
    play_to_the_end(visitors)
    for visitor in visitors:
        visitor.socket.close()
    record = decode(hosted.http.get(f"/api/tables/{opened['table']}/record").content)
    check(record)
    assert record.actions[:taken] == old.actions[:taken]
    assert verify(record) > 0
    told = hosted.http.get(f"/api/tables/{opened['table']}/verification").json()
    assert (told["verified"], told["given"], told["draws"]) == (
        True,
        record.chance.taken_over,
        verify(record),
    )


def test_a_table_by_invitation_wants_its_token(hosted: Hosted, source: dict[str, Any]) -> None:
    with hosted.browser() as stranger:
        refused(branch(stranger, source, 9), 403, "invitation-only")
        refused(branch(stranger, source, 9, "x" * 43), 403, "wrong-key")
        assert branch(stranger, source, 9, source["watch"]).status_code == 201


def test_each_seat_has_its_own_coins_and_nobody_elses(hosted: Hosted, source: dict[str, Any]) -> None:
    opened = branch(hosted.http, source, 16, source["watch"]).json()
    views = {}
    for seat in (0, 1, 2, None):
        with hosted.visit(opened, seat) as visitor:
            views[seat] = visitor.first["view"]
    for seat, view in views.items():
        assert [hand is not None for hand in view["hands"]] == [other == seat for other in range(3)]
        for city in view["cities"]:
            assert city["known"] or (city["coin"] is not None) == (city["seat"] == seat)
    assert any(not city["known"] for city in views[None]["cities"])


def test_the_host_can_sit_down_and_begin_against_bots_at_once(hosted: Hosted, source: dict[str, Any]) -> None:
    wishes = {"seats": [{"bot": "random"}, {}, {"bot": "greedy"}], "seat": 1, "name": "Mara", "begin": True}
    opened = branch(hosted.http, source, 9, source["watch"], **wishes).json()
    with hosted.visit(opened, 1) as mara:
        assert mara.first["info"]["state"] == "playing"
        assert set(opened["seats"]) == {"1"}
        play_alone(mara)


def play_alone(visitor: Visitor) -> None:
    """Play against bots until the game is over."""
    state = visitor.first["info"]["state"]
    while state != "over":
        if visitor.question is None:
            state = visitor.hear("update")["info"]["state"]
            continue
        visitor.act()
        updates = [message for message in visitor.heard if message["type"] == "update"]
        state = updates[-1]["info"]["state"]


BAD_BRANCHES = [
    ({"seq": -1}, {}, 404, "no-entry"),
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
    hosted: Hosted,
    source: dict[str, Any],
    where: dict[str, Any],
    wish: dict[str, Any],
    status: int,
    code: str,
) -> None:
    with hosted.browser() as browser:
        post(browser, COAST)  # gives a session
        body = {"branch": {"table": source["table"], "seq": 9, **where}, **wish}
        refused(branch(browser, source, 9, source["watch"], **body), status, code)
        assert len(browser.get("/api/my/tables").json()["tables"]) == 1


def test_nothing_is_left_to_play_at_the_end(hosted: Hosted, source: dict[str, Any]) -> None:
    with hosted.visit(source, None) as watcher:
        last = watcher.first["seq"]
    told = refused(branch(hosted.http, source, last, source["watch"]), 409, "branch-ended")
    assert told["params"] == {"seq": last}
    assert branch(hosted.http, source, last - 1, source["watch"]).status_code == 201


def test_a_game_that_was_broken_off_goes_on(hosted: Hosted) -> None:
    game = play_random("source", 3, game="san-andreas")
    opened = loaded(hosted, changed(game, actions=game.actions[:20], outcome=None))
    with hosted.visit(opened, None) as watcher:
        last = watcher.first["seq"]
    assert branch(hosted.http, opened, last, opened["watch"]).status_code == 201
