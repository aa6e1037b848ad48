"""Hints and forecasts over a table's socket."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from server_thread import ServerThread, TableClient, play_to_the_end

from quakeboard.server.app import REQUESTS_BURST
from quakeboard.server.http.requests import JSON


def asked(clients: list[TableClient]) -> TableClient:
    return next(client for client in clients if client.question)


def test_a_hint_can_be_followed(server: ServerThread) -> None:
    with server.game(2) as clients:
        mara = asked(clients)
        told = mara.ask("hint")
        assert (told["type"], set(told)) == ("hint", {"type", "id", "action", "sentence"})
        assert told["sentence"].endswith(".")
        assert mara.command("act", action=told["action"])["type"] == "done"
        other = next(client for client in clients if client is not mara)
        assert other.ask("hint")["code"] == "not-asked"


def test_a_forecast_is_for_whoever_asks_alone(server: ServerThread) -> None:
    opened = server.open_table(game="san-andreas", people=3, options={"first": 0})
    with (
        server.connect(opened, 0) as mara,
        server.connect(opened, 1) as jun,
        server.connect(opened, 2) as ada,
    ):
        jun.until_seq(3)
        jun.command("rename", name="Jun", colour=1)
        ada.until_seq(4)
        ada.command("rename", name="Ada", colour=2)
        ada.command("begin")
        mara.until_seq(6)
        mara.command("act", action="found 1,11 3")
        jun.until_seq(7)
        jun.command("act", action="mark 1,12 S")
        told = jun.ask("forecast")
        # Three of the six faces lift its tile, which then leans; four nulls are rolled again.
        exact = {"p": pytest.approx(3 * 216 / 1295, abs=1e-5), "error": 0.0}
        danger = {"at": "1,11", "seat": 0, "odds": {"average": exact, "worst": exact}}
        assert told == {"type": "forecast", "id": told["id"], "seq": 8, "dangers": [danger]}
        ada.ask("ping")
        assert not [message for message in ada.received if message["type"] == "forecast"]


def test_while_one_is_computed_others_wait_and_the_game_goes_on(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = server.state.service.scheduler.bots
    advise, go = bots.advise, threading.Event()

    async def slowly(*about: Any) -> Any:
        await asyncio.to_thread(go.wait)
        return await advise(*about)

    monkeypatch.setattr(bots, "advise", slowly)
    with server.game(2) as clients:
        mara = asked(clients)
        mara.send({"type": "hint", "id": 91})
        mara.send({"type": "forecast", "id": 92})
        mara.send({"type": "ping", "id": 93})
        answers = [mara.receive("hint", "forecast", "refused", "pong") for _ in range(2)]
        go.set()
        answers.append(mara.receive("hint", "forecast", "refused", "pong"))
        assert [(answer["id"], answer.get("code", answer["type"])) for answer in answers] == [
            (92, "still-thinking"),
            (93, "pong"),
            (91, "hint"),
        ]
        assert mara.ask("forecast")["type"] == "forecast"


def test_whoever_goes_need_not_wait(server: ServerThread) -> None:
    with server.game(2) as clients:
        mara = asked(clients)
        mara.send({"type": "hint", "id": 1})
        mara.socket.close()
        other = next(client for client in clients if client is not mara)
        assert other.ask("forecast")["dangers"] == []


def test_one_address_cannot_ask_for_more_than_its_share(
    start_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server(behind_proxy=True)
    opened = server.open_table(people=1, bots=1, begin=True, options={"first": 0})
    far = server.socket(opened["table"], **{"x-forwarded-for": "203.0.113.7"})
    with TableClient(far, token=opened["seats"]["0"]) as mara:
        assert mara.ask("forecast")["type"] == "forecast"
        monkeypatch.setattr("quakeboard.service.connection.COST_OF_HINT", REQUESTS_BURST + 1)
        for kind in ("forecast", "hint"):
            assert mara.ask(kind)["code"] == "slow-down"


@pytest.mark.parametrize("public", [True, False])
def test_a_table_that_forbids_them_says_so_everywhere(server: ServerThread, public: bool) -> None:
    opened = server.open_table(public=public, forecast=False)
    with server.connect(opened, 0) as mara, server.connect(opened, 1) as jun:
        assert mara.first["info"]["forecast"] is False
        jun.until_seq(2)
        jun.command("rename", name="Jun", colour=1)
        jun.command("begin")
        for client in (mara, jun):
            for kind in ("hint", "forecast"):
                assert client.ask(kind)["code"] == "forecast-forbidden"
    headers = {"authorization": f"Bearer {opened['watch']}"}
    assert server.http.get(f"/api/tables/{opened['table']}", headers=headers).json()["forecast"] is False
    listed = server.http.get("/api/tables").json()["tables"]
    assert [line["forecast"] for line in listed if line["table"] == opened["table"]] == [False] * public


def test_a_branch_and_a_record_keep_the_wish(server: ServerThread) -> None:
    opened = server.open_table(forecast=False)
    headers = {"authorization": f"Bearer {opened['watch']}"}
    with server.connect(opened, 0) as mara, server.connect(opened, 1) as jun:
        jun.until_seq(2)
        jun.command("rename", name="Jun", colour=1)
        jun.command("begin")
        play_to_the_end([mara, jun])
    branch = {"table": opened["table"], "seq": 10}
    allowed = {}
    for wish in ({}, {"forecast": True}, {"forecast": False}):
        body = {"seats": [{}, {}], "branch": branch, "public": True, **wish}
        table = server.http.post("/api/tables", json=body, headers=headers).json()["table"]
        allowed[str(wish)] = server.http.get(f"/api/tables/{table}").json().get("forecast", True)
    assert list(allowed.values()) == [False, True, False]
    record = server.http.get(f"/api/tables/{opened['table']}/record", headers=headers)
    assert record.json()["forecast"] is False
    loaded = server.http.post("/api/records", content=record.content, headers={"content-type": JSON}).json()
    watch = {"authorization": f"Bearer {loaded['watch']}"}
    assert server.http.get(f"/api/tables/{loaded['table']}", headers=watch).json()["forecast"] is False
