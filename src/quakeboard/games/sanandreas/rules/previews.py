"""What a die would do if it came next, as far as a seat may know it: a shift holds no chance."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import Any

from quakeboard.games.sanandreas.rules.actions import Shift
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    SanAndreasEvent,
    TileSettled,
    TileShifted,
    TilesSank,
)
from quakeboard.games.sanandreas.rules.view import SanAndreasView

_OF_THE_GROUND = (TileShifted, TileSettled, CityDestroyed, TilesSank)


def foresee(position: Any, view: SanAndreasView, pawn: str) -> list[SanAndreasEvent]:
    """What the ground would do, and which cities would fall. What is counted then is not told."""
    events = takewhile(lambda event: isinstance(event, _OF_THE_GROUND), position.copy().apply(Shift(pawn)))
    return [_as_known(event, view) for event in events]


def _as_known(event: SanAndreasEvent, view: SanAndreasView) -> SanAndreasEvent:
    """Without a coin that this view does not show: only a city that has fallen shows it (ruling A14)."""
    if not isinstance(event, CityDestroyed):
        return event
    seen = {(city.seat, city.coin) for city in view.cities}
    return event if (event.seat, event.coin) in seen else replace(event, coin=None)
