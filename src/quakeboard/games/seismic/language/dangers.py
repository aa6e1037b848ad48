"""The forecast of Seismic in words: how likely each tile is to be lost."""

from __future__ import annotations

from quakeboard.games.seismic.language.speech import Speech
from quakeboard.games.seismic.rules.view import SeismicView
from quakeboard.language.forecast import Danger, DangerWords, percent
from quakeboard.language.people import People


def _tile(people: People, view: SeismicView, danger: Danger) -> str:
    language = people.language
    q, r = danger.at.split(",")
    params = {
        "at": Speech.about(people, view).place((int(q), int(r))),
        "reader": "one" if view.seat is None else "you",
        "turn": people.name(view.turn),
        "soon": percent(language, danger.odds["soon"]),
        "end": percent(language, danger.odds["end"]),
    }
    if danger.seat is None:
        return language.sentence("forecast-tile", **params)
    return language.sentence("forecast-tile-crew", **params, **people.who(danger.seat))


def _rank_tile(danger: Danger) -> tuple[float, float]:
    return -danger.odds["soon"].p, -danger.odds["end"].p


WORDS = DangerWords(_tile, _rank_tile, nothing="forecast-seismic-nothing", safe="forecast-seismic-safe")
