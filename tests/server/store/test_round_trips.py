"""Whatever can be written down comes back as it was."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any, get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from store_tables import head, key, standing

from quakeboard.service.log_entries import AnyFact, Entry, Round
from quakeboard.service.store import Append, Key, Store, TableStatus
from quakeboard.service.table_setup import Clock, SeatPlan, SetUp

numbers = st.integers(-(2**31), 2**31 - 1)
times = st.integers(0, 2**62)

rounds = st.builds(
    Round,
    asked=st.none() | st.lists(numbers, max_size=3),
    next_end=st.none() | st.text(),
    answers=st.lists(st.tuples(numbers, st.text()), max_size=3),
    link=st.none() | st.text(),
)


def of_kind(kind: Any) -> st.SearchStrategy[Any]:
    """Any value of a field; numbers as large as JSON may carry them."""
    found = {int: numbers, int | None: st.none() | numbers, Round: rounds, Round | None: st.none() | rounds}
    return found.get(kind, st.from_type(kind))


facts = st.one_of(
    *(
        st.builds(kind, **{field.name: of_kind(field.type) for field in msgspec.structs.fields(kind)})
        for kind in get_args(AnyFact)
    )
)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
set_ups = st.builds(
    SetUp,
    game=st.text(),
    seats=st.lists(st.builds(SeatPlan, bot=st.none() | st.text()), max_size=4),
    options=st.dictionaries(st.text(), values, max_size=4),
    clock=st.builds(Clock, kind=st.sampled_from(["none", "move", "bank"]), seconds=st.floats(0, 1e6)),
    public=st.booleans(),
)
standings = st.builds(
    TableStatus,
    state=st.sampled_from(["open", "playing", "paused", "over", "abandoned"]),
    free_seats=st.integers(0, 4),
    names=st.lists(st.none() | st.text(), max_size=4),
    asked=st.none() | st.integers(0, 3),
    due=st.none() | times,
)


def test_any_entry_comes_back_as_it_was(runner: asyncio.Runner, store: Store) -> None:
    tables = count(1)

    @settings(max_examples=30)
    @given(st.lists(st.tuples(times, facts), min_size=1, max_size=6), st.data())
    def comes_back(log: list[tuple[int, AnyFact]], data: st.DataObject) -> None:
        table = f"t{next(tables)}"
        entries = [Entry(seq, at, fact) for seq, (at, fact) in enumerate(log, 1)]
        last = data.draw(standings)

        async def whole() -> None:
            await store.create(head(table), standing(), [])
            for entry in entries:
                assert await store.append(Append(table, entry, last))
            stored = await store.load(table)
            assert stored is not None
            assert stored.entries == entries == await store.entries(table, 0)

        runner.run(whole())

    comes_back()


def test_any_table_comes_back_as_it_was(runner: asyncio.Runner, store: Store) -> None:
    tables = (f"{number:05}" for number in count(1))

    @settings(max_examples=30)
    @given(
        set_ups, standings, st.binary(max_size=40), st.lists(st.binary(min_size=1), unique=True, max_size=3)
    )
    def comes_back(set_up: SetUp, how: TableStatus, seed: bytes, digests: list[bytes]) -> None:
        table = next(tables)
        opened = head(table, set_up=set_up, seed=seed)
        keys = [Key(digest, table, seat, "seat") for seat, digest in enumerate(digests)]

        async def whole() -> None:
            await store.create(opened, how, keys)
            stored = await store.load(table)
            assert stored is not None
            assert stored.head == opened
            (listed,) = await store.all_tables(f"{int(table) - 1:05}", 1)
            assert (listed.table, listed.set_up, listed.standing) == (table, set_up, how)
            assert await store.keys_of(table) == keys

        runner.run(whole())

    comes_back()


async def test_a_digest_is_found_only_whole(store: Store) -> None:
    await store.create(head(), standing(), [key("a", 0)])
    digest = key("a", 0).digest
    assert await store.key("t1", digest[:-1]) is None
    assert await store.key("t1", digest + b"\0") is None
