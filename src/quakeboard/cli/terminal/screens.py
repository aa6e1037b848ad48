"""Where the text game is shown: drawn on a terminal, or told in plain sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import Console
from rich.text import Text

from quakeboard.render.text.canvas import Canvas, to_ascii

Lines = Callable[[str], str | None]
"""Shows a prompt and returns what a person types; None when nothing more will come."""

_SEATS = ("#E4481C", "#FFD04A", "#4A90EE", "#8FE0D2")
_THIN = ("#E4481C", "#D49B12", "#4A90EE", "#2FAE9A")  # thin lines need more contrast on a light ground
INKS = {
    "faint": "dim",
    "shield": "bold reverse",
    "town": "bold white on #0A6A43",
    "mark": "bold magenta",
    "side": "red",
    "longest": "bold #221F1A on #F7B81B",
    "scar": "red",
    "ocean": "blue",
    "coast": "bold blue",
    "land": "#A08050",
    "edge": "",
    "number": "bold",
    "lean": "#A08050",
    "steep": "bold red",
    "pawn": "bold white on red",
    **{f"seat{seat}": f"bold {colour}" for seat, colour in enumerate(_THIN)},
    **{f"crew{seat}": f"bold #1D1A16 on {colour}" for seat, colour in enumerate(_SEATS)},
}
"""The colours of the inks; whoever wants none gets none (NO_COLOR)."""


class Screen(Protocol):
    drawn: bool

    def say(self, *sentences: str) -> None: ...

    def say_unbroken(self, sentence: str) -> None:
        """A sentence with something to copy, which no line break may cut."""

    def ask(self, prompt: str) -> str | None: ...

    def clear(self) -> None:
        """Forget all that was shown and typed, as far as a terminal can."""


def _nothing() -> None:
    """A pipe forgets nothing."""


class PlainScreen:
    """Sentences only: for screen readers and pipes."""

    drawn = False

    def __init__(
        self,
        write: Callable[[str], None],
        lines: Lines,
        *,
        ascii_only: bool = False,
        wipe: Callable[[], None] = _nothing,
    ) -> None:
        self._write = write
        self._lines = lines
        self._ascii_only = ascii_only
        self._wipe = wipe

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self._write(to_ascii(sentence) if self._ascii_only else sentence)

    def say_unbroken(self, sentence: str) -> None:
        self.say(sentence)

    def ask(self, prompt: str) -> str | None:
        self.say(prompt)
        return self._lines("")

    def clear(self) -> None:
        self._wipe()


class DrawnScreen:
    """Boards and tiles in characters, coloured where the terminal can."""

    drawn = True

    def __init__(
        self,
        console: Console,
        lines: Lines,
        *,
        ascii_only: bool = False,
        wipe: Callable[[], None] = _nothing,
    ) -> None:
        self.console = console
        self.ascii_only = ascii_only
        self._lines = lines
        self._wipe = wipe

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.print(Text(self._signs(sentence)))

    def say_unbroken(self, sentence: str) -> None:
        self.console.print(Text(self._signs(sentence)), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        self.console.print(Text(self._signs(prompt), style="bold"))
        return self._lines("> ")

    def clear(self) -> None:
        self._wipe()

    def show(self, canvas: Canvas) -> None:
        for row in canvas.rows():
            text = Text(no_wrap=True, overflow="ignore")
            for signs, ink in row:
                text.append(self._signs(signs), INKS.get(ink, ""))
            self.console.print(text, crop=True)

    def has_room(self, canvas: Canvas, below: int) -> bool:
        """Whether the window shows all of it and so many lines below. A file has no height."""
        high = len(canvas.lines) > self.console.height - below and self.console.is_terminal
        return len(canvas.columns) <= self.console.width and not high

    def _signs(self, text: str) -> str:
        return to_ascii(text) if self.ascii_only else text
