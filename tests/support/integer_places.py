"""Where messages and bodies hold whole numbers, found from their types."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, TypeAlias

import msgspec.inspect as shapes
from hypothesis import strategies as st

Place: TypeAlias = tuple[str | int, ...]
"""The names and indices that lead to a field."""

EXTREMES = (
    *(sign * 2**power for sign in (-1, 1) for power in (31, 53, 63, 64, 100)),
    -1,
    2**31 - 1,
    -(2**63) - 1,
    10**4000,
)

extreme_integers = st.sampled_from(EXTREMES) | st.integers()


def integer_places(kind: Any) -> list[Place]:
    """All places of a type that hold a whole number."""
    return sorted(set(_places(shapes.type_info(kind), ())), key=str)


def _places(shape: shapes.Type, here: Place, inside: tuple[type, ...] = ()) -> Iterator[Place]:
    """The places within a type, once for each type that may hold another one of its kind."""
    match shape:
        case shapes.IntType() | shapes.FloatType():
            yield here
        case shapes.UnionType(types=parts):
            for part in parts:
                yield from _places(part, here, inside)
        case shapes.ListType(item_type=inner):
            yield from _places(inner, (*here, 0), inside)
        case shapes.StructType(cls=kind, fields=fields) if kind not in inside:
            for field in fields:
                yield from _places(field.type, (*here, field.encode_name), (*inside, kind))


def put(body: Any, place: Place, value: Any) -> Any:
    """A copy of a body with this value at a place, which is made if it is not there."""
    if not place:
        return value
    first, *rest = place
    if isinstance(first, int):
        items = deepcopy(body) if isinstance(body, list) and len(body) > first else [None] * (first + 1)
        items[first] = put(items[first], tuple(rest), value)
        return items
    fields = deepcopy(body) if isinstance(body, dict) else {}
    fields[first] = put(fields.get(first), tuple(rest), value)
    return fields


def smallest(kind: Any) -> dict[str, Any]:
    """A message with no field but those it needs."""
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    needed = {field.encode_name: _smallest(field.type) for field in shape.fields if field.required}
    return needed if shape.tag is None else {str(shape.tag_field): shape.tag, **needed}


def _smallest(shape: shapes.Type) -> Any:
    match shape:
        case shapes.IntType():
            return 1
        case shapes.StrType():
            return "x"
        case shapes.UnionType(types=parts):
            return _smallest(parts[0])
        case shapes.NoneType():
            return None
    raise TypeError(shape)
