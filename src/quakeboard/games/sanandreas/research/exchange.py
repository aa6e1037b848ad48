"""Coins of San Andreas that trade places: the past that leads to another deal of what a seat cannot know."""

from __future__ import annotations

from dataclasses import replace

from quakeboard.games.sanandreas.research.reveal import closed_coins
from quakeboard.games.sanandreas.rules.actions import FOUND, ROLL, SWAP
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.pieces import COINS, IN_HAND
from quakeboard.games.sanandreas.rules.position import Position


class CoinExchange:
    """Which coin each coin was instead, so that a position becomes another one that was dealt."""

    def __init__(self, game: SanAndreas, position: Position, dealt: Position) -> None:
        """Both positions look the same but for coins in cities and in hands, and lost face down."""
        self._game = game
        self._new = dict(zip(position.city_coins(), dealt.city_coins(), strict=True))
        for seat in range(position.seats):
            hands = zip(position.coins(seat, IN_HAND), dealt.coins(seat, IN_HAND), strict=True)
            lost = zip(closed_coins(position, seat), closed_coins(dealt, seat), strict=True)
            self._new |= {_number(seat, was): _number(seat, now) for was, now in (*hands, *lost)}

    def position(self, position: Position) -> Position:
        """An earlier position with the coins exchanged."""
        view = self._game.secrets.full_view(position)
        cities = tuple(
            replace(city, coin=None if city.coin is None else self._coin(city.seat, city.coin))
            for city in view.cities
        )
        hands = tuple(
            tuple(sorted(self._coin(seat, was) for was in hand or ())) for seat, hand in enumerate(view.hands)
        )
        lost = tuple(
            tuple(self._coin(seat, was) for was in coins if was is not None)
            for seat, coins in enumerate(view.lost)
        )
        return self._game.restore(replace(view, cities=cities, hands=hands, lost=lost))

    def code(self, actor: int, code: int) -> int:
        """An earlier action, with its coin exchanged if it founded a city or took back a coin."""
        if SWAP <= code < ROLL:
            return SWAP + self._coin(actor, code - SWAP)
        place, coin = divmod(code - FOUND, len(COINS))
        return code if place < 0 else FOUND + place * len(COINS) + self._coin(actor, coin)

    def _coin(self, seat: int, was: int) -> int:
        return self._new.get(_number(seat, was), was) % len(COINS)


def _number(seat: int, coin: int) -> int:
    """A coin of all seats, as positions number them."""
    return seat * len(COINS) + coin
