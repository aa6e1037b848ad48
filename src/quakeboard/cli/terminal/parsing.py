"""Reading what a person types: forgiving about case, spaces and short words.

What a number means depends on the list that was shown last, so a bare one is only a `Pick`. The words that
are commands, and what else a line can mean, are the game's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from quakeboard.cli.terminal.requests import Command, Decline, Nothing, Pick, Request, Unclear

LONGEST_LINE = 300

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
"""The words that do not act in any game, and their other forms."""

Reader = Callable[[str], Request | None]

_DECLINES = frozenset(("pass", "p", "skip", "no", "none", "done"))
_CHARACTERS = str.maketrans({"−": "-", "–": "-", "—": "-", "，": ",", "；": ",", ";": ","})
_PAIR = re.compile(r"\(?([+-]?[0-9]{1,3})\s*,\s*([+-]?[0-9]{1,3})\)?", re.ASCII)


def forms(*commands: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The command that each form means."""
    return {form: word for some in commands for word, alike in some.items() for form in alike}


def read(line: str, commands: Mapping[str, str], readers: Sequence[Reader]) -> Request:
    """What a line asks for; never raises."""
    text = " ".join(line[:LONGEST_LINE].split())
    text = "".join(sign for sign in text if sign.isprintable())
    if not text:
        return Nothing()
    word, _, rest = text.partition(" ")
    command = commands.get(word.lower())
    if command is not None:
        return Command(command, rest)
    plain = text.lower().translate(_CHARACTERS)
    if plain in _DECLINES:
        return Decline()
    if re.fullmatch(r"0|[1-9][0-9]{0,2}", plain, re.ASCII):
        return Pick(plain)
    for reader in readers:
        request = reader(plain)
        if request is not None:
            return request
    return Unclear(text)


def read_pair(text: str) -> tuple[int, int] | None:
    """Coordinates such as `3,-1` or `(3, -1)`."""
    found = _PAIR.fullmatch(text.strip().translate(_CHARACTERS))
    return (int(found[1]), int(found[2])) if found else None
