"""Parses what a person types in Seismic, leniently about short words and the order of a fragment's edges.

The notation of the rules is always understood.
"""

from __future__ import annotations

import re

from quakeboard.cli.terminal import parsing
from quakeboard.cli.terminal.parsing import Parser
from quakeboard.cli.terminal.requests import Pick, Request
from quakeboard.cli.terminal.seismic.requests import Claim, Edges, Place, Town
from quakeboard.core.hexgrid import EDGE_NAMES

COMMANDS = {
    **parsing.COMMANDS,
    "scores": ("scores", "score", "s", "points"),
    "pan": ("pan", "scroll"),
    "pile": ("pile", "unseen"),
    "look": ("look", "cell"),
}
"""The commands of this game, each with its aliases."""

_COMMAND_BY_ALIAS = parsing.command_by_alias(COMMANDS)

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


def parse(line: str) -> Request:
    """The request in a line; never raises."""
    return parsing.parse(line, _COMMAND_BY_ALIAS, _PARSERS)


def parse_edges(text: str) -> tuple[int, ...]:
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
        return Edges(parse_edges(where))
    digits = where.replace("-", "").replace(" ", "").replace(",", "")
    return Claim(digits) if re.fullmatch(r"[0-9]{1,2}", digits, re.ASCII) else None


def _side(text: str) -> Request | None:
    found = _SIDE.fullmatch(text)
    return Edges(parse_edges(found[1])) if found else None


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


_PARSERS: tuple[Parser, ...] = (_town, _claim, _side, _numbered, _place)
