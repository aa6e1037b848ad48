"""Results as JSON: the same bytes for the same games, whoever played them and on whatever machine."""

from __future__ import annotations

from typing import Any

import msgspec

DIGITS = 5
"""Beyond them, machines may disagree about logarithms."""


def as_json(found: object) -> bytes:
    """What was found, on one line."""
    return msgspec.json.encode(_rounded(msgspec.to_builtins(found)))


def as_pretty_json(found: object) -> bytes:
    return msgspec.json.format(as_json(found), indent=1) + b"\n"


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # there is no -0
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return value
