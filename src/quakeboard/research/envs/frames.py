"""What an environment shows: the board in characters, or a picture of it as an array of colours.

Both show what a spectator may see. The picture is the SVG of `render`, drawn by resvg with the house's own
typefaces, always in the same size.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.registry import spec_of
from quakeboard.render.svg.png import png

MODES = ("human", "ansi", "rgb_array")
SEAT = "seat_{}"
"""What a seat is called."""

UNKNOWN_MODE = Reason(
    "unknown-render-mode", "rendering", "There is no render mode “{mode}”. There are: {modes}, or None."
)


class BadRenderMode(QuakeboardError):
    """Nothing is shown like that."""


def check_mode(mode: str | None) -> None:
    """Refuse a mode that is none of `MODES`; None shows nothing."""
    if mode is not None and mode not in MODES:
        raise BadRenderMode(UNKNOWN_MODE, mode=str(mode)[:40], modes=", ".join(MODES))


def show(position: Any, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position in this mode; `human` prints it."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return colours(position)
    if mode == "human":
        print(characters(position))
        return None
    return characters(position)


def characters(position: Any) -> str:
    """The board, and below it in a line of JSON what else is to be seen, in the words of a trace."""
    text: str = spec_of(position.game.key).part("render.text")(position)
    return text


def colours(position: Any) -> NDArray[np.uint8]:
    """The picture of a position: rows, columns, and red, green and blue."""
    view = position.view(None)
    names = [SEAT.format(seat) for seat in range(view.seats)]
    svg = spec_of(position.game.key).part("render.frame")(view, names)
    return np.asarray(Image.open(BytesIO(png(svg))).convert("RGB"))
