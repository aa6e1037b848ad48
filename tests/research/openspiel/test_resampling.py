"""Other states that a seat cannot tell from its own: what information-set search needs."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from quakeboard.games.sanandreas.rules.pieces import IN_HAND
from quakeboard.research.openspiel import QuakeState

from .states import played, sampled_states

pytestmark = pytest.mark.full

GAME = pyspiel.load_game("python_quakeboard_san_andreas(players=4)")


def random_source(seed: int) -> Callable[[], float]:
    return np.random.RandomState(seed).uniform


def coins(state: QuakeState, seat: int) -> tuple[list[int], list[int]]:
    """What this seat holds, and the coins of its cities in the order of founding."""
    position = state.payload.position
    cities = [coin % 6 for coin in position.city_coins() if coin // 6 == seat]
    return position.coins(seat, IN_HAND), cities


def asking_for_swaps(seed: int) -> list[QuakeState]:
    return [state for state in sampled_states(GAME, seed, 1) if state.payload.position.phase_name() == "swap"]


STATES = [
    *sampled_states(GAME, 1, 6),
    *sampled_states(GAME, 2, 7),
    *(state for seed in range(8) for state in asking_for_swaps(seed)),
]


def test_swaps_are_among_the_states() -> None:
    """While swaps are asked for, whom nobody asks has told something (ruling A13)."""
    assert sum(state.payload.position.phase_name() == "swap" for state in STATES) >= 3


@pytest.mark.parametrize("player", range(4))
def test_the_seat_cannot_distinguish_them(player: int) -> None:
    for number, state in enumerate(STATES):
        other = state.resample_from_infostate(player, random_source(number))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert len(other.history()) == len(state.history())
        assert coins(other, player) == coins(state, player)
        if state.current_player() == player:
            assert other.legal_actions() == state.legal_actions()


def test_others_have_each_coin_that_they_could_have() -> None:
    state = played(GAME, 1, 9)
    (founder, *_), (player, *_) = (
        [seat for seat in range(4) if bool(coins(state, seat)[1]) == founded] for founded in (True, False)
    )
    probability = random_source(3)
    found = {coins(state.resample_from_infostate(player, probability), founder)[1][0] for _ in range(60)}
    assert found == set(range(6))


def test_the_state_itself_stays_as_it_was() -> None:
    state = played(GAME, 1, 9)
    before, history = str(state), state.history()
    state.resample_from_infostate(0, random_source(1))
    assert (str(state), state.history()) == (before, history)


def test_a_state_that_was_set_up_is_resampled_too() -> None:
    first = played(GAME, 1, 9)
    for player in range(4):
        state = GAME.state_at(first.payload.position.copy())
        for _ in range(6):
            state.apply_action(state.legal_actions()[-1])
            other = state.resample_from_infostate(player, random_source(player))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert len(other.history()) == len(state.history())


def test_openspiels_own_search_goes_by_it() -> None:
    state = played(GAME, 1, 9)
    rng = np.random.RandomState(1)
    bot = ISMCTSBot(GAME, RandomRolloutEvaluator(1, rng), 1.0, 12, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_where_nothing_is_secret_there_is_one_state() -> None:
    state = played(pyspiel.load_game("python_quakeboard_seismic(columns=7,rows=7)"), 1, 20)
    other = state.resample_from_infostate(1, random_source(1))
    assert str(other) == str(state)
    assert other.history() == state.history()
