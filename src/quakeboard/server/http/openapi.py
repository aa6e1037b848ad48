"""The HTTP part described for programs, made from the shapes that it reads and writes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from quakeboard import __version__
from quakeboard.analysis.findings import AnalysedStep, AnalysisSummary
from quakeboard.play.record import Record
from quakeboard.server.http import schemas as shapes
from quakeboard.server.http.analysis import LINES
from quakeboard.server.http.records import PPN
from quakeboard.server.http.requests import JSON

_REF = "#/components/schemas/{name}"


@dataclass(frozen=True)
class Way:
    """One thing that can be asked for."""

    name: str
    method: str
    path: str
    summary: str
    answer: type
    body: type | None = None
    status: int = 200
    lines: tuple[type, ...] = ()
    """What its lines hold, if the answer comes in lines."""


WAYS = (
    Way("games", "get", "/api/games", "The games, with all that a host can choose.", shapes.Games),
    Way("tables", "get", "/api/tables", "Public tables that are not over.", shapes.Tables),
    Way("open-table", "post", "/api/tables", "Open a table.", shapes.Opened, shapes.OpenTable, 201),
    Way(
        "load-record",
        "post",
        "/api/records",
        "Load a record, or a game of San Andreas in PPN, to look through it.",
        shapes.Opened,
        Record,
        201,
    ),
    Way("my-tables", "get", "/api/my/tables", "Tables that this browser opened or sits at.", shapes.Tables),
    Way("table", "get", "/api/tables/{table}", "One table, for those who may see it.", shapes.TableLine),
    Way(
        "sit-down",
        "post",
        "/api/tables/{table}/seats/{seat}",
        "Take a free seat at a public table.",
        shapes.Seated,
        shapes.SitDown,
        201,
    ),
    Way("record", "get", "/api/tables/{table}/record", "A finished game, as a record.", Record),
    Way(
        "verification",
        "get",
        "/api/tables/{table}/verification",
        "Whether the chance of a finished game was fair.",
        shapes.Verified,
    ),
    Way(
        "draws",
        "get",
        "/api/tables/{table}/draws",
        "What chance brought in a finished game, and with which odds, to derive it again.",
        shapes.Draws,
    ),
    Way(
        "analysis",
        "get",
        "/api/tables/{table}/analysis",
        "What each action of a finished game was worth: a line of JSON for each as it is found.",
        AnalysedStep,
        lines=(AnalysedStep, AnalysisSummary),
    ),
)


@cache
def document(root_path: str = "") -> dict[str, Any]:
    """The OpenAPI document of a server that is reached below this path."""
    kinds: list[type] = [shapes.Failure]
    kinds += [kind for way in WAYS for kind in (way.answer, way.body, *way.lines) if kind is not None]
    _, components = msgspec.json.schema_components(kinds, ref_template=_REF)
    paths: dict[str, Any] = {}
    for way in WAYS:
        paths.setdefault(way.path, {})[way.method] = _operation(way)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quakeboard",
            "version": __version__,
            "description": "Tables of Seismic and San Andreas. Playing happens on each table's socket.",
        },
        **({"servers": [{"url": root_path}]} if root_path else {}),
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(way: Way) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": way.name,
        "summary": way.summary,
        "responses": {
            str(way.status): {"description": "Done.", "content": _answer(way)},
            "default": {"description": "Refused.", "content": _content(shapes.Failure)},
        },
    }
    names = [part[1:-1] for part in way.path.split("/") if part.startswith("{")]
    if names:
        operation["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "integer" if name == "seat" else "string"},
            }
            for name in names
        ]
    if names or way.body is shapes.OpenTable:  # a branch wants a token of the other table
        operation["security"] = [{}, {"token": []}]
    if way.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(way.body)}
    if way.body is Record:
        operation["requestBody"]["content"] |= {PPN: {"schema": {"type": "string"}}}
    return operation


def _answer(way: Way) -> dict[str, Any]:
    if not way.lines:
        return _content(way.answer)
    return {LINES: {"schema": {"oneOf": [_ref(kind) for kind in way.lines]}}}


def _content(kind: type) -> dict[str, Any]:
    return {JSON: {"schema": _ref(kind)}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}
