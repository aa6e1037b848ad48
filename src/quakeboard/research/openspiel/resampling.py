"""Resamples a state of San Andreas: coins that a seat does not know are swapped.

All assignments that the seat's view allows are equally likely (`SanAndreas.sample`). The new state has the
same history, except for the coins with which others founded.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.actions import FOUND
from quakeboard.games.sanandreas.rules.pieces import COINS, IN_HAND

if TYPE_CHECKING:
    from quakeboard.research.openspiel.games import QuakeGame
    from quakeboard.research.openspiel.state import QuakeState

Swaps = dict[int, int]
"""The new coin for each coin, both as 6 * seat + value."""


def resample(game: QuakeGame, state: QuakeState, player: int, rng: Rng) -> QuakeState:
    """A state that the player cannot distinguish from this one, with a history of the same length."""
    payload = state.payload
    swaps = _find_swaps(payload.position, game.rules.sample(payload.position.view(player), rng))
    if payload.base is None:
        twin = game.new_initial_state()
    else:
        twin = game.state_at(_swap_coins(game, payload.base, swaps))
    for past in state.full_history():
        twin.apply_action(_swap_in_action(twin, past.player, past.action, swaps))
    return twin


def _find_swaps(old: Any, new: Any) -> Swaps:
    """The coins that differ between two positions, in cities and in hands."""
    found = dict(zip(old.city_coins(), new.city_coins(), strict=True))
    for seat in range(old.seats):
        hands = zip(old.coins(seat, IN_HAND), new.coins(seat, IN_HAND), strict=True)
        found |= {_number(seat, was): _number(seat, now) for was, now in hands}
    return found


def _swap_coins(game: QuakeGame, position: Any, swaps: Swaps) -> Any:
    """The position with the coins swapped."""

    def coin(seat: int, was: int) -> int:
        return swaps.get(_number(seat, was), was) % len(COINS)

    view = position.full_view()
    cities = tuple(replace(city, coin=coin(city.seat, city.coin)) for city in view.cities)
    hands = tuple(tuple(sorted(coin(seat, was) for was in hand)) for seat, hand in enumerate(view.hands))
    return game.rules.restore(replace(view, cities=cities, hands=hands))


def _swap_in_action(twin: QuakeState, player: int, action: int, swaps: Swaps) -> int:
    """The action, with its coin swapped if it founded a city."""
    if player < 0:
        return action
    space, position = twin.payload.space, twin.payload.position
    place, coin = divmod(space.code(position, action) - FOUND, len(COINS))
    if place < 0:
        return action
    swapped = swaps.get(_number(player, coin), coin) % len(COINS)
    return space.number(position, FOUND + place * len(COINS) + swapped)


def _number(seat: int, coin: int) -> int:
    return seat * len(COINS) + coin
