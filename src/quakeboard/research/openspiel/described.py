"""A view as lines of text: for the strings of states and observations."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

_SEISMIC = ("columns", "rows", "towns", "kind", "links", "exits", "value", "sides")
_SAN_ANDREAS = ("corners", "lean", "steep", "coastal", "showing", "pawns", "unknown", "to_resolve")
DERIVED = frozenset(("seats", *_SEISMIC, *_SAN_ANDREAS))
"""What follows from the rest, or is the same in all positions of a game."""


def described(view: Any) -> str:
    """Everything that a view shows, a line each; what is empty is left out."""
    found = ((field.name, getattr(view, field.name)) for field in fields(view) if field.name not in DERIVED)
    return "\n".join(f"{name}: {_text(value)}" for name, value in found if value not in (None, (), {}, ""))


def _text(value: Any) -> str:
    if is_dataclass(value):
        parts = ((field.name, getattr(value, field.name)) for field in fields(value))
        return " ".join(f"{n}={_text(v)}" for n, v in parts if n not in DERIVED and v not in (None, ()))
    if isinstance(value, dict):
        return " ".join(f"{name}*{number}" for name, number in value.items() if number)
    if isinstance(value, tuple):
        return _list(value)
    return "?" if value is None else str(value)


def _list(values: tuple[Any, ...]) -> str:
    if any(is_dataclass(value) for value in values):
        return "".join(f"\n  {_text(value)}" for value in values)
    if any(isinstance(value, tuple) for value in values):
        return " ".join(f"({_text(value)})" for value in values)
    return ",".join(_text(value) for value in values)
