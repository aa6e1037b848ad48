"""What one address may hold of public tables and free seats, and what is stored of the address."""

from __future__ import annotations

from typing import Any

import pytest
from server_thread import ServerThread, frozen_clock

from quakeboard.server.http.sessions import Sessions
from quakeboard.server.limits import RateLimiter
from quakeboard.server.state import AppState
from quakeboard.service.client_limits import MAX_OPEN_SEATS, MAX_OPEN_TABLES

from .test_routes import GERMAN, refused

PUBLIC: dict[str, Any] = {"game": "seismic", "seats": [{}, {}], "public": True}


def test_an_address_opens_so_many_public_tables(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(AppState, "client_hash", lambda state, request: "one who opens tables")
    for _ in range(MAX_OPEN_TABLES):
        assert server.http.post("/api/tables", json=PUBLIC).status_code == 201
    answer = server.http.post("/api/tables", json=PUBLIC, headers=GERMAN)
    result = refused(answer, 429, "too-many-open-tables")
    assert result["sentence"].startswith(f"{MAX_OPEN_TABLES} öffentliche Tische")
    assert server.http.post("/api/tables", json={**PUBLIC, "public": False}).status_code == 201


def test_an_address_takes_so_many_free_seats(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [server.open_table(public=True)["table"] for _ in range(MAX_OPEN_SEATS + 1)]
    monkeypatch.setattr(AppState, "client_hash", lambda state, request: "one who takes seats")
    for table in tables[:-1]:
        answer = server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Jun"})
        assert answer.status_code == 201
    path = f"/api/tables/{tables[-1]}/seats/1"
    refused(server.http.post(path, json={"name": "Jun"}), 429, "too-many-seats")
    monkeypatch.setattr(AppState, "client_hash", lambda state, request: "somebody else")
    assert server.http.post(path, json={"name": "Jun"}).status_code == 201


def test_seats_are_not_taken_in_a_moment(server: ServerThread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quakeboard.server.http.routes.address", lambda scope: "192.0.2.7")
    monkeypatch.setattr(server.state, "seat_limiter", RateLimiter(1, 1, frozen_clock))
    tables = [server.open_table(public=True)["table"] for _ in range(2)]
    answers = [server.http.post(f"/api/tables/{table}/seats/1", json={"name": "Jun"}) for table in tables]
    assert answers[0].status_code == 201
    refused(answers[1], 429, "too-many-requests")


def test_a_client_is_a_hash_that_depends_on_the_secret() -> None:
    one = Sessions("secret").hash_address("192.0.2.7")
    assert one == Sessions("secret").hash_address("192.0.2.7")
    assert len({one, Sessions("other").hash_address("192.0.2.7"), Sessions("secret").hash_address("::")}) == 3
    assert len(one) == 24


def test_whoever_is_on_this_machine_is_not_limited(server: ServerThread) -> None:
    table = server.open_table(public=True)["table"]
    assert server.state.service.registry.live_tables[table].head.opener == ""
