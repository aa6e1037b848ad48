"""Views and events as text, for observations and for the strings of states."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from typing import TypeAlias

from quakeboard.core.game import Dataclass, Event, View

Value: TypeAlias = "bool | int | float | str | tuple[Value, ...] | Mapping[str, int] | Dataclass | None"
"""What a field of a view or an event holds."""


def describe(view: View) -> str:
    """The fields of a view, one line each, without empty ones and those that follow from others."""
    return "\n".join(f"{name}: {_text(value, view.derived)}" for name, value in _fields(view, view.derived))


def describe_event(event: Event) -> str:
    """An event with its fields, in one line."""
    return f"{event.key} {_text(event, ())}".strip()


def _fields(thing: Dataclass, derived: Collection[str]) -> Iterator[tuple[str, Value]]:
    for field in fields(thing):
        value: Value = getattr(thing, field.name)
        if field.name not in derived and value is not False and value not in (None, (), {}, ""):
            yield field.name, value


def _text(value: Value, derived: Collection[str]) -> str:
    if isinstance(value, bool | int | float | str):
        return str(value)
    if value is None:
        return "?"
    if isinstance(value, Mapping):
        return " ".join(f"{name}*{number}" for name, number in value.items() if number)
    if isinstance(value, tuple):
        return _list(value, derived)
    return " ".join(
        name if field is True else f"{name}={_text(field, derived)}"
        for name, field in _fields(value, derived)
    )


def _list(values: tuple[Value, ...], derived: Collection[str]) -> str:
    texts = [_text(value, derived) for value in values]
    if any(hasattr(value, "__dataclass_fields__") for value in values):
        return "; ".join(texts)
    if any(isinstance(value, tuple) for value in values):
        return " ".join(f"({text})" for text in texts)
    return ",".join(texts)
