"""Hidden coins are dealt by the belief that others use large coins first, and agree with the view."""

from collections import Counter
from typing import Any

from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.bots.belief import RATIO_PER_POINT, deal_by_belief
from quakeboard.games.sanandreas.rules.actions import FOUND
from quakeboard.games.sanandreas.rules.view import make_view

GAME: Any = make_game("san-andreas", {"first": 0})


def after(*texts: str) -> Any:
    position = GAME.start(3)
    for text in texts:
        position.apply(GAME.read(text))
    return position


def dealt_coins(position: Any, seat: int, deals: int) -> list[tuple[int | None, ...]]:
    """The coins of all cities in so many deals from what this seat sees."""
    view, rng = position.view(seat), Rng("belief")
    found = []
    for _ in range(deals):
        dealt = deal_by_belief(GAME, view, rng)
        assert dealt.view(seat) == view
        found.append(tuple(city.coin for city in make_view(dealt, None, everything=True).cities))
    return found


def test_the_largest_coin_is_the_likeliest_and_none_is_ruled_out() -> None:
    position = after("found 1,12 3", "found 2,9 2", "found 4,6 1")
    coins = Counter(cities[1] for cities in dealt_coins(position, 0, 1500))
    assert set(coins) == {0, 1, 2, 3, 4, 5}
    for smaller, larger in ((3, 4), (4, 5)):
        assert RATIO_PER_POINT * 0.7 < coins[larger] / coins[smaller] < RATIO_PER_POINT * 1.4
    assert coins[1] < coins[0] < coins[3]


def test_the_own_coins_are_known() -> None:
    position = after("found 1,12 3", "found 2,9 2", "found 4,6 1")
    assert {cities[0] for cities in dealt_coins(position, 0, 50)} == {3}
    assert {cities[1] for cities in dealt_coins(position, 1, 50)} == {2}


def test_a_coin_is_in_one_place_only() -> None:
    position = after("found 1,12 3", "found 2,9 2", "found 4,6 1")
    while len(position.view(None).cities) < 8:
        position.step(next(code for code in position.codes() if code >= FOUND))
    owners = [city.seat for city in position.view(None).cities]
    for cities in dealt_coins(position, 0, 100):
        assert len(set(zip(owners, cities, strict=True))) == len(cities)
