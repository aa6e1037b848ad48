"""Parses what a person types, leniently about case, spaces and short words.

A bare number is only a `Pick`, as its meaning depends on the menu that was shown last. Each game adds its own
commands and parsers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from quakeboard.cli.terminal.requests import Command, Decline, EmptyLine, Pick, Request, Unclear

MAX_LINE_LENGTH = 300

COMMANDS: Mapping[str, tuple[str, ...]] = {
    "help": ("help", "h", "commands"),
    "?": ("?", "options", "list", "where"),
    "undo": ("undo", "u"),
    "back": ("back", "cancel", "x"),
    "hint": ("hint", "advice"),
    "forecast": ("forecast", "danger", "dangers"),
    "do": ("do", "ok", "agreed"),
    "save": ("save",),
    "save!": ("save!",),
    "board": ("board", "b", "map"),
    "large": ("large", "zoom", "in"),
    "small": ("small", "out"),
    "fit": ("fit", "auto"),
    "scores": ("scores", "score", "points"),
    "look": ("look", "l"),
    "rules": ("rules", "rule"),
    "quit": ("quit", "q", "exit", "bye"),
}
"""The commands of every game, each with its aliases."""

Parser = Callable[[str], Request | None]

_DECLINES = frozenset(("pass", "p", "skip", "no", "none", "done"))
_CHARACTERS = str.maketrans({"−": "-", "–": "-", "—": "-", "，": ",", "；": ",", ";": ","})
_PAIR = re.compile(r"\(?([+-]?[0-9]{1,3})\s*,\s*([+-]?[0-9]{1,3})\)?", re.ASCII)


def command_by_alias(*commands: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The command behind each alias."""
    return {alias: name for group in commands for name, aliases in group.items() for alias in aliases}


def parse(line: str, commands: Mapping[str, str], parsers: Sequence[Parser]) -> Request:
    """The request in a line; never raises."""
    text = " ".join(line[:MAX_LINE_LENGTH].split())
    text = "".join(filter(str.isprintable, text))
    if not text:
        return EmptyLine()
    word, _, rest = text.partition(" ")
    command = commands.get(word.lower())
    if command is not None:
        return Command(command, rest)
    plain = text.lower().translate(_CHARACTERS)
    if plain in _DECLINES:
        return Decline()
    if re.fullmatch(r"0|[1-9][0-9]{0,2}", plain, re.ASCII):
        return Pick(plain)
    for parser in parsers:
        request = parser(plain)
        if request is not None:
            return request
    return Unclear(text)


def parse_pair(text: str) -> tuple[int, int] | None:
    """Coordinates such as `3,-1` or `(3, -1)`."""
    found = _PAIR.fullmatch(text.strip().translate(_CHARACTERS))
    return (int(found[1]), int(found[2])) if found else None
