"""Which game is told and asked how: the one place that knows it for all clients."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from quakeboard.games.sanandreas.language import questions as sanandreas_asking
from quakeboard.games.sanandreas.language import storyteller as sanandreas_story
from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.language import questions as seismic_asking
from quakeboard.games.seismic.language import storyteller as seismic_story
from quakeboard.games.seismic.rules.game import KEY as SEISMIC
from quakeboard.language.language import Language


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
