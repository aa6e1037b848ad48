"""What an environment shows of Seismic: a picture of one size, or the board in characters."""

from __future__ import annotations

import json
from collections.abc import Sequence

from quakeboard.core.game import OVER
from quakeboard.games.seismic.render.picture import picture
from quakeboard.games.seismic.render.text.board import HexBoard
from quakeboard.games.seismic.render.text.stencils import LARGE
from quakeboard.games.seismic.rules.position import Position
from quakeboard.games.seismic.rules.view import SeismicView

SIZE = (720, 720)
"""Width and height of a picture."""


def frame(view: SeismicView, names: Sequence[str]) -> str:
    """The picture of a view."""
    return picture(view, panel=True, names=names, size=SIZE)


def text(position: Position) -> str:
    """The board, and below it a line of JSON with what else a spectator sees, in the words of a trace."""
    view = position.view(None)
    seen = {
        "to_act": None if view.actor == OVER else view.actor,
        "phase": view.phase,
        "scores": list(position.scores()),
        "face_up": list(view.face_up),
        "pile": view.pile,
        "crews_left": list(view.crews_left),
    }
    return f"{HexBoard(view, LARGE).draw().text()}\n{json.dumps(seen)}"
