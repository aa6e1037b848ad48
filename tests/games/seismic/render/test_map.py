"""What the map shows of a position, and where."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from math import sqrt
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from quakeboard.core.hexgrid import EDGES, Cell, neighbour, opposite
from quakeboard.games.seismic.render.picture import picture
from quakeboard.games.seismic.render.sides import short_names, sides
from quakeboard.games.seismic.rules.options import Options
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.render.svg.hexes import bearing, centre, edge_middle
from quakeboard.render.svg.palette import LIGHT

Read = Callable[[str], Any]
Lay = Callable[..., SeismicView]
Placed = Callable[[ET.Element], tuple[float, float]]
SCALE = 38.5


def at(cell: Cell) -> tuple[float, float]:
    x, y = centre(cell)
    return x * SCALE, y * SCALE


def cell_at(point: tuple[float, float]) -> Cell:
    x, y = point[0] / SCALE, point[1] / SCALE
    r = round(y / 1.5)
    cell = (round(x / sqrt(3) - r / 2), r)
    assert at(cell) == pytest.approx(point, abs=0.02)
    return cell


def test_layers_are_printed_in_a_fixed_order(
    turn_49: SeismicView, laid_tile: Callable[..., Any], read: Read
) -> None:
    drawing = read(
        picture(
            turn_49,
            scars=[(0, -1)],
            last=(5, -1),
            legal={(6, -2): 2},
            highlight=[((5, -1), "24")],
            preview=laid_tile("5,0 +4:0134 r5"),
        )
    )
    order = (
        "paper scars ground faults last gravel roads legal section preview section-line crews towns counts"
    )
    assert drawing.layers() == order.split()


# Gravel.


def open_ends(drawing: Any, numbers_in: Callable[[str], list[float]]) -> set[tuple[Cell, int]]:
    """Which ends of which tiles have gravel beyond them."""
    found = set()
    for path in drawing.layer("gravel"):
        for piece in path.get("d").split("M")[1:]:
            x0, y0, x1, y1 = numbers_in(piece)
            edge = max(EDGES, key=lambda e: bearing(e)[0] * (x1 - x0) + bearing(e)[1] * (y1 - y0))
            dx, dy = bearing(edge)
            mx, my = edge_middle(edge)
            assert (x1 - x0, y1 - y0) == pytest.approx((0.17 * SCALE * dx, 0.17 * SCALE * dy), abs=0.02)
            middle = (x0 - (mx + 0.03 * dx) * SCALE, y0 - (my + 0.03 * dy) * SCALE)
            found.add((cell_at(middle), edge))
    return found


def test_gravel_lies_where_a_road_ends_in_the_open(
    lay: Lay, read: Read, numbers_in: Callable[[str], list[float]]
) -> None:
    """The straight east of the town: its west end meets the town, its east end is open."""
    drawing = read(picture(lay("1,0 03 r1")))
    town = {((0, 0), edge) for edge in EDGES if edge != 1}
    assert open_ends(drawing, numbers_in) == town | {((1, 0), 1)}


def test_an_end_at_the_edge_of_the_table_has_no_gravel(
    lay: Lay, read: Read, numbers_in: Callable[[str], list[float]]
) -> None:
    """Column 3 is the last of seven: the east end leads off the table, the west end to an empty cell."""
    small = lay("3,0 03 r1", options=Options(columns=7, rows=7))
    ends = open_ends(read(picture(small)), numbers_in)
    assert ((3, 0), 4) in ends
    assert ((3, 0), 1) not in ends


def test_gravel_on_a_whole_board(
    turn_49: SeismicView, read: Read, numbers_in: Callable[[str], list[float]]
) -> None:
    tiles = {tile.at: tile for tile in turn_49.board}
    roads = {tile.at: {e for link in tile.links for e in link} | {*tile.exits} for tile in turn_49.board}
    expected = {
        (cell, edge) for cell, edges in roads.items() for edge in edges if neighbour(cell, edge) not in tiles
    }
    assert open_ends(read(picture(turn_49)), numbers_in) == expected
    assert len(expected) == 34


def test_every_seam_is_covered_once(turn_49: SeismicView, read: Read) -> None:
    roads = {tile.at: {e for link in tile.links for e in link} | {*tile.exits} for tile in turn_49.board}
    seams = {
        frozenset((cell, neighbour(cell, edge)))
        for cell, edges in roads.items()
        for edge in edges
        if opposite(edge) in roads.get(neighbour(cell, edge), ())
    }
    assert len(read(picture(turn_49)).uses("join")) == len(seams) > 30


def test_seams_are_covered_after_both_tiles_are_drawn(
    turn_49: SeismicView, read: Read, placed: Placed
) -> None:
    drawn = set()
    for tile in read(picture(turn_49)).layer("roads"):
        cell = cell_at(placed(tile))
        for patch in tile:
            if patch.get("href", "").endswith("-join"):
                x, y = placed(patch)
                edge = next(
                    e for e in EDGES if edge_middle(e) == pytest.approx((x / SCALE, y / SCALE), abs=1e-3)
                )
                assert neighbour(cell, edge) in drawn
        drawn.add(cell)


# Sides.


def counts(drawing: Any, placed: Placed) -> dict[Cell, tuple[str, bool]]:
    """Where the figures stand, what they say, and whether they are warnings."""
    return {
        cell_at(placed(sign)): (sign[-1].text, sign[0].tag.endswith("use"))
        for sign in drawing.layer("counts")
        if sign.tag.endswith("}g")
    }


def test_a_count_stands_one_cell_beyond_the_last_tile(
    turn_49: SeismicView, read: Read, placed: Placed
) -> None:
    """Gaps are skipped: the north-west side has three tiles, the last of them four cells away."""
    assert counts(read(picture(turn_49)), placed) == {
        (4, -4): ("3", True),
        (4, 0): ("3", True),
        (0, 2): ("1", False),
        (-4, 4): ("3", True),
        (-3, 0): ("2", False),
        (0, -5): ("3", True),
    }


def test_a_count_makes_room_for_a_legal_cell(turn_49: SeismicView, read: Read, placed: Placed) -> None:
    shown = counts(read(picture(turn_49, legal={(0, -5): 2, (0, 2): 1, (0, 3): 1})), placed)
    assert (0, -5) not in shown
    assert shown[0, -6] == ("3", True)
    assert shown[0, 4] == ("1", False), "two legal cells in a row"


def test_empty_sides_are_no_longest_sides(lay: Lay, read: Read, placed: Placed) -> None:
    shown = counts(read(picture(lay())), placed)
    assert set(shown) == {neighbour((0, 0), edge) for edge in EDGES}
    assert set(shown.values()) == {("0", False)}


def test_the_longest_sides_have_heavier_lines(turn_49: SeismicView, read: Read) -> None:
    lines = read(picture(turn_49)).layer("faults")
    assert [line.get("stroke-width") for line in lines] == ["1.3"] * 2 + ["2.4"] * 4
    assert {line.get("stroke") for line in lines} == {LIGHT["quake"]}


def test_all_figures_are_in_the_picture(lay: Lay, read: Read, placed: Placed) -> None:
    """Also those beyond the edge of the table."""
    view = lay("3,-3 03 r0\n3,0 03 r1\n2,0 03 r1", options=Options(columns=7, rows=7))
    for crop in (None, "table"):
        drawing = read(picture(view, crop=crop, frame=False))
        scene = next(e for e in drawing.root if e.get("transform"))
        ox, oy = placed(scene)
        for sign in drawing.layer("counts"):
            x, y = placed(sign)
            assert 21 < ox + x < float(drawing.root.get("width")) - 21
            assert 21 < oy + y < float(drawing.root.get("height")) - 21


def twin(lay: Lay, text: str = "") -> SeismicView:
    return lay(text, options=Options(variants=("twin-cities",)))


def test_two_towns_have_twelve_sides_and_each_its_own_longest(lay: Lay) -> None:
    found = sides(twin(lay, "-3,-1 01 r0\n5,0 03 r1\n6,0 03 r1"), ())
    longest = {(side.town, side.edge) for side in found if side.longest}
    assert len(found) == 12
    # From the west all of the east's tiles and the town itself lie on one line.
    assert longest == {(0, 1), (1, 1)}
    assert {side.town: side.count for side in found if side.longest} == {0: 3, 1: 2}


def test_counts_of_two_towns_never_stand_on_one_another(lay: Lay) -> None:
    found = sides(twin(lay, "5,0 03 r1"), ())
    assert len({side.end for side in found}) == 12
    nearer = next(side for side in found if (side.town, side.edge) == (1, 1))
    farther = next(side for side in found if (side.town, side.edge) == (0, 1))
    assert (nearer.end, farther.end) == ((6, 0), (7, 0))
    assert not nearer.shared
    assert farther.shared


def test_two_towns_bear_their_names(lay: Lay, read: Read) -> None:
    texts = read(picture(twin(lay))).texts()
    assert {"San Andreas West", "San Andreas East"} <= {*texts}
    assert texts.count("West") == texts.count("East") == 1, "on the lines that run through the other town"
    assert "Fresno" in read(picture(twin(lay), towns=["Fresno", "Modesto"])).texts()
    assert "San Andreas" in read(picture(lay())).texts()


def test_short_names() -> None:
    assert short_names(["San Andreas West", "San Andreas East"]) == ["West", "East"]
    assert short_names(["Fresno", "Modesto"]) == ["Fresno", "Modesto"]
    assert short_names(["San Jose", "San"]) == ["San Jose", "San"]
    assert short_names(["Same", "Same"]) == ["Same", "Same"]


# What is printed over.


def test_a_scar_goes_when_it_is_built_over(turn_49: SeismicView, read: Read, placed: Placed) -> None:
    drawing = read(picture(turn_49, scars=[(0, -1), (0, -2), (0, -1)]))
    assert [cell_at(placed(scar)) for scar in drawing.layer("scars")] == [(0, -1)]


def test_a_legal_cell_shows_how_many_rotations_fit(turn_49: SeismicView, read: Read, placed: Placed) -> None:
    drawing = read(picture(turn_49, legal={(6, -2): 2, (-4, 1): 6}))
    assert {cell_at(placed(use)) for use in drawing.uses("legal")} == {(6, -2), (-4, 1)}
    (six,) = (element for element in drawing.layer("legal") if element.text == "6")
    x, _ = at((-4, 1))
    assert float(six.get("x")) == pytest.approx(x, abs=0.01)
    assert six.get("fill") == LIGHT["revision"]


def test_a_preview_takes_the_place_of_its_legal_cell(
    turn_49: SeismicView, laid_tile: Callable[..., Any], read: Read, placed: Placed
) -> None:
    drawing = read(picture(turn_49, legal={(5, 0): 1, (6, -2): 2}, preview=laid_tile("5,0 +4:0134 r5")))
    assert {cell_at(placed(use)) for use in drawing.uses("legal")} == {(6, -2)}
    (preview,) = drawing.layer("preview")
    x, y = at((5, 0))
    assert placed(preview) == pytest.approx((x, y - 3), abs=0.02)


def test_a_section_is_lit_from_hub_to_hub(
    turn_49: SeismicView, read: Read, placed: Placed, numbers_in: Callable[[str], list[float]]
) -> None:
    drawing = read(picture(turn_49, highlight=[((4, -1), "1"), ((5, -1), "24")]))
    for layer in ("section", "section-line"):
        stub, curve = drawing.layer(layer)[0]
        assert [cell_at(placed(e)) for e in (stub, curve)] == [(4, -1), (5, -1)]
        x0, y0, x1, y1 = numbers_in(stub.get("d"))
        assert (x0, y0, y1) == pytest.approx((SCALE * sqrt(3) / 2, 0, 0), abs=0.01)
        assert 0.35 * SCALE < x1 < 0.45 * SCALE
        ends = numbers_in(curve.get("d"))
        assert ends[:2] == pytest.approx([v * SCALE for v in edge_middle(2)], abs=0.01)
        assert ends[-2:] == pytest.approx([v * SCALE for v in edge_middle(4)], abs=0.01)


def test_the_last_tile_has_an_ink_edge(turn_49: SeismicView, read: Read) -> None:
    (edge,) = read(picture(turn_49, last=(5, -1))).layer("last")
    assert edge.get("stroke") == LIGHT["ink"]
    assert not read(picture(turn_49)).layer("last")


def test_crews_are_on_their_roads_in_their_shapes(turn_49: SeismicView, read: Read, placed: Placed) -> None:
    drawing = read(picture(turn_49))
    for seat, shape in enumerate(("cone", "helmet", "barrier", "diamond")):
        held = [tile for tile in turn_49.board if tile.crew and tile.crew.seat == seat]
        assert len(drawing.uses(f"crew-{shape}")) == len(held) > 1
    x, y = at((1, 1))  # on the stub to the north-west
    spots = [placed(use) for use in drawing.uses("crew-cone")]
    dx, dy = edge_middle(5)
    assert any(s == pytest.approx((x + 0.8 * dx * SCALE, y + 0.8 * dy * SCALE), abs=0.02) for s in spots)


# The frame.


def coordinates(drawing: Any) -> dict[str, tuple[float, float]]:
    """Where the letters of columns and the numbers of rows stand."""
    labels = {}
    for text in drawing.root.iter():
        pattern = r"[1-9]\d*" if text.get("text-anchor") == "end" else r"[A-Z]{1,2}"
        if text.get("font-size") == "11" and re.fullmatch(pattern, text.text or ""):
            labels[text.text] = (float(text.get("x")), float(text.get("y")))
    return labels


def test_coordinates_stand_over_the_cells_they_name(turn_49: SeismicView, read: Read, placed: Placed) -> None:
    drawing = read(picture(turn_49, crop=(-6.5, -6.8, 8.9, 4.6)))
    ox, oy = placed(next(e for e in drawing.root if e.get("transform")))
    labels = coordinates(drawing)
    assert " ".join(labels) == "G H I J K L M N O P Q R S T U 3 4 5 6 7 8 9 10 11 12 13"
    column = (labels["U"][0] - labels["M"][0]) / 8
    row = 1.5 * column / sqrt(3)
    # The town is M9; the row below it lies half a cell to the east, and a letter between both.
    assert labels["M"][0] == pytest.approx(ox + column / 4, abs=0.02)
    assert labels["J"][0] == pytest.approx(ox + column / 4 - 3 * column, abs=0.02)
    assert labels["9"][1] - 4 == pytest.approx(oy, abs=0.02)
    assert labels["7"][1] - 4 == pytest.approx(oy - 2 * row, abs=0.02)


def test_a_frame_can_be_left_out(turn_49: SeismicView, read: Read) -> None:
    assert not coordinates(read(picture(turn_49, frame=False)))
    assert coordinates(read(picture(turn_49)))


def test_only_what_is_built_is_shown_unless_the_table_is_asked_for(
    turn_49: SeismicView, read: Read, placed: Placed
) -> None:
    built, table = read(picture(turn_49)), read(picture(turn_49, crop="table"))
    assert not {"A", "Y", "1", "17"} & set(coordinates(built))
    assert {"A", "Y", "1", "17"} <= set(coordinates(table))
    assert not built.uses("table")
    assert table.uses("table"), "the edge of the table is drawn where it is in sight"
    for drawing in (built, table):
        ox, oy = placed(next(e for e in drawing.root if e.get("transform")))
        for tile in drawing.layer("roads"):
            x, y = placed(tile)
            assert 42 < ox + x < float(drawing.root.get("width")) - 20
            assert 32 < oy + y < float(drawing.root.get("height")) - 22


def test_labels_thin_out_rather_than_touch(turn_49: SeismicView, read: Read) -> None:
    labels = coordinates(read(picture(turn_49, crop="table", size=760)))
    across = sorted(x for name, (x, _) in labels.items() if name.isalpha())
    assert min(b - a for a, b in pairwise(across)) >= 30
    assert "A" in labels
    assert "B" not in labels


def test_a_board_in_any_order_is_drawn_the_same(turn_49: SeismicView) -> None:
    backwards = replace(turn_49, board=turn_49.board[::-1])
    assert picture(backwards) == picture(turn_49)
