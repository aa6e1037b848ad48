"""Screens of the terminal game: drawn boards, or plain sentences."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Protocol

from rich.console import Console
from rich.text import Text

from quakeboard.render.text.canvas import Canvas, to_ascii

ReadLine = Callable[[str], str | None]
"""Shows a prompt and returns the line that was typed; None at the end of the input."""

_SEATS = ("#E4481C", "#FFD04A", "#4A90EE", "#8FE0D2")
_THIN = ("#E4481C", "#D49B12", "#4A90EE", "#2FAE9A")  # thin lines need more contrast on a light background
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
    "lean": "#A08050",
    "steep": "bold red",
    "pawn": "bold white on red",
    **{f"seat{seat}": f"bold {colour}" for seat, colour in enumerate(_THIN)},
    **{f"crew{seat}": f"bold #1D1A16 on {colour}" for seat, colour in enumerate(_SEATS)},
}
"""Rich styles by ink; Rich leaves colours out where NO_COLOR is set."""


class Screen(Protocol):
    """Where a terminal game is shown and where lines are typed."""

    drawn: bool
    """Whether boards are drawn."""

    def say(self, *sentences: str) -> None: ...

    def say_unwrapped(self, sentence: str) -> None:
        """Say a sentence with something to copy, without line breaks."""

    def ask(self, prompt: str) -> str | None: ...

    def clear(self) -> None:
        """Remove all that was shown and typed, as far as a terminal can."""


def _clear_nothing() -> None:
    """Output to a pipe cannot be cleared."""


class PlainScreen:
    """Sentences only: for screen parsers and pipes."""

    drawn = False

    def __init__(
        self,
        write: Callable[[str], None],
        read_line: ReadLine,
        *,
        ascii_only: bool = False,
        clear: Callable[[], None] = _clear_nothing,
    ) -> None:
        self._write = write
        self._read_line = read_line
        self._ascii_only = ascii_only
        self._clear = clear

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self._write(to_ascii(sentence) if self._ascii_only else sentence)

    def say_unwrapped(self, sentence: str) -> None:
        self.say(sentence)

    def ask(self, prompt: str) -> str | None:
        self.say(prompt)
        return self._read_line("")

    def clear(self) -> None:
        self._clear()


class DrawnScreen:
    """Boards and tiles in characters, coloured where the terminal can."""

    drawn = True

    def __init__(
        self,
        console: Console,
        read_line: ReadLine,
        *,
        ascii_only: bool = False,
        clear: Callable[[], None] = _clear_nothing,
    ) -> None:
        self.console = console
        self.ascii_only = ascii_only
        self._read_line = read_line
        self._clear = clear

    def say(self, *sentences: str) -> None:
        for sentence in sentences:
            self.console.print(Text(self._encodable(sentence)))

    def say_unwrapped(self, sentence: str) -> None:
        self.console.print(Text(self._encodable(sentence)), soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        self.console.print(Text(self._encodable(prompt), style="bold"))
        return self._read_line("> ")

    def clear(self) -> None:
        self._clear()

    def show(self, canvas: Canvas) -> None:
        for row in canvas.rows():
            text = Text(no_wrap=True, overflow="ignore")
            for characters, ink in row:
                text.append(self._encodable(characters), INKS.get(ink, ""))
            self.console.print(text, crop=True)

    def has_room(self, canvas: Canvas, below: int) -> bool:
        """Whether the canvas and `below` lines under it fit into the window; a file has no height limit."""
        too_high = len(canvas.lines) > self.console.height - below and self.console.is_terminal
        return len(canvas.columns) <= self.console.width and not too_high

    def _encodable(self, text: str) -> str:
        return to_ascii(text) if self.ascii_only else text


# ---------------------------------------------------------------------- the screen of this process


def open_screen(*, plain: bool | None, ascii_only: bool) -> Screen:
    """A drawn screen on a terminal and a plain one in a pipe, unless one is asked for."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # broken characters must not end the game
    if plain is None:
        plain = not sys.stdout.isatty()
    ascii_only = ascii_only or not _supports_unicode()
    if plain:
        return PlainScreen(_write, _read_line, ascii_only=ascii_only, clear=_clear)
    console = Console(highlight=False, markup=False, emoji=False)
    return DrawnScreen(console, _read_line, ascii_only=ascii_only, clear=_clear)


def _write(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def _read_line(prompt: str) -> str | None:
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):  # not available on Windows
            import readline  # noqa: F401  (gives `input` its editing and history)
        try:
            return input(prompt)
        except EOFError:
            return None
    line = sys.stdin.readline()
    return line if line else None


def _clear() -> None:
    """Clear the window, then what was scrolled out of it, then the lines that were typed."""
    if not sys.stdout.isatty():
        return
    if sys.platform == "win32":
        os.system("cls")  # some consoles there ignore the sequences below
        return
    sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
    sys.stdout.flush()
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


def _supports_unicode() -> bool:
    try:
        "─╱═▲".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
