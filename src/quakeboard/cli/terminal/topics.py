"""The topics of `rules`, a short version of the rules; their texts are in the `.ftl` files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Topics:
    """The topics of a game's rules, by their English names."""

    prefix: str
    """The prefix of every key; the rest of a key is the topic's name."""
    keys: tuple[str, ...]
    """The keys in reading order, the aim of the game first."""
    synonyms: Mapping[str, str]
    """Other words for topics."""

    @property
    def names(self) -> list[str]:
        return [key.removeprefix(self.prefix) for key in self.keys]

    def find(self, text: str) -> str | None:
        """The key of a topic by its name, the beginning of its name or a synonym, in any case."""
        wanted = "-".join(text.lower().replace("'", "").replace("’", "").split())
        names = self.names
        matches = [name for name in names if name.startswith(wanted)] if wanted else []
        name = wanted if wanted in names else matches[0] if matches else self.synonyms.get(wanted)
        return None if name is None else self.prefix + name
