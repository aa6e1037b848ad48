"""Previews of shifts, which leave nothing to chance, as far as a seat may know them."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING

from quakeboard.games.sanandreas.rules.actions import Shift
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    SanAndreasEvent,
    TileSettled,
    TileShifted,
    TilesSank,
)
from quakeboard.games.sanandreas.rules.view import SanAndreasView

if TYPE_CHECKING:
    from quakeboard.games.sanandreas.rules.position import Position

_GROUND_EVENTS = (TileShifted, TileSettled, CityDestroyed, TilesSank)


def preview_shift(position: Position, view: SanAndreasView, pawn: str) -> list[SanAndreasEvent]:
    """What the ground would do if this pawn's die came next, and which cities would fall, but no scores."""
    events = takewhile(lambda event: isinstance(event, _GROUND_EVENTS), position.copy().apply(Shift(pawn)))
    return [_without_hidden_coin(event, view) for event in events]


def _without_hidden_coin(event: SanAndreasEvent, view: SanAndreasView) -> SanAndreasEvent:
    """Without a coin that this view does not show: only a city that has fallen shows it (ruling A14)."""
    if not isinstance(event, CityDestroyed):
        return event
    seen = {(city.seat, city.coin) for city in view.cities}
    return event if (event.seat, event.coin) in seen else replace(event, coin=None)
