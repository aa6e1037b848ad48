"""What is answered over HTTP, and what is refused there: its status, its code, its sentence."""

from __future__ import annotations

import threading
from typing import Any

import httpx
import pytest
from server_thread import ServerThread, play_to_the_end

from quakeboard.play.record import decode
from quakeboard.service.listing import MAX_KEYS

TABLE = {"game": "seismic", "seats": [{}, {}]}
GERMAN = {"accept-language": "fr-CH;q=0.4, de-AT, en;q=0.8"}


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """What was told, if it was this that was refused."""
    result: dict[str, Any] = answer.json()
    assert (answer.status_code, result["code"]) == (status, code), answer.text
    assert set(result) == {"code", "ruling", "sentence", "params"}
    return result


# ---------------------------------------------------------------------- the house


def test_a_healthy_server_says_so(server: ServerThread) -> None:
    answer = server.http.get("/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


def test_games_list_what_a_host_can_choose(server: ServerThread) -> None:
    found = {game["game"]: game for game in server.http.get("/api/games").json()["games"]}
    assert set(found) == {"seismic", "san-andreas", "tremor"}
    assert (found["san-andreas"]["least_seats"], found["san-andreas"]["most_seats"]) == (3, 4)
    for game in found.values():
        assert "greedy" in game["bots"]
        assert game["levels"] == ["gentle", "steady", "sharp", "fierce"]
        assert set(game["levels"]) < set(game["bots"])
    assert "aftershocks" in found["seismic"]["variants"]


def test_every_game_that_is_listed_can_be_opened(server: ServerThread) -> None:
    for game in server.http.get("/api/games").json()["games"]:
        for seats in (game["least_seats"], game["most_seats"]):
            body = {"game": game["game"], "seats": [{}] * seats}
            assert server.http.post("/api/tables", json=body).status_code == 201


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/a/b/c", "/api/tables/a/seats/first"])
def test_there_is_nothing_at_other_addresses(server: ServerThread, path: str) -> None:
    result = refused(server.http.get(path, headers=GERMAN), 404, "not-found")
    assert result["sentence"] == "Unter dieser Adresse gibt es nichts."


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "/api/tables"), ("POST", "/api/games"), ("PUT", "/api/tables/abc")]
)
def test_other_methods_are_not_allowed(server: ServerThread, method: str, path: str) -> None:
    answer = server.http.request(method, path)
    refused(answer, 405, "not-allowed")
    assert "GET" in answer.headers["allow"]


def test_answers_carry_safe_headers(server: ServerThread) -> None:
    for path in ("/healthz", "/api/tables", "/api/nothing", "/metrics"):
        headers = server.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ("", "There is no such table."),
        ("ja, pt-BR", "There is no such table."),
        ("de", "Diesen Tisch gibt es nicht."),
        ("en;q=0.1, ES-mx;q=0.2", "Esa mesa no existe."),
        ("de;q=0, fr", "Cette table n’existe pas."),
        ("de;q=nonsense, *;q=0.5", "There is no such table."),
        ("ja, " * 50 + "de", "Diesen Tisch gibt es nicht."),
        ("ja, " * 100 + "de", "There is no such table."),  # no more is read than any browser sends
    ],
)
def test_refusals_are_in_the_readers_language(server: ServerThread, wanted: str, sentence: str) -> None:
    answer = server.http.get("/api/tables/none", headers={"accept-language": wanted})
    assert refused(answer, 404, "no-table")["sentence"] == sentence


# ---------------------------------------------------------------------- opening a table


def test_a_new_table_has_a_link_for_each_person_and_one_to_watch(server: ServerThread) -> None:
    answer = server.http.post("/api/tables", json={"game": "seismic", "seats": [{}, {"bot": "greedy"}, {}]})
    assert answer.status_code == 201
    opened = answer.json()
    assert set(opened["seats"]) == {"0", "2"}
    assert set(opened["links"]) == {"0", "2", "watch"}
    for whose, link in opened["links"].items():
        address, _, secret = link.partition("#")
        assert address == f"http://{server.base}/t/{opened['table']}"
        assert secret == (opened["watch"] if whose == "watch" else opened["seats"][whose])
    secrets = {opened["watch"], *opened["seats"].values()}
    assert len(secrets) == 3
    assert all(len(secret) >= 43 for secret in secrets)  # 256 bits
    assert len(opened["commitment"]) == 64


def test_the_host_can_sit_down_and_begin_at_once(server: ServerThread) -> None:
    body = {"game": "seismic", "seats": [{"bot": "random"}, {}], "seat": 1, "name": " Mara ", "begin": True}
    opened = server.http.post("/api/tables", json={**body, "public": True}).json()
    line = server.http.get(f"/api/tables/{opened['table']}").json()
    assert line["state"] == "playing"
    assert line["seats"] == [{"name": "random", "bot": "random"}, {"name": "Mara", "colour": 1}]


def test_the_view_of_a_table_is_a_watchers_whoever_asks(server: ServerThread) -> None:
    body = {
        "game": "san-andreas",
        "seats": [{}, {"bot": "random"}, {"bot": "random"}],
        "seat": 0,
        "name": "Mara",
    }
    with server.browser() as host, server.browser() as stranger:
        opened = host.post("/api/tables", json={**body, "begin": True}).json()
        path = f"/api/tables/{opened['table']}/view"
        refused(stranger.get(path), 403, "invitation-only")
        secret = {"authorization": f"Bearer {opened['seats']['0']}"}
        for answer in (host.get(path), stranger.get(path, headers=secret)):
            found = answer.json()
            assert found["view"]["hands"] == [None, None, None]
            assert found["seq"] >= 1
        refused(stranger.get("/api/tables/nothing/view"), 404, "no-table")


def test_a_browser_finds_its_tables_by_its_secrets(server: ServerThread) -> None:
    with server.browser() as host, server.browser() as other:
        opened = host.post("/api/tables", json={**TABLE, "seat": 1, "name": "Mara"}).json()
        table, secret = opened["table"], opened["seats"]["1"]
        assert other.get("/api/my/tables").json() == {"tables": []}
        for keys in ({table: [secret]}, {table: [secret, "wrong"], "nowhere": [secret], "": []}):
            (line,) = other.post("/api/my/tables", json={"keys": keys}).json()["tables"]
            assert (line["table"], line["mine"]) == (table, [1])
        for key in ("wrong", opened["watch"], opened["seats"]["0"], "", "\0"):  # no secret of a seat
            assert other.post("/api/my/tables", json={"keys": {table: [key]}}).json() == {"tables": []}
        (line,) = host.post("/api/my/tables", json={"keys": {table: [secret]}}).json()["tables"]
        assert line["mine"] == [1]


def test_a_browser_asks_for_a_hundred_tables_at_most(server: ServerThread) -> None:
    for count, status in ((MAX_KEYS, 200), (MAX_KEYS + 1, 400)):
        keys = {str(n): ["x" * 32] for n in range(count)}
        assert server.http.post("/api/my/tables", json={"keys": keys}).status_code == status


BAD_TABLES = [
    ({"game": "chess"}, 400, "unknown-game"),
    ({"seats": [{}]}, 400, None),
    ({"seats": [{}] * 9}, 400, None),
    ({"game": "san-andreas"}, 400, None),
    ({"seats": [{"bot": "greedy"}, {"bot": "greedy"}]}, 400, "nobody-plays"),
    ({"seats": [{}, {"bot": "oracle"}]}, 400, "unknown-bot"),
    ({"options": {"variants": ["tsunami"]}}, 400, "unknown-variant"),
    ({"options": {"columns": 10**30}}, 400, None),
    ({"options": {"quakes": "none"}}, 400, "bad-value"),
    ({"options": {"manifest": {"30": 5}}}, 400, "unknown-tile"),
    ({"options": {"manifest": {"03": 25}}}, 400, "bad-count"),
    ({"options": {"manifest": {"03": 5.5}}}, 400, "bad-value"),
    ({"options": {"manifest": dict.fromkeys(map(str, range(10_000)), 1)}}, 400, "bad-request"),
    ({"clock": {"kind": "move", "seconds": 0.5}}, 400, "bad-clock"),
    ({"clock": {"kind": "bank", "seconds": 60, "increment": -1}}, 400, "bad-clock"),
    ({"clock": {"kind": "bank", "seconds": 1e300}}, 400, "bad-clock"),
    ({"clock": {"kind": "sundial"}}, 400, "bad-request"),
    ({"seat": 0}, 400, "bad-request"),
    ({"name": "Mara"}, 400, "bad-request"),
    ({"seat": 2, "name": "Mara"}, 404, "no-seat"),
    ({"seat": -1, "name": "Mara"}, 400, "bad-request"),
    ({"seat": 1, "name": "Mara", "seats": [{}, {"bot": "greedy"}]}, 409, "seat-taken"),
    ({"seat": 0, "name": ""}, 400, "seat-name"),
    ({"seat": 0, "name": "x" * 41}, 400, "seat-name"),
    ({"seat": 0, "name": "two\u202elines"}, 400, "seat-name"),
    ({"seat": 0, "name": "\u2800"}, 400, "blank-name"),
    ({"seat": 0, "name": "Greedy", "seats": [{}, {"bot": "greedy"}]}, 409, "name-taken"),
    ({"seat": 0, "name": "Mara", "colour": 4}, 400, "bad-colour"),
    ({"seat": 0, "name": "Mara", "colour": -1}, 400, "bad-request"),
    ({"seat": 0, "name": "Mara", "begin": True}, 409, "seats-free"),
    ({"begin": True}, 409, "seats-free"),
    ({"hook": "ftp://example.org/"}, 400, "bad-hook"),
    ({"hook": "http://127.0.0.1/"}, 400, "private-hook"),
    ({"unheard": "of"}, 400, "bad-request"),
]


@pytest.mark.parametrize(("wish", "status", "code"), BAD_TABLES)
def test_a_table_that_cannot_be_had_leaves_nothing_behind(
    server: ServerThread, wish: dict[str, Any], status: int, code: str | None
) -> None:
    with server.browser() as browser:
        browser.post("/api/tables", json={**TABLE, "public": True})  # gives a session
        listed = len(browser.get("/api/tables").json()["tables"])
        answer = browser.post("/api/tables", json={**TABLE, "public": True, **wish})
        refused(answer, status, code or answer.json()["code"])
        assert len(browser.get("/api/my/tables").json()["tables"]) == 1
        assert len(browser.get("/api/tables").json()["tables"]) == listed


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"", "truncated"),
        (b"[]", "object"),
        (b"{", "truncated"),
        (b'{"game":"seismic","seats":5}', "seats"),
        (b"\xff\xfe", "malformed"),
        (b"[" * 60_000, ""),
        (b'{"game":"' + b"x" * 70_000 + b'"}', "longer than 65536 bytes"),
        (b'{"game":"seismic","seats":[{},{}],"options":{"columns":' + b"[" * 50_000, ""),
    ],
)
def test_a_body_that_is_no_request_is_refused(server: ServerThread, body: bytes, why: str) -> None:
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert why in refused(answer, 400, "bad-request")["params"]["why"]


def test_pages_of_other_sites_cannot_open_tables(server: ServerThread) -> None:
    for origin in (
        "https://evil.example",
        "null",
        f"http://{server.base}.evil.example",
        "http://127.0.0.1:1",
    ):
        answer = server.http.post("/api/tables", json=TABLE, headers={"origin": origin})
        refused(answer, 403, "foreign-origin")
        assert "set-cookie" not in answer.headers
    own = server.http.post("/api/tables", json=TABLE, headers={"origin": f"http://{server.base}"})
    assert own.status_code == 201


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_what_a_form_of_another_site_could_send_is_refused(server: ServerThread, kind: str) -> None:
    body = b'{"game":"seismic","seats":[{},{}]}'
    answer = server.http.post("/api/tables", content=body, headers={"content-type": kind})
    refused(answer, 400, "bad-request")


def test_nobody_else_may_read_answers(server: ServerThread) -> None:
    answer = server.http.get("/api/tables", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control-")]


# ---------------------------------------------------------------------- lists


def test_public_tables_are_listed_until_they_are_over(server: ServerThread) -> None:
    with server.game(2, public=True) as clients:
        table = clients[0].first["table"]
        listed = {line["table"]: line for line in server.http.get("/api/tables").json()["tables"]}
        assert [seat["name"] for seat in listed[table]["seats"]] == ["Mara", "Jun"]
        assert (listed[table]["state"], listed[table]["free"]) == ("playing", 0)
        play_to_the_end(clients)
        assert table not in {line["table"] for line in server.http.get("/api/tables").json()["tables"]}


def test_tables_by_invitation_are_in_no_list(server: ServerThread) -> None:
    opened = server.open_table()
    assert opened["table"] not in server.http.get("/api/tables").text


def test_lists_hold_no_secret(server: ServerThread) -> None:
    opened = server.open_table(public=True)
    text = server.http.get("/api/tables").text + server.http.get(f"/api/tables/{opened['table']}").text
    assert opened["table"] in text
    for secret in (*opened["seats"].values(), opened["watch"], '"seed"', '"host"'):
        assert secret not in text


def test_my_tables_are_those_that_i_opened_or_sit_at(server: ServerThread) -> None:
    with server.browser() as mara, server.browser() as jun, server.browser() as stranger:
        opened = mara.post("/api/tables", json={**TABLE, "public": True}).json()["table"]
        assert jun.get("/api/my/tables").json() == {"tables": []}
        jun.post(f"/api/tables/{opened}/seats/1", json={"name": "Jun"})
        mine = [(line["table"], line.get("mine", [])) for line in mara.get("/api/my/tables").json()["tables"]]
        juns = [(line["table"], line.get("mine", [])) for line in jun.get("/api/my/tables").json()["tables"]]
        assert (mine, juns) == ([(opened, [])], [(opened, [1])])
        assert stranger.get("/api/my/tables").json() == {"tables": []}


# ---------------------------------------------------------------------- by invitation


def test_a_table_by_invitation_is_closed_without_a_token(server: ServerThread) -> None:
    opened = server.open_table()
    for path in ("", "/record", "/verification"):
        address = f"/api/tables/{opened['table']}{path}"
        refused(server.http.get(address), 403, "invitation-only")
        wrong = {"authorization": "Bearer " + "x" * 43}
        refused(server.http.get(address, headers=wrong), 403, "wrong-key")
    answer = server.http.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Jun"})
    refused(answer, 403, "invitation-only")


def test_a_token_opens_a_table_by_invitation_in_a_header_but_not_in_an_address(server: ServerThread) -> None:
    opened = server.open_table()
    address = f"/api/tables/{opened['table']}"
    for token in (opened["watch"], opened["seats"]["1"]):
        headers = {"authorization": f"Bearer {token}"}
        assert server.http.get(address, headers=headers).json()["state"] == "open"
        refused(server.http.get(address, params={"token": token}), 403, "invitation-only")
        basic = {"authorization": f"Basic {token}"}
        refused(server.http.get(address, headers=basic), 403, "invitation-only")


def test_the_host_sees_the_own_table_without_a_token(server: ServerThread) -> None:
    with server.browser() as mara:
        table = mara.post("/api/tables", json=TABLE).json()["table"]
        assert mara.get(f"/api/tables/{table}").status_code == 200
        refused(mara.get(f"/api/tables/{table}/record"), 409, "not-over")


# ---------------------------------------------------------------------- sitting down


def test_whoever_comes_may_sit_down_at_a_public_table(server: ServerThread) -> None:
    opened = server.open_table(3, public=True)
    answer = server.http.post(f"/api/tables/{opened['table']}/seats/2", json={"name": "Ada"})
    assert answer.status_code == 201
    seated = answer.json()
    assert seated.keys() == {"table", "seat", "token"}
    with server.connect({"table": opened["table"], "seats": {"2": seated["token"]}}, 2) as ada:
        assert ada.first["seat"] == 2
    with server.connect(opened, 2) as former:  # the host's own link for that seat is worth nothing any more
        assert former.first["code"] == "link-used"


@pytest.mark.parametrize(
    ("seat", "body", "status", "code"),
    [
        (0, {"name": "Jun"}, 409, "seat-taken"),
        (2, {"name": "Jun"}, 409, "seat-taken"),
        (3, {"name": "Jun"}, 404, "no-seat"),
        (1, {"name": "\n"}, 400, "seat-name"),
        (1, {"name": "Jun", "colour": 0}, 409, "colour-taken"),
        (1, {"name": "Jun", "colour": 7}, 400, "bad-colour"),
        (1, {}, 400, "bad-request"),
        (1, {"name": "Jun", "token": "mine"}, 400, "bad-request"),
        (10**30, {"name": "Jun"}, 404, "no-seat"),
    ],
)
def test_not_every_seat_can_be_taken(
    server: ServerThread, seat: int, body: dict[str, Any], status: int, code: str
) -> None:
    table = server.open_table(2, bots=1, public=True)["table"]
    refused(server.http.post(f"/api/tables/{table}/seats/{seat}", json=body), status, code)
    assert server.http.get(f"/api/tables/{table}").json()["free"] == 1


def test_pages_of_other_sites_cannot_take_seats(server: ServerThread) -> None:
    table = server.open_table(public=True)["table"]
    answer = server.http.post(
        f"/api/tables/{table}/seats/1", json={"name": "Jun"}, headers={"origin": "https://evil.example"}
    )
    refused(answer, 403, "foreign-origin")


def test_of_two_who_want_a_seat_at_once_one_gets_it(server: ServerThread) -> None:
    for _ in range(20):
        table = server.open_table(public=True)["table"]
        statuses = at_once(server, [(table, 1, "Jun"), (table, 1, "Ada")])
        assert sorted(statuses) == [201, 409]


def test_two_who_take_different_seats_at_once_get_different_colours(server: ServerThread) -> None:
    for _ in range(10):
        table = server.open_table(4, public=True, colour=1)["table"]
        first = {"name": "Bo", "colour": 2}
        assert server.http.post(f"/api/tables/{table}/seats/3", json=first).status_code == 201
        assert at_once(server, [(table, 1, "Jun"), (table, 2, "Ada")]) == [201, 201]


def at_once(server: ServerThread, wishes: list[tuple[str, int, str]]) -> list[int]:
    """Several people sit down at the same moment; the statuses that they get."""
    start = threading.Barrier(len(wishes))
    statuses = [0] * len(wishes)

    def sit(number: int, table: str, seat: int, name: str) -> None:
        with server.browser() as browser:
            browser.get("/healthz")  # so that they are connected
            start.wait()
            answer = browser.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})
            statuses[number] = answer.status_code

    people = [threading.Thread(target=sit, args=(number, *wish)) for number, wish in enumerate(wishes)]
    for person in people:
        person.start()
    for person in people:
        person.join()
    return statuses


# ---------------------------------------------------------------------- finished games


@pytest.mark.parametrize("game", ["seismic", "san-andreas"])
def test_a_game_can_be_kept_and_verified_when_it_is_over(server: ServerThread, game: str) -> None:
    with server.game(3, game=game, public=True) as clients:
        address = f"/api/tables/{clients[0].first['table']}"
        for path in ("/record", "/verification"):
            refused(server.http.get(address + path), 409, "not-over")
        play_to_the_end(clients)
        commitment = clients[0].first["commitment"]
    answer = server.http.get(f"{address}/record")
    record = decode(answer.content)
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
    assert [seat.name for seat in record.seats] == ["Mara", "Jun", "Ada"]
    assert record.outcome is not None
    result = server.http.get(f"{address}/verification").json()
    assert result["result"] == "verified"
    assert result["draws"] > 0
    assert (result["commitment"], result["seed"]) == (commitment, record.chance.seed or "")


def test_an_abandoned_game_has_no_record(server: ServerThread) -> None:
    opened = server.open_table(1, bots=1, public=True, begin=True, options={"first": 0})
    with server.connect(opened, 0) as mara:
        assert mara.command("abandon")["type"] == "done"
    refused(server.http.get(f"/api/tables/{opened['table']}/record"), 409, "not-over")
