"""Renders a position for an environment: as text, or as an array of pixels.

Both show what a spectator may see. The picture is the SVG of `render`, drawn by resvg with our own fonts,
always in the same size.
"""

from __future__ import annotations

from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import AnyGame, AnyPosition
from quakeboard.core.spec import GameSpec
from quakeboard.render.svg.png import png
from quakeboard.research.text import describe

PIXELS = "rgb_array"
MODES = ("human", "ansi", PIXELS)
AGENT_NAME = "seat_{}"

UNKNOWN_MODE = Reason(
    "unknown-render-mode", "rendering", "There is no render mode “{mode}”. There are: {modes}, or None."
)


class BadRenderMode(QuakeboardError):
    """An unknown render mode."""


def modes_of(spec: GameSpec) -> list[str]:
    """The render modes of a game: one that draws no pictures has only texts."""
    return [mode for mode in MODES if mode != PIXELS or spec.has("render.frame")]


def check_mode(spec: GameSpec, mode: str | None) -> None:
    """Raise `BadRenderMode` for an unknown mode; None shows nothing."""
    if mode is not None and mode not in modes_of(spec):
        raise BadRenderMode(UNKNOWN_MODE, mode=str(mode)[:40], modes=", ".join(modes_of(spec)))


def render(game: AnyGame, position: AnyPosition, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Render a position in this mode; `human` prints it."""
    if mode is None:
        return None
    if mode == PIXELS:
        return render_pixels(game, position)
    if mode == "human":
        print(render_text(game, position))
        return None
    return render_text(game, position)


def render_text(game: AnyGame, position: AnyPosition) -> str:
    """The board as text with the rest of the view below it; the view alone if the game draws no board."""
    if not game.spec.has("render.text"):
        return describe(position.view(None))
    text: str = game.spec.part("render.text")(position)
    return text


def render_pixels(game: AnyGame, position: AnyPosition) -> NDArray[np.uint8]:
    """The picture of a position as an array of rows, columns and RGB."""
    view = position.view(None)
    names = [AGENT_NAME.format(seat) for seat in range(view.seats)]
    svg = game.spec.part("render.frame")(view, names)
    return np.asarray(Image.open(BytesIO(png(svg))).convert("RGB"))
