"""What a person can ask for at the prompt, whatever is played; each game adds requests of its own.

Reading a line gives one of these; none of it knows a position.
"""

from __future__ import annotations

from dataclasses import dataclass


class Request:
    """Something that a line asks for."""


@dataclass(frozen=True)
class Nothing(Request):
    """An empty line."""


@dataclass(frozen=True)
class Pick(Request):
    """A number of the list that was shown last."""

    label: str


@dataclass(frozen=True)
class Decline(Request):
    """Pass."""


@dataclass(frozen=True)
class Command(Request):
    """A word that does not act in the game, and what follows it."""

    word: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear(Request):
    """Anything else."""

    text: str
