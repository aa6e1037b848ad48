"""Renders a position for an environment: as text, or as an array of pixels.

Both show what a spectator may see. The picture is the SVG of `render`, drawn by resvg with our own fonts,
always in the same size.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.render.svg.png import png

MODES = ("human", "ansi", "rgb_array")
AGENT_NAME = "seat_{}"

UNKNOWN_MODE = Reason(
    "unknown-render-mode", "rendering", "There is no render mode “{mode}”. There are: {modes}, or None."
)


class BadRenderMode(QuakeboardError):
    """An unknown render mode."""


def check_mode(mode: str | None) -> None:
    """Raise `BadRenderMode` for an unknown mode; None shows nothing."""
    if mode is not None and mode not in MODES:
        raise BadRenderMode(UNKNOWN_MODE, mode=str(mode)[:40], modes=", ".join(MODES))


def render(position: Any, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Render a position in this mode; `human` prints it."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return render_pixels(position)
    if mode == "human":
        print(render_text(position))
        return None
    return render_text(position)


def render_text(position: Any) -> str:
    """The board as text, and below it the rest of the view as a line of JSON."""
    text: str = position.game.spec.part("render.text")(position)
    return text


def render_pixels(position: Any) -> NDArray[np.uint8]:
    """The picture of a position as an array of rows, columns and RGB."""
    view = position.view(None)
    names = [AGENT_NAME.format(seat) for seat in range(view.seats)]
    svg = position.game.spec.part("render.frame")(view, names)
    return np.asarray(Image.open(BytesIO(png(svg))).convert("RGB"))
