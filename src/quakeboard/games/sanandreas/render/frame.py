"""What an environment shows of San Andreas: a picture of one size, or the map in characters."""

from __future__ import annotations

import json
from collections.abc import Sequence

from quakeboard.core.game import OVER
from quakeboard.games.sanandreas.render.picture import picture
from quakeboard.games.sanandreas.render.text.board import LARGE, SquareBoard
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.view import SanAndreasView

SIZE = (720, 890)
"""Width and height of a picture."""


def frame(view: SanAndreasView, names: Sequence[str]) -> str:
    """The picture of a view."""
    return picture(view, panel=True, names=names, size=SIZE)


def text(position: Position) -> str:
    """The map, and below it a line of JSON with what else a spectator sees, in the words of a trace."""
    view = position.view(None)
    seen = {
        "to_act": None if view.actor == OVER else view.actor,
        "phase": view.phase,
        "scores": list(position.scores()),
        "hands": list(view.hand_sizes),
        "dice": view.dice and list(view.dice),
    }
    return f"{SquareBoard(view, LARGE).draw().text()}\n{json.dumps(seen)}"
