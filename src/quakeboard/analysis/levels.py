"""The levels of an analysis by name: those of the bots, and one without an evaluator."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from quakeboard.bots import levels
from quakeboard.core.errors import QuakeboardError, Reason

UNKNOWN_LEVEL = Reason(
    "unknown-level",
    "analysis",
    "There is no level “{level}”. There are: {levels}; a number may follow, as in steady:500.",
)

_WORD = re.compile(r"([a-z]+)(?::(\d{1,7}))?")


class UnknownLevel(QuakeboardError):
    """No level has this name."""


@dataclass(frozen=True, slots=True)
class AnalysisLevel:
    """How much work an analysis does; without a time limit it is the same on every machine."""

    nodes: int
    """Rollouts for each step."""
    alternatives: int
    """The number of other actions, the most promising ones, that the chosen one is compared with."""
    blind: bool = False
    """Whether rollouts are random and go to the end of the game, without an evaluator."""


LEVELS = {
    **{
        name: AnalysisLevel(level.analysis_nodes, level.alternatives) for name, level in levels.LEVELS.items()
    },
    "blind": AnalysisLevel(nodes=800, alternatives=8, blind=True),
}


def read_level(word: str) -> AnalysisLevel:
    """The level with this name, and with another number of nodes if one follows: `steady:500`."""
    match = _WORD.fullmatch(word)
    if match is None or match[1] not in LEVELS or int(match[2] or 1) == 0:
        raise UnknownLevel(UNKNOWN_LEVEL, level=word[:40], levels=", ".join(LEVELS))
    level = LEVELS[match[1]]
    return level if match[2] is None else replace(level, nodes=int(match[2]))
