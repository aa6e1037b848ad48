"""The messages of the terminal game in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from quakeboard.core.errors import QuakeboardError
from quakeboard.language import lists
from quakeboard.language.people import People


class Messages:
    """Texts in one reader's language, with the names of the people at the table."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.language = people.language

    def text(self, key: str, **params: object) -> str:
        return self.language.sentence(key, **params)

    def refusal(self, error: QuakeboardError) -> str:
        """Why something is refused, with the ruling."""
        return self.text("play-ruling", sentence=self.language.refusal(error), ruling=error.ruling)

    def with_commas(self, items: Sequence[str]) -> str:
        return lists.with_commas(self.language, items)

    def with_and(self, items: Sequence[str]) -> str:
        return lists.with_and(self.language, items)

    def sentences(self, items: Sequence[str]) -> str:
        return lists.sentences(self.language, items) if items else ""
