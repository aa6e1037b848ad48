"""The screen for the terminal, or the pipe, that this process really has."""

from __future__ import annotations

import contextlib
import os
import sys
from io import TextIOWrapper

from rich.console import Console

from quakeboard.cli.terminal.screens import DrawnScreen, PlainScreen, Screen


def open_screen(*, plain: bool | None, ascii_only: bool) -> Screen:
    """Drawn on a terminal and plain in a pipe, unless the person says otherwise."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # junk is no reason to stop
    if plain is None:
        plain = not sys.stdout.isatty()
    ascii_only = ascii_only or not _speaks_unicode()
    if plain:
        return PlainScreen(_write, _lines, ascii_only=ascii_only, wipe=_wipe)
    console = Console(highlight=False, markup=False, emoji=False)
    return DrawnScreen(console, _lines, ascii_only=ascii_only, wipe=_wipe)


def _write(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def _lines(prompt: str) -> str | None:
    if sys.stdin.isatty() and sys.stdout.isatty():
        with contextlib.suppress(ImportError):  # Windows has none, and needs none
            import readline  # noqa: F401  (gives `input` its editing and history)
        try:
            return input(prompt)
        except EOFError:
            return None
    line = sys.stdin.readline()
    return line if line else None


def _wipe() -> None:
    """Clear the window, then what was scrolled out of it, then the lines that were typed."""
    if not sys.stdout.isatty():
        return
    if sys.platform == "win32":
        os.system("cls")  # not every console there knows the sequences below
        return
    sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
    sys.stdout.flush()
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


def _speaks_unicode() -> bool:
    try:
        "─╱═▲".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
