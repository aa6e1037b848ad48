"""The section: heights that can be measured."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.render.picture import section
from quakeboard.games.sanandreas.rules.places import of_tile
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.svg.palette import LIGHT

Lay = Callable[..., SanAndreasView]
Read = Callable[[str], Any]
Numbers = Callable[[str], list[float]]


class Cut:
    """A section read back: pixels become heights and places again, by its own axis."""

    def __init__(self, drawing: Any, numbers_in: Numbers) -> None:
        self.drawing, self._numbers = drawing, numbers_in
        labels = [e for e in drawing.layer("ground") if e.tag.endswith("text")]
        height = {int(e.text): float(e.get("y")) - 4 for e in labels}
        self._zero, self._unit = height[0], height[0] - height[1]
        names = drawing.layer("spaces")
        self._places = {e.text: float(e.get("x")) for e in names}
        self._breadth = float(names[1].get("x")) - float(names[0].get("x"))

    def height(self, y: float) -> float:
        return (self._zero - y) / self._unit

    def slab(self, layer: str, tile: int) -> Any:
        (found,) = (e for e in self.drawing.layer(layer) if e.get("data-tile") == str(tile))
        return found

    def corners(self, layer: str, tile: int) -> list[float]:
        """Top left, top right, bottom right, bottom left."""
        return [round(self.height(y), 3) for y in self._numbers(self.slab(layer, tile)[-1].get("d"))[1::2]]

    def ends(self, layer: str, tile: int) -> tuple[float, float]:
        """From which space to which, by the spaces' own labels."""
        xs = self._numbers(self.slab(layer, tile)[-1].get("d"))[::2]
        return xs[0] + self._breadth / 2, xs[1] - self._breadth / 2

    def place(self, name: str) -> float:
        return self._places[name]


@pytest.fixture
def cut(read: Read, numbers_in: Numbers) -> Callable[..., Cut]:
    return lambda view, **line: Cut(read(section(view, **line)), numbers_in)


def layer_of(cut: Cut, tile: int) -> str:
    return next(
        name
        for name in ("under", "over")
        if any(e.get("data-tile") == str(tile) for e in cut.drawing.layer(name))
    )


def test_heights_along_a_column_are_those_of_the_plane(
    turn_37: SanAndreasView, cut: Callable[..., Cut]
) -> None:
    """Tile 15 has corners 0 1 1 2 at 6,6: cut at x = 7.5, its underside falls from 1¾ in the north to ¾."""
    found = cut(turn_37, column=7)
    assert found.corners(layer_of(found, 15), 15) == pytest.approx([2.75, 1.75, 0.75, 1.75], abs=0.02)
    left, right = found.ends(layer_of(found, 15), 15)
    assert (left, right) == pytest.approx((found.place("16"), found.place("17")), abs=0.02)


def test_heights_along_a_row_are_those_of_the_plane(turn_37: SanAndreasView, cut: Callable[..., Cut]) -> None:
    """Tile 13 has corners 1 11/3 1/3 3 at 5,7: cut at y = 7.5, a quarter of the way up."""
    found = cut(turn_37, row=7)
    west, east = 1 - 1 / 6, 11 / 3 - 1 / 6
    assert found.corners(layer_of(found, 13), 13) == pytest.approx([west + 1, east + 1, east, west], abs=0.02)
    left, right = found.ends(layer_of(found, 13), 13)
    assert (left, right) == pytest.approx((found.place("E"), found.place("F")), abs=0.02)


def test_north_and_west_are_on_the_left(turn_37: SanAndreasView, read: Read) -> None:
    down = [int(e.text) for e in read(section(turn_37, column=7)).layer("spaces")]
    across = [e.text for e in read(section(turn_37, row=7)).layer("spaces") if e.text]
    assert down == sorted(down)
    assert across == sorted(across)


def test_what_slid_under_land_is_dotted(turn_37: SanAndreasView, cut: Callable[..., Cut]) -> None:
    found = cut(turn_37, column=7)
    hidden = found.slab("hidden", 21)
    assert hidden.get("stroke-dasharray")
    left, right = found.ends("hidden", 21)
    assert left == right == pytest.approx(found.place("23"))
    assert found.ends("under", 21) == pytest.approx((found.place("22"),) * 2), "the rest is firm"
    assert len(found.drawing.layer("hidden")) == 1


def test_a_steep_tile_has_a_red_edge(turn_37: SanAndreasView, cut: Callable[..., Cut]) -> None:
    found = cut(turn_37, row=7)
    strokes = {tile: found.slab(layer_of(found, tile), tile)[-1].get("stroke") for tile in (12, 13, 15)}
    assert strokes == {12: LIGHT["ink"], 13: LIGHT["quake"], 15: LIGHT["ink"]}


def test_the_sea_stands_below_the_top_of_a_tile(start: SanAndreasView, cut: Callable[..., Cut]) -> None:
    found = cut(start, row=5)
    sea = next(e for e in found.drawing.layer("ground") if e.get("fill") == LIGHT["sea-2"])
    assert found.height(float(sea.get("y"))) == pytest.approx(0.62, abs=0.01)


def test_slabs_bear_the_names_of_their_places(turn_37: SanAndreasView, read: Read) -> None:
    """Each is named by its north-western space, as in every sentence."""
    names = {tile.id: of_tile(tile.at) for tile in turn_37.tiles}
    assert [e.text for e in read(section(turn_37, row=7)).layer("numbers")] == [
        names[tile] for tile in (12, 14, 15, 13)
    ]


def test_coins_and_pins_of_the_row_stand_on_it(turn_37: SanAndreasView, read: Read) -> None:
    drawing = read(section(turn_37, column=3))
    pieces = drawing.layer("pieces")
    assert len([e for e in pieces if e.tag.endswith("rect")]) == 3, "3,8 and 3,13 and the secret at 3,16"
    assert [e.text for e in pieces if e.tag.endswith("text")] == ["3", "4"]
    assert len([e for e in pieces if e.tag.endswith("}g")]) == 1, "the crown at 3,9"


@pytest.mark.parametrize("line", [{}, {"row": 3, "column": 4}])
def test_it_goes_along_a_row_or_a_column(turn_37: SanAndreasView, line: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="row or along a column"):
        section(turn_37, **line)


def test_a_row_with_nothing_in_it_is_still_drawn(lay: Lay, read: Read) -> None:
    drawing = read(section(lay(""), row=8))
    assert "over" not in drawing.layers()
    assert re.search("row 15", drawing.root[0].text)
