"""Forecasts in sentences: what quakes may take and how likely, the greatest danger first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Generic, Protocol

from quakeboard.core.game import V, View
from quakeboard.core.registry import spec_of
from quakeboard.language.language import Language
from quakeboard.language.people import People

LONGEST = 12
"""The largest number of dangers that are listed, unless all are wanted."""


class Odds(Protocol):
    """A probability with its error, which is 0 where it is exact."""

    @property
    def p(self) -> float: ...

    @property
    def error(self) -> float: ...

    @property
    def percent(self) -> int: ...


class Danger(Protocol):
    """The probabilities that something on the board is destroyed."""

    @property
    def at(self) -> str: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def odds(self) -> Mapping[str, Odds]: ...


@dataclass(frozen=True, slots=True)
class DangerWords(Generic[V]):
    """How the dangers of one game are put into words."""

    line: Callable[[People, V, Danger], str]
    """Makes the sentence for one danger of a view."""
    rank: Callable[[Danger], tuple[float, float]]
    """The sort key of dangers; the smallest comes first."""
    nothing: str
    """The key of the sentence for an empty board."""
    safe: str
    """The key of the sentence for everything that no quake can take."""


def foretell(key: str, people: People, view: View, dangers: Sequence[Danger], *, whole: bool) -> list[str]:
    """The forecast for a view of the game with this key, line by line: the greatest dangers, or all."""
    words, say = _words(key), people.language.sentence
    if not dangers:
        return [say(words.nothing)]
    found = sorted((danger for danger in dangers if _is_threatened(danger)), key=words.rank)
    told = found if whole else found[:LONGEST]
    lines = [words.line(people, view, danger) for danger in told]
    if len(told) < len(found):
        lines.append(say("forecast-more", count=len(found) - len(told)))
    if len(found) < len(dangers):
        lines.append(say(words.safe, count=len(dangers) - len(found), others=len(found)))
    return lines


def _words(key: str) -> DangerWords[View]:
    words: DangerWords[View] = spec_of(key).part("language.dangers")
    return words


def percent(language: Language, odds: Odds) -> str:
    """A probability; if it is not exact, with its error."""
    if odds.error:
        return language.sentence("forecast-about", percent=odds.percent, error=ceil(100 * odds.error))
    return language.sentence("forecast-percent", percent=odds.percent)


def _is_threatened(danger: Danger) -> bool:
    return any(odds.p > 0.0 or odds.error > 0.0 for odds in danger.odds.values())
