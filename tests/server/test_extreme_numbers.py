"""Numbers out of range, in every field of every message and body, are refused or answered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, example, given, settings
from integer_places import EXTREMES, Place, extreme_integers, integer_places, put, smallest
from server_thread import ServerThread, play_to_the_end
from websockets.sync.client import ClientConnection

from quakeboard.core.registry import specs
from quakeboard.play.record import Record
from quakeboard.server.http import schemas
from quakeboard.service import messages

RECORD = next((Path(__file__).parents[2] / "docs" / "games").glob("*.quake.json"))
MESSAGES = [
    (kind, place)
    for kind in get_args(messages.AnyClientMessage)
    for place in integer_places(kind)
    if kind is messages.Hello or place != ("id",)
]
MESSAGES.append((messages.Ping, ("id",)))  # it is the same field of all messages

few = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def extremes(test: Any) -> Any:
    """Try every extreme, and some numbers between."""
    for number in EXTREMES:
        test = example(number=number)(test)
    return few(given(number=extreme_integers)(test))


# ---------------------------------------------------------------------- sockets


@pytest.fixture(scope="module")
def opened(server: ServerThread) -> dict[str, Any]:
    return server.open_table(public=True)


def answer(socket: ClientConnection) -> dict[str, Any]:
    """The first message that answers something."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv())
        if message["type"] not in ("update", "presence", "said"):
            return message


@pytest.mark.parametrize(
    ("kind", "place"), MESSAGES, ids=[f"{kind.__name__}-{place}" for kind, place in MESSAGES]
)
@extremes
def test_a_message_is_refused_or_answered(
    server: ServerThread, opened: dict[str, Any], kind: Any, place: Place, number: int
) -> None:
    message = put(smallest(kind), place, number)
    with server.socket(opened["table"]) as socket:
        if kind is not messages.Hello:
            socket.send(json.dumps({"type": "hello", "token": opened["seats"]["0"]}))
            assert answer(socket)["type"] == "welcome"
        socket.send(json.dumps(message))
        found = answer(socket)
        assert found.get("code") != "internal"
        if kind is messages.Hello and found["type"] == "refused":
            socket.send('{"type":"hello"}')  # the socket is still open for it
            found = answer(socket)
        socket.send('{"type":"ping","id":12345}')
        while found.get("id") != 12345:
            found = answer(socket)
        assert found["type"] == "pong"


def test_a_number_out_of_range_is_named(server: ServerThread, opened: dict[str, Any]) -> None:
    with server.connect(opened, 0) as mara:
        refusal = mara.ask("history", after=2**31, until=3)
    assert refusal["code"] == "bad-message"
    assert refusal["params"] == {"why": "Expected `int` <= 2147483647 - at `$.after`"}


# ---------------------------------------------------------------------- requests


@pytest.fixture(scope="module")
def finished(server: ServerThread) -> str:
    with server.game(2, public=True) as clients:
        play_to_the_end(clients)
        return str(clients[0].first["table"])


def check(response: httpx.Response) -> None:
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert response.json()["code"] != "internal"


CLOCK = {"kind": "bank", "seconds": 60}
OPEN = {
    "game": "seismic",
    "seats": [{}, {}],
    "seat": 0,
    "name": "Mara",
    "clock": {"kind": "bank", "seconds": 60},
}


@pytest.mark.parametrize("place", integer_places(schemas.OpenTable), ids=str)
@extremes
def test_a_table_is_refused_or_opened(server: ServerThread, finished: str, place: Place, number: int) -> None:
    body: dict[str, Any] = OPEN
    if place[0] == "branch":
        body = {"seats": [{}, {}], "branch": {"table": finished}}
    check(server.http.post("/api/tables", json=put(body, place, number)))


OPTIONS = [(key, option.name) for key, spec in specs().items() for option in spec.choices.options]


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=str)
@pytest.mark.parametrize("inside", [(), (0,), ("01",), ("x",)], ids=str)
@extremes
def test_options_are_refused_or_played(
    server: ServerThread, game: str, option: str, inside: Place, number: int
) -> None:
    body = put({"game": game, "seats": [{}, {}]}, ("options", option, *inside), number)
    check(server.http.post("/api/tables", json=body))


@pytest.mark.parametrize("place", integer_places(schemas.SitDown), ids=str)
@extremes
def test_a_seat_is_refused_or_taken(
    server: ServerThread, opened: dict[str, Any], place: Place, number: int
) -> None:
    body = put({"name": "Jun"}, place, number)
    check(server.http.post(f"/api/tables/{opened['table']}/seats/0", json=body))


SEATS = [str(number) for number in EXTREMES] + ["9" * 5000, "-0", "1.5", "٣", "0x1", ""]


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat[:25])
def test_a_seat_that_is_no_seat(server: ServerThread, opened: dict[str, Any], seat: str) -> None:
    response = server.http.post(f"/api/tables/{opened['table']}/seats/{seat}", json={"name": "Jun"})
    assert response.status_code == 404
    check(response)


@pytest.mark.parametrize("place", integer_places(Record), ids=str)
@extremes
def test_a_record_is_refused_or_loaded(server: ServerThread, place: Place, number: int) -> None:
    check(server.http.post("/api/records", json=put(json.loads(RECORD.read_text("utf-8")), place, number)))
