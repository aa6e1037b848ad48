"""The storyteller of each game, and the question that a game asks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from quakeboard.core.registry import spec_of
from quakeboard.language.language import Language


def storyteller(key: str, language: Language, names: Sequence[str], **reader: Any) -> Any:
    """The storyteller of this game; `you` may be the seat that reads."""
    return spec_of(key).part("language.storyteller")(language, names, **reader)


def question(key: str, language: Language, view: Any, verbs: Collection[str]) -> str:
    """What the seat that is asked has to do, by its view and the verbs of its legal actions."""
    asked: str = spec_of(key).part("language.question")(language, view, verbs)
    return asked
