"""The requests that a line at the prompt can be parsed to, in any game; each game adds its own.

A request does not depend on the position.
"""

from __future__ import annotations

from dataclasses import dataclass


class Request:
    """What a line at the prompt asks for."""


@dataclass(frozen=True)
class EmptyLine(Request):
    """An empty line."""


@dataclass(frozen=True)
class Pick(Request):
    """A number of the menu that was shown last."""

    label: str


@dataclass(frozen=True)
class Decline(Request):
    """Pass, or end a turn without another action."""


@dataclass(frozen=True)
class Command(Request):
    """A command, and the rest of the line."""

    word: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear(Request):
    """A line that is none of the other requests."""

    text: str
