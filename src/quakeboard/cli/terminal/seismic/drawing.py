"""Draws the board of Seismic at the chosen or fitting scale, and loose tiles."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.cli.terminal.seismic.cards import Card, draw_cards
from quakeboard.games.seismic.render.text.board import Extras, HexBoard
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL, Scale
from quakeboard.games.seismic.rules.view import SeismicView

LINES_BELOW_BOARD = 12
"""Lines for the players, the tiles and the prompt."""


class Drawing:
    """Draws on one screen, with the scale and the scroll position that the person has chosen."""

    def __init__(self, screen: DrawnScreen) -> None:
        self.screen = screen
        self.chosen_scale: Scale | None = None
        """The scale that the person has chosen; None for the largest that fits."""
        self.offset = 0
        """Columns by which the window is moved to the east on a board that does not fit."""

    @property
    def width(self) -> int:
        return self.screen.console.width

    def board(self, view: SeismicView, extras: Extras) -> tuple[Scale, bool]:
        """Draw the board; return its scale, and whether the window shows only a part of it."""
        scale = self.chosen_scale or self._fitting(view, extras)
        whole = HexBoard(view, scale, extras).draw()
        cut = len(whole.columns) > self.width
        self.screen.show(HexBoard(view, scale, extras).draw(self.width, self.offset) if cut else whole)
        return scale, cut

    def pan(self, step: int) -> None:
        """Move the window by half its width, to the west (-1) or to the east (1)."""
        self.offset += step * self.width // 2

    def cards(self, cards: Sequence[Card]) -> None:
        self.screen.show(draw_cards(cards, self.width))

    def _fitting(self, view: SeismicView, extras: Extras) -> Scale:
        large = HexBoard(view, LARGE, extras).draw()
        return LARGE if self.screen.has_room(large, LINES_BELOW_BOARD) else SMALL
