"""A list that only grows is a list, and what it was stays what it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.service.persistent_list import CHUNK_SIZE, Forgotten, PersistentList


def grown(length: int) -> PersistentList[int]:
    found: PersistentList[int] = PersistentList()
    for number in range(length):
        found = found.appended(number)
    return found


@given(st.integers(0, 4 * CHUNK_SIZE), st.integers(0, 4 * CHUNK_SIZE))
def test_it_is_cut_like_a_list(length: int, truncated: int) -> None:
    assert grown(length).truncated(min(truncated, length)) == list(range(length))[:truncated]


@given(
    st.integers(0, 4 * CHUNK_SIZE),
    st.integers(-5 * CHUNK_SIZE, 5 * CHUNK_SIZE),
    st.integers(-5 * CHUNK_SIZE, 5 * CHUNK_SIZE),
)
def test_parts_of_it_are_those_of_a_list(length: int, start: int, stop: int) -> None:
    assert grown(length)[start:stop] == list(range(length))[start:stop]


@pytest.mark.parametrize(
    "length", [1, CHUNK_SIZE - 1, CHUNK_SIZE, CHUNK_SIZE + 1, 3 * CHUNK_SIZE, 3 * CHUNK_SIZE + 5]
)
def test_items_are_found_from_both_ends(length: int) -> None:
    found = grown(length)
    assert len(found) == length
    assert [found[number] for number in range(length)] == list(range(length))
    assert [found[-1 - number] for number in range(length)] == list(reversed(range(length)))
    with pytest.raises(IndexError):
        found[length]


def test_what_it_was_stays_what_it_was() -> None:
    before = grown(CHUNK_SIZE)
    one, other = before.appended(-1), before.appended(-2)
    assert (len(before), one[-1], other[-1]) == (CHUNK_SIZE, -1, -2)
    assert one.truncated(CHUNK_SIZE).appended(-3) == [*range(CHUNK_SIZE), -3]
    assert one != other


@given(st.integers(0, 3 * CHUNK_SIZE), st.integers(0, 3 * CHUNK_SIZE), st.data())
def test_a_list_without_its_first_items_counts_them(offset: int, held: int, data: st.DataObject) -> None:
    length = offset + held
    found = PersistentList.after(offset, range(offset, length))
    assert (len(found), found.offset) == (length, offset)
    start = data.draw(st.integers(offset, length))
    assert found[start:] == list(range(start, length))
    shorter = found.truncated(start).appended(-1)
    assert (len(shorter), shorter[-1], shorter[offset:start]) == (start + 1, -1, list(range(offset, start)))
    if held:
        assert (found[-1], found[offset]) == (length - 1, offset)


def test_items_that_a_list_does_not_hold_are_refused() -> None:
    found = PersistentList.after(2, [2, 3])
    for look in (
        lambda: found[1],
        lambda: found[-3],
        lambda: found[1:3],
        lambda: found.truncated(1),
        lambda: list(found),
    ):
        with pytest.raises(Forgotten):
            look()
