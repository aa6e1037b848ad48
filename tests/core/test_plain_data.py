"""Dataclasses read from plain data: what JSON makes of them comes back, and nothing else is accepted."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as some

from quakeboard.core.plain_data import read_dataclass


@dataclass(frozen=True)
class Coin:
    value: int
    name: str | None


@dataclass(frozen=True)
class Purse:
    owner: int | None
    best: Coin | None
    coins: tuple[Coin, ...]
    place: tuple[int, str]
    hands: tuple[tuple[int, ...] | None, ...]
    counts: dict[str, int]
    label: int | str
    open: bool


coins = some.builds(Coin, value=some.integers(), name=some.none() | some.text())
purses = some.builds(
    Purse,
    owner=some.none() | some.integers(),
    best=some.none() | coins,
    coins=some.lists(coins).map(tuple),
    place=some.tuples(some.integers(), some.text()),
    hands=some.lists(some.none() | some.lists(some.integers()).map(tuple)).map(tuple),
    counts=some.dictionaries(some.text(), some.integers()),
    label=some.integers() | some.text(),
    open=some.booleans(),
)


@given(purses)
def test_what_json_makes_of_a_dataclass_comes_back(purse: Purse) -> None:
    assert read_dataclass(Purse, json.loads(json.dumps(asdict(purse)))) == purse


PLAIN = asdict(Purse(1, None, (Coin(2, "two"),), (3, "here"), ((4,), None), {"a": 5}, "b", True))


@pytest.mark.parametrize(
    "change",
    [
        {"owner": "1"},
        {"best": {"value": 1}},
        {"best": {"value": 1, "name": None, "more": 2}},
        {"best": 7},
        {"coins": [{"value": "2", "name": None}]},
        {"place": [3]},
        {"place": [3, "here", 4]},
        {"hands": [["4"]]},
        {"counts": {"a": None}},
        {"counts": []},
        {"label": None},
        {"open": 1},
        {"more": 1},
    ],
    ids=str,
)
def test_what_does_not_fit_is_refused(change: dict[str, object]) -> None:
    with pytest.raises((TypeError, KeyError, ValueError, AttributeError)):
        read_dataclass(Purse, {**PLAIN, **change})


def test_a_missing_field_is_refused() -> None:
    with pytest.raises((TypeError, KeyError)):
        read_dataclass(Purse, {name: value for name, value in PLAIN.items() if name != "open"})
