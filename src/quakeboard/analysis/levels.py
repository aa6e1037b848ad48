"""How carefully a game is looked at."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from quakeboard.core.errors import QuakeboardError, Reason

UNKNOWN_LEVEL = Reason(
    "unknown-level",
    "analysis",
    "There is no level “{level}”. There are: {levels}; a number may follow, as in steady:500.",
)

_WORD = re.compile(r"([a-z]+)(?::(\d{1,7}))?")


class UnknownLevel(QuakeboardError):
    """No analysis is that careful."""


@dataclass(frozen=True, slots=True)
class Level:
    """By nodes alone an analysis is the same on every machine."""

    nodes: int
    """How often each step is played on."""
    rivals: int = 8
    """So many other actions, those that look best, are compared with the one that was chosen."""
    blind: bool = False
    """Whether the game is played on at random, to its end, without any knowledge of it."""


LEVELS = {
    "gentle": Level(nodes=60),
    "steady": Level(nodes=200),
    "sharp": Level(nodes=800, rivals=12),
    "fierce": Level(nodes=4000, rivals=16),
    "blind": Level(nodes=800, blind=True),
}


def read_level(word: str) -> Level:
    """The level with this name, and with another number of nodes if one follows: `steady:500`."""
    match = _WORD.fullmatch(word)
    if match is None or match[1] not in LEVELS or int(match[2] or 1) == 0:
        raise UnknownLevel(UNKNOWN_LEVEL, level=word[:40], levels=", ".join(LEVELS))
    level = LEVELS[match[1]]
    return level if match[2] is None else replace(level, nodes=int(match[2]))
