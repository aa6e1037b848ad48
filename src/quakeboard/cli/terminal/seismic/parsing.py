"""Reading what a person types in Seismic: forgiving about short words and the order of a fragment's edges.

The notation of `rules.seismic.notation` is always understood.
"""

from __future__ import annotations

import re

from quakeboard.cli.terminal import parsing as reading
from quakeboard.cli.terminal.parsing import Reader
from quakeboard.cli.terminal.requests import Pick, Request
from quakeboard.cli.terminal.seismic.requests import Claim, Edges, Place, Town
from quakeboard.core.hexgrid import EDGE_NAMES

COMMANDS = {
    **reading.COMMANDS,
    "scores": ("scores", "score", "s", "points"),
    "pan": ("pan", "scroll"),
    "pile": ("pile", "unseen"),
    "look": ("look", "cell"),
}
"""The words that do not act in the game, and their other forms."""

_COMMAND_OF = reading.forms(COMMANDS)

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


def read(line: str) -> Request:
    """What a line asks for; never raises."""
    return reading.read(line, _COMMAND_OF, _READERS)


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


_READERS: tuple[Reader, ...] = (_town, _claim, _side, _numbered, _place)
