"""Group commit: every job gets its own outcome, and a failing one does not affect its batch."""

from __future__ import annotations

import asyncio
import random

import pytest
from store_tables import change, entry, head, key, standing

from quakeboard.service.log_entries import Sat
from quakeboard.service.store import Store


async def test_of_many_at_once_just_those_are_refused_whose_number_is_taken(store: Store) -> None:
    """Ten tables, twenty numbers each; of every third number there are two or three."""
    dice = random.Random(3)
    for table in range(10):
        await store.create(head(f"t{table}"), standing(), [])
        await store.append(change(20, f"t{table}"))  # taken long before
    places = [(f"t{table}", seq) for table in range(10) for seq in range(1, 21)]
    wanted = places + [place for place in places if place[1] % 3 == 0 for _ in range(dice.randint(1, 2))]
    dice.shuffle(wanted)
    changes = [
        change(seq, table, Sat(0, f"{n}", 0), sitter=(f"s{n}", seq), keys=(key(f"k{n}", seq, table),))
        for n, (table, seq) in enumerate(wanted)
    ]
    answers = await asyncio.gather(*map(store.append, changes))

    kept = [change for change, went_in in zip(changes, answers, strict=True) if went_in]
    assert {(c.table, c.entry.seq) for c in kept} == {place for place in places if place[1] < 20}
    assert len(kept) == 190
    for change_ in kept:
        assert change_.entry in await store.entries(change_.table, change_.entry.seq - 1)
    for table in range(10):
        here = [c for c in kept if c.table == f"t{table}"]
        assert len(await store.entries(f"t{table}", 0)) == 20
        assert set(await store.keys_of(f"t{table}")) == {k for c in here for k in c.keys}
    refused = next(n for n, went_in in enumerate(answers) if not went_in)
    assert await store.tables_of(f"s{refused}", 10) == []


async def test_of_two_with_the_same_number_at_once_the_first_goes_in(store: Store) -> None:
    await store.create(head(), standing(), [])
    names = ["Mara", "Jun", "Ilkka"]
    answers = await asyncio.gather(
        *(store.append(change(1, fact=Sat(n, name, n), names=[name])) for n, name in enumerate(names))
    )
    assert answers == [True, False, False]
    assert await store.entries("t1", 0) == [entry(1, Sat(0, "Mara", 0))]
    (listed,) = await store.all_tables("", 10)
    assert listed.standing.names == ["Mara"]


async def test_a_change_that_cannot_be_written_does_not_affect_others_in_its_batch(store: Store) -> None:
    await store.create(head(), standing(), [])
    huge = change(2, due=2**80)  # fits into no column
    lost = change(3, fact=Sat(0, "\ud800", 0))  # is no text
    alien = change(4, keys=(key("a", 0, "no such table"),), sitter=("a", 0))
    changes = [change(1), huge, lost, alien, change(5)]
    answers = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
    assert answers[0] is True
    assert answers[4] is True
    assert all(isinstance(answer, Exception) for answer in answers[1:4])
    assert await store.entries("t1", 0) == [entry(1), entry(5)]
    assert await store.tables_of("a", 10) == []
    assert await store.append(change(2)) is True


async def test_who_does_not_wait_for_his_answer_disturbs_nobody(store: Store) -> None:
    await store.create(head(), standing(), [])
    tasks = [asyncio.ensure_future(store.append(change(seq))) for seq in range(1, 21)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers[1::2] == [True] * 10
    for answer in answers[::2]:
        with pytest.raises(asyncio.CancelledError):
            raise answer  # type: ignore[misc]
    assert await store.append(change(21)) is True


async def test_what_is_acknowledged_can_be_read_at_once(store: Store) -> None:
    await store.create(head(), standing(), [])

    async def append_and_read(seq: int) -> bool:
        assert await store.append(change(seq))
        return entry(seq) in await store.entries("t1", seq - 1)

    assert all(await asyncio.gather(*map(append_and_read, range(1, 40))))
