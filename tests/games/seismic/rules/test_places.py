"""The names of cells, as the client has them too: both read the same examples."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from quakeboard.core.hexgrid import rectangle
from quakeboard.games.seismic.rules.places import Places

EXAMPLES = Path(__file__).parents[4] / "web/src/games/seismic/recorded/places.json"
odd = st.integers(3, 30).map(lambda half: 2 * half + 1)


def test_the_examples() -> None:
    for example in json.loads(EXAMPLES.read_text("utf-8")):
        places, (q, r) = Places(example["columns"], example["rows"]), example["cell"]
        assert places.name((q, r)) == example["name"]
        assert places.cell(example["name"].lower()) == (q, r)


@given(odd, odd)
def test_every_cell_of_a_table_has_a_name_of_its_own(columns: int, rows: int) -> None:
    places, cells = Places(columns, rows), list(rectangle(columns, rows))
    names = [places.name(cell) for cell in cells]
    assert len(set(names)) == columns * rows
    assert [places.cell(name) for name in names] == cells


def test_what_is_no_name() -> None:
    assert [Places(25, 17).cell(text) for text in ("3,-1", "K", "7", "ABC1", "K7x", "")] == [None] * 6
