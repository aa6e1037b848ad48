"""Deals the coins that a bot cannot see, by the belief that others found cities with their best coins first.

A larger coin scores more wherever it scores at all, so players mostly choose the largest. The
greedy bot always does, a search at its best in about three of four cases. The null, which can score only as a
coin that was destroyed, waits until the large ones are gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.pieces import NULL
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.view import City, SanAndreasView

RATIO_PER_POINT = 3
"""How many times as likely a coin is to have been used for a city as the coin that is smaller by one."""
NULL_RANK = 2
"""The null is as likely to have been used as the coin of this value."""


def deal_by_belief(game: SanAndreas, view: SanAndreasView, rng: Rng) -> Position:
    """A position that agrees with the view, with the hidden coins dealt by their likelihood.

    During swaps, the seats that were not asked have no null city: `secrets.deal` accounts for that.
    """
    if view.phase == "swap":
        return game.secrets.deal(view, rng)
    left = [list(coins) for coins in view.unknown]
    # What was lost face down was founded before what stands face down now.
    lost = tuple(
        tuple(_used(coins, rng) if coin is None else coin for coin in closed)
        for closed, coins in zip(view.lost, left, strict=True)
    )
    cities = tuple(_with_coin(city, left[city.seat], rng) for city in view.cities)
    pairs = zip(view.hands, left, strict=True)
    hands = tuple(tuple(coins) if hand is None else hand for hand, coins in pairs)
    return game.restore(replace(view, cities=cities, hands=hands, lost=lost, unknown=((),) * view.seats))


def _with_coin(city: City, coins: list[int], rng: Rng) -> City:
    """The city with its coin, taken from those that its owner may have had when it was founded."""
    return city if city.coin is not None else replace(city, coin=_used(coins, rng))


def _used(coins: list[int], rng: Rng) -> int:
    """A coin with which a city was founded, taken from those that its owner may have had then."""
    return coins.pop(
        _weighted_index([RATIO_PER_POINT ** (NULL_RANK if coin == NULL else coin) for coin in coins], rng)
    )


def _weighted_index(weights: Sequence[int], rng: Rng) -> int:
    """A random index, as likely as its weight."""
    rest = rng.below(sum(weights))
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    raise AssertionError("the weights add up to more than was drawn")
