"""An operation of the HTTP API, as the OpenAPI document describes it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Operation:
    """One operation of the API."""

    name: str
    method: str
    path: str
    summary: str
    response: type
    body: type | None = None
    status: int = 200
    lines: tuple[type, ...] = ()
    """The types of the lines, if the response is streamed."""
