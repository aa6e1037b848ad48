"""Dealing the coins that a view does not show, as that view allows.

Every way to spread a seat's unknown coins over its hand, its face-down cities and what it lost face down is
equally likely, but for one thing that all can see: while swaps are asked for (ruling A13), a seat that has a
destroyed coin and was not asked when its turn came has no null city.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quakeboard.games.sanandreas.rules.pieces import NULL

if TYPE_CHECKING:
    from quakeboard.core.kernel.rng import Rng
    from quakeboard.games.sanandreas.rules.view import SanAndreasView


def complete(view: SanAndreasView, rng: Rng | None) -> tuple[list[list[int]], list[int], list[list[int]]]:
    """The hand of each seat, the coin of each city, and what each seat lost face down: those of the view, the
    others dealt.

    Without a generator the cities get the largest coins that are left, in order.
    """
    hands: list[list[int]] = []
    lost: list[list[int]] = []
    dealt: dict[int, list[int]] = {}
    for seat, hand in enumerate(view.hands):
        off_board = view.hand_sizes[seat] + len(view.lost[seat])
        coins = [*hand, *_seen(view.lost[seat])] if hand is not None else _unknown_coins(view, seat, rng)
        hands.append(sorted(coins[: view.hand_sizes[seat]]))
        lost.append(coins[view.hand_sizes[seat] : off_board])
        dealt[seat] = coins[off_board:]
    cities = [dealt[city.seat].pop() if city.coin is None else city.coin for city in view.cities]
    return hands, cities, lost


def _seen(coins: Sequence[int | None]) -> list[int]:
    return [coin for coin in coins if coin is not None]


def _unknown_coins(view: SanAndreasView, seat: int, rng: Rng | None) -> list[int]:
    """The seat's unknown coins: first those in hand, then those lost face down, then those on the board."""
    coins = list(view.unknown[seat])
    kept = 1 if _has_no_null_city(view, seat, coins) else 0  # the null stands first: it stays off the board
    if rng is not None:
        _shuffle(coins, kept, rng)
        if kept and view.lost[seat]:
            place = rng.below(view.hand_sizes[seat] + len(view.lost[seat]))
            coins[0], coins[place] = coins[place], coins[0]
    return coins


def _has_no_null_city(view: SanAndreasView, seat: int, coins: Sequence[int]) -> bool:
    """Whether the seat was passed over when swaps were asked for, although it could have swapped a null."""
    if view.phase != "swap" or NULL not in coins or not (view.destroyed[seat] or view.lost[seat]):
        return False
    return (seat - view.turn) % view.seats < (view.actor - view.turn) % view.seats


def _shuffle(coins: list[int], first: int, rng: Rng) -> None:
    """Put the coins from this place on into random order."""
    for i in range(len(coins) - 1, first, -1):
        j = first + rng.below(i - first + 1)
        coins[i], coins[j] = coins[j], coins[i]
