"""Frames of environments show what a spectator may see."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np
import pytest
import resvg_py
from PIL import Image, ImageFont
from set_up import play_on, play_san_andreas, play_seismic

from quakeboard.games.seismic.render.frame import SIZE
from quakeboard.games.seismic.render.picture import picture
from quakeboard.render.svg import lettering
from quakeboard.research.envs.frames import render_pixels, render_text

pytestmark = pytest.mark.full

FONTS = files("quakeboard.render.svg").joinpath("fonts")


@pytest.mark.parametrize("font", sorted({file.font for file in lettering.FONT_FILES}, key=str), ids=str)
def test_every_font_is_at_hand_for_the_picture(font: Any) -> None:
    family = font.family.split(",")[0]
    file = FONTS.joinpath(f"{family.lower().replace(' ', '-')}-{font.weight}.ttf")
    assert ImageFont.truetype(str(file)).getname()[0] == family


def test_the_picture_is_that_of_the_svg_with_its_letters() -> None:
    position = play_on(play_seismic(seats=3), 1, 60)
    view, shown = position.view(None), render_pixels(position.game, position)
    assert shown.shape == (*SIZE[::-1], 3)
    assert shown.dtype == np.uint8
    svg = picture(view, panel=True, names=["seat_0", "seat_1", "seat_2"], size=SIZE)
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)
    mute = np.asarray(Image.open(BytesIO(png)).convert("RGB"))
    lettered = (shown != mute).any(axis=2)
    assert 0.002 < lettered.mean() < 0.05, "letters are drawn, and nothing else is different"


def test_the_text_shows_the_board_and_the_standing() -> None:
    position = play_seismic("draw 03", "draw 02", "draw +3:024", "lay 03 1,0 r1")
    seismic = render_text(position.game, position)
    assert "══" in seismic or "──" in seismic
    assert '"face_up": ["02", "+3:024"]' in seismic
    assert '"phase": "crew"' in seismic
    position = play_san_andreas("found 3,12 5")
    san_andreas = render_text(position.game, position)
    assert '"hands": [5, 6, 6]' in san_andreas
    assert '"to_act": 1' in san_andreas


@pytest.mark.parametrize("render", [render_text, lambda *shown: render_pixels(*shown).tobytes()])
def test_hidden_coins_are_not_shown(render: Any) -> None:
    one, other = play_san_andreas("found 3,12 5"), play_san_andreas("found 3,12 1")
    assert render(one.game, one) == render(other.game, other)
