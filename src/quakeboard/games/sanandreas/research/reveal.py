"""Which coins of San Andreas a step reveals, and which only their owner knows (ruling A14)."""

from __future__ import annotations

from quakeboard.games.sanandreas.rules.actions import MARK, ROLL, SWAP
from quakeboard.games.sanandreas.rules.board import space_of
from quakeboard.games.sanandreas.rules.pieces import CLOSED, COINS, DESTROYED, IN_HAND
from quakeboard.games.sanandreas.rules.position import Position


def reveal(position: Position, code: int) -> str:
    """Take an action, and name the coins that a quake destroys or scores, with their places before it.

    Where lost coins stay closed, a swap tells no coin: one that all know, or that is scored at once, is named
    here, with the place that it takes.
    """
    if code >= MARK:  # a pawn or a city is placed: nothing is revealed
        position.kernel.step(code)
        return ""
    places = {coin: position.city_place(coin)[1] for coin in position.city_coins()}
    known = position.kernel.pieces.known
    closed_swap = position.game.options.lost == CLOSED and SWAP <= code < ROLL
    if closed_swap:
        null = position.actor() * len(COINS)
        places[null + code - SWAP] = places[null]
    position.kernel.step(code)
    newly_known = position.kernel.pieces.known & ~known
    if closed_swap:
        newly_known |= known & 1 << (null + code - SWAP)
    return " ".join(_coin(coin, cell) for coin, cell in places.items() if newly_known >> coin & 1)


def own_secrets(position: Position, seat: int) -> str:
    """The coins that only this seat knows: in its hand, face down on the board, and lost face down."""
    hand = ",".join(str(coin) for coin in position.coins(seat, IN_HAND))
    secret = (coin for coin in position.city_coins() if not position.kernel.pieces.known >> coin & 1)
    cities = (_coin(coin, position.city_place(coin)[1]) for coin in secret if coin // len(COINS) == seat)
    lost = ",".join(map(str, closed_coins(position, seat)))
    return " ".join((f"hand {hand}", *cities, *((f"lost {lost}",) if lost else ())))


def closed_coins(position: Position, seat: int) -> list[int]:
    """The destroyed coins that only this seat knows."""
    return [
        coin
        for coin in position.coins(seat, DESTROYED)
        if not position.kernel.pieces.known >> (seat * len(COINS) + coin) & 1
    ]


def _coin(coin: int, cell: int) -> str:
    x, y = space_of(cell)
    return f"{coin % len(COINS)}@{x},{y}"
