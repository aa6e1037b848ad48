"""Where the text game is shown: drawn on a terminal, or told in plain sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.console import Console
from rich.text import Text

from quakeboard.cli.text.canvas import Canvas, to_ascii
from quakeboard.cli.text.cards import Card, draw_cards
from quakeboard.cli.text.hex_board import Extras, HexBoard
from quakeboard.cli.text.stencils import LARGE, SMALL, Scale
from quakeboard.rules.seismic.view import SeismicView

Lines = Callable[[str], str | None]
"""Shows a prompt and returns what a person types; None when nothing more will come."""

BELOW_THE_BOARD = 12
"""Lines that the players, the tiles and the prompt need."""

_CREWS = ("#E4481C", "#FFD04A", "#4A90EE", "#8FE0D2")
_SECTIONS = ("#E4481C", "#D49B12", "#4A90EE", "#2FAE9A")  # thin lines need more contrast on a light ground
INKS = {
    "faint": "dim",
    "shield": "bold reverse",
    "town": "bold white on #0A6A43",
    "mark": "bold magenta",
    "side": "red",
    "longest": "bold #221F1A on #F7B81B",
    "scar": "red",
    **{f"seat{seat}": f"bold {colour}" for seat, colour in enumerate(_SECTIONS)},
    **{f"crew{seat}": f"bold #1D1A16 on {colour}" for seat, colour in enumerate(_CREWS)},
}
"""The colours of the inks; whoever wants none gets none (NO_COLOR)."""


class Screen(Protocol):
    drawn: bool

    def say(self, *sentences: str) -> None: ...

    def say_unbroken(self, sentence: str) -> None:
        """A sentence with something to copy, which no line break may cut."""

    def ask(self, prompt: str) -> str | None: ...


class PlainScreen:
    """Sentences only: for screen readers and pipes."""

    drawn = False

    def __init__(self, write: Callable[[str], None], lines: Lines, *, ascii_only: bool = False) -> None:
        self._write = write
        self._lines = lines
        self._ascii_only = ascii_only

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self._write(to_ascii(sentence) if self._ascii_only else sentence)

    def say_unbroken(self, sentence: str) -> None:
        self.say(sentence)

    def ask(self, prompt: str) -> str | None:
        self.say(prompt)
        return self._lines("")


class DrawnScreen:
    """Boards and tiles in characters, coloured where the terminal can."""

    drawn = True

    def __init__(self, console: Console, lines: Lines, *, ascii_only: bool = False) -> None:
        self.console = console
        self.ascii_only = ascii_only
        self.wish: Scale | None = None
        """The scale that the person asked for; None is whatever fits."""
        self.offset = 0
        """How many columns the window is moved to the east on a board that does not fit."""
        self._lines = lines

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.print(Text(self._signs(sentence)))

    def say_unbroken(self, sentence: str) -> None:
        self.console.print(Text(self._signs(sentence)), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        self.console.print(Text(self._signs(prompt), style="bold"))
        return self._lines("> ")

    def board(self, view: SeismicView, extras: Extras) -> tuple[Scale, bool]:
        """Draw the board; return the scale that was used, and whether the window cuts the board."""
        scale = self.wish or self._fitting(view, extras)
        whole = HexBoard(view, scale, extras).draw()
        cut = len(whole.columns) > self.console.width
        self.show(HexBoard(view, scale, extras).draw(self.console.width, self.offset) if cut else whole)
        return scale, cut

    def pan(self, step: int) -> None:
        """Move the window by half of its width, to the west (-1) or to the east (1)."""
        self.offset += step * self.console.width // 2

    def cards(self, cards: Sequence[Card]) -> None:
        self.show(draw_cards(cards, self.console.width))

    def show(self, canvas: Canvas) -> None:
        for row in canvas.rows():
            text = Text(no_wrap=True, overflow="ignore")
            for signs, ink in row:
                text.append(self._signs(signs), INKS.get(ink, ""))
            self.console.print(text, crop=True)

    def _fitting(self, view: SeismicView, extras: Extras) -> Scale:
        canvas = HexBoard(view, LARGE, extras).draw()
        wide = len(canvas.columns) > self.console.width
        high = len(canvas.lines) > self.console.height - BELOW_THE_BOARD
        # A file has no height.
        return SMALL if wide or (high and self.console.is_terminal) else LARGE

    def _signs(self, text: str) -> str:
        return to_ascii(text) if self.ascii_only else text
