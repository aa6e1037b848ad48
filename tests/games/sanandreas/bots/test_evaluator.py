"""The evaluator of San Andreas: its rollouts play as the greedy bot does, up to the next quake."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from quakeboard.bots.decision import Budget, Decision
from quakeboard.core.game import CHANCE, OVER
from quakeboard.core.kernel.rng import Rng
from quakeboard.games.sanandreas.bots.greedy import SanAndreasGreedy
from quakeboard.games.sanandreas.bots.kernel.evaluator import SanAndreasEvaluator
from quakeboard.games.sanandreas.rules.board import number
from quakeboard.games.sanandreas.rules.game import SanAndreas
from quakeboard.games.sanandreas.rules.phases import NOTE_ROLLED

GAME = SanAndreas()
NEVER = 10**6


def moments(seats: int, games: int, kind: SanAndreas = GAME) -> Iterator[Any]:
    """Every position of some games that are half greedy and half random, cities and scars of all kinds."""
    greedy, dice = SanAndreasGreedy(kind), random.Random(seats)
    for game in range(games):
        position, rng = kind.start(seats), Rng(f"knowledge {seats} {game}")
        while position.actor() != OVER:
            yield position
            if position.actor() == CHANCE or dice.random() < 0.5:
                position.step(position.sample(rng))
            else:
                position.apply(greedy.choose(Decision.of(position, Budget(), dice)))
        yield position


def turns(seats: int, games: int, game: SanAndreas = GAME) -> Iterator[Any]:
    """Those in which something may be founded or marked."""
    for position in moments(seats, games, game):
        if position.phase_name() == "turn" and len(position.codes()) > 1:
            yield position


def prepared(position: Any) -> SanAndreasEvaluator:
    evaluator = SanAndreasEvaluator(GAME)
    evaluator.prepare(position.kernel)
    return evaluator


@pytest.mark.parametrize("game", [GAME, SanAndreas.from_json({"lakes": True, "lost": "closed"})])
@pytest.mark.parametrize("seats", [3, 4])
def test_an_action_is_worth_what_the_greedy_bot_makes_of_it(seats: int, game: SanAndreas) -> None:
    greedy, seen = SanAndreasGreedy(game), 0
    for position in turns(seats, 2 if game == GAME else 4, game):
        valued = greedy.values(position.view(position.actor()), position.legal())
        worth = prepared(position).worth(position.kernel, position.codes())
        assert worth == pytest.approx([one.value for one in valued], abs=1e-9)
        seen += 1
    assert seen > 20


def test_an_epicentre_that_a_quake_has_moved_inland_counts_too() -> None:
    def inland(position: Any) -> bool:
        return any(not position.kernel.board.is_coastal(tile) for _, tile, _ in position.epicentres())

    position, rng = GAME.start(4), Rng("in 127")
    while position.phase_name() != "turn" or not inland(position):
        assert position.actor() != OVER
        position.step(position.sample(rng))
    valued = SanAndreasGreedy(GAME).values(position.view(position.actor()), position.legal())
    worth = prepared(position).worth(position.kernel, position.codes())
    assert worth == pytest.approx([one.value for one in valued], abs=1e-9)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_turn_of_a_rollout_is_one_of_the_best_by_the_greedy_bot(seats: int) -> None:
    rng, best, taken = Rng("foreseen"), 0, 0
    for position in turns(seats, games=2):
        evaluator, codes = prepared(position), position.codes()
        worth = dict(zip(codes, evaluator.worth(position.kernel, codes), strict=True))
        taken += 1
        best += worth[evaluator.choose(position.kernel, rng)] >= max(worth.values()) - 1e-9
    assert 0.8 * taken < best < taken  # now and then a turn is random


def test_what_is_hidden_from_a_seat_does_not_change_what_it_would_do() -> None:
    hidden = 0
    for position in turns(3, games=2):
        view = position.view(position.actor())
        others = [GAME.secrets.deal(view, Rng(f"deal {deal}")) for deal in range(3)]
        hidden += len({tuple(other.city_coins()) for other in others}) > 1
        worths = [prepared(other).worth(other.kernel, other.codes()) for other in others]
        assert worths[0] == worths[1] == worths[2]
    assert hidden > 10


def test_of_the_epicentres_on_a_tile_only_the_best_has_a_prior() -> None:
    position = next(turns(3, games=1))
    codes, legal = position.codes(), position.legal()
    marks = [i for i, action in enumerate(legal) if type(action).__name__ == "Mark"]
    priors = prepared(position).root_prior(position.kernel, codes)
    assert priors is not None
    tiles = [position.kernel.board.show[number(legal[i].at)] for i in marks if priors[i] > -1.0]
    assert len(tiles) == len(set(tiles)) > 1


@pytest.mark.parametrize("seats", [3, 4])
def test_shares_add_up_and_the_end_is_the_winners(seats: int) -> None:
    for position in moments(seats, games=2):
        shares = prepared(position).value(position.kernel)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1.0)
        if position.actor() == OVER:
            winners = position.outcome().winners
            assert {seat for seat, share in enumerate(shares) if share == max(shares)} == set(winners)


def rolled_out(position: Any, until: int) -> tuple[Any, int]:
    """The position to which play goes on, and how many quakes were rolled for on the way."""
    twin = position.copy()
    twin.kernel.journal = []
    evaluator = prepared(position)
    assert evaluator.rollout(twin.kernel, Rng("on"), until) == evaluator.value(twin.kernel)
    return twin, sum(what == NOTE_ROLLED for what, *_ in twin.kernel.journal)


def test_a_rollout_ends_with_the_next_quake() -> None:
    for position in turns(3, games=2):
        twin, quakes = rolled_out(position, NEVER)
        assert quakes == 1
        assert twin.actor() == OVER or twin.phase_name() == "turn"


def test_a_rollout_ends_with_the_turn_that_is_asked_for() -> None:
    for position in turns(3, games=1):
        twin, quakes = rolled_out(position, position.turn_number)
        assert (twin.turn_number, quakes) == (position.turn_number, 0)


def test_a_quake_under_way_is_not_the_next_one() -> None:
    seen = 0
    for position in moments(3, games=2):
        if position.phase_name() == "shift":
            twin, quakes = rolled_out(position, NEVER)
            assert quakes == (0 if twin.turn_number == position.turn_number else 1)
            assert twin.actor() == OVER or quakes == 1
            seen += 1
    assert seen > 3


def test_moved_tiles_are_evaluated_afresh() -> None:
    """What was prepared before a quake does not hold for the ground after it."""
    evaluator, ground, moved = SanAndreasEvaluator(GAME), None, 0
    for position in turns(3, games=1):
        if ground != list(position.kernel.board.show):
            moved += ground is not None
            ground = list(position.kernel.board.show)
            stale = evaluator.prior(position.kernel, position.codes()) if moved else None
            evaluator.prepare(position.kernel)
            assert stale in (None, evaluator.prior(position.kernel, position.codes()))
    assert moved
