"""Results as JSON, with the same bytes on every machine."""

from __future__ import annotations

import msgspec

from quakeboard.core.game import JSON

DIGITS = 5
"""Decimal places; further ones may differ between machines."""


def to_json(results: object) -> bytes:
    """The results on one line."""
    return msgspec.json.encode(_rounded(msgspec.to_builtins(results)))


def to_pretty_json(results: object) -> bytes:
    return msgspec.json.format(to_json(results), indent=1) + b"\n"


def _rounded(value: JSON) -> JSON:
    if isinstance(value, float):
        return round(value, DIGITS) + 0.0  # turns -0 into 0
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(part) for part in value]
    return value
