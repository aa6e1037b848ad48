"""A list that only grows is a list, and what it was stays what it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quakeboard.service.persistent_list import CHUNK, Growing


def grown(length: int) -> Growing[int]:
    found: Growing[int] = Growing()
    for number in range(length):
        found = found.plus(number)
    return found


@given(st.integers(0, 4 * CHUNK), st.integers(0, 4 * CHUNK))
def test_it_is_cut_like_a_list(length: int, cut: int) -> None:
    assert grown(length).cut(min(cut, length)) == list(range(length))[:cut]


@given(st.integers(0, 4 * CHUNK), st.integers(-5 * CHUNK, 5 * CHUNK), st.integers(-5 * CHUNK, 5 * CHUNK))
def test_parts_of_it_are_those_of_a_list(length: int, start: int, stop: int) -> None:
    assert grown(length)[start:stop] == list(range(length))[start:stop]


@pytest.mark.parametrize("length", [1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 5])
def test_items_are_found_from_both_ends(length: int) -> None:
    found = grown(length)
    assert len(found) == length
    assert [found[number] for number in range(length)] == list(range(length))
    assert [found[-1 - number] for number in range(length)] == list(reversed(range(length)))
    with pytest.raises(IndexError):
        found[length]


def test_what_it_was_stays_what_it_was() -> None:
    before = grown(CHUNK)
    one, other = before.plus(-1), before.plus(-2)
    assert (len(before), one[-1], other[-1]) == (CHUNK, -1, -2)
    assert one.cut(CHUNK).plus(-3) == [*range(CHUNK), -3]
    assert one != other
