"""The storyteller of each game, and the question that a game asks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Protocol

from quakeboard.core.registry import spec_of
from quakeboard.language.language import Language
from quakeboard.language.people import People


class Storyteller(Protocol):
    """Tells the events at one table, in one language, to one reader."""

    people: People

    def tell(self, events: Iterable[Any]) -> list[str]:
        """The lines that are finished after one more action."""

    def flush(self) -> list[str]:
        """The lines that are still held back."""


class FieldTeller:
    """Tells events by their keys and fields, for a game that brings no storyteller.

    It hides nothing, so it must be given the events as its reader may know them.
    """

    def __init__(
        self,
        language: Language,
        names: Sequence[str],
        *,
        you: int | None = None,
        view: Any = None,
        joined: bool = True,
    ) -> None:
        self.people = People(language, names, you)

    def tell(self, events: Iterable[Any]) -> list[str]:
        return [f"{event.key}: {_fields(event)}" for event in events]

    def flush(self) -> list[str]:
        """Always empty, as no line is held back."""
        return []


def _fields(event: Any) -> str:
    if not is_dataclass(event):
        return str(event)
    return ", ".join(f"{field.name} {getattr(event, field.name)}" for field in fields(event))


def storyteller(
    key: str, language: Language, names: Sequence[str], *, view: Any, you: int | None = None
) -> Storyteller:
    """The storyteller of this game, from a position that this is a view of; `you` may be the seat that reads.

    The view names the places of the board and the pieces on it. It may be that of any seat.
    """
    spec = spec_of(key)
    make = spec.part("language.storyteller") if spec.has("language.storyteller") else FieldTeller
    teller: Storyteller = make(language, names, you=you, view=view)
    return teller


def question(key: str, language: Language, view: Any, verbs: Collection[str]) -> str:
    """What the seat that is asked has to do, by its view and the verbs of its legal actions.

    It is empty where the game brings no questions.
    """
    spec = spec_of(key)
    if not spec.has("language.question"):
        return ""
    asked: str = spec.part("language.question")(language, view, verbs)
    return asked
