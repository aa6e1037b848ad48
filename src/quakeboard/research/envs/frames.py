"""What an environment shows: the board in characters, or a picture of it as an array of colours.

Both show what a spectator may see. The picture is the SVG of `render`, drawn by resvg with the house's own
typefaces, always in the same size.
"""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from quakeboard.core.errors import QuakeboardError, Reason
from quakeboard.core.game import OVER
from quakeboard.games.sanandreas.render.picture import picture as draw_san_andreas
from quakeboard.games.sanandreas.render.text.board import LARGE as LARGE_SPACES
from quakeboard.games.sanandreas.render.text.board import SquareBoard
from quakeboard.games.seismic.render.picture import picture as draw_seismic
from quakeboard.games.seismic.render.text.board import HexBoard
from quakeboard.games.seismic.render.text.stencils import LARGE as LARGE_TILES
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.render.svg.png import png

MODES = ("human", "ansi", "rgb_array")
SEISMIC_SIZE = (720, 720)
SAN_ANDREAS_SIZE = (720, 890)
"""Width and height of a picture."""
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
        return colours(position.view(None))
    if mode == "human":
        print(characters(position))
        return None
    return characters(position)


def characters(position: Any) -> str:
    """The board, and below it in a line of JSON what else is to be seen, in the words of a trace."""
    view = position.view(None)
    seismic = isinstance(view, SeismicView)
    board = HexBoard(view, LARGE_TILES) if seismic else SquareBoard(view, LARGE_SPACES)
    told = {"to_act": None if view.actor == OVER else view.actor, "phase": view.phase}
    told["scores"] = list(position.scores())
    if seismic:
        told |= {"face_up": list(view.face_up), "pile": view.pile, "crews_left": list(view.crews_left)}
    else:
        told |= {"hands": list(view.hand_sizes), "dice": view.dice and list(view.dice)}
    return f"{board.draw().text()}\n{json.dumps(told)}"


def colours(view: Any) -> NDArray[np.uint8]:
    """The picture of a view: rows, columns, and red, green and blue."""
    names = [SEAT.format(seat) for seat in range(view.seats)]
    if isinstance(view, SeismicView):
        svg = draw_seismic(view, panel=True, names=names, size=SEISMIC_SIZE)
    else:
        svg = draw_san_andreas(view, panel=True, names=names, size=SAN_ANDREAS_SIZE)
    return np.asarray(Image.open(BytesIO(png(svg))).convert("RGB"))
