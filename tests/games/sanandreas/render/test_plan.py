"""The plan, layer by layer."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from quakeboard.games.sanandreas.render.picture import picture, plan
from quakeboard.games.sanandreas.rules.view import City, SanAndreasView
from quakeboard.render.svg.palette import DARK, LIGHT, Theme

Lay = Callable[..., SanAndreasView]
Read = Callable[[str], Any]
Placed = Callable[[Any], tuple[float, float]]


@pytest.fixture(scope="module", name="sheet")
def sheet_of_turn_37(turn_37: SanAndreasView, read: Read) -> Any:
    return read(plan(turn_37))


def tile(drawing: Any, number: int) -> Any:
    found = [element for element in drawing.layer("tiles") if element.get("data-tile") == str(number)]
    assert len(found) == 1, number
    return found[0]


def fills(element: Any) -> set[str]:
    return {child.get("fill") for child in element.iter() if child.get("fill")}


def pieces(drawing: Any, layer: str, space: str) -> list[Any]:
    return [element for element in drawing.layer(layer) if element.get("data-space") == space]


def test_layers_are_printed_in_their_order(turn_37: SanAndreasView, read: Read) -> None:
    drawn = read(plan(turn_37, legal=[(1, 14)], highlight=[(2, 12)], column=7)).layers()
    assert drawn == [
        *("sea", "ocean", "mainland", "tiles", "buried", "border", "coast", "faults"),
        *("highlight", "legal", "signs", "section", "cities", "epicentres"),
    ]


def test_tiles_are_drawn_from_the_bottom_of_the_order(lay: Lay, read: Read) -> None:
    drawing = read(plan(lay("0 at 3,9 over 1\n1 at 4,9 over 2\n2 at 4,10\n3 at 1,1")))
    drawn = [element.get("data-tile") for element in drawing.layer("tiles")]
    assert drawn.index("2") < drawn.index("1") < drawn.index("0")


def test_only_what_shows_of_a_tile_is_drawn(sheet: Any) -> None:
    tops = "".join(
        child.get("d") for child in tile(sheet, 0) if child.get("fill") in {LIGHT["h2"], LIGHT["h3"]}
    )
    assert tops.count("Z") == 2, "two of its spaces lie under land"


def test_each_space_is_tinted_by_its_height(sheet: Any) -> None:
    tints = {colour: name for name, colour in LIGHT.items() if re.fullmatch("h[0-5]", name)}
    names = {number: {tints[c] for c in fills(tile(sheet, number)) if c in tints} for number in (1, 4, 13)}
    assert names == {1: {"h0"}, 4: {"h1", "h3"}, 13: {"h2", "h3", "h4", "h5"}}


def test_what_lies_on_something_throws_a_shadow(sheet: Any) -> None:
    shaded = [
        int(element.get("data-tile"))
        for element in sheet.layer("tiles")
        if any("soft" in child.get("filter", "") for child in element)
    ]
    assert sorted(shaded) == [0, 4, 8, 13, 15, 18, 19]


def test_only_leaning_tiles_bear_a_sign_and_steep_ones_a_red_one(sheet: Any) -> None:
    signs = {sign.get("data-tile"): sign for sign in sheet.layer("signs")}
    assert sorted(map(int, signs)) == [0, 4, 8, 13, 15, 18, 19]
    words = {number: sign[-1].text for number, sign in signs.items()}
    assert words == {"0": ".7", "4": "1", "8": "1", "13": "1.4", "15": ".7", "18": ".7", "19": ".7"}
    red = [number for number, sign in signs.items() if sign[-1].get("fill") == LIGHT["quake"]]
    assert red == ["13"]


def test_the_bar_of_a_sign_is_level_and_its_tick_points_down(
    lay: Lay, read: Read, numbers_in: Callable[[str], list[float]]
) -> None:
    """A tile that falls to the north-east."""
    sign = read(plan(lay("0 at 3,9 corners 2 1 1 0"))).layer("signs")[0]
    ax, ay, bx, by, cx, cy, dx, dy = numbers_in(sign[0][0].get("d"))
    assert bx - ax == pytest.approx(by - ay), "from north-west to south-east"
    assert dx - cx == pytest.approx(cy - dy)
    assert dx > cx


def test_faults_have_three_teeth_a_space(sheet: Any) -> None:
    teeth = next(e for e in sheet.layer("faults") if e.get("data-part") == "teeth")
    sides = {
        "0 on 1": 2,
        "land on 0": 2,
        "4 on 7": 2,
        "8 on land": 3,
        "13 on 15": 2,
        "15 on 14": 2,
        "18 on 16": 2,
        "19 on 16": 2,
        "land on 21": 2,
    }
    assert teeth.get("d").count("Z") == 3 * sum(sides.values())


def test_rings_are_only_where_a_city_may_be_founded(
    turn_37: SanAndreasView, read: Read, placed: Placed
) -> None:
    assert not read(plan(turn_37)).layer("legal")
    drawing = read(plan(turn_37, legal=[(6, 16), (1, 14), (6, 16)], marks=[(1, 13)]))
    assert [ring.get("data-space") for ring in drawing.layer("legal")] == ["1,14", "6,16", "1,13"]
    assert [placed(ring) for ring in drawing.uses("ring")] == [(1.5 * 38.5, -14.5 * 38.5), (250.25, -635.25)]
    assert len(drawing.uses("pin-ring")) == 1


# --- coins --------------------------------------------------------------------------------------------------


def test_a_secret_is_the_shape_of_its_seat_alone(sheet: Any) -> None:
    (hidden,) = pieces(sheet, "cities", "7,5")
    assert not [e for e in hidden.iter() if e.tag.endswith("text")]
    assert LIGHT["shield"] not in fills(hidden), "no white face"
    assert [use.get("href").partition("-")[2] for use in hidden.iter() if use.get("href")] == ["crew-barrier"]


def test_ones_own_secret_has_a_dashed_rim_and_a_known_coin_a_firm_one(
    turn_37: SanAndreasView, read: Read
) -> None:
    own = City(2, (6, 15), 0, 4, False)
    drawing = read(plan(replace(turn_37, cities=(*turn_37.cities, own))))
    (secret,), (known,) = pieces(drawing, "cities", "6,15"), pieces(drawing, "cities", "2,15")
    assert [e.text for e in secret.iter() if e.tag.endswith("text")] == ["4"]
    assert [e.text for e in known.iter() if e.tag.endswith("text")] == ["3"]
    assert [bool(e.get("stroke-dasharray")) for e in secret[:3]] == [False, True, False]
    assert not any(e.get("stroke-dasharray") for e in known.iter())
    assert len([e for e in secret.iter() if e.get("href")]) == 1, "the owner's shape"


@pytest.mark.parametrize("kind", ["plan", "relief", "section"])
def test_a_hidden_value_leaves_no_trace(kind: Any, lay: Lay) -> None:
    """Two tables that differ only in a secret give the same bytes."""
    text = "0 at 3,9 corners 2 2 0 0\ncity 3,9 tile 0 seat 2 coin {}"
    column = None if kind != "section" else 3
    one, other = (picture(lay(text.format(n)), view_kind=kind, column=column) for n in (0, 5))
    assert one == other
    shown, also = (picture(lay(text.format(n), seat=2), view_kind=kind, column=column) for n in (0, 5))
    assert shown != also, "its owner sees it"


# --- pawns and dice -----------------------------------------------------------------------------------------


def test_a_pin_has_two_red_rings(sheet: Any) -> None:
    (crown,) = pieces(sheet, "epicentres", "3,9")
    assert crown[0].get("stroke") == LIGHT["quake"]
    assert len(crown[0]) == 2
    assert not crown[0].get("stroke-dasharray")
    assert not {LIGHT[f"crew-{seat}"] for seat in range(4)} & fills(crown), "it belongs to nobody"


def test_a_covered_pin_is_dotted(lay: Lay, read: Read) -> None:
    drawing = read(plan(lay("0 at 3,9 over 1\n1 at 4,9\npawn S 4,9 tile 1\npawn M 5,10 tile 1")))
    (covered,), (open_,) = pieces(drawing, "epicentres", "4,9"), pieces(drawing, "epicentres", "5,10")
    assert covered[0].get("stroke-dasharray")
    assert covered[1].get("opacity")
    assert not open_[0].get("stroke-dasharray")


def test_dice_show_what_was_rolled_and_which_are_left(turn_37: SanAndreasView, read: Read) -> None:
    assert "dice" not in read(plan(turn_37)).layers()
    drawing = read(plan(replace(turn_37, dice=(4, 2, 0, 5), to_resolve=("S", "A"))))
    dice = list(drawing.layer("dice")[0])
    assert [[e.text for e in die if e.tag.endswith("text")] for die in dice] == [["4"], ["2"], ["0"], ["5"]]
    ringed = [any(e.get("stroke") == LIGHT["revision"] for e in die) for die in dice]
    assert ringed == [True, False, False, True]


# --- the sheet ----------------------------------------------------------------------------------------------


def test_letters_and_numbers_stand_at_the_middles_of_spaces(start: SanAndreasView, read: Read) -> None:
    drawing = read(plan(start))
    origin = next(e for e in drawing.root if e.tag.endswith("}g")).get("transform")
    x0, y0 = (float(word) for word in re.findall(r"[\d.]+", origin))
    texts = {e.text: e for e in drawing.root.iter() if e.tag.endswith("text")}
    assert float(texts["G"].get("x")) == pytest.approx(x0 + 7.5 * 38.5, abs=0.01)
    assert float(texts["16"].get("y")) - 4 == pytest.approx(y0 - 7.5 * 38.5, abs=0.01)


def test_a_tile_that_went_far_is_still_on_the_sheet(start: SanAndreasView, lay: Lay, read: Read) -> None:
    far = read(plan(lay("0 at 15,21 over land\n1 at 5,-5 over land")))
    near = read(plan(start))
    assert float(far.root.get("width")) > float(near.root.get("width"))
    assert float(far.root.get("height")) > float(near.root.get("height"))


def test_the_sea_deepens_away_from_the_coast(start: SanAndreasView, read: Read) -> None:
    fills_of_sea = [e.get("fill") for e in read(plan(start)).layer("sea") if e.get("fill") != "none"]
    bands = [fill for fill in fills_of_sea if fill]
    assert bands == [LIGHT[f"sea-{n}"] for n in range(5)]


def test_a_thumbnail_leaves_the_small_things_out(turn_37: SanAndreasView, read: Read) -> None:
    drawing = read(plan(turn_37, size=180))
    assert {"tiles", "coast", "border", "faults", "cities"} <= {*drawing.layers()}
    assert not {"signs", "ocean", "dice", "buried"} & {*drawing.layers()}
    assert drawing.texts() == []
    assert float(drawing.root.get("width")) == 180


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_panel_tells_hands_and_points(turn_37: SanAndreasView, read: Read, theme: Theme) -> None:
    drawing = read(plan(turn_37, panel=True, names=["You", "Jun", "Mara"], theme=theme))
    texts = drawing.texts()
    assert {"You", "Jun", "Mara", "Seat 4", "32", "19", "8", "17"} <= {*texts}
    assert "in hand: 1, cities: 2, lost coins: null 1 2" in texts
    assert drawing.colours() <= {colour[:7] for colour in (LIGHT if theme == "light" else DARK).values()}


def test_each_line_has_its_own_ink(lay: Lay, read: Read, numbers_in: Callable[[str], list[float]]) -> None:
    """A tile on the sea, one beside land, one that has slid under land."""
    drawing = read(plan(lay("0 at 1,9\n1 at 5,13\n2 at 3,16 under land")))
    (coast,), (border,) = drawing.layer("coast"), drawing.layer("border")
    assert (coast.get("stroke"), coast.get("stroke-width")) == (LIGHT["shore"], "3.4")
    assert (border.get("stroke"), border.get("stroke-dasharray")) == (LIGHT["ink"], "10 4 2 4")
    assert numbers_in(border.get("d")) == pytest.approx([7 * 38.5, -13 * 38.5, -15 * 38.5], abs=0.01)
    assert "M77-346.5H38.5V-423.5H115.5V-346.5Z" in coast.get("d"), "all around the island"
    buried = drawing.root.find(".//*[@data-layer='buried']/*")
    assert buried.get("stroke-linecap") == "round", "dots"
    assert buried[1].get("stroke") == LIGHT["fault"]
