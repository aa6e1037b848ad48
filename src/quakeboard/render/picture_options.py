"""What a picture can be asked for: what all games know, and what a game adds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from quakeboard.render.svg.palette import Theme

Given = bool | int | str | None
"""The value of an option; None or False where it was not given."""


@dataclass(frozen=True, slots=True)
class PictureOption:
    """An option of one game, from which a command line makes its own."""

    name: str
    kind: Literal["flag", "number", "text"]
    help: str
    choices: tuple[str, ...] = ()
    """All that a text may be; empty if it may be anything."""
    metavar: str | None = None
    """What stands for the value in a command's help."""


@dataclass(frozen=True, slots=True)
class PictureOptions:
    """The options that a game adds."""

    own: tuple[PictureOption, ...] = ()
    exclusive: tuple[tuple[str, str], ...] = ()
    """Pairs that exclude each other, of names, or of names with values: `view relief`."""


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """How a picture is wanted."""

    theme: Theme = "light"
    panel: bool = False
    legal: bool = False
    title: str | None = None
    seed: str = ""
    """The seed of the landscape, the same for the same game."""
    own: Mapping[str, Given] = field(default_factory=dict)
    """The values of the options that the game adds."""

    def number(self, name: str) -> int | None:
        """The value of an option that is a number, if it was given."""
        value = self.own.get(name)
        return value if isinstance(value, int) else None

    def text(self, name: str) -> str | None:
        """The value of an option that is a text, if it was given."""
        value = self.own.get(name)
        return value if isinstance(value, str) else None
