"""The description for programs says what the routes do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server_thread import ServerThread
from starlette.routing import Route

from quakeboard.server.http import openapi
from quakeboard.server.http.routes import Routes

NOT_FOR_PROGRAMS = {"/healthz", "/metrics", "/api/openapi.json"}


@pytest.fixture
def document(server: ServerThread) -> dict[str, Any]:
    found: dict[str, Any] = server.http.get("/api/openapi.json").json()
    return found


def test_it_is_an_openapi_document(document: dict[str, Any]) -> None:
    assert document["openapi"] == "3.1.0"
    assert {"title", "version"} <= set(document["info"])
    for path, item in document["paths"].items():
        assert path.startswith("/")
        for method, operation in item.items():
            assert method in ("get", "post", "put", "patch", "delete")
            assert operation["responses"]
            for status, response in operation["responses"].items():
                assert status == "default" or 200 <= int(status) < 600
                assert response["description"]
            named = {part[1:-1] for part in path.split("/") if part.startswith("{")}
            parameters = operation.get("parameters", [])
            assert {parameter["name"] for parameter in parameters if parameter["in"] == "path"} == named
            assert all(parameter["required"] for parameter in parameters)


def test_operations_have_names_of_their_own(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for item in document["paths"].values() for operation in item.values()]
    assert len(set(names)) == len(names)


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for reference in references(document):
        where: Any = document
        for part in reference.removeprefix("#/").split("/"):
            where = where[part]


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_it_describes_every_route_and_no_other(server: ServerThread, document: dict[str, Any]) -> None:
    described = {(path, method) for path, item in document["paths"].items() for method in item}
    served = {
        (route.path.replace(":count", ""), method.lower())
        for route in Routes(server.state).routes()
        if isinstance(route, Route) and route.path not in NOT_FOR_PROGRAMS
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert described == served


def test_answers_are_what_it_says(server: ServerThread, document: dict[str, Any]) -> None:
    opened = server.open_table(public=True)
    answers = {
        "Opened": opened,
        "PublicTables": server.http.get("/api/tables").json(),
        "Tables": server.http.get("/api/my/tables").json(),
        "PublicView": server.http.get(f"/api/tables/{opened['table']}/view").json(),
        "TableLine": server.http.get(f"/api/tables/{opened['table']}").json(),
        "Games": server.http.get("/api/games").json(),
        "Failure": server.http.get("/api/tables/none").json(),
        "Seated": server.http.post(f"/api/tables/{opened['table']}/seats/1", json={"name": "Jun"}).json(),
    }
    schemas = document["components"]["schemas"]
    for name, answer in answers.items():
        schema = schemas[name]
        assert set(schema["required"]) <= set(answer) <= set(schema["properties"]), name


def test_the_document_is_made_once() -> None:
    assert openapi.document() is openapi.document()
