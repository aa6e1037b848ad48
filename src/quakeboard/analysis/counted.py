"""Which events of a game statistics count."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CountedEvents:
    """The kinds of events of one game that an arena or a study counts."""

    turns: tuple[type, ...]
    """Each begins a turn."""
    built: tuple[type, ...]
    """Each puts something on the board."""
    lost: tuple[type, ...]
    """Each is a quake that destroys what was built."""
    lost_key: str
    """The key of the heading above the figures for what was lost."""
