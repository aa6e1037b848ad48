"""The rules in short, topic by topic. The sentences stand in `.ftl` files; a topic is named in English."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Topics:
    """What the rules of a game can be asked about."""

    prefix: str
    """What every key begins with; the rest of it is the topic's name."""
    keys: tuple[str, ...]
    """In the order in which one reads them, the aim of the game first."""
    other_words: Mapping[str, str]
    """What else somebody might type."""

    @property
    def names(self) -> list[str]:
        return [key.removeprefix(self.prefix) for key in self.keys]

    def find(self, said: str) -> str | None:
        """The key of the topic that is meant: its name, or how a name begins, in any case."""
        wish = "-".join(said.lower().replace("'", "").replace("’", "").split())
        names = self.names
        alike = [name for name in names if name.startswith(wish)] if wish else []
        name = wish if wish in names else alike[0] if alike else self.other_words.get(wish)
        return None if name is None else self.prefix + name
