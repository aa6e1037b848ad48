"""Reading what a person types: forgiving about case, spaces, short words and the order of a fragment's edges.

The notation of `rules.seismic.notation` is always understood. What a number means depends on the list that
was shown last, so a bare one is only a `Pick`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from quakeboard.cli.text.requests import (
    Claim,
    Command,
    Decline,
    Edges,
    Nothing,
    Pick,
    Place,
    Request,
    Town,
    Unclear,
)
from quakeboard.rules.hexgrid import EDGE_NAMES, Cell

LONGEST_LINE = 300

COMMANDS = {
    "help": ("help", "h", "commands"),
    "?": ("?", "options", "list", "where"),
    "undo": ("undo", "u"),
    "back": ("back", "cancel", "x"),
    "hint": ("hint", "advice"),
    "do": ("do", "ok", "agreed"),
    "save": ("save",),
    "save!": ("save!",),
    "board": ("board", "b", "map"),
    "large": ("large", "zoom", "in"),
    "small": ("small", "out"),
    "fit": ("fit", "auto"),
    "pan": ("pan", "scroll"),
    "scores": ("scores", "score", "s", "points"),
    "pile": ("pile", "unseen"),
    "look": ("look", "cell"),
    "rules": ("rules", "rule"),
    "quit": ("quit", "q", "exit", "bye"),
}
"""The words that do not act in the game, and their other forms."""

_COMMAND_OF = {form: word for word, forms in COMMANDS.items() for form in forms}
_DECLINES = frozenset(("pass", "p", "skip", "no", "none", "done"))

_NUMBER = r"([+-]?[0-9]{1,3})"
_CELL = rf"\(?{_NUMBER}\s*,\s*{_NUMBER}\)?"
_EDGE = r"(?:ne|nw|se|sw|e|w)"
_PLACE = re.compile(
    rf"(?P<verb>lay|turn|tile|l|t|put)?\s*(?:(?P<tile>\+?[0-9][0-9:-]*)(?=\s|$))?\s*(?:{_CELL})?\s*(?:r\s*(?P<r>[0-5]))?",
    re.ASCII,
)
_CLAIM = re.compile(r"(?:crew|claim|c|send)\s+(.+)")
_SIDE = re.compile(rf"(?:side\s+)?({_EDGE}(?:\s*(?:-|\s|to)\s*{_EDGE})?)")
_SIDE_NUMBER = re.compile(r"(?:side|town)\s+([0-9]{1,2})")
_TOWN = re.compile(rf"town\s+{_CELL}")
_CHARACTERS = str.maketrans({"−": "-", "–": "-", "—": "-", "，": ",", "；": ",", ";": ","})


def read(line: str) -> Request:
    """What a line asks for; never raises."""
    text = " ".join(line[:LONGEST_LINE].split())
    text = "".join(sign for sign in text if sign.isprintable())
    if not text:
        return Nothing()
    word, _, rest = text.partition(" ")
    command = _COMMAND_OF.get(word.lower())
    if command is not None:
        return Command(command, rest)
    plain = text.lower().translate(_CHARACTERS)
    if plain in _DECLINES:
        return Decline()
    if re.fullmatch(r"0|[1-9][0-9]{0,2}", plain, re.ASCII):
        return Pick(plain)
    for reader in _READERS:
        request = reader(plain)
        if request is not None:
            return request
    return Unclear(text)


def read_cell(text: str) -> Cell | None:
    """A cell such as `3,-1` or `(3, -1)`."""
    found = re.fullmatch(_CELL, text.strip().translate(_CHARACTERS), re.ASCII)
    return (int(found[1]), int(found[2])) if found else None


def read_edges(text: str) -> tuple[int, ...]:
    """The edges in `NE-SW`, `ne sw` or `e`."""
    return tuple(EDGE_NAMES.index(name.upper()) for name in re.findall(_EDGE, text))


def _town(text: str) -> Request | None:
    found = _TOWN.fullmatch(text)
    return Town((int(found[1]), int(found[2]))) if found else None


def _claim(text: str) -> Request | None:
    found = _CLAIM.fullmatch(text)
    if found is None:
        return None
    where = found[1].strip()
    edges = _SIDE.fullmatch(where)
    if edges and not where.startswith("side"):
        return Edges(read_edges(where))
    digits = where.replace("-", "").replace(" ", "").replace(",", "")
    return Claim(digits) if re.fullmatch(r"[0-9]{1,2}", digits, re.ASCII) else None


def _side(text: str) -> Request | None:
    found = _SIDE.fullmatch(text)
    return Edges(read_edges(found[1])) if found else None


def _numbered(text: str) -> Request | None:
    found = _SIDE_NUMBER.fullmatch(text)
    return Pick(found[1]) if found else None


def _place(text: str) -> Request | None:
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    at = (int(found[3]), int(found[4])) if found[3] is not None else None
    rotation = int(found["r"]) if found["r"] is not None else None
    return Place(found["tile"], at, rotation)


_READERS: tuple[Callable[[str], Request | None], ...] = (_town, _claim, _side, _numbered, _place)
