"""States of San Andreas that a seat cannot tell from its own: coins that it does not know trade places.

Every way to deal them that the seat's view allows is equally likely, as for all bots (`SanAndreas.sample`).
The new state came about by the same actions, but for the coins with which others founded.
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

Trades = dict[int, int]
"""Which coin is in the place of which, both as 6 * seat + value."""


def resampled(game: QuakeGame, state: QuakeState, player: int, rng: Rng) -> QuakeState:
    """Such a state, with a history as long."""
    held = state.held
    trades = _trades(held.position, game.rules.sample(held.position.view(player), rng))
    if held.base is None:
        twin = game.new_initial_state()
    else:
        twin = game.state_at(_traded(game, held.base, trades))
    for past in state.full_history():
        twin.apply_action(_again(twin, past.player, past.action, trades))
    return twin


def _trades(old: Any, new: Any) -> Trades:
    """Which coins are where others were, in cities and in hands."""
    found = dict(zip(old.city_coins(), new.city_coins(), strict=True))
    for seat in range(old.seats):
        hands = zip(old.coins(seat, IN_HAND), new.coins(seat, IN_HAND), strict=True)
        found |= {_number(seat, was): _number(seat, now) for was, now in hands}
    return found


def _traded(game: QuakeGame, position: Any, trades: Trades) -> Any:
    """The position with the coins traded."""

    def coin(seat: int, was: int) -> int:
        return trades.get(_number(seat, was), was) % len(COINS)

    view = position.full_view()
    cities = tuple(replace(city, coin=coin(city.seat, city.coin)) for city in view.cities)
    hands = tuple(tuple(sorted(coin(seat, was) for was in hand)) for seat, hand in enumerate(view.hands))
    return game.rules.restore(replace(view, cities=cities, hands=hands))


def _again(twin: QuakeState, player: int, action: int, trades: Trades) -> int:
    """The action, with another coin if it was founded with one that is traded."""
    if player < 0:
        return action
    space, position = twin.held.space, twin.held.position
    place, coin = divmod(space.code(position, action) - FOUND, len(COINS))
    if place < 0:
        return action
    traded = trades.get(_number(player, coin), coin) % len(COINS)
    return space.number(position, FOUND + place * len(COINS) + traded)


def _number(seat: int, coin: int) -> int:
    return seat * len(COINS) + coin
