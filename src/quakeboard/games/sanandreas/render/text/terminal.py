"""San Andreas as a terminal draws it: the map with numbered spaces."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.choices import Choice
from quakeboard.core.squaregrid import Space
from quakeboard.games.sanandreas.render.text.board import LARGE, SMALL, SquareBoard
from quakeboard.games.sanandreas.rules.events import SanAndreasEvent
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.render.text.board import Window
from quakeboard.render.text.canvas import Canvas


class SanAndreasBoard:
    """Draws a game of San Andreas."""

    places = frozenset(("space",))
    cards: frozenset[str] = frozenset()

    def update(self, events: Sequence[SanAndreasEvent]) -> None:
        """Nothing to keep: a view holds all that the map shows."""

    def draw(self, view: SanAndreasView, choices: Sequence[Choice], window: Window) -> Canvas:
        labels = {read_space(choice.word): choice.label for choice in choices if choice.part == "space"}
        scale = LARGE if window.large else SMALL
        board = SquareBoard(view, scale, labels=labels, width=window.width, ascii_only=window.ascii_only)
        return board.draw()

    def draw_choices(self, view: SanAndreasView, choices: Sequence[Choice], window: Window) -> Canvas | None:
        """Nothing beside the map."""
        return None


def read_space(word: str) -> Space:
    """The space that a word of the notation means."""
    x, y = word.split(",")
    return int(x), int(y)
