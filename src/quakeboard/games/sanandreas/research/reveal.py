"""Which coins of San Andreas a step reveals, and which only their owner knows (ruling A14)."""

from __future__ import annotations

from quakeboard.games.sanandreas.rules.actions import MARK
from quakeboard.games.sanandreas.rules.board import space_of
from quakeboard.games.sanandreas.rules.kernel.position import Position
from quakeboard.games.sanandreas.rules.pieces import COINS, IN_HAND


def reveal(position: Position, code: int) -> str:
    """Take an action, and name the coins that a quake destroys or scores, with their places before it."""
    if code >= MARK:  # a pawn or a city is placed: nothing is revealed
        position.step(code)
        return ""
    places = {coin: position.city_place(coin)[1] for coin in position.city_coins()}
    known = position.known
    position.step(code)
    newly_known = position.known & ~known
    return " ".join(_coin(coin, cell) for coin, cell in places.items() if newly_known >> coin & 1)


def own_secrets(position: Position, seat: int) -> str:
    """The coins that only this seat knows: in its hand, and face down on the board."""
    hand = ",".join(str(coin) for coin in position.coins(seat, IN_HAND))
    secret = (coin for coin in position.city_coins() if not position.known >> coin & 1)
    cities = (_coin(coin, position.city_place(coin)[1]) for coin in secret if coin // len(COINS) == seat)
    return " ".join((f"hand {hand}", *cities))


def _coin(coin: int, cell: int) -> str:
    x, y = space_of(cell)
    return f"{coin % len(COINS)}@{x},{y}"
