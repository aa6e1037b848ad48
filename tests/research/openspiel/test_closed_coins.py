"""Coins that were lost face down are secrets of OpenSpiel's states too (ruling A14)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from quakeboard.research.openspiel import QuakeState

from .states import sampled_states

GAME = pyspiel.load_game("python_quakeboard_san_andreas(lakes=1,lost=closed)")
NONE, ONE = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER


def is_of_interest(state: QuakeState) -> bool:
    """Whether something was lost face down, or a swap is asked for."""
    position = state.payload.position
    return any(position.view(None).lost) or position.phase_name() == "swap"


STATES = [state for seed in range(12) for state in sampled_states(GAME, seed, 2) if is_of_interest(state)][
    ::3
]


def resampled(state: QuakeState, player: int, seed: int) -> QuakeState:
    return state.resample_from_infostate(player, np.random.RandomState(seed).uniform)


def lost(state: QuakeState) -> Any:
    return state.payload.rules.secrets.full_view(state.payload.position).lost


def test_other_coins_may_have_been_lost() -> None:
    changed = sum(
        lost(resampled(state, player, number)) != lost(state)
        for number, state in enumerate(STATES)
        for player in range(3)
    )
    assert changed > 5
    assert any(state.payload.position.phase_name() == "swap" for state in STATES)


@pytest.mark.parametrize("player", range(3))
def test_the_seat_cannot_distinguish_them(player: int) -> None:
    for number, state in enumerate(STATES):
        other = resampled(state, player, number)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert lost(other)[player] == lost(state)[player]


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize(("private", "public"), [(NONE, True), (ONE, True), (ONE, False)])
def test_no_lost_coin_leaks(private: Any, public: bool, recall: bool) -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
    observation = make_observation(GAME, kind)
    for number, state in enumerate(STATES):
        for player in range(3):
            other = resampled(state, player, number)
            assert observation.string_from(other, player) == observation.string_from(state, player)
            if observation.tensor is not None:
                observation.set_from(state, player)
                seen = observation.tensor.copy()
                observation.set_from(other, player)
                assert np.array_equal(observation.tensor, seen)


def test_public_tensors_depend_on_nothing_secret() -> None:
    """Whoever knows no secrets sees the same, whatever the seat whose side it takes has lost."""
    kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=NONE)
    observation = make_observation(GAME, kind)
    for number, state in enumerate(STATES):
        other = resampled(state, 1, number)
        for side in (0, 2):
            observation.set_from(state, side)
            seen = observation.tensor.copy()
            observation.set_from(other, side)
            assert np.array_equal(observation.tensor, seen)
