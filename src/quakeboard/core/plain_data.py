"""Reads dataclasses from the plain data that JSON makes of them, by their type hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Reader = Callable[[Any], Any]

_READERS: dict[type, Reader] = {}


def read_dataclass(kind: type[T], data: Any) -> T:
    """The dataclass with these fields; raises `TypeError`, `KeyError` or `ValueError` if they do not fit.

    Fields may be numbers, texts, dataclasses, tuples, dictionaries and None, or unions of None and others.
    """
    if kind not in _READERS:
        _READERS[kind] = _dataclass_reader(kind)
    found: T = _READERS[kind](data)
    return found


def _dataclass_reader(kind: type) -> Reader:
    hints = get_type_hints(kind)
    readers = [(field.name, _reader(hints[field.name])) for field in fields(kind)]

    def read(data: Any) -> Any:
        if not isinstance(data, dict) or len(data) != len(readers):
            raise TypeError(f"this is not a {kind.__name__}")
        return kind(*(reader(data[name]) for name, reader in readers))

    return read


def _reader(hint: Any) -> Reader:
    """The function that reads a value with this type hint."""
    origin, arguments = get_origin(hint), get_args(hint)
    if is_dataclass(hint) and isinstance(hint, type):
        return _dataclass_reader(hint)
    if origin in (Union, UnionType):
        return _union_reader(arguments)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin is dict:
        name, value = (_reader(argument) for argument in arguments)
        return lambda data: {name(key): value(item) for key, item in data.items()}
    return _plain_reader(hint)


def _union_reader(arguments: tuple[Any, ...]) -> Reader:
    """Several plain types, or None and one type of any kind."""
    others = [argument for argument in arguments if argument is not NoneType]
    if len(others) > 1:
        return _plain_reader(*arguments)
    other = _reader(others[0])
    return lambda data: None if data is None else other(data)


def _tuple_reader(arguments: tuple[Any, ...]) -> Reader:
    if arguments[-1] is Ellipsis:
        item = _reader(arguments[0])
        return lambda data: tuple([item(value) for value in data])
    items = [_reader(argument) for argument in arguments]
    return lambda data: tuple(read(value) for read, value in zip(items, data, strict=True))


def _plain_reader(*kinds: type) -> Reader:
    def read(data: Any) -> Any:
        if not isinstance(data, kinds):
            raise TypeError(
                f"{type(data).__name__} instead of {' or '.join(kind.__name__ for kind in kinds)}"
            )
        return data

    return read
