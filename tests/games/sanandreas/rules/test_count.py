"""The count after a quake and the end: rulings A13 to A15, where a hasty reader would slip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quakeboard.games.sanandreas.rules.events import CityScored, GameEnds, TurnPassed
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.position import Position
from quakeboard.games.sanandreas.rules.scoring import winners

from .boards import lay

Start = Callable[..., Position]
Board = Callable[[str], Position]

FOUR_ON_TILE_1 = ("mark 3,15 S", "mark 3,16 M", "mark 4,15 C", "mark 4,16 A", "roll 0 0 0 2")
"""A quake that does nothing but push tile 1 under land."""


def scored(events: list[Any]) -> list[tuple[int, str | None, int]]:
    """Of each city its coin, the side of the coast that counts, and its points."""
    scores = [event.score for event in events if isinstance(event, CityScored)]
    return [(score.coin, score.coast and score.coast.side, score.points) for score in scores]


# ------------------------------------------------------------------ A13: the way to the coast

WAYS = {
    "on the coast": ("14 at 7,7", "7,7 5", (5, "S", 5)),
    "over tiles on land to the ocean": ("5 at 5,13\n8 at 7,13 over land", "8,13 5", (5, "W", 2)),
    "a gap between tiles is ocean": ("14 at 7,7\n16 at 5,5\n17 at 8,5", "8,6 4", (4, "W", 4)),
    "no coast beyond land that shows": ("8 at 8,13 over land", "8,13 5", (5, None, 0)),
    "no coast beyond the northern border": ("0 at 1,18 over land", "1,18 5", (5, None, 0)),
    "the shorter of two ways": ("13 at 5,7\n14 at 7,7\n11 at 5,9\n16 at 5,5", "8,8 3", (3, "S", 2)),
}


@pytest.mark.parametrize("name", WAYS)
def test_a13_the_way_to_the_coast(name: str, board: Board, play: Any) -> None:
    drawn, city, expected = WAYS[name]
    position = board("1 at 3,15\n" + drawn)
    assert scored(play(position, f"found {city}", *FOUR_ON_TILE_1)) == [expected]
    assert position.scores()[0] == expected[2]


@pytest.mark.parametrize(("coin", "points"), [(5, 2), (4, 1), (3, 0), (2, 0), (0, 0)])
def test_a13_a_city_never_costs_points(coin: int, points: int, board: Board, play: Any) -> None:
    """Three spaces lie between the city and the ocean in the west; land lies on the other sides."""
    position = board("1 at 3,15\n5 at 5,13\n8 at 7,13 over land")
    assert scored(play(position, f"found 8,13 {coin}", *FOUR_ON_TILE_1)) == [(coin, "W", points)]
    assert position.scores() == (points, 0, 0, 0)


def test_a13_a_city_scores_again_after_each_quake(board: Board, play: Any) -> None:
    position = board("1 at 3,15\n14 at 7,7")
    play(position, "found 7,7 5", *FOUR_ON_TILE_1)
    play(position, "mark 7,8 A", "roll 0 0 0 2")
    assert position.scores() == (10, 0, 0, 0)


# ------------------------------------------------------------------ A13, A14: swaps


def asked_to_swap(start: Start, play: Any) -> Position:
    """Seat 0 has lost its 5 and its 3, and its null city stands at 9,1."""
    position = start(3)
    play(
        position, "found 1,13 5", "found 5,15 1", "found 5,13 1", "found 9,1 0", "mark 1,15 S", "mark 1,16 M"
    )
    play(position, "found 2,14 3", "mark 1,12 C", "mark 2,13 A", "roll 0 0 0 1")
    assert (position.phase_name(), position.actor()) == ("swap", 0)
    return position


def test_a14_who_is_asked_to_swap_has_turned_the_null_face_up(start: Start, play: Any) -> None:
    position = asked_to_swap(start, play)
    for seat in (None, 1, 2):
        null = next(city for city in position.view(seat).cities if city.at == (9, 1))
        assert (null.coin, null.known) == (0, True)
        others = [city for city in position.view(seat).cities if city.seat not in (0, seat)]
        assert all(city.coin is None for city in others)  # nothing else has been scored yet


def test_a14_a_coin_that_was_taken_back_is_known_before_it_is_scored(start: Start, play: Any) -> None:
    """Seats 0 and 1 have each lost a coin on tile 3 and kept a null city; seat 0 swaps, seat 1 is asked."""
    position = start(3)
    play(position, "found 1,13 5", "found 2,14 4", "found 5,15 3", "found 9,1 0", "found 9,3 0")
    play(position, "found 5,13 2", "mark 1,15 S", "mark 1,16 M", "mark 1,12 C", "mark 2,13 A", "roll 0 0 0 1")
    play(position, "swap 5")
    assert (position.phase_name(), position.actor()) == ("swap", 1)
    seen = [(city.at, city.coin) for city in position.view(None).cities]
    assert seen == [((5, 15), None), ((9, 1), 5), ((9, 3), 0), ((5, 13), None)]


def test_a13_an_ace_is_worth_asking_for(start: Start, play: Any) -> None:
    position = start(3)
    play(
        position, "found 1,13 1", "found 5,15 1", "found 5,13 1", "found 9,1 0", "mark 1,15 S", "mark 1,16 M"
    )
    play(position, "found 6,9 3", "mark 1,12 C", "mark 2,13 A", "roll 0 0 0 1")
    assert [str(action) for action in position.legal()] == ["swap 1", "pass"]


def test_a13_a_swap_declined_leaves_the_coins_where_they_are(start: Start, play: Any) -> None:
    position = asked_to_swap(start, play)
    assert (0, "W", 0) in scored(play(position, "pass"))
    assert position.full_view().destroyed[0] == (3, 5)


def test_a13_a_swap_is_asked_again_after_the_next_quake(start: Start, play: Any) -> None:
    position = asked_to_swap(start, play)
    play(position, "pass", *["mark 8,2 A", "roll 0 0 0 3"])
    assert (position.phase_name(), position.actor()) == ("swap", 0)


def test_a13_the_swapped_coin_stands_where_the_null_stood(start: Start, play: Any) -> None:
    position = asked_to_swap(start, play)
    before = [(city.seat, city.at) for city in position.full_view().cities]
    play(position, "swap 3")
    view = position.full_view()
    assert [(city.seat, city.at) for city in view.cities] == before
    assert view.destroyed[0] == (0, 5)
    assert view.hands[0] == (1, 2, 4)


# ------------------------------------------------------------------ A15: the end


@pytest.mark.parametrize(
    ("scores", "winning"), [((3, 9, 4), (1,)), ((7, 2, 7, 7), (0, 2, 3)), ((0, 0, 0), (0, 1, 2))]
)
def test_a15_equal_scores_share_the_win(scores: tuple[int, ...], winning: tuple[int, ...]) -> None:
    assert winners(scores) == winning


def test_a15_the_seat_after_the_one_who_set_off_the_quake_goes_on(board: Board, play: Any) -> None:
    position = board("1 at 3,15\n14 at 7,7")
    play(position, "found 7,7 5", *FOUR_ON_TILE_1)  # marked by the seats 1, 2, 3 and 0
    assert (position.actor(), position.phase_name()) == (1, "turn")


def test_a15_a_seat_that_acts_again_puts_the_standstill_off(play: Any) -> None:
    """Seat 0 has no coin left, and only tile 1, which is full, is coastal: it passes while others found.

    Two cities fit on each tile that lies alone on land.
    """
    position = SanAndreas.from_json({"first": 0}).start(3)
    lone = [(x, y) for x in (6, 9, 12, 15) for y in (18, 21)]
    drawn = [f"{tile} at {x},{y} over land" for tile, (x, y) in enumerate(lone, start=2)]
    lay(position, "\n".join(["1 at 3,15", *drawn]))
    free = iter([f"{x + i},{y + i}" for x, y in lone for i in (0, 1)])
    play(position, "found 3,15 0", "mark 3,16 S", "mark 4,15 M")
    play(position, f"found {next(free)} 1", "mark 4,16 C", f"found {next(free)} 0")
    for coin in (2, 3, 4, 5):
        play(position, *(f"found {next(free)} {coin - taken}" for taken in (0, 1, 1)))
    assert isinstance(play(position, "pass")[0], TurnPassed)
    play(position, f"found {next(free)} 0", f"found {next(free)} 5")
    play(position, "pass", "pass")
    assert position.outcome() is None
    assert play(position, "pass")[-1] == GameEnds("standstill", (0, 0, 0), (0, 1, 2))


def test_a15_a_view_tells_how_many_have_passed(board: Board, play: Any) -> None:
    """Nothing shows. After two of four have passed, two more passes end the game, from a view as well."""
    position = board("1 at 3,17 under land")
    play(position, "pass", "pass")
    restored = position.game.restore(position.view(0))
    play(restored, "pass")
    assert restored.outcome() is None
    play(restored, "pass")
    assert restored.end_reason() == "standstill"
