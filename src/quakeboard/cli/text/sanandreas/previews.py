"""What a die would do if it came next: tried on a copy that holds nothing but what the reader may know."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Any

from quakeboard.cli.text.speech import Speech
from quakeboard.language import sanandreas_quake
from quakeboard.rules.game import Game
from quakeboard.rules.sanandreas.actions import Shift
from quakeboard.rules.sanandreas.events import (
    CityDestroyed,
    SanAndreasEvent,
    TileSettled,
    TileShifted,
    TilesSank,
)
from quakeboard.rules.sanandreas.view import SanAndreasView

_UNKNOWN: Any = "?"
_OF_THE_GROUND = (TileShifted, TileSettled, CityDestroyed, TilesSank)


def preview(
    speech: Speech, game: Game, view: SanAndreasView, pawn: str, *, closely: bool = False
) -> list[str]:
    """The sentences of a shift that could be chosen now; `closely` tells also which tiles rise or fall."""
    position = game.restore(view)
    events = takewhile(lambda event: isinstance(event, _OF_THE_GROUND), position.apply(Shift(pawn)))
    told = [_as_known(event, view) for event in events if closely or _matters(event)]
    return sanandreas_quake.quake(speech.people, told)


def _matters(event: SanAndreasEvent) -> bool:
    return not isinstance(event, TileSettled) or event.leans_otherwise


def _as_known(event: SanAndreasEvent, view: SanAndreasView) -> SanAndreasEvent:
    """The coins of others were dealt somehow for the trial: they are not told (ruling A14)."""
    if not isinstance(event, CityDestroyed):
        return event
    seen = {(city.seat, city.coin) for city in view.cities}
    return event if (event.seat, event.coin) in seen else replace(event, coin=_UNKNOWN)
