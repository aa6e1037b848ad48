"""A part of the table instead of all of it; rulers to the coast; the names of the tiles."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.render.picture import Ruler, picture, plan, relief, section
from quakeboard.games.sanandreas.rules.view import SanAndreasView

Read = Callable[[str], Any]
Lay = Callable[..., SanAndreasView]
NUMBER = r"-?\d*\.?\d+"


def size(drawing: Any) -> tuple[float, float]:
    return float(drawing.root.get("width")), float(drawing.root.get("height"))


@pytest.mark.parametrize("kind", ["plan", "relief", "section"])
def test_a_part_is_smaller_than_the_whole(turn_37: SanAndreasView, kind: Any, read: Read) -> None:
    whole, part = (
        read(picture(turn_37, view_kind=kind, column=7, crop=crop)) for crop in (None, (4, 3, 9, 9))
    )
    assert size(part)[0] < size(whole)[0]


def test_a_plan_of_a_part_shows_its_spaces_and_no_more(turn_37: SanAndreasView, read: Read) -> None:
    drawing = read(plan(turn_37, crop=(4, 3, 9, 9)))
    figures = {element.text for element in drawing.root.iter() if element.text}
    assert {"D", "I", "14", "20"} <= figures
    assert not {"C", "J", "13", "21"} & figures


def test_dice_would_hide_a_part(turn_37: SanAndreasView, read: Read, lay: Lay) -> None:
    rolled = lay("0 at 3,9", dice=(4, 2, 0, 5), to_resolve=("S",))
    assert "dice" in read(plan(rolled)).layers()
    assert "dice" not in read(plan(rolled, crop=(0, 5, 8, 12))).layers()


def test_a_section_of_a_part_cuts_only_that(start: SanAndreasView, read: Read) -> None:
    drawing = read(section(start, column=1, crop=(0, 13, 3, 18)))
    cut = {element.get("data-tile") for element in drawing.root.iter() if element.get("data-tile")}
    assert cut == {"0", "3"}


def test_where_a_block_is_cut_through_a_tile_one_sees_its_side(start: SanAndreasView, read: Read) -> None:
    """Tile 7 lies at 3,11: a block from y = 12 cuts it in two, and its south side is drawn on two spaces."""
    whole, part = (read(relief(start, crop=(0, south, 6, 18))) for south in (11, 12))

    def paths(drawing: Any, space: str) -> int:
        column = next(e for e in drawing.root.iter() if e.get("data-space") == space)
        return len(list(column.iter()))

    assert paths(part, "4,12") > paths(whole, "4,12")


def test_a_block_without_the_sea_does_not_name_it(start: SanAndreasView, read: Read) -> None:
    named, not_named = (read(relief(start, crop=crop)) for crop in ((-2, 0, 11, 17), (0, 9, 6, 18)))
    assert any(e.text == "PACIFIC OCEAN" for e in named.root.iter())
    assert not any(e.text == "PACIFIC OCEAN" for e in not_named.root.iter())


@pytest.mark.parametrize(
    ("city", "coast", "spaces"),
    [
        ((6, 9), (2, 9), 3),
        ((3, 9), (7, 9), 3),
        ((3, 9), (3, 11), 1),
        ((4, 10), (4, 8), 1),
        ((3, 9), (2, 9), 0),
    ],
)
def test_a_ruler_has_a_tick_where_each_space_between_begins_and_where_the_last_ends(
    lay: Lay, city: Any, coast: Any, spaces: int, read: Read
) -> None:
    drawing = read(plan(lay("0 at 3,9\n1 at 5,9"), rulers=[Ruler(city, coast, "5, inland")]))
    (scale,) = drawing.layer("rulers")
    assert scale.get("data-space") == f"{city[0]},{city[1]}"
    ticks = [list(map(float, re.findall(NUMBER, tick))) for tick in scale[1].get("d").split("M")[2:]]
    assert len(ticks) == spaces + 1
    side = 38.5  # pixels to a space
    along = 0 if city[1] == coast[1] else 1
    edges = sorted((city[along] + 1 + n if coast > city else city[along] - n) for n in range(spaces + 1))
    found = sorted(round((-1 if along else 1) * tick[along] / side, 2) for tick in ticks)
    assert found == edges, "at the edges of spaces, from the city's own to the coast"
    assert "5, inland" in drawing.texts()


def test_a_ruler_lies_under_the_coins_and_its_label_over_them(turn_37: SanAndreasView, read: Read) -> None:
    layers = read(plan(turn_37, rulers=[Ruler((4, 15), (0, 15), "4, far")])).layers()
    assert layers.index("rulers") < layers.index("cities") < layers.index("labels")


def test_a_ruler_is_straight(start: SanAndreasView) -> None:
    for coast in ((1, 9), (3, 14)):
        with pytest.raises(ValueError, match="straight"):
            plan(start, rulers=[Ruler((3, 14), coast)])


def test_tiles_can_be_named_where_they_show(lay: Lay, read: Read) -> None:
    drawing = read(plan(lay("0 at 3,9\n1 at 3,9 over 0\n2 at 5,9"), numbers=True))
    assert [element.text for element in drawing.layer("numbers")] == ["E13", "C13"]
    assert "numbers" not in read(plan(lay("0 at 3,9"))).layers()


def test_a_lost_null_is_named(turn_37: SanAndreasView, read: Read) -> None:
    """A bare 0 would read as none at all."""
    words = [e.text for e in read(plan(turn_37, panel=True)).root.iter() if e.text and "lost" in e.text]
    assert words[:2] == [
        "in hand: 2, cities: 3, lost coins: null",
        "in hand: 1, cities: 2, lost coins: null 1 2",
    ]
