"""The kinds of events that statistics of games count."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CountedEvents:
    """The kinds of events of one game that an arena or a study counts."""

    turns: tuple[type, ...]
    """Events that begin a turn."""
    built: tuple[type, ...]
    """Events that put something on the board."""
    lost: tuple[type, ...]
    """Events in which a quake destroys something built."""
    lost_key: str
    """The key of the heading for the share that was lost."""
