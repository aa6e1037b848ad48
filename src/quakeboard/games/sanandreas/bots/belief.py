"""What a San Andreas bot believes of the coins that it cannot see: that others found their best cities first.

A larger coin scores more wherever it scores at all, so whoever has the choice mostly takes the largest. The
greedy bot always does, a search at its best in about three of four cases. The null, which can score only as a
coin that was destroyed, waits until the large ones are gone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.rules.pieces import NULL
from quakeboard.games.sanandreas.rules.view import City, SanAndreasView

LIKELIER = 3
"""A coin is so many times as likely to have been founded with as the one that is smaller by one;"""
NULL_AS = 2
"""the null as likely as this coin."""


def believe(game: Any, view: SanAndreasView, rng: Rng) -> Any:
    """A position that agrees with the view, its hidden coins dealt as their owners may well have laid them.

    While swaps are asked for, who was not asked tells something of nulls, which the rules' own deal heeds.
    """
    if view.phase == "swap":
        return game.sample(view, rng)
    left = [list(coins) for coins in view.unknown]
    cities = tuple(_seen(city, left[city.seat], rng) for city in view.cities)
    pairs = zip(view.hands, left, strict=True)
    hands = tuple(tuple(coins) if hand is None else hand for hand, coins in pairs)
    return game.restore(replace(view, cities=cities, hands=hands, unknown=((),) * view.seats))


def _seen(city: City, coins: list[int], rng: Rng) -> City:
    """The city with its coin, taken from those that its owner may have had when it was founded."""
    if city.coin is not None:
        return city
    coin = coins.pop(_drawn([LIKELIER ** (NULL_AS if coin == NULL else coin) for coin in coins], rng))
    return replace(city, coin=coin)


def _drawn(weights: Sequence[int], rng: Rng) -> int:
    """Which one chance takes, if they are so likely."""
    rest = rng.below(sum(weights))
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    raise AssertionError("the weights add up to more than was drawn")
