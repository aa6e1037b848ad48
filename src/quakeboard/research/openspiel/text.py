"""Views as lines of text, for the strings of states and observations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

_SEISMIC = ("columns", "rows", "towns", "kind", "links", "exits", "value", "sides")
_SAN_ANDREAS = ("underside", "steep", "coastal", "showing", "coasts", "pawns", "unknown", "to_resolve")
DERIVED = frozenset(("seats", *_SEISMIC, *_SAN_ANDREAS))
"""Fields that follow from others, or are the same in all positions of a game."""


def describe(view: Any) -> str:
    """The fields of a view, one line each, without empty ones."""
    return "\n".join(f"{name}: {_text(value)}" for name, value in _fields(view))


def _fields(thing: Any) -> Iterator[tuple[str, Any]]:
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name not in DERIVED and value is not False and value not in (None, (), {}, ""):
            yield field.name, value


def _text(value: Any) -> str:
    if is_dataclass(value):
        return " ".join(name if field is True else f"{name}={_text(field)}" for name, field in _fields(value))
    if isinstance(value, dict):
        return " ".join(f"{name}*{number}" for name, number in value.items() if number)
    if isinstance(value, tuple):
        return _list(value)
    return "?" if value is None else str(value)


def _list(values: tuple[Any, ...]) -> str:
    if any(is_dataclass(value) for value in values):
        return "; ".join(_text(value) for value in values)
    if any(isinstance(value, tuple) for value in values):
        return " ".join(f"({_text(value)})" for value in values)
    return ",".join(_text(value) for value in values)
