"""A game without tensors in OpenSpiel: small enough for exact algorithms, and found by its entry point."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr
from open_spiel.python.algorithms.exploitability import exploitability

from quakeboard.bots.match import play_match
from quakeboard.bots.spec import BotSpec
from quakeboard.core.registry import make_game
from quakeboard.play.verify import verify
from quakeboard.research.openspiel import QuakeState

from .states import played

NAME = "python_quakeboard_tremor"
ONE_ROUND = f"{NAME}(rounds=1)"
HEIGHTS = (1, 2, 3)
STRENGTHS = {0: Fraction(3, 6), 1: Fraction(2, 6), 2: Fraction(1, 6)}


@pytest.mark.parametrize("string", [NAME, ONE_ROUND, f"{NAME}(players=4,returns=rank)"])
def test_openspiels_own_checks_pass(string: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(string), 3, serialize=True, verbose=False)


def test_actions_are_numbered_by_their_places_among_the_legal_ones() -> None:
    state = played(pyspiel.load_game(NAME), 1, 5)
    assert [state.action_to_string(action) for action in state.legal_actions()] == (
        state.payload.position.texts()
    )
    assert state.legal_actions() == [0, 1], "the second round: one block is used"


@pytest.mark.parametrize("players", [2, 3])
def test_an_information_state_is_all_that_a_seat_has_seen(players: int) -> None:
    """Two histories have the same string if and only if all views on the way were the same."""
    game = pyspiel.load_game(f"{NAME}(rounds=1,players={players})")
    for player in range(players):
        strings: dict[Any, set[str]] = defaultdict(set)
        for state, views in histories(game.new_initial_state(), player, ()):
            strings[views].add(state.information_state_string(player))
        assert all(len(same) == 1 for same in strings.values())
        assert len(set.union(*strings.values())) == len(strings)


def histories(state: QuakeState, player: int, before: tuple[Any, ...]) -> Iterator[tuple[QuakeState, Any]]:
    """Every state of a game with all that a player has been shown until then."""
    views = (*before, state.payload.position.view(player))
    yield state, views
    for action in () if state.is_terminal() else state.legal_actions():
        yield from histories(state.child(action), player, views)


def test_the_exploitability_of_chance_is_what_the_rules_say() -> None:
    """One round: the best answers of both seats to somebody who builds and decides at random."""
    first = max(
        mean(result((own, stays), (other, others)) for other in HEIGHTS for others in (True, False))
        for own in HEIGHTS
        for stays in (True, False)
    )
    second = max(
        mean(
            max(mean(result((own, stays), (other, others)) for other in HEIGHTS) for stays in (True, False))
            for others in (True, False)
        )
        for own in HEIGHTS
    )
    game = pyspiel.load_game(ONE_ROUND)
    found = exploitability(game, policy.UniformRandomPolicy(game))
    assert found == pytest.approx(float((first + second) / 2))
    assert (first + second) / 2 == Fraction(5, 12)


def result(me: tuple[int, bool], other: tuple[int, bool]) -> Fraction:
    """The mean of 1 for a win, 0 for a tie and -1 for a loss, of seats that build and stay, or leave."""
    found = Fraction(0)
    for strength, odds in STRENGTHS.items():
        best = max((height for height, stays in (me, other) if stays and height + strength <= 3), default=0)
        mine, others = (2 * (height == best) if stays else 1 for height, stays in (me, other))
        found += odds * ((mine > others) - (mine < others))
    return found


def mean(values: Iterator[Fraction]) -> Fraction:
    found = list(values)
    return sum(found, Fraction(0)) / len(found)


def test_counterfactual_regret_minimisation_learns_it() -> None:
    game = pyspiel.load_game(ONE_ROUND)
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    uniform = exploitability(game, policy.UniformRandomPolicy(game))
    assert exploitability(game, solver.average_policy()) < uniform / 5


def test_a_resampled_state_deals_what_the_seat_has_not_seen() -> None:
    game = pyspiel.load_game(ONE_ROUND)
    state = game.new_initial_state()
    for action in (2, 0, 1):
        state.apply_action(action)
    rng = np.random.RandomState(1)
    others = [state.resample_from_infostate(1, rng.uniform) for _ in range(40)]
    assert {str(other) for other in others} == {f"moves: build {height},build 1,stay" for height in HEIGHTS}
    for other in others:
        assert other.information_state_string(1) == state.information_state_string(1)
        assert other.legal_actions() == state.legal_actions()
        again = other.resample_from_infostate(1, rng.uniform)
        assert again.information_state_string(1) == state.information_state_string(1)
    assert len({other.information_state_string(0) for other in others}) == len(HEIGHTS)


def test_openspiels_search_plays_it() -> None:
    bots = [BotSpec.read(bot) for bot in ("openspiel-ismcts:20", "random")]
    verify(play_match(make_game("tremor", {}), bots, "1"))
