"""The names of spaces, as the client has them too: both read the same examples."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.board import FIRST_X, FIRST_Y, LAST_X, LAST_Y

EXAMPLES = Path(__file__).parents[4] / "web/src/games/sanandreas/recorded/places.json"
spaces = st.tuples(st.integers(FIRST_X + 1, LAST_X - 1), st.integers(FIRST_Y + 1, LAST_Y - 1))


def test_the_examples() -> None:
    for example in json.loads(EXAMPLES.read_text("utf-8")):
        x, y = example["space"]
        assert places.name((x, y)) == example["name"]


@given(spaces, spaces)
def test_every_space_that_a_tile_can_reach_has_a_name_of_its_own(
    one: tuple[int, int], other: tuple[int, int]
) -> None:
    assert (places.name(one) == places.name(other)) == (one == other)
    assert places.space(places.name(one)) == one


def test_the_coast_has_the_rows_7_to_22() -> None:
    assert (places.row_number(16), places.row_number(1)) == (7, 22)


def test_a_tile_goes_by_its_north_western_space() -> None:
    assert places.of_tile((5, 11)) == places.name((5, 12))
