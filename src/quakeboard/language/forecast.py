"""Forecasts in sentences: what quakes may take and how likely, the greatest danger first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from quakeboard.games.sanandreas.rules.game import KEY as SAN_ANDREAS
from quakeboard.games.seismic.rules.game import KEY as SEISMIC
from quakeboard.language.language import Language
from quakeboard.language.people import People

LONGEST = 12
"""So many dangers are told unless all are wanted."""


@dataclass(frozen=True, slots=True)
class Telling:
    """How the dangers of one game are put into words."""

    line: Callable[[People, Any, Any], str]
    """One danger, of a view."""
    rank: Callable[[Any], tuple[float, float]]
    """What is told first has the least."""
    nothing: str
    """The key of what is said if there is nothing on the board,"""
    safe: str
    """and of what is said of everything that no quake can take."""


def foretell(key: str, people: People, view: Any, dangers: Sequence[Any], *, whole: bool) -> list[str]:
    """The forecast for a view of the game with this key, line by line: the greatest dangers, or all."""
    telling, say = _TELLINGS[key], people.language.sentence
    if not dangers:
        return [say(telling.nothing)]
    found = sorted((danger for danger in dangers if _is_threatened(danger)), key=telling.rank)
    told = found if whole else found[:LONGEST]
    lines = [telling.line(people, view, danger) for danger in told]
    if len(told) < len(found):
        lines.append(say("forecast-more", count=len(found) - len(told)))
    if len(found) < len(dangers):
        lines.append(say(telling.safe, count=len(dangers) - len(found), others=len(found)))
    return lines


def percent(language: Language, odds: Any) -> str:
    """A probability; if it is not exact, with its error."""
    if odds.error:
        return language.sentence("forecast-about", percent=odds.percent, error=ceil(100 * odds.error))
    return language.sentence("forecast-percent", percent=odds.percent)


def _is_threatened(danger: Any) -> bool:
    return any(odds.p > 0.0 or odds.error > 0.0 for odds in danger.odds.values())


def _tile(people: People, view: Any, danger: Any) -> str:
    language = people.language
    params = {
        "at": danger.at,
        "reader": "one" if view.seat is None else "you",
        "turn": people.name(view.turn),
        "soon": percent(language, danger.odds["soon"]),
        "end": percent(language, danger.odds["end"]),
    }
    if danger.seat is None:
        return language.sentence("forecast-tile", **params)
    return language.sentence("forecast-tile-crew", **params, **people.who(danger.seat))


def _rank_tile(danger: Any) -> tuple[float, float]:
    return -danger.odds["soon"].p, -danger.odds["end"].p


def _city(people: People, view: Any, danger: Any) -> str:
    language = people.language
    average, worst = danger.odds["average"], danger.odds["worst"]
    key = "forecast-city-alike" if average == worst else "forecast-city"
    if view.dice is not None:  # the dice lie there: only their order is open
        key = "forecast-city-now"
    return language.sentence(
        key,
        at=danger.at,
        average=percent(language, average),
        worst=percent(language, worst),
        **people.who(danger.seat),
    )


def _rank_city(danger: Any) -> tuple[float, float]:
    return -danger.odds["average"].p, -danger.odds["worst"].p


_TELLINGS = {
    SEISMIC: Telling(_tile, _rank_tile, "forecast-seismic-nothing", "forecast-seismic-safe"),
    SAN_ANDREAS: Telling(_city, _rank_city, "forecast-san-andreas-nothing", "forecast-san-andreas-safe"),
}
