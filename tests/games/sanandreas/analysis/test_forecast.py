"""San Andreas: how likely the next quake is to destroy each city, from the epicentres on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any

import pytest
from forecast_positions import reached

from quakeboard.analysis.forecast import Danger, Effort, Odds, forecast
from quakeboard.core.kernel.rng import Rng
from quakeboard.core.registry import make_game
from quakeboard.games.sanandreas.analysis.forecast import Quake
from quakeboard.games.sanandreas.rules.actions import Mark, Roll

WHOLE = Effort(samples=2000, seconds=None)


def played(actions: str, seats: int = 3) -> tuple[Any, Any]:
    game = make_game("san-andreas", {"first": 0})
    position = game.start(seats)
    for text in actions.split("; "):
        position.apply(game.read(text))
    return game, position


def odds(dangers: list[Danger], at: str) -> tuple[float, float]:
    (found,) = [danger for danger in dangers if danger.at == at]
    return found.odds["average"].p, found.odds["worst"].p


def shaken(seed: int, quakes: int) -> tuple[Any, Any]:
    """A game after so many quakes, when four epicentres are marked again and the dice are to be rolled. Most
    turns mark an epicentre, so that there are coins in hand for many of them."""
    game = make_game("san-andreas", {"first": 0})
    position, dice = game.start(3), Random(seed)
    while position.phase_name() != "roll" or quakes:
        quakes -= position.phase_name() == "roll"
        legal = position.legal()
        marks = [action for action in legal if isinstance(action, Mark)]
        position.apply(dice.choice(marks if marks and dice.random() < 0.7 else legal))
    return game, position


# ---------------------------------------------------------------------- by hand


def test_a_city_on_a_flat_coast_falls_when_its_own_tile_is_lifted() -> None:
    """Three of the six faces lift the tile, which then leans; two let it dip, and it stays as it is."""
    game, position = played("found 1,11 3; mark 1,12 S")
    assert odds(forecast(game, position.view(0)), "1,11") == pytest.approx((3 * 216 / 1295,) * 2)


def test_without_an_epicentre_every_city_is_safe() -> None:
    game, position = played("found 1,11 3; found 4,5 2; found 7,1 5")
    dangers = forecast(game, position.view(1))
    assert [danger.seat for danger in dangers] == [0, 1, 2]
    assert {one for danger in dangers for one in danger.odds.values()} == {Odds(0.0)}


# ---------------------------------------------------------------------- against the rules


def orders(position: Any) -> Iterator[Any]:
    """Where each order of the dice leads, by the rules."""
    if position.phase_name() != "shift":
        yield position
        return
    for action in position.legal():
        twin = position.copy()
        twin.apply(action)
        yield from orders(twin)


@pytest.mark.parametrize(("seed", "quakes"), [(1, 0), (2, 2), (1, 4)])
def test_a_roll_does_what_the_rules_do_in_every_order(seed: int, quakes: int) -> None:
    """In the last of these games a roll cuts a city off from the land, and it sinks."""
    _, position = shaken(seed, quakes)
    quake, rng = Quake(position.kernel), Rng(seed)
    before = position.city_coins()
    assert before
    for _ in range(6):
        roll = Roll(tuple(rng.below(6) for _ in range(4)))
        if not any(roll.dice):
            continue
        twin = position.copy()
        twin.apply(roll)
        ends = list(orders(twin))
        # After a quake a null city may be asked for a swap: its place is what counts, not its coin.
        lost = [[city for city in before if city not in _standing(end)] for end in ends]
        dice = [(pawn, face) for pawn, face in enumerate(roll.dice) if face]
        found = quake.dangers([tuple(dice)], 1.0, WHOLE, Rng(1))
        for city, (average, worst) in zip(before, found, strict=True):
            hits = [city in one for one in lost]
            assert (average.error, worst.error) == (0, 0)
            assert worst.p == any(hits)
            assert average.p == pytest.approx(_share(hits, len(dice)))


def _standing(position: Any) -> list[int]:
    return list(position.city_coins())


def _share(hits: list[bool], dice: int) -> float:
    """Of two dice that are left, the second is resolved at once, so that each order is there once."""
    assert len(hits) == len(list(permutations(range(dice))))
    return sum(hits) / len(hits)


@pytest.mark.parametrize(("pawn", "face"), [(1, 3), (0, 0), (0, 6), (4, 1), (-1, 1)])
def test_only_a_pawn_on_the_board_shifts_its_tile_by_a_face_of_a_die(pawn: int, face: int) -> None:
    _, position = played("found 1,11 3; mark 1,12 S")
    before = position.kernel.landscape()
    with pytest.raises(ValueError, match="cannot shift"):
        position.kernel.resolve(pawn, face)
    assert position.kernel.landscape() == before


def test_dice_that_lie_there_are_a_question_of_order_alone() -> None:
    game, position = shaken(1, 0)
    position.apply(Roll((1, 3, 5, 3)))
    before = position.city_coins()
    while position.phase_name() == "shift":
        ends = list(orders(position))
        found = forecast(game, position.view(1))
        for city, danger in zip(position.city_coins(), found, strict=True):
            hits = [city not in _standing(end) for end in ends]
            assert danger.odds["average"] == Odds(pytest.approx(sum(hits) / len(hits)))
            assert danger.odds["worst"] == Odds(float(any(hits)))
        position.apply(position.legal()[-1])
    assert before


def test_all_rolls_together_are_the_mean_of_each() -> None:
    game, position = played("found 1,11 3; found 2,15 2; found 7,1 5; mark 1,12 S; mark 2,16 M; found 4,5 1")
    quake = Quake(position.kernel)
    rolls = [
        tuple((pawn, face) for pawn, face in ((0, a), (1, b)) if face) for a in range(6) for b in range(6)
    ]
    each = [quake.dangers([roll], 1.0, WHOLE, Rng(1)) for roll in rolls[1:]]
    for number, danger in enumerate(forecast(game, position.view(2), WHOLE)):
        for kind, name in enumerate(("average", "worst")):
            mean = (
                sum(found[number][kind].p for found in each) * 36 / 1295
            )  # the other two dice do not matter
            assert danger.odds[name] == Odds(pytest.approx(mean))


# ---------------------------------------------------------------------- sampled


def test_the_error_covers_what_is_exact() -> None:
    game, position = shaken(2, 0)
    view = position.view(0)
    exact = forecast(game, view, Effort(samples=1295, seconds=None))
    covered = tried = 0
    for seed in range(30):
        for true, sampled in zip(
            exact, forecast(game, view, Effort(samples=30, seconds=None), seed), strict=True
        ):
            for kind, found in sampled.odds.items():
                assert found.error > 0
                tried += 1
                covered += abs(found.p - true.odds[kind].p) <= found.error
    assert tried >= 100
    assert covered >= 0.93 * tried


# ---------------------------------------------------------------------- what nobody may know


def test_hidden_coins_change_nothing_for_anybody() -> None:
    """Whoever looks, and whatever lies face down: the cities, and so the forecast, are the same (A14)."""
    game, position = played("found 1,11 5; found 2,15 1; found 7,2 0; found 3,8 4; mark 1,12 S; mark 8,1 C")
    views = [position.view(seat) for seat in (0, 1, 2, None)]
    told = [forecast(game, view, WHOLE) for view in views]
    assert all(dangers == told[0] for dangers in told)
    _, other = played("found 1,11 2; found 2,15 5; found 7,2 3; found 3,8 0; mark 1,12 S; mark 8,1 C")
    assert forecast(game, other.view(0), WHOLE) == told[0]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_moment_can_be_forecast(seats: int) -> None:
    game, position = reached("san-andreas", seats, 8, lambda now: len(now.city_coins()) > 1)
    rng, seen, effort = Rng(4), set(), Effort(samples=4, seconds=None)
    while position.actor() != -2:
        if position.phase_name() not in seen or rng.below(20) == 0:
            seen.add(position.phase_name())
            view = position.view(rng.below(seats))
            dangers = forecast(game, view, effort, seed=1)
            assert [danger.seat for danger in dangers] == [city.seat for city in view.cities]
            for danger in dangers:
                assert 0 <= danger.odds["average"].p <= danger.odds["worst"].p <= 1
            assert forecast(game, replace(view, seat=view.seat), effort, seed=1) == dangers
        position.step(position.sample(rng))
    assert {"turn", "roll", "shift"} <= seen
    assert all(
        one == Odds(0.0) for danger in forecast(game, position.view(0)) for one in danger.odds.values()
    )
