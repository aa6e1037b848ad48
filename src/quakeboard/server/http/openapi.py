"""The OpenAPI document of the HTTP endpoints, made from their schemas."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from quakeboard import __version__
from quakeboard.analysis.findings import AnalysedStep, AnalysisSummary
from quakeboard.play.record import Record
from quakeboard.server.http import operator_operations, schemas
from quakeboard.server.http.analysis import NDJSON
from quakeboard.server.http.openapi_operation import Operation
from quakeboard.server.http.operator import PREFIX
from quakeboard.server.http.records import PPN
from quakeboard.server.http.requests import JSON

_REF = "#/components/schemas/{name}"


OPERATIONS = (
    Operation("games", "get", "/api/games", "The games, with all that a host can choose.", schemas.Games),
    Operation("tables", "get", "/api/tables", "Public tables that are not over.", schemas.PublicTables),
    Operation("open-table", "post", "/api/tables", "Open a table.", schemas.Opened, schemas.OpenTable, 201),
    Operation(
        "load-record",
        "post",
        "/api/records",
        "Load a record, or a game in PPN, to look through it.",
        schemas.Opened,
        Record,
        201,
    ),
    Operation(
        "my-tables", "get", "/api/my/tables", "Tables that this browser opened or sits at.", schemas.Tables
    ),
    Operation(
        "tables-by-keys",
        "post",
        "/api/my/tables",
        "The same, and those whose seats these secrets open.",
        schemas.Tables,
        schemas.OwnKeys,
    ),
    Operation(
        "table", "get", "/api/tables/{table}", "One table, for those who may see it.", schemas.TableLine
    ),
    Operation(
        "view",
        "get",
        "/api/tables/{table}/view",
        "What a watcher sees of a table, for those who may see it.",
        schemas.PublicView,
    ),
    Operation(
        "sit-down",
        "post",
        "/api/tables/{table}/seats/{seat}",
        "Take a free seat at a public table.",
        schemas.Seated,
        schemas.SitDown,
        201,
    ),
    Operation("record", "get", "/api/tables/{table}/record", "A finished game, as a record.", Record),
    Operation(
        "verification",
        "get",
        "/api/tables/{table}/verification",
        "Who could have foreseen or chosen the draws of a finished game.",
        schemas.Verified,
    ),
    Operation(
        "draws",
        "get",
        "/api/tables/{table}/draws",
        "What chance brought in a finished game, and with which odds, to derive it again.",
        schemas.Draws,
    ),
    Operation(
        "analysis",
        "get",
        "/api/tables/{table}/analysis",
        "What each action of a finished game was worth: a line of JSON for each as it is found.",
        AnalysedStep,
        lines=(AnalysedStep, AnalysisSummary),
    ),
    Operation(
        "notices",
        "get",
        "/api/tables/{table}/notices",
        "Where the person on the seat of the token is told of what happens.",
        schemas.Notices,
    ),
    Operation(
        "set-target",
        "post",
        "/api/tables/{table}/notices",
        "Add a place to be told in, or change the one with the same address.",
        schemas.Notices,
        schemas.SetTarget,
    ),
    Operation(
        "change-target",
        "post",
        "/api/tables/{table}/notices/{target}",
        "Tell other events there, or in another language.",
        schemas.Notices,
        schemas.ChangeTarget,
    ),
    Operation(
        "remove-target",
        "delete",
        "/api/tables/{table}/notices/{target}",
        "Tell nothing more there.",
        schemas.Notices,
    ),
    Operation(
        "test-target",
        "post",
        "/api/tables/{table}/notices/{target}/test",
        "Send a test there, and say how it went.",
        schemas.Tested,
    ),
    *operator_operations.OPERATIONS,
)


@cache
def document(root_path: str = "") -> dict[str, Any]:
    """The OpenAPI document of a server that is reached below this path."""
    kinds: list[type] = [schemas.Failure]
    kinds += [
        kind
        for operation in OPERATIONS
        for kind in (operation.response, operation.body, *operation.lines)
        if kind is not None
    ]
    _, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _describe(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quakeboard",
            "version": __version__,
            "description": "Tables of all games. Playing happens on each table's socket.",
        },
        **({"servers": [{"url": root_path}]} if root_path else {}),
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _describe(operation: Operation) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.summary,
        "responses": {
            str(operation.status): {"description": "Done.", "content": _response_content(operation)},
            "default": {"description": "Refused.", "content": _json_content(schemas.Failure)},
        },
    }
    names = [part[1:-1] for part in operation.path.split("/") if part.startswith("{")]
    if names:
        described["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer" if name in ("seat", "number") else "string"},
            }
            for name in names
        ]
    if operation.path.startswith(PREFIX):
        described["security"] = [{"token": []}]
    elif names or operation.body is schemas.OpenTable:  # a branch needs a token of the other table
        described["security"] = [{}, {"token": []}]
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": _json_content(operation.body)}
    if operation.body is Record:
        described["requestBody"]["content"] |= {PPN: {"schema": {"type": "string"}}}
    return described


def _response_content(operation: Operation) -> dict[str, Any]:
    if not operation.lines:
        return _json_content(operation.response)
    return {NDJSON: {"schema": {"oneOf": [_ref(kind) for kind in operation.lines]}}}


def _json_content(kind: type) -> dict[str, Any]:
    return {JSON: {"schema": _ref(kind)}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}
