"""An operator beside a running server: what is changed in the store, its people notice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from server_thread import ServerThread, TableClient, frozen_clock, wait_for
from websockets.exceptions import InvalidStatus

from quakeboard.core.errors import QuakeboardError
from quakeboard.server.admin.store import open_for_admin
from quakeboard.service import personal_data
from quakeboard.service.operator import Operator
from quakeboard.service.operator_notices import publisher
from quakeboard.service.operator_store import AuditEntry

T = TypeVar("T")
HOUR = 3_600_000


@pytest.fixture
def own(start_server: Callable[..., ServerThread]) -> ServerThread:
    """A server for this test alone, as its files are searched or everybody is blocked."""
    return start_server(unlimited=True)


def operate(server: ServerThread, work: Callable[[Operator], Awaitable[T]]) -> T:
    """Do something as the command line does: with a store of its own, which is no server."""

    async def run() -> T:
        async with open_for_admin(server.settings.database) as store:
            return await work(Operator(store, "command line", publisher(store)))

    return asyncio.run(run())


def audit(server: ServerThread) -> list[AuditEntry]:
    return operate(server, lambda operator: operator.audit_log(1000))


# ---------------------------------------------------------------------- tables


def test_a_deleted_table_tells_its_people_and_is_gone_everywhere(server: ServerThread) -> None:
    opened = server.open_table(public=True)
    table = opened["table"]
    with server.connect(opened, 0, language="de") as mara, server.connect(opened, None) as watcher:
        in_memory = server.state.service.registry.live_tables[table]
        operate(server, lambda operator: operator.delete(table))
        for client in (mara, watcher):
            assert client.receive("refused")["code"] == "table-deleted"
            assert client.close_code() == 4004
        assert mara.received[-1]["sentence"] == "Der Betreiber dieses Servers hat diesen Tisch gelöscht."
    assert server.http.get(f"/api/tables/{table}").status_code == 404
    assert table not in [line["table"] for line in server.http.get("/api/tables").json()["tables"]]
    with TableClient(server.socket(table)) as late:
        assert late.first["code"] == "no-table"
    assert table not in server.state.service.registry.live_tables
    assert in_memory.deleted, "something may still refer to it"
    entry = next(entry for entry in audit(server) if entry.target == table)
    assert (entry.operator, entry.action) == ("command line", "delete")


def test_the_clock_of_a_deleted_table_is_stopped(server: ServerThread) -> None:
    clock = {"kind": "bank", "seconds": 600}
    with server.game(clock=clock) as clients:
        table = clients[0].first["table"]
        assert table in server.state.service.scheduler.clock_timers
        operate(server, lambda operator: operator.delete(table))
        assert {client.close_code() for client in clients} == {4004}
    assert table not in server.state.service.scheduler.clock_timers


def test_a_game_is_ended_for_everybody(server: ServerThread) -> None:
    with server.game() as clients:
        table = clients[0].first["table"]
        operate(server, lambda operator: operator.end(table, "  The club  closes. "))
        for client in clients:
            update = client.receive("update")
            assert update["fact"] == {"kind": "ended", "reason": "The club closes."}
            assert update["info"]["state"] == "abandoned"
        assert clients[0].command("begin")["code"] == "is-over"
        with pytest.raises(QuakeboardError) as refused:
            operate(server, lambda operator: operator.end(table))
        assert refused.value.code == "is-over"


def test_a_freed_seat_has_a_new_link_and_the_old_one_is_closed(server: ServerThread) -> None:
    opened = server.open_table()
    with server.connect(opened, 0) as mara, server.connect(opened, None) as watcher:
        token = operate(server, lambda operator: operator.free_seat(opened["table"], 0))
        assert mara.close_code() == 4003
        update = watcher.receive("update")
        assert update["fact"] == {"kind": "freed", "seat": 0}
        assert update["info"]["seats"][0]["name"] is None
    with server.connect(opened, 0) as again:
        assert again.first["code"] == "link-used"
    with TableClient(server.socket(opened["table"]), token=token) as other:
        assert other.first["seat"] == 0
        assert other.command("rename", name="Ada", colour=0)["type"] == "done"


def test_a_closed_seat_is_played_by_a_bot_to_the_end(server: ServerThread) -> None:
    with server.game() as (mara, jun):
        table = mara.first["table"]
        asked = mara if mara.question else jun
        other = jun if asked is mara else mara
        seat = asked.first["seat"]
        operate(server, lambda operator: operator.close_seat(table, seat, "random"))
        assert asked.close_code() == 4003
        update = other.receive("update")
        assert update["fact"] == {"kind": "closed-seat", "seat": seat, "bot": "random"}
        assert update["info"]["seats"][seat]["resigned"] is True
        assert other.receive("update")["fact"] == {"kind": "acted", "seat": seat}
        operate(server, lambda operator: operator.rename(table, seat, "Somebody"))
        assert other.receive("update", fact={"kind": "sat", "seat": seat, "name": "Somebody", "colour": seat})


def test_a_seat_is_renamed_by_the_rules_for_names(server: ServerThread) -> None:
    with server.game() as (mara, jun):
        table = mara.first["table"]
        with pytest.raises(QuakeboardError) as refused:
            operate(server, lambda operator: operator.rename(table, 0, "JUN"))
        assert refused.value.code == "name-taken"
        operate(server, lambda operator: operator.rename(table, 0, "Somebody"))
        update = jun.receive("update")
        assert update["info"]["seats"][0]["name"] == "Somebody"
        assert update["fact"]["colour"] == 0
        assert not [entry for entry in audit(server) if "Somebody" in f"{entry.target} {entry.detail}"]


@pytest.mark.parametrize(
    ("code", "work"),
    [
        ("no-table", lambda operator, _: operator.delete("nowhere")),
        ("no-table", lambda operator, _: operator.show("nowhere")),
        ("no-table", lambda operator, _: operator.mute("nowhere", None)),
        ("no-table", lambda operator, _: operator.remove_line("nowhere", 1)),
        ("no-seat", lambda operator, table: operator.free_seat(table, 9)),
        ("nobody-sits", lambda operator, table: operator.free_seat(table, 1)),
        ("not-begun", lambda operator, table: operator.close_seat(table, 0)),
        ("no-seat", lambda operator, table: operator.mute(table, 9)),
        ("no-line", lambda operator, table: operator.remove_line(table, 1)),
        ("long-reason", lambda operator, table: operator.end(table, "x" * 201)),
        ("bad-address", lambda operator, _: operator.block_address("here", HOUR)),
        ("own-address", lambda operator, _: operator.block_address("127.0.0.1", HOUR)),
        ("own-address", lambda operator, _: operator.block_address("0.0.0.0/0", HOUR)),
        ("not-blocked", lambda operator, _: operator.unblock("203.0.113.1")),
        ("token-name", lambda operator, _: operator.add_token("a name")),
        ("no-token", lambda operator, _: operator.remove_token("nobody")),
        ("nothing-kept", lambda operator, _: personal_data.by_session(operator, "nobody")),
        ("no-seat", lambda operator, table: personal_data.by_seat(operator, table, 9)),
    ],
)
def test_what_cannot_be_done_is_refused_and_not_noted(server: ServerThread, code: str, work: Any) -> None:
    opened, before = server.open_table(), len(audit(server))
    with pytest.raises(QuakeboardError) as refused:
        operate(server, lambda operator: work(operator, opened["table"]))
    assert refused.value.code == code
    assert len(audit(server)) == before


# ---------------------------------------------------------------------- chat


def test_who_is_muted_is_not_heard_until_they_may_speak_again(server: ServerThread) -> None:
    opened = server.open_table()
    table = opened["table"]
    with server.connect(opened, 0) as mara, server.connect(opened, None, name="Wim") as wim:
        operate(server, lambda operator: operator.mute(table, 0))
        assert mara.ask("say", text="Hello")["code"] == "muted"
        assert wim.ask("say", text="Hello")["type"] == "done"
        operate(server, lambda operator: operator.mute(table, None))
        assert wim.ask("say", text="Hello")["code"] == "muted"
        operate(server, lambda operator: operator.mute(table, 0, muted=False))
        assert mara.ask("say", text="Hello")["type"] == "done"
        shown = operate(server, lambda operator: operator.show(table))
        assert (shown.watchers_muted, [seat.muted for seat in shown.seats]) == (True, [False, False])


def test_a_removed_line_is_taken_from_those_who_have_it_and_not_sent_to_others(server: ServerThread) -> None:
    opened = server.open_table()
    table = opened["table"]
    with server.connect(opened, 0) as mara:
        assert [mara.ask("say", text=text)["seq"] for text in ("one", "two", "three")] == [1, 2, 3]
        operate(server, lambda operator: operator.remove_line(table, 2))
        assert mara.receive("said-removed")["number"] == 2
        with server.connect(opened, None) as late:
            late.ask("ping")
            texts = [message["text"] for message in late.received if message["type"] == "said"]
        assert texts == ["one", "three"]


# ---------------------------------------------------------------------- blocks


def test_a_blocked_session_is_refused_and_its_sockets_are_closed(own: ServerThread) -> None:
    with own.browser() as browser:
        body = {"game": "seismic", "seats": [{}, {}], "seat": 0, "name": "Mara"}
        opened = browser.post("/api/tables", json=body).json()
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        token = opened["seats"]["0"]
        client = TableClient(own.socket(opened["table"], cookie=cookie), token=token)
        session = operate(own, lambda operator: operator.show(opened["table"])).host
        operate(own, lambda operator: operator.block_session(session, HOUR))
        assert client.receive("refused")["code"] == "blocked"
        assert client.close_code() == 1008
        answer = browser.get("/api/games")
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
        assert answer.json()["params"]["until"].endswith(" UTC")
        with pytest.raises(InvalidStatus) as refused:
            own.socket(opened["table"], cookie=cookie)
        assert refused.value.response.status_code == 403
        assert own.http.get("/api/games").status_code == 200, "others are not blocked"
        assert browser.get("/healthz").status_code == 200
        operate(own, lambda operator: operator.unblock(session))
        wait_for(lambda: browser.get("/api/games").status_code == 200)
    assert not [entry for entry in audit(own) if session in f"{entry.target} {entry.detail}"]


def test_a_blocked_address_is_refused_until_the_block_ends(own: ServerThread) -> None:
    operate(own, lambda operator: operator.block_address("127.0.0.0/8", HOUR, force=True))
    wait_for(lambda: own.http.get("/api/games").status_code == 403)
    assert operate(own, lambda operator: operator.blocks())[0].value == "127.0.0.0/8"
    operate(own, lambda operator: operator.block_address("127.0.0.0/8", -1, force=True))
    wait_for(lambda: own.http.get("/api/games").status_code == 200)
    assert operate(own, lambda operator: operator.blocks()) == []


def test_the_clients_of_a_proxy_are_blocked_by_their_own_address(
    start_server: Callable[..., ServerThread],
) -> None:
    server = start_server(frozen_clock, behind_proxy=True)
    far, near = {"x-forwarded-for": "203.0.113.9"}, {"x-forwarded-for": "198.51.100.1"}
    opened = server.open_table(public=True)
    with (
        TableClient(server.socket(opened["table"], **far)) as blocked,
        TableClient(server.socket(opened["table"], **near)) as other,
    ):
        operate(server, lambda operator: operator.block_address("203.0.113.0/24", HOUR))
        assert blocked.close_code() == 1008
        assert blocked.received[-1]["code"] == "blocked"
        assert other.ask("ping")["type"] == "pong"
    assert server.http.get("/api/games", headers=far).status_code == 403
    assert server.http.get("/api/games", headers=near).status_code == 200


def test_an_address_may_try_few_wrong_tokens(start_server: Callable[..., ServerThread]) -> None:
    server = start_server(frozen_clock, behind_proxy=True)
    token = operate(server, lambda operator: operator.add_token("ada"))
    far = {"x-forwarded-for": "203.0.113.9"}
    wrong = [server.http.get("/api/operator/audit", headers=far).status_code for _ in range(12)]
    assert wrong == [401] * 10 + [429] * 2
    right = {**far, "authorization": f"Bearer {token}"}
    assert server.http.get("/api/operator/audit", headers=right).status_code == 200


def test_a_block_lasts_ten_years_at_most(own: ServerThread) -> None:
    block = operate(own, lambda operator: operator.block_address("127.0.0.1", 10**18, force=True))
    assert block.until < 2**53
    wait_for(lambda: own.http.get("/api/games").status_code == 403)


# ---------------------------------------------------------------------- people


def test_an_erased_person_leaves_no_trace_in_the_files(own: ServerThread) -> None:
    name, text = "Xanthippe", "ramshackle quokka " * 25
    with own.browser() as browser:
        body = {"game": "seismic", "seats": [{}, {}], "seat": 0, "name": name, "public": True}
        opened = browser.post("/api/tables", json=body).json()
        table = opened["table"]
        session = operate(own, lambda operator: operator.show(table)).host
        mara, jun = own.connect(opened, 0), own.connect(opened, 1)
        jun.command("rename", name="Jun", colour=1)
        mara.until_seq(jun.seq)
        mara.command("begin")
        for number in range(20):  # enough for many pages of the database
            assert mara.ask("say", text=f"{number} {text}")["type"] == "done"
        jun.until_seq(mara.seq)
        (mara if mara.question else jun).act()
        exported = operate(own, lambda operator: export(operator, session))
        assert exported.seats[0].names == [name]
        assert [line.text for line in exported.seats[0].lines] == [f"{n} {text}".strip() for n in range(20)]
        assert [hosted.table for hosted in exported.hosted] == [table]
        traces = [name.encode(), b"ramshackle", session.encode()]
        assert [trace for trace in traces if trace not in files(own)] == [], "they are there before"

        operate(own, lambda operator: erase(operator, session))
        jun.receive("update", fact={"kind": "sat", "seat": 0, "name": "1", "colour": 0})
        jun.receive("said-removed")
        wait_for(lambda: name not in str(names(own, table)))
        assert [trace for trace in traces if trace in files(own)] == []
        mara.until_seq(jun.seq)
        asked = mara if mara.question else jun
        asked.act()  # the game goes on
        assert [trace for trace in traces if trace in files(own)] == []
        history = asked.ask("history", after=0, until=50)
        assert name not in str(history)
        mara.socket.close()
        jun.socket.close()


async def export(operator: Operator, session: str) -> personal_data.PersonalData:
    return await personal_data.export(operator, await personal_data.by_session(operator, session))


async def erase(operator: Operator, session: str) -> None:
    await personal_data.erase(operator, await personal_data.by_session(operator, session))


def files(server: ServerThread) -> bytes:
    """All bytes of the database."""
    file = Path(server.settings.database.removeprefix("sqlite:///"))
    return b"".join(part.read_bytes() for part in sorted(file.parent.glob(f"{file.name}*")))


def names(server: ServerThread, table: str) -> list[str | None]:
    """The names in the log that the server has in memory."""
    live_table = server.state.service.registry.live_tables[table]
    return [getattr(entry.fact, "name", None) for entry in live_table.table.entries]


def test_a_person_who_waits_at_an_open_table_is_freed_of_the_seat(own: ServerThread) -> None:
    opened = own.open_table()
    table = opened["table"]
    with own.connect(opened, 0) as mara:
        operate(own, lambda operator: erase_seat(operator, table, 0))
        assert mara.close_code() == 4003
    assert b"Mara" not in files(own)


async def erase_seat(operator: Operator, table: str, seat: int) -> None:
    await personal_data.erase(operator, await personal_data.by_seat(operator, table, seat))


def test_a_person_is_erased_at_rematches_too(own: ServerThread) -> None:
    with own.game() as (mara, _):
        table = mara.first["table"]
        operate(own, lambda operator: operator.end(table))
        mara.receive("update")
        rematch = mara.command("rematch")["table"]
        operate(own, lambda operator: erase_seat(operator, table, 0))
        shown = operate(own, lambda operator: operator.show(rematch))
    assert "Mara" not in [seat.name for seat in shown.seats]
    assert b"Mara" not in files(own)


# ---------------------------------------------------------------------- over HTTP


@pytest.fixture
def operator_token(own: ServerThread) -> dict[str, str]:
    """The header of an operator called Ada."""
    token = operate(own, lambda operator: operator.add_token("ada"))
    return {"authorization": f"Bearer {token}"}


def test_there_is_no_operator_api_without_a_token(own: ServerThread) -> None:
    assert own.http.get("/api/operator/audit").status_code == 404
    operate(own, lambda operator: operator.add_token("ada"))
    assert own.http.get("/api/operator/audit").status_code == 401


def test_every_wrong_token_is_refused_alike(own: ServerThread, operator_token: dict[str, str]) -> None:
    wrong = [{}, {"authorization": "Bearer"}, {"authorization": "Bearer x"}, {"authorization": "Basic x"}]
    answers = [own.http.get("/api/operator/audit", headers=headers) for headers in wrong]
    answers.append(own.http.delete("/api/operator/tables/nowhere", headers=wrong[2]))
    assert {(answer.status_code, answer.text) for answer in answers} == {(401, answers[0].text)}
    assert answers[0].headers["www-authenticate"] == "Bearer"
    assert own.http.get("/api/operator/audit", headers=operator_token).status_code == 200
    operate(own, lambda operator: operator.remove_token("ada"))
    operate(own, lambda operator: operator.add_token("bo"))
    assert own.http.get("/api/operator/audit", headers=operator_token).status_code == 401


def test_an_operator_does_the_same_over_http(own: ServerThread, operator_token: dict[str, str]) -> None:
    opened = own.open_table()
    table = opened["table"]
    base = f"/api/operator/tables/{table}"

    def ask(method: str, path: str, body: dict[str, Any] | None = None, status: int = 200) -> Any:
        answer = own.http.request(method, path, json=body, headers=operator_token)
        assert answer.status_code == status, answer.text
        return answer.json()

    mara, watcher = own.connect(opened, 0), own.connect(opened, None, name="Wim")
    assert mara.ask("say", text="Hello")["type"] == "done"
    assert [line["table"] for line in ask("GET", "/api/operator/tables")["tables"]] == [table]
    assert ask("GET", base)["lines"][0]["text"] == "Hello"
    ask("POST", f"{base}/mute", {"seat": 0})
    assert mara.ask("say", text="Hello")["code"] == "muted"
    ask("DELETE", f"{base}/lines/1")
    watcher.receive("said-removed", number=1)
    ask("POST", f"{base}/seats/0/rename", {"name": "Somebody"})
    ask("POST", f"{base}/seats/0/close", {}, 409)
    link = ask("POST", f"{base}/seats/0/free")["link"]
    assert link.startswith(f"http://{own.base}/t/{table}#")
    assert mara.close_code() == 4003
    ask("POST", f"{base}/end", {"reason": "late"})
    ask("POST", "/api/operator/blocks", {"address": "127.0.0.1", "seconds": 60}, 400)
    assert ask("POST", "/api/operator/blocks", {"address": "2001:db8::5", "seconds": 60})["value"] == (
        "2001:db8::/64"
    )
    assert len(ask("GET", "/api/operator/blocks")["blocks"]) == 1
    ask("POST", "/api/operator/unblock", {"value": "2001:db8::5"})
    for number in (0, -1, 2**63, 10**400):
        ask("POST", "/api/operator/blocks", {"address": "2001:db8::5", "seconds": number}, 400)
    for number in (2**31, 2**63, 10**400):
        ask("POST", f"{base}/mute", {"seat": number}, 400)
        ask("DELETE", f"{base}/lines/{number}", status=404)
        ask("POST", f"{base}/seats/{number}/free", status=404)
    person = {"table": table, "seat": 0}
    assert ask("POST", "/api/operator/people/export", person)["seats"][0]["names"] == ["Mara", "Somebody"]
    assert ask("POST", "/api/operator/people/erase", person) == {"tables": [table]}
    ask("POST", "/api/operator/people/erase", {"table": table}, 400)
    ask("DELETE", base)
    assert watcher.close_code() == 4004
    ask("DELETE", base, status=404)
    done = [entry["action"] for entry in ask("GET", "/api/operator/audit")["entries"]]
    assert done[::-1] == [
        *("add-token", "mute", "remove-line", "rename", "free-seat", "end", "block", "unblock"),
        *("export-person", "erase-person", "delete"),
    ]
    watcher.socket.close()
