"""Founding, marking, quakes, islands, scoring, the end: rulings A4 and A9 to A15."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from quakeboard.core.errors import BadOptions, IllegalAction
from quakeboard.core.game import CHANCE, OVER
from quakeboard.games.sanandreas.rules.actions import Found, Roll, decode, encode
from quakeboard.games.sanandreas.rules.events import (
    CityDestroyed,
    CityScored,
    CoinSwapped,
    DiceRolled,
    EpicentreMarked,
    FirstSeat,
    GameEnds,
    TileShifted,
    TilesSank,
    TurnBegins,
)
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.options import options_from_json
from quakeboard.games.sanandreas.rules.position import Position

Start = Callable[..., Position]
Board = Callable[[str], Position]


def texts(position: Position) -> list[str]:
    return [str(action) for action in position.legal()]


def refused(position: Position, text: str) -> tuple[str, str]:
    """The code and the ruling with which an action is refused."""
    before = position.state()
    with pytest.raises(IllegalAction) as caught:
        position.apply(position.game.read(text))
    assert position.state() == before
    assert caught.value.sentence.endswith(".")
    return caught.value.code, caught.value.ruling


def quake_with(play: Any, position: Position, *marks: str, roll: str) -> list[Any]:
    """Mark four epicentres and roll."""
    play(position, *(f"mark {mark}" for mark in marks))
    return list(play(position, f"roll {roll}"))


# ------------------------------------------------------------------ set-up, A4, A15


@pytest.mark.parametrize("seats", [3, 4])
def test_a15_chance_picks_the_first_seat(seats: int) -> None:
    position = SanAndreas().start(seats)
    assert position.actor() == CHANCE
    assert position.odds() == [
        (position.game.read(f"first {seat}"), Fraction(1, seats)) for seat in range(seats)
    ]
    assert position.apply(position.game.read("first 2")) == [FirstSeat(2), TurnBegins(2)]
    assert position.actor() == 2


@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_three_or_four_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        SanAndreas().start(seats)
    assert caught.value.code == "three-or-four-seats"


def test_options_are_checked() -> None:
    assert SanAndreas.from_json({"variants": []}).options_to_json() == {"first": None}
    assert SanAndreas.from_json({"first": 2}).start(3).actor() == 2
    for options, code in (
        ({"variants": ["big-one"]}, "no-variants"),
        ({"columns": 3}, "no-such-option"),
        ({"first": "me"}, "not-a-seat"),
        ({"first": True}, "not-a-seat"),
    ):
        with pytest.raises(BadOptions) as caught:
            options_from_json(options)
        assert caught.value.code == code
    with pytest.raises(BadOptions) as caught:
        SanAndreas.from_json({"first": 3}).start(3)
    assert caught.value.code == "bad-first-seat"


def test_a4_each_has_six_coins_and_there_are_four_pawns(start: Start) -> None:
    view = start(3).view(0)
    assert view.hands[0] == (0, 1, 2, 3, 4, 5)
    assert view.pawns == ("S", "M", "C", "A")


def test_the_order_of_legal_actions(start: Start) -> None:
    """By x, y and coin; then by x, y and pawn."""
    legal = texts(start())
    assert legal[:7] == [f"found 1,11 {coin}" for coin in range(6)] + ["found 1,12 0"]
    assert legal[551] == "found 10,4 5"
    assert legal[552:557] == ["mark 1,11 S", "mark 1,11 M", "mark 1,11 C", "mark 1,11 A", "mark 1,12 S"]
    assert len(legal) == 552 + 4 * 4 * 8


# ------------------------------------------------------------------ A9: founding


def test_a9_founding_puts_a_coin_on_the_board(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 3,13 5")
    (city,) = position.view(0).cities
    assert (city.tile, city.at, city.seat, city.coin, city.known) == (4, (3, 13), 0, 5, False)
    assert position.actor() == 1


def test_a9_cities_keep_apart_but_for_corners(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 3,13 5")
    for beside in ("2,13", "4,13", "3,12", "3,14"):
        assert refused(position, f"found {beside} 0") == ("city-next-door", "A9")
    assert "found 4,14 0" in texts(position)


def test_a9_refusals(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 1,13 5", "mark 1,11 S")
    assert refused(position, "found 1,13 0") == ("space-has-city", "A9")
    assert refused(position, "found 1,11 0") == ("space-has-pawn", "A9")
    assert refused(position, "found 1,9 0") == ("ocean-there", "A3")
    assert refused(position, "found 7,13 0") == ("land-there", "A8")
    assert refused(position, "found 99,5 0") == ("land-there", "A8")
    assert refused(position, "found -7,5 0") == ("ocean-there", "A3")
    play(position, "found 3,16 2", "mark 1,16 M")
    assert refused(position, "found 5,13 5") == ("not-in-hand", "A4")


def test_a9_not_on_a_steep_tile(board: Board) -> None:
    position = board("3 at 1,13\n4 at 1,13 over 3\n5 at 2,13 over 3, 4")
    assert refused(position, "found 3,13 0") == ("too-steep", "A7")
    assert "mark 3,13 S" in texts(position)  # ruling A10: steepness does not matter


def test_a9_a_pawn_under_another_tile_blocks_nothing(board: Board, play: Any) -> None:
    position = board("3 at 1,13\n4 at 3,13\n5 at 5,13")
    play(position, "mark 3,13 S")
    position.push(3, 1)
    assert "found 3,13 0" in texts(position)
    play(position, "found 2,13 5")
    assert refused(position, "found 3,13 0") == ("city-next-door", "A9")  # not for the pawn's sake


@pytest.mark.parametrize("coin", [None, 6, -1])
def test_a4_a_city_takes_a_coin_that_exists(start: Start, coin: int | None) -> None:
    with pytest.raises(IllegalAction) as caught:
        start().apply(Found((3, 13), coin))
    assert (caught.value.code, caught.value.ruling) == ("unknown-coin", "A4")


# ------------------------------------------------------------------ A10: epicentres


def test_a10_only_coastal_tiles(start: Start) -> None:
    position = start()
    coastal = {tile.id for tile in position.view(None).tiles if tile.coastal}
    assert coastal == {0, 3, 6, 9, 12, 15, 18, 21}
    assert refused(position, "mark 3,13 S") == ("not-coastal", "A10")


def test_a10_diagonal_ocean_does_not_count(board: Board) -> None:
    position = board("3 at 1,13\n4 at 3,13\n6 at 1,11\n7 at 3,11\n0 at 1,15\n1 at 3,15\n5 at 5,13\n2 at 5,15")
    assert not next(tile for tile in position.view(None).tiles if tile.id == 4).coastal


def test_a10_ocean_opens_up_anywhere(start: Start) -> None:
    position = start()
    position.push(7, 5)
    assert {tile.id for tile in position.view(None).tiles if tile.coastal} >= {4, 8}


def test_a10_a_tile_can_bear_several_pawns(start: Start, play: Any) -> None:
    position = start()
    play(position, "mark 1,13 S", "mark 1,14 C")
    assert refused(position, "mark 2,13 S") == ("pawn-on-board", "A10")
    assert refused(position, "mark 1,14 A") == ("space-has-pawn", "A9")
    assert [str(mark) for mark in position.view(None).epicentres[0].at] == ["1", "13"]


def test_a10_a_pawn_stays_with_its_tile(start: Start, play: Any) -> None:
    position = start()
    play(position, "mark 1,13 S")
    position.push(3, 4)
    assert [(mark.tile, mark.at) for mark in position.view(None).epicentres] == [(3, (1, 12))]


# ------------------------------------------------------------------ A11: quakes


def test_a11_the_fourth_pawn_sets_off_a_quake(start: Start, play: Any) -> None:
    position = start()
    play(position, "mark 1,13 S", "mark 1,14 M", "mark 2,13 C")
    (event,) = play(position, "mark 2,14 A")
    assert event == EpicentreMarked(3, 3, (2, 14), "A", quake=True)
    assert position.actor() == CHANCE


def test_a11_all_rolls_but_four_nulls_are_equally_likely(start: Start, play: Any) -> None:
    position = start()
    play(position, "mark 1,13 S", "mark 1,14 M", "mark 2,13 C", "mark 2,14 A")
    odds = position.odds()
    assert len(odds) == 6**4 - 1
    assert {chance for _, chance in odds} == {Fraction(1, 1295)}
    assert str(odds[0][0]) == "roll 0 0 0 1"
    assert str(odds[-1][0]) == "roll 5 5 5 5"
    assert refused(position, "roll 0 0 0 0") == ("four-nulls", "A11")


def test_a11_the_player_chooses_the_order_of_the_dice(start: Start, play: Any) -> None:
    position = start()
    quake_with(play, position, "1,13 S", "1,14 M", "2,13 C", "2,14 A", roll="0 3 1 5")
    assert position.actor() == 3
    assert texts(position) == ["shift M", "shift C", "shift A"]
    assert refused(position, "shift S") == ("null-die", "A11")
    play(position, "shift C")
    assert refused(position, "shift C") == ("resolved", "A11")
    assert texts(position) == ["shift M", "shift A"]
    assert position.view(None).to_resolve == ("M", "A")
    events = play(position, "shift A")
    # The last die is no decision: it is resolved at once.
    assert [event.pawn for event in events if isinstance(event, TileShifted)] == ["A", "M"]
    assert position.actor() == 0


def test_a11_a_single_die_is_resolved_at_once(start: Start, play: Any) -> None:
    position = start()
    events = quake_with(play, position, "1,13 S", "1,14 M", "2,13 C", "2,14 A", roll="0 0 0 1")
    assert events[0] == DiceRolled(3, (0, 0, 0, 1))
    assert isinstance(events[1], TileShifted)
    assert position.actor() == 0
    assert [mark.pawn for mark in position.view(None).epicentres] == ["S", "M", "C"]
    assert position.view(None).pawns == ("A",)


def test_a11_cities_on_a_tile_whose_lean_changes_are_destroyed(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 1,13 5")
    events = quake_with(play, position, "1,15 S", "1,16 M", "1,12 C", "2,14 A", roll="0 0 0 1")
    (lost,) = (event for event in events if isinstance(event, CityDestroyed))
    assert (lost.why, lost.under, lost.at, lost.coin) == ("lean", None, (2, 13), 5)


def test_a11_a_city_travels_with_a_tile_that_stays_flat(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 7,1 5")
    position.push(21, 4)
    assert [city.at for city in position.view(0).cities] == []
    position = start()
    play(position, "found 7,2 5")
    position.push(21, 4)
    assert [city.at for city in position.view(0).cities] == [(7, 1)]


def test_a11_a_tile_that_shifts_flat_on_land_keeps_its_cities(board: Board, play: Any) -> None:
    position = board("0 at 1,17 over land")
    play(position, "found 1,17 5")
    assert not [event for event in position.push(0, 3) if isinstance(event, CityDestroyed)]
    assert [city.at for city in position.view(0).cities] == [(1, 18)]


# ------------------------------------------------------------------ A12: islands


def test_a12_tiles_cut_off_from_land_sink(board: Board, play: Any) -> None:
    position = board("1 at 3,15\n6 at 1,9\n9 at 1,7\n12 at 3,7")
    play(position, "found 4,8 5", "found 3,15 4")
    events = quake_with(play, position, "3,16 S", "4,16 M", "4,15 C", "1,9 A", roll="2 0 0 0")
    (sank,) = (event for event in events if isinstance(event, TilesSank))
    assert (sank.tiles, sank.pawns) == ((6, 9, 12), ("A",))
    assert sank.at == ((1, 9), (1, 7), (3, 7))
    (lost,) = (event for event in events if isinstance(event, CityDestroyed))
    assert (lost.why, lost.at, lost.coin) == ("sank", (4, 8), 5)
    assert [tile.id for tile in position.view(None).tiles] == [1]
    assert position.view(None).pawns == ("S", "A")


def test_a12_touching_land_along_a_side_is_enough(board: Board, play: Any) -> None:
    position = board("5 at 5,13\n4 at 3,12\n3 at 1,11")
    quake_with(play, position, "3,12 S", "4,12 M", "5,13 C", "1,11 A", roll="0 0 0 2")
    assert [tile.id for tile in position.view(None).tiles] == [3, 4, 5]


def test_a12_touching_land_at_a_corner_is_not(board: Board, play: Any) -> None:
    """Tile 10 meets land only at the corner between its space 6,10 and the land at 7,11."""
    position = board("10 at 5,9\n1 at 3,15")
    events = quake_with(play, position, "5,9 S", "5,10 M", "6,9 C", "3,15 A", roll="0 0 0 2")
    assert [event.tiles for event in events if isinstance(event, TilesSank)] == [(10,)]


# ------------------------------------------------------------------ A13: scoring


def scores(events: list[Any]) -> list[tuple[int, int, str | None, int | None, int]]:
    return [
        (
            event.score.seat,
            event.score.coin,
            event.score.coast and event.score.coast.side,
            event.score.coast and event.score.coast.between,
            event.score.points,
        )
        for event in events
        if isinstance(event, CityScored)
    ]


def test_a13_a_city_scores_its_coin_less_the_spaces_to_the_coast(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 4,13 5", "found 1,16 2", "found 6,15 3", "found 3,7 4")
    events = quake_with(play, position, "1,13 S", "1,14 M", "8,1 C", "7,1 A", roll="0 0 0 4")
    assert scores(events) == [(0, 5, "W", 3, 2), (1, 2, "W", 0, 2), (2, 3, "W", 5, 0), (3, 4, "S", 0, 4)]
    assert position.scores() == (2, 2, 0, 4)


def test_a13_a_line_onto_land_reaches_no_coast(board: Board, play: Any) -> None:
    """Tile 2 lies wholly on land: nothing but land around it."""
    position = board("2 at 9,18 over land\n1 at 3,15")
    play(position, "found 9,18 5")
    events = quake_with(play, position, "3,15 S", "4,15 M", "3,16 C", "4,16 A", roll="0 0 0 2")
    assert scores(events) == [(0, 5, None, None, 0)]


def test_a13_a_null_city_may_take_back_a_destroyed_coin(start: Start, play: Any) -> None:
    position = start(3)
    play(position, "found 1,13 5", "found 5,15 1", "found 5,13 1", "found 9,1 0")
    events = quake_with(play, position, "1,15 S", "1,16 M", "1,12 C", "2,14 A", roll="0 0 0 1")
    assert not scores(events)
    assert (position.actor(), position.phase_name()) == (0, "swap")
    assert texts(position) == ["swap 5", "pass"]
    assert refused(position, "swap 4") == ("not-destroyed", "A13")
    events = play(position, "swap 5")
    assert CoinSwapped(0, 22, (9, 1), 5) in events
    assert (0, 5, "W", 2, 3) in scores(events)
    view = position.view(1)
    assert view.destroyed[0] == (0,)
    assert [city.coin for city in view.cities if city.seat == 0] == [5]


def test_a13_swaps_are_asked_in_seat_order_from_the_one_who_set_off_the_quake(
    start: Start, play: Any
) -> None:
    position = start(3)
    # Seats 0 and 1 each lose a coin on tile 3 and keep a null city; the quake is set off by seat 1.
    play(position, "found 1,13 5", "found 2,14 4", "found 5,15 3", "found 9,1 0", "found 9,3 0")
    play(position, "found 5,13 2", "mark 1,15 S", "mark 1,16 M", "mark 1,12 C", "mark 2,13 A")
    assert position.turn == 0
    play(position, "roll 0 0 0 1")
    asked = [position.actor()]
    play(position, "pass")
    asked.append(position.actor())
    assert asked == [0, 1]
    play(position, "pass")
    assert (position.actor(), position.phase_name()) == (1, "turn")


def test_a13_without_a_destroyed_coin_nobody_is_asked(start: Start, play: Any) -> None:
    position = start()
    play(position, "found 9,1 0")
    quake_with(play, position, "1,15 S", "1,16 M", "1,12 C", "2,14 A", roll="0 0 0 1")
    assert position.phase_name() == "turn"


# ------------------------------------------------------------------ A15: passing and the end


def test_a15_whoever_can_act_may_not_pass(start: Start) -> None:
    assert refused(start(), "pass") == ("must-act", "A15")


def test_a15_whoever_cannot_act_passes_and_if_nobody_can_the_game_ends(board: Board, play: Any) -> None:
    """A lone tile under land: nothing shows, so nobody can do anything, ever."""
    position = board("1 at 3,17 under land")
    assert texts(position) == ["pass"]
    play(position, "pass", "pass", "pass")
    (passed, ends) = play(position, "pass")
    assert passed.seat == 3
    assert ends == GameEnds("standstill", (0, 0, 0, 0), (0, 1, 2, 3))
    assert position.actor() == OVER
    assert refused(position, "pass") == ("game-over", "end of the game")


def test_a15_the_game_ends_after_the_scoring_when_a_hand_is_empty(start: Start, play: Any) -> None:
    position = start(3)
    places = ["1,11", "1,13", "1,15", "3,11", "3,13", "3,15", "5,11", "5,13", "5,15", "2,9", "4,9", "6,9"]
    places += ["3,7", "5,7", "7,7", "4,5", "6,5", "8,5"]
    for i, place in enumerate(places):
        play(position, f"found {place} {i // 3}")
        assert position.outcome() is None
    assert all(text.startswith("mark") for text in texts(position))
    play(position, "mark 5,4 S", "mark 8,2 M", "mark 7,1 C", "mark 7,2 A")
    events = play(position, "roll 0 0 0 4")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "coins"
    assert events[-1] == GameEnds("coins", outcome.scores, outcome.winners)
    assert outcome.winners == tuple(s for s in range(3) if outcome.scores[s] == max(outcome.scores))


# ------------------------------------------------------------------ refusals of phases; codes


def test_actions_out_of_their_time_are_refused(start: Start, play: Any) -> None:
    position = SanAndreas().start(4)
    assert refused(position, "found 1,13 5") == ("not-now-start", "A15")
    assert refused(SanAndreas().start(3), "first 3") == ("no-seat-there", "A15")
    position = start()
    assert refused(position, "first 1") == ("not-now-turn", "HOW TO PLAY")
    play(position, "mark 1,13 S", "mark 1,14 M", "mark 2,13 C", "mark 2,14 A")
    assert refused(position, "shift S") == ("not-now-roll", "A11")
    play(position, "roll 1 2 3 4")
    assert refused(position, "found 1,15 0") == ("not-now-shift", "A11")


def test_every_roll_has_its_number() -> None:
    numbers = {
        encode(Roll((s, m, c, a))) for s in range(6) for m in range(6) for c in range(6) for a in range(6)
    }
    assert len(numbers) == 6**4
    assert all(encode(decode(number)) == number for number in numbers)


@pytest.mark.parametrize("code", [-1, 0, 7, 33, 2048, 8192, 10**6])
def test_a_number_of_no_legal_action_is_refused(start: Start, code: int) -> None:
    position = start()
    before = position.state()
    with pytest.raises(ValueError, match="no legal action"):
        position.step(code)
    assert position.state() == before
