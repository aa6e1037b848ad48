"""Single tiles and the sheet of all of them."""

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.seismic.render.tile_sheet import manifest_picture, tile_picture
from quakeboard.games.seismic.rules.pieces import TILES
from quakeboard.render.svg.palette import DARK, LIGHT, Theme

Read = Callable[[str], Any]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", [tile.name for tile in TILES] + ["town"])
def test_every_tile_has_its_picture(name: str, theme: Theme, read: Read) -> None:
    drawing = read(tile_picture(name, 2, theme))
    colours = {colour[:7] for colour in (LIGHT if theme == "light" else DARK).values()}
    assert drawing.colours() <= colours
    assert name in drawing.root[0].text
    assert float(drawing.root.get("height")) == 120


def test_a_rotation_turns_the_roads_but_not_the_figures(read: Read) -> None:
    straight = [
        read(tile_picture("03", turn)).uses("straight-loose")[0].get("transform") for turn in range(3)
    ]
    assert straight == [None, "rotate(60)", "rotate(120)"]
    figure = [read(tile_picture("+1:0", turn)).text("+1") for turn in (0, 1)]
    assert figure[0].attrib == figure[1].attrib
    assert tile_picture("03", 7) == tile_picture("03", 1)


def test_a_quake_shows_its_magnitude_and_no_road(read: Read) -> None:
    drawing = read(tile_picture("Q4"))
    assert drawing.texts() == ["M4.0"]
    assert not drawing.uses("loose-ground")


def test_the_town_has_its_sign(read: Read) -> None:
    assert read(tile_picture("town")).texts() == ["+6", "San Andreas"]


def test_an_unknown_tile_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no tile '07'"):
        tile_picture("07")


def test_the_sheet_shows_every_tile_with_its_number(read: Read) -> None:
    drawing = read(manifest_picture({"03": 6, "+2:03": 11, "Q5": 1}))
    texts = drawing.texts()
    assert [words for words in texts if words.startswith("×")] == ["×6", "×11", "×1"]
    assert {"03", "+2:03", "M5.0", "+2"} <= {*texts}
    assert drawing.root[1].text == "3 kinds, 18 tiles."


def test_the_sheet_grows_with_what_is_on_it(read: Read) -> None:
    one, many = (read(manifest_picture({tile.name: 1 for tile in TILES[:count]})).root for count in (1, 20))
    assert float(one.get("width")) < 150
    assert float(many.get("height")) > 2 * float(one.get("height"))
