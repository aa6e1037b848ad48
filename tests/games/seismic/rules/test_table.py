"""Ruling S4: the table."""

import pytest

from quakeboard.core.errors import BadOptions
from quakeboard.core.hexgrid import rectangle
from quakeboard.games.seismic.rules.game import Seismic

from .boards import drawn, legal, play, refused


@pytest.mark.parametrize(("columns", "rows"), [(7, 7), (9, 7), (25, 17), (61, 61), (7, 61)])
def test_s4_a_cell_is_on_the_table_by_its_column_and_row(columns: int, rows: int) -> None:  # ruling S4
    game = Seismic.from_json({"columns": columns, "rows": rows})
    table = game.start(2).table
    expected = [
        (q, r)
        for q in range(-100, 101)
        for r in range(-100, 101)
        if -(columns // 2) <= q + r // 2 <= columns // 2 and -(rows // 2) <= r <= rows // 2
    ]
    assert len(expected) == columns * rows
    assert list(rectangle(columns, rows)) == expected
    assert [(q, r) for q in range(-100, 101) for r in range(-100, 101) if table.holds((q, r))] == expected


def test_s4_every_cell_has_a_number_of_its_own() -> None:
    table = Seismic().start(2).table
    numbers = [table.number(cell) for cell in rectangle(25, 17)]
    assert len(set(numbers)) == 25 * 17
    assert [table.cell(number) for number in numbers] == list(rectangle(25, 17))


def test_s4_the_table_is_25_by_17_with_san_andreas_in_its_middle() -> None:
    view = Seismic().start(2).view(None)
    assert (view.columns, view.rows, view.towns) == (25, 17, ((0, 0),))


def test_s4_twin_cities_has_35_by_21_and_two_towns_eight_spaces_apart() -> None:
    view = Seismic.from_json({"variants": ["twin-cities"]}).start(2).view(None)
    assert (view.columns, view.rows, view.towns) == (35, 21, ((-4, 0), (4, 0)))
    assert [tile.at for tile in view.board] == [(-4, 0), (4, 0)]


@pytest.mark.parametrize("side", ["columns", "rows"])
@pytest.mark.parametrize("length", [0, 1, 5, 6, 8, 24, 60, 62, 63, -7])
def test_s4_sides_are_odd_from_7_to_61(side: str, length: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        Seismic.from_json({side: length})
    assert (refusal.value.code, refusal.value.ruling) == ("bad-table", "S4")


@pytest.mark.parametrize(("columns", "rows"), [(7, 7), (7, 61), (61, 7), (61, 61)])
def test_s4_the_smallest_and_largest_tables_can_be_played(columns: int, rows: int) -> None:
    view = Seismic.from_json({"columns": columns, "rows": rows}).start(2).view(None)
    assert (view.columns, view.rows) == (columns, rows)


ROAD_TO_THE_EDGE = """
    03 at 1,0 r1
    03 at 2,0 r1
"""


def test_s4_a_tile_may_lie_at_the_edge_of_the_table() -> None:
    board = drawn(ROAD_TO_THE_EDGE, face_up="03 02-14", table=(7, 7))
    assert legal(board, "lay 03 3,0") == ["lay 03 3,0 r1"]


def test_s4_no_tile_may_lie_beyond_it() -> None:
    board = drawn(ROAD_TO_THE_EDGE + "03 at 3,0 r1", face_up="03", table=(7, 7))
    assert refused(board, "lay 03 4,0 r1") == "off-table S7"
    assert refused(board, "lay 03 900,-900 r1") == "off-table S7"


def test_s4_what_lies_beyond_the_edge_is_neither_road_nor_green() -> None:
    """At 3,0 on a table of seven columns only the western edge is demanded; a road may run off the table."""
    board = drawn(ROAD_TO_THE_EDGE, face_up="03 02 01", table=(7, 7))
    here = [text for text in legal(board) if " 3,0 " in text]
    assert here == [
        "lay 03 3,0 r1",  # east, off the table
        "lay 02 3,0 r2",  # south-east
        "lay 02 3,0 r4",  # north-east
        "lay 01 3,0 r3",  # south-west
        "lay 01 3,0 r4",  # north-west
    ]


def test_s4_odd_rows_are_shifted_so_that_the_edge_is_ragged() -> None:
    """Row -1 of seven columns reaches from q = -2 to 4, row 1 from -3 to 3 (column = q + floor(r / 2))."""
    table = Seismic.from_json({"columns": 7, "rows": 7}).start(2).table
    assert [q for q in range(-9, 9) if table.holds((q, -1))] == list(range(-2, 5))
    assert [q for q in range(-9, 9) if table.holds((q, 1))] == list(range(-3, 4))
    assert [q for q in range(-9, 9) if table.holds((q, -3))] == list(range(-1, 6))
    assert [q for q in range(-9, 9) if table.holds((q, 3))] == list(range(-4, 3))


def test_s4_a_lay_at_the_edge_opens_nothing_beyond_it() -> None:
    board = drawn(ROAD_TO_THE_EDGE, face_up="03 02 01", table=(7, 7))
    play(board, "lay 03 3,0 r1")
    open_cells = {board.table.cell(cell) for cell in board.kernel.board.frontier()}
    assert open_cells == {(1, -1), (0, 1), (-1, 1), (-1, 0), (0, -1)}
