"""Seismic on a drawn screen: the board at the scale that fits or is wished for, and loose tiles."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.cli.terminal.screens import DrawnScreen
from quakeboard.cli.terminal.seismic.cards import Card, draw_cards
from quakeboard.games.seismic.render.text.board import Extras, HexBoard
from quakeboard.games.seismic.render.text.stencils import LARGE, SMALL, Scale
from quakeboard.games.seismic.rules.view import SeismicView

BELOW_THE_BOARD = 12
"""Lines that the players, the tiles and the prompt need."""


class Drawing:
    """How one screen draws the game."""

    def __init__(self, screen: DrawnScreen) -> None:
        self.screen = screen
        self.wish: Scale | None = None
        """The scale that the person asked for; None is whatever fits."""
        self.offset = 0
        """How many columns the window is moved to the east on a board that does not fit."""

    @property
    def width(self) -> int:
        return self.screen.console.width

    def board(self, view: SeismicView, extras: Extras) -> tuple[Scale, bool]:
        """Draw the board; return the scale that was used, and whether the window cuts the board."""
        scale = self.wish or self._fitting(view, extras)
        whole = HexBoard(view, scale, extras).draw()
        cut = len(whole.columns) > self.width
        self.screen.show(HexBoard(view, scale, extras).draw(self.width, self.offset) if cut else whole)
        return scale, cut

    def pan(self, step: int) -> None:
        """Move the window by half of its width, to the west (-1) or to the east (1)."""
        self.offset += step * self.width // 2

    def cards(self, cards: Sequence[Card]) -> None:
        self.screen.show(draw_cards(cards, self.width))

    def _fitting(self, view: SeismicView, extras: Extras) -> Scale:
        large = HexBoard(view, LARGE, extras).draw()
        return LARGE if self.screen.has_room(large, BELOW_THE_BOARD) else SMALL
