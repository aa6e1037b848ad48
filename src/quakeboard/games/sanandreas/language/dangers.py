"""The forecast of San Andreas in words: how likely each city is to be lost."""

from __future__ import annotations

from quakeboard.games.sanandreas.rules import places
from quakeboard.games.sanandreas.rules.view import SanAndreasView
from quakeboard.language.forecast import Danger, DangerWords, percent
from quakeboard.language.people import People


def _city(people: People, view: SanAndreasView, danger: Danger) -> str:
    assert danger.seat is not None, "every city has an owner"
    language = people.language
    x, y = danger.at.split(",")
    average, worst = danger.odds["average"], danger.odds["worst"]
    key = "forecast-city-alike" if average == worst else "forecast-city"
    if view.dice is not None:  # the dice lie there: only their order is open
        key = "forecast-city-now"
    return language.sentence(
        key,
        at=places.name((int(x), int(y))),
        average=percent(language, average),
        worst=percent(language, worst),
        **people.who(danger.seat),
    )


def _rank_city(danger: Danger) -> tuple[float, float]:
    return -danger.odds["average"].p, -danger.odds["worst"].p


WORDS = DangerWords(
    _city, _rank_city, nothing="forecast-san-andreas-nothing", safe="forecast-san-andreas-safe"
)
