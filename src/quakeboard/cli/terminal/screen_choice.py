"""Chooses the screen that fits the standard streams of this process."""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper

from rich.console import Console

from quakeboard.cli.terminal.screens import DrawnScreen, PlainScreen, Screen


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
