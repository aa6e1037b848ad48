"""Which game is told and asked how: the one place that knows it for all clients."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from quakeboard.language import sanandreas_asking, sanandreas_story, seismic_asking, seismic_story
from quakeboard.language.language import Language
from quakeboard.rules.sanandreas.game import KEY as SAN_ANDREAS
from quakeboard.rules.seismic.game import KEY as SEISMIC


@dataclass(frozen=True, slots=True)
class Telling:
    """How one game is put into words."""

    storyteller: Callable[..., Any]
    """Made for a language, the players' names, and perhaps `you`."""
    ask: Callable[[Language, Any, Collection[str]], str]
    """What the seat that is asked has to do, by its view and the first words of what is legal."""


def _ask_seismic(language: Language, view: Any, words: Collection[str]) -> str:
    return seismic_asking.ask(language, view, second_tile="lay" in words)


def _ask_san_andreas(language: Language, view: Any, words: Collection[str]) -> str:
    return sanandreas_asking.ask(language, view, found="found" in words, mark="mark" in words)


TELLINGS = {
    SEISMIC: Telling(seismic_story.Storyteller, _ask_seismic),
    SAN_ANDREAS: Telling(sanandreas_story.Storyteller, _ask_san_andreas),
}
